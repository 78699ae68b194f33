"""Special functions in JAX, in float64 where the platform has it: see tpu_compile.lowering.special."""

from __future__ import annotations

import math
from typing import Any

from tpu_compile.lowering.jax_bessel import wide

_EULER = 0.57721566490153286061
_LGAMMA_TERMS = 28  # 2^-k, twice: half of an ulp in float64

# B(2k) / (2k)! of the Euler-Maclaurin tail of the zeta function.
_TAIL = (
    1 / 12, -1 / 720, 1 / 30240, -1 / 1209600, 1 / 47900160, -691 / 1307674368000,
    1 / 74724249600, -3617 / 10670622842880000, 43867 / 5109094217170944000,
    -174611 / 802857662698291200000,
)  # fmt: skip
_TERMS = 9


def erfcx(x: Any) -> Any:
    """JAX's float32 loses everything between 9.2 and 9.4."""
    from jax.scipy.special import erfcx

    return erfcx(wide(x)).astype(x.dtype)


def ndtri(x: Any) -> Any:
    from jax.scipy.special import ndtri

    return ndtri(x)


def i0(x: Any) -> Any:
    from jax.scipy.special import i0

    return i0(x)


def i0e(x: Any) -> Any:
    from jax.scipy.special import i0e

    return i0e(x)


def i1(x: Any) -> Any:
    from jax.scipy.special import i1

    return i1(x)


def i1e(x: Any) -> Any:
    from jax.scipy.special import i1e

    return i1e(x)


def igamma(a: Any, x: Any) -> Any:
    from jax.scipy.special import gammainc

    return _at_edges(a, x, gammainc(a, x), upper=False)


def igammac(a: Any, x: Any) -> Any:
    from jax.scipy.special import gammaincc

    return _at_edges(a, x, gammaincc(a, x), upper=True)


def _at_edges(a: Any, x: Any, y: Any, *, upper: bool) -> Any:
    """Torch's kernels look for the edges first, one after the other; some come before a NaN."""
    import jax.numpy as jnp

    zero, one = (1.0, 0.0) if upper else (0.0, 1.0)
    y = jnp.where(jnp.isinf(x), one, y)
    y = jnp.where(jnp.isinf(a), jnp.where(jnp.isinf(x), jnp.nan, zero), y)
    y = jnp.where(x == 0, zero, y)
    y = jnp.where(a == 0, jnp.where(x > 0, one, jnp.nan), y)
    return jnp.where((x < 0) | (a < 0), jnp.nan, y)


def lgamma(x: Any) -> Any:
    """JAX's has an absolute error at the zeros in 1 and 2, 5e-7 in float32 and 1e-15 in float64.

    So between 0.5 and 2.5 it is the series at 2, of (zeta(k) - 1) (-z)^k / k, less log(x - 1) at 1.
    """
    import jax.numpy as jnp
    from jax.lax import lgamma
    from scipy.special import zetac  # type: ignore[import-untyped]

    y = wide(x)
    at_one = y < 1.5
    z = jnp.clip(y - jnp.where(at_one, 1, 2), -0.5, 0.5)
    series = jnp.zeros_like(z)
    for k in range(_LGAMMA_TERMS, 1, -1):
        series = (series + float(zetac(k)) / (-k if k % 2 else k)) * z
    series = (series + (1 - _EULER)) * z
    # XLA's log1p of float64 is up to 120 ulp off where |z| > 0.375.
    log = jnp.where(jnp.abs(z) > 0.35, jnp.log(1 + z), jnp.log1p(z))
    near = jnp.where(at_one, series - log, series)
    return jnp.where((y >= 0.5) & (y <= 2.5), near, lgamma(y)).astype(x.dtype)


def digamma(x: Any) -> Any:
    """An infinity at 0, of the sign that torch gives it, where JAX has NaN."""
    import jax.numpy as jnp
    from jax.lax import digamma

    y = wide(x)
    return jnp.where(y == 0, -(1 / y), digamma(y)).astype(x.dtype)


def zeta(s: Any, q: Any) -> Any:
    """Hurwitz's zeta function, also below 0, where s is integral and q is not."""
    return _zeta(wide(s), wide(q)).astype(s.dtype)


def _zeta(s: Any, q: Any) -> Any:
    """The sum of (q + k)^-s, term by term until q + k is above 9; then Euler and Maclaurin's tail."""
    import jax
    import jax.numpy as jnp

    pole = (q <= 0) & (q == jnp.floor(q))
    # Where the result is known without a sum, let the sum be a short one.
    start = jnp.where(pole | (q < 0) & (s != jnp.floor(s)) | ~jnp.isfinite(q), 1.0, q)

    def unfinished(state: Any) -> Any:
        k, a, _ = state
        return (k < _TERMS) | jnp.any(a <= _TERMS)

    def step(state: Any) -> Any:
        k, a, total = state
        goes_on = (k < _TERMS) | (a <= _TERMS)
        total = jnp.where(goes_on, total + a**-s, total)
        return k + 1, jnp.where(goes_on, a + 1, a), total

    _, a, total = jax.lax.while_loop(unfinished, step, (0, start, jnp.zeros_like(start)))
    whole = total
    power = a**-s
    total = total + a * power / (s - 1) + power / 2
    factor = s
    for k, coefficient in enumerate(_TAIL):
        power = power / a
        total = total + coefficient * factor * power
        factor = factor * (s + 2 * k + 1) * (s + 2 * k + 2)
        power = power / a
    total = jnp.where(s == jnp.inf, jnp.where(whole > 0, whole, jnp.nan), total)
    total = jnp.where(q == jnp.inf, jnp.nan, total)
    total = jnp.where((q < 0) & (s != jnp.floor(s)), jnp.nan, total)
    total = jnp.where(jnp.isnan(s) | jnp.isnan(q), jnp.nan, total)
    total = jnp.where(pole, jnp.inf, total)
    return jnp.where(s < 1, jnp.nan, jnp.where(s == 1, jnp.inf, total))


def polygamma(x: Any, *, n: int) -> Any:
    """The n-th derivative of digamma, for n of at least 1."""
    import jax.numpy as jnp

    if n == 1:
        return _trigamma(x)
    y = wide(x)
    factorial = math.exp(math.lgamma(n + 1))
    result = (1.0 if n % 2 else -1.0) * factorial * _zeta(jnp.full_like(y, n + 1), y)
    return result.astype(x.dtype)


_TRIGAMMA_STEPS = 6  # from there the series of 1/x serves


def _trigamma(x: Any) -> Any:
    """ATen's: by reflection below 1/2, with the sine of a rounded product, which is not 0 at a pole."""
    import jax.numpy as jnp

    below = x < 0.5
    pi = jnp.asarray(math.pi, x.dtype)
    sine = jnp.sin(pi * x)
    y = jnp.where(below, 1 - x, x)
    total = jnp.where(below, -(pi * pi) / (sine * sine), 0)
    for _ in range(_TRIGAMMA_STEPS):
        total = total + 1 / (y * y)
        y = y + 1
    z = 1 / (y * y)
    total = total + (1 + 1 / (2 * y) + z * (1 / 6 - z * (1 / 30 - z * (1 / 42)))) / y
    return jnp.where(below, -total, total)

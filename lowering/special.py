"""Special functions: CHLO's expansions and JAX's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


def chlo_function(name: str) -> RuleFn:
    """A CHLO operation on floats; integers are promoted and 16-bit floats computed in float32."""

    @family
    def rule(b: Builder, *xs: Any) -> Value:
        return b.in_opmath(lambda *vs: b.chlo(name, *vs), *b.promote(*xs, to=b.out.dtype))

    return rule


def jax_function(fn: Callable[..., Any]) -> RuleFn:
    """A function from the bridge, with the same promotion."""

    @family
    def rule(b: Builder, *xs: Any) -> Value:
        return b.in_opmath(lambda *vs: call_jax(b, fn, *vs)[0], *b.promote(*xs, to=b.out.dtype))

    return rule


def erfcx(x: Any) -> Any:
    """In float64 throughout: JAX's float32 loses everything between 9.2 and 9.4."""
    import jax.numpy as jnp
    from jax.scipy.special import erfcx

    return erfcx(x.astype(jnp.float64)).astype(x.dtype)


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

    return gammainc(a, x)


def igammac(a: Any, x: Any) -> Any:
    from jax.scipy.special import gammaincc

    return gammaincc(a, x)


for _op, _name in (
    (aten.lgamma.default, "lgamma"),
    (aten.erfinv.default, "erf_inv"),
    (aten.special_zeta.default, "zeta"),
    (aten.special_zeta.other_scalar, "zeta"),
    (aten.special_zeta.self_scalar, "zeta"),
):
    lower(_op)(chlo_function(_name))

for _op, _fn in (
    (aten.special_erfcx.default, erfcx),
    (aten.special_ndtri.default, ndtri),
    (aten.i0.default, i0),
    (aten.special_i0e.default, i0e),
    (aten.special_i1.default, i1),
    (aten.special_i1e.default, i1e),
    (aten.igamma.default, igamma),
    (aten.igammac.default, igammac),
):
    lower(_op)(jax_function(_fn))


@lower(aten.digamma.default)
def digamma(b: Builder, self: Value) -> Value:
    """aten::digamma(Tensor self) -> Tensor"""

    def function(x: Value) -> Value:
        pole = -(1 / x)  # at 0, where CHLO gives NaN: an infinity of the sign that torch gives it
        return b.select(x.eq(0), pole, b.chlo("digamma", x))

    return b.in_opmath(function, b.convert(self, b.out.dtype))

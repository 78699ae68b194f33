"""Random ops that need an algorithm: categorical, Poisson, binomial, gamma and Dirichlet samples."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.random import open_uniform, standard_exponential, with_generator
from tpu_compile.lowering.registry import arguments, lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


def _with_generator(node: fx.Node) -> str | None:
    """As `with_generator`, for ops whose generator can be passed by position."""
    last = node.args[-1] if node.args else None
    if last is not None and not isinstance(last, fx.Node):
        return "a random op with its own generator"
    return with_generator(node)


def _key(b: Builder) -> Value:
    """A key for jax.random, drawn from the call's random state."""
    return b.random_bits((2,), torch.uint32)


def _wrapped(key: Any) -> Any:
    """Named, because a user's JAX configuration can change the default generator."""
    import jax

    return jax.random.wrap_key_data(key, impl="threefry2x32")


# ---------------------------------------------------------------------- multinomial


_MOST_CATEGORIES = 1 << 24


def _unless_multinomial(node: fx.Node) -> str | None:
    """A draw from a generator of its own cannot come from the call's random state; what eager refuses."""
    given = arguments(node)
    weights, count = given["self"].meta["val"], given["num_samples"]
    categories = weights.shape[-1]
    if not weights.dtype.is_floating_point or count <= 0 or categories > _MOST_CATEGORIES:
        return "eager refuses it"
    if not given.get("replacement", False) and count > categories:
        return "eager refuses more samples than categories"
    return with_generator(node)


def _check_weights(b: Builder, weights: Value, each: bool) -> None:
    """Raise what eager raises for what is no distribution; `each` where it draws one by one."""
    if b.depth or not weights.numel:
        return

    def check(ok: Value, message: str) -> None:
        b.check(b.reduce(ok, range(ok.rank), "and", True), "assert", message)

    finite, positive = b.is_finite(weights), weights >= 0
    invalid = "invalid multinomial distribution "
    if each:
        check(positive, invalid + "(encountering probability entry < 0)")
        check(finite, invalid + "(encountering probability entry = infinity or NaN)")
    else:
        either = "probability tensor contains either `inf`, `nan` or element < 0"
        check(finite & positive, either)
    some = b.reduce(weights > 0, (weights.rank - 1,), "or", False)
    check(some, invalid + "(sum of probabilities <= 0)")


@lower(aten.multinomial.default, unless=_unless_multinomial)
def multinomial(
    b: Builder, self: Value, num_samples: int, replacement: bool = False, *, generator: Any = None
) -> Value:
    """aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor"""  # noqa: E501
    weights = b.convert(self, opmath(self.dtype))
    each = replacement and num_samples > 1
    _check_weights(b, weights, each)
    if each:
        u = open_uniform(b, b.out.shape, weights.dtype)
        (drawn,) = call_jax(b, _inverse_cdf, weights, u)
        return b.convert(drawn, torch.int64)
    # The smallest of exponential variables with rates w_i has index i with probability w_i / sum.
    race = weights / standard_exponential(b, weights.shape, weights.dtype)
    (order,) = call_jax(b, _largest, race, count=num_samples)
    return b.convert(order, torch.int64)


def _inverse_cdf(weights: Any, u: Any) -> Any:
    """For each u, the first category whose cumulative weight exceeds u * total."""
    import jax
    import jax.numpy as jnp
    from jax import lax

    axis = weights.ndim - 1
    cumulative = lax.cumsum(weights, axis=axis)
    # A parallel sum need not be monotonic; and a category of weight 0 must not gain any by rounding.
    cumulative = lax.cummax(jnp.where(weights > 0, cumulative, 0), axis=axis)
    targets = u * cumulative[..., -1:]

    def search(row: Any, values: Any) -> Any:
        return jnp.searchsorted(row, values, side="right")

    return (jax.vmap(search) if axis else search)(cumulative, targets).astype(int)


def _largest(x: Any, *, count: int) -> Any:
    """The indices of the `count` largest, in descending order."""
    import jax.numpy as jnp
    from jax import lax

    if count == 1:
        return jnp.argmax(x, axis=-1, keepdims=True)
    return lax.top_k(x, count)[1].astype(int)


# ---------------------------------------------------------------------- counts


@lower(aten.poisson.default, unless=_with_generator)
def poisson(b: Builder, self: Value, generator: Any = None) -> Value:
    """aten::poisson(Tensor self, Generator? generator=None) -> Tensor"""
    (drawn,) = call_jax(b, _poisson, _key(b), b.convert(self, opmath(self.dtype)))
    return b.convert(drawn, b.out.dtype)


def _poisson(key: Any, rate: Any) -> Any:
    import jax

    return jax.random.poisson(_wrapped(key), rate, dtype=int)


@lower(aten.binomial.default, unless=_with_generator)
def binomial(b: Builder, count: Value, prob: Value, generator: Any = None) -> Value:
    """aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor"""
    wide = opmath(b.out.dtype)
    n, p = b.promote(count, prob, to=wide)
    (drawn,) = call_jax(b, _binomial, _key(b), n, p)
    return b.convert(drawn, b.out.dtype)


def _binomial(key: Any, count: Any, prob: Any) -> Any:
    import jax

    return jax.random.binomial(_wrapped(key), count, prob, dtype=count.dtype)


# ---------------------------------------------------------------------- gamma and Dirichlet


@lower(aten._standard_gamma.default, unless=_with_generator)
def standard_gamma(b: Builder, self: Value, generator: Any = None) -> Value:
    """aten::_standard_gamma(Tensor self, Generator? generator=None) -> Tensor"""
    (drawn,) = call_jax(b, _gamma, _key(b), b.convert(self, opmath(self.dtype)))
    return b.convert(drawn, b.out.dtype)


def _gamma(key: Any, concentration: Any) -> Any:
    """Never 0, as in torch: its logarithm is what comes next."""
    import jax
    import jax.numpy as jnp

    drawn = jax.random.gamma(_wrapped(key), concentration, dtype=concentration.dtype)
    return jnp.maximum(drawn, np.finfo(concentration.dtype).tiny)


@lower(aten._standard_gamma_grad.default)
def standard_gamma_grad(b: Builder, self: Value, output: Value) -> Value:
    """aten::_standard_gamma_grad(Tensor self, Tensor output) -> Tensor"""

    def gradient(concentration: Value, sample: Value) -> Value:
        return call_jax(b, _gamma_grad, concentration, sample)[0]

    return b.in_opmath(gradient, self, output)


def _gamma_grad(concentration: Any, sample: Any) -> Any:
    from jax import lax

    return lax.random_gamma_grad(concentration, sample)


@lower(aten._sample_dirichlet.default, unless=_with_generator)
def sample_dirichlet(b: Builder, self: Value, generator: Any = None) -> Value:
    """aten::_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor"""
    (drawn,) = call_jax(b, _dirichlet, _key(b), b.convert(self, opmath(self.dtype)))
    return b.convert(drawn, b.out.dtype)


def _dirichlet(key: Any, concentration: Any) -> Any:
    """Normalized in the logarithm, where samples of small concentrations do not underflow."""
    import jax
    import jax.numpy as jnp

    logs = jax.random.loggamma(_wrapped(key), concentration, dtype=concentration.dtype)
    drawn = jax.nn.softmax(logs, axis=-1)
    return jnp.maximum(drawn, np.finfo(concentration.dtype).tiny)

"""Random ops on the call's random state."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import arguments, family, lower
from tpu_compile.lowering.types import is_integral

aten = torch.ops.aten

# Beyond this range the remainder of 32 random bits would visibly favour small numbers.
_WIDE_RANGE = 1 << 24


def with_generator(node: fx.Node) -> str | None:
    """A draw from a generator of its own cannot come from the call's random state."""
    generator = node.kwargs.get("generator")
    return None if generator is None else "a random op with its own generator"


def _wide(dtype: torch.dtype) -> torch.dtype:
    """The float dtype that a distribution is computed in for results of `dtype`."""
    if dtype == torch.float64 or (is_integral(dtype) and dtype.itemsize >= 4):
        return torch.float64
    return torch.float32


# ---------------------------------------------------------------------- sources of randomness


def symmetric_uniform(b: Builder, shape: Sequence[int], dtype: torch.dtype) -> Value:
    """Uniform in the open interval (-1, 1), never 0: odd multiples of 2^-24 (float64: 2^-53).

    Exact in the dtype, so a quantile function applied to it is never infinite.
    """
    word, signed, digits = (
        (torch.uint64, torch.int64, 53)
        if dtype == torch.float64
        else (torch.uint32, torch.int32, 24)
    )
    bits = b.bitcast(b.random_bits(shape, word), signed)
    shift = b.like(signed.itemsize * 8 - digits - 1, bits)
    odd = b.binary("shift_right_arithmetic", bits, shift) | b.like(1, bits)
    return b.convert(odd, dtype) * 2.0**-digits


def open_uniform(b: Builder, shape: Sequence[int], dtype: torch.dtype) -> Value:
    """Uniform in the open interval (0, 1)."""
    return abs(symmetric_uniform(b, shape, dtype))


def standard_exponential(b: Builder, shape: Sequence[int], dtype: torch.dtype) -> Value:
    """Exponential of rate 1: positive and finite, with a float's full resolution near 0."""
    word, digits = (torch.uint64, 53) if dtype == torch.float64 else (torch.uint32, 24)
    scale = 2.0 ** (-8 * word.itemsize)
    u = b.convert(b.random_bits(shape, word), dtype) * scale + scale / 2
    return -b.unary("log_plus_one", -b.minimum(u, 1 - 2.0**-digits))


def standard_normal(b: Builder, shape: Sequence[int], dtype: torch.dtype) -> Value:
    """N(0, 1); for complex dtypes the real and imaginary parts are N(0, 1/2)."""
    if dtype.is_complex:
        parts = standard_normal(b, (2, *shape), dtype.to_real()) * math.sqrt(0.5)
        re, im = (b.squeeze(b.slice_dim(parts, 0, i, i + 1), 0) for i in range(2))
        return b.complex(re, im)
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    quantile = b.chlo("erf_inv", symmetric_uniform(b, shape, wide))
    return b.convert(quantile * math.sqrt(2), dtype)


def uniform_between(
    b: Builder, shape: Sequence[int], low: float, high: float, dtype: torch.dtype
) -> Value:
    """Uniform in [low, high), also where rounding would reach `high`."""
    if dtype.is_complex:
        parts = uniform_between(b, (2, *shape), low, high, dtype.to_real())
        re, im = (b.squeeze(b.slice_dim(parts, 0, i, i + 1), 0) for i in range(2))
        return b.complex(re, im)
    u = b.random_uniform(shape, dtype)
    if (low, high) == (0, 1):
        return u
    x = b.in_opmath(lambda v: v * (high - low) + low, u)
    return b.select(x < high, x, low) if low < high else x


def integers(b: Builder, shape: Sequence[int], low: int, high: int, dtype: torch.dtype) -> Value:
    """Uniform integers in [low, high), converted to `dtype`."""
    count = high - low
    if count == 1 << 64:
        return b.convert(b.bitcast(b.random_bits(shape, torch.uint64), torch.int64), dtype)
    word = torch.uint64 if count > _WIDE_RANGE else torch.uint32
    bits = b.random_bits(shape, word)
    if count & (count - 1):
        bits = bits % count
    else:
        bits = bits & (count - 1)
    number = b.convert(bits, torch.int64)
    return b.convert(number + low if low else number, dtype)


def trial(b: Builder, p: float, shape: Sequence[int]) -> Value:
    """True with probability p, to the nearest 2^-32: p = 0 and p = 1 are certain."""
    threshold = round(p * 2.0**32)
    if threshold <= 0 or threshold >= 1 << 32:
        return b.full(shape, threshold > 0, torch.bool)
    return b.random_bits(shape) < threshold


# ---------------------------------------------------------------------- uniform and normal


def _creation(draw: Callable[[Builder], Value]) -> Callable[..., Value]:
    """A rule whose arguments are all in the fake result: shape and dtype."""

    @family
    def rule(b: Builder, *_: Any, **__: Any) -> Value:
        return draw(b)

    return rule


for _ops, _draw in (
    (
        (aten.rand.default, aten.rand.generator, aten.rand_like.default, aten.rand_like.generator),
        lambda b: uniform_between(b, b.out.shape, 0, 1, b.out.dtype),
    ),
    (
        (
            aten.randn.default,
            aten.randn.generator,
            aten.randn_like.default,
            aten.randn_like.generator,
        ),
        lambda b: standard_normal(b, b.out.shape, b.out.dtype),
    ),
):
    lower(*_ops, unless=with_generator)(_creation(_draw))


def _unless_uniform(node: fx.Node) -> str | None:
    """A draw from a generator of its own cannot come from the call's random state; what eager refuses."""
    given = arguments(node)
    low, high = given.get("from", 0.0), given.get("to", 1.0)
    if isinstance(low, int | float) and isinstance(high, int | float) and low > high:
        return "eager refuses bounds in the wrong order"
    return with_generator(node)


@lower(aten.uniform.default, unless=_unless_uniform)
def uniform(
    b: Builder, self: Value, *bounds: float, generator: Any = None, **named: float
) -> Value:
    """aten::uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor"""
    low, high = (*bounds, *(0.0, 1.0)[len(bounds) :])  # `from` cannot be a parameter's name
    low, high = named.get("from", low), named.get("to", high)
    return uniform_between(b, b.out.shape, low, high, b.out.dtype)


def _affine_normal(b: Builder, mean: Any, std: Any) -> Value:
    """mean + std * N(0, 1), each a number or a tensor, rounded once."""
    wide = b.out.dtype if b.out.dtype.is_complex else _wide(b.out.dtype)
    z = standard_normal(b, b.out.shape, wide)
    scaled, offset = (
        b.broadcast_to(b.convert(v, wide), b.out.shape) if isinstance(v, Value) else v
        for v in (std, mean)
    )
    return b.convert(z * scaled + offset, b.out.dtype)


@lower(
    aten.normal.Tensor_float, aten.normal.float_Tensor, aten.normal.Tensor_Tensor,
    unless=with_generator,
)  # fmt: skip
@family
def normal(b: Builder, mean: Any, std: Any = 1.0, *_: Any, generator: Any = None) -> Value:
    """Elementwise normal; mean and std broadcast."""
    return _affine_normal(b, mean, std)


@lower(aten.normal.float_float, unless=with_generator)
def normal_float_float(
    b: Builder,
    mean: float,
    std: float,
    size: list[int],
    *,
    generator: Any = None,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
) -> Value:
    """aten::normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor"""  # noqa: E501
    return _affine_normal(b, mean, std)


@lower(aten.normal_functional.default, unless=with_generator)
def normal_functional(
    b: Builder, self: Value, mean: float = 0.0, std: float = 1.0, *, generator: Any = None
) -> Value:
    """aten::normal_functional(Tensor self, float mean=0., float std=1., *, Generator? generator=None) -> Tensor"""  # noqa: E501
    return _affine_normal(b, mean, std)


@lower(aten.log_normal.default, unless=with_generator)
def log_normal(
    b: Builder, self: Value, mean: float = 1.0, std: float = 2.0, *, generator: Any = None
) -> Value:
    """aten::log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> Tensor"""
    wide = _wide(b.out.dtype)
    z = standard_normal(b, b.out.shape, wide)
    return b.convert(b.unary("exponential", z * std + mean), b.out.dtype)


# ---------------------------------------------------------------------- other continuous ones


@lower(aten.exponential.default, unless=with_generator)
def exponential(b: Builder, self: Value, lambd: float = 1.0, *, generator: Any = None) -> Value:
    """aten::exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor"""
    if lambd == math.inf:
        return b.zeros(b.out.shape, b.out.dtype)
    return b.convert(standard_exponential(b, b.out.shape, _wide(b.out.dtype)) / lambd, b.out.dtype)


@lower(aten.cauchy.default, unless=with_generator)
def cauchy(
    b: Builder, self: Value, median: float = 0.0, sigma: float = 1.0, *, generator: Any = None
) -> Value:
    """aten::cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> Tensor"""
    u = symmetric_uniform(b, b.out.shape, _wide(b.out.dtype))
    return b.convert(b.unary("tan", u * (math.pi / 2)) * sigma + median, b.out.dtype)


@lower(aten.geometric.default, unless=with_generator)
def geometric(b: Builder, self: Value, p: float, *, generator: Any = None) -> Value:
    """aten::geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor"""
    time = standard_exponential(b, b.out.shape, _wide(b.out.dtype))
    return b.convert(b.unary("ceil", time / -math.log1p(-p)), b.out.dtype)


# ---------------------------------------------------------------------- integers


@lower(aten.randint.default, aten.randint.generator, unless=with_generator)
@family
def randint(b: Builder, high: int, size: list[int], *_: Any, **__: Any) -> Value:
    return integers(b, b.out.shape, 0, high, b.out.dtype)


@lower(aten.randint.low, aten.randint.low_generator, unless=with_generator)
@family
def randint_low(b: Builder, low: int, high: int, size: list[int], *_: Any, **__: Any) -> Value:
    return integers(b, b.out.shape, low, high, b.out.dtype)


@lower(aten.randint_like.default, aten.randint_like.generator, unless=with_generator)
@family
def randint_like(b: Builder, self: Value, high: int, *_: Any, **__: Any) -> Value:
    return integers(b, b.out.shape, 0, high, b.out.dtype)


@lower(aten.randint_like.low_dtype, aten.randint_like.low_generator_dtype, unless=with_generator)
@family
def randint_like_low(b: Builder, self: Value, low: int, high: int, *_: Any, **__: Any) -> Value:
    return integers(b, b.out.shape, low, high, b.out.dtype)


@lower(aten.random.default, unless=with_generator)
def random(b: Builder, self: Value, *, generator: Any = None) -> Value:
    """aten::random(Tensor self, *, Generator? generator=None) -> Tensor"""
    return integers(b, b.out.shape, 0, _random_limit(b.out.dtype), b.out.dtype)


@lower(aten.random.to, unless=with_generator)
def random_to(b: Builder, self: Value, to: int, *, generator: Any = None) -> Value:
    """aten::random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor"""
    return integers(b, b.out.shape, 0, to, b.out.dtype)


def _random_limit(dtype: torch.dtype) -> int:
    """One more than the largest value that `random_()` fills with."""
    if dtype == torch.bool:
        return 2
    if dtype.is_floating_point:
        digits = {torch.float64: 53, torch.float32: 24, torch.float16: 11, torch.bfloat16: 8}
        return (1 << digits[dtype]) + 1
    return torch.iinfo(dtype).max + 1


@lower(aten.randperm.default, aten.randperm.generator, unless=with_generator)
@family
def randperm(b: Builder, n: int, *_: Any, **__: Any) -> Value:
    """The order that sorts random keys; 64 bits make ties, which would favour it, negligible."""
    numbers = b.iota((n,), 0, torch.int64 if n >= 1 << 31 else torch.int32)
    keys = b.random_bits((n,), torch.uint64)
    order = b.sort([keys, numbers], 0, lambda k0, k1, *_: k0 < k1)[1]
    return b.convert(order, b.out.dtype)


# ---------------------------------------------------------------------- trials and dropout


@lower(aten.bernoulli.default, unless=with_generator)
def bernoulli(b: Builder, self: Value, *, generator: Any = None) -> Value:
    """aten::bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""
    return _bernoulli_of(b, self)


@lower(aten.bernoulli.Tensor, unless=with_generator)
def bernoulli_tensor(b: Builder, self: Value, p: Value, *, generator: Any = None) -> Value:
    """aten::bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor"""
    return _bernoulli_of(b, p)


def _bernoulli_of(b: Builder, p: Value) -> Value:
    """Compared in float32 at least: the coarse grid of a 16-bit float would show in small p."""
    wide = torch.float64 if p.dtype == torch.float64 else torch.float32
    u = b.random_uniform(b.out.shape, wide)
    return b.convert(u < b.convert(p, wide), b.out.dtype)


@lower(aten.bernoulli.p, unless=with_generator)
def bernoulli_p(b: Builder, self: Value, p: float, *, generator: Any = None) -> Value:
    """aten::bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""
    return b.convert(trial(b, p, b.out.shape), b.out.dtype)


@lower(aten.native_dropout.default)
def native_dropout(b: Builder, input: Value, p: float, train: bool | None) -> tuple[Value, Value]:
    """aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)"""
    if train is False or p == 0:
        return input, b.full(input.shape, True, torch.bool)
    keep = trial(b, 1 - p, input.shape)
    return _kept(b, input, keep, 0.0 if p == 1 else 1 / (1 - p)), keep


@lower(aten.native_dropout_backward.default)
def native_dropout_backward(b: Builder, grad_output: Value, mask: Value, scale: float) -> Value:
    """aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor"""
    # Integers have no gradient, but eager multiplies them with the scale all the same.
    return _kept(b, b.convert(grad_output, b.out.dtype), mask, scale)


def _kept(b: Builder, x: Value, mask: Value, scale: float) -> Value:
    """A product, not a select: what is dropped from an infinity is NaN in torch."""

    def scaled(v: Value) -> Value:
        return v * b.convert(mask, v.dtype) * scale

    return b.in_opmath(scaled, x)


@lower(aten.rrelu_with_noise_functional.default)
def rrelu_with_noise_functional(
    b: Builder,
    self: Value,
    noise: Value,
    lower: float = 0.125,
    upper: float = 0.3333333333333333,
    training: bool = False,
    generator: Any = None,
) -> tuple[Value, Value]:
    """aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)"""  # noqa: E501
    if not training:
        slope = (lower + upper) / 2
        return b.select(self <= 0, b.in_opmath(lambda v: v * slope, self), self), noise
    slopes = uniform_between(b, self.shape, lower, upper, self.dtype)
    slopes = b.select(self <= 0, slopes, 1)
    return b.in_opmath(lambda v, s: v * s, self, slopes), slopes

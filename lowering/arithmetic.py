"""Elementwise arithmetic of two or more operands."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import torch

from tpu_compile import torch_private
from tpu_compile.lowering.builder import Builder, Value, broadcast_shapes
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import is_integral, opmath

aten = torch.ops.aten


@lru_cache(maxsize=4096)
def _is_exact(scalar: Any, dtype: torch.dtype) -> bool:
    return not dtype.is_floating_point or float(torch.tensor(scalar, dtype=dtype)) == scalar


def operands(b: Builder, *xs: Any) -> tuple[Value, ...]:
    """Values and Python scalars in the dtype of the result, broadcast."""
    return b.promote(*xs, to=b.out.dtype)


def with_scalar(b: Builder, fn: Callable[[Value, Any], Value], self: Value, other: Any) -> Value:
    """`fn(self, other)` in the dtype of the result; `other` may be a Python scalar.

    Where a 16-bit float cannot hold the scalar it stays float32 and the result is rounded once.
    """
    dtype = b.out.dtype
    if not isinstance(self, Value):  # prims::div takes numbers on both sides
        return fn(*operands(b, self, other))
    x = b.convert(self, dtype)
    if isinstance(other, Value):
        return fn(x, b.convert(other, dtype))
    if _is_exact(other, dtype):
        return fn(x, other)
    return b.convert(fn(b.convert(x, opmath(dtype)), other), dtype)


def _plus(b: Builder, self: Any, other: Any, alpha: Any) -> Value:
    """self + alpha * other."""
    x, y = operands(b, self, other)
    if b.out.dtype == torch.bool:
        return x | y if alpha else x
    if alpha in (1, -1):
        return x + y if alpha == 1 else x - y
    scale = b.scalar(alpha, b.out.dtype)
    return b.in_opmath(lambda x, y, a: x + y * a, x, y, scale)


@lower(aten.add.Tensor, aten.add.Scalar)
def add(b: Builder, self: Value, other: Any, alpha: Any = 1) -> Value:
    """
    aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    return _plus(b, self, other, alpha)


@lower(aten.sub.Tensor, aten.sub.Scalar)
def sub(b: Builder, self: Value, other: Any, alpha: Any = 1) -> Value:
    """
    aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    return _plus(b, self, other, -alpha)


@lower(aten.rsub.Tensor, aten.rsub.Scalar)
def rsub(b: Builder, self: Value, other: Any, alpha: Any = 1) -> Value:
    """
    aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    return _plus(b, other, self, -alpha)


@lower(aten.mul.Tensor, aten.mul.Scalar)
def mul(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::mul.Tensor(Tensor self, Tensor other) -> Tensor
    aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
    """
    if b.out.dtype == torch.bool:
        return operator.and_(*operands(b, self, other))  # type: ignore[no-any-return]
    return with_scalar(b, operator.mul, self, other)


@lower(aten.div.Tensor, aten.div.Scalar)
def div(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::div.Tensor(Tensor self, Tensor other) -> Tensor
    aten::div.Scalar(Tensor self, Scalar other) -> Tensor
    """
    return with_scalar(b, divide, self, other)


@lower(aten.div.Tensor_mode, aten.div.Scalar_mode)
def div_mode(b: Builder, self: Value, other: Any, *, rounding_mode: str | None) -> Value:
    """
    aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
    aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
    """
    _refuse_zero(b, other)
    modes = {None: divide, "trunc": div_trunc, "floor": div_floor}
    return with_scalar(b, modes[rounding_mode], self, other)


@lower(aten.floor_divide.default, aten.floor_divide.Scalar)
def floor_divide(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::floor_divide(Tensor self, Tensor other) -> Tensor
    aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
    """
    _refuse_zero(b, other)
    return with_scalar(b, div_floor, self, other)


def _refuse_zero(b: Builder, other: Any) -> None:
    """Have the call raise what eager raises where integers are divided by the number 0."""
    if isinstance(other, Value) or other != 0 or not is_integral(b.out.dtype):
        return
    if math.prod(b.out.shape) and not b.depth:
        b.check(b.scalar(False, torch.bool), "assert", "ZeroDivisionError")


def divide(x: Value, y: Any) -> Value:
    """Exact where y is one number for many: the result may be rounded to an integer next."""
    shared = not isinstance(y, Value) or y.numel < math.prod(broadcast_shapes(x.shape, y.shape))
    return x.b.divide_exactly(x, y) if shared and x.dtype.is_floating_point else x / y


def div_trunc(x: Value, y: Any) -> Value:
    return x.b.trunc(divide(x, y))


def div_floor(x: Value, y: Any) -> Value:
    """Python's `//`. The quotient of floats comes from the exact remainder, as torch's does."""
    b = x.b
    quotient, divisor = divide(x, y), y
    x, y = b.promote(x, y, to=x.dtype)
    if is_integral(x.dtype):
        if not x.dtype.is_signed:
            return quotient
        inexact = (quotient * y).ne(x) & (x < 0).ne(y < 0)
        return b.select(inexact, quotient - 1, quotient)
    mod = x % y
    nearly = divide(x - mod, divisor)
    nearly = b.select(mod.ne(0) & (mod < 0).ne(y < 0), nearly - 1, nearly)
    whole = b.unary("floor", nearly)
    whole = b.select(nearly - whole > 0.5, whole + 1, whole)
    whole = b.select(nearly.eq(0), quotient * 0, whole)  # a zero has the quotient's sign
    return b.select(y.eq(0), quotient, whole)


def remainder_of(x: Value, y: Value) -> Value:
    """Python's `%`: the sign is the divisor's."""
    b = x.b
    mod = x % y
    if x.dtype != torch.bool and not x.dtype.is_signed:
        return mod
    return b.select(mod.ne(0) & (mod < 0).ne(y < 0), mod + y, mod)


@lower(aten.remainder.Tensor, aten.remainder.Scalar, aten.remainder.Scalar_Tensor)
def remainder(b: Builder, self: Any, other: Any) -> Value:
    """
    aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor
    aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor
    aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor
    """
    _refuse_zero(b, other)
    return remainder_of(*operands(b, self, other))


@lower(aten.fmod.Tensor, aten.fmod.Scalar)
def fmod(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
    aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
    """
    _refuse_zero(b, other)
    return operator.mod(*operands(b, self, other))  # type: ignore[no-any-return]


@lower(aten.pow.Tensor_Tensor, aten.pow.Scalar)
def pow(b: Builder, self: Any, exponent: Value) -> Value:
    """
    aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
    """
    x, y = operands(b, self, exponent)
    return _integer_power(x, y) if is_integral(x.dtype) else b.in_opmath(_power, x, y)


@lower(aten.pow.Tensor_Scalar)
def pow_scalar(b: Builder, self: Value, exponent: Any) -> Value:
    """aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor"""
    x = b.convert(self, b.out.dtype)
    if is_integral(x.dtype):
        return _repeated_product(x, int(exponent))
    if x.dtype != torch.float16:  # whose kernel knows no special exponents
        special = _SPECIAL_POWERS.get(exponent)
        if special is not None:
            return special(x)
    if exponent == 2:
        return x * x
    if exponent == 0:
        return b.full(x.shape, 1, x.dtype)
    return b.in_opmath(_power, *operands(b, x, exponent))


def _power(x: Value, y: Value) -> Value:
    b = x.b
    power = b.binary("power", x, y)
    if not x.dtype.is_complex:
        return power
    # C's cpow of a zero is exp(y * log(0)); XLA's is NaN for any exponent.
    growth = b.real(y)
    pole = b.select(growth < 0, b.full(growth.shape, math.inf, growth.dtype), math.nan)
    at_zero = b.select(growth > 0, 0, b.complex(pole, pole * math.nan))
    return b.select(x.eq(0), at_zero, power)


_SPECIAL_POWERS: dict[Any, Callable[[Value], Value]] = {
    0.5: lambda x: x.b.in_opmath(lambda v: x.b.unary("sqrt", v), x),
    -0.5: lambda x: x.b.in_opmath(lambda v: x.b.unary("rsqrt", v), x),
    -1: lambda x: 1 / x,
    1: lambda x: x,
    2: lambda x: x * x,
    3: lambda x: x * x * x,
    -2: lambda x: 1 / (x * x),
}


def _repeated_product(x: Value, exponent: int) -> Value:
    """x to a constant power by squaring; torch refuses negative ones."""
    result = None
    while exponent:
        if exponent & 1:
            result = x if result is None else result * x
        exponent >>= 1
        x = x * x if exponent else x
    return x.b.like(1, x) if result is None else result


def _integer_power(x: Value, y: Value) -> Value:
    """By squaring: XLA's `power` looks at 6 bits of an integer exponent only."""
    b = x.b

    def step(base: Value, rest: Value, result: Value) -> list[Value]:
        result = b.select((rest & 1).ne(0), result * base, result)
        return [base * base, b.binary("shift_right_logical", rest, 1), result]

    def unfinished(base: Value, rest: Value, result: Value) -> Value:
        return b.reduce(rest.ne(0), range(rest.rank), "or", False)

    _, _, result = b.while_loop([x, y, b.like(1, x)], unfinished, step)
    if not x.dtype.is_signed:
        return result
    inverse = b.select(x.eq(1), 1, b.select(x.eq(-1), 1 - (y & 1) * 2, b.like(0, x)))
    return b.select(y < 0, inverse, result)


@lower(aten.addcmul.default)
def addcmul(b: Builder, self: Value, tensor1: Value, tensor2: Value, *, value: Any = 1) -> Value:
    """aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""

    def fn(x: Value, y: Value, z: Value) -> Value:
        return x + (y if value == 1 else y * value) * z

    return b.in_opmath(fn, *operands(b, self, tensor1, tensor2))


@lower(aten.addcdiv.default)
def addcdiv(b: Builder, self: Value, tensor1: Value, tensor2: Value, *, value: Any = 1) -> Value:
    """aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""

    def fn(x: Value, y: Value, z: Value) -> Value:
        return x + (y if value == 1 else y * value) / z

    return b.in_opmath(fn, *operands(b, self, tensor1, tensor2))


@lower(torch_private.fma)
def fma(builder: Builder, a: Value, b: Any, c: Value) -> Value:
    """prims::fma(Tensor a, Tensor b, Tensor c) -> Tensor

    What dynamo makes of addcmul_ and addcdiv_ with a value, as in optimizers. Torch's own kernel
    rounds the product as well; XLA may or may not, on CPUs it has one instruction for both.
    """
    x, y, z = builder.promote(a, b, c, to=opmath(builder.out.dtype))
    return builder.convert(x * y + z, builder.out.dtype)


@lower(aten.lerp.Tensor, aten.lerp.Scalar)
def lerp(b: Builder, self: Value, end: Value, weight: Any) -> Value:
    """
    aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
    aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
    """
    x, y = operands(b, self, end)
    if isinstance(weight, Value):
        return b.in_opmath(_lerp, *operands(b, x, y, weight))
    return b.in_opmath(lambda x, y: _lerp_by(x, y, weight), x, y)


def _lerp_by(x: Value, y: Value, weight: Any) -> Value:
    near = abs(weight) < 0.5
    return x + (y - x) * weight if near else y - (y - x) * (1 - weight)  # type: ignore[no-any-return]


def _lerp(x: Value, y: Value, weight: Value) -> Value:
    """From the nearer end, so that weight 1 gives exactly y."""
    b = x.b
    near = b.abs(weight) < 0.5
    return b.select(near, x + weight * (y - x), y - (y - x) * (1 - weight))


@lower(aten.atan2.default)
def atan2(b: Builder, self: Value, other: Value) -> Value:
    """aten::atan2(Tensor self, Tensor other) -> Tensor"""
    return b.in_opmath(lambda x, y: b.binary("atan2", x, y), *operands(b, self, other))


@lower(aten.atan2.out)
def atan2_out(b: Builder, self: Value, other: Value, *, out: Value) -> Value:
    """aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)"""
    return atan2(b, self, other)


@lower(aten.hypot.default)
def hypot(b: Builder, self: Value, other: Value) -> Value:
    """aten::hypot(Tensor self, Tensor other) -> Tensor"""

    def fn(x: Value, y: Value) -> Value:
        infinite = b.abs(x).eq(math.inf) | b.abs(y).eq(math.inf)  # even where the other is NaN
        return b.select(infinite, math.inf, b.abs(b.complex(x, y)))

    return b.in_opmath(fn, *operands(b, self, other))


@lower(aten.copysign.Tensor, aten.copysign.Scalar)
def copysign(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor
    aten::copysign.Scalar(Tensor self, Scalar other) -> Tensor
    """
    x, y = operands(b, self, other)
    magnitude = b.abs(x)
    return b.select(b.sign_bit(y), -magnitude, magnitude)


@lower(aten.ldexp.Tensor)
def ldexp(b: Builder, self: Value, other: Value) -> Value:
    """aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor"""
    exact = other.dtype.is_floating_point or other.dtype.is_complex
    dtype = other.dtype if exact else torch.get_default_dtype()
    power = b.in_opmath(lambda y: b.binary("power", 2, y), b.convert(other, dtype))
    return operator.mul(*operands(b, self, power))  # type: ignore[no-any-return]


@lower(aten.gcd.default)
def gcd(b: Builder, self: Value, other: Value) -> Value:
    """aten::gcd(Tensor self, Tensor other) -> Tensor"""
    return _gcd(*operands(b, self, other))


@lower(aten.lcm.default)
def lcm(b: Builder, self: Value, other: Value) -> Value:
    """aten::lcm(Tensor self, Tensor other) -> Tensor"""
    x, y = operands(b, self, other)
    if x.dtype in (torch.int8, torch.int16):  # C computes it in int: only the result wraps
        x, y = b.convert(x, torch.int32), b.convert(y, torch.int32)
    divisor = _gcd(x, y)
    return b.convert(b.abs(b.select(divisor.eq(0), 0, x / divisor * y)), b.out.dtype)


def _gcd(x: Value, y: Value) -> Value:
    """Euclid's, until every element is done."""
    b = x.b

    def step(x: Value, y: Value) -> list[Value]:
        done = y.eq(0)
        return [b.select(done, x, y), b.select(done, 0, x % y)]

    def unfinished(x: Value, y: Value) -> Value:
        return b.reduce(y.ne(0), range(y.rank), "or", False)

    return b.while_loop([b.abs(x), b.abs(y)], unfinished, step)[0]

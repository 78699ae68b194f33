"""Elementwise arithmetic of two or more operands."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import is_integral, opmath

aten = torch.ops.aten


@lru_cache(maxsize=4096)
def _is_exact(scalar: Any, dtype: torch.dtype) -> bool:
    return not dtype.is_floating_point or float(torch.tensor(scalar, dtype=dtype)) == scalar


def compute(b: Builder, fn: Callable[..., Value], *xs: Any) -> Value:
    """`fn` of operands (Values or Python scalars) in the dtype of the result.

    A scalar that a 16-bit float cannot hold stays float32, and the result is rounded once.
    """
    dtype = b.out.dtype
    exact = all(isinstance(x, Value) or _is_exact(x, dtype) for x in xs)
    wide = dtype if exact else opmath(dtype)
    xs = tuple(b.convert(x, dtype) if isinstance(x, Value) else x for x in xs)
    return b.convert(fn(*b.promote(*xs, to=wide)), dtype)


def _plus(b: Builder, self: Any, other: Any, alpha: Any) -> Value:
    """self + alpha * other."""
    if b.out.dtype == torch.bool:
        x, y = b.promote(self, other, to=torch.bool)
        return x | y if alpha else x
    if alpha == 1:
        return compute(b, lambda x, y: x + y, self, other)
    if alpha == -1:
        return compute(b, lambda x, y: x - y, self, other)
    x, y = b.promote(self, other, to=b.out.dtype)
    return b.in_opmath(lambda x, y: x + y * alpha, x, y)


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
        return compute(b, lambda x, y: x & y, self, other)
    return compute(b, lambda x, y: x * y, self, other)


@lower(aten.div.Tensor, aten.div.Scalar)
def div(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::div.Tensor(Tensor self, Tensor other) -> Tensor
    aten::div.Scalar(Tensor self, Scalar other) -> Tensor
    """
    return compute(b, lambda x, y: x / y, self, other)


@lower(aten.div.Tensor_mode, aten.div.Scalar_mode)
def div_mode(b: Builder, self: Value, other: Any, *, rounding_mode: str | None) -> Value:
    """
    aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
    aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
    """
    if rounding_mode is None:
        return div(b, self, other)
    return compute(b, div_trunc if rounding_mode == "trunc" else div_floor, self, other)


@lower(aten.floor_divide.default, aten.floor_divide.Scalar)
def floor_divide(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::floor_divide(Tensor self, Tensor other) -> Tensor
    aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
    """
    return compute(b, div_floor, self, other)


def trunc(x: Value) -> Value:
    """Towards zero; the sign of a zero is kept."""
    b = x.b
    if not x.dtype.is_floating_point:
        return x
    return b.select(x < 0, b.unary("ceil", x), b.unary("floor", x))


def div_trunc(x: Value, y: Value) -> Value:
    return trunc(x / y)


def div_floor(x: Value, y: Value) -> Value:
    """Python's `//`. The quotient of floats comes from the exact remainder, as torch's does."""
    b = x.b
    if is_integral(x.dtype):
        quotient = x / y
        if not x.dtype.is_signed:
            return quotient
        inexact = (quotient * y).ne(x) & (x < 0).ne(y < 0)
        return b.select(inexact, quotient - 1, quotient)
    mod = x % y
    adjust = mod.ne(0) & (mod < 0).ne(y < 0)
    exact = (x - mod) / y
    exact = b.select(adjust, exact - 1, exact)
    whole = b.unary("floor", exact)
    whole = b.select(exact - whole > 0.5, whole + 1, whole)
    zero = b.select((x / y) < 0, b.like(-0.0, x), b.like(0.0, x))
    return b.select(y.eq(0), x / y, b.select(exact.eq(0), zero, whole))


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
    return compute(b, remainder_of, self, other)


@lower(aten.fmod.Tensor, aten.fmod.Scalar)
def fmod(b: Builder, self: Value, other: Any) -> Value:
    """
    aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor
    aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor
    """
    return compute(b, lambda x, y: x % y, self, other)


@lower(aten.pow.Tensor_Tensor, aten.pow.Tensor_Scalar, aten.pow.Scalar)
def pow(b: Builder, self: Any, exponent: Any) -> Value:
    """
    aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor
    """
    x, y = b.promote(self, exponent, to=b.out.dtype)
    if exponent in (2, 2.0) if not isinstance(exponent, Value) else False:
        return x * x
    return b.in_opmath(lambda x, y: b.binary("power", x, y), x, y)

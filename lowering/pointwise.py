"""Elementwise functions of one tensor: rounding, roots, exponentials, trigonometry."""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


def unary(name: str) -> RuleFn:
    """One StableHLO op, computed in float32 for the 16-bit floats and on floats for integers."""

    @family
    def rule(b: Builder, self: Value) -> Value:
        x = b.convert(self, b.out.dtype)
        return b.in_opmath(lambda v: b.unary(name, v), x)

    return rule


for _op, _name in (
    (aten.cos.default, "cosine"),
    (aten.exp.default, "exponential"),
    (aten.expm1.default, "exponential_minus_one"),
    (aten.log.default, "log"),
    (aten.rsqrt.default, "rsqrt"),
    (aten.sigmoid.default, "logistic"),
    (aten.sin.default, "sine"),
    (aten.sqrt.default, "sqrt"),
    (aten.tan.default, "tan"),
    (aten.tanh.default, "tanh"),
):
    lower(_op)(unary(_name))


def log_plus_one(b: Builder, x: Value) -> Value:
    """log(1 + x); XLA's of float64 is up to 120 ulp off where |x| > 0.375, and log(1 + x) itself 2."""
    y = b.unary("log_plus_one", x)
    if x.dtype != torch.float64:
        return y
    return b.select(b.abs(x) > 0.35, b.unary("log", x + 1), y)


@lower(aten.log1p.default)
def log1p(b: Builder, self: Value) -> Value:
    """aten::log1p(Tensor self) -> Tensor"""
    return b.in_opmath(lambda x: log_plus_one(b, x), b.convert(self, b.out.dtype))


def unary_chlo(name: str) -> RuleFn:
    """The same for one CHLO op."""

    @family
    def rule(b: Builder, self: Value) -> Value:
        x = b.convert(self, b.out.dtype)
        return b.in_opmath(lambda v: b.chlo(name, v), x)

    return rule


for _op, _name in (
    (aten.acos.default, "acos"),
    (aten.acosh.default, "acosh"),
    (aten.asin.default, "asin"),
    (aten.asinh.default, "asinh"),
    (aten.atan.default, "atan"),
    (aten.atanh.default, "atanh"),
    (aten.erf.default, "erf"),
    (aten.erfc.default, "erfc"),
):
    lower(_op)(unary_chlo(_name))


def real_unary(fn: Callable[[Value], Value], name: str = "") -> RuleFn:
    """A composition of ops on real x; complex x goes to the CHLO op `name`."""

    @family
    def rule(b: Builder, self: Value) -> Value:
        x = b.convert(self, b.out.dtype)
        return b.chlo(name, x) if x.dtype.is_complex else b.in_opmath(fn, x)

    return rule


def cosh(x: Value) -> Value:
    """From e^(|x|/2), which does not overflow before cosh does."""
    b = x.b
    root = b.unary("exponential", b.abs(x) * 0.5)
    half = root * 0.5
    return half * root + 0.5 / root / root


def sinh(x: Value) -> Value:
    """The same; from e^x - 1 where the difference of exponentials would cancel."""
    b = x.b
    root = b.unary("exponential", b.abs(x) * 0.5)
    large = root * 0.5 * root - 0.5 / root / root
    less_one = b.unary("exponential_minus_one", x)
    small = (less_one + less_one / (less_one + 1)) * 0.5
    return b.select(b.abs(x) < 1, small, b.select(x < 0, -large, large))


lower(aten.cosh.default)(real_unary(cosh, "cosh"))
lower(aten.sinh.default)(real_unary(sinh, "sinh"))


@lower(aten.exp2.default)
def exp2(b: Builder, self: Value) -> Value:
    """aten::exp2(Tensor self) -> Tensor"""
    x = b.convert(self, b.out.dtype)
    return b.in_opmath(lambda v: b.binary("power", 2, v), x)


@lower(aten.log2.default)
def log2(b: Builder, self: Value) -> Value:
    """aten::log2(Tensor self) -> Tensor"""
    x = b.convert(self, b.out.dtype)
    if x.dtype.is_complex:
        return b.unary("log", x) * (1 / math.log(2))
    return b.in_opmath(_log2, x)


def _log2(x: Value) -> Value:
    """An integer for a power of two: callers take the floor of it."""
    b = x.b
    y = b.unary("log", x) * (1 / math.log(2))
    nearest = b.unary("round_nearest_even", y)
    return b.select(power_of_two(nearest).eq(x), nearest, y)


def power_of_two(exponent: Value) -> Value:
    """2 to an integral float32 or float64, exactly; meaningless where that is not a normal number."""
    b, dtype = exponent.b, exponent.dtype
    word, digits, bias = (
        (torch.int64, 52, 1023) if dtype == torch.float64 else (torch.int32, 23, 127)
    )
    bits = b.binary("shift_left", b.cast(exponent, word) + bias, digits)
    return b.bitcast(bits, dtype)


@lower(aten.log10.default)
def log10(b: Builder, self: Value) -> Value:
    """aten::log10(Tensor self) -> Tensor"""
    x = b.convert(self, b.out.dtype)
    return b.in_opmath(lambda v: b.unary("log", v) * (1 / math.log(10)), x)


def rounding(name: str) -> RuleFn:
    """A StableHLO op to integral values, which leaves integers alone."""

    @family
    def rule(b: Builder, self: Value) -> Value:
        return b.unary(name, self) if self.dtype.is_floating_point else self

    return rule


for _op, _name in (
    (aten.ceil.default, "ceil"),
    (aten.floor.default, "floor"),
    (aten.round.default, "round_nearest_even"),
):
    lower(_op)(rounding(_name))


@lower(aten.trunc.default)
def trunc(b: Builder, self: Value) -> Value:
    """aten::trunc(Tensor self) -> Tensor"""
    return b.trunc(self)


@lower(aten.frac.default)
def frac(b: Builder, self: Value) -> Value:
    """aten::frac(Tensor self) -> Tensor"""
    return self - b.trunc(self)


@lower(aten.round.decimals)
def round_decimals(b: Builder, self: Value, *, decimals: int) -> Value:
    """aten::round.decimals(Tensor self, *, int decimals) -> Tensor"""
    if not self.dtype.is_floating_point:
        return self
    return b.in_opmath(lambda x: _round(x, decimals), self)


def _round(x: Value, decimals: int) -> Value:
    b = x.b
    if decimals == 0:
        return b.unary("round_nearest_even", x)
    scale = 10.0 ** builtins.abs(decimals)
    if decimals > 0:
        return b.divide_exactly(b.unary("round_nearest_even", x * scale), scale)
    return b.unary("round_nearest_even", b.divide_exactly(x, scale)) * scale


@lower(aten.abs.default)
def abs(b: Builder, self: Value) -> Value:
    """aten::abs(Tensor self) -> Tensor"""
    return b.abs(self)


@lower(aten.neg.default)
def neg(b: Builder, self: Value) -> Value:
    """aten::neg(Tensor self) -> Tensor"""
    return -self


@lower(aten.reciprocal.default)
def reciprocal(b: Builder, self: Value) -> Value:
    """aten::reciprocal(Tensor self) -> Tensor"""
    return 1 / b.convert(self, b.out.dtype)


@lower(aten.sign.default, aten.sgn.default)
def sign(b: Builder, self: Value) -> Value:
    """
    aten::sign(Tensor self) -> Tensor
    aten::sgn(Tensor self) -> Tensor
    """
    if self.dtype.is_floating_point:
        # StableHLO's sign keeps NaN and the sign of a zero, torch's gives 0 for them.
        return b.convert(self > 0, self.dtype) - b.convert(self < 0, self.dtype)
    if self.dtype.is_complex or (self.dtype.is_signed and self.dtype != torch.bool):
        return b.unary("sign", self)
    return b.convert(b.ne_zero(self), self.dtype)


@lower(aten.signbit.default)
def signbit(b: Builder, self: Value) -> Value:
    """aten::signbit(Tensor self) -> Tensor"""
    return b.sign_bit(self)


@lower(aten.logit.default)
def logit(b: Builder, self: Value, eps: float | None = None) -> Value:
    """aten::logit(Tensor self, float? eps=None) -> Tensor"""

    x = b.convert(self, b.out.dtype)
    if eps is not None:
        low = torch.tensor(eps, dtype=x.dtype)
        x = b.clamp(b.scalar(low.item(), x.dtype), x, b.scalar((1 - low).item(), x.dtype))
    return b.in_opmath(lambda odds: b.unary("log", odds), x / (1 - x))

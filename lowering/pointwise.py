"""Elementwise functions of one tensor: rounding, roots, exponentials, trigonometry."""

from __future__ import annotations

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
    (aten.log1p.default, "log_plus_one"),
    (aten.rsqrt.default, "rsqrt"),
    (aten.sigmoid.default, "logistic"),
    (aten.sin.default, "sine"),
    (aten.sqrt.default, "sqrt"),
    (aten.tan.default, "tan"),
    (aten.tanh.default, "tanh"),
):
    lower(_op)(unary(_name))


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

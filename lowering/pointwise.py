"""Elementwise rules: arithmetic, comparison, bitwise, transcendental."""

from __future__ import annotations

from typing import Any

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
    (aten.exp.default, "exponential"),
    (aten.log.default, "log"),
    (aten.sqrt.default, "sqrt"),
    (aten.tanh.default, "tanh"),
    (aten.sigmoid.default, "logistic"),
):
    lower(_op)(unary(_name))


@lower(aten.add.Tensor, aten.add.Scalar)
def add(b: Builder, self: Value, other: Any, alpha: Any = 1) -> Value:
    """
    aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    """
    x, y = b.promote(self, other, to=b.out.dtype)
    if b.out.dtype == torch.bool:
        return x | (y & b.like(alpha, y))
    return x + (y if alpha == 1 else y * alpha)

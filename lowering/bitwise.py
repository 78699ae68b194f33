"""Elementwise logic on bits and on truth values."""

from __future__ import annotations

from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


def bitwise(name: str) -> RuleFn:
    """A StableHLO op on the bits of integers or on bools."""

    @family
    def rule(b: Builder, self: Any, other: Any) -> Value:
        return b.binary(name, *b.promote(self, other, to=b.out.dtype))

    return rule


def logical(name: str) -> RuleFn:
    """A StableHLO op on whether each operand differs from zero."""

    @family
    def rule(b: Builder, self: Value, other: Value) -> Value:
        return b.binary(name, b.ne_zero(self), b.ne_zero(other))

    return rule


for _name in ("and", "or", "xor"):
    _packet = getattr(aten, f"bitwise_{_name}")
    lower(_packet.Tensor, _packet.Scalar, _packet.Scalar_Tensor)(bitwise(_name))
    lower(getattr(aten, f"logical_{_name}").default)(logical(_name))


@lower(aten.bitwise_not.default)
def bitwise_not(b: Builder, self: Value) -> Value:
    """aten::bitwise_not(Tensor self) -> Tensor"""
    return ~self


@lower(aten.logical_not.default)
def logical_not(b: Builder, self: Value) -> Value:
    """aten::logical_not(Tensor self) -> Tensor"""
    return ~self if self.dtype == torch.bool else self.eq(0)


def shift(left: bool) -> RuleFn:
    """A shift; an amount that is negative or at least the width shifts everything out."""

    @family
    def rule(b: Builder, self: Any, other: Any) -> Value:
        x, amount = b.promote(self, other, to=b.out.dtype)
        right = "shift_right_arithmetic" if x.dtype.is_signed else "shift_right_logical"
        return b.binary("shift_left" if left else right, x, amount)

    return rule


def _on_floats(node: fx.Node) -> str | None:
    """Floats are scaled by a power of two: nobody's idea of a shift."""
    return "a shift of floats" if node.meta["val"].dtype.is_floating_point else None


for _side in ("left", "right"):
    _packet = getattr(aten, f"bitwise_{_side}_shift")
    lower(_packet.Tensor, _packet.Tensor_Scalar, _packet.Scalar_Tensor)(shift(_side == "left"))
    _packet = getattr(aten, f"__{_side[0]}shift__")
    lower(_packet.Tensor, _packet.Scalar, unless=_on_floats)(shift(_side == "left"))

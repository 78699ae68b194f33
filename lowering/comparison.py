"""Elementwise comparison, selection and clamping."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


def comparison(direction: str) -> RuleFn:
    """StableHLO's compare of operands promoted as torch promotes them."""

    @family
    def rule(b: Builder, self: Value, other: Any) -> Value:
        x, y = b.promote(self, other, to=b.result_type(self, other))
        return b.compare(x, y, direction)

    return rule


for _direction in ("EQ", "NE", "LT", "LE", "GT", "GE"):
    _packet = getattr(aten, _direction.lower())
    lower(_packet.Tensor, _packet.Scalar)(comparison(_direction))


@lower(aten.where.self)
def where(b: Builder, condition: Value, self: Value, other: Value) -> Value:
    """aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    return b.select(b.ne_zero(condition), *b.promote(self, other, to=b.out.dtype))


@lower(aten.maximum.default)
def maximum(b: Builder, self: Value, other: Value) -> Value:
    """aten::maximum(Tensor self, Tensor other) -> Tensor"""
    return b.maximum(*b.promote(self, other, to=b.out.dtype))


@lower(aten.minimum.default)
def minimum(b: Builder, self: Value, other: Value) -> Value:
    """aten::minimum(Tensor self, Tensor other) -> Tensor"""
    return b.minimum(*b.promote(self, other, to=b.out.dtype))


@lower(aten.clamp.default)
def clamp(b: Builder, self: Value, min: Any = None, max: Any = None) -> Value:
    """aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor"""
    dtype = b.out.dtype
    x = b.convert(self, dtype)
    if min is None or max is None:
        return x if max is min else (b.minimum(x, max) if min is None else b.maximum(x, min))
    return b.clamp(b.scalar(min, dtype), x, b.scalar(max, dtype))


@lower(aten.clamp.Tensor)
def clamp_tensor(
    b: Builder, self: Value, min: Value | None = None, max: Value | None = None
) -> Value:
    """aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor"""
    dtype = b.out.dtype
    x = b.convert(self, dtype)
    x = x if min is None else b.maximum(x, b.convert(min, dtype))
    return x if max is None else b.minimum(x, b.convert(max, dtype))


@lower(aten.clamp_min.default, aten.clamp_min.Tensor)
def clamp_min(b: Builder, self: Value, min: Any) -> Value:
    """
    aten::clamp_min(Tensor self, Scalar min) -> Tensor
    aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
    """
    return b.maximum(*b.promote(self, min, to=b.out.dtype))


@lower(aten.clamp_max.default, aten.clamp_max.Tensor)
def clamp_max(b: Builder, self: Value, max: Any) -> Value:
    """
    aten::clamp_max(Tensor self, Scalar max) -> Tensor
    aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
    """
    return b.minimum(*b.promote(self, max, to=b.out.dtype))


@lower(aten.fmax.default)
def fmax(b: Builder, self: Value, other: Value) -> Value:
    """aten::fmax(Tensor self, Tensor other) -> Tensor"""
    return _ignoring_nan(b, self, other, "maximum")


@lower(aten.fmin.default)
def fmin(b: Builder, self: Value, other: Value) -> Value:
    """aten::fmin(Tensor self, Tensor other) -> Tensor"""
    return _ignoring_nan(b, self, other, "minimum")


def _ignoring_nan(b: Builder, self: Value, other: Value, name: str) -> Value:
    x, y = b.promote(self, other, to=b.out.dtype)
    if not x.dtype.is_floating_point:
        return b.binary(name, x, y)
    return b.select(b.is_nan(x), y, b.select(b.is_nan(y), x, b.binary(name, x, y)))


def classifier(test: Callable[[Value], Value]) -> RuleFn:
    """A test of floats, true of a complex number where it is of either part, never of integers."""

    @family
    def rule(b: Builder, self: Value) -> Value:
        if self.dtype.is_complex:
            return test(b.real(self)) | test(b.imag(self))
        if not self.dtype.is_floating_point:
            return b.full(self.shape, False, torch.bool)
        return test(self)

    return rule


for _op, _test in (
    (aten.isinf.default, lambda x: x.b.abs(x).eq(math.inf)),
    (aten.isnan.default, lambda x: x.b.is_nan(x)),
    (aten.isneginf.default, lambda x: x.eq(-math.inf)),
    (aten.isposinf.default, lambda x: x.eq(math.inf)),
):
    lower(_op)(classifier(_test))

"""Cumulative ops along a dimension.

A scan is one reduce_window whose window reaches back to the start: XLA turns it into a tree of
O(n) work on every platform.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value, highest, lowest
from tpu_compile.lowering.pointwise import log_plus_one
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

Combine = Callable[[Value, Value], Value]


def scan(b: Builder, x: Value, dim: int, combine: Combine, init: Any) -> Value:
    """Element i of the result combines elements 0 to i along `dim`; `init` is the identity."""
    if not x.numel or not x.rank or x.shape[dim] == 1:
        return x
    dim %= x.rank
    n = x.shape[dim]
    window = [n if d == dim else 1 for d in range(x.rank)]
    padding = [(n - 1, 0) if d == dim else (0, 0) for d in range(x.rank)]
    return b.reduce_window(
        [x], [init], window, lambda have, new: [combine(have[0], new[0])], padding=padding
    )[0]


@lower(aten.cumsum.default)
def cumsum(b: Builder, self: Value, dim: int, *, dtype: Any = None) -> Value:
    """aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
    x = b.convert(self, opmath(b.out.dtype))
    return b.convert(scan(b, x, dim, lambda have, new: have + new, 0), b.out.dtype)


@lower(aten.cumprod.default)
def cumprod(b: Builder, self: Value, dim: int, *, dtype: Any = None) -> Value:
    """aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor"""
    x = b.convert(self, opmath(b.out.dtype))
    return b.convert(scan(b, x, dim, lambda have, new: have * new, 1), b.out.dtype)


def running(extreme: str, identity: Callable[[torch.dtype], Any]) -> RuleFn:
    """cummax or cummin: the last of equal elements gives the index, and NaN, once met, stays."""

    @family
    def rule(b: Builder, self: Value, dim: int) -> tuple[Value, Value]:
        if not self.rank:
            return self, b.scalar(0, torch.int64)
        if not self.numel:
            return self, b.zeros(self.shape, torch.int64)
        dim %= self.rank
        best = scan(
            b, self, dim, lambda have, new: b.binary(extreme, have, new), identity(self.dtype)
        )
        renewed = self.eq(best)
        if self.dtype.is_floating_point:
            renewed = renewed | b.is_nan(self)
        narrow = torch.int32 if self.shape[dim] < 2**31 else torch.int64
        where = b.select(renewed, b.iota(self.shape, dim, narrow), 0)
        return best, b.convert(scan(b, where, dim, b.maximum, 0), torch.int64)

    return rule


lower(aten.cummax.default)(running("maximum", lowest))
lower(aten.cummin.default)(running("minimum", highest))


def _complex(node: fx.Node) -> str | None:
    """torch combines complex elements by rules of its own for infinities."""
    return "no lowering for complex inputs" if node.meta["val"].is_complex() else None


@lower(aten.logcumsumexp.default, unless=_complex)
def logcumsumexp(b: Builder, self: Value, dim: int) -> Value:
    """aten::logcumsumexp(Tensor self, int dim) -> Tensor"""
    return b.in_opmath(lambda x: scan(b, x, dim, lambda p, q: _log_add_exp(b, p, q), -inf), self)


def _log_add_exp(b: Builder, p: Value, q: Value) -> Value:
    """log(exp(p) + exp(q)): equal infinities, whose difference is NaN, are their own result."""
    high, low = b.maximum(p, q), b.minimum(p, q)
    grown = high + log_plus_one(b, b.unary("exponential", low - high))
    same = high.eq(low) & ~b.is_finite(high)
    return b.select(same, high, grown)

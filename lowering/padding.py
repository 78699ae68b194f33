"""Padding: constant, reflected and replicated edges, and the gradients of the last two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


@lower(aten.constant_pad_nd.default)
def constant_pad_nd(b: Builder, self: Value, pad: list[int], value: float = 0) -> Value:
    """aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor"""
    low, high = [0] * self.rank, [0] * self.rank
    for dim, lo, hi in _amounts(self.rank, pad):
        low[dim], high[dim] = lo, hi
    return b.pad(self, value, low, high)


def _reflected(b: Builder, x: Value, dim: int, low: int, high: int) -> list[Value]:
    """x with `low` and `high` elements before and after it, mirrored at the edge elements."""
    n = x.shape[dim]
    parts = [x]
    if low > 0:
        parts.insert(0, b.reverse(b.slice_dim(x, dim, 1, low + 1), [dim]))
    if high > 0:
        parts.append(b.reverse(b.slice_dim(x, dim, n - 1 - high, n - 1), [dim]))
    return parts


def _replicated(b: Builder, x: Value, dim: int, low: int, high: int) -> list[Value]:
    """x with its first element `low` times before it and its last one `high` times after it."""
    n = x.shape[dim]
    parts = [x]
    if low > 0:
        parts.insert(0, _repeated(b, b.slice_dim(x, dim, 0, 1), dim, low))
    if high > 0:
        parts.append(_repeated(b, b.slice_dim(x, dim, n - 1, n), dim, high))
    return parts


def _repeated(b: Builder, x: Value, dim: int, times: int) -> Value:
    shape = [times if d == dim else n for d, n in enumerate(x.shape)]
    return b.broadcast_in_dim(x, shape, range(x.rank))


Extend = Callable[[Builder, Value, int, int, int], list[Value]]


def edge_pad(extend: Extend) -> RuleFn:
    """Pads the trailing dimensions one after another; a negative amount crops."""

    @family
    def rule(b: Builder, self: Value, padding: list[int]) -> Value:
        x = self
        for dim, low, high in _amounts(x.rank, padding):
            x = b.concatenate(extend(b, x, dim, low, high), dim)
            x = b.slice_dim(x, dim, max(0, -low), x.shape[dim] - max(0, -high))
        return x

    return rule


def edge_pad_backward(fold: Callable[[Builder, Value, int, int, bool], Value]) -> RuleFn:
    """Adds what each edge received to the elements that it came from: `fold`, per edge."""

    @family
    def rule(b: Builder, grad_output: Value, self: Value, padding: list[int]) -> Value:
        g = b.convert(grad_output, opmath(grad_output.dtype))
        for dim, low, high in _amounts(self.rank, padding):
            n = self.shape[dim]
            g = _pad_dim(b, g, dim, max(0, -low), max(0, -high))
            low, high = max(0, low), max(0, high)
            out = b.slice_dim(g, dim, low, low + n)
            if low:
                out = out + fold(b, b.slice_dim(g, dim, 0, low), dim, n, True)
            if high:
                out = out + fold(b, b.slice_dim(g, dim, low + n, low + n + high), dim, n, False)
            g = out
        return b.convert(g, b.out.dtype)

    return rule


def _fold_reflected(b: Builder, edge: Value, dim: int, n: int, low: bool) -> Value:
    """The edge turned round and placed next to, not on, the element that it was mirrored at."""
    rest = n - 1 - edge.shape[dim]
    return _pad_dim(b, b.reverse(edge, [dim]), dim, *((1, rest) if low else (rest, 1)))


def _fold_replicated(b: Builder, edge: Value, dim: int, n: int, low: bool) -> Value:
    """The edge's sum, on the element that it copied."""
    total = b.expand_dims(b.reduce(edge, [dim], "add", 0), dim)
    return _pad_dim(b, total, dim, *((0, n - 1) if low else (n - 1, 0)))


def _pad_dim(b: Builder, x: Value, dim: int, low: int, high: int) -> Value:
    lows, highs = [0] * x.rank, [0] * x.rank
    lows[dim], highs[dim] = low, high
    return b.pad(x, 0, lows, highs)


def _amounts(rank: int, padding: Sequence[int]) -> list[tuple[int, int, int]]:
    """(dimension, low, high) of each padded dimension; torch lists the last one first."""
    pairs = zip(padding[::2], padding[1::2], strict=True)
    return [(rank - 1 - i, low, high) for i, (low, high) in enumerate(pairs)]


for _n in ("1d", "2d", "3d"):
    for _mode, _extend, _fold in (
        ("reflection", _reflected, _fold_reflected),
        ("replication", _replicated, _fold_replicated),
    ):
        _op = getattr(aten, f"{_mode}_pad{_n}")
        lower(_op.default)(edge_pad(_extend))
        lower(getattr(aten, f"{_mode}_pad{_n}_backward").default)(edge_pad_backward(_fold))

"""Histograms of points in one or more dimensions; histc is in scatter.py."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.scatter import add, scatter_rows
from tpu_compile.lowering.sorting import binary_search

aten = torch.ops.aten


def _points(b: Builder, x: Value) -> list[Value]:
    """The coordinates of points that lie in the last dimension: a vector for each of these."""
    m, d = math.prod(x.shape[:-1]), x.shape[-1]
    flat = b.reshape(x, (m, d))
    return [b.reshape(b.slice_dim(flat, 1, i, i + 1), (m,)) for i in range(d)]


def _edges(b: Builder, x: Value, bins: int, bounds: Sequence[float] | None) -> Value:
    """The edges of equal bins from bound to bound, or from the least element to the greatest."""
    if bounds is not None or not x.numel:
        low, high = bounds or (0.0, 1.0)
        if low == high:
            low, high = low - 0.5, high + 0.5
        return b.array(torch.linspace(low, high, bins + 1, dtype=x.dtype), x.dtype)
    least = b.reduce(x, [0], "minimum", math.inf)
    most = b.reduce(x, [0], "maximum", -math.inf)
    b.check(
        b.is_finite(least) & b.is_finite(most), "assert", "the range of the histogram is not finite"
    )
    same = least.eq(most)
    first, last = b.select(same, least - 0.5, least), b.select(same, most + 0.5, most)
    step = (last - first) / float(bins)
    place = b.iota((bins + 1,), 0, torch.int64)
    up = b.convert(place, x.dtype) * step + first
    down = last - b.convert(bins - place, x.dtype) * step
    return b.select(place < (bins + 1) // 2, up, down)


def _histogram(
    b: Builder, points: Sequence[Value], edges: Sequence[Value], weight: Value | None, density: bool
) -> Value:
    """How many points, or what weight, each bin holds; the last bin has both of its edges."""
    shape = tuple(e.numel - 1 for e in edges)
    inside, index = None, None
    for x, e, n in zip(points, edges, shape, strict=True):
        first, last = (b.reshape(b.slice_dim(e, 0, i, i + 1), ()) for i in (0, n))
        here = (x >= first) & (x <= last)
        inside = here if inside is None else inside & here
        place = b.convert(binary_search(b, e, x, right=True), torch.int64) - 1
        place = b.minimum(place, n - 1)
        index = place if index is None else index * n + place
    assert inside is not None
    assert index is not None
    dtype, total = b.out.dtype, math.prod(shape)
    updates = b.full(index.shape, 1, dtype) if weight is None else b.reshape(weight, index.shape)
    nowhere = total
    counts = scatter_rows(
        b, b.zeros((total,), dtype), 0, b.select(inside, index, nowhere), updates, add
    )
    if density:
        counts = counts / b.reduce(counts, [0], "add", 0)
    hist = b.reshape(counts, shape)
    if density:
        for d, (e, n) in enumerate(zip(edges, shape, strict=True)):
            widths = b.slice_dim(e, 0, 1, n + 1) - b.slice_dim(e, 0, 0, n)
            hist = hist / b.broadcast_in_dim(widths, shape, [d])
    return hist


@lower(aten.histogram.bin_ct)
def histogram(
    b: Builder,
    self: Value,
    bins: int = 100,
    *,
    range: list[float] | None = None,
    weight: Value | None = None,
    density: bool = False,
) -> tuple[Value, ...]:
    """aten::histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)"""  # noqa: E501
    x = b.reshape(self, (self.numel,))
    edges = _edges(b, x, bins, range)
    return _histogram(b, [x], [edges], weight, density), edges


@lower(aten.histogram.bins_tensor)
def histogram_bins(
    b: Builder,
    self: Value,
    bins: Value,
    *,
    weight: Value | None = None,
    density: bool = False,
) -> tuple[Value, ...]:
    """aten::histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)"""  # noqa: E501
    x = b.reshape(self, (self.numel,))
    return _histogram(b, [x], [bins], weight, density), bins


def _all_edges(
    b: Builder, points: list[Value], bins: list[int], bounds: list[float] | None
) -> list[Value]:
    pairs = [None if bounds is None else bounds[2 * i : 2 * i + 2] for i in range(len(bins))]
    return [_edges(b, x, n, p) for x, n, p in zip(points, bins, pairs, strict=True)]


@lower(aten._histogramdd_bin_edges.default)
def histogramdd_bin_edges(
    b: Builder,
    self: Value,
    bins: list[int],
    *,
    range: list[float] | None = None,
    weight: Value | None = None,
    density: bool = False,
) -> tuple[Value, ...]:
    """aten::_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]"""  # noqa: E501
    return tuple(_all_edges(b, _points(b, self), bins, range))


@lower(aten._histogramdd_from_bin_cts.default)
def histogramdd_from_bin_cts(
    b: Builder,
    self: Value,
    bins: list[int],
    *,
    range: list[float] | None = None,
    weight: Value | None = None,
    density: bool = False,
) -> Value:
    """aten::_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor"""  # noqa: E501
    points = _points(b, self)
    return _histogram(b, points, _all_edges(b, points, bins, range), weight, density)


@lower(aten._histogramdd_from_bin_tensors.default)
def histogramdd_from_bin_tensors(
    b: Builder,
    self: Value,
    bins: list[Value],
    *,
    weight: Value | None = None,
    density: bool = False,
) -> Value:
    """aten::_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor"""  # noqa: E501
    return _histogram(b, _points(b, self), bins, weight, density)

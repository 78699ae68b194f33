"""Reductions of consecutive segments of a dimension, given by their lengths or their offsets."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.scan import scan
from tpu_compile.lowering.scatter import scatter_rows
from tpu_compile.lowering.sorting import binary_search

aten = torch.ops.aten

_OPERATIONS = {
    "sum": ("add", 0.0),
    "mean": ("add", 0.0),
    "prod": ("multiply", 1.0),
    "max": ("maximum", -math.inf),
    "min": ("minimum", math.inf),
}


def _unless(node: fx.Node) -> str | None:
    if node.meta["val"].dtype not in (torch.float32, torch.float64):
        return "eager rounds after each element of a 16-bit segment"
    return "segments by indices" if node.kwargs.get("indices") is not None else None


@lower(aten.segment_reduce.default, unless=_unless)
def segment_reduce(
    b: Builder,
    data: Value,
    reduce: str,
    *,
    lengths: Value | None = None,
    indices: Value | None = None,
    offsets: Value | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: float | None = None,
) -> Value:
    """aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor"""  # noqa: E501
    shape, dtype = b.out.shape, data.dtype
    if 0 in shape or not data.numel:
        empty = math.nan if reduce == "mean" else _OPERATIONS[reduce][1]
        return b.full(shape, empty if initial is None else initial, dtype)
    axis %= data.rank
    batch, n, s = math.prod(shape[:axis]), data.shape[axis], shape[axis]
    rest = math.prod(shape[axis + 1 :])
    starts, ends = _bounds(b, lengths, offsets, batch, s)

    place = b.iota((batch, n), 1, ends.dtype)
    # The segment of an element is the number of those that end before it.
    segment = b.convert(binary_search(b, ends, place, right=True), torch.int64)
    first = b.slice_dim(starts, 1, 0, 1)
    inside = (segment < s) & (place >= b.broadcast_to(first, place.shape))
    row = segment + b.iota((batch, n), 0, torch.int64) * s
    nowhere = batch * s
    index = b.reshape(b.select(inside, row, nowhere), (batch * n,))

    operation, identity = _OPERATIONS[reduce]
    init = b.full((batch * s, rest), identity if initial is None else initial, dtype)
    updates = b.reshape(data, (batch * n, rest))

    def combine(current: Value, update: Value) -> Value:
        return b.binary(operation, current, update)

    out = scatter_rows(b, init, 0, index, updates, combine)
    if reduce == "mean":
        size = b.convert(b.reshape(ends - starts, (batch * s, 1)), dtype)
        none = b.broadcast_to(size.eq(0), out.shape)
        out = b.select(none, math.nan if initial is None else out, out / b.maximum(size, 1))
    return b.reshape(out, shape)


def _bounds(b: Builder, lengths: Value | None, offsets: Value | None, batch: int, s: int) -> Any:
    """Where the segments start and end, [batch, s] both."""
    if offsets is not None:
        bounds = b.reshape(offsets, (batch, s + 1))
        return b.slice_dim(bounds, 1, 0, s), b.slice_dim(bounds, 1, 1, s + 1)
    assert lengths is not None
    sizes = b.reshape(lengths, (batch, s))
    ends = scan(b, sizes, 1, lambda x, y: x + y, 0)
    return ends - sizes, ends

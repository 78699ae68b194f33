"""Elements that a mask or counts choose, where the result's shape does not depend on them.

A program cannot know how many elements a mask selects: where eager raises because a source has too
few for them, a program repeats the last.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import gather_rows, val
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.scan import scan
from tpu_compile.lowering.sorting import binary_search

aten = torch.ops.aten


def running_count(b: Builder, mask: Value) -> Value:
    """How many elements of a flat mask are set up to and with each, int32 where that suffices."""
    dtype = torch.int32 if mask.numel < 2**31 else torch.int64
    return scan(b, b.convert(mask, dtype), 0, lambda have, new: have + new, 0)


def selected_rows(b: Builder, values: Value, dim: int, mask: Value) -> Value:
    """`values`, whose `dim` lists what the mask selects, spread over the mask's own dimensions."""
    place = running_count(b, b.reshape(mask, (mask.numel,))) - 1
    return gather_rows(b, values, dim, b.reshape(place, mask.shape))


@lower(aten.masked_fill.Scalar, aten.masked_fill.Tensor)
def masked_fill(b: Builder, self: Value, mask: Value, value: Any) -> Value:
    """
    aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
    aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
    """
    self, value = b.promote(self, value, to=b.out.dtype)
    return b.select(mask, value, self)


def _unless_masked_scatter(node: fx.Node) -> str | None:
    empty = val(node.args[2]).numel() == 0 and node.meta["val"].numel() > 0
    return "the source is empty" if empty else None


@lower(aten.masked_scatter.default, unless=_unless_masked_scatter)
def masked_scatter(b: Builder, self: Value, mask: Value, source: Value) -> Value:
    """aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor"""
    if not b.out.numel:
        return b.broadcast_to(self, b.out.shape)
    mask = b.broadcast_to(mask, b.out.shape)
    values = selected_rows(b, b.reshape(source, (source.numel,)), 0, mask)
    return b.select(mask, values, self)


@lower(aten.nonzero_static.default)
def nonzero_static(b: Builder, self: Value, *, size: int, fill_value: int = -1) -> Value:
    """aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor"""
    if not self.numel or not self.rank or not size:
        return b.full(b.out.shape, fill_value, b.out.dtype)
    count = running_count(b, b.reshape(b.ne_zero(self), (self.numel,)))
    ordinal = b.iota((size,), 0, count.dtype)
    place = b.convert(binary_search(b, count, ordinal, right=True), torch.int64)
    columns, step = [], self.numel
    for n in self.shape:
        step //= n
        columns.append(b.expand_dims(place / step % n, 1))
    found = b.expand_dims(place < self.numel, 1)
    return b.select(found, b.concatenate(columns, 1), fill_value)


def _unless_output_size(node: fx.Node) -> str | None:
    if node.kwargs.get("output_size") is None:
        return "the size of the result depends on the values of repeats"
    empty = val(node.args[0]).numel() == 0 and node.meta["val"].numel() > 0
    return "there is nothing to repeat" if empty else None


@lower(aten.repeat_interleave.Tensor, unless=_unless_output_size)
def repeat_interleave(b: Builder, repeats: Value, *, output_size: int | None = None) -> Value:
    """aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor"""
    if not b.out.numel:
        return b.zeros(*b.out)
    ends = scan(b, repeats, 0, lambda have, new: have + new, 0)
    place = binary_search(b, ends, b.iota(b.out.shape, 0, ends.dtype), right=True)
    return b.convert(place, b.out.dtype)

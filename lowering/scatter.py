"""Writes through indices: index_put, scatter, index_add and their kin.

Indices are in range by contract: eager raises IndexError for one that is not, a program writes
nothing there. XLA's CPU scatter applies updates one after another in index order, so that of
several writes to one place the last one stays, as in eager's serial kernels; accumulation is exact
for integers and as exact as eager's for floats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import MASK_DTYPES, at_least_1d, indexed, val
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten

Combine = Callable[[Value, Value], Value]


def overwrite(current: Value, update: Value) -> Value:
    return update


def add(current: Value, update: Value) -> Value:
    """Addition, which is `or` for bool."""
    return current | update if current.dtype == torch.bool else current + update


def scatter_along(
    b: Builder, x: Value, dim: int, index: Value, updates: Value, combine: Combine
) -> Value:
    """`x[..., index, ...] = updates`, element by element: the inverse of take_along.

    The index may be shorter than x in the other dimensions; its coordinates there are its own.
    """
    others = [d for d in range(x.rank) if d != dim]
    same = [d for d in others if x.shape[d] == index.shape[d]]
    dims = [d for d in range(x.rank) if d not in same]
    columns = [
        b.expand_dims(index if d == dim else b.iota(index.shape, d, index.dtype), -1) for d in dims
    ]
    (out,) = b.scatter(
        [x],
        b.concatenate(columns, index.rank),
        [updates],
        lambda current, update: [combine(current[0], update[0])],
        update_window_dims=[],
        inserted_window_dims=dims,
        scattered_dims_to_operand_dims=dims,
        input_batching_dims=same,
        indices_batching_dims=same,
    )
    return out


# ---------------------------------------------------------------------- index_put


def _unless_index_put(node: fx.Node) -> str | None:
    indices = node.args[1]
    assert isinstance(indices, list | tuple)
    shapes = [i if i is None else val(i) for i in indices]
    masks = [i for i in shapes if i is not None and i.dtype in MASK_DTYPES]
    if not masks:
        return None
    if sum(i is not None for i in shapes) > 1:
        return "a mask beside other indices"
    rest = val(node.args[0]).dim() - len(indices) + 1 - masks[0].dim()
    values = val(node.args[2])
    if values.dim() > rest and values.shape[-1 - rest] != 1:
        return "the number of values depends on how many elements the mask selects"
    return None


@lower(aten.index_put.default, aten._unsafe_index_put.default, unless=_unless_index_put)
def index_put(
    b: Builder, self: Value, indices: list[Value | None], values: Value, accumulate: bool = False
) -> Value:
    """
    aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    """
    if any(i is not None and 0 in i.shape for i in indices) or 0 in self.shape:
        return self
    combine = add if accumulate else overwrite
    *_, last = indices
    if last is not None and last.dtype in MASK_DTYPES:
        return _masked_put(b, self, last, len(indices) - 1, values, combine)
    i = indexed(b, self, indices)
    shape = _indexed_shape(self, i.start.shape[:-1], i.dims, i.position)
    (out,) = b.scatter(
        [self],
        i.start,
        [b.broadcast_to(values, shape)],
        lambda current, update: [combine(current[0], update[0])],
        update_window_dims=i.window,
        inserted_window_dims=i.dims,
        scattered_dims_to_operand_dims=i.dims,
    )
    return out


def _masked_put(
    b: Builder, x: Value, mask: Value, dim: int, values: Value, combine: Combine
) -> Value:
    """`x[mask] = values` for a mask of the dimensions from `dim` on, and one value a row."""
    rest = x.rank - dim - mask.rank
    mask = b.reshape(b.ne_zero(mask), mask.shape + (1,) * rest)
    lead = values.rank - rest - 1
    if lead > 0:
        ones = (1,) * mask.rank
        shape = values.shape[:lead] + ones[: mask.rank - rest] + values.shape[lead + 1 :]
        values = b.reshape(values, shape)
    return b.select(mask, combine(x, b.broadcast_to(values, x.shape)), x)


def _indexed_shape(
    x: Value, index_shape: Sequence[int], dims: Sequence[int], position: int
) -> list[int]:
    shape = [n for d, n in enumerate(x.shape) if d not in dims]
    shape[position:position] = index_shape
    return shape


# ---------------------------------------------------------------------- scatter


def _scatter(b: Builder, self: Value, dim: int, index: Value, src: Any, combine: Combine) -> Value:
    """`src` (a tensor at least as large as the index, or a scalar) to the places of the index."""
    if 0 in index.shape:
        return self
    x, index = at_least_1d(b, self), at_least_1d(b, index)
    if isinstance(src, Value):
        src = at_least_1d(b, src)
        updates = b.slice(src, [0] * src.rank, index.shape)
    else:
        updates = b.full(index.shape, src, x.dtype)
    out = scatter_along(b, x, dim % x.rank, index, updates, combine)
    return b.reshape(out, self.shape)


@lower(aten.scatter.src)
def scatter_src(b: Builder, self: Value, dim: int, index: Value, src: Value) -> Value:
    """aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    return _scatter(b, self, dim, index, src, overwrite)


@lower(aten.scatter.value)
def scatter_value(b: Builder, self: Value, dim: int, index: Value, value: float) -> Value:
    """aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""
    return _scatter(b, self, dim, index, value, overwrite)


@lower(aten.scatter_add.default)
def scatter_add(b: Builder, self: Value, dim: int, index: Value, src: Value) -> Value:
    """aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""
    return _scatter(b, self, dim, index, src, add)

"""Reads through indices: index, gather, take.

Rules take indices as in range: eager raises for one that is not, XLA clamps it (lowering/bounds.py looks).
Ops that count negative indices from the end do so here; the others (gather, index_select) raise on
them in eager.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value, broadcast_shapes
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten

MASK_DTYPES = (torch.bool, torch.uint8)


# ---------------------------------------------------------------------- helpers of both directions


def wrap(b: Builder, index: Value, size: int) -> Value:
    """Negative indices count from the end."""
    index = b.narrow_index(index, size)
    return b.select(index < 0, index + size, index)


def at_least_1d(b: Builder, x: Value) -> Value:
    """A 0-d operand as the vector of one element that torch's indexing kernels see."""
    return x if x.rank else b.reshape(x, (1,))


def val(arg: Any) -> Any:
    """The fake tensor of a node's argument."""
    assert isinstance(arg, fx.Node)
    return arg.meta["val"]


class Indexed(NamedTuple):
    """Advanced indexing of an operand, in the terms of StableHLO's gather and scatter.

    `start` holds index vectors in its last dimension, one coordinate for each of `dims`. In the
    indexed result, the index's own dimensions start at `position`; the others are `window`.
    """

    start: Value
    dims: tuple[int, ...]
    position: int
    window: tuple[int, ...]


def indexed(b: Builder, x: Value, indices: Sequence[Value | None]) -> Indexed:
    """Understand `x[indices]`: wrap and broadcast the index tensors, place their dimensions.

    They replace the indexed dimensions where these are adjacent, and go to the front otherwise.
    """
    dims = tuple(d for d, i in enumerate(indices) if i is not None)
    given = [i for i in indices if i is not None]
    dtype = torch.int32 if max(x.shape) < 2**31 else torch.int64
    wrapped = [
        wrap(b, b.convert(b.narrow_index(i, max(x.shape)), dtype), x.shape[d])
        for i, d in zip(given, dims, strict=True)
    ]
    shape = broadcast_shapes(*(i.shape for i in wrapped))
    columns = [b.expand_dims(b.broadcast_to(i, shape), -1) for i in wrapped]
    adjacent = dims[-1] - dims[0] + 1 == len(dims)
    position = dims[0] if adjacent else 0
    rank = x.rank - len(dims) + len(shape)
    window = tuple(d for d in range(rank) if not position <= d < position + len(shape))
    return Indexed(b.concatenate(columns, len(shape)), dims, position, window)


def gather_rows(b: Builder, x: Value, dim: int, index: Value) -> Value:
    """`x[..., index, ...]` at `dim`: whole slices, with the index's shape in place of `dim`."""
    sizes = [1 if d == dim else n for d, n in enumerate(x.shape)]
    offset = [d if d < dim else d - 1 + index.rank for d in range(x.rank) if d != dim]
    return b.gather(
        x,
        index,
        sizes,
        offset_dims=offset,
        collapsed_dims=[dim],
        start_index_map=[dim],
        index_vector_dim=index.rank,
    )


def take_along(b: Builder, x: Value, dim: int, index: Value) -> Value:
    """numpy.take_along_axis: one element for each of the index's; other dimensions agree."""
    others = [d for d in range(x.rank) if d != dim]
    return b.gather(
        x,
        index,
        [1] * x.rank,
        offset_dims=[],
        collapsed_dims=[dim],
        start_index_map=[dim],
        operand_batching_dims=others,
        indices_batching_dims=others,
        index_vector_dim=index.rank,
    )


def is_empty_read(node: fx.Node, dim: int) -> str | None:
    """Why a read at `dim` of the first argument cannot be lowered: XLA has nothing to clamp to."""
    self, out = val(node.args[0]), node.meta["val"]
    if out.numel() and self.dim() and self.shape[dim] == 0:
        return "the indexed dimension has size 0"
    return None


# ---------------------------------------------------------------------- index


def _unless_index(node: fx.Node) -> str | None:
    indices = node.args[1]
    assert isinstance(indices, list | tuple)
    for dim, index in enumerate(indices):
        if index is None:
            continue
        if val(index).dtype in MASK_DTYPES:
            return "the size of what a mask selects depends on its values"
        if problem := is_empty_read(node, dim):
            return problem
    return None


@lower(aten.index.Tensor, aten._unsafe_index.Tensor, unless=_unless_index)
def index(b: Builder, self: Value, indices: list[Value | None]) -> Value:
    """
    aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
    aten::_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
    """
    if 0 in b.out.shape:
        return b.zeros(*b.out)
    if all(i is None for i in indices):
        return self
    i = indexed(b, self, indices)
    return b.gather(
        self,
        i.start,
        [1 if d in i.dims else n for d, n in enumerate(self.shape)],
        offset_dims=i.window,
        collapsed_dims=i.dims,
        start_index_map=i.dims,
    )


def _unless_dim(node: fx.Node) -> str | None:
    dim = node.args[1]
    assert isinstance(dim, int)
    return is_empty_read(node, dim)


@lower(aten.index_select.default, unless=_unless_dim)
def index_select(b: Builder, self: Value, dim: int, index: Value) -> Value:
    """aten::index_select(Tensor self, int dim, Tensor index) -> Tensor"""
    if 0 in b.out.shape:
        return b.zeros(*b.out)
    x = at_least_1d(b, self)
    rows = gather_rows(b, x, dim % x.rank, at_least_1d(b, index))
    return b.reshape(rows, b.out.shape)


@lower(aten.gather.default, unless=_unless_dim)
def gather(b: Builder, self: Value, dim: int, index: Value, *, sparse_grad: bool = False) -> Value:
    """aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""
    if 0 in b.out.shape:
        return b.zeros(*b.out)
    x, index = at_least_1d(b, self), at_least_1d(b, index)
    dim %= x.rank
    # The index may be shorter than the operand in the other dimensions.
    limit = [n if d == dim else index.shape[d] for d, n in enumerate(x.shape)]
    x = b.slice(x, [0] * x.rank, limit)
    return b.reshape(take_along(b, x, dim, index), b.out.shape)


@lower(aten.take.default, unless=lambda node: _unless_take(node))
def take(b: Builder, self: Value, index: Value) -> Value:
    """aten::take(Tensor self, Tensor index) -> Tensor"""
    if 0 in b.out.shape:
        return b.zeros(*b.out)
    flat = b.reshape(self, (self.numel,))
    return gather_rows(b, flat, 0, wrap(b, index, self.numel))


def _unless_take(node: fx.Node) -> str | None:
    empty = val(node.args[0]).numel() == 0 and node.meta["val"].numel() > 0
    return "the operand is empty" if empty else None

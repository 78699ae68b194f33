"""Views that pick elements by stride (diagonals, windows, as_strided) and writes through views."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import Any, NamedTuple

import torch
from torch import fx

from tpu_compile.lowering import layout
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.layout import Layout
from tpu_compile.lowering.registry import arguments, lower
from tpu_compile.lowering.shape import slice_bounds, spaced
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

# ---------------------------------------------------------------------- slices written back


@lower(aten.slice_scatter.default)
def slice_scatter(
    b: Builder,
    self: Value,
    src: Value,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Value:
    """
    aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None,
    SymInt step=1) -> Tensor
    """
    lo, _ = slice_bounds(self.shape[dim], start, end)
    if step == 1:
        return _write(b, self, src, dim, lo)
    mask = spaced(b, b.full(src.shape, True, torch.bool), dim, lo, step, False)
    return b.select(mask, spaced(b, b.convert(src, self.dtype), dim, lo, step, 0), self)


@lower(aten.select_scatter.default)
def select_scatter(b: Builder, self: Value, src: Value, dim: int, index: int) -> Value:
    """aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor"""
    dim %= self.rank
    return _write(b, self, b.expand_dims(src, dim), dim, index % self.shape[dim])


def _write(b: Builder, x: Value, part: Value, dim: int, start: int) -> Value:
    """x with `part`, of x's shape but for `dim`, written from `start`."""
    part = b.convert(part, x.dtype)
    if part.shape == x.shape or not part.numel:
        return part if part.numel else x
    starts = [start if d == dim % x.rank else 0 for d in range(x.rank)]
    out = b.dynamic_update_slice(x, part, [b.scalar(s, torch.int64) for s in starts])
    b.writes.append(out.ir.owner)
    return out


# ---------------------------------------------------------------------- diagonals


def _diagonal_last(rank: int, dim1: int, dim2: int) -> list[int]:
    """The permutation that brings the rows, `dim1`, and the columns, `dim2`, to the end."""
    dim1, dim2 = dim1 % rank, dim2 % rank
    return [*(d for d in range(rank) if d not in (dim1, dim2)), dim1, dim2]


def _diagonal_steps(columns: int, offset: int) -> tuple[int, int]:
    """Where a diagonal starts in a matrix laid out flat, and the distance between its elements."""
    return (offset if offset >= 0 else -offset * columns), columns + 1


@lower(aten.diagonal.default, aten.diagonal_copy.default)
def diagonal(b: Builder, self: Value, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Value:
    """
    aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
    aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor
    """
    x = b.transpose(self, _diagonal_last(self.rank, dim1, dim2))
    *batch, rows, columns = x.shape
    length = b.out.shape[-1]
    if not length:
        return b.zeros(b.out.shape, self.dtype)
    start, step = _diagonal_steps(columns, offset)
    flat = b.reshape(x, [*batch, rows * columns])
    return b.slice_dim(flat, len(batch), start, start + (length - 1) * step + 1, step)


def _on_diagonal(
    b: Builder, x: Value, shape: Sequence[int], offset: int, dim1: int, dim2: int, fill: Any
) -> Value:
    """A tensor of `shape` with x on a diagonal, as torch.diagonal would read it, `fill` elsewhere."""
    order = _diagonal_last(len(shape), dim1, dim2)
    *batch, rows, columns = (shape[d] for d in order)
    length = x.shape[-1]
    if not length:
        return b.full(shape, fill, x.dtype)
    start, step = _diagonal_steps(columns, offset)
    none = [0] * len(batch)
    rest = rows * columns - start - (length - 1) * step - 1
    flat = b.pad(x, fill, [*none, start], [*none, rest], [*none, step - 1])
    matrix = b.reshape(flat, [*batch, rows, columns])
    return b.transpose(matrix, sorted(range(len(order)), key=lambda d: order[d]))


@lower(aten.diag_embed.default)
def diag_embed(b: Builder, self: Value, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Value:
    """aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor"""
    return _on_diagonal(b, self, b.out.shape, offset, dim1, dim2, 0)


@lower(aten.diagonal_backward.default)
def diagonal_backward(
    b: Builder, grad_output: Value, input_sizes: list[int], offset: int, dim1: int, dim2: int
) -> Value:
    """
    aten::diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1,
    int dim2) -> Tensor
    """
    return _on_diagonal(b, grad_output, b.out.shape, offset, dim1, dim2, 0)


@lower(aten.diagonal_scatter.default)
def diagonal_scatter(
    b: Builder, self: Value, src: Value, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Value:
    """
    aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0,
    int dim2=1) -> Tensor
    """
    true = b.full(src.shape, True, torch.bool)
    mask = _on_diagonal(b, true, self.shape, offset, dim1, dim2, False)
    x = b.convert(src, self.dtype)
    return b.select(mask, _on_diagonal(b, x, self.shape, offset, dim1, dim2, 0), self)


# ---------------------------------------------------------------------- windows


@lower(aten.unfold.default, aten.unfold_copy.default)
def unfold(b: Builder, self: Value, dimension: int, size: int, step: int) -> Value:
    """
    aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
    aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor
    """
    if not b.out.shape or 0 in b.out.shape or not self.rank:
        return (
            b.zeros(b.out.shape, self.dtype) if 0 in b.out.shape else b.reshape(self, b.out.shape)
        )
    dim = dimension % self.rank
    windows = b.out.shape[dim]
    if step >= size:
        # Windows apart: cut into strides, each of which starts with a window.
        low, high = [0] * self.rank, [0] * self.rank
        high[dim] = windows * step - self.shape[dim]
        cut = b.reshape(b.pad(self, 0, low, high), _split(self.shape, dim, windows, step))
        return b.move_dim(b.slice_dim(cut, dim + 1, 0, size), dim + 1, -1)
    sizes = [size if d == dim else n for d, n in enumerate(self.shape)]
    taken = b.gather(
        self,
        _every(b, [windows, 1], 0, step),
        sizes,
        offset_dims=[d for d in range(self.rank + 1) if d != dim],
        collapsed_dims=[],
        start_index_map=[dim],
    )
    return b.move_dim(taken, dim + 1, -1)


def _split(shape: Sequence[int], dim: int, *parts: int) -> list[int]:
    """`shape` with dimension `dim` replaced by `parts`."""
    return [*shape[:dim], *parts, *shape[dim + 1 :]]


@lower(aten.unfold_backward.default)
def unfold_backward(
    b: Builder, grad_in: Value, input_sizes: list[int], dim: int, size: int, step: int
) -> Value:
    """
    aten::unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size,
    int step) -> Tensor
    """
    if not input_sizes or 0 in grad_in.shape:
        return b.zeros(b.out.shape, b.out.dtype) if 0 in grad_in.shape else b.reshape(grad_in, ())
    dim %= len(input_sizes)
    windows = grad_in.shape[dim]
    # istft leaves the batch of a window's own gradient to be broadcast.
    around = [*input_sizes[:dim], windows, *input_sizes[dim + 1 :], size]
    grad_in = b.broadcast_to(grad_in, around)
    # A window covers `cover` strides. Lay out as [cover, windows, step] in the window's place.
    cover = -(-size // step)
    x = b.convert(grad_in, opmath(grad_in.dtype))
    x = _pad_end(b, x, -1, cover * step - size)
    x = b.reshape(x, [*x.shape[:-1], cover, step])
    x = b.move_dim(b.move_dim(x, -1, dim + 1), -1, dim)
    # Stride q of window w falls on stride w + q of the input: rows one longer than the result
    # shift each row by one against the one before, and a sum over rows then adds what overlaps.
    strides = windows + cover - 1
    x = _pad_end(b, x, dim + 1, cover)
    x = b.reshape(x, _split(input_sizes, dim, cover * (strides + 1), step))
    x = b.slice_dim(x, dim, 0, cover * strides)
    x = b.reshape(x, _split(input_sizes, dim, cover, strides, step))
    x = b.reduce(x, [dim], "add", 0)
    x = b.reshape(x, _split(input_sizes, dim, strides * step))
    x = _pad_end(b, x, dim, input_sizes[dim] - strides * step)
    return b.convert(x, b.out.dtype)


def _pad_end(b: Builder, x: Value, dim: int, amount: int) -> Value:
    """Zeros after the end of `dim`; a negative amount crops."""
    high = [0] * x.rank
    high[dim] = amount
    return b.pad(x, 0, [0] * x.rank, high)


# ---------------------------------------------------------------------- as_strided


class _Window(NamedTuple):
    """What an as_strided reads: elements of the flat buffer of its base, by stride."""

    base: Layout | None
    numel: int
    size: tuple[int, ...]
    stride: tuple[int, ...]
    start: int

    def stays_inside(self) -> bool:
        last = self.start + sum((n - 1) * s for n, s in zip(self.size, self.stride, strict=True))
        return 0 in self.size or (self.start >= 0 and last < self.numel)


def _window(node: fx.Node) -> _Window:
    args = arguments(node)
    base = args["self"].meta["val"]
    held = layout.dense(tuple(base.shape), tuple(base.stride()))
    numel = math.prod(held.physical_shape(base.shape)) if held else 0
    offset = args.get("storage_offset")
    start = 0 if offset is None else offset - base.storage_offset()
    return _Window(held, numel, tuple(args["size"]), tuple(args["stride"]), start)


def _outside_base(node: fx.Node) -> str | None:
    """as_strided speaks of storage, of which a value holds only its own elements."""
    window = _window(node)
    if window.base is None:
        return "no lowering where the elements of the base leave gaps in its storage"
    return None if window.stays_inside() else "no lowering for elements outside of the base"


@lower(aten.as_strided.default, aten.as_strided_copy.default, unless=_outside_base)
def as_strided(
    b: Builder, self: Value, size: list[int], stride: list[int], storage_offset: int | None = None
) -> Value:
    """
    aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride,
    SymInt? storage_offset=None) -> Tensor(a)
    aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride,
    SymInt? storage_offset=None) -> Tensor
    """
    window = _window(b.node)
    if 0 in size:
        return b.zeros(size, self.dtype)
    flat = _flat(b, self, window)
    part = layout.dense(window.size, window.stride)
    if part is not None:
        shape = part.physical_shape(size)
        piece = b.slice_dim(flat, 0, window.start, window.start + math.prod(shape))
        return layout.to_logical(b, b.reshape(piece, shape), size, part)
    return b.gather(
        flat, _positions(b, window), [1], offset_dims=[], collapsed_dims=[0], start_index_map=[0]
    )


@lower(aten.as_strided_scatter.default, unless=_outside_base)
def as_strided_scatter(
    b: Builder,
    self: Value,
    src: Value,
    size: list[int],
    stride: list[int],
    storage_offset: int | None = None,
) -> Value:
    """
    aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride,
    SymInt? storage_offset=None) -> Tensor
    """
    window = _window(b.node)
    if 0 in size:
        return self
    assert window.base is not None
    (flat,) = b.scatter(
        [_flat(b, self, window)],
        _positions(b, window),
        [b.convert(src, self.dtype)],
        lambda _, new: new,
        update_window_dims=[],
        inserted_window_dims=[0],
        scattered_dims_to_operand_dims=[0],
    )
    buffer = b.reshape(flat, window.base.physical_shape(self.shape))
    return layout.to_logical(b, buffer, self.shape, window.base)


def _flat(b: Builder, x: Value, window: _Window) -> Value:
    """x's elements as they lie in memory."""
    assert window.base is not None
    return b.reshape(layout.to_physical(b, x, window.base), [window.numel])


def _positions(b: Builder, window: _Window) -> Value:
    """Where in the flat buffer each element of the window lies, as index vectors of length 1."""
    shape = [*window.size, 1]
    terms = [
        _every(b, shape, d, step)
        for d, (n, step) in enumerate(zip(window.size, window.stride, strict=True))
        if n > 1 and step
    ]
    if window.start or not terms:
        terms.append(b.full(shape, window.start, torch.int64))
    return reduce(add, terms)


def _every(b: Builder, shape: Sequence[int], dim: int, step: int) -> Value:
    """0, step, 2 * step, ... along `dim`."""
    counted = b.iota(shape, dim, torch.int64)
    return counted if step == 1 else counted * step

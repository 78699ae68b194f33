"""Views, joins and rearrangements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.passes import has_backward
from tpu_compile.lowering.registry import family, lower

aten = torch.ops.aten


@family
def same(b: Builder, self: Value) -> Value:
    """The operand: what aliases in eager is a value like any other in a functional graph."""
    return self


for _op in (
    aten.alias.default,
    aten.alias_copy.default,
    aten.detach.default,
    aten.detach_copy.default,
    aten.lift_fresh_copy.default,
):
    lower(_op)(same)


@family
def to_out_shape(b: Builder, self: Value, *_: object, **__: object) -> Value:
    """Row-major reshape to the shape that FakeTensor gives."""
    return b.reshape(self, b.out.shape)


for _op in (
    aten.view.default,
    aten.view_copy.default,
    aten._unsafe_view.default,
    aten.reshape.default,
    aten._reshape_copy.default,
    aten.unsqueeze.default,
    aten.unsqueeze_copy.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
    aten.squeeze_copy.default,
    aten.squeeze_copy.dim,
    aten.squeeze_copy.dims,
):
    lower(_op)(to_out_shape)


@lower(aten.clone.default)
def clone(b: Builder, self: Value, *, memory_format: object = None) -> Value:
    """aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor"""
    return self


# ---------------------------------------------------------------------- orders of dimensions


@lower(aten.permute.default, aten.permute_copy.default)
def permute(b: Builder, self: Value, dims: list[int]) -> Value:
    """
    aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)
    aten::permute_copy(Tensor self, int[] dims) -> Tensor
    """
    return b.transpose(self, [d % self.rank for d in dims])


@lower(aten.transpose.int, aten.transpose_copy.int)
def transpose(b: Builder, self: Value, dim0: int, dim1: int) -> Value:
    """
    aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
    aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor
    """
    order = list(range(self.rank))
    if order:
        order[dim0], order[dim1] = order[dim1], order[dim0]
    return b.transpose(self, order)


@lower(aten.t.default, aten.t_copy.default)
def t(b: Builder, self: Value) -> Value:
    """
    aten::t(Tensor(a) self) -> Tensor(a)
    aten::t_copy(Tensor self) -> Tensor
    """
    return b.transpose(self, range(self.rank)[::-1])


@lower(aten.flip.default)
def flip(b: Builder, self: Value, dims: list[int]) -> Value:
    """aten::flip(Tensor self, int[] dims) -> Tensor"""
    moving = sorted({d % self.rank for d in dims}) if self.rank else []
    return b.reverse(self, moving) if moving else self


@lower(aten.roll.default)
def roll(b: Builder, self: Value, shifts: Sequence[int], dims: Sequence[int] = ()) -> Value:
    """aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor"""
    if not dims:
        flat = b.reshape(self, [self.numel])
        return b.reshape(_rolled(b, flat, shifts[0], 0), self.shape)
    x = self
    for shift, dim in zip(shifts, dims, strict=True):
        x = _rolled(b, x, shift, dim % max(x.rank, 1))
    return x


def _rolled(b: Builder, x: Value, shift: int, dim: int) -> Value:
    n = x.shape[dim] if x.rank else 1
    if not n or not shift % n:
        return x
    cut = n - shift % n
    return b.concatenate([b.slice_dim(x, dim, cut, n), b.slice_dim(x, dim, 0, cut)], dim)


# ---------------------------------------------------------------------- repetition


@lower(aten.expand.default, aten.expand_copy.default)
def expand(b: Builder, self: Value, size: list[int], *, implicit: bool = False) -> Value:
    """
    aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
    aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor
    """
    return b.broadcast_to(self, b.out.shape)


@lower(aten.repeat.default)
def repeat(b: Builder, self: Value, repeats: list[int]) -> Value:
    """aten::repeat(Tensor self, SymInt[] repeats) -> Tensor"""
    sizes = (1,) * (len(repeats) - self.rank) + self.shape
    tiled: list[int] = []
    kept: list[int] = []
    for n, size in zip(repeats, sizes, strict=True):
        # A repeat of a dimension of size 1, or by 1, needs no dimension of its own.
        if n != 1 and size != 1:
            tiled.append(n)
        kept.append(len(tiled))
        tiled.append(size if size != 1 else n)
    kept = kept[len(repeats) - self.rank :]
    return b.reshape(b.broadcast_in_dim(self, tiled, kept), b.out.shape)


# ---------------------------------------------------------------------- parts


def _cut(b: Builder, x: Value, dim: int, lo: int, hi: int, step: int = 1) -> Value:
    """`b.slice_dim`; on TPUs, a part of a transposed tensor is the transpose of a part.

    Each reader of a part then has it laid out as suits it, and libtpu does not move the whole. Not
    in a graph that computes gradients too, which read the parts otherwise: more would be moved.
    """
    made_by: Any = x.ir.owner
    transposed = getattr(made_by, "name", "") == "stablehlo.transpose"
    if b.platform != "tpu" or not transposed or has_backward(b.node.graph):
        return b.slice_dim(x, dim, lo, hi, step)
    order = [int(d) for d in made_by.attributes["permutation"]]
    part = _cut(b, b.wrap(made_by.operands[0]), order[dim], lo, hi, step)
    return b.transpose(part, order)


@lower(aten.slice.Tensor, aten.slice_copy.Tensor)
def slice_(
    b: Builder,
    self: Value,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Value:
    """
    aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None,
    SymInt step=1) -> Tensor(a)
    aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None,
    SymInt step=1) -> Tensor
    """
    lo, hi = slice_bounds(self.shape[dim], start, end)
    return _cut(b, self, dim % self.rank, lo, hi, step)


def slice_bounds(size: int, start: int | None, end: int | None) -> tuple[int, int]:
    """The bounds of `[start:end]` in a dimension of `size`, wrapped and clamped as Python does."""
    lo, hi, _ = slice(start, end).indices(size)
    return lo, max(lo, hi)


@lower(aten.select.int, aten.select_copy.int)
def select(b: Builder, self: Value, dim: int, index: int) -> Value:
    """
    aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
    aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor
    """
    at = index % self.shape[dim]
    return b.reshape(_cut(b, self, dim % self.rank, at, at + 1), b.out.shape)


@lower(aten.slice_backward.default)
def slice_backward(
    b: Builder,
    grad_output: Value,
    input_sizes: list[int],
    dim: int,
    start: int,
    end: int,
    step: int,
) -> Value:
    """
    aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start,
    SymInt end, SymInt step) -> Tensor
    """
    lo, _ = slice_bounds(input_sizes[dim], start, end)
    return spaced(b, grad_output, dim, lo, step, 0)


@lower(aten.select_backward.default)
def select_backward(
    b: Builder, grad_output: Value, input_sizes: list[int], dim: int, index: int
) -> Value:
    """
    aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim,
    SymInt index) -> Tensor
    """
    column = b.expand_dims(grad_output, dim)
    return spaced(b, column, dim, index % input_sizes[dim], 1, 0)


def spaced(b: Builder, x: Value, dim: int, start: int, step: int, fill: Any) -> Value:
    """x at `[start::step]` along `dim` of a tensor of the result's shape, `fill` elsewhere."""
    low, high, interior = [0] * x.rank, [0] * x.rank, [0] * x.rank
    dim %= x.rank
    if not x.shape[dim]:
        return b.full(b.out.shape, fill, x.dtype)
    low[dim], interior[dim] = start, step - 1
    high[dim] = b.out.shape[dim] - start - (x.shape[dim] - 1) * step - 1
    return b.pad(x, fill, low, high, interior)


# ---------------------------------------------------------------------- joins


@lower(aten.cat.default)
def cat(b: Builder, tensors: list[Value], dim: int = 0) -> Value:
    """aten::cat(Tensor[] tensors, int dim=0) -> Tensor"""
    # An empty vector joins with anything: torch skips it, whatever the rank of the others.
    parts = [b.convert(x, b.out.dtype) for x in tensors if x.shape != (0,)]
    if not parts:
        return b.zeros(b.out.shape, b.out.dtype)
    return b.concatenate(parts, dim % parts[0].rank)


@lower(aten.stack.default)
def stack(b: Builder, tensors: list[Value], dim: int = 0) -> Value:
    """aten::stack(Tensor[] tensors, int dim=0) -> Tensor"""
    at = dim % (tensors[0].rank + 1)
    parts = [b.expand_dims(b.convert(x, b.out.dtype), at) for x in tensors]
    return b.concatenate(parts, at)


@family
def known_size(b: Builder, self: Value, *args: int) -> int:
    """A size, stride or offset of a graph of static shapes: FakeTensor has the number."""
    number = b.node.meta["val"]
    assert isinstance(number, int)
    return number


for _op in (
    aten.sym_numel.default,
    aten.sym_size.int,
    aten.sym_storage_offset.default,
    aten.sym_stride.int,
):
    lower(_op)(known_size)

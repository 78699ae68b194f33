"""Embedding tables, plain and in bags, and their gradients."""

from __future__ import annotations

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import gather_rows
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.scan import scan
from tpu_compile.lowering.scatter import add, maximum, minimum, scatter_along, scatter_rows
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

SUM, MEAN, MAX = range(3)


def row_sums(b: Builder, rows: Value, index: Value, count: int) -> Value:
    """[count, ...]: the sum of the rows of each index; an index out of range counts nowhere."""
    zeros = b.zeros((count, *rows.shape[1:]), rows.dtype)
    return scatter_rows(b, zeros, 0, index, rows, add)


def unless_padding(b: Builder, index: Value, at: Value, padding_idx: int, size: int) -> Value:
    """`at`, but `size`, which is out of range, where `index` is the padding's."""
    if padding_idx < 0:
        return at
    return b.select(index.ne(padding_idx), at, size)


def per_frequency(b: Builder, grad: Value, index: Value) -> Value:
    """Each row of a table's gradient divided by how often its index occurs."""
    counts = row_sums(b, b.full(index.shape, 1, grad.dtype), index, grad.shape[0])
    return grad / b.broadcast_in_dim(b.maximum(counts, 1), grad.shape, [0])


@lower(aten.embedding.default)
def embedding(
    b: Builder,
    weight: Value,
    indices: Value,
    padding_idx: int = -1,
    scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Value:
    """
    aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool
    scale_grad_by_freq=False, bool sparse=False) -> Tensor
    """
    if not b.out.shape or 0 in b.out.shape:
        return b.zeros(b.out.shape, b.out.dtype)
    return gather_rows(b, weight, 0, indices)


@lower(aten.embedding_dense_backward.default)
def embedding_dense_backward(
    b: Builder,
    grad_output: Value,
    indices: Value,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Value:
    """
    aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt
    padding_idx, bool scale_grad_by_freq) -> Tensor
    """
    index = b.reshape(indices, (indices.numel,))
    rows = b.reshape(grad_output, (index.numel, grad_output.shape[-1]))
    rows = b.convert(rows, opmath(rows.dtype))
    kept = unless_padding(b, index, index, padding_idx, num_weights)
    grad = row_sums(b, rows, kept, num_weights)
    if scale_grad_by_freq:
        grad = per_frequency(b, grad, index)
    return b.convert(grad, b.out.dtype)


# ---------------------------------------------------------------------- bags


def _bag_of(b: Builder, indices: Value, offsets: Value) -> Value:
    """The bag of each index: how many bags start at or before it, less one."""
    ones = b.full(offsets.shape, 1, offsets.dtype)
    starts = row_sums(b, ones, offsets, indices.numel)
    return scan(b, starts, 0, add, 0) - 1


@lower(aten._embedding_bag.default, aten._embedding_bag_forward_only.default)
def embedding_bag(
    b: Builder,
    weight: Value,
    indices: Value,
    offsets: Value,
    scale_grad_by_freq: bool = False,
    mode: int = 0,
    sparse: bool = False,
    per_sample_weights: Value | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[Value, ...]:
    """
    aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool
    scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool
    include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
    aten::_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool
    scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool
    include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)
    """
    spec, bag_spec, size_spec, most_spec = b.outs
    assert spec is not None
    assert bag_spec is not None
    assert size_spec is not None
    assert most_spec is not None
    count = spec.shape[0]
    bag = _bag_of(b, indices, offsets)
    kept = unless_padding(b, indices, bag, padding_idx, count)
    rows = b.convert(gather_rows(b, weight, 0, indices), opmath(weight.dtype))
    # What eager leaves in the last two results: nothing for sums, the bags' sizes twice for means.
    size = b.zeros((count,), offsets.dtype)
    if mode != SUM:
        size = row_sums(b, b.full(kept.shape, 1, offsets.dtype), kept, count)
    most = b.zeros(most_spec.shape, most_spec.dtype)
    if mode == MAX:
        out, most = _bag_max(b, rows, indices, kept, size)
    else:
        if per_sample_weights is not None:
            factor = b.convert(per_sample_weights, rows.dtype)
            rows = rows * b.broadcast_in_dim(factor, rows.shape, [0])
        out = row_sums(b, rows, kept, count)
    if mode == MEAN:
        most = size
        divisor = b.convert(b.maximum(size, 1), out.dtype)
        out = out / b.broadcast_in_dim(divisor, out.shape, [0])
    bag = b.slice_dim(bag, 0, 0, bag_spec.shape[0])
    size, most = _resized(b, size, size_spec.shape), _resized(b, most, most_spec.shape)
    return b.convert(out, spec.dtype), bag, size, most


def _resized(b: Builder, x: Value, shape: tuple[int, ...]) -> Value:
    """`x` with zeros after its rows, where FakeTensor has room for one more than there are bags."""
    extra = [shape[0] - x.shape[0]] + [0] * (x.rank - 1)
    return b.pad(x, 0, [0] * x.rank, extra)


def _bag_max(
    b: Builder, rows: Value, indices: Value, bag: Value, size: Value
) -> tuple[Value, Value]:
    """The largest element of each bag in each channel, and the first index that has it; else 0."""
    shape = (*size.shape, rows.shape[1])
    best = scatter_rows(b, b.full(shape, float("-inf"), rows.dtype), 0, bag, rows, maximum)
    full = b.broadcast_in_dim(size > 0, shape, [0])
    position = b.iota(rows.shape, 0, indices.dtype)
    position = b.select(rows.eq(gather_rows(b, best, 0, bag)), position, indices.numel)
    first = b.full(shape, indices.numel, indices.dtype)
    first = scatter_rows(b, first, 0, bag, position, minimum)
    return b.select(full, best, 0), b.select(full, gather_rows(b, indices, 0, first), 0)


@lower(aten._embedding_bag_backward.default)
def embedding_bag_backward(
    b: Builder,
    grad: Value,
    indices: Value,
    offsets: Value,
    offset2bag: Value,
    bag_size: Value,
    maximum_indices: Value,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Value | None,
    padding_idx: int = -1,
) -> Value:
    """
    aten::_embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag,
    Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode,
    bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor
    """
    grad = b.convert(grad, opmath(grad.dtype))
    if mode == MAX:
        empty = b.broadcast_in_dim(bag_size.eq(0), grad.shape, [0])
        index = b.select(empty, num_weights, maximum_indices)
        zeros = b.zeros((num_weights, grad.shape[1]), grad.dtype)
        return b.convert(scatter_along(b, zeros, 0, index, grad, add), b.out.dtype)
    if mode == MEAN:
        divisor = b.convert(b.maximum(bag_size, 1), grad.dtype)
        grad = grad / b.broadcast_in_dim(divisor, grad.shape, [0])
    rows = gather_rows(b, grad, 0, _bag_of(b, indices, offsets))
    if per_sample_weights is not None:
        factor = b.convert(per_sample_weights, rows.dtype)
        rows = rows * b.broadcast_in_dim(factor, rows.shape, [0])
    kept = unless_padding(b, indices, indices, padding_idx, num_weights)
    out = row_sums(b, rows, kept, num_weights)
    if scale_grad_by_freq:
        out = per_frequency(b, out, indices)
    return b.convert(out, b.out.dtype)


@lower(aten._embedding_bag_per_sample_weights_backward.default)
def embedding_bag_per_sample_weights_backward(
    b: Builder,
    grad: Value,
    weight: Value,
    indices: Value,
    offsets: Value,
    offset2bag: Value,
    mode: int,
    padding_idx: int = -1,
) -> Value:
    """
    aten::_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices,
    Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor
    """
    wide = opmath(grad.dtype)
    rows = b.convert(gather_rows(b, weight, 0, indices), wide)
    grads = gather_rows(b, b.convert(grad, wide), 0, _bag_of(b, indices, offsets))
    out = b.reduce(rows * grads, [1], "add", 0)
    if padding_idx >= 0:
        out = b.select(indices.ne(padding_idx), out, 0)
    return b.convert(out, b.out.dtype)

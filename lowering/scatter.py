"""Writes through indices: index_put, scatter, index_add and their kin.

Indices are in range by contract: eager raises IndexError for one that is not, a program writes
nothing there. XLA's CPU scatter applies updates one after another in index order, so that of
several writes to one place the last one stays, as in eager's serial kernels; accumulation is exact
for integers and as exact as eager's for floats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value, highest, lowest
from tpu_compile.lowering.indexing import MASK_DTYPES, at_least_1d, indexed, val, wrap
from tpu_compile.lowering.masks import running_count, selected_rows
from tpu_compile.lowering.reduction import max_to, min_to
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import is_integral, opmath

aten = torch.ops.aten

Combine = Callable[[Value, Value], Value]


def overwrite(current: Value, update: Value) -> Value:
    return update


def add(current: Value, update: Value) -> Value:
    """Addition, which is `or` for bool."""
    return current | update if current.dtype == torch.bool else current + update


def multiply(current: Value, update: Value) -> Value:
    """Multiplication, which is `and` for bool."""
    return current & update if current.dtype == torch.bool else current * update


def maximum(current: Value, update: Value) -> Value:
    return current.b.maximum(current, update)


def minimum(current: Value, update: Value) -> Value:
    return current.b.minimum(current, update)


def scatter_along(
    b: Builder, x: Value, dim: int, index: Value, updates: Value, combine: Combine
) -> Value:
    """`x[..., index, ...] = updates`, element by element: the inverse of take_along.

    The index may be shorter than x in the other dimensions; its coordinates there are its own.
    """
    index = b.narrow_index(index, max(x.shape))
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


def scatter_rows(
    b: Builder, x: Value, dim: int, index: Value, updates: Value, combine: Combine
) -> Value:
    """`x[..., index, ...] = updates` at `dim` for a vector of indices: the inverse of gather_rows."""
    (out,) = b.scatter(
        [x],
        index,
        [updates],
        lambda current, update: [combine(current[0], update[0])],
        update_window_dims=[d for d in range(x.rank) if d != dim],
        inserted_window_dims=[dim],
        scattered_dims_to_operand_dims=[dim],
        index_vector_dim=1,
    )
    return out


# ---------------------------------------------------------------------- index_put


def _unless_index_put(node: fx.Node) -> str | None:
    indices = node.args[1]
    assert isinstance(indices, list | tuple)
    dtypes = [val(i).dtype for i in indices if i is not None]
    mixed = len(dtypes) > 1 and any(d in MASK_DTYPES for d in dtypes)
    return "a mask beside other indices" if mixed else None


@lower(aten.index_put.default, aten._unsafe_index_put.default, unless=_unless_index_put)
def index_put(
    b: Builder, self: Value, indices: list[Value | None], values: Value, accumulate: bool = False
) -> Value:
    """
    aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) ->
    Tensor
    """
    given = [(d, i) for d, i in enumerate(indices) if i is not None]
    if 0 in self.shape or 0 in values.shape or any(0 in i.shape for _, i in given):
        return self
    combine = add if accumulate else overwrite
    if given[0][1].dtype in MASK_DTYPES:
        return _masked_put(b, self, *given[0], values, combine)
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


@lower(aten._index_put_impl.default, unless=_unless_index_put)
def index_put_impl(
    b: Builder,
    self: Value,
    indices: list[Value | None],
    values: Value,
    accumulate: bool = False,
    unsafe: bool = False,
) -> Value:
    """
    aten::_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool
    unsafe=False) -> Tensor
    """
    return index_put(b, self, indices, values, accumulate)


def _masked_put(
    b: Builder, x: Value, dim: int, mask: Value, values: Value, combine: Combine
) -> Value:
    """`x[mask] = values` for a mask of the dimensions from `dim` on."""
    mask = b.ne_zero(mask)
    rest = x.rank - dim - mask.rank
    row = values.rank - rest - 1  # the dimension that lists what the mask selects
    if row >= 0 and values.shape[row] == 1:
        shape = values.shape[:row] + (1,) * mask.rank + values.shape[row + 1 :]
        values = b.reshape(values, shape)
    elif row >= 0:
        values = selected_rows(b, values, row, mask)
    mask = b.reshape(mask, mask.shape + (1,) * rest)
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


# ---------------------------------------------------------------------- reductions by index

Put = Callable[[Value, Any, Combine], Value]  # writes updates, or a scalar at each index

_COMBINE: dict[str, Combine] = {
    "add": add,
    "sum": add,
    "mean": add,
    "multiply": multiply,
    "prod": multiply,
    "amax": maximum,
    "amin": minimum,
}


def _identity(reduce: str, dtype: torch.dtype) -> Any:
    if reduce in ("sum", "mean"):
        return 0
    return 1 if reduce == "prod" else lowest(dtype) if reduce == "amax" else highest(dtype)


def _reduce(b: Builder, x: Value, src: Value, put: Put, reduce: str, include_self: bool) -> Value:
    """Reduce each element of x with the updates of its place; without x where it is not included."""
    if not include_self:
        x = put(x, _identity(reduce, x.dtype), overwrite)
    if reduce != "mean":
        return put(x, src, _COMBINE[reduce])
    wide = opmath(x.dtype)
    total = put(b.convert(x, wide), b.convert(src, wide), add)
    count = put(b.full(x.shape, 1 if include_self else 0, wide), 1, add)
    if not include_self:
        count = b.maximum(count, 1)
    return b.convert(_divide(b, total, count), x.dtype)


def _divide(b: Builder, x: Value, y: Value) -> Value:
    """x / y, rounded down for integers; y is positive."""
    quotient = x / y
    if not is_integral(x.dtype) or not x.dtype.is_signed:
        return quotient
    return b.select((quotient * y).ne(x) & (x < 0), quotient - 1, quotient)


@lower(aten.scatter.reduce)
def scatter_reduce_src(
    b: Builder, self: Value, dim: int, index: Value, src: Value, *, reduce: str
) -> Value:
    """
    aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
    """
    return _scatter(b, self, dim, index, src, _COMBINE[reduce])


@lower(aten.scatter.value_reduce)
def scatter_reduce_value(
    b: Builder, self: Value, dim: int, index: Value, value: float, *, reduce: str
) -> Value:
    """
    aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor
    """
    return _scatter(b, self, dim, index, value, _COMBINE[reduce])


@lower(aten.scatter_reduce.two)
def scatter_reduce(
    b: Builder,
    self: Value,
    dim: int,
    index: Value,
    src: Value,
    reduce: str,
    *,
    include_self: bool = True,
) -> Value:
    """
    aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
    include_self=True) -> Tensor
    """

    def put(x: Value, updates: Any, combine: Combine) -> Value:
        return _scatter(b, x, dim, index, updates, combine)

    return _reduce(b, self, src, put, reduce, include_self)


# ---------------------------------------------------------------------- rows


def _put_rows(b: Builder, dim: int, index: Value) -> Put:
    def put(x: Value, updates: Any, combine: Combine) -> Value:
        if not index.numel or not x.numel:
            return x
        wide, rows = at_least_1d(b, x), at_least_1d(b, index)
        at = dim % wide.rank
        shape = [rows.numel if d == at else n for d, n in enumerate(wide.shape)]
        if not isinstance(updates, Value):
            updates = b.full(shape, updates, x.dtype)
        elif updates.numel == 1:
            updates = b.broadcast_to(b.reshape(updates, ()), shape)
        updates = b.reshape(updates, shape)
        return b.reshape(scatter_rows(b, wide, at, rows, updates, combine), x.shape)

    return put


@lower(aten.index_add.default)
def index_add(
    b: Builder, self: Value, dim: int, index: Value, source: Value, *, alpha: float = 1
) -> Value:
    """
    aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
    """
    if alpha != 1:
        source = b.in_opmath(lambda x: multiply(x, b.like(alpha, x)), source)
    return _put_rows(b, dim, index)(self, source, add)


@lower(aten.index_copy.default)
def index_copy(b: Builder, self: Value, dim: int, index: Value, source: Value) -> Value:
    """aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor"""
    return _put_rows(b, dim, index)(self, source, overwrite)


@lower(aten.index_fill.int_Scalar, aten.index_fill.int_Tensor)
def index_fill(b: Builder, self: Value, dim: int, index: Value, value: Any) -> Value:
    """
    aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
    """
    if isinstance(value, Value):
        value = b.convert(value, self.dtype)
    index = wrap(b, index, self.shape[dim] if self.rank else 1)
    return _put_rows(b, dim, index)(self, value, overwrite)


@lower(aten.index_reduce.default)
def index_reduce(
    b: Builder,
    self: Value,
    dim: int,
    index: Value,
    source: Value,
    reduce: str,
    *,
    include_self: bool = True,
) -> Value:
    """
    aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
    include_self=True) -> Tensor
    """
    return _reduce(b, self, source, _put_rows(b, dim, index), reduce, include_self)


@lower(aten.put.default)
def put(b: Builder, self: Value, index: Value, source: Value, accumulate: bool = False) -> Value:
    """aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor"""
    if not index.numel or not self.numel:
        return self
    flat = b.reshape(self, (self.numel,))
    index = wrap(b, b.reshape(index, (index.numel,)), self.numel)
    updates = b.reshape(source, (source.numel,))
    out = scatter_rows(b, flat, 0, index, updates, add if accumulate else overwrite)
    return b.reshape(out, self.shape)


@lower(aten.masked_scatter_backward.default)
def masked_scatter_backward(b: Builder, grad_output: Value, mask: Value, sizes: list[int]) -> Value:
    """
    aten::masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor
    """
    n = math.prod(sizes)
    if not n or not grad_output.numel:
        return b.zeros(*b.out)
    flat = (grad_output.numel,)
    mask = b.reshape(b.broadcast_to(mask, grad_output.shape), flat)
    place = b.select(mask, running_count(b, mask) - 1, n)  # n is out of range: not written
    zeros = b.zeros((n,), grad_output.dtype)
    out = scatter_rows(b, zeros, 0, place, b.reshape(grad_output, flat), overwrite)
    return b.reshape(out, sizes)


def _unless_histc(node: fx.Node) -> str | None:
    if node.meta["val"].dtype not in (torch.float32, torch.float64):
        return "bins of this dtype"
    return None


@lower(aten.histc.default, unless=_unless_histc)
def histc(b: Builder, self: Value, bins: int = 100, min: float = 0, max: float = 0) -> Value:
    """aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor"""
    if not self.numel:
        return b.zeros(*b.out)
    x = b.reshape(self, (self.numel,))
    low, high = b.like(min, x), b.like(max, x)
    if min == max:
        low, high = _data_range(b, x)
    place = b.convert(b.divide_exactly((x - low) * bins, high - low), torch.int64)
    place = b.minimum(place, bins - 1)
    inside = (x >= low) & (x <= high)
    nowhere = bins
    return scatter_rows(b, b.zeros(*b.out), 0, b.select(inside, place, nowhere), b.like(1, x), add)


def _data_range(b: Builder, x: Value) -> tuple[Value, Value]:
    """The least and the largest value, one more to both sides where they are equal."""
    low, high = min_to(b, x, ()), max_to(b, x, ())
    finite = b.is_finite(low) & b.is_finite(high)
    b.check(finite, "assert", "torch.histc: range of the values is not finite")
    one = b.select(low.eq(high), b.like(1, low), b.like(0, low))
    return low - one, high + one

"""Statistics of sorted rows: median, nanmedian and mode."""

from __future__ import annotations

import math

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import take_along
from tpu_compile.lowering.reduction import as_out, first_position, max_to, sum_to
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.scan import scan
from tpu_compile.lowering.sorting import argsort

aten = torch.ops.aten


def _median(b: Builder, x: Value, dim: int, *, skip_nan: bool) -> tuple[Value, Value]:
    """The lower median along `dim`, kept with size 1, and its index; NaN counts as the greatest."""
    n = x.shape[dim]
    order = argsort(b, x, dim)
    if not x.dtype.is_floating_point:
        at = b.slice_dim(order, dim, (n - 1) // 2, (n - 1) // 2 + 1)
        return take_along(b, x, dim, at), at
    nans = b.expand_dims(sum_to(b, b.is_nan(x), dim, torch.int64), dim)
    if skip_nan:
        middle = b.maximum(n - 1 - nans, 0) / 2
    else:
        # The first NaN, where there is one, follows all that are none.
        middle = b.select(nans > 0, n - nans, (n - 1) // 2)
    at = take_along(b, order, dim, middle)
    return take_along(b, x, dim, at), at


def _median_all(b: Builder, x: Value, *, skip_nan: bool) -> Value:
    if not x.numel:
        return b.full((), _of_nothing(x.dtype), x.dtype)
    flat = b.reshape(x, [x.numel])
    return b.reshape(_median(b, flat, 0, skip_nan=skip_nan)[0], ())


def _of_nothing(dtype: torch.dtype) -> float | int | bool:
    """NaN, as the CPU converts it to the dtype: through 32 bits to those that are narrower."""
    if dtype.is_floating_point:
        return math.nan
    if dtype == torch.bool:
        return True
    return torch.iinfo(dtype).min if dtype.itemsize >= 4 else 0


def _median_dim(b: Builder, x: Value, dim: int, *, skip_nan: bool) -> tuple[Value, Value]:
    shape = b.out.shape
    if 0 in shape:
        return b.zeros(shape, x.dtype), b.zeros(shape, torch.int64)
    if not x.rank:
        return x, b.scalar(0, torch.int64)
    value, at = _median(b, x, dim % x.rank, skip_nan=skip_nan)
    return b.reshape(value, shape), b.reshape(at, shape)


@lower(aten.median.default)
def median(b: Builder, self: Value) -> Value:
    """aten::median(Tensor self) -> Tensor"""
    return _median_all(b, self, skip_nan=False)


@lower(aten.nanmedian.default)
def nanmedian(b: Builder, self: Value) -> Value:
    """aten::nanmedian(Tensor self) -> Tensor"""
    return _median_all(b, self, skip_nan=True)


@lower(aten.median.dim)
def median_dim(b: Builder, self: Value, dim: int, keepdim: bool = False) -> tuple[Value, Value]:
    """
    aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    """
    return _median_dim(b, self, dim, skip_nan=False)


@lower(aten.nanmedian.dim)
def nanmedian_dim(b: Builder, self: Value, dim: int, keepdim: bool = False) -> tuple[Value, Value]:
    """
    aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values,
    Tensor indices)
    """
    return _median_dim(b, self, dim, skip_nan=True)


@lower(aten.mode.default)
def mode(b: Builder, self: Value, dim: int = -1, keepdim: bool = False) -> tuple[Value, Value]:
    """
    aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    """
    shape = b.out.shape
    if 0 in shape:
        return b.zeros(shape, self.dtype), b.zeros(shape, torch.int64)
    if not self.rank:
        return self, b.scalar(0, torch.int64)
    dim %= self.rank
    n = self.shape[dim]
    order = argsort(b, self, dim)
    x = take_along(b, self, dim, order)
    # In the sorted row, count each run of equal elements up from 0; the first of the greatest
    # counts ends the longest run, of the smallest value where several are as long.
    place = b.iota(x.shape, dim, torch.int64)
    new = b.slice_dim(x, dim, 1, n).ne(b.slice_dim(x, dim, 0, n - 1))
    low = [1 if d == dim else 0 for d in range(x.rank)]
    start = b.select(b.pad(new, True, low, [0] * x.rank), place, 0)
    length = place - scan(b, start, dim, b.maximum, 0)
    last = b.expand_dims(first_position(b, length, max_to(b, length, dim), dim), dim)
    at = take_along(b, order, dim, last)
    return as_out(b, take_along(b, self, dim, at)), b.reshape(at, shape)

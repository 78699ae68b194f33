"""Reductions over dimensions: sums, products, means, extrema, truth, moments and norms."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value, highest, lowest, normalize_dims
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

Dims = int | Sequence[int] | None


def sum_to(b: Builder, x: Value, dims: Dims, dtype: torch.dtype) -> Value:
    """The sum over `dims`, which are dropped, in `dtype`, which x is converted to."""
    op = "or" if dtype == torch.bool else "add"
    return b.reduce(b.convert(x, dtype), normalize_dims(dims, x.rank), op, 0)


def spread(b: Builder, reduced: Value, shape: Sequence[int], dims: Dims) -> Value:
    """The result of a reduction over `dims`, repeated along them: it broadcasts over the operand."""
    gone = normalize_dims(dims, len(shape))
    if reduced.shape == tuple(shape):
        return reduced
    return b.broadcast_in_dim(reduced, shape, [d for d in range(len(shape)) if d not in gone])


def count(x: Value, dims: Dims) -> int:
    """How many elements a reduction over `dims` reads for each result."""
    return math.prod(x.shape[d] for d in normalize_dims(dims, x.rank))


def as_out(b: Builder, x: Value) -> Value:
    """x rounded to the result's dtype, with the dimensions of size 1 that keepdim asks for."""
    return b.reshape(b.convert(x, b.out.dtype), b.out.shape)


# ---------------------------------------------------------------------- sums and products


@lower(aten.sum.default)
def sum_all(b: Builder, self: Value, *, dtype: Any = None) -> Value:
    """aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    return sum_dims(b, self, None, dtype=dtype)


@lower(aten.sum.dim_IntList)
def sum_dims(
    b: Builder, self: Value, dim: list[int] | None, keepdim: bool = False, *, dtype: Any = None
) -> Value:
    """
    aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *,
    ScalarType? dtype=None) -> Tensor
    """
    return as_out(b, sum_to(b, self, dim, opmath(b.out.dtype)))


@lower(aten.nansum.default)
def nansum(
    b: Builder,
    self: Value,
    dim: list[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: Any = None,
) -> Value:
    """
    aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *,
    ScalarType? dtype=None) -> Tensor
    """
    x = b.select(b.is_nan(self), 0, self) if self.dtype.is_floating_point else self
    return as_out(b, sum_to(b, x, dim, opmath(b.out.dtype)))


@lower(aten.mean.default)
def mean_all(b: Builder, self: Value, *, dtype: Any = None) -> Value:
    """aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    return mean(b, self, None, dtype=dtype)


@lower(aten.mean.dim)
def mean(
    b: Builder, self: Value, dim: list[int] | None, keepdim: bool = False, *, dtype: Any = None
) -> Value:
    """
    aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *,
    ScalarType? dtype=None) -> Tensor
    """
    return as_out(b, sum_to(b, self, dim, opmath(b.out.dtype)) / count(self, dim))


@lower(aten.prod.default)
def prod_all(b: Builder, self: Value, *, dtype: Any = None) -> Value:
    """aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor"""
    return _prod(b, self, None)


@lower(aten.prod.dim_int)
def prod(b: Builder, self: Value, dim: int, keepdim: bool = False, *, dtype: Any = None) -> Value:
    """aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor"""
    return _prod(b, self, dim)


def _prod(b: Builder, x: Value, dims: Dims) -> Value:
    x = b.convert(x, opmath(b.out.dtype))
    op = "and" if x.dtype == torch.bool else "multiply"
    return as_out(b, b.reduce(x, normalize_dims(dims, x.rank), op, 1))


@lower(aten.count_nonzero.default)
def count_nonzero(b: Builder, self: Value, dim: int | None = None) -> Value:
    """aten::count_nonzero(Tensor self, int? dim=None) -> Tensor"""
    return sum_to(b, b.ne_zero(self), dim, torch.int64)


@lower(aten.count_nonzero.dim_IntList)
def count_nonzero_dims(b: Builder, self: Value, dim: list[int]) -> Value:
    """aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor"""
    return sum_to(b, b.ne_zero(self), dim, torch.int64)


# ---------------------------------------------------------------------- truth


def truth(op: str, init: bool) -> RuleFn:
    """any or all; the result of uint8 is uint8. An empty list of dims reduces nothing here."""

    @family
    def rule(b: Builder, self: Value, *dim_and_keepdim: Any) -> Value:
        dim = dim_and_keepdim[0] if dim_and_keepdim else None
        found = b.ne_zero(self)
        if dim != []:
            found = b.reduce(found, normalize_dims(dim, self.rank), op, init)
        return as_out(b, found)

    return rule


lower(aten.any.default, aten.any.dim, aten.any.dims)(truth("or", False))
lower(aten.all.default, aten.all.dim, aten.all.dims)(truth("and", True))


# ---------------------------------------------------------------------- extrema


def max_to(b: Builder, x: Value, dims: Dims = None) -> Value:
    """The greatest element over `dims`, which are dropped; NaN where there is one."""
    return b.reduce(x, normalize_dims(dims, x.rank), "maximum", lowest(x.dtype))


def min_to(b: Builder, x: Value, dims: Dims = None) -> Value:
    """The least element over `dims`, which are dropped; NaN where there is one."""
    return b.reduce(x, normalize_dims(dims, x.rank), "minimum", highest(x.dtype))


def first_position(b: Builder, x: Value, extreme: Value, dim: int) -> Value:
    """Where `extreme`, the maximum or minimum of x over `dim`, is met first; the first NaN wins."""
    if not x.rank:
        return b.scalar(0, torch.int64)
    dim %= x.rank
    found = x.eq(spread(b, extreme, x.shape, dim))
    if x.dtype.is_floating_point:
        found = found | b.is_nan(x)
    narrow = torch.int32 if x.shape[dim] < 2**31 else torch.int64
    position = b.select(found, b.iota(x.shape, dim, narrow), x.shape[dim])
    return b.convert(b.reduce(position, [dim], "minimum", x.shape[dim]), torch.int64)


def _of_complex(node: fx.Node) -> str | None:
    """Complex numbers have no order; eager says so only where there is something to compare."""
    val = node.meta["val"]
    return "eager refuses complex numbers" if val.is_complex() and val.numel() else None


@lower(aten.amax.default, unless=_of_complex)
def amax(b: Builder, self: Value, dim: Sequence[int] = (), keepdim: bool = False) -> Value:
    """aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    return b.zeros(*b.out) if 0 in b.out.shape else as_out(b, max_to(b, self, dim))


@lower(aten.amin.default, unless=_of_complex)
def amin(b: Builder, self: Value, dim: Sequence[int] = (), keepdim: bool = False) -> Value:
    """aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    return b.zeros(*b.out) if 0 in b.out.shape else as_out(b, min_to(b, self, dim))


@lower(aten.max.default)
def max_all(b: Builder, self: Value) -> Value:
    """aten::max(Tensor self) -> Tensor"""
    return max_to(b, self)


@lower(aten.min.default)
def min_all(b: Builder, self: Value) -> Value:
    """aten::min(Tensor self) -> Tensor"""
    return min_to(b, self)


@lower(aten.max.dim)
def max_dim(b: Builder, self: Value, dim: int, keepdim: bool = False) -> tuple[Value, Value]:
    """aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    return _with_position(b, self, max_to(b, self, dim), dim)


@lower(aten.min.dim)
def min_dim(b: Builder, self: Value, dim: int, keepdim: bool = False) -> tuple[Value, Value]:
    """aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""
    return _with_position(b, self, min_to(b, self, dim), dim)


def _with_position(b: Builder, x: Value, extreme: Value, dim: int) -> tuple[Value, Value]:
    position = first_position(b, x, extreme, dim)
    return as_out(b, extreme), b.reshape(position, b.out.shape)


@lower(aten.argmax.default)
def argmax(b: Builder, self: Value, dim: int | None = None, keepdim: bool = False) -> Value:
    """aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    x, dim = _row(b, self, dim)
    return as_out(b, first_position(b, x, max_to(b, x, dim), dim))


@lower(aten.argmin.default)
def argmin(b: Builder, self: Value, dim: int | None = None, keepdim: bool = False) -> Value:
    """aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor"""
    x, dim = _row(b, self, dim)
    return as_out(b, first_position(b, x, min_to(b, x, dim), dim))


def _row(b: Builder, x: Value, dim: int | None) -> tuple[Value, int]:
    """x and dim, or the flattened x where there is no dim."""
    return (b.reshape(x, [x.numel]), 0) if dim is None else (x, dim)


@lower(aten.aminmax.default)
def aminmax(
    b: Builder, self: Value, *, dim: int | None = None, keepdim: bool = False
) -> tuple[Value, Value]:
    """aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)"""
    return as_out(b, min_to(b, self, dim)), as_out(b, max_to(b, self, dim))


# ---------------------------------------------------------------------- moments


def var_mean_to(
    b: Builder, self: Value, dims: Dims, correction: float | None
) -> tuple[Value, Value]:
    """Variance and mean over `dims`, which are dropped, in two passes and in opmath."""
    x = b.convert(self, opmath(self.dtype))
    n = count(x, dims)
    average = sum_to(b, x, dims, x.dtype) / n
    square = _squared(b, x - spread(b, average, x.shape, dims))
    freedom = max(n - (1 if correction is None else correction), 0)
    return sum_to(b, square, dims, square.dtype) / freedom, average


def _squared(b: Builder, x: Value) -> Value:
    """|x|^2, real for complex x."""
    if not x.dtype.is_complex:
        return x * x
    re, im = b.real(x), b.imag(x)
    return re * re + im * im


@lower(aten.var.correction)
def var(
    b: Builder,
    self: Value,
    dim: list[int] | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> Value:
    """
    aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
    bool keepdim=False) -> Tensor
    """
    return as_out(b, var_mean_to(b, self, dim, correction)[0])


@lower(aten.std.correction)
def std(
    b: Builder,
    self: Value,
    dim: list[int] | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> Value:
    """
    aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
    bool keepdim=False) -> Tensor
    """
    return as_out(b, b.unary("sqrt", var_mean_to(b, self, dim, correction)[0]))


@lower(aten.var_mean.correction)
def var_mean(
    b: Builder,
    self: Value,
    dim: list[int] | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> tuple[Value, Value]:
    """
    aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
    bool keepdim=False) -> (Tensor, Tensor)
    """
    variance, average = var_mean_to(b, self, dim, correction)
    return as_out(b, variance), _mean_as_out(b, average, self)


@lower(aten.std_mean.correction)
def std_mean(
    b: Builder,
    self: Value,
    dim: list[int] | None = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> tuple[Value, Value]:
    """
    aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None,
    bool keepdim=False) -> (Tensor, Tensor)
    """
    variance, average = var_mean_to(b, self, dim, correction)
    return as_out(b, b.unary("sqrt", variance)), _mean_as_out(b, average, self)


def _mean_as_out(b: Builder, average: Value, x: Value) -> Value:
    """The mean beside a variance, which alone of the two is real for complex x."""
    return b.reshape(b.convert(average, x.dtype), b.out.shape)


# ---------------------------------------------------------------------- norms


@lower(aten.linalg_vector_norm.default)
def vector_norm(
    b: Builder,
    self: Value,
    ord: float = 2,
    dim: list[int] | None = None,
    keepdim: bool = False,
    *,
    dtype: Any = None,
) -> Value:
    """
    aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
    ScalarType? dtype=None) -> Tensor
    """
    return as_out(b, norm_to(b, b.convert(self, dtype or self.dtype), ord, dim))


def norm_to(b: Builder, self: Value, p: float, dims: Dims) -> Value:
    """(sum |x|^p)^(1/p) over `dims`, which are dropped, and its limits, in opmath."""
    if p == 0:
        return sum_to(b, b.ne_zero(self), dims, opmath(b.out.dtype))
    x = b.convert(self, opmath(self.dtype))
    if p == 2:
        square = _squared(b, x)
        return b.unary("sqrt", sum_to(b, square, dims, square.dtype))
    x = b.abs(x)
    if p == math.inf:
        return b.reduce(x, normalize_dims(dims, x.rank), "maximum", 0)
    if p == -math.inf:
        return min_to(b, x, dims)
    if p == 1:
        return sum_to(b, x, dims, x.dtype)
    total = sum_to(b, b.binary("power", x, p), dims, x.dtype)
    return b.binary("power", total, 1 / p)


@lower(aten.norm.Scalar)
def norm(b: Builder, self: Value, p: float = 2) -> Value:
    """aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor"""
    return as_out(b, norm_to(b, self, p, None))


@lower(aten.norm.ScalarOpt_dim)
def norm_dim(
    b: Builder, self: Value, p: float | None, dim: list[int], keepdim: bool = False
) -> Value:
    """aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor"""
    return as_out(b, norm_to(b, self, 2 if p is None else p, dim))


@lower(aten.norm.ScalarOpt_dim_dtype)
def norm_dim_dtype(
    b: Builder, self: Value, p: float | None, dim: list[int], keepdim: bool, *, dtype: torch.dtype
) -> Value:
    """
    aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *,
    ScalarType dtype) -> Tensor
    """
    return as_out(b, norm_to(b, b.convert(self, dtype), 2 if p is None else p, dim))


@lower(aten.norm.ScalarOpt_dtype)
def norm_dtype(b: Builder, self: Value, p: float | None, *, dtype: torch.dtype) -> Value:
    """aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor"""
    return as_out(b, norm_to(b, b.convert(self, dtype), 2 if p is None else p, None))


@lower(aten.dist.default)
def dist(b: Builder, self: Value, other: Value, p: float = 2) -> Value:
    """aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor"""
    x, y = b.promote(self, other, to=torch.promote_types(self.dtype, other.dtype))
    return as_out(b, norm_to(b, x - y, p, None))


@lower(aten.logsumexp.default)
def logsumexp(b: Builder, self: Value, dim: list[int], keepdim: bool = False) -> Value:
    """aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor"""
    x = b.convert(self, opmath(b.out.dtype))
    top = max_to(b, b.real(x) if x.dtype.is_complex else x, dim)
    # A row whose maximum is infinite needs no shift, and could not be shifted by it.
    shift = b.convert(b.select(b.is_finite(top), top, 0), x.dtype)
    e = b.unary("exponential", x - spread(b, shift, x.shape, dim))
    return as_out(b, b.unary("log", sum_to(b, e, dim, x.dtype)) + shift)

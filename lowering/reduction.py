"""Reductions over dimensions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from tpu_compile.lowering.builder import Builder, Value, highest, lowest, normalize_dims
from tpu_compile.lowering.registry import RuleFn, family, lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

Dims = int | Sequence[int] | None


def sum_to(b: Builder, x: Value, dims: Dims, dtype: torch.dtype) -> Value:
    """The sum over `dims` in `dtype`, which x is converted to; they are dropped."""
    if dtype == torch.bool:
        return b.reduce(b.convert(x, dtype), normalize_dims(dims, x.rank), "or", False)
    return b.reduce(b.convert(x, dtype), normalize_dims(dims, x.rank), "add", 0)


def count(x: Value, dims: Dims) -> int:
    """How many elements each result of a reduction over `dims` stands for."""
    n = 1
    for d in normalize_dims(dims, x.rank):
        n *= x.shape[d]
    return n


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
    total = sum_to(b, self, dim, opmath(b.out.dtype))
    return b.reshape(b.convert(total, b.out.dtype), b.out.shape)


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
    average = sum_to(b, self, dim, opmath(b.out.dtype)) / count(self, dim)
    return b.reshape(b.convert(average, b.out.dtype), b.out.shape)


# ---------------------------------------------------------------------- extrema


def amax_to(b: Builder, x: Value, dims: Dims) -> Value:
    return b.reduce(x, normalize_dims(dims, x.rank), "maximum", lowest(x.dtype))


def amin_to(b: Builder, x: Value, dims: Dims) -> Value:
    return b.reduce(x, normalize_dims(dims, x.rank), "minimum", highest(x.dtype))


@lower(aten.amax.default)
def amax(b: Builder, self: Value, dim: list[int] = (), keepdim: bool = False) -> Value:  # type: ignore[assignment]
    """aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    return b.reshape(amax_to(b, self, dim), b.out.shape)


@lower(aten.amin.default)
def amin(b: Builder, self: Value, dim: list[int] = (), keepdim: bool = False) -> Value:  # type: ignore[assignment]
    """aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor"""
    return b.reshape(amin_to(b, self, dim), b.out.shape)


# ---------------------------------------------------------------------- truth


def truth(op: str, init: bool) -> RuleFn:
    """any or all; the result of uint8 is uint8. An empty list of dims reduces nothing here."""

    @family
    def rule(b: Builder, self: Value, *dim_and_keepdim: Any) -> Value:
        dim = dim_and_keepdim[0] if dim_and_keepdim else None
        found = b.ne_zero(self)
        if dim != []:
            found = b.reduce(found, normalize_dims(dim, self.rank), op, init)
        return b.reshape(b.convert(found, b.out.dtype), b.out.shape)

    return rule


lower(aten.any.default, aten.any.dim, aten.any.dims)(truth("or", False))
lower(aten.all.default, aten.all.dim, aten.all.dims)(truth("and", True))

"""Normalisations: statistics in two passes and in opmath, results in the dtypes that eager gives."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


def keep(b: Builder, x: Value, shape: Sequence[int], dims: Sequence[int]) -> Value:
    """`x`, whose dimensions `dims` of `shape` were reduced away, broadcast over `shape` again."""
    return b.broadcast_in_dim(x, shape, [d for d in range(len(shape)) if d not in dims])


def mean(b: Builder, x: Value, dims: Sequence[int]) -> Value:
    """The mean over `dims`, which are dropped."""
    count = 1
    for d in dims:
        count *= x.shape[d]
    return b.reduce(x, dims, "add", 0) / count


def center(b: Builder, x: Value, dims: Sequence[int]) -> tuple[Value, Value, Value]:
    """mean, x - mean, and the biased variance: the mean of the squares of x - mean."""
    average = mean(b, x, dims)
    centered = x - keep(b, average, x.shape, dims)
    return average, centered, mean(b, centered * centered, dims)


@lower(aten.native_layer_norm.default)
def native_layer_norm(
    b: Builder,
    input: Value,
    normalized_shape: list[int],
    weight: Value | None,
    bias: Value | None,
    eps: float,
) -> tuple[Value, ...]:
    """
    aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias,
    float eps) -> (Tensor, Tensor, Tensor)
    """
    x = b.convert(input, opmath(input.dtype))
    dims = range(x.rank - len(normalized_shape), x.rank)
    average, centered, variance = center(b, x, dims)
    rstd = b.unary("rsqrt", variance + eps)
    out = centered * keep(b, rstd, x.shape, dims)
    if weight is not None:
        out = out * b.convert(weight, x.dtype)
    if bias is not None:
        out = out + b.convert(bias, x.dtype)
    return tuple(
        b.convert(b.reshape(v, spec.shape), spec.dtype)
        for v, spec in zip((out, average, rstd), b.outs, strict=True)
        if spec is not None
    )

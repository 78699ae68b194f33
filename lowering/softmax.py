"""softmax, log_softmax and their gradients, kept whole."""

from __future__ import annotations

import torch
from tpu_compile.lowering.builder import Builder, Value, lowest
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


def _spread(b: Builder, x: Value, like: Value, dim: int) -> Value:
    """A result of a reduction over `dim`, over the whole shape again."""
    kept = [d for d in range(like.rank) if d != dim % max(like.rank, 1)]
    return b.broadcast_in_dim(x, like.shape, kept)


def _over(b: Builder, x: Value, dim: int, op: str) -> Value:
    """`add` or `maximum` over `dim`, spread over the shape again; a scalar is its own row."""
    if not x.rank:
        return x
    init = 0 if op == "add" else lowest(x.dtype)
    return _spread(b, b.reduce(x, [dim], op, init), x, dim)


@lower(aten._softmax.default)
def softmax(b: Builder, self: Value, dim: int, half_to_float: bool) -> Value:
    """aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    x = b.convert(self, opmath(self.dtype))
    e = b.unary("exponential", x - _over(b, x, dim, "maximum"))
    return b.convert(e / _over(b, e, dim, "add"), b.out.dtype)


@lower(aten._log_softmax.default)
def log_softmax(b: Builder, self: Value, dim: int, half_to_float: bool) -> Value:
    """aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    x = b.convert(self, opmath(self.dtype))
    shifted = x - _over(b, x, dim, "maximum")
    total = b.reduce(b.unary("exponential", shifted), [dim], "add", 0)
    norm = b.unary("log", total)
    return b.convert(shifted - (_spread(b, norm, x, dim)), b.out.dtype)


@lower(aten._softmax_backward_data.default)
def softmax_backward(
    b: Builder, grad_output: Value, output: Value, dim: int, input_dtype: torch.dtype
) -> Value:
    """
    aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim,
    ScalarType input_dtype) -> Tensor
    """
    wide = opmath(output.dtype)
    g, y = b.convert(grad_output, wide), b.convert(output, wide)
    return b.convert((g - _over(b, g * y, dim, "add")) * y, b.out.dtype)


@lower(aten._log_softmax_backward_data.default)
def log_softmax_backward(
    b: Builder, grad_output: Value, output: Value, dim: int, input_dtype: torch.dtype
) -> Value:
    """
    aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim,
    ScalarType input_dtype) -> Tensor
    """
    wide = opmath(output.dtype)
    g, y = b.convert(grad_output, wide), b.convert(output, wide)
    return b.convert(g - b.unary("exponential", y) * _over(b, g, dim, "add"), b.out.dtype)


@lower(aten._safe_softmax.default)
def safe_softmax(b: Builder, self: Value, dim: int, dtype: torch.dtype | None = None) -> Value:
    """aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    x = b.convert(b.convert(self, b.out.dtype), opmath(b.out.dtype))
    top = _over(b, x, dim, "maximum")
    # A row of -inf alone is all zeros: its exponentials are, once the row is shifted by 0.
    masked = top.eq(lowest(x.dtype))
    e = b.unary("exponential", x - b.select(masked, 0, top))
    total = _over(b, e, dim, "add")
    return b.convert(e / b.select(masked, 1, total), b.out.dtype)

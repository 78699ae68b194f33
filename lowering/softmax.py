"""softmax, log_softmax and their gradients, kept whole."""

from __future__ import annotations

from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value, lowest
from tpu_compile.lowering.reduction import max_to, spread, sum_to
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


@lower(aten._softmax.default)
def softmax(b: Builder, self: Value, dim: int, half_to_float: bool) -> Value:
    """aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    x = b.convert(self, opmath(self.dtype))
    e = b.unary("exponential", x - spread(b, max_to(b, x, dim), x.shape, dim))
    return b.convert(e / spread(b, sum_to(b, e, dim, e.dtype), x.shape, dim), b.out.dtype)


@lower(aten._log_softmax.default)
def log_softmax(b: Builder, self: Value, dim: int, half_to_float: bool) -> Value:
    """aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor"""
    x = b.convert(self, opmath(self.dtype))
    shifted = x - spread(b, max_to(b, x, dim), x.shape, dim)
    total = sum_to(b, b.unary("exponential", shifted), dim, x.dtype)
    return b.convert(shifted - spread(b, b.unary("log", total), x.shape, dim), b.out.dtype)


@lower(aten._safe_softmax.default)
def safe_softmax(b: Builder, self: Value, dim: int, dtype: Any = None) -> Value:
    """aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor"""
    x = b.convert(b.convert(self, b.out.dtype), opmath(b.out.dtype))
    top = max_to(b, x, dim)
    # A row of -inf alone gives zeros: exponentials of a row shifted by 0, divided by 1.
    masked = top.eq(lowest(x.dtype))
    e = b.unary("exponential", x - spread(b, b.select(masked, 0, top), x.shape, dim))
    total = b.select(masked, 1, sum_to(b, e, dim, e.dtype))
    return b.convert(e / spread(b, total, x.shape, dim), b.out.dtype)


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
    total = sum_to(b, g * y, dim, wide)
    return b.convert((g - spread(b, total, y.shape, dim)) * y, b.out.dtype)


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
    total = spread(b, sum_to(b, g, dim, wide), y.shape, dim)
    return b.convert(g - b.unary("exponential", y) * total, b.out.dtype)

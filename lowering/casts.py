"""Dtype conversion, copies and bit views."""

from __future__ import annotations

from typing import Any

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten


@lower(aten._to_copy.default)
def to_copy(
    b: Builder,
    self: Value,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
    non_blocking: bool = False,
    memory_format: Any = None,
) -> Value:
    """
    aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device?
        device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat?
        memory_format=None) -> Tensor
    """
    return b.convert(self, b.out.dtype)


@lower(aten.copy.default)
def copy(b: Builder, self: Value, src: Value, non_blocking: bool = False) -> Value:
    """aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""
    return b.broadcast_to(b.convert(src, b.out.dtype), b.out.shape)

"""Activation functions and their backwards."""

from __future__ import annotations

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten


@lower(aten.relu.default)
def relu(b: Builder, self: Value) -> Value:
    """aten::relu(Tensor self) -> Tensor"""
    return b.maximum(self, 0)

"""Embedding tables."""

from __future__ import annotations

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten


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
    return b.gather(
        weight,
        indices,
        [1, weight.shape[1]],
        offset_dims=[indices.rank],
        collapsed_dims=[0],
        start_index_map=[0],
        index_vector_dim=indices.rank,
    )

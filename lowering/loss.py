"""Losses."""

from __future__ import annotations

import torch
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

NONE, MEAN, SUM = range(3)


def picked(b: Builder, x: Value, target: Value, dim: int) -> Value:
    """The element of `dim` that `target` names, for each position of the other dimensions."""
    others = [d for d in range(x.rank) if d != dim]
    return b.gather(
        x,
        target,
        [1] * x.rank,
        offset_dims=[],
        collapsed_dims=[dim],
        start_index_map=[dim],
        operand_batching_dims=others,
        indices_batching_dims=range(len(others)),
        index_vector_dim=target.rank,
    )


def picked_rows(b: Builder, x: Value, indices: Value) -> Value:
    """`x[indices]` for a vector x."""
    return b.gather(
        x,
        indices,
        [1],
        offset_dims=[],
        collapsed_dims=[0],
        start_index_map=[0],
        index_vector_dim=indices.rank,
    )


@lower(aten.nll_loss_forward.default, aten.nll_loss2d_forward.default)
def nll_loss_forward(
    b: Builder, self: Value, target: Value, weight: Value | None, reduction: int, ignore_index: int
) -> tuple[Value, ...]:
    """
    aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
    ignore_index) -> (Tensor output, Tensor total_weight)
    aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
    ignore_index) -> (Tensor output, Tensor total_weight)
    """
    dtype = opmath(self.dtype)
    kept = target.ne(ignore_index)
    loss = -b.convert(picked(b, self, target, min(1, self.rank - 1)), dtype)
    if weight is None:
        w = b.convert(kept, dtype)
    else:
        w = b.select(kept, b.convert(picked_rows(b, weight, target), dtype), 0)
        loss = loss * w
    # An ignored target counts 0 even where its log-probability is infinite.
    loss = b.select(kept, loss, 0)
    if reduction == NONE:
        return b.convert(loss, self.dtype), b.scalar(0, self.dtype)
    loss, total = (b.reduce(v, range(v.rank), "add", 0) for v in (loss, w))
    if reduction == MEAN:
        loss = loss / total
    return b.convert(loss, self.dtype), b.convert(total, self.dtype)

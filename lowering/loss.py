"""Losses that pick a class by index; the others are few elementwise ops once decomposed."""

from __future__ import annotations

from typing import NamedTuple

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.indexing import gather_rows, take_along
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

NONE, MEAN, SUM = range(3)


def class_dim(x: Value) -> int:
    """Dimension 1, or 0 for the scores of one sample."""
    return min(1, x.rank - 1)


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
    dtype, dim = opmath(self.dtype), class_dim(self)
    kept = target.ne(ignore_index)
    target = b.narrow_index(target, self.shape[dim])
    chosen = b.squeeze(take_along(b, self, dim, b.expand_dims(target, dim)), dim)
    loss = -b.convert(chosen, dtype)
    if weight is None:
        w = b.convert(kept, dtype)
    else:
        w = b.select(kept, b.convert(gather_rows(b, weight, 0, target), dtype), 0)
        loss = loss * w
    # An ignored target counts 0 even where its log-probability is infinite.
    loss = b.select(kept, loss, 0)
    if reduction == NONE:
        return b.convert(loss, self.dtype), b.scalar(0, self.dtype)
    loss, total = (b.reduce(v, range(v.rank), "add", 0) for v in (loss, w))
    if reduction == MEAN:
        loss = loss / total
    return b.convert(loss, self.dtype), b.convert(total, self.dtype)


@lower(aten.nll_loss_backward.default, aten.nll_loss2d_backward.default)
def nll_loss_backward(
    b: Builder,
    grad_output: Value,
    self: Value,
    target: Value,
    weight: Value | None,
    reduction: int,
    ignore_index: int,
    total_weight: Value,
) -> Value:
    """
    aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
    reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
    aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int
    reduction, SymInt ignore_index, Tensor total_weight) -> Tensor
    """
    dtype, dim = opmath(self.dtype), class_dim(self)
    grad = -b.convert(grad_output, dtype)
    if reduction == MEAN:
        grad = grad / b.convert(total_weight, dtype)
    grad = b.broadcast_to(grad, target.shape)
    if weight is not None:
        grad = grad * b.convert(gather_rows(b, weight, 0, target), dtype)
    others = [d for d in range(self.rank) if d != dim]
    # Elementwise, unlike a scatter: this fuses with the gradient of log_softmax.
    index = b.narrow_index(target, self.shape[dim])
    chosen = b.iota(self.shape, dim, index.dtype).eq(b.broadcast_in_dim(index, self.shape, others))
    if 0 <= ignore_index < self.shape[dim]:
        kept = b.broadcast_in_dim(target.ne(ignore_index), self.shape, others)
        chosen = chosen & kept
    grad = b.broadcast_in_dim(b.convert(grad, self.dtype), self.shape, others)
    return b.select(chosen, grad, 0)


# ---------------------------------------------------------------------- multilabel margin


class Margins(NamedTuple):
    """Every listed class k of a row against every class c: tensors of shape [N, K, C]."""

    hinge: Value  # 1 - x[k] + x[c]
    counts: Value  # where k is listed and c is not
    same: Value  # where k is listed and is c


def _margins(b: Builder, self: Value, target: Value) -> Margins:
    """A row of `target` lists classes up to its first negative number."""
    n, c = (1, 1, *self.shape)[-2:]
    x = b.reshape(b.convert(self, opmath(self.dtype)), (n, c))
    t = b.reshape(target, (n, c))
    shape = (n, c, c)
    place = b.iota((n, c), 1, t.dtype)
    end = b.reduce(b.select(t < 0, place, c), [1], "minimum", c)
    listed = place < b.broadcast_in_dim(end, (n, c), [0])
    t = b.select(listed, t, 0)
    same = b.broadcast_in_dim(t, shape, [0, 1]).eq(b.iota(shape, 2, t.dtype))
    listed = b.broadcast_in_dim(listed, shape, [0, 1])
    same = same & listed
    is_target = b.reduce(same, [1], "or", False)
    counts = listed & ~b.broadcast_in_dim(is_target, shape, [0, 2])
    own = b.broadcast_in_dim(take_along(b, x, 1, t), shape, [0, 1])
    return Margins(1 - own + b.broadcast_in_dim(x, shape, [0, 2]), counts, same)


@lower(aten.multilabel_margin_loss_forward.default)
def multilabel_margin_loss_forward(
    b: Builder, self: Value, target: Value, reduction: int
) -> tuple[Value, ...]:
    """
    aten::multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor
    output, Tensor is_target)
    """
    m = _margins(b, self, target)
    n, _, c = m.hinge.shape
    losses = b.select(m.counts, b.maximum(m.hinge, 0), 0)
    loss = b.reduce(losses, [1, 2] if reduction == NONE else [0, 1, 2], "add", 0)
    loss = loss / (n * c if reduction == MEAN else c)
    is_target = b.convert(b.reduce(m.same, [1], "or", False), self.dtype)
    out, _ = b.outs
    assert out is not None
    return b.convert(b.reshape(loss, out.shape), self.dtype), b.reshape(is_target, target.shape)


@lower(aten.multilabel_margin_loss_backward.default)
def multilabel_margin_loss_backward(
    b: Builder, grad_output: Value, self: Value, target: Value, reduction: int, is_target: Value
) -> Value:
    """
    aten::multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int
    reduction, Tensor is_target) -> Tensor
    """
    m = _margins(b, self, target)
    n, _, c = m.hinge.shape
    # Each active pair raises the score of c and lowers that of k.
    active = b.convert(m.counts & (m.hinge > 0), m.hinge.dtype)
    pairs = b.broadcast_in_dim(b.reduce(active, [2], "add", 0), active.shape, [0, 1])
    grad = b.reduce(active - b.select(m.same, pairs, 0), [1], "add", 0)
    scale = b.convert(grad_output, grad.dtype) / (n * c if reduction == MEAN else c)
    if scale.numel == n:
        scale = b.broadcast_in_dim(b.reshape(scale, (n,)), grad.shape, [0])
    return b.convert(b.reshape(grad * scale, self.shape), self.dtype)

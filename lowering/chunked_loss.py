"""F.linear_cross_entropy in chunks of rows: torch's two operators for it, taken apart without buffers.

torch.nn.modules.linear_cross_entropy runs a loop over chunks, so that the logits of all rows never
exist at once, and writes in place into a few buffers. Here the loop is unrolled and functional: each
chunk adds to the sums of the last, which keeps them in order, and what is rounded is rounded as there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor


@dataclass(frozen=True)
class _Kinds:
    """The dtypes of a policy: of inputs, sums, logits and the loss. In a `compact` one of a single dtype
    a chunk's part of the weight's gradient is not summed up by itself."""

    dtype: torch.dtype
    sums: torch.dtype
    logits: torch.dtype
    loss: torch.dtype
    compact: bool

    @classmethod
    def of(cls, dtype: torch.dtype, policy: str, sums: torch.dtype) -> _Kinds | None:
        if sums == dtype:
            return cls(dtype, dtype, dtype, dtype, policy == "compact")
        if sums != torch.float32 or dtype not in (torch.float16, torch.bfloat16):
            return None  # eager says why
        half = dtype == torch.float16
        small = half and policy in ("balanced", "compact")
        loss = sums if half else dtype
        return cls(dtype, sums, dtype if small else sums, loss, half and policy == "compact")


@dataclass(frozen=True)
class _Chunk:
    """Some rows: inputs, targets in range, and what each row's loss is multiplied with."""

    input: Tensor
    target: Tensor
    weight: Tensor


def _chunks(
    input: Tensor,
    target: Tensor,
    weight: Tensor | None,
    classes: int,
    reduction: str,
    ignore_index: int,
    size: int,
    sums: torch.dtype,
) -> Iterator[_Chunk]:
    ignored = target == ignore_index
    if not 0 <= ignore_index < classes:
        target = target.masked_fill(ignored, 0)
    if weight is None:
        factor = ignored.logical_not().to(sums)
    else:
        factor = weight.index_select(0, target).to(sums).masked_fill(ignored, 0)
    if reduction == "mean":
        total = factor.sum()
        factor = factor / (-total).masked_fill(total == 0, torch.nan)
    elif reduction == "sum":
        factor = -factor
    for start in range(0, input.shape[0], size):
        n = min(size, input.shape[0] - start)
        yield _Chunk(*(x.narrow(0, start, n) for x in (input, target, factor)))


def _shifted(chunk: _Chunk, weight: Tensor, bias: Tensor | None, kinds: _Kinds) -> Tensor:
    """The logits of a chunk less the largest of each row."""
    logits = chunk.input.to(kinds.logits).mm(weight.t())
    if bias is not None:
        logits = logits + bias.to(kinds.logits)
    return logits - logits.amax(1, keepdim=True)


def _of_target(x: Tensor, target: Tensor) -> Tensor:
    return x.gather(1, target.unsqueeze(1)).squeeze(1)


def per_row(
    input: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    linear_bias: Tensor | None,
    weight: Tensor | None,
    ignore_index: int,
    batch_chunk_size: int,
    acc_policy: str,
    acc_dtype: torch.dtype,
) -> Any:
    """The loss of each row."""
    kinds = _Kinds.of(input.dtype, acc_policy, acc_dtype)
    if kinds is None or target.dtype != torch.int64:
        return NotImplemented
    matrix = linear_weight.to(kinds.logits)
    found = [input.new_empty(0)]
    sizes = (linear_weight.shape[0], "none", ignore_index, batch_chunk_size, kinds.sums)
    for chunk in _chunks(input, target, weight, *sizes):
        shifted = _shifted(chunk, matrix, linear_bias, kinds)
        denominator = shifted.exp().sum(1, dtype=kinds.sums)
        loss = denominator.log() - _of_target(shifted, chunk.target).to(kinds.sums)
        found.append((loss * chunk.weight).to(input.dtype))
    return torch.cat(found)


def reduced(
    input: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    linear_bias: Tensor | None,
    weight: Tensor | None,
    reduction: str,
    ignore_index: int,
    label_smoothing: float,
    batch_chunk_size: int,
    acc_policy: str,
    acc_dtype: torch.dtype,
    allow_retain_graph: bool,
    compute_input_grad: bool,
    compute_linear_weight_grad: bool,
    compute_linear_bias_grad: bool,
) -> Any:
    """(loss, by input, by weight, by bias): of all rows; gradients are made beside it, scaled later."""
    kinds = _Kinds.of(input.dtype, acc_policy, acc_dtype)
    if kinds is None or target.dtype != torch.int64:
        return NotImplemented
    if label_smoothing > 0 or reduction not in ("mean", "sum"):
        return NotImplemented
    classes = linear_weight.shape[0]
    matrix = linear_weight.to(kinds.logits)
    # Nothing's mean is not a number.
    empty = reduction == "mean" and input.shape[0] == 0
    loss = input.new_full((), torch.nan if empty else 0, dtype=kinds.loss)
    by_input = [input.new_empty(0, input.shape[1])]
    by_weight = input.new_zeros(linear_weight.shape)
    by_bias = input.new_zeros(linear_weight.shape[:-1])
    sizes = (classes, reduction, ignore_index, batch_chunk_size, kinds.sums)
    for chunk in _chunks(input, target, weight, *sizes):
        shifted = _shifted(chunk, matrix, linear_bias, kinds)
        own = _of_target(shifted, chunk.target).to(kinds.sums)
        loss = (loss + chunk.weight.dot(own)).to(kinds.loss)
        weights = shifted.exp()
        denominator = weights.sum(1, dtype=kinds.sums)
        loss = (loss - chunk.weight.dot(denominator.log())).to(kinds.loss)
        softmax = weights * (chunk.weight / denominator).to(kinds.logits).unsqueeze(1)
        if compute_linear_bias_grad:
            by_bias = _bias_gradient(by_bias, softmax, chunk, kinds)
        if compute_input_grad:
            rows = matrix.index_select(0, chunk.target)
            rows = rows * chunk.weight.to(kinds.logits).unsqueeze(1)
            by_input.append((rows - softmax.mm(matrix)).to(input.dtype))
        if compute_linear_weight_grad:
            by_weight = _weight_gradient(by_weight, softmax, chunk, kinds)
    nothing: Any = input.new_empty(0, 0)
    return (
        loss.to(input.dtype),
        torch.cat(by_input) if compute_input_grad else nothing,
        by_weight if compute_linear_weight_grad else nothing,
        by_bias if compute_linear_bias_grad else input.new_empty(0),
    )


def _bias_gradient(so_far: Tensor, softmax: Tensor, chunk: _Chunk, kinds: _Kinds) -> Tensor:
    narrow = kinds.sums != kinds.dtype  # then a chunk has a sum of its own, which is wider
    here = torch.zeros_like(so_far, dtype=kinds.sums) if narrow else so_far
    here = here - softmax.sum(0, dtype=kinds.sums)
    here = here.index_add(0, chunk.target, chunk.weight)
    return so_far + here.to(kinds.dtype) if narrow else here


def _weight_gradient(so_far: Tensor, softmax: Tensor, chunk: _Chunk, kinds: _Kinds) -> Tensor:
    """A chunk's part is summed up by itself first, but in a compact policy of one dtype."""
    weighted = chunk.input.to(kinds.sums) * chunk.weight.unsqueeze(1)
    if kinds.compact:
        bulk = so_far - softmax.t().mm(chunk.input)
        return bulk.index_add(0, chunk.target, weighted.to(kinds.dtype))
    here = softmax.to(kinds.sums).t().mm(chunk.input.to(kinds.sums))
    here = here.index_add(0, chunk.target, weighted, alpha=-1)
    return (so_far - here).to(kinds.dtype)

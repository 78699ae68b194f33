"""Attention: softmax(scale · q kᵀ + mask) v and its gradient, each kept whole."""

from __future__ import annotations

import math

import torch

from tpu_compile.lowering import flash
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

# Dimensions of [batch, head, position, channel] operands.
HEADS = ([0, 1], [0, 1])


def _scores(
    b: Builder,
    query: Value,
    key: Value,
    is_causal: bool,
    attn_mask: Value | None,
    scale: float | None,
) -> Value:
    """scale · q kᵀ + mask in opmath, -inf where a query must not look."""
    wide = opmath(query.dtype)
    scale = _scale(query, scale)
    scores = _over_channels(b, _grouped(b, query, key), key, wide)
    scores = b.reshape(scores, (*query.shape[:3], key.shape[2])) * scale
    if attn_mask is not None:
        scores = scores + b.convert(attn_mask, wide)
    if is_causal:
        rows, columns = (b.iota(scores.shape[2:], d, torch.int32) for d in (0, 1))
        scores = b.select(columns <= rows, scores, -math.inf)
    return scores


def _scale(query: Value, scale: float | None) -> float:
    return 1 / math.sqrt(query.shape[-1]) if scale is None else scale


def _grouped(b: Builder, x: Value, key: Value) -> Value:
    """`x` with the query heads that share a key head (GQA) in a dimension after the key heads.

    Not as more positions: those of a head are not next to one another in a TPU's memory.
    """
    batch, heads = key.shape[:2]
    groups = x.shape[1] // heads
    return x if groups == 1 else b.reshape(x, (batch, heads, groups, *x.shape[2:]))


def _over_channels(b: Builder, x: Value, y: Value, dtype: torch.dtype) -> Value:
    """Queries (or their gradients) times keys (or values): scores."""
    return b.dot_general(x, y, ([x.rank - 1], [3]), HEADS, dtype=dtype)


def _over_keys(b: Builder, scores: Value, y: Value, dtype: torch.dtype) -> Value:
    """Scores times keys or values: one row of channels for each query."""
    return b.dot_general(scores, y, ([scores.rank - 1], [2]), HEADS, dtype=dtype)


def _over_queries(b: Builder, scores: Value, x: Value, dtype: torch.dtype) -> Value:
    """Scores times queries, summed over the heads of a group: one row of channels for each key."""
    summed = range(2, x.rank - 1)
    return b.dot_general(scores, x, (summed, summed), HEADS, dtype=dtype)


def _shifted_exp(b: Builder, x: Value, dim: int) -> tuple[Value, Value, Value]:
    """max over `dim`, exp(x - max) and its sum; of a row that is all -inf: 0, zeros and 1.

    So the softmax of such a row is 0, and so is its logsumexp, as torch's kernels have it.
    """
    peak = b.reduce(x, [dim], "maximum", -math.inf)
    dead = peak.eq(-math.inf)
    peak = b.select(dead, 0, peak)
    e = b.unary("exponential", x - _spread(b, peak, x, dim))
    return peak, e, b.select(dead, 1, b.reduce(e, [dim], "add", 0))


def _spread(b: Builder, row: Value, like: Value, dim: int) -> Value:
    """`row`, a reduction of a tensor over `dim`, broadcast over that tensor again."""
    return b.broadcast_in_dim(row, like.shape, [d for d in range(like.rank) if d != dim])


@lower(aten._scaled_dot_product_flash_attention_for_cpu.default)
def scaled_dot_product_flash_attention_for_cpu(
    b: Builder,
    query: Value,
    key: Value,
    value: Value,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Value | None = None,
    scale: float | None = None,
) -> tuple[Value, ...]:
    """
    aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float
    dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor
    output, Tensor logsumexp)
    """
    if flash.uses_flash(b, query, key, value, attn_mask):
        return flash.forward(b, query, key, value, is_causal, _scale(query, scale))
    scores = _scores(b, query, key, is_causal, attn_mask, scale)
    peak, e, total = _shifted_exp(b, scores, 3)
    # Dividing after the product touches channels instead of keys: the smaller tensor, as a rule.
    e = _grouped(b, b.convert(e, value.dtype), value)
    out = _over_keys(b, e, value, total.dtype)
    out = b.reshape(out, b.out.shape)
    out = out / _spread(b, total, out, 3)
    return b.convert(out, query.dtype), peak + b.unary("log", total)


@lower(aten._scaled_dot_product_flash_attention_for_cpu_backward.default)
def scaled_dot_product_flash_attention_for_cpu_backward(
    b: Builder,
    grad_out: Value,
    query: Value,
    key: Value,
    value: Value,
    out: Value,
    logsumexp: Value,
    dropout_p: float,
    is_causal: bool,
    *,
    attn_mask: Value | None = None,
    scale: float | None = None,
) -> tuple[Value, ...]:
    """
    aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor
    key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor?
    attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)
    """
    wide, dtype = opmath(query.dtype), query.dtype
    scale = _scale(query, scale)
    if flash.uses_flash(b, query, key, value, attn_mask):
        saved = (query, key, value, out, logsumexp)
        return flash.backward(b, grad_out, *saved, is_causal, scale)
    scores = _scores(b, query, key, is_causal, attn_mask, scale)
    p = b.unary("exponential", scores - _spread(b, logsumexp, scores, 3))
    grouped_grad = _grouped(b, grad_out, value)
    grad_p = _over_channels(b, grouped_grad, value, wide)
    # The softmax's own term, sum(p · grad_p) over the keys, is out · grad_out over the channels.
    inner = b.reduce(b.convert(grad_out, wide) * b.convert(out, wide), [3], "add", 0)
    grad_scores = p * (b.reshape(grad_p, p.shape) - _spread(b, inner, p, 3))
    grad_scores = _grouped(b, b.convert(grad_scores, dtype), key)
    p, query = _grouped(b, b.convert(p, dtype), key), _grouped(b, query, key)
    grad_query = _over_keys(b, grad_scores, key, wide) * scale
    grad_key = _over_queries(b, grad_scores, query, wide) * scale
    grad_value = _over_queries(b, p, grouped_grad, wide)
    grads = (b.reshape(grad_query, out.shape), grad_key, grad_value)
    return tuple(b.convert(g, dtype) for g in grads)

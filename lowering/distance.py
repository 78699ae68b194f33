"""Distances between rows: p-norms of all differences of two sets of vectors, and their gradients."""

from __future__ import annotations

import math

import torch

from tpu_compile.lowering.builder import Builder, Value, broadcast_shapes
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

# Beyond this many rows eager takes Euclidean distances from a matrix product.
FEW_ROWS = 25


def _differences(b: Builder, x1: Value, x2: Value) -> Value:
    """x1[..., i, None, :] - x2[..., None, j, :]; XLA fuses it into whatever reduces it."""
    batch = broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    shape = (*batch, x1.shape[-2], x2.shape[-2], x1.shape[-1])
    return b.broadcast_to(b.expand_dims(x1, -2), shape) - b.broadcast_to(
        b.expand_dims(x2, -3), shape
    )


def _norm(b: Builder, x: Value, p: float) -> Value:
    """The p-norm over the last dimension; p = 0 counts what is not 0."""
    last = [x.rank - 1]
    if p == 0:
        counted = b.convert(x.ne(0), x.dtype)
        return b.reduce(b.select(x.ne(x), x, counted), last, "add", 0)  # NaN is no number of them
    if p == 2:
        return b.unary("sqrt", b.reduce(x * x, last, "add", 0))
    size = b.abs(x)
    if p == 1:
        return b.reduce(size, last, "add", 0)
    if math.isinf(p):
        return b.reduce(size, last, "maximum", 0)
    total = b.reduce(b.binary("power", size, p), last, "add", 0)
    return b.binary("power", total, 1 / p)


def _euclidean(b: Builder, x1: Value, x2: Value) -> Value:
    """sqrt(|x1|² + |x2|² - 2 x1·x2): a matrix product in place of all differences."""
    batch = broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    x1, x2 = (b.broadcast_to(x, (*batch, *x.shape[-2:])) for x in (x1, x2))
    every = list(range(len(batch)))
    last = len(batch) + 1
    products = b.dot_general(x1, x2, ([last], [last]), (every, every))
    squares = [b.reduce(x * x, [last], "add", 0) for x in (x1, x2)]
    rows, columns = (b.expand_dims(s, d) for s, d in zip(squares, (-1, -2), strict=True))
    return b.unary("sqrt", b.maximum(rows + columns - products * 2, 0))


@lower(aten._cdist_forward.default)
def cdist_forward(b: Builder, x1: Value, x2: Value, p: float, compute_mode: int | None) -> Value:
    """aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor"""
    if 0 in b.out.shape or x1.shape[-1] == 0:
        return b.zeros(b.out.shape, b.out.dtype)
    x1, x2 = (b.convert(x, opmath(x.dtype)) for x in (x1, x2))
    many = max(x1.shape[-2], x2.shape[-2]) > FEW_ROWS
    if p == 2 and (compute_mode == 1 or (not compute_mode and many)):
        return b.convert(_euclidean(b, x1, x2), b.out.dtype)
    return b.convert(_norm(b, _differences(b, x1, x2), p), b.out.dtype)


@lower(aten._cdist_backward.default)
def cdist_backward(b: Builder, grad: Value, x1: Value, x2: Value, p: float, cdist: Value) -> Value:
    """
    aten::_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor
    """
    if p == 0 or 0 in (*x1.shape, *x2.shape):
        return b.zeros(b.out.shape, b.out.dtype)
    grad, x1, x2, cdist = (b.convert(x, opmath(x.dtype)) for x in (grad, x1, x2, cdist))
    difference = _differences(b, x1, x2)
    size = b.abs(difference)
    shape = difference.shape
    kept = range(len(shape) - 1)
    distance, weight = (b.broadcast_in_dim(v, shape, kept) for v in (cdist, grad))
    if p == 1:
        terms = weight * b.unary("sign", difference)
    elif math.isinf(p):
        terms = b.select(size.eq(distance), weight * b.unary("sign", difference), 0)
    else:
        # Where two rows are equal, the norm has no gradient: 0, as in eager.
        flat = distance.eq(0) if p >= 1 else distance.eq(0) | difference.eq(0)
        slope = (
            difference if p == 2 else b.unary("sign", difference) * b.binary("power", size, p - 1)
        )
        length = distance if p == 2 else b.binary("power", distance, p - 1)
        terms = b.select(flat, 0, weight * slope / length)
    total = b.reduce(terms, [len(shape) - 2], "add", 0)
    return b.convert(b.reshape(total, b.out.shape), b.out.dtype)

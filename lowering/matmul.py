"""Matrix products: each is one dot_general, accumulated in opmath and rounded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.contraction import contraction
from tpu_compile.lowering.passes import is_backward
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten

Dims = tuple[tuple[Sequence[int], Sequence[int]], tuple[Sequence[int], Sequence[int]]]

# (contracting dimensions of x and y), (batch dimensions of x and y)
MATRICES: Dims = (([1], [0]), ([], []))
BATCHES: Dims = (([2], [1]), ([0], [0]))
SUMMED_BATCHES: Dims = (([0, 2], [0, 1]), ([], []))
VECTORS: Dims = (([0], [0]), ([], []))


def product(b: Builder, x: Value, y: Value, dims: Any) -> Value:
    """x·y in opmath: 16-bit floats give an exact float32 sum of products, rounded by the caller."""
    contract, batch = dims
    return b.dot_general(x, y, contract, batch, dtype=opmath(x.dtype))


def rounded_product(b: Builder, x: Value, y: Value, dims: Dims) -> Value:
    """x·y in b.out's dtype.

    On TPUs as one contraction of what x and y are views of; not in a backward, where libtpu then moves
    more than it saves.
    """
    if b.platform != "tpu" or is_backward(b.node):
        return b.convert(product(b, x, y, dims), b.out.dtype)
    (contract, batch), to = dims, b.out.dtype
    if not _columns_first(b.node):
        return contraction(b, x, y, contract, batch, to)
    swapped = contraction(b, y, x, (contract[1], contract[0]), (batch[1], batch[0]), to)
    return b.transpose(swapped, [*range(swapped.rank - 2), swapped.rank - 1, swapped.rank - 2])


def _columns_first(node: fx.Node) -> bool:
    """Whether a product of matrices is only read as a view in which a row's elements lie apart."""
    rows, columns = node.meta["val"].shape[-2:]
    while True:
        users = list(node.users)
        if len(users) != 1 or users[0].op != "call_function":
            return False
        if not getattr(users[0].target, "is_view", False):
            break
        node = users[0]
    seen: Any = node.meta["val"]
    strides = [s for n, s in zip(seen.shape, seen.stride(), strict=True) if n > 1]
    return bool(strides) and 1 < columns <= strides[-1] < rows * columns


def add_product(
    b: Builder, self: Value, x: Value, y: Value, dims: Any, beta: Any, alpha: Any
) -> Value:
    """beta·self + alpha·(x·y) in b.out's dtype. `self` is not read where beta is 0, NaN or not."""
    result = product(b, x, y, dims)
    if alpha != 1:
        result = result * alpha
    if beta != 0:
        term = b.convert(self, result.dtype)
        result = (term if beta == 1 else term * beta) + result
    return b.convert(b.broadcast_to(result, b.out.shape), b.out.dtype)


@lower(aten.mm.default)
def mm(b: Builder, self: Value, mat2: Value) -> Value:
    """aten::mm(Tensor self, Tensor mat2) -> Tensor"""
    return b.convert(product(b, self, mat2, MATRICES), b.out.dtype)


@lower(aten.bmm.default)
def bmm(b: Builder, self: Value, mat2: Value) -> Value:
    """aten::bmm(Tensor self, Tensor mat2) -> Tensor"""
    return rounded_product(b, self, mat2, BATCHES)


@lower(aten.mv.default)
def mv(b: Builder, self: Value, vec: Value) -> Value:
    """aten::mv(Tensor self, Tensor vec) -> Tensor"""
    return b.convert(product(b, self, vec, MATRICES), b.out.dtype)


@lower(aten.dot.default)
def dot(b: Builder, self: Value, tensor: Value) -> Value:
    """aten::dot(Tensor self, Tensor tensor) -> Tensor"""
    return b.convert(product(b, self, tensor, VECTORS), b.out.dtype)


@lower(aten.vdot.default)
def vdot(b: Builder, self: Value, other: Value) -> Value:
    """aten::vdot(Tensor self, Tensor other) -> Tensor"""
    if self.dtype.is_complex:
        self = b.complex(b.real(self), -b.imag(self))
    return b.convert(product(b, self, other, VECTORS), b.out.dtype)


@lower(aten._int_mm.default)
def int_mm(b: Builder, self: Value, mat2: Value) -> Value:
    """aten::_int_mm(Tensor self, Tensor mat2) -> Tensor"""
    if self.dtype != mat2.dtype:
        self, mat2 = b.convert(self, torch.int32), b.convert(mat2, torch.int32)
    return b.dot_general(self, mat2, *MATRICES, dtype=torch.int32)


@lower(aten.addmm.default)
def addmm(
    b: Builder, self: Value, mat1: Value, mat2: Value, *, beta: float = 1, alpha: float = 1
) -> Value:
    """
    aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    """
    return add_product(b, self, mat1, mat2, MATRICES, beta, alpha)


@lower(aten.addmv.default)
def addmv(
    b: Builder, self: Value, mat: Value, vec: Value, *, beta: float = 1, alpha: float = 1
) -> Value:
    """
    aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    """
    if b.out.shape != mat.shape[:1]:  # no rows, and torch keeps self's one element
        return b.promote(self, to=b.out.dtype)[0] * beta
    return add_product(b, self, mat, vec, MATRICES, beta, alpha)


@lower(aten.baddbmm.default)
def baddbmm(
    b: Builder, self: Value, batch1: Value, batch2: Value, *, beta: float = 1, alpha: float = 1
) -> Value:
    """
    aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor
    """
    return add_product(b, self, batch1, batch2, BATCHES, beta, alpha)


@lower(aten.addbmm.default)
def addbmm(
    b: Builder, self: Value, batch1: Value, batch2: Value, *, beta: float = 1, alpha: float = 1
) -> Value:
    """
    aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor
    """
    return add_product(b, self, batch1, batch2, SUMMED_BATCHES, beta, alpha)


@lower(aten.addr.default)
def addr(
    b: Builder, self: Value, vec1: Value, vec2: Value, *, beta: float = 1, alpha: float = 1
) -> Value:
    """
    aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    """
    dtype = opmath(b.out.dtype)
    rows, columns = (
        b.broadcast_in_dim(b.convert(v, dtype), b.out.shape, [d])
        for d, v in enumerate((vec1, vec2))
    )
    if dtype == torch.bool:
        result = rows & columns & bool(alpha)
        return result | b.broadcast_to(self, b.out.shape) if beta else result
    result = rows * columns
    if alpha != 1:
        result = result * alpha
    if beta != 0:
        term = b.convert(self, dtype)
        result = (term if beta == 1 else term * beta) + result
    return b.convert(result, b.out.dtype)

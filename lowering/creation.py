"""Ops that make tensors from sizes and scalars."""

from __future__ import annotations

from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import RuleFn, family, lower

aten = torch.ops.aten


def filled(value: int) -> RuleFn:
    """A tensor of one value in the shape and dtype that FakeTensor gives."""

    @family
    def rule(b: Builder, *_: Any, **__: Any) -> Value:
        return b.full(b.out.shape, value, b.out.dtype)

    return rule


# What `empty` holds is unspecified in eager; zeros cost nothing where it is overwritten.
for _op in (
    aten.empty.memory_format,
    aten.empty_like.default,
    aten.empty_permuted.default,
    aten.empty_strided.default,
    aten.new_empty.default,
    aten.new_empty_strided.default,
    aten.new_zeros.default,
    aten.zeros.default,
    aten.zeros_like.default,
    aten._efficientzerotensor.default,  # a tensor of zeros that nobody may write to
    aten.zero.default,
):
    lower(_op)(filled(0))

for _op in (aten.new_ones.default, aten.ones.default, aten.ones_like.default):
    lower(_op)(filled(1))


@lower(aten.full.default)
def full(
    b: Builder,
    size: list[int],
    fill_value: Any,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
) -> Value:
    """
    aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None,
        Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return b.full(b.out.shape, fill_value, b.out.dtype)


@lower(aten.full_like.default)
def full_like(
    b: Builder,
    self: Value,
    fill_value: Any,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
    memory_format: Any = None,
) -> Value:
    """
    aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout?
        layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat?
        memory_format=None) -> Tensor
    """
    return b.full(b.out.shape, fill_value, b.out.dtype)


@lower(aten.new_full.default)
def new_full(
    b: Builder,
    self: Value,
    size: list[int],
    fill_value: Any,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
) -> Value:
    """
    aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None,
        Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    return b.full(b.out.shape, fill_value, b.out.dtype)


@lower(aten.scalar_tensor.default)
def scalar_tensor(
    b: Builder,
    s: Any,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
) -> Value:
    """
    aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device?
        device=None, bool? pin_memory=None) -> Tensor
    """
    return b.scalar(s, b.out.dtype)


@lower(aten.fill.Scalar, aten.fill.Tensor)
def fill(b: Builder, self: Value, value: Any) -> Value:
    """
    aten::fill.Scalar(Tensor self, Scalar value) -> Tensor
    aten::fill.Tensor(Tensor self, Tensor value) -> Tensor
    """
    if isinstance(value, Value):
        return b.broadcast_to(b.convert(value, b.out.dtype), b.out.shape)
    return b.full(b.out.shape, value, b.out.dtype)


# A float of this many bits counts exactly up to 2 ** bits.
_EXACT_BITS = {torch.float16: 11, torch.bfloat16: 8, torch.float32: 24, torch.float64: 53}


@lower(aten.arange.start_step)
def arange(
    b: Builder,
    start: Any,
    end: Any,
    step: Any = 1,
    *,
    dtype: Any = None,
    layout: Any = None,
    device: Any = None,
    pin_memory: Any = None,
) -> Value:
    """
    aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None,
        Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    """
    shape, kind = b.out
    last = start + step * max(shape[0] - 1, 0)
    whole = all(float(v).is_integer() for v in (start, step))
    bits = _EXACT_BITS.get(kind)
    if bits is not None and not (whole and max(abs(start), abs(last), abs(step)) <= 2**bits):
        # Computed and rounded as torch does: in double, once.
        return b.convert(_counted(b, shape, start, step, torch.float64), kind)
    return _counted(b, shape, start, step, kind)


def _counted(
    b: Builder, shape: tuple[int, ...], start: Any, step: Any, dtype: torch.dtype
) -> Value:
    """start + i * step."""
    x = b.iota(shape, 0, dtype)
    x = x if step == 1 else x * step
    return x if start == 0 else x + start


@lower(torch.ops.prims.scalar_tensor.default)
def prims_scalar_tensor(b: Builder, s: Any, *, dtype: Any = None, device: Any = None) -> Value:
    """
    prims::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Device? device=None) -> Tensor
    """
    return b.scalar(s, b.out.dtype)


@lower(torch.ops.prims.iota.default)
def prims_iota(
    b: Builder, length: int, *, start: int, step: int, dtype: Any, device: Any, requires_grad: bool
) -> Value:
    """
    prims::iota(SymInt length, *, SymInt start, SymInt step, ScalarType dtype, Device device,
        bool requires_grad) -> Tensor
    """
    return _counted(b, b.out.shape, start, step, b.out.dtype)


@lower(aten.tril.default)
def tril(b: Builder, self: Value, diagonal: int = 0) -> Value:
    """aten::tril(Tensor self, SymInt diagonal=0) -> Tensor"""
    return _where(self, _against_diagonal(b, self.shape, "LE", diagonal))


@lower(aten.triu.default)
def triu(b: Builder, self: Value, diagonal: int = 0) -> Value:
    """aten::triu(Tensor self, SymInt diagonal=0) -> Tensor"""
    return _where(self, _against_diagonal(b, self.shape, "GE", diagonal))


def _where(x: Value, keep: Value) -> Value:
    """x where `keep`, zero elsewhere."""
    b = x.b
    return b.broadcast_to(keep, x.shape) & x if x.dtype == torch.bool else b.select(keep, x, 0)


@family
def eye(b: Builder, *_: Any, **__: Any) -> Value:
    """Ones on the diagonal."""
    return b.convert(_against_diagonal(b, b.out.shape, "EQ"), b.out.dtype)


lower(aten.eye.default, aten.eye.m)(eye)


def _against_diagonal(
    b: Builder, shape: tuple[int, ...], direction: str, diagonal: int = 0
) -> Value:
    """How the columns of the last two dimensions compare with the diagonal's column in each row."""
    rows, columns = (b.iota(shape[-2:], d, torch.int32) for d in (0, 1))
    return b.compare(columns, rows + diagonal if diagonal else rows, direction)

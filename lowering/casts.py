"""Dtype conversion, copies and bit views."""

from __future__ import annotations

from typing import Any

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.complex import join, split
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import real_dtype

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
    if not isinstance(self, Value):  # vmap leaves a number where it has converted one
        return b.scalar(self, b.out.dtype)
    return b.convert(self, b.out.dtype)


@lower(aten.copy.default)
def copy(b: Builder, self: Value, src: Value, non_blocking: bool = False) -> Value:
    """aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""
    return b.broadcast_to(b.convert(src, b.out.dtype), b.out.shape)


@lower(torch.ops.prims.convert_element_type.default)
def convert_element_type(b: Builder, a: Value, dtype: torch.dtype) -> Value:
    """prims::convert_element_type(Tensor a, ScalarType dtype) -> Tensor"""
    return b.convert(a, b.out.dtype)


@lower(torch.ops.prims.device_put.default)
def device_put(b: Builder, a: Value, device: Any, non_blocking: bool = False) -> Value:
    """prims::device_put(Tensor a, Device device, bool non_blocking=False) -> Tensor"""
    return a


@lower(aten.view.dtype)
def view_dtype(b: Builder, self: Value, dtype: torch.dtype) -> Value:
    """aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)"""
    parts = _resize_elements(_to_parts(self), _part(b.out.dtype))
    return _from_parts(parts, b.out.shape, b.out.dtype)


def _part(dtype: torch.dtype) -> torch.dtype:
    """What an element is made of: floats for complex, a byte for bool."""
    return torch.uint8 if dtype == torch.bool else real_dtype(dtype)


def _to_parts(x: Value) -> Value:
    """Memory order along the last dimension, of which there is at least one."""
    b = x.b
    if x.dtype.is_complex:
        return b.reshape(split(x), (*x.shape[:-1], 2 * (x.shape[-1] if x.rank else 1)))
    x = b.convert(x, torch.uint8) if x.dtype == torch.bool else x
    return x if x.rank else b.reshape(x, (1,))


def _resize_elements(x: Value, dtype: torch.dtype) -> Value:
    """The same bytes as elements of another real type; the first is the lowest, as in memory."""
    b, (*lead, n) = x.b, x.shape
    ratio = x.dtype.itemsize / dtype.itemsize
    if ratio == 1:
        return x if x.dtype == dtype else b.bitcast(x, dtype)
    if ratio > 1:
        split = b.emit("stablehlo.bitcast_convert", [x], (*lead, n, int(ratio)), dtype)
        return b.reshape(split, (*lead, n * int(ratio)))
    group = int(1 / ratio)
    groups = b.reshape(x, (*lead, n // group, group))
    return b.emit("stablehlo.bitcast_convert", [groups], (*lead, n // group), dtype)


def _from_parts(x: Value, shape: tuple[int, ...], dtype: torch.dtype) -> Value:
    b = x.b
    if dtype.is_complex:
        return join(b.reshape(x, (*shape, 2)))
    return b.convert(b.reshape(x, shape), dtype)

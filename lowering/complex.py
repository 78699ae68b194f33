"""Complex numbers and their parts. Conjugation and negation are values here, not bits of a view."""

from __future__ import annotations

import math

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import arguments, lower

aten = torch.ops.aten


def join(pairs: Value) -> Value:
    """Complex numbers from a last dimension of (real, imaginary)."""
    b, last = pairs.b, pairs.rank - 1
    re, im = (b.squeeze(b.slice_dim(pairs, last, i, i + 1), last) for i in (0, 1))
    return b.complex(re, im)


def split(x: Value) -> Value:
    """The inverse of `join`."""
    b = x.b
    parts = [b.expand_dims(part, x.rank) for part in (b.real(x), b.imag(x))]
    return b.concatenate(parts, x.rank)


def conjugate(x: Value) -> Value:
    return x.b.complex(x.b.real(x), -x.b.imag(x)) if x.dtype.is_complex else x


@lower(aten.view_as_real.default)
def view_as_real(b: Builder, self: Value) -> Value:
    """aten::view_as_real(Tensor(a) self) -> Tensor(a)"""
    return split(self)


@lower(aten.view_as_complex.default)
def view_as_complex(b: Builder, self: Value) -> Value:
    """aten::view_as_complex(Tensor(a) self) -> Tensor(a)"""
    return join(self)


@lower(aten._conj.default, aten._conj_physical.default)
def conj(b: Builder, self: Value) -> Value:
    """
    aten::_conj(Tensor(a) self) -> Tensor(a)
    aten::_conj_physical(Tensor self) -> Tensor
    """
    return conjugate(self)


@lower(aten._neg_view.default)
def neg_view(b: Builder, self: Value) -> Value:
    """aten::_neg_view(Tensor(a) self) -> Tensor(a)"""
    return -self


def _of_two_dtypes(node: fx.Node) -> str | None:
    """Torch's kernel refuses parts of two dtypes, its shape function does not."""
    real, imag = (arg.meta["val"].dtype for arg in arguments(node).values())
    return None if real == imag else "eager refuses parts of two dtypes"


@lower(aten.complex.default, unless=_of_two_dtypes)
def complex(b: Builder, real: Value, imag: Value) -> Value:
    """aten::complex(Tensor real, Tensor imag) -> Tensor"""
    return b.complex(real, imag)


@lower(aten.polar.default)
def polar(b: Builder, abs: Value, angle: Value) -> Value:
    """aten::polar(Tensor abs, Tensor angle) -> Tensor"""
    return b.complex(abs * b.unary("cosine", angle), abs * b.unary("sine", angle))


@lower(aten.angle.default)
def angle(b: Builder, self: Value) -> Value:
    """aten::angle(Tensor self) -> Tensor"""
    if self.dtype.is_complex:
        return b.binary("atan2", b.imag(self), b.real(self))
    x = b.convert(self, b.out.dtype)
    return b.select(b.is_nan(x), x, b.select(x < 0, b.like(math.pi, x), b.like(0, x)))

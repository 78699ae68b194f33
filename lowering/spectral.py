"""Fourier transforms."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.mlir import hlo, ir
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten

_MAX_DIMS = 3  # of one StableHLO fft

# ATen's normalization: by nothing, by the root of the signal's size, by its size.
_POWER = {0: 0.0, 1: 0.5, 2: 1.0}


def _fft(b: Builder, x: Value, kind: str, length: Sequence[int]) -> Value:
    """One StableHLO fft over the last `len(length)` dimensions."""
    lengths = ir.DenseI64ArrayAttr.get(list(length))
    return b.wrap(hlo.fft(x.ir, hlo.FftTypeAttr.get(kind), lengths))


def _over(b: Builder, x: Value, kind: str, dims: Sequence[int], last: int | None = None) -> Value:
    """Transform over at most three dimensions anywhere; `last` is IRFFT's real size of the last."""
    order = [d for d in range(x.rank) if d not in dims] + list(dims)
    length = [x.shape[d] for d in dims]
    if last is not None:
        length[-1] = last
    result = _fft(b, b.transpose(x, order), kind, length)
    return b.transpose(result, [order.index(d) for d in range(x.rank)])


def _complex(b: Builder, x: Value, kind: str, dims: Sequence[int]) -> Value:
    """FFT or IFFT over any number of dimensions."""
    for start in range(0, len(dims), _MAX_DIMS):
        x = _over(b, x, kind, dims[start : start + _MAX_DIMS])
    return x


def _scaled(x: Value, factor: float) -> Value:
    return x if factor == 1 else x * factor


@lower(aten._fft_c2c.default)
def fft_c2c(b: Builder, self: Value, dim: list[int], normalization: int, forward: bool) -> Value:
    """aten::_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor"""
    dims = [d % self.rank for d in dim]
    if self.numel == 0:
        return self
    n = math.prod(self.shape[d] for d in dims)
    power = _POWER[normalization]
    if forward:
        return _scaled(_complex(b, self, "FFT", dims), n**-power)
    return _scaled(_complex(b, self, "IFFT", dims), n ** (1 - power))  # XLA divides by n


@lower(aten._fft_r2c.default)
def fft_r2c(b: Builder, self: Value, dim: list[int], normalization: int, onesided: bool) -> Value:
    """aten::_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor"""
    dims = [d % self.rank for d in dim]
    if self.numel == 0:
        return b.zeros(b.out.shape, b.out.dtype)
    scale = math.prod(self.shape[d] for d in dims) ** -_POWER[normalization]
    if not onesided:
        return _scaled(_complex(b, b.convert(self, b.out.dtype), "FFT", dims), scale)
    half = _over(b, self, "RFFT", dims[-1:])
    return _scaled(_complex(b, half, "FFT", dims[:-1]), scale)


@lower(aten._fft_c2r.default)
def fft_c2r(
    b: Builder, self: Value, dim: list[int], normalization: int, last_dim_size: int
) -> Value:
    """aten::_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor"""
    dims = [d % self.rank for d in dim]
    if self.numel == 0:
        return b.zeros(b.out.shape, b.out.dtype)
    n = math.prod(b.out.shape[d] for d in dims)
    full = _complex(b, self, "IFFT", dims[:-1])
    signal = _over(b, full, "IRFFT", dims[-1:], last_dim_size)
    return _scaled(signal, n ** (1 - _POWER[normalization]))

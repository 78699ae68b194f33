"""Rules on the bits of floats, where arithmetic would round, or lose denormals to a flushing CPU."""

from __future__ import annotations

from typing import NamedTuple

import torch

from tpu_compile.lowering.builder import Builder, Value, normalize_dims
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


class Format(NamedTuple):
    """An IEEE format: its word, the digits after the point, the exponent's bias."""

    word: torch.dtype
    digits: int
    bias: int


FORMATS = {
    torch.float16: Format(torch.int16, 10, 15),
    torch.bfloat16: Format(torch.int16, 7, 127),
    torch.float32: Format(torch.int32, 23, 127),
    torch.float64: Format(torch.int64, 52, 1023),
}


@lower(aten.frexp.Tensor)
def frexp(b: Builder, self: Value) -> tuple[Value, ...]:
    """aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)"""
    x = b.convert(self, opmath(self.dtype))
    word, digits, bias = FORMATS[x.dtype]
    bits = b.bitcast(x, word)
    size = bits & torch.iinfo(word).max
    # A denormal is an integer times the least of them: as a float, the integer has an exponent.
    denormal = size < (1 << digits)
    normal = b.select(denormal, b.bitcast(b.convert(size, x.dtype), word), size)
    exponent = b.binary("shift_right_logical", normal, digits) - (bias - 1)
    exponent = b.select(denormal, exponent + (1 - bias - digits), exponent)
    half = (normal & ((1 << digits) - 1)) | ((bias - 1) << digits)
    signed = half | (bits & torch.iinfo(word).min)
    itself = size.eq(0) | (size >= ((2 * bias + 1) << digits))  # 0, infinite or NaN
    mantissa = b.select(itself, x, b.bitcast(signed, x.dtype))
    return b.convert(mantissa, self.dtype), b.convert(b.select(itself, 0, exponent), torch.int32)


@lower(aten.nextafter.default)
def nextafter(b: Builder, self: Value, other: Value) -> Value:
    """aten::nextafter(Tensor self, Tensor other) -> Tensor"""
    x, y = b.promote(self, other, to=b.out.dtype)
    word = FORMATS[x.dtype].word
    least = torch.iinfo(word).min

    def place(v: Value) -> Value:
        """Counted from 0 in the order of the floats; both zeros are 0."""
        bits = b.bitcast(v, word)
        return b.select(bits < 0, least - bits, bits)

    start, end = place(x), place(y)
    moved = b.select(start < end, start + 1, start - 1)
    negative = (moved < 0) | (moved.eq(0) & (start < 0))
    step = b.bitcast(b.select(negative, least - moved, moved), x.dtype)
    return b.select(b.is_nan(x) | b.is_nan(y), x + y, b.select(start.eq(end), y, step))


@lower(aten.hash_tensor.default)
def hash_tensor(
    b: Builder,
    self: Value,
    dim: tuple[int, ...] = (),
    *,
    keepdim: bool = False,
    mode: int = 0,
) -> Value:
    """aten::hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor"""
    bits = b.bitcast(_as_64_bits(self), torch.uint64)
    found = b.reduce(bits, normalize_dims(dim, self.rank), "xor", 0)
    return b.reshape(found, b.out.shape)


def _as_64_bits(x: Value) -> Value:
    """float64 of a float, int64 or uint64 of an integer."""
    b = x.b
    if x.dtype == torch.float64:
        return x
    if not x.dtype.is_floating_point:
        return x if x.dtype == torch.uint64 else b.convert(x, torch.int64)
    x = b.convert(x, torch.float32)
    wide = b.convert(x, torch.float64)
    # A flushing CPU would convert a denormal to 0.
    bits = b.bitcast(x, torch.int32)
    size = bits & torch.iinfo(torch.int32).max
    small = b.convert(size, torch.float64) * 2.0**-149
    small = b.select(bits < 0, -small, small)
    return b.select(size < (1 << 23), small, wide)

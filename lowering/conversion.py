"""torch's conversions where StableHLO's `convert` differs: floats to integers, anything to float8."""

from __future__ import annotations

import torch

from tpu_compile.lowering.value import Value

# Every value of these is in range of int32 or NaN, which torch converts to 0 and so does StableHLO.
_NARROW = frozenset({torch.float8_e4m3fnuz, torch.float8_e5m2fnuz})


def to_integer(x: Value, dtype: torch.dtype) -> Value:
    """A float truncated to an integer type, as x86 does it in and out of range.

    StableHLO saturates. Torch converts to a signed word, whose low bits are the result; a word that
    cannot hold the value (C leaves it undefined, NaN included) is the least integer.
    """
    b = x.b
    if x.dtype in _NARROW:
        word = torch.int64 if dtype.itemsize == 8 else torch.int32
        return b.convert(b.cast(x, word), dtype)
    word = _word(x.dtype, dtype)
    if x.dtype.itemsize < 4:
        is_power = x.dtype == torch.float8_e8m0fnu
        x = b.convert(x, torch.float32)  # which holds the bounds
        x = b.select(b.is_nan(x), 0, x) if is_power else x  # torch is at odds with itself
    low = b.convert(_to_word(x, word), dtype)
    if dtype.is_signed or dtype.itemsize < word.itemsize:
        return low
    half = 1 << (dtype.itemsize * 8 - 1)
    high = b.convert(_to_word(x - float(half), word), dtype) ^ half
    return b.select(x >= float(half), high, low)


def _word(source: torch.dtype, dtype: torch.dtype) -> torch.dtype:
    """The type that torch's kernels go through."""
    by_eight_bytes = (dtype == torch.uint8 and source == torch.float64) or (
        dtype == torch.uint32 and source.itemsize < 4 and source != torch.bfloat16
    )
    return torch.int64 if dtype.itemsize == 8 or by_eight_bytes else torch.int32


def _to_word(x: Value, dtype: torch.dtype) -> Value:
    b = x.b
    inside = b.abs(x) < 2.0 ** (dtype.itemsize * 8 - 1)  # false for NaN
    return b.select(inside, b.cast(x, dtype), torch.iinfo(dtype).min)


def to_float8(x: Value, dtype: torch.dtype) -> Value:
    """Any real type to an 8-bit float, through float32."""
    b = x.b
    x = b.convert(x, torch.float32)
    if dtype == torch.float8_e8m0fnu:
        return _to_power_of_two(x)
    if dtype == torch.float8_e4m3fn:  # no infinity: torch saturates, StableHLO gives NaN
        x = b.clamp(b.scalar(-448.0, x.dtype), x, b.scalar(448.0, x.dtype))
    return b.cast(x, dtype)


def _to_power_of_two(x: Value) -> Value:
    """float8_e8m0fnu: the exponent of |x| rounded to nearest, ties up; NaN for what is not finite."""
    b = x.b
    bits = b.bitcast(x, torch.uint32) & 0x7FFFFFFF
    # A tie at exponent 0 goes down: its even neighbour is 0.
    exponent = b.binary("shift_right_logical", bits + 0x400000, 23)
    exponent = b.select(bits.eq(0x400000), 0, exponent)
    exponent = b.select(bits >= 0x7F800000, 255, exponent)
    return b.bitcast(b.cast(exponent, torch.uint8), torch.float8_e8m0fnu)

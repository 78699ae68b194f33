"""Cases: dtype conversion, copies and bit views."""

from __future__ import annotations

import torch
from harness import NAME, SHORT, Case, T, case, f32

aten = torch.ops.aten

INF, NAN = float("inf"), float("nan")
INTEGERS = [
    0,
    1,
    2,
    127,
    128,
    255,
    256,
    448,
    449,
    464,
    465,
    2049,
    65504,
    65520,
    2**24 + 1,
    2**31,
    2**40,
    2**63,
]
# 32 of them: the odd ones at the end of a row go through another kernel in eager, which differs for NaN.
FLOATS = [
    0.0, -0.0, 0.4, -0.9, 1.5, 2.5, -1.0, -3.7, 127.9, 255.9, 256.0, 300.0, -200.0, 448.0, 464.0, 465.0,
    61440.0, 1e5, 3e9, -3e9, 1e19, INF, -INF, NAN, 0.7, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0,
]  # fmt: skip


def to_every_dtype(x: torch.Tensor) -> list[torch.Tensor]:
    return [x.to(dtype) for dtype in SHORT.values() if dtype != x.dtype]


def view_as_every_dtype(x: torch.Tensor) -> list[torch.Tensor]:
    # Not every byte is a bool.
    dtypes = [d for d in SHORT.values() if d not in (x.dtype, torch.bool)]
    return [x.view(dtype) for dtype in dtypes]


def _values(dtype: torch.dtype) -> list[object]:
    """Values at the edges of what `dtype` and the others hold."""
    if dtype == torch.bool:
        return [False, True]
    if dtype.is_complex:
        return [complex(v, NAN if v == 0 else v % 3) for v in FLOATS]
    if dtype.is_floating_point:
        return FLOATS
    ends = torch.iinfo(dtype)
    values = [s * v for v in INTEGERS for s in (1, -1)]
    return sorted({v for v in values if ends.min <= v <= ends.max} | {ends.min, ends.max})


def _from(dtype: torch.dtype) -> Case:
    return case(to_every_dtype, f"from_{NAME[dtype]}", T(NAME[dtype], data=_values(dtype)))


def _view(name: str, *shape: int) -> Case:
    return case(view_as_every_dtype, f"from_{name}", T(name, shape))


CASES = [
    case(aten._to_copy.default, "f32_i64", f32(4), dtype=torch.int64),
    case(aten._to_copy.default, "f32_bf16", f32(4), dtype=torch.bfloat16, grad=True),
    case(aten._to_copy.default, "i64_bool", T("i64", (4,)), dtype=torch.bool),
    case(aten._to_copy.default, "c64_f32", T("c64", (4,)), dtype=torch.float32),
    case(
        aten._to_copy.default, "channels_last", f32(1, 2, 2, 3),
        dtype=torch.float64, memory_format=torch.channels_last,
    ),
    *(_from(dtype) for dtype in SHORT.values()),
    case(aten.copy.default, "broadcast", f32(2, 3), T("i64", (3,))),
    case(aten.clone.default, "channels_last", f32(1, 2, 2, 3), memory_format=torch.channels_last),
    case(torch.Tensor.contiguous, "transposed", f32(2, 3, make=lambda t: t.t())),
    case(torch.Tensor.type_as, "f32_f16", f32(4), T("f16", (1,)), grad=True),
    _view("u8", 2, 16),
    _view("f32", 4),
    _view("c64", 2),
    case(aten.view.dtype, "bool_u8", T("bool", (4,)), torch.uint8),
    case(aten.view.dtype, "scalar", f32(), torch.int32),
    case(aten.view.dtype, "empty", f32(0, 4), torch.float64),
]  # fmt: skip

"""Cases: cumulative ops along a dimension."""

from __future__ import annotations

import math

import torch
from harness import T, boolean, case, f32, i64

aten = torch.ops.aten
nan, inf = math.nan, math.inf

CASES = [
    case(aten.cumsum.default, "f32", f32(2, 5), 1, grad=True),
    case(aten.cumsum.default, "bool_is_i64", boolean(4), 0),
    case(aten.cumsum.default, "dtype", f32(data=[1.7, 2.6]), -1, dtype=torch.int32),
    case(aten.cumsum.default, "bf16_in_f32", T("bf16", (40,)), 0),
    case(aten.cumsum.default, "f16_overflow", T("f16", data=[6e4, 6e4, -6e4]), 0),
    case(aten.cumsum.default, "c64", T("c64", (3, 2)), 0),
    case(aten.cumsum.default, "scalar", f32(), 0),
    case(aten.cumsum.default, "nothing", f32(2, 0), 1),
    case(aten.cumsum.default, "long", f32(1000, low=0), 0),
    case(aten.cumprod.default, "f32", f32(2, 4), -1, grad=True),
    case(aten.cumprod.default, "u8_is_i64", T("u8", (3,), 1, 255), 0),
    case(aten.cumprod.default, "f16", T("f16", (5,)), 0),
    case(aten.cummax.default, "f32", f32(2, 4), 1, grad=True),
    case(aten.cummax.default, "ties_and_nan", f32(data=[-inf, 1.0, 1.0, nan, 2.0, nan]), 0),
    case(aten.cummax.default, "bool", boolean(2, 3), 0),
    case(aten.cummax.default, "empty_c64", T("c64", (2, 0)), 0),
    case(aten.cummin.default, "empty_c64", T("c64", (0, 3)), 0),
    case(aten.cummin.default, "i64", i64(4, 2), 0),
    case(aten.cummin.default, "bf16", T("bf16", (5,)), -1),
    case(aten.cummin.default, "scalar", f32(), 0),
    case(aten.logcumsumexp.default, "f32", f32(2, 4), 1, grad=True),
    case(aten.logcumsumexp.default, "infinite", f32(data=[-inf, -inf, 1.0, inf, 2.0, nan]), 0),
    case(aten.logcumsumexp.default, "f16", T("f16", (5,)), 0),
    case(torch.diff, "twice", f32(2, 5), 2, grad=True),
    case(torch.trapezoid, "dx", f32(2, 4), dx=0.5),
    case(torch.cumulative_trapezoid, "x", f32(4), f32(4)),
]

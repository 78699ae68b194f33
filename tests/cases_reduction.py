"""Cases: reductions over dimensions."""

from __future__ import annotations

import math

import torch
from harness import T, boolean, case, f32, i64

aten = torch.ops.aten
nan, inf = math.nan, math.inf

CASES = [
    case(aten.sum.default, "f32", f32(2, 3), grad=True),
    case(aten.sum.default, "bool_is_i64", boolean(2, 3)),
    case(aten.sum.default, "i32_to_f32", T("i32", (4,)), dtype=torch.float32),
    case(aten.sum.dim_IntList, "keepdim", f32(2, 3, 4), [0, -1], True, grad=True),
    case(aten.sum.dim_IntList, "all_of_none", f32(2, 3), None),
    case(aten.sum.dim_IntList, "empty_list_is_all", f32(2, 3), []),
    case(aten.sum.dim_IntList, "scalar", f32(), [0]),
    case(aten.sum.dim_IntList, "nothing", f32(2, 0), [1]),
    case(aten.sum.dim_IntList, "bf16_in_f32", T("bf16", (3, 65)), [1]),
    case(
        aten.sum.dim_IntList, "to_bool", f32(data=[[0.0, 0.5], [0.0, 0.0]]), [1], dtype=torch.bool
    ),
    case(aten.sum.dim_IntList, "c64", T("c64", (2, 3)), [0], grad=True),
    case(aten.sum.dim_IntList, "u8_wraps_in_i8", T("u8", (4, 2), 0, 255), [0], dtype=torch.int8),
    case(aten.mean.default, "f32", f32(2, 3), grad=True),
    case(aten.mean.dim, "negative_dim", f32(2, 3, 4), [-1], grad=True),
    case(aten.mean.dim, "keepdim_f16", T("f16", (2, 3)), [0], True),
    case(aten.mean.dim, "i64_to_f32", i64(2, 3), [1], dtype=torch.float32),
    case(aten.mean.dim, "of_nothing", f32(2, 0), [1]),
    case(aten.amax.default, "dims", f32(2, 3, 4), [0, 2], grad=True),
    case(aten.amax.default, "all_nan_wins", f32(data=[1.0, nan, inf])),
    case(aten.amax.default, "bool_keepdim", boolean(2, 3), [1], True),
    case(aten.amin.default, "i64", i64(2, 3), [0]),
    case(aten.amin.default, "infinite", f32(data=[[inf, inf], [-inf, 1.0]]), [-1], grad=True),
    case(aten.amin.default, "u8", T("u8", (2, 3), 0, 255), [1]),
    case(aten.any.default, "f32_nan", f32(data=[0.0, nan])),
    case(aten.any.dim, "keepdim", boolean(2, 3), -1, True),
    case(aten.any.dims, "none", boolean(2, 3)),
    case(aten.any.dims, "empty_list_is_none", i64(2, 3), []),
    case(aten.all.default, "nothing", f32(0)),
    case(aten.all.dim, "u8_stays_u8", T("u8", (2, 3)), 0),
    case(aten.all.dims, "c64", T("c64", (2, 3)), [0, 1]),
]

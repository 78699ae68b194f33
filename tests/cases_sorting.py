"""Cases: sort, top-k and search."""

from __future__ import annotations

import torch
from harness import Case, T, boolean, case, f32, f64, i64

aten = torch.ops.aten
nan, inf = torch.nan, torch.inf

SPECIAL = f32(data=[[1.0, nan, 0.0, -0.0, -inf], [inf, -0.0, 1.0, 0.0, nan]])
SPECIAL64 = f64(data=[1.0, nan, 0.0, -0.0, -inf, 1e-300, 1.0])
WIDE = i64(data=[2**40, -1, 2**40 + 1, -(2**63), 2**63 - 1, 0, -1])
ROW = f32(data=[-1.0, 0.0, 0.0, 2.5])
ROWS = f32(data=[[-1.0, 0.0, 1.0], [0.0, 0.5, 2.0]])
NAN_LAST = f32(data=[0.0, 1.0, nan, nan])


def least_twice(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """Two ways to order NaN, which are NaN of two signs."""
    return *x.topk(1, largest=False), *x.kthvalue(1)


CASES: list[Case] = [
    case(aten.sort.stable, "f32", f32(2, 4), stable=True, grad=True),
    case(aten.sort.stable, "special_values", SPECIAL, stable=True),
    case(aten.sort.stable, "special_descending", SPECIAL, stable=True, descending=True),
    case(aten.sort.stable, "f64", SPECIAL64, stable=True, descending=True),
    case(aten.sort.stable, "i64", WIDE, stable=True),
    case(aten.sort.stable, "ties_dim_0", T("i32", (5, 2), high=0), stable=True, dim=0),
    case(aten.sort.stable, "bool", boolean(6), stable=True, descending=True),
    case(aten.sort.stable, "u8", T("u8", data=[200, 3, 3, 0, 255]), stable=True),
    case(aten.sort.stable, "bf16", T("bf16", (5,)), stable=True),
    case(aten.sort.stable, "f16_descending", T("f16", (5,)), stable=True, descending=True),
    case(aten.sort.default, "0d", f32()),
    case(aten.sort.default, "empty", f32(2, 0)),
    case(aten.sort.default, "dim_0", f32(3, 2), 0, True, grad=True),
    case(aten.topk.default, "largest", f32(2, 8), 2, grad=True),
    case(aten.topk.default, "smallest_dim_0", f32(8, 2), 2, 0, False, grad=True),
    case(aten.topk.default, "many", f32(4), 3),
    case(aten.topk.default, "nan_largest", f32(data=[1.0, nan, inf, -inf, 0, 0, 0, 0]), 2),
    case(aten.topk.default, "nan_smallest", f32(data=[nan, -inf, nan, nan]), 1, -1, False),
    case(aten.topk.default, "bf16", T("bf16", (8,)), 2),
    case(aten.topk.default, "i64", WIDE, 2, -1, True),
    case(aten.topk.default, "u8", T("u8", data=[200, 3, 7, 0, 255, 1, 2, 4]), 2, -1, False),
    case(aten.topk.default, "none", f32(2, 3), 0),
    case(aten.topk.default, "0d", f32(), 1),
    case(aten.kthvalue.default, "f32", f32(2, 5), 2, grad=True),
    case(least_twice, "nan", f32(data=[3.0, nan, 2.0, 1.0])),
    case(aten.kthvalue.default, "keepdim", T("i32", (3, 2), low=-99, high=99), 3, 0, True),
    case(torch.argsort, "descending", f32(2, 4), descending=True),
    case(torch.msort, "f32", f32(3, 2), grad=True),
    case(aten.searchsorted.Tensor, "left", ROW, f32(data=[[0.0, 9.0, nan], [2.5, -9.0, 0.1]])),
    case(aten.searchsorted.Tensor, "right_i32", ROW, f32(data=[0.0]), right=True, out_int32=True),
    case(aten.searchsorted.Tensor, "rows", ROWS, f32(2, 4), side="right"),
    case(aten.searchsorted.Tensor, "nan_in_sequence", NAN_LAST, f32(data=[0.5, 1.0, 7.0, nan])),
    case(
        aten.searchsorted.Tensor,
        "sorter",
        f32(data=[2.0, 0.0, 1.0]),
        ROW,
        sorter=i64(data=[1, 2, 0]),
    ),
    case(aten.searchsorted.Tensor, "empty_sequence", f32(0), ROW),
    case(aten.searchsorted.Scalar, "int", ROW, 0),
    case(aten.bucketize.Tensor, "f32", f32(2, 3), ROW),
    case(aten.bucketize.Tensor, "i64", i64(2, 3), i64(data=[-2, 0, 0, 2]), right=True),
    case(aten.bucketize.Scalar, "float", 0.5, i64(data=[0, 1, 2])),
    case(aten.isin.Tensor_Tensor, "i64", i64(2, 3), i64(data=[0, -2])),
    case(aten.isin.Tensor_Tensor, "many", i64(2, 3), i64(65, low=-99, high=99), invert=True),
    case(aten.isin.Tensor_Tensor, "nan", f32(data=[nan, 0.0, 1.0]), f32(data=[nan, -0.0])),
    case(aten.isin.Tensor_Scalar, "promotes", i64(4), 1.0),
    case(aten.isin.Scalar_Tensor, "invert", 2, i64(4), invert=True),
    case(aten.isin.Scalar_Tensor, "sorted_by_eager", 0.1, f32(data=[0.1] * 10)),
]

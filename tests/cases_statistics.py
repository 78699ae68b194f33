"""Cases: median, nanmedian, mode, quantiles and covariances."""

from __future__ import annotations

import math

import torch
from harness import T, case, f32

aten = torch.ops.aten
nan = math.nan

CASES = [
    case(aten.median.default, "even", f32(2, 3), grad=True),
    case(aten.median.default, "nan_wins", f32(data=[1.0, nan, 0.0])),
    case(aten.median.default, "nothing", f32(0)),
    case(aten.median.default, "nothing_bool", T("bool", (0,))),
    case(aten.median.default, "nothing_i16", T("i16", (0, 2))),
    case(aten.nanmedian.default, "nothing_i64", T("i64", (0,))),
    case(aten.median.dim, "keepdim", f32(2, 5), 1, True, grad=True),
    case(aten.median.dim, "first_nan_wins", f32(data=[[1.0, nan, nan], [3.0, 1.0, 2.0]]), -1),
    case(aten.median.dim, "u8", T("u8", data=[[1, 255, 7], [9, 0, 128]]), 1),
    case(aten.median.dim, "scalar", f32(), 0),
    case(aten.nanmedian.default, "f32", f32(data=[nan, 3.0, 1.0, nan, 2.0, 4.0])),
    case(aten.nanmedian.dim, "rows", f32(data=[[nan, 2.0, 1.0], [nan, nan, nan]]), 1),
    case(aten.mode.default, "last_of_smallest", T("i64", data=[[3, 1, 1, 3, 2], [5, 4, 3, 2, 1]])),
    case(aten.mode.default, "f32_dim_keepdim", f32(data=[[1.0, 2.0], [1.0, nan]]), 0, True),
    case(aten.mode.default, "bool", T("bool", (5,))),
    case(torch.quantile, "linear", f32(2, 5), 0.3, dim=1, grad=True),
    case(torch.nanmean, "dim", f32(data=[[1.0, nan], [3.0, 4.0]]), dim=0, grad=True),
    case(aten.cov.default, "i32", T("i32", (2, 3)), correction=0),
    case(aten.corrcoef.default, "f32", f32(2, 3), grad=True),
]

"""Cases of elementwise comparison, selection and clamping."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.eq.Tensor, "nan", f32(data=[1.0, float("nan"), -0.0]), f32(data=[1.0, float("nan"), 0.0])),
    case(aten.lt.Tensor, "promote_u8_i64", T("u8", (4,)), T("i64", (1,))),
    case(aten.ge.Scalar, "i64_float", T("i64", (4,)), 0.5),
    case(aten.ne.Scalar, "bool", T("bool", (4,)), True),
    case(aten.where.self, "broadcast", T("bool", (2, 1)), f32(3), f32(2, 3), grad=True),
    case(aten.maximum.default, "nan", f32(data=[1.0, float("nan"), 3.0]), f32(data=[float("nan"), 1.0, 2.0])),
    case(aten.minimum.default, "grad", f32(4), f32(4), grad=True),
    case(aten.clamp.default, "both", f32(2, 4), -1, 1, grad=True),
    case(aten.clamp.default, "min", f32(4), 0.5, grad=True),
    case(aten.clamp.default, "crossed", f32(4), 2, 1),
    case(aten.clamp.Tensor, "max", f32(2, 4), None, f32(4), grad=True),
    case(aten.isnan.default, "f32", f32(data=[1.0, float("nan"), float("inf")])),
]  # fmt: skip

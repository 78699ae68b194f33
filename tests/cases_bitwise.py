"""Cases of elementwise logic on bits and truth values."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.bitwise_and.Tensor, "i32", T("i32", (4,)), T("i32", (4,))),
    case(aten.bitwise_or.Tensor, "bool", T("bool", (4,)), T("bool", (4,))),
    case(aten.bitwise_xor.Scalar, "u8", T("u8", (4,)), 3),
    case(aten.bitwise_not.default, "u8", T("u8", (4,))),
    case(aten.bitwise_not.default, "bool", T("bool", (4,))),
    case(aten.logical_and.default, "f32_i64", f32(4), T("i64", (4,))),
    case(aten.logical_not.default, "f32", f32(data=[0.0, -0.0, 2.0, float("nan")])),
]

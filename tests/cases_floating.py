"""Cases of rules on the bits of floats."""

from __future__ import annotations

from math import inf, nan

import torch
from harness import T, case

aten = torch.ops.aten
VALUES = [0.0, -0.0, 1.0, -0.75, 3e38, 1.2e-38, 1e-40, -1e-45, inf, -inf, nan]

CASES = [
    case(aten.frexp.Tensor, "f32", T("f32", data=VALUES)),
    case(aten.frexp.Tensor, "f64", T("f64", data=[*VALUES, 5e-324, -1e-310, 1e308])),
    case(aten.frexp.Tensor, "f16", T("f16", data=[0.0, -1.5, 65504.0, 6e-8, inf])),
    case(aten.nextafter.default, "f32", T("f32", data=VALUES), T("f32", data=VALUES[::-1])),
    case(aten.hash_tensor.default, "f32", T("f32", data=VALUES)),
    case(aten.hash_tensor.default, "dim_bf16", T("bf16", (2, 3)), [1], keepdim=True),
    case(aten.hash_tensor.default, "i32", T("i32", (2, 3)), [0, 1]),
    case(aten.nextafter.default, "bf16", T("bf16", data=VALUES), T("bf16", data=[[0.0], [inf]])),
]

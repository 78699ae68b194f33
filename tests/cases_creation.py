"""Cases: ops that make tensors from sizes and scalars."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.full.default, "f32", [2, 3], 1.5),
    case(aten.full.default, "bool", [2], True, dtype=torch.bool),
    case(aten.full_like.default, "i64", T("i64", (2, 3)), 7),
    case(aten.zeros_like.default, "transposed", f32(2, 3, make=lambda t: t.t())),
    case(aten.ones.default, "bf16", [3], dtype=torch.bfloat16),
    case(aten.new_zeros.default, "f32", f32(2), [3]),
    case(aten.scalar_tensor.default, "f64", 0.1, dtype=torch.float64),
    case(aten.arange.default, "i64", 5),
    case(aten.arange.start_step, "i32", 3, 17, 4, dtype=torch.int32),
    case(aten.arange.start_step, "negative_step", 1.0, -1.0, -0.3),
    case(aten.fill.Tensor, "promote", f32(3), T("i64", ())),
]

"""Cases of elementwise ops."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.add.Tensor, "broadcast", f32(2, 3), f32(3), grad=True),
    case(aten.add.Tensor, "alpha", f32(2, 3), f32(2, 3), alpha=2, grad=True),
    case(aten.add.Tensor, "promote_i64_f32", T("i64", (2, 3)), f32(3)),
    case(aten.add.Scalar, "i64_int", T("i64", (4,)), 3),
    case(aten.exp.default, "f32", f32(2, 3), grad=True),
    case(aten.exp.default, "bf16", T("bf16", (2, 3))),
    case(aten.exp.default, "i32", T("i32", (2, 3))),
]

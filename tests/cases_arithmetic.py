"""Cases of elementwise arithmetic."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.add.Tensor, "broadcast", f32(2, 3), f32(3), grad=True),
    case(aten.add.Tensor, "alpha", f32(2, 3), f32(2, 3), alpha=2, grad=True),
    case(aten.add.Tensor, "promote_i64_f32", T("i64", (2, 3)), f32(3)),
    case(aten.add.Tensor, "bool", T("bool", (4,)), T("bool", (4,))),
    case(aten.add.Scalar, "i64_int", T("i64", (4,)), 3),
    case(aten.sub.Tensor, "f32", f32(2, 3), f32(3), grad=True),
    case(aten.sub.Tensor, "scalar", T("bf16", (4,)), 0.1),
    case(aten.rsub.Scalar, "alpha", f32(4), 2, 3, grad=True),
    case(aten.mul.Tensor, "f32", f32(2, 3), f32(3), grad=True),
    case(aten.mul.Tensor, "bf16_scalar", T("bf16", (4,)), 0.1),
    case(aten.mul.Tensor, "bf16_exact_scalar", T("bf16", (4,)), 0.5),
    case(aten.mul.Tensor, "c64", T("c64", (4,)), T("c64", (4,)), grad=True),
    case(aten.div.Tensor, "f32", f32(2, 3), f32(3), grad=True),
    case(aten.div.Tensor, "i64", T("i64", (4,)), T("i64", (4,), low=1)),
    case(aten.div.Tensor_mode, "floor_f32", f32(4), f32(4), rounding_mode="floor"),
    case(aten.div.Tensor_mode, "trunc_f32", f32(4), f32(4), rounding_mode="trunc"),
    case(
        aten.div.Tensor_mode, "floor_i32",
        T("i32", data=[7, -7, 7, -7, 6]), T("i32", data=[2, 2, -2, -2, -3]), rounding_mode="floor",
    ),
    case(aten.remainder.Tensor, "f32", f32(8), f32(8), grad=True),
    case(
        aten.remainder.Tensor, "i32",
        T("i32", data=[7, -7, 7, -7, 6]), T("i32", data=[2, 2, -2, -2, -3]),
    ),
    case(aten.fmod.Tensor, "f32", f32(8), f32(8), grad=True),
    case(aten.pow.Tensor_Tensor, "f32", f32(4, low=0.1), f32(4), grad=True),
    case(aten.pow.Tensor_Scalar, "square", f32(4), 2, grad=True),
]  # fmt: skip

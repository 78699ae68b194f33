"""Cases: matrix products."""

from __future__ import annotations

import math

import torch
from harness import Case, T, case, f32, f64, i64

aten = torch.ops.aten


def transposed(t: torch.Tensor) -> torch.Tensor:
    return t.transpose(-2, -1)


def nans(*shape: int) -> T:
    return T("f32", data=torch.full(shape, math.nan).tolist())


CASES: list[Case] = [
    case(aten.mm.default, "f32", f32(2, 3), f32(3, 4), grad=True, matmul=True),
    case(aten.mm.default, "weight_t", f32(2, 3), f32(4, 3, make=transposed), matmul=True),
    case(aten.mm.default, "f64", f64(2, 3), f64(3, 2), matmul=True),
    case(aten.mm.default, "bf16", T("bf16", (2, 32)), T("bf16", (32, 2)), grad=True, matmul=True),
    case(aten.mm.default, "f16", T("f16", (2, 32)), T("f16", (32, 2)), matmul=True),
    case(aten.mm.default, "i64", i64(2, 3, high=2**40), i64(3, 2)),
    case(aten.mm.default, "u8_wraps", T("u8", (2, 3), high=255), T("u8", (3, 2), high=255)),
    case(aten.mm.default, "c64", T("c64", (2, 3)), T("c64", (3, 2)), grad=True, matmul=True),
    case(aten.mm.default, "no_contraction", f32(2, 0), f32(0, 3), matmul=True),
    case(aten.bmm.default, "f32", f32(2, 2, 3), f32(2, 3, 2), grad=True, matmul=True),
    case(aten.bmm.default, "i32", T("i32", (2, 2, 3)), T("i32", (2, 3, 2))),
    case(aten.mv.default, "f32", f32(2, 3), f32(3), grad=True, matmul=True),
    case(aten.dot.default, "f32", f32(3), f32(3), grad=True, matmul=True),
    case(aten.dot.default, "i64", i64(3), i64(3)),
    case(aten.addmm.default, "f32", f32(4), f32(2, 3), f32(3, 4), grad=True, matmul=True),
    case(aten.addmm.default, "bf16", *(T("bf16", s) for s in ((2,), (2, 8), (8, 2))), matmul=True),
    case(
        aten.addmm.default, "scaled", f32(2, 4), f32(2, 3), f32(3, 4), beta=0.5, alpha=2,
        grad=True, matmul=True,
    ),
    case(
        aten.addmm.default, "beta_0_ignores_nan", nans(2, 2), f32(2, 3), f32(3, 2), beta=0,
        matmul=True,
    ),
    case(aten.addmm.default, "i64", i64(2, 2), i64(2, 3), i64(3, 2), beta=2, alpha=3),
    case(aten.addmv.default, "scaled", f32(2), f32(2, 3), f32(3), beta=2, alpha=3, matmul=True),
    case(
        aten.baddbmm.default, "scaled", f32(2, 2, 2), f32(2, 2, 3), f32(2, 3, 2), beta=2, alpha=3,
        grad=True, matmul=True,
    ),
    case(
        aten.addbmm.default, "scaled", f32(2, 2), f32(2, 2, 3), f32(2, 3, 2), beta=2, alpha=3,
        grad=True, matmul=True,
    ),
]  # fmt: skip

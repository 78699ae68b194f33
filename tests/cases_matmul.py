"""Cases: matrix products."""

from __future__ import annotations

import math
from typing import Any

import torch
import torch.nn.functional as F
from harness import Case, T, boolean, case, f32, f64, i64

aten = torch.ops.aten


def transposed(t: torch.Tensor) -> torch.Tensor:
    return t.transpose(-2, -1)


def nans(*shape: int) -> T:
    return T("f32", data=torch.full(shape, math.nan).tolist())


BYTES = T("i8", (32, 32), low=-128, high=128)
E4M3, LARGE = T("e4m3fn", (16, 16)), T("e4m3fn", (16, 16), low=200, high=400)
ONE = T("f32", data=1.0)


# test_numerics.py compares such results with the exact product.
FLOAT8 = "eager's products in float8 depend on the CPU: some round twice, and overflow to NaN"


def _scaled(self: torch.Tensor, mat2: torch.Tensor, *scales: Any, **kwargs: Any) -> Any:
    return torch._scaled_mm(self, mat2.t(), *scales, **kwargs)


CASES: list[Case] = [
    case(aten.mm.default, "f32", f32(2, 3), f32(3, 4), grad=True, matmul=True),
    case(aten.mm.default, "weight_t", f32(2, 3), f32(4, 3, make=transposed), matmul=True),
    case(aten.mm.default, "f64", f64(2, 3), f64(3, 2), matmul=True),
    case(aten.mm.default, "bf16", T("bf16", (2, 32)), T("bf16", (32, 2)), grad=True, matmul=True),
    case(aten.mm.default, "f16", T("f16", (2, 32)), T("f16", (32, 2)), matmul=True),
    case(aten.mm.default, "i64", i64(2, 3, high=2**40), i64(3, 2)),
    case(aten.mm.default, "u8_wraps", T("u8", (2, 3), high=255), T("u8", (3, 2), high=255)),
    case(aten.mm.default, "c64", T("c64", (2, 3)), T("c64", (3, 2)), matmul=True),
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
    case(aten.vdot.default, "c64", T("c64", (3,)), T("c64", (3,)), matmul=True),
    case(aten.vdot.default, "f32", f32(3), f32(3), grad=True, matmul=True),
    case(aten._int_mm.default, "i8", BYTES, BYTES),
    case(aten.addr.default, "scaled", f32(2, 3), f32(2), f32(3), beta=2, alpha=3, grad=True),
    case(aten.addr.default, "i64_broadcast", i64(3), i64(2), i64(3)),
    case(aten.addr.default, "bool", boolean(2, 3), boolean(2), boolean(3)),
    case(aten.addr.default, "beta_0_ignores_nan", nans(2, 2), f32(2), f32(2), beta=0),
    case(F.bilinear, "f32", f32(3, 2), f32(3, 4), f32(2, 2, 4), f32(2), grad=True, matmul=True),
    case(F.linear, "3d", f32(2, 3, 4), f32(2, 4), f32(2), grad=True, matmul=True),
    case(torch.matmul, "broadcast", f32(2, 1, 2, 3), f32(2, 3, 2), grad=True, matmul=True),
    case(torch.matmul, "vector", f32(2, 3, 4), f32(4), grad=True, matmul=True),
    case(torch.einsum, "contraction", "bij,bkj->bik", f32(2, 2, 3), f32(2, 4, 3), grad=True, matmul=True),
    case(torch.einsum, "diagonal", "ii,ij->j", f32(3, 3), f32(3, 2), grad=True, matmul=True),
    case(torch.tensordot, "two_dims", f32(2, 3, 4), f32(4, 3, 2), dims=([1, 2], [1, 0]), matmul=True),
    case(torch.kron, "f32", f32(2, 2), f32(2, 3), grad=True),
    case(torch.chain_matmul, "three", f32(2, 3), f32(3, 4), f32(4, 2), matmul=True),
    case(aten.addmv.default, "no_rows", f32(1), f32(0, 2), f32(2), beta=2, matmul=True),
    case(aten.addmv.default, "scaled", f32(2), f32(2, 3), f32(3), beta=2, alpha=3, matmul=True),
    case(
        aten.baddbmm.default, "scaled", f32(2, 2, 2), f32(2, 2, 3), f32(2, 3, 2), beta=2, alpha=3,
        grad=True, matmul=True,
    ),
    case(
        aten.addbmm.default, "scaled", f32(2, 2), f32(2, 2, 3), f32(2, 3, 2), beta=2, alpha=3,
        grad=True, matmul=True,
    ),
    case(_scaled, "bf16", E4M3, E4M3, f32(), f32(), out_dtype=torch.bfloat16, matmul=True),
    case(
        _scaled, "rows_mixed", E4M3, T("e5m2", (16, 16)), f32(16, 1), f32(1, 16),
        out_dtype=torch.float32, bias=f32(16), matmul=True,
    ),
    case(_scaled, "saturates", LARGE, LARGE, ONE, ONE, values=False, reason=FLOAT8),
    case(
        _scaled, "result_scale", E4M3, E4M3, ONE, ONE, scale_result=f32(1, low=3, high=4),
        out_dtype=torch.float8_e4m3fn, matmul=True,
    ),
    case(
        _scaled, "result_scale_unused", E4M3, E4M3, ONE, ONE, scale_result=f32(), values=False,
        reason=FLOAT8,
    ),
]  # fmt: skip

"""Cases of special functions."""

from __future__ import annotations

import torch
from harness import T, case, f32, f64

aten = torch.ops.aten
inf, nan = float("inf"), float("nan")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, inf, -inf, nan]
SERIES = "both are float32 series of about this accuracy"

CASES = [
    case(aten.lgamma.default, "special_values", T("f64", data=SPECIAL)),
    case(aten.lgamma.default, "f32", f32(6, low=3, high=9), grad=True),
    case(aten.lgamma.default, "i64", T("i64", (4,), low=1, high=9)),
    case(aten.digamma.default, "special_values", T("f64", data=SPECIAL)),
    case(aten.digamma.default, "bf16", T("bf16", (4,), low=1, high=4)),
    case(aten.erfinv.default, "f64", T("f64", data=[0.0, 0.5, -0.999, 1.0, -1.0, 2.0, nan])),
    case(aten.erfinv.default, "f32", f32(6, low=-0.9, high=0.9), grad=True),
    case(aten.special_ndtri.default, "f64", f64(6, low=0, high=1)),
    case(aten.special_erfcx.default, "f32", T("f32", data=[-5.0, 0.0, 0.5, 9.373584, 50.0, inf])),
    case(aten.i0.default, "f32", f32(6), grad=True),
    case(aten.special_i0e.default, "f64", f64(6, low=-20, high=20)),
    case(aten.special_i1.default, "f64", f64(6)),
    case(aten.special_i1e.default, "f16", T("f16", (6,))),
    case(aten.special_zeta.default, "f64", f64(6, low=1.5, high=9), f64(6, low=0.1, high=9)),
    case(aten.special_zeta.other_scalar, "f32", f32(4, low=1.5, high=9), 2.0),
    case(aten.igamma.default, "f64", f64(6, low=0.1, high=9), f64(6, low=0.1, high=9)),
    case(
        aten.igammac.default,
        "f32",
        f32(6, low=0.1, high=9),
        f32(6, low=0.1, high=9),
        tol=(1e-5, 1e-6),
        reason=SERIES,
    ),
]

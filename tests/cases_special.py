"""Cases of special functions."""

from __future__ import annotations

import math

import torch
from harness import T, case, f32, f64

aten = torch.ops.aten
inf, nan = float("inf"), float("nan")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, inf, -inf, nan]
SERIES = "both are float32 series of about this accuracy"
EDGES = T("f64", data=[inf, -inf, nan, 0.0, -0.5, -1.0, -1.5, 1e-3, 0.5, 1.0, 20.0, -20.5, 1e10])
BESSEL = [
    0.0,
    -0.0,
    1e-3,
    0.5,
    -0.5,
    1.9,
    2.1,
    -3.0,
    4.9,
    -6.0,
    7.9,
    8.1,
    -9.0,
    30.0,
    inf,
    -inf,
    nan,
]
BELOW = T("f64", data=[-0.5, -3.25, -20.75, inf, 0.0])
EAGER = (3e-6, 3e-6)
WHY = "eager's float64 tables are good to 3e-6 only; ours agree with SciPy to 1e-15 of the largest"

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
        aten.special_zeta.default,
        "edges",
        T("f64", data=[[0.5], [1.0], [2.0], [2.5], [3.0]]),
        EDGES,
    ),
    case(aten.special_zeta.self_scalar, "f32", 3.0, f32(4, low=0.1, high=9)),
    case(aten.lgamma.default, "zeros", T("f32", data=[1.0, 2.0, 0.999, 2.001])),
    case(aten.lgamma.default, "f64_zeros", T("f64", data=[1.0, 2.0, 0.999, 2.001, 0.58, 1.6])),
    *(
        case(
            op.default,
            "edges",
            T("f64", data=[math.inf, math.inf, math.inf, math.inf, 0.0, 0.0, 0.0, math.nan, 1.0]),
            T("f64", data=[1.0, math.inf, -1.0, math.nan, 0.5, 0.0, math.nan, 0.0, math.inf]),
        )
        for op in (aten.igamma, aten.igammac)
    ),
    case(aten.polygamma.default, "0", 0, T("f32", data=[0.5, 3.0, -0.25])),
    case(aten.polygamma.default, "1", 1, f64(6, low=0.1, high=12)),
    case(aten.polygamma.default, "1_below_0", 1, T("f64", data=[-0.5, -3.25, -20.75, inf, 0.0])),
    case(aten.polygamma.default, "1_f32", 1, f32(6, low=0.1, high=9), grad=True),
    case(aten.polygamma.default, "2", 2, EDGES),
    case(aten.polygamma.default, "3_i64", 3, T("i64", (4,), low=1, high=9)),
    *(
        case(
            getattr(aten, f"special_{name}").default,
            "f64",
            T("f64", data=BESSEL),
            tol=EAGER,
            reason=WHY,
        )
        for name in ("airy_ai", "bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1")
    ),
    *(
        case(getattr(aten, f"special_{name}").default, "f64", T("f64", data=BESSEL))
        for name in (
            "modified_bessel_i0",
            "modified_bessel_i1",
            "modified_bessel_k0",
            "modified_bessel_k1",
            "scaled_modified_bessel_k0",
            "scaled_modified_bessel_k1",
            "spherical_bessel_j0",
        )
    ),
    case(aten.special_bessel_j0.default, "f32", f32(6, low=0, high=20)),
    case(
        aten.igammac.default,
        "f32",
        f32(6, low=0.1, high=9),
        f32(6, low=0.1, high=9),
        tol=(1e-5, 1e-6),
        reason=SERIES,
    ),
]

"""Cases of elementwise functions of one tensor."""

from __future__ import annotations

import torch
from harness import T, case, f32, f64

aten = torch.ops.aten

CASES = [
    case(aten.exp.default, "f32", f32(2, 3), grad=True),
    case(aten.exp.default, "bf16", T("bf16", (2, 3))),
    case(aten.exp.default, "i32", T("i32", (2, 3))),
    case(aten.log.default, "f32", f32(4, low=0.1), grad=True),
    case(aten.sqrt.default, "f64", f64(4, low=0.1), grad=True),
    case(aten.rsqrt.default, "f16", T("f16", (4,), low=0.1)),
    case(aten.sin.default, "f32", f32(4), grad=True),
    case(aten.cos.default, "f32", f32(4), grad=True),
    case(aten.tanh.default, "f32", f32(4), grad=True),
    case(aten.sigmoid.default, "f32", f32(4), grad=True),
    case(aten.erf.default, "f32", f32(4), grad=True),
    case(aten.abs.default, "f32", f32(4), grad=True),
    case(aten.abs.default, "c64", T("c64", (4,)), grad=True),
    case(aten.abs.default, "u8", T("u8", (4,))),
    case(aten.neg.default, "i64", T("i64", (4,))),
    case(aten.reciprocal.default, "f32", f32(4), grad=True),
    case(aten.reciprocal.default, "i32", T("i32", (4,), low=1)),
    case(aten.floor.default, "f32", f32(4), grad=True),
    case(aten.round.default, "half_to_even", f32(data=[0.5, 1.5, -0.5, 2.5, -2.5])),
]

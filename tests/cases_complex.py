"""Cases of complex numbers and their parts."""

from __future__ import annotations

import torch
from harness import T, case, f32, f64

aten = torch.ops.aten


def conjugates(x: torch.Tensor) -> list[torch.Tensor]:
    return [x.conj() * 2, x.conj().resolve_conj(), x.conj().imag + 1, x.mH]


CASES = [
    case(aten.view_as_real.default, "c64", T("c64", (2, 2)), grad=True),
    case(aten.view_as_real.default, "scalar", T("c128", ())),
    case(aten.view_as_complex.default, "f32", f32(2, 3, 2), grad=True),
    case(aten.complex.default, "broadcast", f64(2, 1), f64(3), grad=True),
    case(aten.polar.default, "f32", f32(4, low=0), f32(4), grad=True),
    case(torch.real, "c64", T("c64", (4,)), grad=True),
    case(torch.imag, "c64", T("c64", (4,)), grad=True),
    case(torch.real, "f32", f32(4)),
    case(conjugates, "c64", T("c64", (2, 2)), grad=True),
    case(torch.conj_physical, "c128", T("c128", (4,)), grad=True),
    case(aten.angle.default, "c64", T("c64", (4,)), grad=True),
    case(aten.angle.default, "f32", f32(data=[1.0, -1.0, 0.0, -0.0, float("nan"), float("-inf")])),
    case(aten.angle.default, "i64", T("i64", (4,))),
]

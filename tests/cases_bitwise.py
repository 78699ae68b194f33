"""Cases of elementwise logic on bits and truth values."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

AMOUNTS = [0, 1, 7, 8, 31, 32, 63, 64, 100, -1]


def shifts(x: torch.Tensor, amount: object) -> list[torch.Tensor]:
    return [x << amount, x >> amount]


CASES = [
    case(aten.bitwise_and.Tensor, "i32", T("i32", (4,)), T("i32", (4,))),
    case(aten.bitwise_or.Tensor, "bool", T("bool", (4,)), T("bool", (4,))),
    case(aten.bitwise_xor.Scalar, "u8", T("u8", (4,)), 3),
    case(aten.bitwise_and.Scalar_Tensor, "i64", 5, T("i64", (4,))),
    case(aten.bitwise_or.Tensor, "promote", T("i8", (4,)), T("i64", (1,))),
    case(aten.bitwise_xor.Tensor, "i16", T("i16", (4,)), T("i16", (4,))),
    case(aten.bitwise_not.default, "u8", T("u8", (4,))),
    case(aten.bitwise_not.default, "bool", T("bool", (4,))),
    case(aten.logical_and.default, "f32_i64", f32(4), T("i64", (4,))),
    case(aten.logical_or.default, "bool", T("bool", (2, 1)), T("bool", (3,))),
    case(aten.logical_xor.default, "nan", f32(data=[float("nan"), 0.0]), f32(data=[0.0, -0.0])),
    case(aten.logical_not.default, "f32", f32(data=[0.0, -0.0, 2.0, float("nan")])),
    case(aten.logical_not.default, "c64", T("c64", data=[0j, 1j])),
    case(shifts, "i32", T("i32", data=[-5] * 10), T("i32", data=AMOUNTS)),
    case(shifts, "i64", T("i64", data=[2**62 + 5] * 10), T("i64", data=AMOUNTS)),
    case(shifts, "i8", T("i8", data=[-77] * 10), T("i8", data=AMOUNTS)),
    case(shifts, "u8", T("u8", data=[200] * 9), T("u8", data=AMOUNTS[:-1])),
    case(shifts, "scalar", T("i64", (4,)), 3),
    case(aten.bitwise_left_shift.Scalar_Tensor, "i64", 1, T("i64", (4,), low=0)),
]

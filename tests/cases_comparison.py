"""Cases of elementwise comparison, selection and clamping."""

from __future__ import annotations

import torch
from harness import Case, T, case, f32, i64

aten = torch.ops.aten

INF, NAN = float("inf"), float("nan")
NUMBERS = [0.0, -0.0, 1.0, -1.0, INF, -INF, NAN]
LEFT = [a for a in NUMBERS for _ in NUMBERS]
RIGHT = [b for _ in NUMBERS for b in NUMBERS]
TESTS = ("isinf", "isnan")


def compare_all(x: torch.Tensor, y: object) -> list[torch.Tensor]:
    return [x == y, x != y, x < y, x <= y, x > y, x >= y]


def _tests(name: str, x: T, *more: str) -> Case:
    def classify(x: torch.Tensor) -> list[torch.Tensor]:
        return [getattr(aten, n).default(x) for n in (*TESTS, *more)]

    return case(classify, name, x)


CASES = [
    case(compare_all, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(compare_all, "bool", T("bool", data=[0, 0, 1, 1]), T("bool", data=[0, 1, 0, 1])),
    case(compare_all, "i8_broadcast", T("i8", (2, 1)), T("i8", (3,))),
    case(compare_all, "bf16_scalar", T("bf16", data=[0.1, 0.10009765625, 0.5]), 0.1),
    case(aten.eq.Tensor, "c64", T("c64", data=[1j, 1 + 1j]), T("c64", data=[1j, 1 - 1j])),
    case(aten.lt.Tensor, "promote_u8_i64", T("u8", (4,)), T("i64", (1,))),
    case(aten.lt.Tensor, "promote_f16_f32", T("f16", (4,)), f32(4)),
    case(aten.lt.Tensor, "promote_0d", T("f16", (4,)), f32()),
    case(aten.ge.Scalar, "i64_float", T("i64", (4,)), 0.5),
    case(aten.eq.Scalar, "f32_large_int", f32(data=[16777216.0, 16777218.0]), 16777217),
    case(aten.ne.Scalar, "bool", T("bool", (4,)), True),
    case(aten.ne.Scalar, "bool_int", T("bool", (4,)), 2),
    case(aten.where.self, "broadcast", T("bool", (2, 1)), f32(3), f32(2, 3), grad=True),
    case(aten.where.self, "promote", T("bool", (3,)), T("i64", (3,)), f32()),
    case(torch.where, "scalar", T("bool", (4,)), f32(4), 0.1, grad=True),
    case(torch.where, "scalars", T("bool", (4,)), 1, 2),
    case(aten.maximum.default, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.maximum.default, "bool", T("bool", (4,)), T("bool", (4,))),
    case(aten.maximum.default, "promote", T("i32", (3,)), T("bf16", (3,)), grad=True),
    case(aten.minimum.default, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.minimum.default, "u8", T("u8", data=[200, 1]), T("u8", data=[1, 201])),
    case(aten.minimum.default, "grad", f32(4), f32(4), grad=True),
    case(aten.fmax.default, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.fmin.default, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.fmin.default, "i64", i64(4), i64(4)),
    case(aten.fmax.default, "grad", f32(4), f32(4), grad=True),
    case(aten.clamp.default, "both", f32(2, 4), -1, 1, grad=True),
    case(aten.clamp.default, "min", f32(4), 0.5, grad=True),
    case(aten.clamp.default, "max", T("i64", (4,)), None, 1),
    case(aten.clamp.default, "crossed", f32(4), 2, 1),
    case(aten.clamp.default, "nan", f32(data=NUMBERS), -0.5, 0.5, grad=True),
    case(aten.clamp.default, "promote", i64(4), 0.5, 1.5),
    case(aten.clamp.Tensor, "both", f32(2, 4), f32(4), f32(2, 1), grad=True),
    case(aten.clamp.Tensor, "max", f32(2, 4), None, f32(4), grad=True),
    case(aten.clamp.Tensor, "promote", i64(4), f32(4), None),
    case(aten.clamp_min.default, "f32", f32(4), 0.3, grad=True),
    case(aten.clamp_max.default, "i64_float", i64(4), 0.5),
    case(aten.clamp_min.Tensor, "f32", f32(4), f32(), grad=True),
    case(aten.clamp_max.Tensor, "f32", f32(4), f32(4), grad=True),
    _tests("f32", f32(data=NUMBERS), "isposinf", "isneginf"),
    _tests("i64", i64(3), "isposinf", "isneginf"),
    case(torch.isfinite, "f32", f32(data=NUMBERS)),
    case(torch.isclose, "f32", f32(data=LEFT), f32(data=RIGHT)),
    _tests("c64", T("c64", data=[1j, complex(INF, 0), complex(0, NAN), complex(INF, NAN)])),
]  # fmt: skip

"""Cases of elementwise functions of one tensor."""

from __future__ import annotations

import torch
from harness import Case, T, case, f32, f64, i64

aten = torch.ops.aten

INF, NAN = float("inf"), float("nan")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, INF, -INF, NAN, 1e-30, 1e30, 88.0, -88.0]

# On the whole real line, and on the part where the function is defined.
ANYWHERE = ("asinh", "atan", "cos", "cosh", "erf", "erfc", "exp", "exp2", "expm1", "sigmoid", "sin")
ANYWHERE = (*ANYWHERE, "sinh", "square", "tan", "tanh")
POSITIVE = ("log", "log10", "log1p", "log2", "reciprocal", "rsqrt", "sqrt")
INTEGRAL = ("ceil", "floor", "frac", "round", "trunc", "sign")
UNIT = ("acos", "asin", "atanh")
COMPLEX = (
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "expm1", "log", "log10",
    "log1p", "log2", "neg", "reciprocal", "rsqrt", "sgn", "sigmoid", "sin", "sinh", "sqrt", "square",
    "tan", "tanh",
)  # fmt: skip


def _op(name: str) -> torch._ops.OpOverload:
    return getattr(aten, name).default


def _functions(name: str, x: T, names: tuple[str, ...]) -> Case:
    """Many functions of one input, the results stacked in one program."""

    def every(x: torch.Tensor) -> list[torch.Tensor]:
        return [_op(n)(x) for n in names]

    return case(every, name, x)


CASES = [
    *(case(_op(n), "f32", f32(4), grad=True) for n in ANYWHERE),
    *(case(_op(n), "f32", f32(4, low=0.1), grad=True) for n in POSITIVE),
    *(case(_op(n), "f32", f32(4, low=-0.9, high=0.9), grad=True) for n in UNIT),
    case(aten.acosh.default, "f32", f32(4, low=1.1), grad=True),
    *(case(_op(n), "f32", f32(5), grad=True) for n in INTEGRAL),
    case(aten.round.default, "half_to_even", f32(data=[0.5, 1.5, -0.5, 2.5, -2.5])),
    case(aten.round.decimals, "two", f64(data=[1.005, 2.675, -0.125, 1234.5678, INF]), decimals=2),
    case(aten.round.decimals, "hundreds", f32(data=[149.0, 150.0, 250.0, -1234.5]), decimals=-2),
    case(aten.floor.default, "i32", T("i32", (4,))),
    case(aten.trunc.default, "bf16", T("bf16", (4,))),
    _functions("special_f32", f32(data=SPECIAL), (*ANYWHERE, *POSITIVE, *UNIT, *INTEGRAL)),
    _functions("special_f64", f64(data=SPECIAL), (*ANYWHERE, *POSITIVE, *UNIT, *INTEGRAL)),
    _functions("special_f16", T("f16", data=SPECIAL), (*ANYWHERE, *POSITIVE, *UNIT)),
    _functions("special_bf16", T("bf16", data=SPECIAL), (*ANYWHERE, *POSITIVE, *UNIT)),
    _functions("i32", T("i32", (4,), low=1), (*ANYWHERE, *POSITIVE)),
    _functions("bool", T("bool", (4,)), ("exp", "sigmoid", "sqrt", "sin")),
    _functions("c64", T("c64", (4,)), COMPLEX),
    _functions("c128", T("c128", (4,)), COMPLEX),
    case(aten.exp.default, "c64_gradient", T("c64", (4,)), grad=True),
    case(aten.log.default, "c64_gradient", T("c64", (4,)), grad=True),
    case(aten.tanh.default, "c64_gradient", T("c64", (4,)), grad=True),
    case(aten.log2.default, "powers_of_two", f32(data=[2.0**k for k in range(-20, 20)])),
    case(aten.exp.default, "large_f64", f64(8, low=-700, high=700)),
    case(aten.sinh.default, "large", f32(8, low=-89, high=89)),
    case(aten.cosh.default, "large", f32(8, low=-89, high=89)),
    case(aten.abs.default, "f32", f32(4), grad=True),
    case(aten.abs.default, "c64", T("c64", (4,)), grad=True),
    case(aten.abs.default, "u8", T("u8", (4,))),
    case(aten.abs.default, "least", T("i8", data=[-128, -127, 5])),
    case(aten.neg.default, "i64", T("i64", (4,))),
    case(aten.neg.default, "u8", T("u8", (4,))),
    case(aten.neg.default, "minus_zero", f32(data=[0.0, -0.0, 1.0])),
    case(aten.reciprocal.default, "i32", T("i32", (4,), low=1)),
    case(aten.sgn.default, "c64_zero", T("c64", data=[0j, 3 + 4j, -2j])),
    case(aten.sign.default, "zeros_and_nan", f32(data=[0.0, -0.0, 2.0, -INF, float("nan")])),
    case(aten.sign.default, "u8", T("u8", (4,))),
    case(aten.sign.default, "bool", T("bool", (4,))),
    case(aten.signbit.default, "f32", f32(data=[0.0, -0.0, 1.0, -INF])),
    case(aten.signbit.default, "i16", T("i16", (4,))),
    case(aten.deg2rad.default, "f32", f32(4, low=-360, high=360), grad=True),
    case(aten.rad2deg.default, "i64", i64(4)),
    case(aten.logit.default, "f32", f32(4, low=0.1, high=0.9), grad=True),
    case(aten.logit.default, "eps", T("f16", (8,), low=-0.1, high=1.1), 1e-3, grad=True),
    case(aten.nan_to_num.default, "f32", f32(data=[NAN, INF, -INF, 1.0]), grad=True),
    case(
        aten.nan_to_num.default, "c64",
        T("c64", data=[complex(NAN, 1), complex(INF, NAN), complex(2, -INF)]), 7.0, 8.0,
    ),
    case(aten.nan_to_num.default, "values", f32(data=[NAN, INF, -INF, 1.0]), 7.0, 8.0, -9.0),
    case(aten.sinc.default, "f32", f32(data=[0.0, 1.0, -0.5, 2.3]), grad=True),
    case(aten.sqrt.default, "empty", f32(0, 3), grad=True),
    case(aten.sqrt.default, "scalar", f32(low=0.1), grad=True),
    case(aten.exp.default, "transposed", f32(2, 3, make=lambda t: t.t())),
]  # fmt: skip

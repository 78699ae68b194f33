"""Cases of elementwise arithmetic."""

from __future__ import annotations

import math

import torch
from harness import T, case, f32, f64, i64

from tpu_compile.torch_private import fma

aten = torch.ops.aten

INF, NAN = float("inf"), float("nan")
# Every sign and size against every other.
NUMBERS = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, 7.0, INF, -INF, NAN]
LEFT = [a for a in NUMBERS for _ in NUMBERS]
RIGHT = [b for _ in NUMBERS for b in NUMBERS]
SIGNS = ([7, -7, 7, -7, 6, 0], [2, 2, -2, -2, -3, 5])
LEAST = -(2**31)
# Of 49, x * (1 / 49) is not x / 49.
MULTIPLES = [49.0 * k for k in range(1, 20)]


def over_nothing(z: torch.Tensor) -> list[torch.Tensor]:
    """Zeros that are constants of the program, too."""
    return [z / 0, z / torch.zeros_like(z), 1 / torch.zeros_like(z), z / (z - z)]


def divide_by(x: torch.Tensor, divisor: float) -> list[torch.Tensor]:
    return [
        x / divisor,
        (x / divisor).floor(),
        x // divisor,
        torch.div(x, divisor, rounding_mode="trunc"),
    ]


def masked(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    return x * mask.to(x.dtype)


CASES = [
    case(masked, "nan", f32(data=[math.nan, math.inf, 1.0]), T("bool", data=[False, False, True])),
    case(aten.add.Tensor, "broadcast", f32(2, 3), f32(3), grad=True),
    case(aten.add.Tensor, "alpha", f32(2, 3), f32(2, 3), alpha=2, grad=True),
    case(aten.add.Tensor, "alpha_bf16", T("bf16", (8,)), T("bf16", (8,)), alpha=0.3),
    case(aten.add.Tensor, "promote_i64_f32", T("i64", (2, 3)), f32(3)),
    case(aten.add.Tensor, "promote_0d_f64", f32(3), f64()),
    case(aten.add.Tensor, "promote_c64_f64", T("c64", (3,)), f64(3), grad=True),
    case(aten.add.Tensor, "bool", T("bool", (4,)), T("bool", (4,))),
    case(aten.add.Tensor, "f16_scalar", T("f16", (4,)), 0.1),
    case(aten.add.Tensor, "wrap_i8", T("i8", data=[127, -128, 5]), T("i8", data=[1, -1, 5])),
    case(aten.add.Tensor, "empty", f32(0, 3), f32(3), grad=True),
    case(aten.add.Scalar, "i64_int", T("i64", (4,)), 3),
    case(aten.add.Scalar, "i64_float", T("i64", (4,)), 1.5),
    case(aten.add.Scalar, "bool_int", T("bool", (4,)), 3),
    case(aten.sub.Tensor, "f32", f32(2, 3), f32(3), grad=True),
    case(aten.sub.Tensor, "u8", T("u8", (4,)), T("u8", (4,))),
    case(aten.sub.Tensor, "scalar", T("bf16", (4,)), 0.1),
    case(aten.sub.Scalar, "alpha", f32(4), 2, 3),
    case(aten.rsub.Scalar, "alpha", f32(4), 2, 3, grad=True),
    case(aten.rsub.Tensor, "f32", f32(4), f32(4), grad=True),
    case(aten.mul.Tensor, "f32", f32(2, 3), f32(3), grad=True),
    case(aten.mul.Tensor, "bool", T("bool", (4,)), T("bool", (4,))),
    case(aten.mul.Tensor, "bf16_scalar", T("bf16", (4,)), 0.1),
    case(aten.mul.Tensor, "bf16_exact_scalar", T("bf16", (4,)), 0.5),
    case(aten.mul.Tensor, "c64", T("c64", (4,)), T("c64", (4,)), grad=True),
    case(aten.mul.Tensor, "wrap_i64", i64(data=[2**62, -3, LEAST]), i64(data=[4, 5, LEAST])),
    case(aten.div.Tensor, "f32", f32(2, 3), f32(3), grad=True),
    case(aten.div.Tensor, "i64", T("i64", (4,)), T("i64", (4,), low=1)),
    case(aten.div.Tensor, "bool", T("bool", (4,)), T("bool", data=[True])),
    case(aten.div.Tensor, "c64", T("c64", (4,)), T("c64", (4,)), grad=True),
    case(aten.div.Tensor, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.div.Tensor, "f16_scalar", T("f16", (8,)), 0.3),
    case(over_nothing, "c64", T("c64", data=[1 + 2j, -1 - 2j, 0j, complex(math.inf, 1)])),
    case(divide_by, "not_the_reciprocal", f32(data=MULTIPLES), 49.0),
    case(divide_by, "zero", f32(data=NUMBERS), 0.0),
    case(divide_by, "f64", f64(data=MULTIPLES), 49.0),
    case(aten.div.Tensor, "shared_divisor", f32(data=MULTIPLES), f32(data=49.0)),
    case(aten.div.Tensor, "broadcast_divisor", f32(1, 19, low=49, high=50), f32(19, 1)),
    case(aten.div.Tensor_mode, "none", f32(4), f32(4), rounding_mode=None),
    case(aten.div.Tensor_mode, "floor_f32", f32(8), f32(8), rounding_mode="floor", grad=True),
    case(aten.div.Tensor_mode, "trunc_f32", f32(8), f32(8), rounding_mode="trunc", grad=True),
    case(aten.div.Tensor_mode, "floor_f16", T("f16", (8,)), T("f16", (8,)), rounding_mode="floor"),
    case(aten.div.Tensor_mode, "trunc_f16", T("f16", (8,)), T("f16", (8,)), rounding_mode="trunc"),
    case(aten.div.Tensor_mode, "floor_special", f32(data=LEFT), f32(data=RIGHT), rounding_mode="floor"),
    case(aten.div.Tensor_mode, "trunc_special", f32(data=LEFT), f32(data=RIGHT), rounding_mode="trunc"),
    case(
        aten.div.Tensor_mode, "floor_i32", T("i32", data=SIGNS[0]), T("i32", data=SIGNS[1]),
        rounding_mode="floor",
    ),
    case(
        aten.div.Tensor_mode, "trunc_i8", T("i8", data=SIGNS[0]), T("i8", data=SIGNS[1]),
        rounding_mode="trunc",
    ),
    case(aten.div.Scalar_mode, "floor_u8", T("u8", (4,)), 2, rounding_mode="floor"),
    case(aten.floor_divide.default, "i64", i64(data=SIGNS[0]), i64(data=SIGNS[1])),
    case(aten.floor_divide.Scalar, "bf16", T("bf16", (8,)), 0.3),
    case(aten.remainder.Tensor, "f32", f32(8), f32(8), grad=True),
    case(aten.remainder.Tensor, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.remainder.Tensor, "i32", T("i32", data=SIGNS[0]), T("i32", data=SIGNS[1])),
    case(aten.remainder.Scalar, "u8", T("u8", (4,)), 2),
    case(aten.remainder.Scalar, "bf16", T("bf16", (8,)), 0.3),
    case(aten.remainder.Scalar_Tensor, "f32", 7, f32(4)),
    case(aten.fmod.Tensor, "f32", f32(8), f32(8), grad=True),
    case(aten.fmod.Tensor, "i64", i64(data=SIGNS[0]), i64(data=SIGNS[1])),
    case(aten.fmod.Scalar, "f64", f64(8), -0.7),
    case(aten.pow.Tensor_Tensor, "f32", f32(4, low=0.1), f32(4), grad=True),
    case(aten.pow.Tensor_Tensor, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.pow.Tensor_Tensor, "bf16", T("bf16", (8,), low=0.1), T("bf16", (8,))),
    case(aten.pow.Tensor_Tensor, "c64", T("c64", (4,)), T("c64", (4,)), grad=True),
    case(
        aten.pow.Tensor_Tensor, "i64", i64(data=[2, -3, 0, 0, 1, -1, -1, 7, 2, 3]),
        i64(data=[10, 3, 0, -1, -5, -4, -3, -2, 64, 100]),
    ),
    case(aten.pow.Tensor_Tensor, "u8", T("u8", data=[2, 3, 0, 255]), T("u8", data=[9, 200, 0, 64])),
    case(aten.pow.Tensor_Scalar, "square", f32(4), 2, grad=True),
    case(aten.pow.Tensor_Scalar, "cube_bf16", T("bf16", (8,)), 3),
    case(aten.pow.Tensor_Scalar, "cube_f16", T("f16", (8,)), 3),
    case(aten.pow.Tensor_Scalar, "root", f32(data=[4.0, -0.0, INF, -INF, NAN, 2.0]), 0.5),
    case(aten.pow.Tensor_Scalar, "inverse_root", f32(4, low=0.1), -0.5, grad=True),
    case(aten.pow.Tensor_Scalar, "inverse_square", f32(4), -2, grad=True),
    case(aten.pow.Tensor_Scalar, "fraction", f64(4, low=0.1), 1.7, grad=True),
    case(aten.pow.Tensor_Scalar, "zero", f32(data=[0.0, NAN, INF, 2.0]), 0),
    case(aten.pow.Tensor_Scalar, "one", f32(4), 1, grad=True),
    case(aten.pow.Tensor_Scalar, "i32", T("i32", (4,)), 5),
    case(aten.pow.Tensor_Scalar, "i64_float", i64(4, low=1), 0.5),
    case(aten.pow.Tensor_Scalar, "i64_zero", i64(4), 0),
    case(aten.pow.Scalar, "two", 2, f32(4), grad=True),
    case(aten.pow.Scalar, "zero_c64", 0.0, T("c64", data=[1 + 1j, 0.5 - 1j, 0j, 1j, -1 + 1j])),
    case(aten.pow.Tensor_Scalar, "zeroth_c64", T("c64", data=[0j, 1 + 1j]), 0),
    case(aten.pow.Scalar, "i64", 3, i64(4, low=0, high=50)),
    case(aten.float_power.Tensor_Scalar, "i32", T("i32", (4,), low=1), 2),
    case(aten.addcmul.default, "value", f32(2, 3), f32(3), f32(2, 1), value=0.3, grad=True),
    case(aten.addcmul.default, "i64", i64(4), i64(4), i64(4), value=2),
    case(aten.addcmul.default, "bf16", T("bf16", (8,)), T("bf16", (8,)), T("bf16", (8,)), value=0.3),
    case(aten.addcdiv.default, "value", f32(2, 3), f32(3), f32(2, 1, low=1), value=0.3, grad=True),
    case(fma, "scalar", f32(2, 3), 0.3, f32(3), grad=True),
    case(fma, "0d", f32(4), f32(), f32(4), grad=True),
    case(fma, "bf16_scalar", T("bf16", (8,)), 0.3, T("bf16", (8,))),
    case(fma, "i64", i64(4), 3, i64(4)),
    case(aten.lerp.Scalar, "small", f32(4), f32(4), 0.3, grad=True),
    case(aten.lerp.Scalar, "large", T("bf16", (8,)), T("bf16", (8,)), 0.7),
    case(aten.lerp.Tensor, "f32", f32(4), f32(4), f32(4, low=0, high=1), grad=True),
    case(aten.lerp.Tensor, "ends", f32(2), f32(2), f32(data=[0.0, 1.0])),
    case(aten.lerp.Scalar, "c64", T("c64", (4,)), T("c64", (4,)), 0.6),
    case(aten.atan2.default, "f32", f32(8), f32(8), grad=True),
    case(aten.atan2.default, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.atan2.default, "i64", i64(4), i64(4)),
    case(aten.hypot.default, "f32", f32(8), f32(8), grad=True),
    case(aten.hypot.default, "special", f32(data=[*LEFT, 1e30]), f32(data=[*RIGHT, 1e30])),
    case(aten.copysign.Tensor, "f32", f32(8), f32(8), grad=True),
    case(aten.copysign.Tensor, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.copysign.Scalar, "i32", T("i32", (4,)), -0.0),
    case(aten.ldexp.Tensor, "f32_i32", f32(4), T("i32", (4,)), grad=True),
    case(aten.ldexp.Tensor, "f64", f64(4), f64(4), grad=True),
    case(aten.logaddexp.default, "f32", f32(4), f32(4), grad=True),
    case(aten.logaddexp.default, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.logaddexp2.default, "f64", f64(4), f64(4), grad=True),
    case(aten.xlogy.Tensor, "special", f32(data=LEFT), f32(data=RIGHT)),
    case(aten.xlogy.Scalar_Self, "f32", 2.0, f32(4, low=0.1), grad=True),
    case(aten.xlogy.Scalar_Other, "i64", i64(4), 3),
    case(aten.heaviside.default, "f32", f32(data=[0.0, -0.0, 1.0, -1.0, NAN]), f32(data=[0.5])),
    case(aten.gcd.default, "i64", i64(data=[12, -12, 0, 0, 7, 36]), i64(data=[18, 8, 5, 0, 13, -60])),
    case(aten.gcd.default, "u8", T("u8", (6,), high=100), T("u8", (6,), high=100)),
    case(aten.lcm.default, "i8_that_wraps", T("i8", data=[7, 9, -7, 64]), T("i8", data=[73, 5, 73, 3])),
    case(aten.lcm.default, "i32", T("i32", data=[4, -6, 0, 0, 7]), T("i32", data=[6, 4, 5, 0, 3])),
]  # fmt: skip

"""Cases: activation functions and their backwards."""

from __future__ import annotations

import torch
from harness import Case, T, case, f32, f64
from torch.nn import functional as F

aten = torch.ops.aten

INF, NAN = float("inf"), float("nan")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 3.0, -3.0, 0.5, -0.5, 6.0, 1e-3, -20.0, 30.0, -100.0, NAN]
PLAIN = (
    "celu", "elu", "gelu", "hardshrink", "hardsigmoid", "hardswish", "hardtanh", "leaky_relu", "logsigmoid",
    "mish", "relu", "relu6", "selu", "silu", "softplus", "softshrink", "softsign", "tanhshrink",
)  # fmt: skip


def _function(name: str) -> object:
    return getattr(F, name)


def _special(name: str, x: T, *, skip: tuple[str, ...] = ()) -> Case:
    """All of them at the points where their pieces meet and where they saturate."""

    def every(x: torch.Tensor) -> list[torch.Tensor]:
        return [_function(n)(x) for n in PLAIN if n not in skip]

    return case(every, name, x, grad=True)


CASES = [
    *(case(_function(n), "f32", f32(2, 4), grad=True) for n in PLAIN),
    _special("special_f32", f32(data=SPECIAL)),
    _special("special_f64", f64(data=SPECIAL)),
    _special("special_bf16", T("bf16", data=SPECIAL)),
    _special("special_f16", T("f16", data=SPECIAL)),
    case(aten.relu.default, "i32", T("i32", (4,))),
    case(F.gelu, "tanh", f32(2, 4), approximate="tanh", grad=True),
    case(F.gelu, "tanh_bf16", T("bf16", (2, 4)), approximate="tanh", grad=True),
    case(F.gelu, "f64", f64(8, low=-8, high=8), grad=True),
    case(F.softplus, "beta", f32(8, low=-20, high=20), beta=2, threshold=10, grad=True),
    case(F.elu, "alpha", f32(8), alpha=2.5, grad=True),
    case(F.celu, "alpha", f32(8), alpha=1.7, grad=True),
    case(aten.elu.default, "scales", f32(8), 1.3, 1.1, 0.7, grad=True),
    case(aten.elu_backward.default, "of_result", f32(8), 1.3, 1.1, 0.7, True, f32(8, low=-1.2)),
    case(F.leaky_relu, "slope", T("bf16", (8,)), negative_slope=0.3, grad=True),
    case(F.hardtanh, "bounds", f32(8), min_val=-0.5, max_val=2.0, grad=True),
    case(F.hardtanh, "i64", T("i64", (4,)), min_val=-1, max_val=1),
    case(F.hardshrink, "lambda", f32(8), lambd=1.5, grad=True),
    case(F.softshrink, "lambda", f32(8), lambd=1.5, grad=True),
    case(F.threshold, "f32", f32(8), threshold=0.3, value=20.0, grad=True),
    case(F.prelu, "channels", f32(2, 3, 2), f32(3), grad=True),
    case(F.prelu, "one", T("bf16", (2, 3)), T("bf16", (1,)), grad=True),
    case(F.glu, "last", f32(2, 4), grad=True),
    case(F.glu, "first_bf16", T("bf16", (4, 3)), dim=0, grad=True),
    case(F.rrelu, "eval", f32(8), training=False, grad=True),
    case(F.sigmoid, "f64", f64(8, low=-40, high=40), grad=True),
    case(torch.tanh, "bf16", T("bf16", (8,)), grad=True),
    case(aten.sigmoid_backward.default, "c64", T("c64", (4,)), T("c64", (4,))),
    case(aten.tanh_backward.default, "f64", f64(4), f64(4, low=-1, high=1)),
    case(aten.threshold_backward.default, "nan", f32(3), f32(data=[NAN, 0.0, 1.0]), 0),
    case(F.relu, "empty", f32(0, 3), grad=True),
]  # fmt: skip

"""Cases of random ops: what they lower to. Their distributions are in test_random.py."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.rand.default, "f32", [2, 3], values=False),
    case(aten.rand.default, "f64", [2, 3], dtype=torch.float64, values=False),
    case(aten.rand_like.default, "bf16", T("bf16", (2, 3)), values=False),
    case(aten.rand_like.default, "transposed", f32(2, 3, make=lambda t: t.t()), values=False),
    case(aten.rand.default, "empty", [0, 3], values=False),
    case(aten.uniform.default, "f32", f32(4), -1.0, 2.0, values=False),
    case(aten.randn.default, "f32", [2, 3], values=False),
    case(aten.randn.default, "f64", [2], dtype=torch.float64, values=False),
    case(aten.randn.default, "c64", [2], dtype=torch.complex64, values=False),
    case(aten.normal.Tensor_Tensor, "broadcast", f32(2, 1), f32(3, low=0, high=1), values=False),
    case(aten.randint.low, "i64", -2, 5, [4], values=False),
    case(aten.randint.default, "u8", 256, [4], dtype=torch.uint8, values=False),
    case(aten.randperm.default, "i64", 5, values=False),
    case(aten.bernoulli.default, "f32", f32(4, low=0, high=1), values=False),
    case(aten.bernoulli.p, "i64", T("i64", (4,)), 0.3, values=False),
    case(aten.native_dropout.default, "train", f32(2, 3), 0.5, True, values=False),
    case(aten.native_dropout.default, "bf16", T("bf16", (4,)), 0.1, True, values=False),
    case(aten.native_dropout.default, "eval", f32(4), 0.5, False),
    case(aten.native_dropout.default, "all", f32(4), 1.0, True),
    case(aten.native_dropout_backward.default, "f32", f32(4), T("bool", (4,)), 2.0),
    case(
        aten.rrelu_with_noise_functional.default,
        "train",
        f32(4),
        f32(4),
        0.1,
        0.3,
        True,
        values=False,
    ),
    case(aten.rrelu_with_noise_functional.default, "eval", f32(4), f32(4)),
    case(aten.multinomial.default, "one", f32(2, 4, low=0, high=1), 1, values=False),
    case(aten.multinomial.default, "ordered", f32(4, low=0, high=1), 2, values=False),
]

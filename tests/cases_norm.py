"""Cases: normalisations."""

from __future__ import annotations

import torch
from harness import Case, T, case, f32

aten = torch.ops.aten

CASES: list[Case] = [
    case(aten.native_layer_norm.default, "affine", f32(2, 3), [3], f32(3), f32(3), 1e-5),
    case(aten.native_layer_norm.default, "plain", f32(2, 2, 3), [2, 3], None, None, 1e-5),
    case(
        aten.native_layer_norm.default, "bf16",
        T("bf16", (2, 8)), [8], T("bf16", (8,)), T("bf16", (8,)), 1e-5,
    ),
]  # fmt: skip

"""Cases: activation functions and their backwards."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten.relu.default, "f32", f32(2, 4), grad=True),
    case(aten.relu.default, "nan_i32", T("i32", (4,))),
]

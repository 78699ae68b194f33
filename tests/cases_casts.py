"""Cases: dtype conversion, copies and bit views."""

from __future__ import annotations

import torch
from harness import T, case, f32

aten = torch.ops.aten

CASES = [
    case(aten._to_copy.default, "f32_i64", f32(4), dtype=torch.int64),
    case(aten._to_copy.default, "f32_bf16", f32(4), dtype=torch.bfloat16, grad=True),
    case(aten._to_copy.default, "i64_bool", T("i64", (4,)), dtype=torch.bool),
    case(aten.copy.default, "broadcast", f32(2, 3), T("i64", (3,))),
]

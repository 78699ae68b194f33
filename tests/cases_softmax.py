"""Cases: softmax and log_softmax."""

from __future__ import annotations

import math

import torch
from harness import T, case, f32

aten = torch.ops.aten
inf = math.inf

CASES = [
    case(aten._softmax.default, "last_dim", f32(2, 4), -1, False, grad=True),
    case(aten._softmax.default, "middle_dim_bf16", T("bf16", (2, 3, 2)), 1, False),
    case(aten._softmax.default, "masked_row", f32(data=[[-inf, -inf], [-inf, 1.0]]), 1, False),
    case(aten._softmax.default, "scalar", f32(), 0, False),
    case(aten._log_softmax.default, "last_dim", f32(2, 4), -1, False, grad=True),
    case(aten._log_softmax.default, "f16", T("f16", (2, 3)), 0, False),
    case(aten._log_softmax.default, "scalar", f32(), 0, False),
    case(aten._log_softmax.default, "large", f32(data=[[1e30, -1e30], [inf, 1.0]]), 1, False),
    case(aten._safe_softmax.default, "masked_row", f32(data=[[-inf, -inf], [-inf, 1.0]]), -1),
    case(aten._safe_softmax.default, "to_f32", T("bf16", (2, 3)), 0, torch.float32),
]

"""Cases: constant, reflected and replicated padding."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32

aten = torch.ops.aten

CASES: list[Case] = [
    case(aten.constant_pad_nd.default, "two_dims", f32(2, 3, 4), [1, 2, 0, 1], 1.5, grad=True),
    case(aten.constant_pad_nd.default, "negative", f32(4, 5), [-1, 2, 3, -2], grad=True),
    case(aten.constant_pad_nd.default, "only_crops", f32(4, 5), [-1, -2], grad=True),
    case(aten.constant_pad_nd.default, "inf_bf16", T("bf16", (2, 3)), [1, 1], -math.inf),
    case(aten.constant_pad_nd.default, "i64", T("i64", (3,)), [2, 1], 7),
    case(aten.constant_pad_nd.default, "bool", T("bool", (3,)), [0, 2], 1),
    case(aten.constant_pad_nd.default, "complex", T("c64", (2,)), [1, 1], 2.5, grad=True),
    case(aten.constant_pad_nd.default, "empty", f32(0, 2), [1, 0, 0, 2]),
    case(F.pad, "reflect_1d", f32(2, 3, 4), (3, 2), mode="reflect", grad=True),
    case(F.pad, "reflect_2d_unbatched", f32(2, 3, 4), (1, 0, 2, 1), mode="reflect", grad=True),
    case(F.pad, "reflect_3d", f32(1, 2, 2, 3, 4), (1, 2, 1, 1, 1, 0), mode="reflect", grad=True),
    case(F.pad, "reflect_negative", f32(1, 2, 5), (2, -3), mode="reflect", grad=True),
    case(F.pad, "reflect_bf16", T("bf16", (1, 2, 5)), (2, 4), mode="reflect", grad=True),
    case(F.pad, "replicate_1d", f32(2, 3, 2), (3, 1), mode="replicate", grad=True),
    case(F.pad, "replicate_2d", f32(1, 2, 3, 4), (1, 2, 0, 3), mode="replicate", grad=True),
    case(F.pad, "replicate_3d", f32(2, 2, 2, 3), (1, 0, 0, 1, 2, 2), mode="replicate", grad=True),
    case(F.pad, "replicate_negative", f32(1, 2, 5), (-2, 3), mode="replicate", grad=True),
    case(F.pad, "circular_1d", f32(1, 2, 3), (2, 1), mode="circular", grad=True),
    case(F.pad, "circular_2d", f32(1, 2, 3, 4), (1, 2, 0, 1), mode="circular", grad=True),
]

"""Cases: views that pick elements by stride, and writes through views."""

from __future__ import annotations

import torch
from cases_shape import copied
from harness import T, case, f32, i64

aten = torch.ops.aten

CASES = [
    case(aten.slice_scatter.default, "middle", f32(4, 3), f32(2, 3), 0, 1, 3, grad=True),
    case(aten.slice_scatter.default, "step", f32(2, 7), f32(2, 3), -1, -6, 9, 2, grad=True),
    case(aten.slice_scatter.default, "whole", f32(2), f32(2)),
    case(aten.slice_scatter.default, "nothing", f32(3, 2), f32(0, 2), 0, 2, 1),
    case(aten.select_scatter.default, "negative", f32(2, 3), f32(2), -1, -2, grad=True),
    case(copied(aten.diagonal.default), "main", f32(3, 3), grad=True),
    case(copied(aten.diagonal.default), "batch_below", f32(4, 2, 3), -1, 0, 2, grad=True),
    case(copied(aten.diagonal.default), "above_swapped", f32(2, 4), 1, 1, 0, grad=True),
    case(copied(aten.diagonal.default), "beyond", f32(2, 3), 5),
    case(aten.diag_embed.default, "batch", f32(2, 3), grad=True),
    case(aten.diag_embed.default, "below_front", i64(2, 2), -1, 0, 2),
    case(aten.diag_embed.default, "bool_above", T("bool", (2,)), 2),
    case(torch.diag, "of_vector", f32(2), 1),
    case(torch.trace, "wide", f32(2, 3), grad=True),
    case(aten.diagonal_scatter.default, "main", f32(3, 4), f32(3), grad=True),
    case(aten.diagonal_scatter.default, "below", f32(2, 3, 2), f32(3, 1), -1, 0, 2),
    case(copied(aten.unfold.default), "overlapping", f32(2, 7), 1, 3, 2, grad=True),
    case(copied(aten.unfold.default), "by_one", f32(4, 2), 0, 3, 1, grad=True),
    case(copied(aten.unfold.default), "apart", f32(2, 7), -1, 2, 3, grad=True),
    case(copied(aten.unfold.default), "none_fits_scalar", f32(), 0, 0, 1),
    case(copied(aten.unfold.default), "scalar", f32(), 0, 1, 1, grad=True),
    case(aten.unfold_copy.default, "bf16", T("bf16", (5,)), 0, 2, 1),
    case(aten.unfold_backward.default, "broadcast", f32(1, 3, 3), [2, 7], 1, 3, 2),
    case(copied(aten.as_strided.default), "dense", f32(2, 6), [3, 2], [2, 1], 2, grad=True),
    case(copied(aten.as_strided.default), "windows", f32(9), [3, 4], [2, 1], 1),
    case(copied(aten.as_strided.default), "of_transpose", f32(2, 3, make=torch.t), [4], [1]),
    case(copied(aten.as_strided.default), "broadcast", f32(4), [2, 3], [0, 1]),
    case(copied(aten.as_strided.default), "scalar", f32(4), [], [], 3),
    case(aten.as_strided_scatter.default, "gaps", f32(2, 4), f32(2, 2), [2, 2], [4, 2], 1),
]

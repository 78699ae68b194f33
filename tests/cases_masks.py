"""Cases: elements that a mask or counts choose."""

from __future__ import annotations

import torch
from harness import Case, T, boolean, case, f32, i64

aten = torch.ops.aten

MASK = boolean(data=[[True, False, True], [False, False, True]])

CASES: list[Case] = [
    case(aten.masked_fill.Scalar, "f32", f32(2, 3), boolean(2, 3), -torch.inf, grad=True),
    case(aten.masked_fill.Scalar, "broadcast_mask", T("i64", (2, 3)), boolean(3), 7),
    case(aten.masked_fill.Scalar, "larger_mask", f32(3), boolean(2, 3), 0.5, grad=True),
    case(aten.masked_fill.Tensor, "f64_value", f32(2, 3), boolean(2, 1), T("f64", data=0.1)),
    case(aten.masked_scatter.default, "f32", f32(2, 3), MASK, f32(2, 2), grad=True),
    case(
        aten.masked_scatter.default, "broadcast", i64(2, 3), boolean(data=[[True], [False]]), i64(3)
    ),
    case(aten.masked_scatter.default, "empty", f32(0), boolean(0), f32(0)),
    case(aten.nonzero_static.default, "more_than_there_are", i64(data=[[0, 3], [7, 0]]), size=4),
    case(aten.nonzero_static.default, "fewer", MASK, size=2, fill_value=9),
    case(aten.nonzero_static.default, "0d", f32(), size=2),
    case(
        torch.repeat_interleave,
        "counts",
        f32(3, 2),
        i64(data=[2, 0, 3]),
        dim=0,
        output_size=5,
        grad=True,
    ),
    case(aten.repeat_interleave.Tensor, "i32", T("i32", data=[0, 1, 2]), output_size=3),
]

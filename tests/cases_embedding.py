"""Cases: embedding tables and losses."""

from __future__ import annotations

import torch
from harness import Case, T, case, f32, i64

aten = torch.ops.aten


def classes(*data: int) -> T:
    return T("i64", data=list(data))


CASES: list[Case] = [
    case(aten.embedding.default, "i64", f32(5, 3), i64(2, 2, low=0, high=5)),
    case(aten.embedding.default, "i32_padding", f32(5, 3), T("i32", (2,), low=0, high=5), 1),
    case(aten.embedding.default, "0d", f32(5, 3), i64(low=0, high=5)),
    case(aten.nll_loss_forward.default, "mean", f32(3, 4), classes(2, 0, 3), None, 1, -100),
    case(aten.nll_loss_forward.default, "ignored", f32(3, 4), classes(2, -100, 3), None, 1, -100),
    case(aten.nll_loss_forward.default, "weight_sum", f32(3, 4), classes(2, 0, 3), f32(4), 2, 0),
    case(aten.nll_loss_forward.default, "none", f32(3, 4), classes(2, 1, 3), f32(4), 0, 1),
    case(aten.nll_loss_forward.default, "one_sample", f32(4), T("i64", data=2), f32(4), 1, -100),
    case(
        aten.nll_loss2d_forward.default, "weight_mean",
        f32(2, 3, 1, 2), i64(2, 1, 2, low=0, high=3), f32(3), 1, -100,
    ),
]  # fmt: skip

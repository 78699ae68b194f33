"""Cases of segment_reduce: empty segments, elements outside of all, rows of segments."""

from __future__ import annotations

from typing import Any

import torch
from harness import T, case, f32, f64

aten = torch.ops.aten


def segment_reduce(data: torch.Tensor, reduce: str, at: torch.Tensor, **kw: Any) -> torch.Tensor:
    name = "offsets" if kw.pop("offsets", False) else "lengths"
    return torch.segment_reduce(data, reduce, **{name: at}, unsafe=True, **kw)


LENGTHS = T("i64", data=[2, 0, 3])
CASES = [
    *(
        case(segment_reduce, reduce, f32(5, 2), reduce, LENGTHS)
        for reduce in ("sum", "mean", "max", "min", "prod")
    ),
    case(segment_reduce, "mean_initial", f64(5), "mean", LENGTHS, initial=1.5),
    case(segment_reduce, "rows", f32(2, 4), "max", T("i64", data=[[1, 3], [2, 2]]), axis=1),
    case(segment_reduce, "offsets", f32(5), "sum", T("i64", data=[0, 2, 2, 5]), offsets=True),
]

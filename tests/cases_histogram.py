"""Cases of histograms: elements on edges, outside, NaN; weights, densities, more dimensions."""

from __future__ import annotations

from math import inf, nan
from typing import Any

import torch
from harness import T, case, f32, f64

aten = torch.ops.aten
POINTS = [-1.0, 0.0, 0.25, 0.5, 0.75, 1.0, 1.0, 2.0, nan, inf, -inf]


def histogramdd(x: torch.Tensor, bins: Any, **kw: Any) -> tuple[torch.Tensor, ...]:
    hist, edges = torch.histogramdd(x, bins, **kw)
    return hist, *edges


CASES = [
    case(torch.histogram, "range", T("f32", data=POINTS), 4, range=(0.0, 1.0)),
    case(torch.histogram, "own_range_f64", f64(3, 5), 6),
    case(torch.histogram, "one_value", T("f32", data=[2.0, 2.0]), 3),
    case(torch.histogram, "weighted_density", f32(8), 4, weight=f32(8, low=0), density=True),
    case(torch.histogram, "bins", T("f32", data=POINTS), T("f32", data=[-1.0, 0.0, 0.5, 2.0])),
    case(histogramdd, "counts", f32(6, 2), [2, 3], range=[-2.0, 2.0, -3.0, 3.0]),
    case(histogramdd, "own_range_density", f64(6, 2), [2, 3], density=True),
]

"""Cases: distances."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32, f64

aten = torch.ops.aten

# Two rows are equal, and so are two coordinates of others.
ROWS = T("f32", data=[[1.0, 2.0, 0.5], [-1.0, 2.0, 3.0], [1.0, 2.0, 0.5]])

CASES: list[Case] = [
    case(torch.cdist, "euclidean", f32(2, 3, 4), f32(2, 2, 4), grad=True),
    case(torch.cdist, "broadcast", f32(2, 1, 3, 4), f32(3, 2, 4), p=1.0, grad=True),
    case(torch.cdist, "p0", ROWS, ROWS, p=0.0, grad=True),
    case(torch.cdist, "p0_nan", f32(data=[[1.0, math.nan]]), f32(2, 2), p=0.0),
    case(torch.cdist, "p0.5", ROWS, f32(2, 3), p=0.5, grad=True),
    case(torch.cdist, "p1.5", ROWS, f32(2, 3), p=1.5, grad=True),
    case(torch.cdist, "p2_equal", ROWS, ROWS, grad=True),
    case(torch.cdist, "p3", f64(3, 3), f64(2, 3), p=3.0, grad=True),
    case(torch.cdist, "max", ROWS, ROWS, p=math.inf, grad=True),
    case(torch.cdist, "by_product", f32(26, 4), f32(2, 4), grad=True, matmul=True),
    case(torch.cdist, "no_channels", f32(2, 0), f32(3, 0), grad=True),
    case(torch.cdist, "no_rows", f32(0, 2), f32(3, 2), grad=True),
    case(F.pdist, "euclidean", f32(4, 3), grad=True),
    case(F.pdist, "p1_equal", ROWS, p=1.0, grad=True),
    case(F.pdist, "max", f32(3, 3), p=math.inf, grad=True),
    case(F.pdist, "one_row", f32(1, 3)),
    case(F.cosine_similarity, "rows", f32(3, 4), f32(3, 4), grad=True),
    case(F.cosine_similarity, "zero", f32(2, 3), T("f32", data=[[0.0, 0.0, 0.0]] * 2), dim=0),
    case(F.pairwise_distance, "p2", f32(3, 4), f32(3, 4), grad=True),
    case(F.normalize, "dim_1", f32(2, 3), grad=True),
]

"""Cases: pooling and its gradients."""

from __future__ import annotations

import math

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32

aten = torch.ops.aten
INF, NAN = math.inf, math.nan


def unit(*shape: int) -> T:
    """Random samples, in 0..1."""
    return f32(*shape, low=0, high=1)


def fractional_2d(x: torch.Tensor, samples: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    return aten.fractional_max_pool2d(x, [2, 3], [3, 4], samples.detach())


def fractional_3d(x: torch.Tensor, samples: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    return aten.fractional_max_pool3d(x, [2, 2, 1], [3, 4, 2], samples.detach())


def channels_last(t: torch.Tensor) -> torch.Tensor:
    return t.contiguous(memory_format=torch.channels_last)


MAX: list[Case] = [
    case(F.max_pool2d_with_indices, "overlap", f32(1, 2, 5, 6), 3, 2, 1, grad=True),
    case(F.max_pool2d_with_indices, "default_stride", f32(2, 4, 6), (2, 3), grad=True),
    case(F.max_pool2d_with_indices, "dilation", f32(1, 1, 7, 7), 3, 1, 1, 2, grad=True),
    case(F.max_pool2d_with_indices, "ceil", f32(1, 1, 5, 6), 2, 3, 0, 1, True, grad=True),
    case(F.max_pool2d_with_indices, "ties", T("i64", (1, 1, 5, 5), low=0, high=2), 3, 1, 1),
    case(
        F.max_pool2d_with_indices,
        "nan_inf",
        T(
            "f32",
            data=[[[NAN, 1, 2, -INF], [NAN, NAN, -INF, -INF], [0, 1, -INF, -INF], [1, NAN, 2, 3]]],
        ),
        3,
        1,
        1,
    ),
    case(F.max_pool2d_with_indices, "all_lowest", T("f32", data=[[[-INF] * 4] * 4]), 2, 2, 1, 2),
    case(F.max_pool2d_with_indices, "u8", T("u8", (1, 4, 4)), 2, 1),
    case(F.max_pool2d_with_indices, "bf16", T("bf16", (1, 2, 4, 4)), 3, 1, 1, grad=True),
    case(
        F.max_pool2d_with_indices,
        "channels_last",
        f32(2, 3, 4, 4, make=channels_last),
        2,
        grad=True,
    ),
    case(F.max_pool2d_with_indices, "long_window", f32(1, 1, 2, 40), (1, 19), 5, (0, 9), grad=True),
    case(F.max_pool2d, "values_only", f32(1, 2, 5, 6), 3, 2, 1),
    case(F.max_pool1d, "1d", f32(2, 3, 7), 3, 2, 1, grad=True),
    case(F.max_pool3d_with_indices, "3d", f32(1, 1, 4, 5, 4), (2, 3, 2), 2, (1, 1, 0), grad=True),
    case(F.max_pool3d_with_indices, "scatter", f32(1, 3, 5, 4), (3, 4, 3), 1, 1, grad=True),
]

AVERAGE: list[Case] = [
    case(F.avg_pool2d, "plain", f32(1, 2, 4, 6), 2, grad=True),
    case(F.avg_pool2d, "overlap", f32(1, 2, 5, 6), 3, 2, 1, grad=True),
    case(F.avg_pool2d, "exclude_pad", f32(1, 2, 5, 6), 3, 2, 1, False, False, grad=True),
    case(F.avg_pool2d, "ceil", f32(1, 5, 6), (2, 3), (3, 2), (1, 1), True, grad=True),
    case(F.avg_pool2d, "divisor", f32(1, 1, 4, 4), 2, 1, 0, False, True, 3, grad=True),
    case(F.avg_pool2d, "stride_gap", f32(1, 1, 7, 7), 2, 3, grad=True),
    case(F.avg_pool2d, "i64", T("i64", (1, 1, 4, 4)), 2),
    case(F.avg_pool2d, "f16", T("f16", (1, 2, 4, 4)), 2, grad=True),
    case(F.avg_pool2d, "channels_last", f32(2, 3, 4, 4, make=channels_last), 2, grad=True),
    case(F.avg_pool2d, "long_window", f32(1, 1, 3, 20), (1, 9), 1, grad=True),
    case(F.avg_pool1d, "1d", f32(2, 3, 7), 3, 2, 1, grad=True),
    case(F.avg_pool3d, "3d", f32(1, 4, 5, 4), 2, 2, 1, True, False, grad=True),
]

ADAPTIVE: list[Case] = [
    case(F.adaptive_avg_pool2d, "ragged", f32(1, 2, 5, 7), (3, 4), grad=True),
    case(F.adaptive_avg_pool2d, "whole", f32(2, 3, 4, 6), (2, 3), grad=True),
    case(F.adaptive_avg_pool2d, "one", f32(2, 3, 4, 6), 1, grad=True),
    case(F.adaptive_avg_pool2d, "enlarge", f32(3, 2, 3), (4, 5), grad=True),
    case(F.adaptive_avg_pool2d, "bf16", T("bf16", (1, 2, 5, 7)), (3, None), grad=True),
    case(F.adaptive_avg_pool2d, "channels_last", f32(2, 3, 5, 4, make=channels_last), 2, grad=True),
    case(F.adaptive_avg_pool1d, "ragged", f32(2, 3, 20), 2, grad=True),
    case(F.adaptive_avg_pool3d, "ragged", f32(1, 2, 3, 5, 4), (2, 3, 2), grad=True),
    case(F.adaptive_max_pool2d, "ragged", f32(1, 2, 5, 7), (3, 4), True, grad=True),
    case(F.adaptive_max_pool2d, "one", f32(2, 3, 4), 1, True, grad=True),
    case(
        F.adaptive_max_pool2d,
        "nan_ties",
        T("f32", data=[[[NAN, 1, 2], [NAN, -INF, 2], [-INF, -INF, -INF], [1, 1, 1]]]),
        (2, 2),
        True,
    ),
    case(F.adaptive_max_pool1d, "values", f32(2, 3, 7), 3, grad=True),
    case(F.adaptive_max_pool3d, "ragged", f32(1, 2, 3, 5, 4), (2, 3, 2), True, grad=True),
    case(fractional_2d, "overlap", f32(2, 2, 6, 7), unit(2, 2, 2), grad=True),
    case(
        aten.fractional_max_pool3d.default,
        "samples_of_more",
        f32(2, 4, 4, 4),
        [2, 2, 2],
        [2, 2, 2],
        unit(2, 2, 3),
    ),
    case(aten.fractional_max_pool2d.default, "one", f32(2, 4, 5), [2, 2], [1, 3], unit(1, 2, 2)),
    case(fractional_3d, "overlap", f32(1, 2, 5, 6, 4), unit(1, 2, 3), grad=True),
    case(F.max_unpool2d, "2d", f32(1, 1, 2, 2), T("i64", data=[[[[0, 2], [9, 15]]]]), 2, grad=True),
    case(
        F.max_unpool2d,
        "channels_last",
        f32(1, 2, 2, 2, make=channels_last),
        T("i64", data=[[[[0, 2], [9, 15]], [[5, 3], [8, 10]]]]),
        2,
        grad=True,
    ),
    case(
        aten.fractional_max_pool2d.default, "empty", f32(0, 1, 4, 5), [2, 2], [1, 3], unit(0, 1, 2)
    ),
    case(F.max_unpool3d, "3d", f32(1, 1, 1, 2), T("i64", data=[[[[3, 9]]]]), (2, 2, 2), grad=True),
]

CASES: list[Case] = [*MAX, *AVERAGE, *ADAPTIVE]

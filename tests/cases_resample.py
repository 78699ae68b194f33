"""Cases: sampling at computed positions, unfolding and folding, and rearrangements of pixels."""

from __future__ import annotations

import torch.nn.functional as F
from harness import Case, T, case, f32, f64


def grid(name: str, mode: str, padding: str, corners: bool, x: T, at: T) -> Case:
    return case(
        F.grid_sample,
        f"{mode}_{padding}_{name}",
        x,
        at,
        mode=mode,
        padding_mode=padding,
        align_corners=corners,
        matmul=True,
        grad=True,
    )


def wide(*shape: int) -> T:
    """Positions of which some are outside the image, -1..1."""
    return f32(*shape, low=-1.6, high=1.6)


GRID: list[Case] = [
    grid("2d", "bilinear", "zeros", False, f32(2, 2, 3, 4), wide(2, 2, 3, 2)),
    grid("2d", "bilinear", "border", True, f32(1, 2, 3, 4), wide(1, 2, 3, 2)),
    grid("2d", "bilinear", "reflection", False, f32(1, 2, 3, 4), wide(1, 2, 3, 2)),
    grid("2d", "nearest", "zeros", False, f32(1, 2, 3, 4), wide(1, 2, 3, 2)),
    grid("2d", "bicubic", "border", False, f32(1, 1, 4, 3), wide(1, 2, 2, 2)),
    grid(
        "2d_f64",
        "bicubic",
        "reflection",
        True,
        f64(1, 1, 4, 3),
        f64(1, 2, 2, 2, low=-1.6, high=1.6),
    ),
    grid("empty_batch", "bilinear", "zeros", False, f32(0, 2, 3, 4), wide(0, 2, 3, 2)),
    grid("3d", "bilinear", "zeros", True, f32(1, 2, 2, 3, 2), wide(1, 1, 2, 2, 3)),
    grid("3d", "nearest", "reflection", False, f32(1, 2, 2, 3, 2), wide(1, 1, 2, 2, 3)),
]

CASES: list[Case] = [
    *GRID,
    case(F.unfold, "plain", f32(1, 2, 4, 5), (2, 3), grad=True),
    case(F.unfold, "all_options", f32(2, 1, 5, 6), 2, (2, 1), 1, (1, 2), grad=True),
    case(F.unfold, "unbatched_bf16", T("bf16", (2, 3, 4)), 2, grad=True),
    case(F.fold, "overlap", f32(1, 8, 6), (3, 4), 2, grad=True),
    case(F.fold, "all_options", f32(2, 4, 20), (5, 6), 2, (2, 1), 1, (1, 2), grad=True),
    case(F.pixel_shuffle, "f32", f32(1, 4, 2, 3), 2, grad=True),
    case(F.pixel_unshuffle, "i64", T("i64", (1, 1, 4, 6)), 2),
    case(F.channel_shuffle, "f32", f32(1, 6, 2, 2), 3, grad=True),
    case(F.affine_grid, "2d", f32(2, 2, 3), [2, 1, 3, 4], False, matmul=True, grad=True),
    case(F.affine_grid, "3d", f64(1, 3, 4), [1, 1, 2, 3, 2], True, grad=True),
]

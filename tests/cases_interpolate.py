"""Cases: resizing to fixed sizes, and its gradients."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32, f64

aten = torch.ops.aten


def u8(*shape: int) -> T:
    return T("u8", shape, low=0, high=256)


def channels_last(t: torch.Tensor) -> torch.Tensor:
    return t.contiguous(memory_format=torch.channels_last)


def resize(name: str, x: T, mode: str, grad: bool = True, **kw: object) -> Case:
    return case(F.interpolate, f"{mode}_{name}", x, mode=mode, grad=grad, **kw)


CASES: list[Case] = [
    resize("double", f32(1, 2, 3), "nearest", scale_factor=2),
    resize("1d", f32(1, 2, 5), "nearest", size=7),
    resize("2d_double", f32(1, 2, 2, 3), "nearest", scale_factor=2),
    resize("2d_scale", f32(1, 2, 3, 4), "nearest", scale_factor=(1.7, 0.6)),
    resize("2d_f64", f64(1, 2, 3, 4), "nearest", size=(5, 2)),
    resize("2d_u8", u8(1, 2, 3, 4), "nearest", grad=False, size=(5, 2)),
    resize("3d", f32(1, 2, 2, 3, 2), "nearest", size=(3, 2, 5)),
    resize("1d", f32(1, 2, 5), "nearest-exact", size=7),
    resize("2d", f32(1, 2, 3, 4), "nearest-exact", scale_factor=(1.7, 0.6)),
    resize("3d", f32(1, 1, 2, 3, 2), "nearest-exact", size=(3, 2, 5)),
    resize("1d", f32(1, 2, 5), "linear", size=8),
    resize("1d_corners", f32(1, 2, 5), "linear", size=8, align_corners=True),
    resize("double", f32(1, 2, 2, 3), "bilinear", scale_factor=2),
    resize("corners", f32(1, 2, 3, 4), "bilinear", size=(5, 2), align_corners=True),
    resize("scale", f32(1, 2, 3, 4), "bilinear", scale_factor=(1.7, 0.6)),
    resize(
        "recomputed_scale",
        f32(1, 2, 3, 4),
        "bilinear",
        scale_factor=(1.7, 0.6),
        recompute_scale_factor=True,
    ),
    resize("one_column", f32(1, 2, 3, 4), "bilinear", size=(3, 1), align_corners=True),
    resize("many_to_one", f32(1, 1, 1, 2), "bilinear", size=(1, 20)),
    resize(
        "channels_last",
        f32(2, 3, 2, 3, make=channels_last),
        "bilinear",
        size=(3, 4),
        strides=False,
        reason="AOTAutograd lays the cotangent out like the output, and backward follows it",
    ),
    resize("f64", f64(1, 2, 2, 3), "bilinear", size=(3, 4)),
    resize("f16", T("f16", (1, 2, 2, 3)), "bilinear", size=(3, 4)),
    resize("u8", u8(1, 2, 3, 4), "bilinear", grad=False, size=(5, 3)),
    resize("3d", f32(1, 1, 2, 3, 2), "trilinear", size=(3, 2, 3)),
    resize("2d", f32(1, 1, 3, 4), "bicubic", size=(5, 6)),
    resize("corners", f32(1, 1, 3, 4), "bicubic", size=(4, 3), align_corners=True),
    resize("u8", u8(1, 1, 3, 4), "bicubic", grad=False, size=(4, 6)),
    resize("antialias", f32(1, 1, 6, 5), "bilinear", size=(3, 4), antialias=True),
    resize("antialias", f32(1, 1, 6, 5), "bicubic", scale_factor=(0.4, 1.3), antialias=True),
    resize("antialias_u8", u8(1, 1, 6, 5), "bilinear", grad=False, size=(3, 4), antialias=True),
    case(aten._upsample_lanczos2d_aa.default, "shrink", f32(1, 1, 7, 3), [3, 4], False),
]

"""Cases: convolutions and their backwards."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32, f64

aten = torch.ops.aten


def conv(name: str, *args: object, op: object = F.conv2d, **kw: object) -> Case:
    """A case of the contraction's tolerance."""
    return case(op, name, *args, matmul=True, **kw)  # type: ignore[arg-type]


def weight(*shape: int) -> T:
    """As layers draw theirs: the sums of products are as large as the input's elements."""
    return f32(*shape, make=lambda t: t / t[0].numel() ** 0.5)


CASES: list[Case] = [
    conv("bias", f32(2, 3, 5, 5), f32(4, 3, 3, 3), f32(4), grad=True),
    conv("stride_padding", f32(1, 2, 6, 5), f32(2, 2, 3, 2), None, (2, 3), (1, 0), grad=True),
    conv("dilation", f32(1, 2, 7, 8), f32(3, 2, 3, 3), None, 2, 1, (1, 2), grad=True),
    conv("groups", f32(2, 4, 5, 5), f32(6, 2, 3, 3), f32(6), 1, 1, 1, 2, grad=True),
    conv("depthwise", f32(2, 3, 6, 6), f32(6, 1, 3, 3), f32(6), 2, 1, 1, 3, grad=True),
    conv("padding_same", f32(1, 2, 5, 4), f32(2, 2, 2, 3), padding="same", grad=True),
    conv("unbatched", f32(2, 5, 5), f32(3, 2, 1, 1), f32(3), grad=True),
    conv("empty_batch", f32(0, 2, 5, 5), f32(3, 2, 3, 3), f32(3), grad=True),
    conv(
        "channels_last",
        f32(2, 3, 5, 5, make=lambda t: t.contiguous(memory_format=torch.channels_last)),
        f32(4, 3, 3, 3),
        f32(4),
        grad=True,
    ),
    conv("bf16", T("bf16", (1, 2, 5, 5)), T("bf16", (2, 2, 3, 3)), T("bf16", (2,)), grad=True),
    conv("f16", T("f16", (1, 2, 5, 5)), T("f16", (2, 2, 3, 3)), T("f16", (2,)), grad=True),
    conv("f64", f64(1, 2, 5, 5), f64(2, 2, 3, 3), f64(2), grad=True),
    conv("complex", T("c64", (1, 2, 4, 4)), T("c64", (2, 2, 3, 3)), T("c64", (2,)), grad=True),
    conv("i64", T("i64", (1, 2, 4, 4)), T("i64", (2, 2, 3, 3)), T("i64", (2,))),
    conv("bias", f32(2, 3, 8), f32(4, 3, 3), f32(4), 2, 1, grad=True, op=F.conv1d),
    conv(
        "groups", f32(1, 4, 4, 4, 4), f32(2, 2, 2, 2, 2), f32(2), 1, 1, 1, 2, grad=True, op=F.conv3d
    ),
    conv(
        "output_padding",
        f32(2, 3, 4, 4),
        f32(3, 2, 3, 3),
        f32(2),
        stride=2,
        padding=1,
        output_padding=1,
        grad=True,
        op=F.conv_transpose2d,
    ),
    conv(
        "groups_dilation",
        f32(2, 4, 3, 4),
        f32(4, 3, 2, 3),
        f32(6),
        stride=(1, 2),
        groups=2,
        dilation=(2, 1),
        output_padding=(1, 0),
        grad=True,
        op=F.conv_transpose2d,
    ),
    conv("stride", f32(2, 3, 4), f32(3, 2, 3), None, 2, 1, grad=True, op=F.conv_transpose1d),
    conv(
        "stride", f32(1, 2, 2, 2, 2), f32(2, 1, 2, 2, 2), None, 2, grad=True, op=F.conv_transpose3d
    ),
    # On CPUs all windows are copied where they are less than a large weight.
    conv("windows", f32(1, 64, 4, 5), weight(128, 64, 3, 3), f32(128), (1, 2), (1, 0), (1, 2)),
    conv("windows_1d", f32(2, 96, 9), weight(256, 96, 3), None, 2, 2, grad=True, op=F.conv1d),
    conv("windows_bf16", T("bf16", (1, 64, 2, 3)), T("bf16", (128, 64, 3, 3)), padding=1),
    conv(
        "windows_3d", f32(1, 64, 2, 2, 3), weight(96, 64, 2, 2, 3), padding=(1, 0, 2), op=F.conv3d
    ),
    # Windows that do not overlap are contractions on CPUs; the ends of the input are in none.
    conv("patches", f32(2, 3, 5, 7), f32(4, 3, 2, 3), f32(4), stride=(2, 3), grad=True),
    conv("every_other", f32(2, 3, 6, 8), f32(4, 3, 1, 1), f32(4), stride=(2, 3), grad=True),
    conv("half_patches", f32(2, 2, 5, 6), f32(3, 2, 1, 2), None, (3, 2), grad=True),
    conv("no_windows", f32(0, 2, 4, 4), f32(3, 2, 2, 2), f32(3), 2, grad=True),
    conv("point_bf16", T("bf16", (2, 3, 4, 4)), T("bf16", (2, 3, 1, 1)), grad=True),
    conv("point_i64", T("i64", (1, 2, 4)), T("i64", (3, 2, 1)), op=F.conv1d),
    conv("point_dilation", f32(1, 2, 5), f32(3, 2, 1), None, 2, 0, 3, grad=True, op=F.conv1d),
    conv(
        "spread",
        f32(2, 3, 3, 2),
        f32(3, 2, 1, 1),
        f32(2),
        stride=(2, 3),
        output_padding=(1, 2),
        grad=True,
        op=F.conv_transpose2d,
    ),
    conv(
        "masked",
        f32(1, 2, 3, 3),
        f32(1, 2, 5, 5),
        f32(2, 2, 3, 3),
        None,
        [1],
        [0],
        [1],
        False,
        [0],
        1,
        [False, True, False],
        op=aten.convolution_backward.default,
    ),
]

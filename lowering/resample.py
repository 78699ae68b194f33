"""Sliding blocks laid out as columns, and columns added back into images."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.taps import Array, Taps, apply, windows
from tpu_compile.lowering.types import opmath

aten = torch.ops.aten


def _blocks(size: int, kernel: int, dilation: int, padding: int, stride: int) -> Array:
    """Positions of [blocks, kernel] along one dimension; those in padding lie outside 0..size."""
    count = (size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1
    starts = np.arange(count) * stride - padding
    return starts[:, None] + np.arange(kernel) * dilation


def _each(*options: Sequence[int]) -> list[tuple[int, ...]]:
    """The options of height and of width; one number serves both."""
    return list(zip(*(list(o) * 2 if len(o) == 1 else o for o in options), strict=True))


@lower(aten.im2col.default)
def im2col(
    b: Builder,
    self: Value,
    kernel_size: list[int],
    dilation: list[int],
    padding: list[int],
    stride: list[int],
) -> Value:
    """aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor"""  # noqa: E501
    *batch, height, width = self.shape
    rank = len(batch)
    rows, columns = (
        _blocks(n, *o)
        for n, o in zip((height, width), _each(kernel_size, dilation, padding, stride), strict=True)
    )
    pads = _each(padding)
    edge = [0] * rank + [p for (p,) in pads]
    x = b.pad(self, 0, edge, edge)
    x = windows(b, x, rank + 1, columns + pads[1][0])
    x = windows(b, x, rank, rows + pads[0][0])
    # From batch..., channels, rows, kernel rows, columns, kernel columns.
    order = [*range(rank), rank + 1, rank + 3, rank, rank + 2]
    return b.reshape(b.transpose(x, order), b.out.shape)


@lower(aten.col2im.default)
def col2im(
    b: Builder,
    self: Value,
    output_size: list[int],
    kernel_size: list[int],
    dilation: list[int],
    padding: list[int],
    stride: list[int],
) -> Value:
    """aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor"""  # noqa: E501
    batch = b.out.shape[:-2]
    rank = len(batch)
    options = _each(kernel_size, dilation, padding, stride)
    tables = [_blocks(n, *o) for n, o in zip(b.out.shape[-2:], options, strict=True)]
    (rows, kernel_rows), (columns, kernel_columns) = (t.shape for t in tables)
    x = b.convert(self, opmath(self.dtype))
    x = b.reshape(x, [*batch, kernel_rows, kernel_columns, rows, columns])
    x = b.transpose(x, [*range(rank), rank + 2, rank, rank + 3, rank + 1])
    x = b.reshape(x, [*batch, rows * kernel_rows, columns * kernel_columns])
    for i, table in enumerate(tables):
        size, at = b.out.shape[rank + i], table.reshape(-1, 1)
        used = (at >= 0) & (at < size)
        x = apply(b, x, rank + i, Taps(at, used=used).transposed(size))
    return b.convert(x, b.out.dtype)

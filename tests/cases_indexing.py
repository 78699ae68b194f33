"""Cases: reads through indices."""

from __future__ import annotations

import torch
from harness import Case, T, boolean, case, f32, i64

aten = torch.ops.aten

ROWS = i64(data=[2, 0, -1])  # negative indices wrap
PLACES = i64(data=[[0, 1], [2, 0]])
INT32 = T("i32", data=[1, 0])


CASES: list[Case] = [
    case(aten.index.Tensor, "rows", f32(3, 4), [ROWS], grad=True),
    case(aten.index.Tensor, "rows_i32", f32(3, 4), [INT32]),
    case(aten.index.Tensor, "matrix_of_rows", f32(3, 2), [PLACES]),
    case(aten.index.Tensor, "none_first", f32(2, 3), [None, ROWS], grad=True),
    case(aten.index.Tensor, "adjacent", f32(2, 3, 3, 2), [None, ROWS, ROWS], grad=True),
    case(aten.index.Tensor, "not_adjacent", f32(3, 2, 3), [ROWS, None, ROWS], grad=True),
    case(aten.index.Tensor, "broadcast", f32(3, 3), [i64(data=[[0], [2]]), ROWS]),
    case(aten.index.Tensor, "mixed_widths", f32(2, 3), [INT32, i64(data=[2, -2])]),
    case(aten.index.Tensor, "scalar_index", f32(3, 2), [i64(data=-1)]),
    case(aten.index.Tensor, "empty_index", f32(3, 2), [i64(0)]),
    case(aten.index.Tensor, "bool", boolean(3, 2), [ROWS]),
    case(aten.index.Tensor, "bf16", T("bf16", (3, 2)), [ROWS]),
    case(aten.index.Tensor, "c64", T("c64", (3, 2)), [ROWS]),
    case(aten.index.Tensor, "e4m3fn", T("e4m3fn", (3, 2)), [ROWS]),
    case(aten._unsafe_index.Tensor, "rows", f32(3, 4), [None, ROWS]),
    case(aten.index_select.default, "dim_0", f32(3, 4), 0, i64(data=[2, 0]), grad=True),
    case(aten.index_select.default, "last_dim_i32", f32(2, 3), -1, INT32),
    case(aten.index_select.default, "scalar_index", f32(2, 3), 1, i64(data=2)),
    case(aten.index_select.default, "0d", f32(), 0, i64(data=[0])),
    case(aten.index_select.default, "empty_index", f32(2, 3), 1, i64(0)),
    case(aten.gather.default, "same_shape", f32(3, 2), 0, PLACES, grad=True),
    case(aten.gather.default, "shorter_index", f32(3, 4), 1, PLACES, grad=True),
    case(aten.gather.default, "longer_index", f32(2, 2), 1, i64(data=[[0, 1, 1], [1, 0, 0]])),
    case(aten.gather.default, "0d", f32(), 0, i64(data=0)),
    case(aten.gather.default, "u8", T("u8", (3, 2)), 0, PLACES),
    case(aten.take.default, "wraps", f32(2, 3), i64(data=[[5, 0], [-1, -6]]), grad=True),
]

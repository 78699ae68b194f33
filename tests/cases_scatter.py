"""Cases: writes through indices."""

from __future__ import annotations

import torch
from harness import Case, T, boolean, case, f32, i64

aten = torch.ops.aten

nan = torch.nan

ROWS = i64(data=[2, 0, -1])  # twice row 2 of 3
PLACES = i64(data=[[0, 1], [2, 0]])
TWICE = i64(data=[[1, 1, 0], [2, 2, 2]])
BIG = T("i32", data=[2**31 - 1, 1])

COLUMNS = i64(data=[1, 1, 0])
THIRDS = i64(data=[0, 0, 2])
U8 = T("u8", (2, 3))


def reductions(*names: str) -> list[tuple[str, bool, str]]:
    """Each reduction with and without self, and a case's name."""
    return [(n, own, n if own else f"{n}_without_self") for n in names for own in (True, False)]


CASES: list[Case] = [
    case(aten.index_put.default, "rows", f32(3, 2), [ROWS], f32(3, 2)),
    case(aten.index_put.default, "accumulate", f32(3, 2), [ROWS], f32(3, 2), True, grad=True),
    case(aten.index_put.default, "accumulate_i64", i64(3), [ROWS], i64(3), True),
    case(aten.index_put.default, "accumulate_bool", boolean(3), [ROWS], boolean(3), True),
    case(aten.index_put.default, "accumulate_c64", T("c64", (3,)), [ROWS], T("c64", (3,)), True),
    case(aten.index_put.default, "accumulate_bf16", T("bf16", (3,)), [ROWS], T("bf16", (3,)), True),
    case(aten.index_put.default, "broadcast_value", f32(3, 2), [ROWS], f32()),
    case(aten.index_put.default, "none_first", f32(2, 3), [None, ROWS], f32(3), True, grad=True),
    case(aten.index_put.default, "not_adjacent", f32(3, 2, 3), [ROWS, None, ROWS], f32(3, 2)),
    case(aten.index_put.default, "empty_index", f32(3, 2), [i64(0)], f32(0, 2)),
    case(aten.index_put.default, "mask", f32(2, 3), [boolean(2, 3)], f32()),
    case(aten.index_put.default, "mask_of_rows", f32(3, 2), [boolean(3)], f32(1, 2)),
    case(aten.index_put.default, "mask_of_columns", f32(2, 3), [None, boolean(3)], f32(2, 1)),
    case(
        aten.index_put.default,
        "mask_lists_rows",
        f32(3, 2),
        [boolean(data=[True, False, True])],
        f32(2, 2),
    ),
    case(aten.index_put.default, "mask_then_none", f32(2, 3), [boolean(2), None], f32(3)),
    case(aten.index_put.default, "mask_accumulate", i64(2, 3), [boolean(2)], i64(3), True),
    case(aten._unsafe_index_put.default, "rows", f32(3, 2), [ROWS], f32(3, 2), True),
    case(aten._index_put_impl.default, "rows", f32(3, 2), [ROWS], f32(3, 2), True, True),
    case(aten.scatter.src, "last_write_stays", f32(2, 3), 1, TWICE, f32(2, 3)),
    case(aten.scatter.src, "shorter_index", f32(4, 3), 0, PLACES, f32(3, 2)),
    case(aten.scatter.src, "0d", f32(), 0, i64(data=0), f32()),
    case(aten.scatter.src, "i64", T("i64", (2, 3)), -1, TWICE, T("i64", (2, 3))),
    case(aten.scatter.value, "one_hot", i64(2, 4), 1, i64(data=[[3], [0]]), 1),
    case(aten.scatter.value, "empty_index", f32(2, 4), 1, i64(2, 0), 1.5),
    case(aten.scatter_add.default, "twice", f32(2, 3), 1, TWICE, f32(2, 3), grad=True),
    case(aten.scatter_add.default, "dim_0", f32(3, 2), 0, PLACES, f32(2, 2), grad=True),
    case(aten.scatter_add.default, "larger_src", f32(3, 4), 0, PLACES, f32(2, 3)),
    case(aten.scatter_add.default, "i32_wraps", T("i32", (3,)), 0, i64(data=[1, 1]), BIG),
    case(aten.scatter_add.default, "bool", boolean(2, 3), 1, TWICE, boolean(2, 3)),
    case(aten.scatter.reduce, "add", f32(2, 3), 1, TWICE, f32(2, 3), reduce="add"),
    case(aten.scatter.reduce, "u8", U8, 1, TWICE, U8, reduce="multiply"),
    case(aten.scatter.value_reduce, "multiply", f32(2, 3), 1, TWICE, 2.0, reduce="multiply"),
    *(
        case(
            aten.scatter_reduce.two,
            name,
            f32(2, 3),
            1,
            TWICE,
            f32(2, 3),
            reduce,
            include_self=own,
            grad=True,
        )
        for reduce, own, name in reductions("sum", "prod", "mean", "amax", "amin")
    ),
    case(aten.scatter_reduce.two, "mean_i64", i64(3), 0, THIRDS, i64(data=[-7, 2, -5]), "mean"),
    case(aten.scatter_reduce.two, "mean_bf16", T("bf16", (3,)), 0, THIRDS, T("bf16", (3,)), "mean"),
    case(aten.scatter_reduce.two, "nan", f32(3), 0, THIRDS, f32(data=[nan, 1.0, nan]), "amax"),
    case(aten.scatter_reduce.two, "bool", boolean(3), 0, THIRDS, boolean(3), "prod"),
    case(aten.index_add.default, "rows", f32(3, 2), 0, i64(data=[2, 0, 2]), f32(3, 2), grad=True),
    case(
        aten.index_add.default,
        "alpha",
        f32(2, 3),
        -1,
        T("i32", data=[1, 1]),
        f32(2, 2),
        alpha=0.5,
        grad=True,
    ),
    case(aten.index_add.default, "0d", i64(), 0, i64(data=0), i64()),
    case(aten.index_add.default, "bool", boolean(3), 0, i64(data=[1, 1]), boolean(2)),
    case(aten.index_copy.default, "columns", f32(2, 3), 1, i64(data=[2, 0]), f32(2, 2), grad=True),
    case(aten.index_copy.default, "0d", f32(), 0, i64(data=0), f32()),
    case(aten.index_fill.int_Scalar, "wraps", f32(2, 3), 1, i64(data=[-1, 0]), 0.5, grad=True),
    case(aten.index_fill.int_Tensor, "i32", T("i32", (3, 2)), 0, i64(data=[1]), T("i32", data=7)),
    *(
        case(
            aten.index_reduce.default,
            name,
            f32(2, 3),
            1,
            COLUMNS,
            f32(2, 3),
            reduce,
            include_self=own,
            grad=reduce != "prod",
        )
        for reduce, own, name in reductions("prod", "mean", "amax", "amin")
    ),
    case(aten.put.default, "wraps", f32(2, 3), i64(data=[[5, 0], [-2, 1]]), f32(4), grad=True),
    case(aten.put.default, "accumulate", f32(2, 3), i64(data=[1, 1]), f32(2), True),
    case(aten.histc.default, "range_of_the_data", f32(2, 4), 3),
    case(aten.histc.default, "edges", T("f64", data=[-3.0, -1.5, 0.0, 0.6, 3.0]), 10),
    case(aten.histc.default, "one_value", T("f64", data=[2.0, 2.0]), 3),
    case(aten.histc.default, "f32", f32(data=[0.0, 0.5, 1.0, 2.0, -9.0, nan]), 4, 0, 2),
]

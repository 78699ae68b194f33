"""Cases: views, joins and rearrangements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from harness import T, case, f32, i64
from torch.utils import _pytree as pytree

aten = torch.ops.aten


def copied(op: Callable[..., Any]) -> Callable[..., Any]:
    """A view op and a copy of its result: a bare view of an input is no work for an executable."""

    def run(*args: Any, **kwargs: Any) -> Any:
        out = op(*args, **kwargs)
        return pytree.tree_map(lambda t: t.clone(memory_format=torch.contiguous_format), out)

    run.__name__ = str(op) if hasattr(op, "_schema") else op.__name__
    return run


def resized(x: torch.Tensor, size: list[int]) -> torch.Tensor:
    return (x + 1).resize_(size)


CASES = [
    case(aten.t.default, "view_of_input", f32(2, 3)),
    case(copied(aten.t.default), "matrix", f32(2, 3), grad=True),
    case(copied(aten.t.default), "vector", f32(3)),
    case(copied(aten.transpose.int), "negative_dims", f32(2, 3, 4), 0, -1, grad=True),
    case(copied(aten.transpose.int), "scalar", f32(), 0, -1),
    case(copied(aten.permute.default), "negative_dims", f32(2, 3, 4), [-1, 0, 1], grad=True),
    case(aten.flip.default, "dims", f32(2, 3, 4), [0, -1], grad=True),
    case(aten.flip.default, "none", T("bool", (2,)), []),
    case(aten.permute_copy.default, "matrix", f32(2, 3), [1, 0]),
    case(aten.roll.default, "dims", f32(2, 3, 4), [1, -1], [0, 2], grad=True),
    case(aten.roll.default, "flat", f32(2, 3), [8]),
    case(aten.roll.default, "whole_turns", i64(2, 3), [3, 0], [1, 0]),
    case(
        torch.rot90,
        "once",
        f32(2, 3),
        1,
        [0, 1],
        grad=True,
        strides=False,
        reason="AOTAutograd lays cotangents out as the outputs; eager takes them as given",
    ),
    case(copied(aten.expand.default), "new_dim", f32(3, 1), [2, -1, 4], grad=True),
    case(aten.repeat.default, "new_dim", f32(2, 3), [4, 1, 2], grad=True),
    case(aten.repeat.default, "of_size_one", f32(1, 3), [2, 1]),
    case(aten.repeat.default, "zero_times", f32(2, 3), [0, 2]),
    case(aten.repeat.default, "scalar", T("i32", ()), [2, 2]),
    case(copied(aten.slice.Tensor), "step", f32(7, 2), 0, 1, 6, 2, grad=True),
    case(copied(aten.slice.Tensor), "negative", f32(2, 7), -1, -5, -1, grad=True),
    case(copied(aten.slice.Tensor), "out_of_range", f32(4), 0, -9, 9223372036854775807),
    case(copied(aten.slice.Tensor), "empty", f32(4, 2), 0, 3, 1),
    case(copied(aten.select.int), "middle", f32(2, 3, 4), 1, 1, grad=True),
    case(copied(aten.select.int), "negative", f32(2, 3), -1, -1),
    case(aten.cat.default, "rows", [f32(2, 3), f32(1, 3)], grad=True),
    case(aten.cat.default, "last_dim", [f32(2, 3), f32(2, 1), f32(2, 0)], -1),
    case(aten.cat.default, "promote", [f32(2), i64(1), T("bf16", (2,))]),
    case(aten.cat.default, "empty_vectors", [f32(0), f32(2, 3), f32(0)]),
    case(aten.cat.default, "all_empty", [f32(0), f32(0)]),
    case(aten.stack.default, "first_dim", [f32(2, 3), f32(2, 3)], grad=True),
    case(aten.stack.default, "last_dim_promote", [T("i32", (2,)), f32(2)], -1),
    case(torch.tile, "more_dims", f32(2), (2, 3), grad=True),
    case(torch.repeat_interleave, "same_for_all", f32(2, 2), 2, dim=1, grad=True),
    case(copied(torch.split), "uneven", f32(5, 2), 2, grad=True),
    case(copied(torch.split), "sizes", f32(2, 5), [1, 0, 4], dim=1),
    case(torch.unbind_copy, "columns", f32(2, 2), 1),
    case(torch.split_copy, "uneven", f32(3), 2),
    case(torch.narrow_copy, "from_the_end", f32(2, 3), 1, -2, 1),
    case(copied(torch.chunk), "fewer_than_asked", f32(5), 4),
    case(copied(torch.unbind), "last_dim", f32(3, 2), dim=-1, grad=True),
    case(copied(aten.squeeze.default), "ones", f32(1, 2, 1), grad=True),
    case(copied(aten.squeeze.dims), "of_other_size", f32(1, 2, 1), [0, 1]),
    case(copied(aten.unsqueeze.default), "last", f32(2), -1, grad=True),
    case(copied(aten.view.default), "inferred", f32(2, 6), [3, -1], grad=True),
    case(torch.reshape, "of_transpose", f32(2, 3, make=torch.t), [6], grad=True),
    case(copied(torch.unflatten), "middle", f32(2, 6), 1, (2, -1)),
    case(copied(torch.movedim), "two", f32(2, 3, 4), (0, 1), (-1, 0)),
    case(copied(torch.narrow), "middle", f32(2, 5), 1, 1, 3, grad=True),
    case(copied(torch.meshgrid), "ij", f32(2), f32(3), indexing="ij"),
    case(copied(torch.broadcast_tensors), "two", f32(2, 1), f32(3)),
    case(torch.pixel_shuffle, "two", f32(1, 4, 2, 3), 2, grad=True),
    case(torch.pixel_unshuffle, "two", f32(1, 1, 2, 4), 2),
    case(torch.channel_shuffle, "two_groups", f32(1, 4, 2), 2),
    case(torch.block_diag, "three", f32(1, 2), f32(2), f32()),
    case(aten.resize.default, "fewer", f32(3, 4), [2, 5]),
    case(resized, "in_place", f32(3, 4), [4, 3]),
]

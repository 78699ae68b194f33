"""Cases: embedding tables and losses."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32, i64

aten = torch.ops.aten


def ints(*data: object, dtype: str = "i64") -> T:
    return T(dtype, data=list(data))


def embed(weight: torch.Tensor, indices: torch.Tensor, **kw: object) -> torch.Tensor:
    return F.embedding(indices, weight, **kw)  # type: ignore[arg-type]


def bags(
    weight: torch.Tensor,
    indices: torch.Tensor,
    offsets: torch.Tensor | None = None,
    sample_weights: torch.Tensor | None = None,
    **kw: object,
) -> torch.Tensor:
    return F.embedding_bag(indices, weight, offsets, per_sample_weights=sample_weights, **kw)  # type: ignore[arg-type]


TABLE = f32(5, 3)
INDICES = ints(1, 4, 1, 0, 3, 3)
OFFSETS = ints(0, 2, 2, 5)  # the second bag is empty

CASES: list[Case] = [
    case(aten.embedding.default, "i64", TABLE, i64(2, 2, low=0, high=5)),
    case(aten.embedding.default, "i32_padding", TABLE, T("i32", (2,), low=0, high=5), 1),
    case(aten.embedding.default, "0d", TABLE, i64(low=0, high=5)),
    case(embed, "repeated", TABLE, ints([1, 4], [1, 1]), grad=True),
    case(embed, "padding", TABLE, ints(1, 4, 1, 0), padding_idx=1, grad=True),
    case(embed, "by_freq", TABLE, ints(1, 4, 1, 0), scale_grad_by_freq=True, grad=True),
    case(embed, "bf16_i32", T("bf16", (5, 3)), ints(1, 4, 1, dtype="i32"), grad=True),
    case(aten.embedding_renorm.default, "repeated", TABLE, ints(1, 4, 1), 1.5, 2.0),
    case(embed, "no_indices", TABLE, i64(0, 2), grad=True),
    case(aten._embedding_bag.default, "sum", TABLE, INDICES, OFFSETS),
    case(aten._embedding_bag.default, "mean", TABLE, INDICES, OFFSETS, False, 1),
    case(aten._embedding_bag.default, "max", TABLE, INDICES, OFFSETS, False, 2),
    case(bags, "sum", TABLE, INDICES, OFFSETS, mode="sum", grad=True),
    case(bags, "mean_padding", TABLE, INDICES, OFFSETS, mode="mean", padding_idx=1, grad=True),
    case(bags, "max_padding", TABLE, INDICES, OFFSETS, mode="max", padding_idx=1, grad=True),
    case(bags, "rows", TABLE, ints([1, 4], [0, 4]), mode="mean", grad=True),
    case(bags, "weighted", TABLE, INDICES, OFFSETS, f32(6), mode="sum", grad=True),
    case(
        bags, "weighted_padding", TABLE, INDICES, OFFSETS, f32(6), mode="sum", padding_idx=1,
        grad=True,
    ),
    case(
        bags, "last_offset", TABLE, INDICES, ints(0, 2, 6), mode="mean",
        include_last_offset=True, grad=True,
    ),
    case(bags, "bf16", T("bf16", (5, 3)), INDICES, OFFSETS, mode="sum", grad=True),
]  # fmt: skip

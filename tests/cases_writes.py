"""Cases: writes into views of views, which are one write into what is viewed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from harness import Case, case, f32, i64

Tensor = torch.Tensor


def cache(write: Callable[..., Any]) -> Callable[..., Tensor]:
    """The function that gives its first argument as `write` changes it."""

    def written(cache: Tensor, *rest: Any) -> Tensor:
        cache = cache.clone()
        write(cache, *rest)
        return cache

    return written


def stacked(cache: Tensor, position: Tensor, new: Tensor) -> None:
    cache[1][0].index_copy_(1, position, new)


def turned(cache: Tensor, position: Tensor, new: Tensor) -> None:
    cache[1].transpose(0, 2)[1:, 1, position] = new


def slices(cache: Tensor, new: Tensor) -> None:
    cache[2][:, 1:3, 1:3] = new


def elements(cache: Tensor, index: Tensor, new: Tensor) -> None:
    cache[1:, 1].scatter_add_(2, index, new)


AT, TWO = i64(data=[2]), i64(data=[2, 0])

CASES: list[Case] = [
    case(cache(stacked), "stacked", f32(2, 2, 3, 4), AT, f32(3, 1)),
    case(cache(stacked), "stacked_two_positions", f32(2, 2, 3, 4), TWO, f32(3, 2)),
    case(cache(turned), "turned", f32(2, 4, 2, 3), TWO, f32(2, 2)),
    case(cache(slices), "slices", f32(3, 2, 3, 4), f32(2, 2, 2)),
    case(cache(elements), "elements", f32(3, 2, 3, 4), i64(2, 3, 2, low=0), f32(2, 3, 2)),
]

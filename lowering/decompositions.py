"""Which ATen ops are rewritten into others before lowering, and which are kept whole."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch._ops import OpOverload
from tpu_compile.lowering import registry
from tpu_compile.lowering import rules as _rules  # noqa: F401  # fills the registry

aten = torch.ops.aten

# Decomposed although no entry of the core table covers them. A reason on every line.
_MORE: tuple[Any, ...] = (
    aten.split.Tensor,  # slices keep the storage offset that aliasing outputs need
)

_OURS: dict[OpOverload, Callable[..., Any]] = {}


def decompose(*ops: OpOverload) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a decomposition of ours, written in torch, for ATen overloads."""

    def register(fn: Callable[..., Any]) -> Callable[..., Any]:
        for op in ops:
            assert op not in _OURS, f"{op} has two decompositions"
            _OURS[op] = fn
        return fn

    return register


@cache
def table() -> dict[OpOverload, Callable[..., Any]]:
    """What AOTAutograd gets: torch's core table and ours, less every op that has a rule."""
    found = dict(core_aten_decompositions().items())
    found.update(get_decompositions(_MORE))
    found.update(_OURS)
    kept = registry.rules()
    return {op: fn for op, fn in found.items() if op not in kept}


def _slice(x: torch.Tensor, dim: int, start: int, length: int) -> torch.Tensor:
    return aten.slice.Tensor(x, dim, start, start + length)


@decompose(aten.split_with_sizes.default)
def split_with_sizes(
    self: torch.Tensor, split_sizes: list[int], dim: int = 0
) -> list[torch.Tensor]:
    """Slices, whose storage offset is known where an output aliases another."""
    starts = [sum(split_sizes[:i]) for i in range(len(split_sizes))]
    return [_slice(self, dim, s, n) for s, n in zip(starts, split_sizes, strict=True)]


@decompose(aten.unbind.int)
def unbind(self: torch.Tensor, dim: int = 0) -> list[torch.Tensor]:
    """Selects, for the same reason."""
    return [aten.select.int(self, dim, i) for i in range(self.shape[dim])]

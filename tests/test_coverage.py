"""Every ATen overload tagged `core` is lowered by a rule, rewritten by a decomposition, or excused."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch._ops import OpOverload

from tpu_compile.lowering import graph, registry
from tpu_compile.lowering.decompositions import table

# What no graph of static shapes can hold, with the reason.
EXCUSED = {
    "aten._local_scalar_dense.default": "a Python number that depends on data",
    "aten._native_batch_norm_legit.default": "writes running statistics: functionalisation gives"
    " _native_batch_norm_legit_functional, which has a rule",
    "aten.nonzero.default": "a shape that depends on data",
}


def core_overloads() -> Iterator[OpOverload]:
    for name in dir(torch.ops.aten):
        packet = getattr(torch.ops.aten, name)
        for overload in getattr(packet, "overloads", list)():
            op = getattr(packet, overload)
            if torch.Tag.core in op.tags:
                yield op


def test_core_overloads_are_all_covered() -> None:
    assert graph.lower  # its import fills the registry
    covered = registry.rules().keys() | table().keys()
    missing = {str(op) for op in core_overloads() if op not in covered}
    assert missing == set(EXCUSED)

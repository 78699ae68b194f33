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
    "aten.resize_.default": "writes to a tensor, which no functional graph does",
}


def core_overloads() -> Iterator[OpOverload]:
    # dir(torch.ops.aten) lists only the ops that something has used already.
    for name in torch._C._dispatch_get_all_op_names():
        packet, _, overload = name.removeprefix("aten::").partition(".")
        op = getattr(getattr(torch.ops.aten, packet, None), overload or "default", None)
        if name.startswith("aten::") and op is not None and torch.Tag.core in op.tags:
            yield op


def test_core_overloads_are_all_covered() -> None:
    assert graph.lower  # its import fills the registry
    covered = registry.rules().keys() | table().keys()
    missing = {str(op) for op in core_overloads() if op not in covered}
    assert missing == set(EXCUSED)

"""torch's operator and module databases, and which of their samples are run: a stable part, by hash."""

from __future__ import annotations

import contextlib
import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import numpy
import torch
from opinfo.check import Sample
from torch.testing._internal.common_methods_invocations import op_db, python_ref_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils._python_dispatch import TorchDispatchMode

NAME = {
    "bool": torch.bool, "u8": torch.uint8, "u16": torch.uint16, "u32": torch.uint32,
    "u64": torch.uint64, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32,
    "i64": torch.int64, "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32,
    "f64": torch.float64, "c32": torch.complex32, "c64": torch.complex64, "c128": torch.complex128,
    "e4m3fn": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2,
    "e4m3fnuz": torch.float8_e4m3fnuz, "e5m2fnuz": torch.float8_e5m2fnuz,
}  # fmt: skip
SHORT = {v: k for k, v in NAME.items()}

# Memory that nobody has written to: all but the values is compared.
UNINITIALISED = frozenset(
    {"empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided"}
)

# Vectors that are determined up to their phase: torch says what of the results is unique.
UP_TO_PHASE = frozenset(
    {"linalg.eig", "linalg.eigh", "linalg.svd", "svd", "pca_lowrank", "svd_lowrank"}
)

# Of equal values any index may be given, so that what it leads to is compared. Which argument says the
# dimension.
TIES = {"kthvalue": 2, "topk": 2, "mode": 1}

X = TypeVar("X")


def name_of(op: OpInfo) -> str:
    """`linalg.svd`, or `max.reduction_with_dim` for a variant."""
    return f"{op.name}.{op.variant_test_name}" if op.variant_test_name else op.name


@cache
def ops() -> dict[str, OpInfo]:
    """All of op_db by name, in its order."""
    return {name_of(op): op for op in op_db}


@cache
def references() -> dict[str, OpInfo]:
    """All of python_ref_db by name: torch's operators once more, in Python, from primitives."""
    return {name_of(op): op for op in python_ref_db}


def dtypes(op: OpInfo) -> list[str]:
    """The short names of the dtypes that the op takes on a CPU."""
    return sorted((SHORT[d] for d in op.supported_dtypes("cpu")), key=list(NAME).index)


def gradient_dtypes(op: OpInfo) -> list[str]:
    """The dtypes whose gradients are compared: float32 and float64."""
    if not op.supports_autograd:
        return []
    have = op.supported_backward_dtypes("cpu") & op.supported_dtypes("cpu")
    return [SHORT[d] for d in (torch.float32, torch.float64) if d in have]


# A part of the samples is taken from so many: torch makes thousands for some operators.
POOL = 48
# The same, for a single one.
FEW = 8


def samples(op: OpInfo, dtype: str, pool: int | None = None) -> list[Sample]:
    """The first `pool` samples that torch makes for a dtype, or all, the same in every process."""
    seed()
    made = op.sample_inputs("cpu", NAME[dtype], requires_grad=False)
    return [
        Sample(_function(op, s), (s.input, *s.args), dict(s.kwargs)) for s in islice(made, pool)
    ]


def _function(op: OpInfo, sample: SampleInput) -> Callable[..., Any]:
    """The op, or what of its results is determined."""
    if (at := TIES.get(op.name)) is not None:
        return lambda *args, **kwargs: _led_to(op.op(*args, **kwargs), at, *args, **kwargs)
    if op.name == "argsort":
        return _sorted_by(op.op)
    if op.name not in UP_TO_PHASE:
        return op.op
    return lambda *args, **kwargs: sample.output_process_fn_grad(op.op(*args, **kwargs))


def _led_to(found: Any, at: int, input: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
    """Values, those at the indices, and of the indices what is not their values."""
    values, indices = found
    if input.dim() == 0:
        return values, indices
    dim = args[at - 1] if len(args) >= at else kwargs.get("dim", -1)
    kept = indices if indices.dim() == input.dim() else indices.unsqueeze(dim)
    return values, input.gather(dim, kept), indices * 0


def _sorted_by(argsort: Callable[..., torch.Tensor]) -> Callable[..., Any]:
    """argsort, and what its indices lead to: of equal values any order may be given."""

    def run(
        input: torch.Tensor, dim: int = -1, descending: bool = False, stable: bool = False
    ) -> tuple[torch.Tensor, ...]:
        indices = argsort(input, dim=dim, descending=descending, stable=stable)
        return input.gather(dim, indices) if input.dim() else input, indices * 0

    return run


def seed() -> None:
    torch.manual_seed(0)
    random.seed(0)
    numpy.random.seed(0)


def digest(*parts: object) -> int:
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def chosen(items: Sequence[X], limit: int | None, *key: object) -> Iterator[tuple[int, X]]:
    """At most `limit` of the items with their numbers, always the same ones."""
    order = sorted(range(len(items)), key=lambda i: digest(*key, i))
    kept = set(order[:limit])
    return ((i, x) for i, x in enumerate(items) if i in kept)


class _Draws(TorchDispatchMode):
    """Notes whether an operator that draws random numbers is called."""

    drew = False

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.drew |= torch.Tag.nondeterministic_seeded in func.tags
        return func(*args, **(kwargs or {}))


def draws(sample: Sample) -> bool:
    """Whether eager draws random numbers for a sample."""
    seed()
    with torch.no_grad(), _Draws() as mode, contextlib.suppress(Exception):
        sample.function()(*sample.tensors())
    return mode.drew


def have_values(op: OpInfo, given: Sequence[Sample]) -> bool:
    """Whether the values of an op's results can be compared, for all of these samples."""
    name = name_of(op).removeprefix("_refs.")
    return name not in UNINITIALISED and not any(draws(s) for s in given)

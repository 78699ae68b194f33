"""The frozen values that cross the seams: what lowering makes, what the cache keys, what a call obeys."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Literal

# The calling convention between CompiledCall and an executable, for the cache's key: raised when
# an executable made for the old one could be called wrongly.
ABI = 1


@dataclass(frozen=True, slots=True)
class TensorSpec:
    """A dense tensor of `shape` whose dtype is torch's name without the prefix, e.g. `float32`."""

    shape: tuple[int, ...]
    dtype: str

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]"


@dataclass(frozen=True, slots=True)
class ArgSpec:
    """One argument of the executable and where a call finds it.

    `source` says which list `index` counts in: the graph's inputs, tensors that the graph itself
    holds (`constant`), or the two random words drawn for each call (`rng`, index 0).

    `order` lists the dimensions from the slowest to the fastest varying in memory; the executable
    takes the tensor permuted to that order, so a channels_last input needs no copy. A dimension in
    `broadcast` has stride 0 in memory and is taken with size 1.
    """

    source: Literal["input", "constant", "rng"]
    index: int
    spec: TensorSpec
    order: tuple[int, ...]
    broadcast: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultSpec:
    """One output of the graph and how a call makes it.

    - source `executable`: result `index` of the executable, a contiguous buffer, seen through
      `stride` and `offset` (in elements), or copied to memory of that stride where `copy`.
    - source `input`: a view of input `index`; `offset` counts from that input's own.
    - source `value`: the plain Python value `value` (None, int, ...).
    """

    source: Literal["executable", "input", "value"]
    index: int
    spec: TensorSpec | None = None
    stride: tuple[int, ...] = ()
    offset: int = 0
    copy: bool = False
    value: object = None


CheckKind = Literal["linalg", "assert"]


@dataclass(frozen=True, slots=True)
class ErrorCheck:
    """A result of the executable that a call must look at before it returns.

    - kind `linalg`: LAPACK's `info`; not 0 raises LinAlgError. `message` is the name of the API and
      `is_matrix` (one matrix, not a batch) chooses the wording.
    - kind `assert`: a bool; false raises RuntimeError with `message`.
    """

    buffer: int
    kind: CheckKind
    message: str
    is_matrix: bool = False


@dataclass(frozen=True, slots=True)
class Program:
    """A lowered graph: StableHLO bytecode without locations, and the calling convention around it.

    `aliases` are (result, argument) pairs whose buffers XLA may share (donation); none are made yet.
    """

    name: str
    stablehlo: bytes
    args: tuple[ArgSpec, ...]
    results: tuple[ResultSpec, ...]
    buffers: tuple[TensorSpec, ...]
    aliases: tuple[tuple[int, int], ...] = ()
    checks: tuple[ErrorCheck, ...] = ()
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", hashlib.sha256(self.stablehlo).hexdigest())

"""The frozen values that cross the seams: what lowering makes, what the cache keys, what a call obeys."""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

# The calling convention between CompiledCall and an executable, for the cache's key: raised when
# an executable made for the old one could be called wrongly.
ABI = 1

# What every lowered module is named: a name of its own would give equal graphs different keys.
MODULE_NAME = "tpu_compile"


@dataclass(frozen=True, slots=True)
class TensorSpec:
    """A dense tensor of `shape` whose dtype is torch's name without the prefix, e.g. `float32`."""

    shape: tuple[int, ...]
    dtype: str

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]"


# Where a tensor of a graph is: on the host, or on torch's device `tpu` (tpu_compile.eager).
Place = Literal["cpu", "tpu"]


@dataclass(frozen=True, slots=True)
class ArgSpec:
    """One argument of the executable and where a call finds it.

    `source` says which list `index` counts in: the graph's inputs, tensors that the graph itself
    holds (`constant`), or the two random words drawn for each call (`rng`, index 0).

    `order` lists the dimensions from the slowest to the fastest varying in memory; the executable
    takes the tensor permuted to that order, so a channels_last input needs no copy. A dimension in
    `broadcast` has stride 0 in memory and is taken with size 1. With `prefix` a call may give a longer
    vector, whose first elements are meant: a storage, of which torch guards what views need of it.
    """

    source: Literal["input", "constant", "rng"]
    index: int
    spec: TensorSpec
    order: tuple[int, ...]
    broadcast: tuple[int, ...] = ()
    device: Place = "cpu"
    prefix: bool = False


@dataclass(frozen=True, slots=True)
class ResultSpec:
    """One output of the graph and how a call makes it.

    - source `executable`: result `index` of the executable, a contiguous buffer, seen through
      `stride` and `offset` (in elements of `spec.dtype`, which may be another than the buffer's) and
      with the conj and neg bits that `bits` names, or copied to memory of that stride where `copy`.
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
    device: Place = "cpu"
    bits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chip:
    """The TPU that a program is lowered for, where kernels are written for one: its kind as XLA names
    it, its cores as XLA counts them, and the version text of its compiler."""

    kind: str
    cores: int
    compiler: str


CheckKind = Literal["linalg", "assert", "value", "warning", "index"]


@dataclass(frozen=True, slots=True)
class ErrorCheck:
    """A result of the executable that a call must look at before it returns.

    - kind `linalg`: LAPACK's `info`; not 0 raises LinAlgError. `message` is the name of the API and
      `is_matrix` (one matrix, not a batch) chooses the wording.
    - kind `assert`: a bool; false raises RuntimeError with `message`.
    - kind `value`: the same with ValueError.
    - kind `warning`: the same, but it only warns.
    - kind `index`: integers; the first that is not 0 is an index out of bounds. `message` has a line for
      each: the error's type and text, with {} for the index.
    """

    buffer: int
    kind: CheckKind
    message: str
    is_matrix: bool = False

    def look(self, found: Sequence[int]) -> None:
        """Raise for the first index that is out of bounds, if any is."""
        if not any(found):
            return
        for index, line in zip(found, self.message.split("\n"), strict=True):
            if index:
                kind, _, text = line.partition(": ")
                raise (IndexError if kind == "IndexError" else RuntimeError)(text.format(index))

    def failed(self) -> None:
        """Do what eager does where the bool is false."""
        if self.kind == "warning":
            warnings.warn(self.message, UserWarning, stacklevel=2)
        else:
            raise (ValueError if self.kind == "value" else RuntimeError)(self.message)


@dataclass(frozen=True, slots=True)
class Program:
    """A lowered graph: StableHLO bytecode without locations, and the calling convention around it.

    `aliases` are (result, argument) pairs: the result is the new content of the argument's input, and
    XLA writes it where the argument is if a call donates that (tpu_compile/ownership.py). The program
    says so too (`tf.aliasing_output`), so the digest, and with it the cache's key, covers them.
    `xla_options` are what XLA is asked for this program in inference, unless the user asks for
    something else.
    `digest` is the bytecode's sha256. A program that was read back (`from_plain`) knows only that:
    its `stablehlo` is empty.
    """

    name: str
    stablehlo: bytes
    args: tuple[ArgSpec, ...]
    results: tuple[ResultSpec, ...]
    buffers: tuple[TensorSpec, ...]
    aliases: tuple[tuple[int, int], ...] = ()
    checks: tuple[ErrorCheck, ...] = ()
    xla_options: tuple[tuple[str, str], ...] = ()
    digest: str = ""

    def __post_init__(self) -> None:
        if not self.digest:
            object.__setattr__(self, "digest", hashlib.sha256(self.stablehlo).hexdigest())

    @property
    def on_device(self) -> bool:
        """Whether any tensor that goes in or comes out is on the device `tpu`."""
        return "tpu" in {*(a.device for a in self.args), *(r.device for r in self.results)}

    def plain(self) -> dict[str, Any]:
        """All but the bytecode as what JSON can hold; `from_plain` reads it.

        Raises TypeError for a result that is a Python value of another type than a plain number,
        text or None.
        """
        return {
            "name": self.name,
            "digest": self.digest,
            "args": [_plain_arg(a) for a in self.args],
            "results": [_plain_result(r) for r in self.results],
            "buffers": [_plain_tensor(b) for b in self.buffers],
            "aliases": [list(a) for a in self.aliases],
            "checks": [asdict(c) for c in self.checks],
            "xla_options": [list(o) for o in self.xla_options],
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Program:
        """The program that `plain()` describes, without its bytecode.

        Raises KeyError, TypeError or ValueError for what `plain()` would not write.
        """
        return cls(
            name=str(plain["name"]),
            stablehlo=b"",
            args=tuple(map(_arg, plain["args"])),
            results=tuple(map(_result, plain["results"])),
            buffers=tuple(map(_tensor, plain["buffers"])),
            aliases=tuple((int(r), int(a)) for r, a in plain["aliases"]),
            checks=tuple(ErrorCheck(**c) for c in plain["checks"]),
            xla_options=tuple((str(name), str(value)) for name, value in plain["xla_options"]),
            digest=str(plain["digest"]),
        )


# ---------------------------------------------------------------------- specs as lists, for JSON


def _plain_tensor(spec: TensorSpec) -> list[Any]:
    return [spec.dtype, *spec.shape]


def _tensor(plain: Any) -> TensorSpec:
    dtype, *shape = plain
    return TensorSpec(_ints(shape), str(dtype))


def _plain_arg(a: ArgSpec) -> list[Any]:
    layout = [list(a.order), list(a.broadcast)]
    return [a.source, a.index, _plain_tensor(a.spec), *layout, a.device, a.prefix]


def _arg(plain: Any) -> ArgSpec:
    source, index, spec, order, broadcast, device, prefix = plain
    if source not in ("input", "constant", "rng"):
        raise ValueError(f"an argument has no source {source!r}")
    layout = _ints(order), _ints(broadcast)
    return ArgSpec(source, int(index), _tensor(spec), *layout, _place(device), bool(prefix))


def _plain_result(r: ResultSpec) -> list[Any]:
    spec = None if r.spec is None else _plain_tensor(r.spec)
    value = _plain_value(r.value)
    placed = [r.source, r.index, spec, list(r.stride), r.offset, r.copy, value, r.device]
    return [*placed, list(r.bits)]


def _result(plain: Any) -> ResultSpec:
    source, index, spec, stride, offset, copy, value, device, bits = plain
    if source not in ("executable", "input", "value"):
        raise ValueError(f"a result has no source {source!r}")
    tensor = None if spec is None else _tensor(spec)
    value = float.fromhex(value["float"]) if isinstance(value, dict) else value
    strides = _ints(stride)
    if not set(bits) <= {"conj", "neg"}:
        raise ValueError(f"a result has no bits {bits!r}")
    place = _place(device)
    return ResultSpec(
        source, int(index), tensor, strides, int(offset), bool(copy), value, place, tuple(bits)
    )


def _plain_value(value: object) -> object:
    if type(value) is float:
        return {"float": value.hex()}  # JSON knows neither NaN nor infinity
    if value is None or type(value) in (bool, int, str):
        return value
    raise TypeError(f"a graph returns a {type(value).__name__}")


def _place(device: Any) -> Place:
    if device not in ("cpu", "tpu"):
        raise ValueError(f"no tensor is on {device!r}")
    return device  # type: ignore[no-any-return]


def _ints(values: Any) -> tuple[int, ...]:
    return tuple(map(int, values))

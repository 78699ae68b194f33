"""Why graphs were compiled: which guard failed, which size was new."""

from __future__ import annotations

import inspect
import logging
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tpu_compile.debug import Origin

log = logging.getLogger("tpu_compile")

# The records that are kept; a program that needs more of them has other worries.
KEPT = 1000


@dataclass(frozen=True, slots=True)
class Recompile:
    """One compile: a `trace` by dynamo, or a new `size` of a graph that was traced before."""

    kind: Literal["trace", "size"]
    function: str
    at: str  # the function's file and line
    compile_id: str  # dynamo's number, frame/recompile
    graph: str  # forward, backward or inference; "" for a trace
    cause: str

    def __str__(self) -> str:
        graph = f" {self.graph}" if self.graph else ""
        return f"[{self.compile_id}] {self.kind}{graph}: {self.cause}"


@dataclass(frozen=True, slots=True)
class Recompiles:
    """What was compiled for a function, in order; printed, a line for each."""

    function: str
    records: tuple[Recompile, ...]

    @property
    def traces(self) -> int:
        return sum(r.kind == "trace" for r in self.records)

    @property
    def sizes(self) -> int:
        return sum(r.kind == "size" for r in self.records)

    def __str__(self) -> str:
        head = f"{self.function}: {self.traces} traces, {self.sizes} graphs compiled for new sizes"
        return "\n".join([head, *(f"  {r}" for r in self.records)])


_records: deque[Recompile] = deque(maxlen=KEPT)


def explain_recompiles(fn: Any = None) -> Recompiles:
    """Why the graphs of a function (or module, compiled or not; all, when None) were compiled.

    A trace names the guard that failed, in dynamo's words; a new size names what changed since the
    last compile of that graph, and the bucket that it was compiled for, if any.
    """
    if fn is None:
        return Recompiles("all functions", tuple(_records))
    at = _place(fn)
    found = tuple(r for r in _records if r.at == at)
    name = found[0].function if found else getattr(fn, "__qualname__", type(fn).__name__)
    return Recompiles(name, found)


def record_trace(origin: Origin, reason: str | None) -> None:
    """Dynamo has traced a function; `reason` is why again."""
    cause = "first call" if not reason else " ".join(reason.split())
    _add(Recompile("trace", origin.function, origin.at, origin.compile_id, "", cause))


def record_sizes(
    origin: Origin,
    sizes: Mapping[str, Any],
    before: Mapping[str, Any] | None,
    bucket: Mapping[str, int] | None = None,
) -> None:
    """A graph is compiled for sizes, by what has them; `before` are those of its last compile."""
    if before is None:
        cause = "first sizes: " + ", ".join(f"{k} = {v}" for k, v in sizes.items())
    else:
        changed = {k: v for k, v in sizes.items() if before.get(k) != v}
        cause = ", ".join(f"{k} = {v}, was {before.get(k)}" for k, v in changed.items())
    if bucket is not None:
        cause += "; for the bucket " + ", ".join(f"{k} <= {v}" for k, v in bucket.items())
    if not sizes:
        cause = "new strides"
    _add(Recompile("size", origin.function, origin.at, origin.compile_id, origin.kind, cause))


def _add(record: Recompile) -> None:
    _records.append(record)
    log.info("%s %s", record.function, record)


def _place(fn: Any) -> str:
    """The file and line of a function's code, as graphs name it."""
    for name in ("_torchdynamo_orig_callable", "_orig_mod"):
        fn = getattr(fn, name, fn)
    fn = getattr(fn, "forward", fn)
    fn = inspect.unwrap(getattr(fn, "__func__", fn))
    code = getattr(fn, "__code__", None)
    if code is None:
        raise TypeError(f"no function or module: {fn!r}")
    return f"{code.co_filename}:{code.co_firstlineno}"

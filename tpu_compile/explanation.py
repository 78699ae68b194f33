"""`explain`: what a function was compiled to, what broke it apart, and what it waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import torch
from torch import fx, nn

from tpu_compile.backend import tpu
from tpu_compile.debug import Origin, Timings, watching
from tpu_compile.syncs import SyncPoint, host_syncs
from tpu_compile.torch_private import every_graph_compiled, graph_breaks, user_function


@dataclass(frozen=True, slots=True)
class Graph:
    """One graph of dynamo's: the user's function that it comes from, and its number of operations."""

    function: str
    at: str
    operations: int


@dataclass(frozen=True, slots=True)
class Break:
    """Why dynamo ended a graph, and the user's line."""

    reason: str
    at: str


@dataclass(frozen=True, slots=True)
class Fallback:
    """An operation that runs on torch's CPU kernel between compiled pieces of a graph."""

    graph: str
    operation: str
    reason: str


@dataclass(frozen=True, slots=True)
class ExecutableUse:
    """An executable that was made, or found: `cache` is hit, miss, shared or off.

    Seconds of its stages; None for one that was not needed.
    """

    graph: str
    nodes: int
    cache: str
    aot: float | None
    lower: float | None
    executable: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """What `explain` has found; `str` is for people, `to_dict` for programs."""

    function: str
    graphs: tuple[Graph, ...]
    breaks: tuple[Break, ...]
    fallbacks: tuple[Fallback, ...]
    syncs: tuple[SyncPoint, ...]
    executables: tuple[ExecutableUse, ...]
    seconds: Mapping[str, float]  # in all, and of the stages

    @property
    def cache_hits(self) -> int:
        """Executables that nobody had to compile."""
        return sum(e.cache in ("hit", "shared") for e in self.executables)

    def to_dict(self) -> dict[str, Any]:
        """All of it as what JSON can hold."""
        return {**asdict(self), "seconds": dict(self.seconds), "cache_hits": self.cache_hits}

    def __str__(self) -> str:
        counts = [
            _count(len(self.graphs), "graph"),
            _count(len(self.breaks), "break"),
            _count(len(self.fallbacks), "fallback"),
            _count(sum(s.times for s in self.syncs), "host sync"),
            f"{_count(len(self.executables), 'executable')} ({self.cache_hits} not compiled)",
        ]
        lines = [f"{self.function}: {', '.join(counts)}"]
        sections = {
            "graphs": [
                f"{g.function}: {_count(g.operations, 'operation')}{_at(g.at)}" for g in self.graphs
            ],
            "breaks": [f"{b.reason}{_at(b.at)}" for b in self.breaks],
            "fallbacks": [f"{f.operation} in {f.graph}: {f.reason}" for f in self.fallbacks],
            "host syncs": [f"{s.times}x {s.what}{_at(s.at)}" for s in self.syncs],
            "executables": list(map(_executable, self.executables)),
            "seconds": [f"{seconds:8.3f}  {stage}" for stage, seconds in self.seconds.items()],
        }
        for title, found in sections.items():
            if found:
                lines += ["", title, *(f"  {line}" for line in found)]
        return "\n".join(lines)


def _count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _at(at: str) -> str:
    return f"  at {at}" if at else ""


def _executable(e: ExecutableUse) -> str:
    done = {"hit": "loaded from the cache", "shared": "shared with an equal graph"}
    lowered = "not lowered" if e.lower is None else f"lowered in {e.lower:.3f} s"
    made = done.get(e.cache, "compiled")
    return f"{e.graph}: {e.nodes} nodes, {lowered}, {made} in {e.executable:.3f} s"


@dataclass
class Collector:
    """Hears of everything that is compiled while it is watching."""

    graphs: list[Graph] = field(default_factory=list)
    fallbacks: dict[Fallback, None] = field(default_factory=dict)
    executables: list[ExecutableUse] = field(default_factory=list)

    def graph(self, gm: fx.GraphModule) -> None:
        function, at = user_function()
        calls = [n for n in gm.graph.nodes if n.op.startswith("call_")]
        self.graphs.append(Graph(function, at, len(calls)))

    def fallback(self, origin: Origin, found: Mapping[str, str]) -> None:
        self.fallbacks.update(
            dict.fromkeys(Fallback(str(origin), op, why) for op, why in found.items())
        )

    def executable(self, origin: Origin, timings: Timings, nodes: int) -> None:
        t = timings
        self.executables.append(
            ExecutableUse(str(origin), nodes, t.cache, t.aot, t.lower, t.executable)
        )


@contextmanager
def explaining(function: str) -> Iterator[Callable[[], Explanation]]:
    """Collect what is compiled and waited for inside; what is given back says what it was."""
    collector, start = Collector(), perf_counter()
    breaks: list[Break] = []
    done: list[float] = []
    with watching(collector), host_syncs() as syncs, graph_breaks() as reasons:

        def explanation() -> Explanation:
            total = done[0] if done else perf_counter() - start
            breaks[:] = dict.fromkeys(Break(reason, at) for reason, at in reasons)
            made = collector.executables
            stages = {
                "AOTAutograd": sum(e.aot or 0.0 for e in made),
                "lowering": sum(e.lower or 0.0 for e in made),
                "XLA, or the cache": sum(e.executable for e in made),
            }
            rest = max(0.0, total - sum(stages.values()))
            return Explanation(
                function,
                tuple(collector.graphs),
                tuple(breaks),
                tuple(collector.fallbacks),
                syncs.points(),
                tuple(made),
                {**stages, "dynamo, and running it": rest, "in all": total},
            )

        try:
            yield explanation
        finally:
            done.append(perf_counter() - start)


def explain(
    fn: Callable[..., Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    dynamic: bool | None = None,
) -> Callable[..., Explanation]:
    """Compile a function or module anew, run it once, and say what became of it.

        print(tpu_compile.explain(model)(inputs))

    The report has dynamo's graphs and why each ended, the operations that are not compiled, where
    Python waits for a tensor's value (see `host_syncs`), the executables and what the cache had of
    them, and the seconds of each stage. `fn` may be what torch.compile or `train_step` returned.
    """

    def run(*args: Any, **kwargs: Any) -> Explanation:
        from tpu_compile.training import TrainStep

        def backend(gm: fx.GraphModule, example_inputs: Any) -> Any:
            return tpu(gm, example_inputs, mode=mode, options=options)

        call: Callable[..., Any]
        if isinstance(fn, TrainStep):
            name, call = f"train_step of {type(fn.model).__name__}", fn.again()
        else:
            plain = _uncompiled(fn)
            is_module = isinstance(plain, nn.Module)
            name = type(plain).__name__ if is_module else getattr(plain, "__qualname__", "function")
            # A backend of its own: dynamo reuses nothing that it has compiled for another.
            call = torch.compile(plain, backend=backend, dynamic=dynamic)
        with explaining(name) as explanation, every_graph_compiled():
            call(*args, **kwargs)
        return explanation()

    return run


def _uncompiled(fn: Callable[..., Any]) -> Callable[..., Any]:
    """What was given to torch.compile, where it was."""
    found = getattr(fn, "_orig_mod", None) or getattr(fn, "_torchdynamo_orig_callable", None)
    return fn if found is None else found

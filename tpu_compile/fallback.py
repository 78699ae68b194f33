"""Ops without a lowering: reported together, or run by torch's CPU kernels between compiled pieces."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import torch
from torch import fx

from tpu_compile.errors import UnsupportedOpError, format_message
from tpu_compile.lowering.control import is_random
from tpu_compile.lowering.graph import attribute, is_triton, user_line, why_unsupported
from tpu_compile.lowering.updates import is_update

Call = Callable[[list[Any]], Any]


class FallbackWarning(UserWarning):
    """Some ops of a graph run on torch's CPU kernels."""


def reports(nodes: Sequence[fx.Node], platform: str) -> dict[str, str]:
    """For each op that cannot be lowered: count and reason, and the user's lines that need it."""
    by_op: dict[str, list[fx.Node]] = {}
    for node in nodes:
        by_op.setdefault(str(node.target), []).append(node)
    found = {}
    for op, uses in by_op.items():
        lines = [f"{op}: {len(uses)}x, {why_unsupported(uses[0], platform)}"]
        lines.extend(f"  {at}" for at in dict.fromkeys(filter(None, map(user_line, uses))))
        found[op] = "\n".join(lines)
    return found


def refuse(nodes: Sequence[fx.Node], platform: str) -> UnsupportedOpError:
    """The error that lists every op of the graph that cannot be lowered."""
    count = len({n.target for n in nodes})
    return UnsupportedOpError(
        f"{count} operator{'s have' if count > 1 else ' has'} no lowering",
        [
            ("ops", "\n".join(reports(nodes, platform).values())),
            (
                "help",
                "add a rule in lowering/ or a decomposition in lowering/decompositions.py,\n"
                "or run them on the CPU: options={'fallback': 'cpu'}",
            ),
        ],
    )


def refuse_triton(nodes: Sequence[fx.Node], platform: str) -> UnsupportedOpError:
    """The error for what has neither a lowering nor a CPU kernel."""
    kernels = [n for n in nodes if is_triton(n)]
    return UnsupportedOpError(
        "Triton kernels run on GPUs",
        [
            ("ops", "\n".join(reports(kernels, platform).values())),
            ("help", "write the kernel with Pallas, as a tpu_compile.jax_op"),
        ],
    )


_warned: set[str] = set()


def warn(missing: Mapping[str, str]) -> None:
    """Warn once about each op that runs on the CPU, all new ones of a graph in one warning.

    `missing` is what `reports` says of them.
    """
    new = [text for op, text in missing.items() if op not in _warned]
    if not new:
        return
    _warned.update(missing)
    warnings.warn(
        format_message(
            "operators without a lowering run on torch's CPU kernels, between compiled pieces",
            [
                ("ops", "\n".join(new)),
                (
                    "help",
                    "options={'fallback': 'error'} or TPU_COMPILE_FALLBACK=error raises instead",
                ),
            ],
        ),
        FallbackWarning,
        stacklevel=2,
    )


class EmulationWarning(UserWarning):
    """A device computes a dtype with less precision or range than torch."""


def warn_float64(gm: fx.GraphModule) -> None:
    """Warn once where a graph for a TPU computes in float64."""
    at = next((n for n in gm.graph.nodes if n.op == "call_function" and _gives_float64(n)), None)
    if at is None or "float64" in _warned:
        return
    _warned.add("float64")
    warnings.warn(
        format_message(
            "TPUs have no float64: libtpu computes it in pairs of float32",
            [
                (
                    "means",
                    "about 48 bits instead of 53, and float32's range: larger values overflow",
                ),
                ("first", f"{at.target} {user_line(at)}".strip()),
                ("help", "use float32, or keep the computation out of the compiled function"),
            ],
        ),
        EmulationWarning,
        stacklevel=2,
    )


def _gives_float64(node: fx.Node) -> bool:
    value = node.meta.get("val")
    values = value if isinstance(value, tuple | list) else (value,)
    return any(isinstance(v, torch.Tensor) and v.dtype == torch.float64 for v in values)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a graph in running order: one op for torch, or a subgraph to compile."""

    nodes: tuple[fx.Node, ...]
    compiled: bool


def split(gm: fx.GraphModule, platform: str) -> list[Piece]:
    """Order the graph into few pieces: all that can be compiled now, then what cannot, and again."""
    calls = [n for n in gm.graph.nodes if n.op == "call_function"]
    waiting = [n for n in calls if not is_update(n)]
    eager = {n for n in waiting if why_unsupported(n, platform) is not None}
    # A part of a tuple is taken where the tuple is made.
    for n in waiting:
        if n.target is not None and n.args and n.args[0] in eager and _is_getitem(n):
            eager.add(n)
    done = {n for n in gm.graph.nodes if n.op in ("placeholder", "get_attr")}
    # What draws from torch's generator draws in the graph's order.
    before = dict(pairwise(reversed([n for n in waiting if n in eager and is_random(n)])))
    pieces: list[Piece] = []
    want_eager = False
    while waiting:
        now: list[fx.Node] = []
        rest: list[fx.Node] = []
        for n in waiting:
            ready = (n in eager) == want_eager and all(i in done for i in n.all_input_nodes)
            ready = ready and (n not in before or before[n] in done)
            if ready:
                done.add(n)
            (now if ready else rest).append(n)
        if want_eager:
            pieces.extend(Piece((n,), compiled=False) for n in now)
        elif now:
            pieces.append(Piece(tuple(now), compiled=True))
        waiting, want_eager = rest, not want_eager
    # Last of all: every piece is to see the inputs as they were.
    return [*pieces, *(Piece((n,), compiled=False) for n in calls if is_update(n))]


def _is_getitem(node: fx.Node) -> bool:
    return getattr(node.target, "__name__", "") == "getitem"


@dataclass(frozen=True, slots=True)
class Step:
    """A piece in use: one op for torch, or a compiled call and the nodes that go in and come out."""

    nodes: tuple[fx.Node, ...]
    call: Call | None = None
    inputs: tuple[fx.Node, ...] = ()
    outputs: tuple[fx.Node, ...] = ()


class PiecewiseCall:
    """Runs the pieces of a graph in order: compiled calls, and torch ops between them.

    `missing` is what `reports` says of the ops that run on the CPU.
    """

    _boxed_call = True

    def __init__(
        self, gm: fx.GraphModule, steps: Sequence[Step], missing: Mapping[str, str]
    ) -> None:
        self.graph = gm
        self.steps = tuple(steps)
        self.missing = dict(missing)
        self._inputs = gm.graph.find_nodes(op="placeholder")
        (output,) = gm.graph.find_nodes(op="output")
        self._output = output.args[0]
        self._attributes = {n: attribute(gm, n) for n in gm.graph.find_nodes(op="get_attr")}
        self._run: list[Callable[[dict[fx.Node, Any]], None]] = []
        last = _last_uses([s.nodes for s in steps], output)
        for number, step in enumerate(steps):
            self._run.append(_eager_step(step.nodes[0]) if step.call is None else _compiled(step))
            self._run.append(_free_step([n for n, at in last.items() if at == number]))

    def __call__(self, args: list[Any]) -> Any:
        env: dict[fx.Node, Any] = dict(zip(self._inputs, args, strict=True))
        env.update(self._attributes)
        args.clear()
        with torch.no_grad():
            for run in self._run:
                run(env)
        return fx.node.map_arg(self._output, lambda n: env[n])


def compile_pieces(
    gm: fx.GraphModule, compile_piece: Callable[[fx.GraphModule, str], Call], platform: str
) -> list[Step]:
    """The steps of a graph's PiecewiseCall; `compile_piece` gets each piece and a name for it."""
    pieces = split(gm, platform)
    (output,) = gm.graph.find_nodes(op="output")
    last = _last_uses([p.nodes for p in pieces], output)
    steps = []
    for number, piece in enumerate(pieces):
        if not piece.compiled:
            steps.append(Step(piece.nodes))
            continue
        outputs = [n for n in piece.nodes if last[n] > number]
        outputs = [n for n in outputs if not isinstance(n.meta.get("val"), tuple | list)]
        sub, inputs = _extract(gm, piece.nodes, set(piece.nodes), outputs)
        call = compile_piece(sub, f"piece{number}")
        steps.append(Step(piece.nodes, call, tuple(inputs), tuple(outputs)))
    return steps


def _last_uses(pieces: Sequence[Sequence[fx.Node]], output: fx.Node) -> dict[fx.Node, int]:
    """For each node, the number of the last piece that needs it; what is returned never ends."""
    last: dict[fx.Node, int] = {}
    for number, nodes in enumerate(pieces):
        for n in nodes:
            last[n] = number
            for i in n.all_input_nodes:
                last[i] = number
    for n in output.all_input_nodes:
        last[n] = len(pieces)
    return last


def _free_step(nodes: Sequence[fx.Node]) -> Callable[[dict[fx.Node, Any]], None]:
    def step(env: dict[fx.Node, Any]) -> None:
        for n in nodes:
            env.pop(n, None)

    return step


def _eager_step(node: fx.Node) -> Callable[[dict[fx.Node, Any]], None]:
    target: Any = node.target

    def step(env: dict[fx.Node, Any]) -> None:
        args, kwargs = fx.node.map_arg((node.args, node.kwargs), lambda n: env[n])
        env[node] = target(*args, **kwargs)

    return step


def _compiled(piece: Step) -> Callable[[dict[fx.Node, Any]], None]:
    call, inputs, outputs = piece.call, piece.inputs, piece.outputs
    assert call is not None

    def step(env: dict[fx.Node, Any]) -> None:
        env.update(zip(outputs, call([env[n] for n in inputs]), strict=True))

    return step


def _extract(
    gm: fx.GraphModule,
    nodes: Sequence[fx.Node],
    inside: set[fx.Node],
    outputs: Sequence[fx.Node],
) -> tuple[fx.GraphModule, list[fx.Node]]:
    """A graph of `nodes` whose inputs are what they take from outside."""
    graph = fx.Graph()
    env: dict[fx.Node, fx.Node] = {}
    outside = dict.fromkeys(i for n in nodes for i in n.all_input_nodes if i not in inside)
    inputs = [n for n in outside if n.op != "get_attr"]
    for n in inputs:
        env[n] = graph.placeholder(n.name)
        env[n].meta = dict(n.meta)
    for n in outside:
        if n.op == "get_attr":
            env[n] = graph.node_copy(n)
    for n in nodes:
        env[n] = graph.node_copy(n, lambda i: env[i])
    graph.output(tuple(env[n] for n in outputs))
    return fx.GraphModule(gm, graph), inputs

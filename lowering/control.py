"""Control flow: torch's higher-order ops, whose graphs become StableHLO regions and functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.mlir import func, hlo, ir
from tpu_compile.lowering.registry import arguments, family, lower
from tpu_compile.lowering.types import Spec, tensor_type
from tpu_compile.torch_private import (
    cond_op,
    invoke_subgraph,
    map_op,
    run_and_save_rng_state,
    run_with_rng_state,
    scan_op,
    while_loop_op,
)

aten = torch.ops.aten

# Ops that make a call look at a value before it returns (`Builder.check`), whatever their arguments.
_CHECKING = frozenset({aten.cholesky.default, aten._functional_assert_async.msg})


def subgraphs(node: fx.Node) -> list[fx.GraphModule]:
    """The graphs that a node calls."""
    given = [held(n) for n in node.all_input_nodes if n.op == "get_attr"]
    return [g for g in given if isinstance(g, fx.GraphModule)]


def held(node: fx.Node) -> Any:
    """What a get_attr node gives."""
    found: Any = node.graph.owning_module
    for part in str(node.target).split("."):
        found = getattr(found, part)
    return found


def nodes_within(node: fx.Node) -> list[fx.Node]:
    """The calls in the graphs that a node calls, at any depth."""
    own = [n for g in subgraphs(node) for n in g.graph.nodes if n.op == "call_function"]
    return [*own, *(inner for n in own for inner in nodes_within(n))]


def _checks(node: fx.Node) -> bool:
    """Whether the node can make the call raise."""
    if not isinstance(node.target, OpOverload):
        return False
    return (
        not node.target._schema.returns
        or node.target in _CHECKING
        or bool(arguments(node).get("check_errors"))
    )


_RANDOM = (run_and_save_rng_state, run_with_rng_state)


def is_random(node: fx.Node) -> bool:
    """Whether a node draws random numbers, itself or in a graph that it calls."""
    if torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()):
        return True
    return node.target in _RANDOM or any(map(_is_random, subgraphs(node)))


def _is_random(graph: fx.GraphModule) -> bool:
    return any(is_random(n) for n in graph.graph.nodes if n.op == "call_function")


def _holds_tensors(graph: fx.GraphModule) -> bool:
    """Whether the graph, or one that it calls, has constants, which are arguments of the program."""
    things = [held(n) for n in graph.graph.nodes if n.op == "get_attr"]
    return any(
        isinstance(h, torch.Tensor) or (isinstance(h, fx.GraphModule) and _holds_tensors(h))
        for h in things
    )


def _unless(*sequences: int) -> Callable[[fx.Node], str | None]:
    """Declines what control flow of StableHLO cannot do.

    `sequences` are the positions of arguments that hold a loop's state: tensors, all of them.
    """

    def reason(node: fx.Node) -> str | None:
        checking = next((n for n in nodes_within(node) if _checks(n)), None)
        if checking is not None:
            return f"{checking.target} inside of it checks a value"
        args: tuple[Any, ...] = node.args
        states = [x for i in sequences for x in args[i]]
        values = node.meta["val"] if isinstance(node.meta["val"], tuple | list) else ()
        carried = [x.meta["val"] if isinstance(x, fx.Node) else x for x in states]
        if not all(isinstance(v, torch.Tensor) for v in carried):
            return "a number is carried from step to step"
        if not all(v is None or isinstance(v, torch.Tensor) for v in values):
            return "it gives a number"
        return None

    return reason


def _fork(b: Builder) -> Value:
    """The state of a part of the program that draws on its own."""
    return b.random_bits((2,), torch.uint64)


def _of_step(b: Builder, state: Value, step: Value) -> Value:
    """The state of one step of a loop that was given `state`."""
    zero = b.zeros((1,), torch.int64)
    # Four words a step: no two share a block of the generator's output.
    offset = b.concatenate([zero, b.reshape(step * 4, (1,))], 0)
    moved = b.bitcast(b.bitcast(state, torch.int64) + offset, torch.uint64)
    with b.random_state_from(moved):
        return _fork(b)


def _inline(b: Builder, graph: fx.GraphModule, args: Sequence[Any]) -> Sequence[Any]:
    """The results of a graph whose operations are put here."""
    assert b.inline is not None, "only the driver lowers graphs"
    return b.inline(graph, args)


@contextmanager
def _nested(b: Builder) -> Iterator[None]:
    """Inside, a region or a function is filled: what it computes is not the program's own."""
    b.depth += 1
    try:
        yield
    finally:
        b.depth -= 1


def _values(results: Sequence[Any]) -> list[Value]:
    return [r for r in results if isinstance(r, Value)]


def _refill(template: Sequence[Any], values: Sequence[Value]) -> tuple[Any, ...]:
    """The values, with None where `template` has it."""
    rest = iter(values)
    return tuple(None if t is None else next(rest) for t in template)


@lower(cond_op, unless=_unless())
@family
def cond(b: Builder, pred: Value, true_fn: Any, false_fn: Any, operands: Any) -> tuple[Any, ...]:
    """Both branches see the operands as what is around them; none is passed."""
    outs = b.outs
    chosen = b.reshape(b.ne_zero(pred), ())
    op = hlo.IfOp([tensor_type(*s) for s in outs if s is not None], chosen.ir)
    with _nested(b):
        for region, branch in zip(op.regions, (true_fn, false_fn), strict=True):
            b.region(region, [], lambda branch=branch: _values(_inline(b, branch, operands)))
    return _refill(outs, [b.wrap(r) for r in op.results])


@lower(while_loop_op, unless=_unless(2))
@family
def while_loop(
    b: Builder, cond_fn: Any, body_fn: Any, carried: Any, additional: Any
) -> tuple[Value, ...]:
    """The number of the step is carried, too, where steps draw random numbers of their own."""
    random = _is_random(cond_fn) or _is_random(body_fn)
    base = _fork(b) if random else None
    first = [b.scalar(0, torch.int64)] if random else []

    def step(graph: Any, state: Sequence[Value], part: int) -> Sequence[Any]:
        if base is None:
            return _inline(b, graph, [*state, *additional])
        with b.random_state_from(_of_step(b, base, state[0] * 2 + part)):
            return _inline(b, graph, [*state[1:], *additional])

    def proceed(*state: Value) -> Value:
        return b.reshape(b.ne_zero(step(cond_fn, state, 0)[0]), ())

    def advance(*state: Value) -> Sequence[Value]:
        return [*(state[0] + 1 for _ in first), *step(body_fn, state, 1)]

    with _nested(b):
        return tuple(b.while_loop([*first, *carried], proceed, advance)[len(first) :])


def _loop(
    b: Builder,
    graph: fx.GraphModule,
    carry: Sequence[Value],
    xs: Sequence[Value],
    additional: Sequence[Any],
    stacked: Sequence[Spec | None],
) -> tuple[list[Value], list[Value]]:
    """Call `graph(*carry, *(one of each xs), *additional)` in turn: the last carry, all its outputs."""
    steps, count = xs[0].shape[0], len(carry)
    base = _fork(b) if _is_random(graph) else None
    specs = [s for s in stacked if s is not None]
    outs = [b.zeros(s.shape, s.dtype) for s in specs]
    start = b.scalar(0, torch.int64)

    def body(i: Value, *state: Value) -> list[Value]:
        taken = [_one(b, x, i) for x in xs]
        args = [*state[:count], *taken, *additional]
        if base is None:
            results = _inline(b, graph, args)
        else:
            with b.random_state_from(_of_step(b, base, i)):
                results = _inline(b, graph, args)
        parts = _values(results[count:])
        placed = [_placed(b, o, p, i) for o, p in zip(state[count:], parts, strict=True)]
        return [i + 1, *results[:count], *placed]

    with _nested(b):
        _, *final = b.while_loop([start, *carry, *outs], lambda i, *_: i < steps, body)
    return final[:count], final[count:]


def _one(b: Builder, x: Value, i: Value) -> Value:
    zero = b.scalar(0, i.dtype)
    part = b.dynamic_slice(x, [i, *[zero] * (x.rank - 1)], [1, *x.shape[1:]])
    return b.reshape(part, x.shape[1:])


def _placed(b: Builder, out: Value, part: Value, i: Value) -> Value:
    zero = b.scalar(0, i.dtype)
    part = b.reshape(part, (1, *part.shape))
    return b.dynamic_update_slice(out, part, [i, *[zero] * (out.rank - 1)])


@lower(scan_op, unless=_unless(1, 2))
@family
def scan(b: Builder, combine_fn: Any, init: Any, xs: Any, additional: Any) -> tuple[Any, ...]:
    """Steps along the first dimension: torch has moved and turned what is scanned otherwise."""
    stacked = b.outs[len(init) :]
    carry, outs = _loop(b, combine_fn, init, xs, additional, stacked)
    return (*carry, *_refill(stacked, outs))


@lower(map_op, unless=_unless(1))
@family
def mapped(b: Builder, f: Any, xs: Any, additional: Any) -> tuple[Any, ...]:
    """A scan that carries nothing."""
    stacked = b.outs
    return _refill(stacked, _loop(b, f, [], xs, additional, stacked)[1])


@lower(invoke_subgraph, unless=_unless())
@family
def invoke(b: Builder, graph: Any, identifier: str, *operands: Any) -> tuple[Any, ...]:
    """A call of a private function, of which a region that is called often has one."""
    outs = b.outs
    if _holds_tensors(graph) or not all(isinstance(x, Value) for x in operands):
        return tuple(_inline(b, graph, operands))
    random = _is_random(graph)
    state = [_fork(b)] if random else []

    def body(*args: Value) -> Sequence[Any]:
        if not random:
            return _inline(b, graph, args)
        with b.random_state_from(args[0]):
            return _inline(b, graph, args[1:])

    args = [*state, *operands]
    specs = [Spec(a.shape, a.dtype) for a in args]
    return _refill(outs, b.call(graph, lambda: _function(b, specs, body), args))


def _function(b: Builder, args: Sequence[Spec], body: Callable[..., Sequence[Any]]) -> Any:
    """A private function, named by its number: equal graphs give equal programs."""
    name = f"region_{len(b.module.body.operations)}"
    with ir.InsertionPoint(b.module.body):
        made = func.FuncOp(name, ir.FunctionType.get([], []), visibility="private")
    inputs = [tensor_type(*s) for s in args]
    block = ir.Block.create_at_start(made.regions[0], inputs, [ir.Location.unknown()] * len(args))
    with ir.InsertionPoint(block), _nested(b):
        values = [b.wrap(a) for a in block.arguments]
        results = [v.ir for v in _values(body(*values))]
        func.ReturnOp(results)
    kind = ir.FunctionType.get(inputs, [r.type for r in results])
    made.attributes["function_type"] = ir.TypeAttr.get(kind)
    return made

"""The driver: a functional ATen graph becomes a Program, one rule a node, each result checked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import torch
from torch import fx
from torch._ops import HigherOrderOperator, OpOverload

from tpu_compile import errors
from tpu_compile.errors import JaxOpError, LoweringError
from tpu_compile.lowering import cpu, layout, registry, writes
from tpu_compile.lowering import rules as _rules  # noqa: F401  # fills the registry
from tpu_compile.lowering.bounds import bounds_in_graph, first_beyond
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.control import subgraphs
from tpu_compile.lowering.layout import Layout
from tpu_compile.lowering.mlir import context, func, ir, strip_locations, to_bytecode
from tpu_compile.lowering.narrowing import narrow
from tpu_compile.lowering.outputs import plan_results
from tpu_compile.lowering.tpu import why_refused
from tpu_compile.lowering.types import ELEMENT_TYPE, Spec, dtype_name, tensor_type
from tpu_compile.lowering.updates import is_update, updates
from tpu_compile.program import (
    MODULE_NAME,
    ArgSpec,
    Chip,
    ErrorCheck,
    Place,
    Program,
    TensorSpec,
)
from tpu_compile.torch_private import default_device, is_storage, with_effects

# Larger tensors that a graph holds become arguments: they would bloat the program and its key.
INLINE_CONSTANT_ELEMENTS = 16

# In a node's meta: why it is to run on torch's kernels, though there is a rule.
ON_TORCH = "tpu_compile_on_torch"
# And why a node cannot be lowered: its result's size or place in memory depends on data.
BY_DATA = "tpu_compile_by_data"


@dataclass(frozen=True, slots=True)
class Lowered:
    """A Program with what stays beside it: the constants it takes and the module with locations."""

    program: Program
    constants: tuple[torch.Tensor, ...]
    module: Any

    def text(self, *, locations: bool = True) -> str:
        """StableHLO as text."""
        return str(self.module.operation.get_asm(enable_debug_info=locations))

    def located(self) -> bytes:
        """StableHLO as bytecode, with the user's lines; the program's own has none."""
        return to_bytecode(self.module)


def lower(
    gm: fx.GraphModule,
    *,
    name: str = "graph",
    precision: str = "highest",
    platform: str = "cpu",
    chip: Chip | None = None,
    attention: str = "auto",
    user_outputs: int | None = None,
    guarded_strides: bool = True,
    check_indices: bool = False,
) -> Lowered:
    """Lower a functional graph of static shapes whose nodes carry FakeTensors in `meta["val"]`.

    `user_outputs` is how many of the outputs a user sees, counted from the first (all when None);
    the others are tensors saved for backward, whose strides are ours to choose.
    `chip` says which TPU the platform is, for kernels that are written for one; `attention` says
    whether there is one for attention: `auto`, `xla` or `flash`.
    `guarded_strides` says that inputs come with the strides of their FakeTensors: then one that is
    expanded is taken unexpanded. `check_indices` has a call raise for an index that is out of bounds.

    Raises LoweringError when a rule is missing, fails, or returns what FakeTensor does not expect.
    """
    with context(), ir.Location.unknown():
        b = Builder(
            ir.Module.create(),
            precision=precision,
            platform=platform,
            chip=chip,
            attention=attention,
        )
        return _Driver(gm, name, b, user_outputs, guarded_strides, check_indices).run()


def unsupported_nodes(gm: fx.GraphModule, platform: str = "cpu") -> list[fx.Node]:
    """The nodes that cannot be lowered for a platform."""
    sound: set[int] = set()
    calls = (n for n in gm.graph.nodes if n.op == "call_function")
    return [n for n in calls if why_unsupported(n, platform, sound)]


def attribute(gm: torch.nn.Module | None, node: fx.Node) -> Any:
    """What a get_attr node of `gm` holds."""
    held: Any = gm
    for part in str(node.target).split("."):
        held = getattr(held, part)
    return held


def why_unsupported(
    node: fx.Node, platform: str = "cpu", sound: set[int] | None = None
) -> str | None:
    """Why a call_function node cannot be lowered for a platform, or None where it can.

    `sound` are the ids of values that a caller which asks for many nodes keeps: their types can be
    lowered, or it does not matter.
    """
    if node.target in _PYTHON_CALLS or is_update(node):
        return None
    for mark in (ON_TORCH, BY_DATA):
        if mark in node.meta:
            return str(node.meta[mark])
    rule = registry.find(node.target)
    if rule is None:
        if is_triton(node):
            return "Triton kernels run on GPUs"
        if isinstance(node.target, OpOverload | HigherOrderOperator) or not _is_static(node):
            return "no lowering"
        return None  # arithmetic on sizes that are plain numbers here
    sound = set() if sound is None else sound
    for v in (node, *node.all_input_nodes):
        val = v.meta.get("val")
        if id(val) in sound:
            continue
        reason = _why_no_type(val)
        if reason is None and v is not node and isinstance(val, torch.SymFloat):
            reason = "takes a number that depends on data"
        if reason is not None:
            return reason
        if isinstance(val, torch.Tensor):
            sound.add(id(val))
    reason = rule.unless(node) if rule.unless is not None else None
    if reason is None and isinstance(node.target, HigherOrderOperator):
        reason = _why_unsupported_within(node, platform)
    return reason or (why_refused(node) if platform == "tpu" else None)


def _why_no_type(val: Any) -> str | None:
    """Why a value cannot be in a program, or None where it can."""
    for t in flat(val):
        if isinstance(t, torch.Tensor) and t.dtype not in ELEMENT_TYPE:
            return f"no StableHLO type for {dtype_name(t.dtype)}"
        if isinstance(t, torch.Tensor) and t.layout is not torch.strided:
            return f"no lowering for the layout {t.layout}"
    return None


def is_triton(node: fx.Node) -> bool:
    """Whether a node launches a Triton kernel, which neither we nor torch's CPU kernels can."""
    target = node.target
    return isinstance(target, HigherOrderOperator) and target.name().startswith("triton_kernel")


def _why_unsupported_within(node: fx.Node, platform: str) -> str | None:
    """Why a graph that the node calls cannot be lowered, or None."""
    for inner in (n for g in subgraphs(node) for n in g.graph.nodes if n.op == "call_function"):
        reason = why_unsupported(inner, platform)
        if reason is not None:
            return f"{inner.target} inside of it: {reason}"
    return None


def _is_static(node: fx.Node) -> bool:
    return isinstance(node.meta.get("val"), int | float | bool)


class _Driver:
    """One run of `lower`; holds the environment from FX nodes to Values."""

    def __init__(
        self,
        gm: fx.GraphModule,
        name: str,
        b: Builder,
        user_outputs: int | None,
        guarded_strides: bool,
        check_indices: bool,
    ) -> None:
        self.gm = gm
        self.name = name
        self.module = b.module
        self.b = b
        self.env: dict[fx.Node, Any] = {}
        self.specs: dict[int, tuple[Spec | None, ...]] = {}  # by id: the graph keeps the values
        self.args: list[ArgSpec] = []
        self.constants: list[torch.Tensor] = []
        self.guarded_strides = guarded_strides
        self.check_indices = check_indices
        self.beyond: dict[Any, tuple[Value, str]] = {}  # of each bound: a bad index, and its error
        self.updates = updates(gm)
        self.plans = plan_results(gm, user_outputs, frozenset(self.updates))
        self.live = _live_nodes(
            gm, {p.node for p in self.plans if p.node is not None}, self.updates
        )
        self.inputs = {n: i for i, n in enumerate(gm.graph.find_nodes(op="placeholder"))}

    def run(self) -> Lowered:
        self.module.operation.attributes["sym_name"] = ir.StringAttr.get(MODULE_NAME)
        with ir.InsertionPoint(self.module.body):
            main = func.FuncOp("main", ir.FunctionType.get([], []))
        self.block = main.add_entry_block()
        self.b.rng_state = self._rng_state
        self.b.inline = self._inline
        self._rng: Value | None = None
        with ir.InsertionPoint(self.block):
            for node in self.live:
                with _location(node):
                    self.env[node] = self._node(node)
            self._check_beyond()
            results, buffers, values = self._results()
            aliases = self._updates(buffers, values)
            checks = self._checks(buffers, values)
            func.ReturnOp([v.ir for v in values])
        kind = ir.FunctionType.get(
            [a.type for a in self.block.arguments], [v.ir.type for v in values]
        )
        main.attributes["function_type"] = ir.TypeAttr.get(kind)
        writes.merge(self.b, self.block)
        if self.b.platform == "tpu":
            narrow(self.block)
        if aliases:
            main.attributes["arg_attrs"] = _donations(aliases, len(self.args))
        if not self.module.operation.verify():
            raise LoweringError(f"the module lowered from {self.name} does not verify")
        program = Program(
            name=self.name,
            stablehlo=to_bytecode(strip_locations(self.module, kernels=self.b.platform == "tpu")),
            args=tuple(self.args),
            results=results,
            buffers=tuple(buffers),
            aliases=aliases,
            checks=checks,
            xla_options=self._xla_options(),
        )
        return Lowered(program, tuple(self.constants), self.module)

    def _xla_options(self) -> cpu.XlaOptions:
        """What the compiler of the program's platform is asked for."""
        if self.b.platform != "cpu":
            return ()
        return cpu.xla_options(convolutions=self.b.convolutions > 0)

    # ------------------------------------------------------------------ arguments

    def _argument(self, spec: ArgSpec, at: Any = None) -> Value:
        """Append an argument to main and give it the graph's shape again."""
        dtype = getattr(torch, spec.spec.dtype)
        lay = Layout(spec.order, spec.broadcast)
        kind = tensor_type(lay.physical_shape(spec.spec.shape), dtype)
        value = self.block.add_argument(kind, at or ir.Location.unknown())
        self.args.append(spec)
        buffer = Value(self.b, value, lay.physical_shape(spec.spec.shape), dtype)
        return layout.to_logical(self.b, buffer, spec.spec.shape, lay)

    def _rng_state(self) -> Value:
        if self._rng is None:
            spec = ArgSpec("rng", 0, TensorSpec((2,), "uint64"), (0,))
            self._rng = self._argument(spec)
        return self._rng

    def _placeholder(self, node: fx.Node) -> Any:
        val = node.meta.get("val")
        if not isinstance(val, torch.Tensor):
            return val
        lay = layout.of(val)
        if lay.broadcast and not self.guarded_strides:
            lay = layout.contiguous(val.dim())
        spec = TensorSpec(tuple(val.shape), dtype_name(val.dtype))
        place: Place = "tpu" if val.device.type == "tpu" else "cpu"
        index = self.inputs[node]
        storage = is_storage(node) and val.dim() == 1
        spec_of = ArgSpec("input", index, spec, lay.order, lay.broadcast, place, storage)
        return self._argument(spec_of, _argument_location(node))

    def _constant(self, node: fx.Node) -> Any:
        held = attribute(self.gm, node)
        if not isinstance(held, torch.Tensor):
            return held
        held = held.detach().resolve_conj().resolve_neg().contiguous()
        if held.numel() <= INLINE_CONSTANT_ELEMENTS:
            return self.b.array(held, held.dtype)
        self.constants.append(held)
        spec = TensorSpec(tuple(held.shape), dtype_name(held.dtype))
        order = tuple(range(held.dim()))
        return self._argument(ArgSpec("constant", len(self.constants) - 1, spec, order))

    # ------------------------------------------------------------------ nodes

    def _node(self, node: fx.Node) -> Any:
        if node.op == "placeholder":
            return self._placeholder(node)
        if node.op == "get_attr":
            return self._constant(node)
        target = node.target
        args = [self._value(a) for a in node.args]
        kwargs = {k: self._value(v) for k, v in node.kwargs.items()}
        rule = registry.find(target)
        if rule is None:
            if target in _PYTHON_CALLS or _is_static(node):
                return target(*args, **kwargs)  # type: ignore[operator]
            raise LoweringError(f"{target} has no lowering", _facts(node))
        if self.check_indices and not self.b.depth:
            self._look_at_indices(node)
        val = node.meta.get("val")
        self.b.outs = self._specs(val)
        self.b.node = node
        try:
            result = rule.fn(self.b, *args, **kwargs)
        except (LoweringError, JaxOpError):
            raise
        except Exception as err:
            raise LoweringError(
                f"the rule for {target} failed: {type(err).__name__}: {err}",
                [*_facts(node), ("rule", rule.where), ("help", "this is a bug in that rule")],
            ) from err
        if isinstance(val, (torch.Tensor, tuple, list)):
            self._check(node, rule, result)
        return result

    def _look_at_indices(self, node: fx.Node) -> None:
        for bound in bounds_in_graph(node):
            key = (bound.index, bound.low, bound.size, bound.ignored)
            if key not in self.beyond:
                index = self.env[bound.index]
                self.beyond[key] = first_beyond(self.b, index, bound), bound.error

    def _check_beyond(self) -> None:
        """One result for the indices of the whole graph, in the order in which eager looks at them."""
        if self.beyond:
            found, errors = zip(*self.beyond.values(), strict=True)
            self.b.check(self.b.concatenate(found, 0), "index", "\n".join(errors))

    def _specs(self, val: Any) -> tuple[Spec | None, ...]:
        """`_specs` of a value that many nodes of a substituted graph share."""
        found = self.specs.get(id(val))
        if found is None:
            found = self.specs[id(val)] = _specs(val)
        return found

    def _inline(self, gm: fx.GraphModule, args: Sequence[Any]) -> list[Any]:
        """Lower a graph that a node calls, at the current insertion point; its results."""
        outer = self.gm, self.env, self.b.outs, self.b.node
        inputs = gm.graph.find_nodes(op="placeholder")
        (output,) = gm.graph.find_nodes(op="output")
        self.gm, self.env = gm, dict(zip(inputs, args, strict=True))
        for node in _live_nodes(gm, output.all_input_nodes, {}):
            if node.op != "placeholder":
                with _location(node):
                    self.env[node] = self._node(node)
        results = self._value(output.args[0])
        self.gm, self.env, self.b.outs, self.b.node = outer
        return results if isinstance(results, list) else [results]

    def _value(self, arg: Any) -> Any:
        if isinstance(arg, fx.Node):
            return self.env[arg]
        if arg is None or isinstance(arg, (int, float)):
            return arg
        if isinstance(arg, (list, tuple)):
            return [self._value(a) for a in arg]
        if isinstance(arg, dict):
            return {k: self._value(v) for k, v in arg.items()}
        if isinstance(arg, slice):
            return slice(*(self._value(v) for v in (arg.start, arg.stop, arg.step)))
        return arg

    def _check(self, node: fx.Node, rule: registry.Rule, result: Any) -> None:
        """FakeTensor is the specification: number, shape and dtype of the results."""
        results = result if isinstance(result, (tuple, list)) else (result,)
        if not self._fits(results):
            have = ", ".join(map(_describe, results))
            want = ", ".join(map(str, self.b.outs))
            raise LoweringError(
                f"the rule for {node.target} returned {have}; the fake tensor says {want}",
                [*_facts(node), ("rule", rule.where), ("help", "this is a bug in that rule")],
            )

    def _fits(self, results: Sequence[Any]) -> bool:
        if len(results) != len(self.b.outs):
            return False
        for i, (r, want) in enumerate(zip(results, self.b.outs, strict=True)):
            if want is None:
                continue
            if r is None and not self.b.used(i):
                continue
            if not isinstance(r, Value) or r.shape != want.shape or r.dtype != want.dtype:
                return False
        return True

    # ------------------------------------------------------------------ results

    def _results(self) -> tuple[Any, list[TensorSpec], list[Value]]:
        """The result specs, the executable's buffers, and the values that main returns."""
        values: list[Value] = []
        buffers: list[TensorSpec] = []
        numbers: dict[tuple[fx.Node, Layout], int] = {}
        results = []
        for plan in self.plans:
            if plan.node is None:
                results.append(plan.result(0))
                continue
            key = (plan.node, plan.layout)
            if key not in numbers:
                numbers[key] = len(values)
                value = layout.to_physical(self.b, self.env[plan.node], plan.layout)
                values.append(value)
                buffers.append(TensorSpec(value.shape, dtype_name(value.dtype)))
            results.append(plan.result(numbers[key]))
        return tuple(results), buffers, values

    def _updates(
        self, buffers: list[TensorSpec], values: list[Value]
    ) -> tuple[tuple[int, int], ...]:
        """Append the new values of updated inputs, each as its input lies in memory."""
        position = {a.index: i for i, a in enumerate(self.args) if a.source == "input"}
        aliases = []
        for node, new in self.updates.items():
            value = layout.to_physical(self.b, self.env[new], layout.of(node.meta["val"]))
            aliases.append((len(values), position[self.inputs[node]]))
            values.append(value)
            buffers.append(TensorSpec(value.shape, dtype_name(value.dtype)))
        return tuple(aliases)

    def _checks(self, buffers: list[TensorSpec], values: list[Value]) -> tuple[ErrorCheck, ...]:
        """Append what a call must look at before it returns."""
        first = len(values)
        for value, _ in self.b.checks:
            values.append(value)
            buffers.append(TensorSpec(value.shape, dtype_name(value.dtype)))
        return tuple(make(i) for i, (_, make) in enumerate(self.b.checks, first))


def _donations(aliases: Sequence[tuple[int, int]], arguments: int) -> Any:
    """Argument attributes that let XLA write a result where the argument is."""
    attrs: list[dict[str, Any]] = [{} for _ in range(arguments)]
    i32 = ir.IntegerType.get_signless(32)
    for result, argument in aliases:
        attrs[argument] = {"tf.aliasing_output": ir.IntegerAttr.get(i32, result)}
    return ir.ArrayAttr.get([ir.DictAttr.get(a) for a in attrs])


def _live_nodes(
    gm: fx.GraphModule, results: Iterable[fx.Node], new: Mapping[fx.Node, fx.Node]
) -> list[fx.Node]:
    """What results, updates and the graph's assertions need, in graph order."""
    need = set(results)
    need.update(new.keys(), new.values())
    live = []
    for node in reversed(gm.graph.nodes):
        if is_update(node):
            continue
        if node in need or _only_acts(node.target):
            need.update(node.all_input_nodes)
            live.append(node)
    return live[::-1]


@cache
def _only_acts(target: Any) -> bool:
    """Whether an op gives no results, such as an assertion: nothing uses it, yet it must run."""
    if isinstance(target, OpOverload):
        return not target._schema.returns
    return target is with_effects


def flat(val: Any) -> Sequence[Any]:
    """What a node gives: its results, or the one that it has."""
    return val if isinstance(val, (tuple, list)) else (val,)


def _spec(val: Any) -> Spec | None:
    return Spec(tuple(val.shape), val.dtype) if isinstance(val, torch.Tensor) else None


def _specs(val: Any) -> tuple[Spec | None, ...]:
    return tuple(map(_spec, flat(val)))


def _describe(result: Any) -> str:
    if isinstance(result, Value):
        return str(Spec(result.shape, result.dtype))
    return type(result).__name__


def _python_calls() -> frozenset[Any]:
    import operator

    return frozenset({operator.getitem})


_PYTHON_CALLS = _python_calls()


# ---------------------------------------------------------------------- where a node comes from


def _facts(node: fx.Node) -> list[tuple[str, str]]:
    """The lines of an error about `node`: the node with its inputs, and the user's line."""
    inputs = ", ".join(f"%{n.name} : {_shown(n)}" for n in node.all_input_nodes)
    facts = [("node", f"%{node.name} : {_shown(node)}" + (f", from {inputs}" if inputs else ""))]
    at = user_line(node)
    return [*facts, ("at", at)] if at else facts


def _shown(node: fx.Node) -> str:
    return ", ".join(map(str, _specs(node.meta.get("val"))))


def user_line(node: fx.Node) -> str:
    """`model.py:41, in forward: y = x.cumsum(1)`, or "" where dynamo recorded no line."""
    found = _last_frame(node.meta.get("stack_trace") or "")
    if found is None:
        return ""
    file, line, function, code = found
    return f"{file}:{line}, in {function}" + (f": {code}" if code else "")


def module_path(node: fx.Node) -> str:
    """The path of the user's module that the node belongs to, e.g. `blocks.0.attn`, or ""."""
    return _clean_path(_raw_path(node))


def _raw_path(node: fx.Node) -> str:
    """The module's path as dynamo writes it."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack")
    return str(next(reversed(stack.values()))[0]) if stack else ""


@lru_cache(maxsize=4096)
def _clean_path(path: str) -> str:
    path = re.sub(r"^L\['self'\]\.?|^L\['[^']*'\]\.?", "", path)
    path = re.sub(r"_modules\['([^']*)'\]", r"\1", path)
    return re.sub(r"\['?([^'\]]*)'?\]", r".\1", path).strip(".")


_FRAME = re.compile(r'File "([^"]+)", line (\d+), in ([^\n]+)\n?([^\n]*)')
_NOT_THEIRS = (errors.__file__.removesuffix("errors.py"), default_device.__file__)


@lru_cache(maxsize=4096)
def _last_frame(trace: str) -> tuple[str, int, str, str] | None:
    frames = [f.groups() for f in _FRAME.finditer(trace)]
    if not frames:
        return None
    # Calls of a jax_op are the user's; where it calls the operator is not. Nor is what a default
    # device stands in front of each call.
    theirs = [f for f in frames if not f[0].startswith(_NOT_THEIRS)]
    file, line, function, code = (theirs or frames)[-1]
    return file, int(line), function.strip(), code.strip()


# In a node's meta: its location. A graph that is given other sizes keeps it.
_LOCATION = "tpu_compile_location"


def _location(node: fx.Node) -> Any:
    found = node.meta.get(_LOCATION)
    if found is None:
        trace = node.meta.get("stack_trace") or ""
        found = _mlir_location(trace, _raw_path(node), node.target)
        node.meta[_LOCATION] = found
    return found


def _argument_location(node: fx.Node) -> Any:
    """The input's name, where it is first used: inputs have neither module nor line of their own."""
    user = next((u for u in node.users if u.op == "call_function"), node)
    return _mlir_location(user.meta.get("stack_trace") or "", _raw_path(user), node.name)


@lru_cache(maxsize=16384)
def _mlir_location(trace: str, raw_path: str, target: Any) -> Any:
    frame, path = _last_frame(trace), _clean_path(raw_path)
    where = ir.Location.file(frame[0], frame[1], 0) if frame else ir.Location.unknown()
    return ir.Location.name(f"{path}/{target}" if path else str(target), childLoc=where)

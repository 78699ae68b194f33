"""The mode `fuse`: ops are put off, and a run of them is compiled as one program when a value is needed.

An op that is put off is checked as ever (on fake tensors, once for each kind of arguments) and gives
tensors whose cells wait for values. A value never changes: an op that writes gives its tensor's cell a
new one. So what a queue holds is a functional graph, and its results are those values that the cell of
some living tensor still waits for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from threading import RLock, local
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.call import as_array, raise_if_failed
from tpu_compile.eager import programs
from tpu_compile.eager.calls import DeviceCall, borrowed
from tpu_compile.eager.fallback import is_random
from tpu_compile.eager.programs import OnHost, fake_mode, host_of
from tpu_compile.eager.scalars import Number
from tpu_compile.eager.storage import (
    Cell,
    client,
    contiguous_stride,
    maker,
    on_host,
    set_storage,
    storage_of,
    waiting,
)
from tpu_compile.errors import LoweringError
from tpu_compile.lowering import layout
from tpu_compile.lowering.outputs import overlaps, view_root
from tpu_compile.pjrt import numpy_dtype
from tpu_compile.torch_private import no_dispatch_modes, no_torch_function

aten = torch.ops.aten
Tensor = torch.Tensor

# A queue this long ends where its first op comes again: so a loop that looks at no value makes queues
# that are alike. However long the loop, a queue ends at the limit.
REPEATS = 100
LIMIT = 1000

_precision = torch.get_float32_matmul_precision

# One for all queues: an op may need what another thread has put off.
_lock = RLock()

# A dtype, sizes and strides; without gaps.
Kind = tuple[torch.dtype, tuple[int, ...], tuple[int, ...]]
# A value, or a view of one with size, stride and offset. Results count up from 0, inputs down from -1.
Operand = int | tuple[int, tuple[int, ...], tuple[int, ...], int]


class _Unfit(Exception):
    """An op cannot be put off with these tensors."""


# ---------------------------------------------------------------------- ops


class Traced:
    """An op for arguments of some kinds, as a graph that can become part of another."""

    __slots__ = ("gm", "kinds", "makers")

    def __init__(self, gm: fx.GraphModule) -> None:
        self.gm = gm
        self.kinds = tuple([_kind(o) if isinstance(o, fx.Node) else None for o in _outputs(gm)])
        self.makers = tuple([k and maker(k[1], k[2], k[0]) for k in self.kinds])


def _outputs(gm: fx.GraphModule) -> list[Any]:
    (output,) = gm.graph.find_nodes(op="output")
    returned = output.args[0]
    return list(returned) if isinstance(returned, tuple | list) else [returned]


def _kind(node: fx.Node) -> Kind:
    val = node.meta["val"]
    return val.dtype, tuple(val.shape), tuple(val.stride())


def traced(made: fx.GraphModule | OnHost) -> Traced | OnHost:
    """What is put off of an op, given its graph; or why it cannot be."""
    if isinstance(made, OnHost):
        return made
    for node in made.graph.nodes:
        if isinstance(node.target, OpOverload) and is_random(node.target):
            return OnHost("its random numbers are drawn when it is called")
    outs = _outputs(made)
    for node in outs:
        if isinstance(node, fx.Node):
            val = node.meta["val"]
            held = layout.dense(tuple(val.shape), tuple(val.stride()))
            if held is None or held.broadcast or val.is_conj() or val.is_neg():
                return OnHost("its result is no memory of its own")
    _separate(made, outs)
    return Traced(made)


def _separate(gm: fx.GraphModule, outs: list[Any]) -> None:
    """Have each output of a graph be memory of its own: none is an input, a view or another output."""
    (output,) = gm.graph.find_nodes(op="output")
    seen: set[fx.Node] = set()
    with gm.graph.inserting_before(output), fake_mode:
        for i, node in enumerate(outs):
            if not isinstance(node, fx.Node):
                continue
            if node in seen or node.op != "call_function" or view_root(node) is not node:
                outs[i] = gm.graph.call_function(aten.clone.default, (node,))
                outs[i].meta["val"] = node.meta["val"].clone()
            seen.add(node)
    output.args = (tuple(outs),)


# ---------------------------------------------------------------------- values and queues


class Value:
    """What a cell waits for: a result of an op that is put off. It is all of the cell's content."""

    __slots__ = ("cell", "error", "kind", "number", "queue")

    def __init__(self, queue: Queue, number: int, kind: Kind) -> None:
        self.queue = queue
        self.number = number
        self.kind = kind
        self.cell: Any = None  # a weak reference
        self.error: BaseException | None = None

    def resolve(self) -> None:
        """Have the value made, and its cell hold it."""
        with _lock:
            if self.error is None:
                self.queue.flush()
        if self.error is not None:
            raise self.error

    def waits(self) -> Cell | None:
        """The cell, if it is there and still waits for this value."""
        cell: Cell | None = None if self.cell is None else self.cell()
        return cell if cell is not None and cell.pending is self else None

    def lost(self) -> None:
        """Hear that the cell is gone. Any thread may be told at any time, and must not wait here."""
        queue = self.queue
        queue.open -= 1
        if queue.open <= 0 and not queue.busy and _lock.acquire(blocking=False):
            try:
                queue.forget()
            finally:
                _lock.release()


class Queue:
    """Ops that are put off, with all that their program takes and makes. The lock is held."""

    def __init__(self) -> None:
        self.busy = False
        self._reset()

    def _reset(self) -> None:
        self.ops: list[tuple[Traced, tuple[Operand, ...]]] = []
        self.values: list[Value | None] = []
        self.inputs: list[Number] = []
        self.kinds: list[Kind] = []
        self.open = 0  # about how many cells wait
        self.precision = _precision()
        self._known: dict[int, tuple[int, Kind]] = {}
        waiting.discard(self)

    def forget(self) -> None:
        """Drop everything where nobody waits: the inputs' memory is somebody else's to use."""
        if not self.busy and not any(v is not None and v.waits() for v in self.values):
            self._reset()

    def add(self, op: Traced, tensors: Sequence[Any]) -> list[Value | None]:
        """Put an op off; its results. Raises _Unfit."""
        operands = tuple([self._operand(t) for t in tensors])
        first = len(self.values)
        made = [k and Value(self, first + i, k) for i, k in enumerate(op.kinds)]
        self.ops.append((op, operands))
        self.values += made
        waiting.add(self)
        return made

    def ends_before(self, op: Traced) -> bool:
        """Whether what is in the queue is to run before an op is put off."""
        count = len(self.ops)
        if count >= REPEATS and (self.ops[0][0] is op or count >= LIMIT):
            return True
        return count > 0 and self.precision != _precision()

    # ------------------------------------------------------------------ what ops take

    def _input(self, number: Number, kind: Kind) -> int:
        self.inputs.append(number)
        self.kinds.append(kind)
        return -len(self.inputs)

    def _operand(self, t: Any) -> Operand:
        if type(t) is Number:  # never shared: what is equal now may differ in the next step
            return self._input(t, (torch.float64, (), ()))
        if t.is_conj() or t.is_neg():
            raise _Unfit
        shape, stride = tuple(t.shape), t.stride()
        if t.is_cpu:
            return self._copied(t)
        cell: Cell = storage_of(t).cell  # type: ignore[attr-defined]
        value = cell.pending
        if value is not None and value.queue is not self:
            value.resolve()
            value = None
        if value is not None:
            if value.error is not None:
                raise value.error
            number, kind = int(value.number), value.kind
        elif not _covers(t, cell, shape, stride):
            # Its place in the graph would make a new program of each row in a loop over rows.
            return self._copied(on_host(t))
        else:
            number, kind = self._captured(t, cell, shape, stride)
        if kind[0] != t.dtype:
            raise _Unfit
        if kind[1] == shape and kind[2] == stride and not t.storage_offset():
            return number
        return number, shape, stride, t.storage_offset()

    def _copied(self, t: Tensor) -> int:
        made = t.detach().clone(memory_format=torch.contiguous_format)
        shape = tuple(t.shape)
        buffer = client().borrow(as_array(made))
        return self._input(Number(buffer), (t.dtype, shape, contiguous_stride(shape)))

    def _captured(
        self, t: Tensor, cell: Cell, shape: tuple[int, ...], stride: tuple[int, ...]
    ) -> tuple[int, Kind]:
        """A cell's content as it is now, as an input."""
        buffer = cell.buffer
        if buffer is not None and (found := self._known.get(id(buffer))) is not None:
            return found
        held = layout.dense(shape, stride)
        assert held is not None
        physical = shape if t.is_contiguous() else held.physical_shape(shape)
        if buffer is None:
            buffer = borrowed(cell, physical, t.dtype)
        elif not client().shares_memory:
            if numpy_dtype(str(t.dtype).removeprefix("torch.")) != buffer.dtype:
                raise _Unfit
            physical = tuple(buffer.shape)
        if physical == shape and t.is_contiguous():
            kind = (t.dtype, shape, stride)
        elif held.broadcast or physical != held.physical_shape(shape):
            kind = (t.dtype, physical, contiguous_stride(physical))
        else:
            kind = (t.dtype, shape, layout.strides(shape, held))
        cell.captured = True
        number = self._input(Number(buffer), kind)
        self._known[id(buffer)] = number, kind
        return number, kind

    # ------------------------------------------------------------------ running

    def settle(self) -> None:
        """`flush`, for those who do not hold the lock."""
        with _lock:
            self.flush()

    def flush(self) -> None:
        """Run all that is put off, and give the cells that wait their buffers."""
        if not self.ops:
            return
        live = [
            (i, v) for i, v in enumerate(self.values) if v is not None and v.waits() is not None
        ]
        ops, inputs, kinds, precision = self.ops, self.inputs, self.kinds, self.precision
        self._reset()
        if not live:
            return
        self.busy = True
        try:
            key = (precision, tuple(kinds), tuple(ops), tuple([i for i, _ in live]))
            program = _programs.get(key)
            if program is None:
                program = _compiled(ops, kinds, [i for i, _ in live], precision)
                while len(_programs) >= MOST_PROGRAMS:
                    del _programs[next(iter(_programs))]
                _programs[key] = program
            buffers = program.execute(inputs)
            for check in program.program.checks:
                raise_if_failed(check, host_of(buffers[check.buffer]))
        except BaseException as err:
            for _, v in live:
                v.error = err  # whoever looks at it later is told, too
            raise
        finally:
            self.busy = False
        for (_, v), r in zip(live, program.program.results, strict=True):
            cell = v.waits()
            if cell is not None:
                cell.replace(buffers[r.index])


def _covers(t: Tensor, cell: Cell, shape: tuple[int, ...], stride: tuple[int, ...]) -> bool:
    """Whether a tensor shows all of its storage."""
    if t.storage_offset():
        return False
    if t.is_contiguous():
        return bool(t.nbytes == cell.nbytes)
    held = layout.dense(shape, stride)
    if held is None:
        return False
    count = t.itemsize
    for n in held.physical_shape(shape):
        count *= n
    return count == cell.nbytes


MOST_PROGRAMS = 500
_programs: dict[Any, DeviceCall] = {}

# ---------------------------------------------------------------------- programs


def _compiled(
    ops: Sequence[tuple[Traced, tuple[Operand, ...]]],
    kinds: Sequence[Kind],
    live: Sequence[int],
    precision: str,
) -> DeviceCall:
    with programs.lock, no_dispatch_modes(), no_torch_function(), torch.no_grad():
        gm = _Splicer(ops, kinds).graph(live)
        options = replace(programs.options(), matmul_precision=precision)
        call = programs.compiled(gm, options)
    if isinstance(call, OnHost):
        raise LoweringError(
            f"ops that were put off are no program: {call.why}",
            [("help", "TPU_COMPILE_EAGER=strict runs each on its own; this is a bug")],
        )
    return call


class _Splicer:
    """Makes one graph of ops that were put off."""

    def __init__(
        self, ops: Sequence[tuple[Traced, tuple[Operand, ...]]], kinds: Sequence[Kind]
    ) -> None:
        self._graph = fx.Graph()
        self._root = torch.nn.Module()
        self._nodes: dict[Operand, Any] = {}
        self._constants = 0
        with fake_mode:
            for i, (dtype, shape, stride) in enumerate(kinds):
                node = self._graph.placeholder(f"arg{i}")
                node.meta["val"] = torch.empty_strided(shape, stride, dtype=dtype, device="cpu")
                self._nodes[-1 - i] = node
            count = 0
            for op, operands in ops:
                for out in self._splice(op.gm, [self._operand(o) for o in operands]):
                    self._nodes[count] = out
                    count += 1

    def graph(self, live: Sequence[int]) -> fx.GraphModule:
        """The graph, whose outputs are the values with these numbers."""
        self._graph.output(tuple([self._nodes[i] for i in live]))
        return fx.GraphModule(self._root, self._graph)

    def _operand(self, operand: Operand) -> Any:
        found = self._nodes.get(operand)
        if found is None:
            assert isinstance(operand, tuple)
            number, *view = operand
            base = self._nodes[number]
            found = self._graph.call_function(aten.as_strided.default, (base, *map(_listed, view)))
            found.meta["val"] = aten.as_strided.default(base.meta["val"], *view)
            self._nodes[operand] = found
        return found

    def _splice(self, gm: fx.GraphModule, given: Sequence[Any]) -> Sequence[Any]:
        """Append an op's graph; its results."""
        now: dict[fx.Node, Any] = dict(
            zip(gm.graph.find_nodes(op="placeholder"), given, strict=True)
        )
        for node in gm.graph.find_nodes(op="get_attr"):
            name = f"constant{self._constants}"
            self._constants += 1
            held: Any = gm
            for part in str(node.target).split("."):
                held = getattr(held, part)
            setattr(self._root, name, held)
            now[node] = self._graph.get_attr(name)
            now[node].meta = dict(node.meta)
        made = self._graph.graph_copy(gm.graph, now)
        return made if isinstance(made, tuple | list) else [made]


def _listed(x: Any) -> Any:
    return list(x) if isinstance(x, tuple) else x


# ---------------------------------------------------------------------- what kernels call

_own = local()


def _queue(tensors: Sequence[Any], op: Traced) -> Queue:
    """The queue that an op goes to: where what it takes is put off, else this thread's."""
    found: Queue | None = getattr(_own, "queue", None)
    if found is None:
        found = _own.queue = Queue()
    if not found.ops and waiting:  # as in autograd's threads
        for t in tensors:
            if type(t) is not Number and not t.is_cpu:
                value = storage_of(t).cell.pending  # type: ignore[attr-defined]
                if value is not None:
                    found = value.queue
                    break
    if found.ends_before(op):
        found.flush()
    return found


def put_off(op: Traced, tensors: Sequence[Any]) -> list[Any] | None:
    """The results of an op that is put off; None where it must run at once."""
    with _lock:
        queue = _queue(tensors, op)
        before = queue.busy
        queue.busy = True
        try:
            values = queue.add(op, tensors)
        except _Unfit:
            return None
        finally:
            queue.busy = before
        return [m and m(None, None, v) for m, v in zip(op.makers, values, strict=True)]


def put_off_write(op: Traced, tensors: Sequence[Any], outs: Sequence[Tensor]) -> bool:
    """Put an op off whose results go to `outs`; False where it must run at once."""
    with _lock:
        queue = _queue(tensors, op)
        before = queue.busy
        queue.busy = True
        try:
            # A part of memory that is there is written to in its place, as ever.
            for out, kind in zip(outs, op.kinds, strict=True):
                if kind is None or not (out.shape != kind[1] or _writes(queue, out)):
                    return False
            values = queue.add(op, tensors)
            for out, value in zip(outs, values, strict=True):
                assert value is not None
                _store(queue, out, value)
        except _Unfit:
            return False
        finally:
            queue.busy = before
    return True


def _writes(queue: Queue, out: Tensor) -> bool:
    """Whether a new value can take the place of what a tensor shows."""
    if out.is_conj() or out.is_neg():
        return False
    cell: Cell = storage_of(out).cell  # type: ignore[attr-defined]
    if _covers(out, cell, tuple(out.shape), out.stride()):
        return True
    value = cell.pending
    if value is None or value.queue is not queue or value.kind[0] != out.dtype:
        return False
    return not overlaps(tuple(out.shape), out.stride())


def _store(queue: Queue, out: Tensor, value: Value) -> None:
    _, shape, stride = value.kind
    if out.shape != shape:  # an empty `out`, which the op gives a size
        fresh = maker(shape, contiguous_stride(shape), out.dtype)()
        set_storage(out, storage_of(fresh), fresh.shape, fresh.stride(), 0)
    cell: Cell = storage_of(out).cell  # type: ignore[attr-defined]
    if _covers(out, cell, tuple(shape), out.stride()):
        if out.stride() != stride:
            value = _laid_out(queue, out, value)
        cell.wait(value)
        return
    base = cell.pending
    view = (tuple(out.shape), out.stride(), out.storage_offset())
    cell.wait(_added(queue, _scatter(base.kind, value.kind, view), (base.number, value.number)))


def _added(queue: Queue, op: Traced, operands: tuple[Operand, ...]) -> Value:
    (kind,) = op.kinds
    assert kind is not None
    made = Value(queue, len(queue.values), kind)
    queue.ops.append((op, operands))
    queue.values.append(made)
    return made


def _laid_out(queue: Queue, out: Tensor, value: Value) -> Value:
    """The value with the strides of a tensor that shows all of its memory."""
    kind = (out.dtype, tuple(out.shape), out.stride())
    return _added(queue, _restride(value.kind, kind), (value.number,))


@lru_cache(maxsize=4096)
def _restride(source: Kind, kind: Kind) -> Traced:
    """A copy with other strides."""
    graph = fx.Graph()
    given = _placed(graph.placeholder("source"), source)
    dtype, shape, stride = kind
    keywords: dict[str, Any] = {"dtype": dtype, "device": torch.device("cpu")}
    like = graph.call_function(aten.empty_strided.default, (shape, stride), keywords)
    copy = graph.call_function(aten.copy.default, (_placed(like, kind), given))
    graph.output((_placed(copy, kind),))
    return Traced(fx.GraphModule(torch.nn.Module(), graph))


@lru_cache(maxsize=4096)
def _scatter(base: Kind, source: Kind, view: tuple[Any, ...]) -> Traced:
    """A storage's content with a part of it replaced, which is a view with size, stride and offset."""
    graph = fx.Graph()
    given = [_placed(graph.placeholder(f"arg{i}"), k) for i, k in enumerate((base, source))]
    written = graph.call_function(aten.as_strided_scatter.default, (*given, *map(_listed, view)))
    graph.output((_placed(written, base),))
    return Traced(fx.GraphModule(torch.nn.Module(), graph))


def _placed(node: fx.Node, kind: Kind) -> fx.Node:
    dtype, shape, stride = kind
    with fake_mode:
        node.meta["val"] = torch.empty_strided(shape, stride, dtype=dtype, device="cpu")
    return node

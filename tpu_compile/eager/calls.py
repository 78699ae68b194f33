"""DeviceCall: an executable on tensors of the device. Their memory stays where it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

import torch

from tpu_compile.call import WholeCall, as_array, make_guard, raise_if_failed
from tpu_compile.eager.scalars import Number
from tpu_compile.eager.storage import (
    Buffer,
    Cell,
    cell_of,
    client,
    contiguous_stride,
    maker,
    on_host,
    on_storage,
    settle,
    storage_of,
    waiting,
)
from tpu_compile.errors import CallError
from tpu_compile.pjrt import ALIGNMENT, Client, Executable, numpy_dtype
from tpu_compile.program import ArgSpec, Program, ResultSpec, TensorSpec
from tpu_compile.torch_private import from_dlpack_capsule
from tpu_compile_autoload import tpu
from tpu_compile_autoload.tpu import memory

Tensor = torch.Tensor
_data_ptr = Tensor.data_ptr


class DeviceCall(WholeCall):
    """A list of tensors in, on the device or 0-d ones on the host; a list of tensors out.

    `everything` says that all results are on the device, whatever the program says of them.
    """

    _boxed_call = True

    def __init__(
        self,
        program: Program,
        executable: Executable,
        client: Client,
        constants: Sequence[Tensor] = (),
        static: frozenset[int] = frozenset(),
        *,
        everything: bool = False,
    ) -> None:
        self.program = program
        self.executable = executable
        self.constants = tuple(constants)
        self.static = static
        self._client = client
        self._shares = client.shares_memory
        self._handlers = client.result_handlers(program.buffers)
        self._used = tuple((i, a) for i, a in enumerate(program.args) if a.source == "input")
        self._rng = next((i for i, a in enumerate(program.args) if a.source == "rng"), None)
        self._template: list[Buffer] = [None] * len(program.args)
        held = {i: constants[a.index] for i, a in enumerate(program.args) if a.source == "constant"}
        kept = client.keep([as_array(t) for t in held.values()])
        for i, buffer in zip(held, kept, strict=True):
            self._template[i] = buffer
        self._inputs = tuple(_Input(i, a, client, a.index in static) for i, a in self._used)
        self._results = _results(program, client, everything)
        self._moving = {i.index for i in self._inputs if not i.static}
        self._known = self._all = _Known((), [], self._inputs)
        self._updates = tuple(
            (argument, program.args[argument], result) for result, argument in program.aliases
        )
        updated = {result for result, _ in program.aliases}
        fresh = sum(_nbytes(b) for i, b in enumerate(program.buffers) if i not in updated)
        self._extra = executable.memory().get("temporaries", 0) + fresh

    def __call__(self, args: list[Any]) -> list[Any]:
        known = self._known
        if known.indices and known.pointers != list(map(_data_ptr, known.of(args))):
            known = self._forget(known, args)
        used = [args[i.index] for i in known.rest]
        if known.guard is None or not known.guard(*used):
            for i, t in zip(known.rest, used, strict=True):
                _check(i.spec, t)
            known = self._learn(args)
        outs = self._results(self._execute(args, known), args)
        args.clear()
        return outs

    def _learn(self, args: Sequence[Any]) -> _Known:
        """What need not be looked at again: inputs that are the same tensors in every call."""
        found: list[tuple[_Input, Cell]] = []
        for i in self._inputs:
            t = args[i.index]
            if i.index not in self._moving and not t.is_cpu:
                cell = cell_of(t)
                if i.buffer(t) is cell.buffer:
                    found.append((i, cell))
        same = {i.index for i, _ in found}
        rest = tuple(i for i in self._inputs if i.index not in same)
        pointers = [args[i.index].data_ptr() for i, _ in found]
        guard = make_guard([args[i.index] for i in rest]).check if rest else _nothing_to_check
        self._known = _Known(tuple(found), pointers, rest, guard)
        return self._known

    def _forget(self, known: _Known, args: Sequence[Any]) -> _Known:
        """What is another tensor in this call may be another one in the next: it is looked at."""
        now = zip(known.indices, known.pointers, strict=True)
        self._moving |= {i for i, pointer in now if args[i].data_ptr() != pointer}
        self._known = _Known((), [], self._inputs)
        return self._known

    def run(self, args: Sequence[Any]) -> list[Any]:
        """The results for inputs that are known to be what the program was made for."""
        return self._results(self.execute(args), args)

    def execute(self, args: Sequence[Any]) -> list[Buffer]:
        """The executable's results, as buffers, for such inputs."""
        return self._execute(args, self._all)

    def _execute(self, args: Sequence[Any], known: _Known) -> list[Buffer]:
        if tpu._bad_fork:
            raise RuntimeError(
                "the device tpu cannot be used in a process that was forked after its first use: "
                'start it with multiprocessing\'s method "spawn"'
            )
        if self._updates and waiting:  # XLA takes buffers over that what is put off may need
            settle()
        buffers = self._template.copy()
        for number, cell, i in known.cells:
            found = cell.buffer
            buffers[number] = i.buffer(args[i.index]) if found is None else found
        for i in known.rest:
            x = args[i.index]
            buffers[i.number] = x.buffer if type(x) is Number else i.buffer(x)
        if self._rng is not None:
            buffers[self._rng] = self._client.borrow(as_array(_random_words()))
        if memory.allocated + self._extra > memory.peak:
            memory.running(self._extra)
        if not self._updates:
            return self.executable.execute(buffers, self._handlers)
        return self._update(buffers, args)

    def _update(self, buffers: list[Buffer], args: Sequence[Any]) -> list[Buffer]:
        """Run on buffers that XLA takes over; what it writes there is their tensors' new content."""
        whole: dict[int, Cell] = {}
        for i, a, _ in self._updates:
            t = args[a.index]
            cell = None if t.is_cpu else cell_of(t)
            if cell is not None and cell.buffer is buffers[i]:
                whole[i] = cell
                cell.host = None  # XLA takes no buffer over that somebody else looks into
        results = self.executable.execute(buffers, self._handlers)
        for i, a, result in self._updates:
            if i in whole:
                whole[i].replace(results[result])
                continue
            inverse = sorted(range(len(a.order)), key=a.order.__getitem__)
            new = from_dlpack_capsule(self._client.export(results[result])).permute(inverse)
            t = args[a.index]
            (t.data if t.is_cpu else on_host(t, written=True)).copy_(new)
        return results


def _items(indices: Sequence[int]) -> Callable[[Sequence[Any]], Sequence[Any]]:
    if len(indices) < 2:
        return lambda args: [args[i] for i in indices]
    return itemgetter(*indices)


def _nothing_to_check() -> bool:
    return True


class _Known:
    """Inputs whose cells are known as long as they are at the same places, and the others' guard."""

    __slots__ = ("cells", "guard", "indices", "of", "pointers", "rest")

    def __init__(
        self,
        found: tuple[tuple[_Input, Cell], ...],
        pointers: list[int],
        rest: tuple[_Input, ...],
        guard: Callable[..., bool] | None = None,
    ) -> None:
        self.cells = tuple((i.number, cell, i) for i, cell in found)
        self.indices = tuple(i.index for i, _ in found)
        self.pointers = pointers
        self.of = _items(self.indices)
        self.rest = rest
        self.guard = guard


def _random_words() -> Tensor:
    """Two random words from the device's generator, as call.draw_rng_state draws the CPU's."""
    words = torch.randint(
        -(2**63), 2**63 - 1, (2,), dtype=torch.int64, device="cpu", generator=tpu._generator
    )
    return words.view(torch.uint64)


def _nbytes(spec: TensorSpec) -> int:
    count = 1
    for n in spec.shape:
        count *= n
    return count * numpy_dtype(spec.dtype).itemsize


def _check(a: ArgSpec, t: Any) -> None:
    """Raise CallError unless `t` is what the executable was compiled for."""
    if not isinstance(t, Tensor):
        raise CallError(f"input {a.index} must be a tensor of {a.spec}: {type(t).__name__}")
    found = TensorSpec(tuple(t.shape), str(t.dtype).removeprefix("torch."))
    if found != a.spec or t.layout is not torch.strided or t.device.type not in ("cpu", "tpu"):
        raise CallError(
            f"input {a.index} must be a dense tensor of {a.spec} on the device tpu",
            [("found", f"{found} on {t.device}, {t.layout}")],
        )


class _Input:
    """How one input becomes a buffer."""

    __slots__ = (
        "_a",
        "_cell",
        "_client",
        "_known",
        "_nbytes",
        "_physical",
        "_pointer",
        "_shares",
        "_static",
        "_stride",
        "index",
        "number",
        "spec",
        "static",
    )

    def __init__(self, number: int, a: ArgSpec, client: Client, static: bool) -> None:
        # The same tensor in every call: its cell is known as long as it is at the same place.
        self._static = static and client.shares_memory
        self._known: Tensor | None = None
        self._pointer = -1
        self._cell: Cell | None = None
        self.number = number
        self.index = a.index
        self.spec = self._a = a
        self.static = self._static
        self._client = client
        self._shares = client.shares_memory
        self._physical = tuple(1 if d in a.broadcast else a.spec.shape[d] for d in a.order)
        self._nbytes = _nbytes(TensorSpec(self._physical, a.spec.dtype))
        stride, step = [0] * len(a.order), 1
        for d in reversed(a.order):
            if d not in a.broadcast:
                stride[d] = step
                step *= max(a.spec.shape[d], 1)
        self._stride = tuple(stride)

    def buffer(self, t: Tensor) -> Buffer:
        """The tensor's own buffer where it is all of its storage, else one of a copy."""
        if t is self._known and t.data_ptr() == self._pointer:
            found = self._cell.buffer  # type: ignore[union-attr]
            if found is not None:
                return found
        if t.is_cpu:
            return self._copied(t)
        cell: Cell = storage_of(t).cell  # type: ignore[attr-defined]
        if cell.nbytes != self._nbytes or t.storage_offset() or not self._dense(t):
            return self._copied(on_host(t))
        found = cell.buffer
        if found is None:
            found = borrowed(cell, self._physical, getattr(torch, self._a.spec.dtype))
        elif not self._shares and (
            found.shape != self._physical or found.dtype != numpy_dtype(self._a.spec.dtype)
        ):
            return self._copied(on_host(t))
        if self._static:
            # In this order: another thread that finds the new pointer finds its cell.
            self._known, self._cell, self._pointer = None, cell, t.data_ptr()
            self._known = t
        return found

    def _dense(self, t: Tensor) -> bool:
        if t.is_conj() or t.is_neg():
            return False
        stride = t.stride()
        if stride == self._stride:
            return True
        shape = self._a.spec.shape
        return all(n <= 1 or s == e for n, s, e in zip(shape, stride, self._stride, strict=True))

    def _copied(self, t: Tensor) -> Buffer:
        t = t.resolve_conj().resolve_neg()
        for d in self._a.broadcast:
            t = t.narrow(d, 0, 1)
        t = t.permute(self._a.order)
        # A copy: what is on the device may be written to while the buffer lives.
        return self._client.borrow(as_array(t.clone(memory_format=torch.contiguous_format)))


def borrowed(cell: Cell, shape: tuple[int, ...], dtype: torch.dtype) -> Buffer:
    """The buffer of a cell that had none, of this shape and dtype: on the host's memory where it can be."""
    host = cell.on_host()
    if cell.buffer is not None:  # what the cell waited for is there
        return cell.buffer
    if host.data_ptr() % ALIGNMENT:  # XLA would silently copy: two memories
        aligned = torch.UntypedStorage(cell.nbytes)
        aligned.copy_(host)
        cell.host = host = aligned
    whole = torch.empty((0,), dtype=dtype, device="cpu")
    whole.set_(host, 0, shape, contiguous_stride(shape))
    (cell.buffer,) = client().keep([as_array(whole)])
    return cell.buffer


# ---------------------------------------------------------------------- results

Finish = Callable[[list[Buffer], Sequence[Any]], list[Any]]


def _results(program: Program, client: Client, everything: bool) -> Finish:
    """What makes a graph's outputs of the executable's results and the graph's inputs."""
    specs = program.results
    only = not program.checks and all(
        _own(program, r) and (everything or r.device == "tpu") for r in specs
    )
    if only:
        makers = [_maker_of(r) for r in specs]
        order = [r.index for r in specs]
        if order == list(range(len(order))):
            if len(makers) == 1:
                (make,) = makers
                return lambda buffers, args: [make(buffers[0])]
            return lambda buffers, args: [m(b) for m, b in zip(makers, buffers, strict=False)]

    def finish(buffers: list[Buffer], args: Sequence[Any]) -> list[Any]:
        for check in program.checks:
            raise_if_failed(check, from_dlpack_capsule(client.export(buffers[check.buffer])))
        bases: dict[int, Any] = {}
        return [_result(program, r, buffers, args, bases, client, everything) for r in specs]

    return finish


def _own(program: Program, r: ResultSpec) -> bool:
    """Whether a result is one buffer, all of it, in some order, and no other result's."""
    if r.source != "executable" or r.copy or r.offset or r.spec is None:
        return False
    if sum(o.source == "executable" and o.index == r.index for o in program.results) > 1:
        return False
    step = 1
    for n, s in sorted(zip(r.spec.shape, r.stride, strict=True), key=lambda p: p[1]):
        if n > 1 and s != step:
            return False
        step *= n
    return _count(r.spec.shape) == _count(program.buffers[r.index].shape)


def _count(shape: Sequence[int]) -> int:
    count = 1
    for n in shape:
        count *= n
    return count


def _maker_of(r: ResultSpec) -> Callable[[Buffer], Tensor]:
    assert r.spec is not None
    return maker(r.spec.shape, r.stride, getattr(torch, r.spec.dtype))  # type: ignore[no-any-return]


def _result(
    program: Program,
    r: ResultSpec,
    buffers: list[Buffer],
    args: Sequence[Any],
    bases: dict[int, Any],
    client: Client,
    everything: bool,
) -> Any:
    if r.source == "value":
        return r.value
    assert r.spec is not None
    if r.source == "input":
        base = args[r.index]
        if r.offset == 0 and r.stride == base.stride() and r.spec.shape == tuple(base.shape):
            return base
        return base.as_strided(r.spec.shape, r.stride, base.storage_offset() + r.offset)
    dtype = getattr(torch, r.spec.dtype)
    if not everything and r.device != "tpu":
        host = from_dlpack_capsule(client.export(buffers[r.index]))
        if r.copy:
            made = torch.empty_strided(r.spec.shape, r.stride, dtype=dtype, device="cpu")
            return made.copy_(host)
        return host.as_strided(r.spec.shape, r.stride, r.offset)
    if r.copy:
        made = maker(r.spec.shape, r.stride, dtype)()
        on_host(made, written=True).copy_(from_dlpack_capsule(client.export(buffers[r.index])))
        return made
    if _own(program, r):
        return _maker_of(r)(buffers[r.index])
    if r.index not in bases:
        shape = program.buffers[r.index].shape
        bases[r.index] = maker(shape, contiguous_stride(shape), dtype)(buffers[r.index])
    storage = storage_of(bases[r.index])
    return on_storage(storage, dtype, r.spec.shape, r.stride, r.offset)

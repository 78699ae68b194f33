"""CompiledCall: torch tensors to device buffers and back, with the guard that the raw client lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from ctypes import c_char, memmove
from dataclasses import dataclass
from functools import cache, partial
from operator import call, is_, itemgetter
from threading import Lock
from typing import Any

import numpy as np
import torch

from tpu_compile.errors import CallError
from tpu_compile.lowering.types import dtype_name
from tpu_compile.ownership import Owned, donating, move, owner
from tpu_compile.pjrt import (
    ALIGNMENT,
    Client,
    Executable,
    address,
    numpy_dtype,
    told_addresses,
)
from tpu_compile.program import ArgSpec, ErrorCheck, Program, ResultSpec, TensorSpec
from tpu_compile.torch_private import (
    TensorGuards,
    empty_strided_cpu,
    from_dlpack_capsule,
    linalg_check_errors,
)

Tensor = torch.Tensor

# Copying an input of up to this size into memory that XLA has borrowed for good costs less than
# borrowing the input: 1 against 5 microseconds. A result of this size is copied out of XLA's memory
# for the same reason: lending it to torch is many small calls, each cold after all that dynamo runs.
STAGED_BYTES = 16 << 10


Prepare = Callable[[Tensor], Tensor]


@dataclass(frozen=True, slots=True)
class _Donation:
    """An input that the executable updates where it is: result and argument, and the memory's owner."""

    result: int
    argument: int
    owned: Owned


@dataclass(frozen=True, slots=True)
class _Kept:
    """Addresses of the static inputs (-1 for one that is looked at anew in each call), a buffer for
    each argument that keeps one (constants, too), and the donations, with their addresses."""

    pointers: list[int]
    buffers: list[Any]
    donations: tuple[_Donation, ...] = ()
    donated: frozenset[int] = frozenset()


@dataclass(slots=True)
class _Plan:
    """How inputs like these become buffers. `prepare` is None for a tensor taken as it is.

    `alike` checks the moving inputs. A static one is known by identity and address: its shape and
    strides are dynamo's to guard, which a C++ check of 300 parameters would only repeat.
    `copied` are staged inputs that are copied as the bytes they are: input, staging address, size.
    `kept` is what is known of the static inputs. `staged_only`: all inputs are copied as bytes,
    hence the buffers of every call are the same.
    """

    alike: Callable[..., bool]
    moving_inputs: Callable[[Sequence[Any]], Sequence[Any]]
    copied: tuple[tuple[int, int, int], ...]
    staged: tuple[tuple[int, int, Prepare | None, Tensor], ...]
    borrowed: tuple[tuple[int, int, Prepare | None], ...]
    static: tuple[tuple[int, ArgSpec], ...]
    static_inputs: Callable[[Sequence[Any]], Sequence[Any]]
    static_tensors: tuple[Tensor, ...]
    kept: _Kept
    staged_only: bool

    def fits(self, args: Sequence[Any]) -> bool:
        """Whether these inputs are like those that the plan was made for."""
        if not self.alike(*self.moving_inputs(args)):
            return False
        return not self.static or all(map(is_, self.static_inputs(args), self.static_tensors))


class WholeCall:
    """A call of one program: what another process needs to make it again (tpu_compile.warm)."""

    program: Program
    constants: tuple[Tensor, ...]
    static: frozenset[int]


class CompiledCall(WholeCall):
    """A list of torch CPU tensors in, a list of torch tensors out.

    The raw client checks only the size in bytes of what it is given: a wrong shape, dtype or
    stride of equal size would be computed on silently. So every call is guarded: a C++ check that
    the tensors are like those of the last call, and, when that fails, a check of each tensor
    against its ArgSpec that raises CallError or makes the tensor right by a copy.

    `static` are positions of inputs that are the same tensor in every call (parameters, buffers):
    their borrowed buffers are kept, and replaced when the tensor's memory has moved (`p.data = q`).

    The program's aliases are inputs that a call updates. Static ones are updated where they are, in
    memory that becomes XLA's (see tpu_compile.ownership); results are copied into all others.
    """

    # AOTAutograd then passes its arguments in a list that we may clear, to free them early.
    _boxed_call = True

    def __init__(
        self,
        program: Program,
        executable: Executable,
        client: Client,
        constants: Sequence[Tensor] = (),
        static: frozenset[int] = frozenset(),
    ) -> None:
        self.program = program
        self.executable = executable
        self.constants = tuple(constants)
        self.static = static
        self._client = client
        if not client.shares_memory:
            static = frozenset()  # a copy on the device would miss changes in place
        self._static = static
        self._used = tuple((i, a) for i, a in enumerate(program.args) if a.source == "input")
        self._rng = next((i for i, a in enumerate(program.args) if a.source == "rng"), None)
        self._updates = {argument: result for result, argument in program.aliases}
        self._constant_buffers: list[Any] = [None] * len(program.args)
        held = {i: constants[a.index] for i, a in enumerate(program.args) if a.source == "constant"}
        for i, buffer in zip(held, self._keep(held.values()), strict=True):
            self._constant_buffers[i] = buffer
        self._staging = {
            i: stage
            for i, a in self._used
            if client.shares_memory
            and a.index not in static
            and i not in self._updates  # a donated buffer is used up
            and 0 < (stage := _staging(a)).nbytes <= STAGED_BYTES
        }
        staged = self._keep(self._staging.values())
        self._staged_buffers = tuple(zip(self._staging, staged, strict=True))
        self._standing_buffers = self._constant_buffers.copy()
        for i, buffer in self._staged_buffers:
            self._standing_buffers[i] = buffer
        self._storages = [(a.index, a.spec.shape[0]) for _, a in self._used if a.prefix]
        self._staging_lock = Lock()
        self._plan: _Plan | None = None
        self._handlers = client.result_handlers(program.buffers)
        self._take_out = tuple(_out_of(b, client) for b in program.buffers)
        self._results = (
            None if _plain(program) else tuple(finisher(program, r) for r in program.results)
        )
        self._write_back = {
            i: _writer(a.index, a.order, self._updates[i])
            for i, a in self._used
            if i in self._updates
        }

    def __call__(self, args: list[Any]) -> list[Any]:
        for i, length in self._storages:
            args[i] = args[i][:length]
        # Another thread may be running on the staging tensors: then this call does without them.
        staging = self._staging_lock.acquire(blocking=False)
        donations: tuple[_Donation, ...] = ()
        try:
            plan = self._plan
            if plan is None or not plan.fits(args):
                plan = self._plan = self._make_plan(args)
            if staging and plan.staged_only:
                for index, to, size in plan.copied:
                    memmove(to, args[index].data_ptr(), size)
                arrays = self.executable.execute(self._standing_buffers, self._handlers)
            else:
                buffers, donations = self._borrow_inputs(plan, args, staging)
                if self._rng is not None:
                    buffers[self._rng] = self._borrow(draw_rng_state())
                if donations:
                    arrays = self._execute_in_place(buffers, donations, args)
                else:
                    arrays = self.executable.execute(buffers, self._handlers)
        finally:
            if staging:
                self._staging_lock.release()
        outs: list[Any] = list(map(call, self._take_out, arrays))
        if donations:  # some are updated in place: the others go with them
            self._write(donations, outs, args)
        for check in self.program.checks:
            raise_if_failed(check, outs[check.buffer])
        if self._updates and not donations:
            self._write(donations, outs, args)
        if self._results is not None:
            outs = [finish(outs, args) for finish in self._results]
        else:
            del outs[len(self.program.results) :]
        args.clear()
        return outs

    def fits(self, args: Sequence[Any]) -> bool:
        """Whether the last call's inputs were like these in all that the program depends on."""
        plan = self._plan
        return plan is not None and plan.fits(args)

    # ------------------------------------------------------------------ updates

    def _execute_in_place(
        self, buffers: list[Any], donations: Sequence[_Donation], args: list[Any]
    ) -> list[Any]:
        """Run on buffers that XLA takes over; the results that it writes there go to their owners."""
        with donating:
            for d in donations:
                buffers[d.argument] = d.owned.buffer
            try:
                arrays = self.executable.execute(buffers, self._handlers)
            except Exception as err:
                self._lose(donations, args, err)
                raise
            buffers.clear()
            for d in donations:
                d.owned.buffer, arrays[d.result] = arrays[d.result], None
        return arrays

    def _lose(self, donations: Sequence[_Donation], args: list[Any], err: Exception) -> None:
        """Raise CallError where a failed execution has freed memory that tensors look into."""
        lost = [d for d in donations if d.owned.buffer.is_deleted()]
        for d in lost:
            t = args[self.program.args[d.argument].index]
            t.data = torch.zeros_like(t)
        if lost:
            raise CallError(
                f"an execution failed, and {len(lost)} tensors that it was to update are lost",
                [("xla", str(err)), ("help", "load the model and the optimizer from a checkpoint")],
            ) from err

    def _write(
        self, donations: Sequence[_Donation], outs: Sequence[Any], args: Sequence[Any]
    ) -> None:
        """Copy results into the inputs that they are to update, but for those updated in place."""
        done = {d.argument for d in donations}
        if len(done) < len(self._updates):
            for i, write in self._write_back.items():
                if i not in done:
                    write(outs, args)

    # ------------------------------------------------------------------ inputs

    def _borrow_inputs(
        self, plan: _Plan, args: list[Any], staging: bool
    ) -> tuple[list[Any], tuple[_Donation, ...]]:
        """A buffer for each argument that is not donated; the inputs fit the plan."""
        kept = plan.kept
        buffers = kept.buffers.copy()
        if plan.static:
            now = list(map(Tensor.data_ptr, plan.static_tensors))
            if now != kept.pointers:
                kept = self._refresh_static(plan, args, buffers, now)
        if staging:
            for index, to, size in plan.copied:
                memmove(to, args[index].data_ptr(), size)
            for _, index, prepare, stage in plan.staged:
                if prepare is not None:
                    stage.copy_(prepare(args[index]))
            for i, buffer in self._staged_buffers:
                buffers[i] = buffer
        else:
            for i, index, prepare, _ in plan.staged:
                t = args[index]
                buffers[i] = self._borrow(t if prepare is None else prepare(t))
        for i, index, prepare in plan.borrowed:
            t = args[index] if not kept.donated else _apart(args[index], kept.donated)
            buffers[i] = self._borrow(t if prepare is None else prepare(t))
        return buffers, kept.donations

    def _make_plan(self, args: list[Any]) -> _Plan:
        """Check every input against its spec; decide how inputs like these become buffers."""
        staged, borrowed, static = [], [], []
        for i, a in self._used:
            self._check(a, args[a.index])
            prepare = _preparer(a, args[a.index])
            if i in self._staging:
                staged.append((i, a.index, prepare, self._staging[i]))
            elif a.index in self._static and prepare is not _copier(a):
                static.append((i, a))
            else:
                borrowed.append((i, a.index, prepare))
        moving = _getter([s[1] for s in staged] + [b[1] for b in borrowed], len(args))
        static_inputs = _getter([a.index for _, a in static], len(args))
        return _Plan(
            alike=make_guard(moving(args)).check if staged or borrowed else lambda: True,
            moving_inputs=moving,
            copied=tuple(
                (index, stage.data_ptr(), stage.nbytes)
                for _, index, prepare, stage in staged
                if prepare is None
            ),
            staged=tuple(staged),
            borrowed=tuple(borrowed),
            static=tuple(static),
            static_inputs=static_inputs,
            static_tensors=tuple(static_inputs(args)),
            kept=_Kept([-1] * len(static), self._constant_buffers),
            staged_only=self._rng is None
            and not (static or borrowed)
            and all(prepare is None for _, _, prepare, _ in staged),
        )

    def _refresh_static(
        self, plan: _Plan, args: list[Any], buffers: list[Any], pointers: list[int]
    ) -> _Kept:
        """Take the static inputs whose memory is new; keep what may outlive the call."""
        before = plan.kept
        donations = self._donations(plan, args)
        donated = frozenset(d.owned.address for d in donations)
        in_place = {d.argument: d.owned.address for d in donations}
        known, kept = before.pointers.copy(), before.buffers.copy()
        lasting: list[tuple[int, Tensor]] = []
        for n, (i, a) in enumerate(plan.static):
            if i in in_place:
                known[n], kept[i] = in_place[i], None
                continue
            t = args[a.index]
            apart = _apart(t, donated)
            # XLA copies what is not aligned, and uses up what it may write to.
            if apart is not t or i in self._updates or pointers[n] % ALIGNMENT:
                known[n], kept[i] = -1, None
                buffers[i] = self._borrow(_take(apart, a))
            elif pointers[n] != known[n] or kept[i] is None:
                known[n] = pointers[n]
                lasting.append((i, _take(t, a)))
        looks = self._client.keep([_look(t) for _, t in lasting])
        for (i, _), buffer in zip(lasting, looks, strict=True):
            kept[i] = buffer
        for i, _ in plan.static:
            if kept[i] is not None:
                buffers[i] = kept[i]
        # In one step: another thread sees all or nothing.
        plan.kept = _Kept(known, kept, donations, donated)
        return plan.kept

    def _donations(self, plan: _Plan, args: list[Any]) -> tuple[_Donation, ...]:
        """Move the static inputs that are updated to memory of XLA's, where that can be done."""
        found: dict[int, _Donation] = {}
        for i, a in plan.static:
            if i not in self._updates:
                continue
            t = args[a.index]
            if owner(t) is None:
                move(t, lambda t=t, a=a: as_array(_take(t, a)), self._client)  # type: ignore[misc]
            owned = owner(t)
            if owned is not None:
                found.setdefault(owned.address, _Donation(self._updates[i], i, owned))
        return tuple(found.values())

    def _check(self, a: ArgSpec, t: Any) -> None:
        """Raise CallError unless `t` is what the executable was compiled for."""
        if not isinstance(t, Tensor):
            raise CallError(f"input {a.index} must be a tensor of {a.spec}: {type(t).__name__}")
        if t.device.type != "cpu" or t.layout is not torch.strided:
            raise CallError(
                f"input {a.index} must be a dense CPU tensor of {a.spec}",
                [("found", f"{_spec(t)} on {t.device}, {t.layout}")],
            )
        if _spec(t) != a.spec:
            raise CallError(f"input {a.index} must be {a.spec}", [("found", str(_spec(t)))])
        for d in a.broadcast:
            if t.stride(d) != 0 and t.shape[d] > 1:
                raise CallError(
                    f"input {a.index} must be expanded (stride 0) in dimension {d}",
                    [("found", f"strides {t.stride()}")],
                )

    def _keep(self, tensors: Iterable[Tensor]) -> list[Any]:
        return self._client.keep([as_array(t) for t in tensors])

    def _borrow(self, t: Tensor) -> Any:
        return self._client.borrow(as_array(t))


@cache
def _numpy(dtype: torch.dtype) -> np.dtype[Any]:
    return numpy_dtype(dtype_name(dtype))


def as_array(t: Tensor) -> np.ndarray[Any, Any]:
    """The tensor's memory as a numpy array, which keeps it alive; a copy where it is not plain.

    `Tensor.numpy()` would fix the size of the user's tensor for good: `resize_` would then raise.
    """
    if not t.is_contiguous() or t.is_conj() or t.is_neg():
        t = t.contiguous().resolve_conj().resolve_neg()
    array = _look(t)
    if array.nbytes:
        array.base.owner = t  # type: ignore[union-attr]  # what _look has made
    return array


def _look(t: Tensor) -> np.ndarray[Any, Any]:
    """The tensor's memory as an array that does not keep it alive: its user does, and may move it."""
    dtype = _numpy(t.dtype)
    if not t.nbytes:
        return np.empty(t.shape, dtype)
    memory = (c_char * t.nbytes).from_address(t.data_ptr())
    return np.ndarray(t.shape, dtype, memory)  # type: ignore[arg-type]  # a buffer


def _apart(t: Tensor, donated: frozenset[int]) -> Tensor:
    """The tensor, or a copy where XLA may write to its memory while it reads it."""
    return t.clone() if t.untyped_storage().data_ptr() in donated else t


def _writer(
    index: int, order: Sequence[int], result: int
) -> Callable[[Sequence[Any], Sequence[Any]], None]:
    """Copies a result, which lies like the argument, into the input that it updates."""
    inverse = sorted(range(len(order)), key=order.__getitem__)

    def write(outs: Sequence[Any], args: Sequence[Any]) -> None:
        # AOTAutograd counts the update where autograd is to know of it; `data` does not.
        args[index].data.copy_(outs[result].permute(inverse))

    return write


class DeferredCall(WholeCall):
    """A CompiledCall that `make` makes when it is first called, as for a backward that may not be."""

    _boxed_call = True

    def __init__(
        self,
        program: Program,
        constants: Sequence[Tensor],
        static: frozenset[int],
        make: Callable[[], Callable[[list[Any]], list[Any]]],
    ) -> None:
        self.program = program
        self.constants = tuple(constants)
        self.static = static
        self._make = make
        self._lock = Lock()
        self._made: Callable[[list[Any]], list[Any]] | None = None

    def __call__(self, args: list[Any]) -> list[Any]:
        if self._made is None:
            with self._lock:
                if self._made is None:
                    self._made = self._make()
        return self._made(args)


def raise_if_failed(check: ErrorCheck, value: Tensor) -> None:
    """Raise what eager raises for a failed check."""
    if check.kind == "linalg":
        linalg_check_errors(value, check.message, is_matrix=check.is_matrix)
    elif check.kind == "index":
        check.look(value.tolist())
    elif not value.item():
        check.failed()


def _dtype(a: ArgSpec) -> torch.dtype:
    dtype = getattr(torch, a.spec.dtype)
    assert isinstance(dtype, torch.dtype)
    return dtype


def _staging(a: ArgSpec) -> Tensor:
    """A tensor of what the executable takes for `a`; torch aligns it so that XLA borrows it."""
    shape = [1 if d in a.broadcast else a.spec.shape[d] for d in a.order]
    return torch.empty(shape, dtype=_dtype(a))


def draw_rng_state() -> Tensor:
    """Two random words from torch's CPU generator: key and counter of one call's random ops.

    So torch.manual_seed, get_rng_state and fork_rng govern compiled randomness as they do eager's.
    """
    words = torch.randint(-(2**63), 2**63 - 1, (2,), dtype=torch.int64)
    return words.view(torch.uint64)


def make_guard(tensors: Sequence[Tensor]) -> Any:
    """A C++ check that other tensors have the types, dtypes, shapes, strides and bits of these."""
    return TensorGuards(*tensors, dynamic_dims_sizes=None, dynamic_dims_strides=None)


def _spec(t: Tensor) -> TensorSpec:
    return TensorSpec(tuple(t.shape), str(t.dtype).removeprefix("torch."))


def _take(t: Tensor, a: ArgSpec) -> Tensor:
    """The view of `t` that the executable takes: stride-0 dimensions cut to one, then permuted."""
    for d in a.broadcast:
        t = t.narrow(d, 0, 1)
    return t if a.order == tuple(range(t.dim())) else t.permute(a.order)


def _preparer(a: ArgSpec, t: Tensor) -> Prepare | None:
    """How tensors like `t` are brought to what the executable takes: not, by a view, or by a copy."""
    if t.is_conj() or t.is_neg() or not _take(t, a).is_contiguous():
        return _copier(a)
    if not a.broadcast and a.order == tuple(range(t.dim())):
        return None
    return partial(_take, a=a)


@cache
def _copier(a: ArgSpec) -> Prepare:
    return lambda t: _take(t.resolve_conj().resolve_neg(), a).contiguous()


def _getter(indices: Sequence[int], total: int) -> Callable[[Sequence[Any]], Sequence[Any]]:
    """A fast function from a list of `total` items to those at `indices`, in that order."""
    if list(indices) == list(range(total)):
        return lambda args: args
    if not indices:
        return lambda args: ()
    if len(indices) == 1:
        (only,) = indices
        return lambda args: (args[only],)
    return itemgetter(*indices)


def _out_of(spec: TensorSpec, client: Client) -> Callable[[Any], Tensor | None]:
    """Makes a tensor of one of the executable's results; None of one that stays where it is.

    A small one is copied where its address can be had at no cost; otherwise its memory is lent.
    """
    empty = torch.empty(spec.shape, dtype=getattr(torch, spec.dtype), device="meta")
    size, shape, stride, dtype = empty.nbytes, tuple(empty.shape), empty.stride(), empty.dtype
    small = 0 < size <= STAGED_BYTES
    if not small or not told_addresses() or not client.shares_memory:
        return lambda buffer: None if buffer is None else from_dlpack_capsule(client.export(buffer))

    def copy(buffer: Any) -> Tensor | None:
        if buffer is None:
            return None
        out: Tensor = empty_strided_cpu(shape, stride, dtype)
        memmove(out.data_ptr(), address(buffer), size)
        return out

    return copy


def _plain(program: Program) -> bool:
    """Whether the executable's first results, as they are, are the graph's."""
    numbers = [r.index if r.source == "executable" else -1 for r in program.results]
    return numbers == list(range(len(numbers))) and all(
        _is_buffer(r, program.buffers[r.index]) for r in program.results
    )


def finisher(program: Program, r: ResultSpec) -> Callable[[list[Any], list[Any]], Any]:
    """Makes one output from the executable's results or the inputs."""
    index = r.index
    if r.source == "value":
        return lambda outs, args: r.value
    if r.source == "executable":
        if _is_buffer(r, program.buffers[index]):
            return lambda outs, args: outs[index]
        if r.copy:
            return lambda outs, args: _copied(outs[index], r)
        return lambda outs, args: _viewed(outs[index], r)
    return lambda outs, args: _strided(args[index], r)


def _is_buffer(r: ResultSpec, buffer: TensorSpec) -> bool:
    """Whether the result is the executable's buffer as it is: contiguous, all of it."""
    assert r.spec is not None
    step = 1
    for n, s in zip(reversed(r.spec.shape), reversed(r.stride), strict=True):
        if n != 1 and s != step:
            return False
        step *= n
    return r.offset == 0 and r.spec == buffer and not r.bits


def _viewed(buffer: Tensor, r: ResultSpec) -> Tensor:
    assert r.spec is not None
    dtype = getattr(torch, r.spec.dtype)
    if buffer.dtype != dtype:
        buffer = buffer.view(-1).view(dtype)
    seen = buffer.as_strided(r.spec.shape, r.stride, r.offset)
    for bit in r.bits:
        seen = _SET_BIT[bit](seen)
    return seen


_SET_BIT: dict[str, Callable[[Tensor], Tensor]] = {
    "conj": torch.ops.aten._conj.default,
    "neg": torch.ops.aten._neg_view.default,
}


def _copied(buffer: Tensor, r: ResultSpec) -> Tensor:
    assert r.spec is not None
    return torch.empty_strided(r.spec.shape, r.stride, dtype=buffer.dtype).copy_(buffer)


def _strided(base: Tensor, r: ResultSpec) -> Tensor:
    """A view of an input; the input itself where that is what the graph returned."""
    assert r.spec is not None
    if r.offset == 0 and r.stride == base.stride() and r.spec.shape == tuple(base.shape):
        return base
    return base.as_strided(r.spec.shape, r.stride, base.storage_offset() + r.offset)

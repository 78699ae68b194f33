"""What an op does on the device: it runs its program, or torch's CPU kernel where it has none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import fx
from torch._ops import OpOverload

from tpu_compile.eager import programs
from tpu_compile.eager.calls import DeviceCall
from tpu_compile.eager.fallback import run_on_host, warn
from tpu_compile.eager.fuse import Traced, put_off, put_off_write, traced
from tpu_compile.eager.modes import state
from tpu_compile.eager.programs import OnHost, signature
from tpu_compile.eager.scalars import FORMULAS, Number
from tpu_compile.eager.storage import (
    cell_of,
    contiguous_stride,
    from_host,
    maker,
    on_host,
    set_storage,
    storage_of,
)
from tpu_compile.lowering import registry
from tpu_compile.lowering.decompositions import table
from tpu_compile.lowering.outputs import overlaps
from tpu_compile_autoload import tpu

aten = torch.ops.aten
Tensor = torch.Tensor
Kernel = Callable[..., Any]

# They give the host a number, or take one from it, or end in a size that only the values tell.
QUIET = frozenset(
    {
        "aten::_local_scalar_dense",
        "aten::equal",
        "aten::is_set_to",
        "aten::is_pinned",
        "aten::nonzero",
        "aten::nonzero_static",
        "aten::masked_select",
        "aten::_unique2",
        "aten::unique_dim",
        "aten::unique_consecutive",
        "aten::unique_dim_consecutive",
        "aten::repeat_interleave",
        "aten::fill_",
        "aten::zero_",
        "aten::arange",
        "aten::range",
        "aten::linspace",
        "aten::logspace",
        "aten::eye",
        "aten::randperm",
    }
)

# Their index tensors may be on the host.
_INDEXING = frozenset(
    {
        "aten::index",
        "aten::index_put",
        "aten::_index_put_impl",
        "aten::_unsafe_index",
        "aten::_unsafe_index_put",
    }
)

# Results depend on torch.get_float32_matmul_precision().
_PRODUCTS = ("mm", "conv", "baddbmm", "addbmm", "dot", "mv", "attention", "bilinear", "cdist")


class Functional:
    """An op that writes to nothing."""

    def __init__(self, op: OpOverload) -> None:
        self.op = op
        self._programs: dict[Any, DeviceCall | OnHost] = {}
        returns = op._schema.returns
        self._single = len(returns) == 1 and str(returns[0].type) == "Tensor"
        self._list = len(returns) == 1 and not self._single
        self._product = any(p in op.name() for p in _PRODUCTS)
        self._formula = op in FORMULAS
        self._traced: dict[Any, Traced | OnHost] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        tensors: list[Any] = []
        numbers = self._formula and is_float(args[0])
        key = [signature(a, tensors, numbers) for a in args]
        for name, value in kwargs.items():
            key.append((name, signature(value, tensors, numbers)))
        key.append(torch.get_default_dtype())
        if self._product:
            key.append(torch.get_float32_matmul_precision())
        found = tuple(key)
        if state.fusing:
            made = self._put_off(found, tensors, args, kwargs, numbers)
            if made is not None:
                if self._single:
                    return made[0]
                return made if self._list else tuple(made)
        program = self._programs.get(found)
        if program is None:
            check_devices(self.op, tensors)
            program = programs.build(self.op, args, kwargs, numbers=numbers)
            self._programs[found] = program
        if type(program) is OnHost:
            return _on_host(self.op, program, args, kwargs)
        outs = program.run(tensors)  # type: ignore[union-attr]
        if self._single:
            return outs[0]
        return outs if self._list else tuple(outs)

    def _put_off(
        self, key: Any, tensors: list[Any], args: Any, kwargs: Mapping[str, Any], numbers: bool
    ) -> list[Any] | None:
        op = self._traced.get(key)
        if op is None:
            check_devices(self.op, tensors)
            op = traced(programs.graph(self.op, args, kwargs, numbers=numbers))
            self._traced[key] = op
        return None if type(op) is OnHost else put_off(op, tensors)  # type: ignore[arg-type]


def is_float(x: Any) -> bool:
    """Whether a tensor, or the first of a list, has a dtype that takes floats as they are."""
    first = x[0] if type(x) is list and x else x
    return isinstance(first, Tensor) and first.dtype.is_floating_point


def check_devices(op: OpOverload, tensors: Sequence[Any]) -> None:
    """Raise what torch raises where a tensor is on the host: only a 0-d one may be."""
    if op._schema.name.rstrip("_") in _INDEXING:
        tensors = tensors[:1]
    for t in tensors:
        if isinstance(t, Tensor) and t.device.type != "tpu" and t.dim():
            raise RuntimeError(
                "Expected all tensors to be on the same device, but found at least two devices, "
                f"tpu:0 and {t.device}! (when checking an argument of {op})"
            )


def _on_host(op: OpOverload, reason: OnHost, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    out = run_on_host(op, args, kwargs)
    # What the host's kernel refuses is the user's to know; what it does, it does with a warning.
    if op._schema.name not in QUIET and not reason.quiet:
        generator = any(isinstance(x, torch.Generator) for x in (*args, *kwargs.values()))
        if not generator:
            warn(op, reason.why)
    return out


class OnlyHost:
    """An op that is torch's CPU kernel for all arguments."""

    def __init__(self, op: OpOverload, why: str) -> None:
        self.op = op
        self._reason = OnHost(why)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return _on_host(self.op, self._reason, args, kwargs)


class Filling(OnlyHost):
    """An op that gives memory a value: at once on the host, but for the mode `fuse`."""

    def __init__(self, op: OpOverload) -> None:
        super().__init__(op, "")
        functional = functional_of(op)
        assert functional is not None
        self._fused = Writing(op, functional)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        run = self._fused if state.fusing else super().__call__
        return run(*args, **kwargs)


class Writing:
    """An op that writes to arguments (in place, or out=): another op computes what it writes."""

    def __init__(self, op: OpOverload, functional: OpOverload) -> None:
        self.op = op
        self.functional = functional
        self._programs: dict[Any, DeviceCall | OnHost] = {}
        schema = op._schema.arguments
        self._names = [a.name for a in schema]
        self._outs = [a.name for a in schema if a.alias_info is not None and a.alias_info.is_write]
        self._in_place = self._outs == [schema[0].name] and not schema[0].kwarg_only
        self._returns = len(op._schema.returns)
        self._product = any(p in op.name() for p in _PRODUCTS)
        self._formula = functional in FORMULAS
        self._traced: dict[Any, Traced | OnHost] = {}

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        given, named = args, kwargs
        if self._in_place:
            outs = args[0] if type(args[0]) is list else [args[0]]
        else:
            positional = dict(zip(self._names, args, strict=False))
            outs = [positional[n] if n in positional else kwargs[n] for n in self._outs]
            given = tuple(v for n, v in positional.items() if n not in self._outs)
            named = {n: v for n, v in kwargs.items() if n not in self._outs}
        tensors: list[Any] = []
        numbers = self._formula and is_float(given[0])
        key = [signature(a, tensors, numbers) for a in given]
        for name, value in named.items():
            key.append((name, signature(value, tensors, numbers)))
        for out in outs:
            key.append((out.dtype, out.shape, out.stride(), out.is_cpu))
        key.append(torch.get_default_dtype())
        if self._product:
            key.append(torch.get_float32_matmul_precision())
        found = tuple(key)
        if state.fusing:
            op = self._traced.get(found)
            if op is None:
                op = traced(self._graph(given, named, outs, args, kwargs, tensors, numbers))
                self._traced[found] = op
            fits = type(op) is Traced and not _overlap(outs, tensors)
            if fits and put_off_write(op, tensors, outs):  # type: ignore[arg-type]
                return self._returned(outs)
        program = self._programs.get(found)
        if program is None:
            program = self._build(given, named, outs, args, kwargs, tensors, numbers)
            self._programs[found] = program
        if type(program) is OnHost or _overlap(outs, tensors):
            reason = program if isinstance(program, OnHost) else _OVERLAP
            return _on_host(self.op, reason, args, kwargs)
        buffers = program.execute(tensors)  # type: ignore[union-attr]
        for out, r in zip(outs, program.program.results, strict=True):  # type: ignore[union-attr]
            write(out, buffers[r.index], r)
        return self._returned(outs)

    def _returned(self, outs: Sequence[Tensor]) -> Any:
        if self._returns == 1:
            return outs[0]
        return tuple(outs) if self._returns else None

    def _build(self, *given: Any) -> DeviceCall | OnHost:
        made = self._graph(*given)
        return made if isinstance(made, OnHost) else programs.compiled(made, programs.options())

    def _graph(
        self,
        given: Sequence[Any],
        named: Mapping[str, Any],
        outs: Sequence[Tensor],
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        tensors: Sequence[Any],
        numbers: bool,
    ) -> fx.GraphModule | OnHost:
        check_devices(self.op, [*tensors, *outs])
        if any(_overlaps_itself(o) or o.device.type != "tpu" for o in outs):
            return OnHost("it writes to memory that overlaps itself", quiet=True)
        if self._in_place:
            refusal = programs.refusal(self.op, args, kwargs)
            if refusal is not None:
                return refusal
        written = [(o.dtype, o.shape) for o in outs]
        return programs.graph(self.functional, given, named, written, numbers=numbers)


_OVERLAP = OnHost("it writes to memory that it reads", quiet=True)


def _overlap(outs: Sequence[Tensor], tensors: Sequence[Any]) -> bool:
    """Whether a tensor that is read shares memory with one that is written, and is not that one."""
    if len(outs) > 1:
        return _any_overlap(outs, tensors)
    for out in outs:
        cell = cell_of(out)
        for t in tensors:
            if t is out or type(t) is Number or t.is_cpu or cell_of(t) is not cell:
                continue
            same = t.storage_offset() == out.storage_offset() and t.stride() == out.stride()
            if not same or t.shape != out.shape or t.dtype != out.dtype:
                return True
    return False


def _any_overlap(outs: Sequence[Tensor], tensors: Sequence[Any]) -> bool:
    written = {id(cell_of(o)): o for o in outs}
    if len(written) < len(outs):
        return True
    for t in tensors:
        if type(t) is Number or t.is_cpu:
            continue
        out = written.get(id(cell_of(t)))
        if out is not None and t is not out:
            return True
    return False


def _overlaps_itself(t: Tensor) -> bool:
    return overlaps(tuple(t.shape), t.stride())


def write(out: Tensor, buffer: Any, r: Any) -> None:
    """Give a tensor the value in a program's result: the buffer itself where it is all of both."""
    shape = tuple(out.shape)
    if shape != r.spec.shape:  # an empty `out`, which the op gives a size
        fresh = maker(r.spec.shape, contiguous_stride(r.spec.shape), out.dtype)()
        set_storage(out, storage_of(fresh), fresh.shape, fresh.stride(), 0)
    cell = cell_of(out)
    whole = not r.offset and not r.copy and out.numel() * out.itemsize == cell.nbytes
    if whole and not out.storage_offset() and out.stride() == r.stride and not out.is_conj():
        cell.replace(buffer)
        return
    result = programs.host_of(buffer).as_strided(r.spec.shape, r.stride, r.offset)
    on_host(out, written=True).copy_(result)


# ---------------------------------------------------------------------- which op computes it

_FUNCTIONAL: dict[str, OpOverload] = {
    "aten::normal_": aten.normal_functional.default,
    "aten::bernoulli_.float": aten.bernoulli.p,
    "aten::bernoulli_.Tensor": aten.bernoulli.Tensor,
}


def functional_of(op: OpOverload) -> OpOverload | None:
    """The op that computes what `op` writes to its arguments."""
    if op.name() in _FUNCTIONAL:
        return _FUNCTIONAL[op.name()]
    schema = op._schema
    written = [a for a in schema.arguments if a.alias_info is not None and a.alias_info.is_write]
    namespace, _, name = schema.name.partition("::")
    outs = bool(written) and all(a.kwarg_only for a in written)
    if not outs and not (name.endswith("_") and written == list(schema.arguments[:1])):
        return None
    packet = getattr(getattr(torch.ops, namespace), name if outs else name[:-1], None)
    if packet is None:
        return None
    rest = [a for a in schema.arguments if not outs or a not in written]
    want = [(a.name, str(a.type)) for a in rest]
    for overload in packet.overloads():
        found = getattr(packet, overload)
        have = [(a.name, str(a.type)) for a in found._schema.arguments]
        if have == want and not found._schema.is_mutable:
            return found  # type: ignore[no-any-return]
    return None


def can_be_program(op: OpOverload) -> bool:
    """Whether an op has a rule or a decomposition."""
    return registry.find(op) is not None or op in table()


def kernel_of(op: OpOverload) -> Kernel:
    """The kernel of an op."""
    schema = op._schema
    if schema.name in ("aten::fill_", "aten::zero_"):
        return Filling(op)
    if schema.name in QUIET:
        return OnlyHost(op, "")
    if schema.is_mutable:
        functional = functional_of(op)
        if functional is not None and can_be_program(functional):
            return Writing(op, functional)
        return OnlyHost(op, "nothing computes what it writes")
    if any(r.alias_info is not None for r in schema.returns) or not schema.returns:
        return OnlyHost(op, "it is a view")
    if not can_be_program(op):
        return OnlyHost(op, "there is no rule and no decomposition")
    return Functional(op)


# ---------------------------------------------------------------------- making and copying


def empty(
    size: Sequence[int],
    *,
    dtype: torch.dtype | None = None,
    layout: torch.layout | None = None,
    device: Any = None,
    pin_memory: bool | None = None,
    memory_format: torch.memory_format | None = None,
) -> Tensor:
    """aten::empty.memory_format"""
    check_place(layout, device)
    shape = tuple(size)
    stride = contiguous_stride(shape)
    if memory_format in (torch.channels_last, torch.channels_last_3d):
        like = torch.empty(shape, dtype=torch.uint8, device="meta", memory_format=memory_format)
        stride = like.stride()
    return maker(shape, stride, dtype or torch.get_default_dtype())()  # type: ignore[no-any-return]


def empty_strided(
    size: Sequence[int],
    stride: Sequence[int],
    *,
    dtype: torch.dtype | None = None,
    layout: torch.layout | None = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::empty_strided"""
    check_place(layout, device)
    return maker(tuple(size), tuple(stride), dtype or torch.get_default_dtype())()  # type: ignore[no-any-return]


def check_place(layout: torch.layout | None, device: torch.device | None) -> None:
    """Raise for a layout or an index that the device has not."""
    if device is not None and device.index:
        tpu._index(device)
    if layout is not None and layout is not torch.strided:
        raise NotImplementedError(
            f"the device tpu has no tensors of layout {layout}: only dense ones; "
            "compute on sparse ones on the CPU, or call .to_dense() first"
        )


def copy_(self: Tensor, src: Tensor, non_blocking: bool = False) -> Tensor:
    """aten::copy_: from or to the device, or within it."""
    if state.fusing and self.device.type == "tpu":
        if src.device.type != "tpu":
            src = from_host(src.detach().to(self.dtype, copy=True))
        return _copy(self, src)  # type: ignore[no-any-return]
    source = on_host(src) if src.device.type == "tpu" else src
    if self.device.type != "tpu":
        return self.copy_(source)
    on_host(self, written=True).copy_(source)
    return self


def _copy_from(self: Tensor, dst: Tensor, non_blocking: bool = False) -> Tensor:
    return copy_(dst, self)


def clone(self: Tensor, *, memory_format: torch.memory_format | None = None) -> Tensor:
    """aten::clone"""
    if state.fusing:
        return _clone(self, memory_format=memory_format or torch.preserve_format)  # type: ignore[no-any-return]
    return from_host(on_host(self).clone(memory_format=memory_format or torch.preserve_format))


def zero_tensor(
    size: Sequence[int],
    *,
    dtype: torch.dtype | None = None,
    layout: torch.layout | None = None,
    device: Any = None,
    pin_memory: bool | None = None,
) -> Tensor:
    """aten::_efficientzerotensor: zeros with memory, where the CPU's have none."""
    return empty(size, dtype=dtype, layout=layout, device=device).zero_()


_cast = Functional(aten._to_copy.default)
_clone = Functional(aten.clone.default)
_copy = Writing(aten.copy_.default, aten.copy.default)


def to_copy(
    self: Tensor,
    *,
    dtype: torch.dtype | None = None,
    layout: torch.layout | None = None,
    device: Any = None,
    pin_memory: bool | None = None,
    non_blocking: bool = False,
    memory_format: torch.memory_format | None = None,
) -> Tensor:
    """aten::_to_copy: between devices, dtypes and memory formats."""
    to = self.device if device is None else torch.device(device)
    check_place(layout, to if to.type == "tpu" else None)
    own = self.device.type == "tpu"
    if to.type not in ("cpu", "tpu"):
        like = torch.empty_strided(self.shape, self.stride(), dtype=dtype or self.dtype, device=to)
        return like if to.type == "meta" else like.copy_(on_host(self))
    if own and to.type == "tpu" and dtype not in (None, self.dtype):
        return _cast(self, dtype=dtype, memory_format=memory_format)  # type: ignore[no-any-return]
    source = on_host(self) if own else self
    host = aten._to_copy.default(
        source, dtype=dtype, device=torch.device("cpu"), memory_format=memory_format
    )
    return from_host(host) if to.type == "tpu" else host


def item(self: Tensor) -> Any:
    """aten::_local_scalar_dense"""
    return on_host(self).item()

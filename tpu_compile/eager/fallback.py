"""Ops on the host: torch's CPU kernels on the device's memory, or on a copy where it is elsewhere."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import cache
from threading import RLock
from typing import Any

import torch
from torch._ops import OpOverload

from tpu_compile.eager.storage import (
    cell_of,
    from_host,
    on_host,
    on_storage,
    set_storage,
    storage_of,
)
from tpu_compile.errors import format_message
from tpu_compile.fallback import FallbackWarning
from tpu_compile_autoload import tpu

Tensor = torch.Tensor

_CPU = torch.device("cpu")

_warned: set[str] = set()


def warn(op: OpOverload, why: str) -> None:
    """Warn once that an op runs on the CPU."""
    name = op.name()
    if name in _warned:
        return
    _warned.add(name)
    warnings.warn(
        format_message(
            f"{name} has no lowering: it runs on torch's CPU kernel, which needs its tensors on the host",
            [("why", why), ("help", "see README.md, Adding an op")],
        ),
        FallbackWarning,
        stacklevel=4,
    )


def run_on_host(op: OpOverload, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """Run an op with torch's CPU kernel; tensors of the device go in and come out.

    What the op writes to, it writes to the device's memory.
    """
    run = _Run(op)
    schema = op._schema.arguments
    writes = {a.name: a.alias_info is not None and a.alias_info.is_write for a in schema}
    cpu_args = [run.host(x, writes[a.name]) for a, x in zip(schema, args, strict=False)]
    cpu_kwargs = {name: run.host(x, writes.get(name, False)) for name, x in kwargs.items()}
    seeded = is_random(op) and not any(
        isinstance(x, torch.Generator) for x in (*args, *kwargs.values())
    )
    with _seeds_of_the_device() if seeded else nullcontext():
        out = op(*cpu_args, **cpu_kwargs)
    for x, alias in run.written:
        _rebind(x, alias)
    return run.back(out)


@cache
def is_random(op: OpOverload) -> bool:
    """Whether an op draws random numbers; torch tags only some overloads of those that do."""
    packet = op.overloadpacket
    overloads = [getattr(packet, name) for name in packet.overloads()]
    return any(torch.Tag.nondeterministic_seeded in each.tags for each in overloads)


_drawing = RLock()


@contextmanager
def _seeds_of_the_device() -> Iterator[None]:
    """The CPU's kernels draw what the device's generator gives, and the CPU's own stays as it is."""
    with _drawing:
        cpu = torch.default_generator
        before = cpu.get_state()
        cpu.set_state(tpu._generator.get_state())
        try:
            yield
        finally:
            tpu._generator.set_state(cpu.get_state())
            cpu.set_state(before)


class _Run:
    """One run of an op on the host: which CPU tensor stands for which tensor of the device.

    A class and no nested functions: those would be garbage with cycles, and keep tensors alive.
    """

    def __init__(self, op: OpOverload) -> None:
        self.op = op
        self.aliases: dict[int, tuple[Tensor, Tensor]] = {}
        self.written: list[tuple[Tensor, Tensor]] = []
        self._bases: dict[int, Tensor] | None = None

    def host(self, x: Any, writes: bool) -> Any:
        """The CPU's argument for one of the device's."""
        if isinstance(x, Tensor):
            return self._alias(x, writes) if x.device.type == "tpu" else x
        if isinstance(x, list | tuple):
            return [self.host(y, writes) for y in x]
        if isinstance(x, torch.device) and x.type == "tpu":
            return _CPU
        return x

    def _alias(self, x: Tensor, writes: bool) -> Tensor:
        found = self.aliases.get(id(x))
        if found is None:
            found = self.aliases[id(x)] = (x, on_host(x, written=writes))
        elif writes:
            cell_of(x).on_host(written=True)
        if writes:
            self.written.append(found)
        return found[1]

    def back(self, o: Any) -> Any:
        """The device's result for one of the CPU's: an input, a view of one, or a new tensor."""
        if isinstance(o, list):
            return [self.back(x) for x in o]
        if isinstance(o, tuple):
            return tuple([self.back(x) for x in o])
        if not isinstance(o, Tensor):
            return o
        if o.layout is not torch.strided or o.is_quantized:
            what = "quantized" if o.is_quantized else str(o.layout).removeprefix("torch.")
            raise NotImplementedError(
                f"{self.op}: the device tpu has no {what} tensors, only dense ones; "
                "call .cpu() first"
            )
        for x, alias in self.aliases.values():
            if o is alias:
                return x
        if self._bases is None:
            pairs = self.aliases.values()
            self._bases = {a.untyped_storage()._cdata: x for x, a in pairs}
        key = o.untyped_storage()._cdata
        base = self._bases.get(key)
        if base is not None and o.numel():
            return on_storage(storage_of(base), o.dtype, o.shape, o.stride(), o.storage_offset())
        made = self._bases[key] = from_host(o)
        return made


def _rebind(x: Tensor, alias: Tensor) -> None:
    """Have a tensor follow its alias, which the op may have resized."""
    if alias.shape == x.shape and alias.stride() == x.stride():
        return
    fresh = from_host(alias)
    set_storage(x, storage_of(fresh), fresh.shape, fresh.stride(), fresh.storage_offset())

"""A cached executable, offline: its HLO, memory, cost and roofline, without the device it runs on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tpu_compile import hlo_text
from tpu_compile.pjrt import Executable, cpu_client
from tpu_compile.pjrt_tpu import Stored, stored_stablehlo
from tpu_compile.roofline import Cycles, Roofline, Speed, credible_cycles, roofline
from tpu_compile.targets import GENERATIONS, Generation


@dataclass(frozen=True, slots=True)
class Inspected:
    """What an executable says of itself. Empty where its compiler writes it in a form unknown here.

    `memory` is in bytes: arguments, outputs, temporaries, code. `cost` are XLA's counts: flops,
    transcendentals, bytes. `roofline` and `cycles` are of TPUs.
    """

    platform: str
    hlo: str
    memory: Mapping[str, int]
    cost: Mapping[str, float]
    roofline: Roofline | None = None
    cycles: Cycles | None = None
    kernels: tuple[hlo_text.Kernel, ...] = ()


def inspect(payload: bytes, fields: Mapping[str, Any]) -> Inspected:
    """The executable of a cache entry; `fields` are its key's.

    Raises CacheError where a CPU executable cannot be loaded here. TPU executables are not loaded.
    """
    platform = str(fields.get("platform"))
    executable: Executable = Stored(payload) if platform == "tpu" else _loaded(payload, fields)
    hlo = executable.optimized_hlo()
    memory, cost = executable.memory(), executable.cost()
    generation = _generation(str(fields.get("topology")))
    if platform != "tpu" or generation is None or not hlo:
        return Inspected(platform, hlo, memory, cost)
    kernels = tuple(hlo_text.parse(hlo).kernels())
    speed = Speed.of(generation)
    return Inspected(
        platform,
        hlo,
        memory,
        cost,
        roofline(kernels, speed),
        credible_cycles(kernels, speed),
        kernels,
    )


def stablehlo_within(payload: bytes, fields: Mapping[str, Any]) -> bytes | None:
    """The program that a TPU executable was compiled from, as far as it has it."""
    return stored_stablehlo(payload) if fields.get("platform") == "tpu" else None


def _loaded(payload: bytes, fields: Mapping[str, Any]) -> Executable:
    options = dict(fields.get("options") or {})
    return cpu_client().load(payload, options)


def _generation(topology: str) -> Generation | None:
    """The generation of a topology as keys have it: the kind of device comes first."""
    found = [g for g in GENERATIONS.values() if topology.startswith(f"{g.kind} ")]
    return max(found, key=lambda g: len(g.kind), default=None)

"""What a graph is compiled for: `cpu`, the attached `tpu`, or a TPU topology by name such as `v5e:2x2`.

A topology needs no TPU: libtpu's compiler runs anywhere. What it makes cannot run here; it goes into
the cache, for the hosts of that topology.
"""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from tpu_compile.errors import ConfigError

GIB = 1 << 30
TERA = 10**12
GIGA = 10**9
MEGA = 10**6


@dataclass(frozen=True, slots=True)
class Generation:
    """Facts of one TPU generation, of a whole chip.

    `peak` is operations a second by the dtype of a matrix product's inputs; XLA computes a float32
    product of default precision in bfloat16. `ici` is all links of a chip in both directions;
    None where the source gives none. `cores` are TensorCores, `devices` what XLA makes of a chip:
    one of both cores (megacore), or one each.
    """

    name: str
    kind: str  # what the runtime calls such a device
    dimensions: int  # of the topology
    cores: int
    devices: int
    hbm: int  # bytes
    bandwidth: float  # of the HBM, bytes a second
    ici: float | None  # bytes a second
    peak: Mapping[str, float]
    source: str
    clock: float | None = None  # cycles a second, as libtpu's scheduler takes them


def _peak(**tera: float) -> Mapping[str, float]:
    return MappingProxyType({name: value * TERA for name, value in tera.items()})


_DOCS = "https://docs.cloud.google.com/tpu/docs/"
_JAX = "jax 0.10.2, jax/_src/pallas/mosaic/tpu_info.py"

# Peaks of v2, v3 and int8 peaks of v5p are jax's; everything else is the documentation's. float8 peaks
# of v5p and v6e, and v6e's bandwidth, are in the comparison on tpu7x's page; it rounds v6e's on its own
# to 1600 GB/s, and older versions of it said 1640. Clocks are those of libtpu 0.0.42's schedules
# (xla_dump_latency_hiding_schedule); none is documented.
GENERATIONS: dict[str, Generation] = {
    g.name: g
    for g in (
        Generation(
            "v2", "TPU v2", 2, cores=2, devices=2, hbm=16 * GIB, bandwidth=700 * GIGA, ici=None,
            peak=_peak(bfloat16=46), source=_JAX,
        ),
        Generation(
            "v3", "TPU v3", 2, cores=2, devices=2, hbm=32 * GIB, bandwidth=825 * GIGA, ici=None,
            peak=_peak(bfloat16=140), source=_JAX,
        ),
        Generation(
            "v4", "TPU v4", 3, cores=2, devices=1, hbm=32 * GIB, bandwidth=1200 * GIGA, ici=None,
            peak=_peak(bfloat16=275, int8=275), source=_DOCS + "v4",
            clock=1050 * MEGA,
        ),
        Generation(
            "v5e", "TPU v5 lite", 2, cores=1, devices=1, hbm=16 * GIB, bandwidth=819 * GIGA,
            ici=400 * GIGA, peak=_peak(bfloat16=197, int8=393), source=_DOCS + "v5e",
            clock=1500 * MEGA,
        ),
        Generation(
            "v5p", "TPU v5", 3, cores=2, devices=1, hbm=95 * GIB, bandwidth=2765 * GIGA,
            ici=1200 * GIGA, peak=_peak(bfloat16=459, int8=918, float8=459), source=_DOCS + "v5p",
            clock=1750 * MEGA,
        ),
        Generation(
            "v6e", "TPU v6 lite", 2, cores=1, devices=1, hbm=32 * GIB, bandwidth=1638 * GIGA,
            ici=800 * GIGA, peak=_peak(bfloat16=918, int8=1836, float8=918), source=_DOCS + "v6e",
            clock=1750 * MEGA,
        ),
        Generation(
            "tpu7x", "TPU7x", 3, cores=2, devices=2, hbm=192 * GIB, bandwidth=7380 * GIGA,
            ici=1200 * GIGA, peak=_peak(bfloat16=2307, float8=4614), source=_DOCS + "tpu7x",
            clock=1900 * MEGA,
        ),
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Target:
    """What to compile for. `name` is canonical: equal targets have equal names.

    `generation`, `shape` (in chips) and `slices` are of a topology; an attached TPU and the CPU
    have none.
    """

    name: str
    platform: Literal["cpu", "tpu"]
    generation: Generation | None = field(default=None, compare=False)
    shape: tuple[int, ...] = ()
    slices: int = 1

    def __str__(self) -> str:
        return self.name

    @property
    def deviceless(self) -> bool:
        """Whether it names a topology, which need not be attached."""
        return self.generation is not None

    @property
    def topology(self) -> str:
        """The topology as libtpu writes it, without the slices."""
        return self.name.partition(",")[0]

    @property
    def devices(self) -> int:
        """How many devices the topology has."""
        each = 1 if self.generation is None else self.generation.devices
        return math.prod(self.shape) * each * self.slices


CPU = Target("cpu", "cpu")
TPU = Target("tpu", "tpu")

_TOPOLOGY = re.compile(r"(?P<generation>[a-z0-9]+):(?P<shape>\d+(x\d+)*)(,slices=(?P<slices>\d+))?")


def parse(text: str | Target) -> Target:
    """The target of a name. Raises ConfigError, with what is valid, for any other text."""
    if isinstance(text, Target):
        return text
    if not isinstance(text, str):
        raise _invalid(text, "a target is a name")
    name = text.strip().lower()
    if name in ("cpu", "tpu"):
        return CPU if name == "cpu" else TPU
    found = _TOPOLOGY.fullmatch(name)
    generation = GENERATIONS.get(found["generation"]) if found else None
    if found is None or generation is None:
        raise _invalid(text)
    shape = tuple(map(int, found["shape"].split("x")))
    slices = int(found["slices"] or 1)
    problem = _shape_problem(generation, shape)
    if problem or slices < 1:
        raise _invalid(text, problem or "there is at least one slice")
    canonical = f"{generation.name}:{'x'.join(map(str, shape))}"
    canonical += f",slices={slices}" if slices > 1 else ""
    return Target(canonical, "tpu", generation, shape, slices)


def _shape_problem(generation: Generation, shape: tuple[int, ...]) -> str | None:
    n = generation.dimensions
    if len(shape) != n:
        return f"{generation.name} has {n} dimensions: {generation.name}:{_example(generation)}"
    one_host = all(size % 2 == 0 for size in shape[:2]) and all(size > 0 for size in shape)
    if not one_host and set(shape) != {1}:
        smallest = "x".join(["1"] * n)
        return f"a topology is whole hosts, multiples of {_example(generation)}, or {smallest}"
    return None


def _example(generation: Generation) -> str:
    return "2x2" if generation.dimensions == 2 else "2x2x1"


def valid_targets() -> dict[str, str]:
    """Every form of name that `parse` takes, with what it means."""
    forms = {"cpu": "this machine's CPU", "tpu": "the attached TPU"}
    for g in GENERATIONS.values():
        forms[f"{g.name}:{_example(g)}"] = f"{g.kind}, any {'xyz'[: g.dimensions]} in whole hosts"
    forms["v5e:2x2,slices=2"] = "any of them in several slices"
    return forms


def _invalid(text: object, why: str = "") -> ConfigError:
    valid = valid_targets()
    width = max(map(len, valid))
    facts = [("why", why)] if why else []
    facts.append(("valid", "\n".join(f"{n:<{width}}  {what}" for n, what in valid.items())))
    close = _suggestion(str(text).strip().lower())
    if close and not why:
        facts.append(("help", f"did you mean {close!r}?"))
    return ConfigError(f"unknown target: {text!r}", facts)


# Chips to topology, for those who know a slice by its accelerator type, such as v5litepod-8.
_FLAT = {1: "1x1", 4: "2x2", 8: "2x4", 16: "4x4", 32: "4x8", 64: "8x8", 128: "8x16", 256: "16x16"}


def _suggestion(text: str) -> str | None:
    family, dash, number = text.partition("-")
    names = {"v5litepod": "v5e", "v5lite": "v5e", "v5e": "v5e", "v6e": "v6e"}
    if dash and family in names and number.isdecimal() and int(number) in _FLAT:
        return f"{names[family]}:{_FLAT[int(number)]}"
    close = difflib.get_close_matches(text, valid_targets(), n=1)
    return close[0] if close else None


_chosen: ContextVar[Target | None] = ContextVar("tpu_compile.target", default=None)


@contextmanager
def target(name: str | Target) -> Iterator[Target]:
    """Inside, graphs are compiled for this target, unless an option of torch.compile names another.

    What counts is when a graph is compiled: at the first call of the compiled function.
    """
    chosen = parse(name)
    token = _chosen.set(chosen)
    try:
        yield chosen
    finally:
        _chosen.reset(token)


def chosen() -> Target | None:
    """The target of the innermost `target(...)`, if any."""
    return _chosen.get()

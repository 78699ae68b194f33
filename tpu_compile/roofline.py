"""Time that a program takes at least at the peaks of a TPU generation, and libtpu's cycles beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tpu_compile.hlo_text import Kernel, Module
from tpu_compile.targets import Generation

LABEL = "compiler estimate"
CREDIBLE = 3.0  # how many times its roofline bound a kernel's cycles may be


@dataclass(frozen=True, slots=True)
class Roofline:
    """Seconds at the peaks of the target's table: of all matrix products, and of all bytes.

    `seconds` is the bound: kernels come one after the other, each taking the longer of its two, with
    copies beside them; and all bytes have to be moved. `intensity` is matrix FLOPs a byte.
    """

    compute: float
    memory: float
    seconds: float
    intensity: float
    peak: float  # FLOPs a second of a device, in bfloat16
    bandwidth: float

    @property
    def bound(self) -> str:
        """What takes longer in all: compute or memory."""
        return "compute" if self.compute >= self.memory else "memory"

    def json(self) -> dict[str, Any]:
        """All of it, as JSON can hold it."""
        return {**asdict(self), "bound": self.bound}


@dataclass(frozen=True, slots=True)
class Cycles:
    """libtpu's cycles of the kernels of which they are credible; `share` of the matrix FLOPs."""

    cycles: int
    seconds: float
    kernels: int
    share: float


@dataclass(frozen=True, slots=True)
class Speed:
    """What one device of a generation does in a second, and its HBM."""

    peak: Mapping[str, float]
    bandwidth: float
    hbm: int
    clock: float | None

    @classmethod
    def of(cls, g: Generation) -> Speed:
        """The share of a chip that one device is."""
        peak = {name: value / g.devices for name, value in g.peak.items()}
        return cls(peak, g.bandwidth / g.devices, g.hbm // g.devices, g.clock)

    def times(self, kernel: Kernel) -> tuple[float, float]:
        """Seconds of a kernel's matrix products, and of its bytes, at the peaks."""
        family = {"s": "int8", "u": "int8", "f8": "float8"}
        names = (n for prefix, n in family.items() if _is(kernel.dtype, prefix))
        peak = next((self.peak[n] for n in names if n in self.peak), self.peak["bfloat16"])
        return kernel.flops * kernel.passes / peak, kernel.bytes / self.bandwidth


def _is(dtype: str, prefix: str) -> bool:
    return (
        dtype.startswith(prefix) and dtype[len(prefix) :][:1] != "3"
    )  # s32 has no peak of its own


def totals(
    cost: Mapping[str, float] | None, module: Module, kernels: Sequence[Kernel]
) -> tuple[float, float]:
    """FLOPs and bytes: XLA's, which count loops once; ours where there are loops, or it gave none."""
    ours = sum(k.flops for k in kernels), sum(k.bytes for k in kernels)
    if not cost or "flops" not in cost or "bytes" not in cost:
        return ours
    if module.unknown_trips or any(k.runs > 1 for k in kernels):
        return max(cost["flops"], ours[0]), max(cost["bytes"], ours[1])
    return cost["flops"], cost["bytes"]


def roofline(kernels: Sequence[Kernel], speed: Speed) -> Roofline:
    """The bounds of kernels that run one after the other."""
    times = [speed.times(k) for k in kernels]
    turns = sum(max(t) for t, k in zip(times, kernels, strict=True) if not k.beside)
    memory = sum(m for _, m in times)
    flops, moved = sum(k.flops for k in kernels), sum(k.bytes for k in kernels)
    return Roofline(
        compute=sum(c for c, _ in times),
        memory=memory,
        seconds=max(turns, memory),
        intensity=flops / moved if moved else 0.0,
        peak=speed.peak["bfloat16"],
        bandwidth=speed.bandwidth,
    )


def credible_cycles(kernels: Sequence[Kernel], speed: Speed) -> Cycles | None:
    """libtpu's cycles as far as they are credible; None where none are."""
    if speed.clock is None:
        return None
    credible = [k for k in kernels if _is_credible(k, speed)]
    cycles = sum(k.cycles or 0 for k in credible)
    total = sum(k.flops for k in kernels)
    if not cycles:
        return None
    share = sum(k.flops for k in credible) / total
    return Cycles(cycles, cycles / speed.clock, len(credible), share)


def _is_credible(kernel: Kernel, speed: Speed) -> bool:
    if not kernel.flops or kernel.cycles is None or speed.clock is None:
        return False
    bound = max(speed.times(kernel))
    # A rounding of the clock or of the peak may put the best kernels a little below the bound.
    return 0.95 * bound <= kernel.cycles / speed.clock <= CREDIBLE * bound

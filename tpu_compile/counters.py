"""What this process has traced and lowered, counted: nothing, where earlier ones have done it all."""

from __future__ import annotations

from dataclasses import dataclass, replace
from threading import Lock


@dataclass(frozen=True, slots=True)
class TraceStats:
    """A snapshot of the counters."""

    aot: int = 0  # graphs that AOTAutograd has traced: a forward and its backward are two
    direct: int = 0  # graphs that were traced without it, or were tried to
    specialized: int = 0  # symbolic graphs that were specialised for new sizes
    lowered: int = 0  # graphs that were lowered to StableHLO
    restored: int = 0  # graphs that were taken as an earlier process has lowered them
    bypassed: int = 0  # graphs that cannot be kept for later processes; TPU_COMPILE_LOG says why

    @property
    def traced(self) -> int:
        """All graphs that were traced, in whatever way."""
        return self.aot + self.direct + self.specialized


_lock = Lock()
_now = TraceStats()


def count(**amounts: int) -> None:
    """Raise counters by name."""
    global _now
    with _lock:
        _now = replace(_now, **{name: getattr(_now, name) + n for name, n in amounts.items()})


def trace_stats() -> TraceStats:
    """What this process has traced and lowered, and what it took from earlier ones."""
    return _now

"""What a cache has done in this process, counted."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class TierStats:
    """What one tier of a cache has done."""

    hits: int = 0  # entries that were found here
    misses: int = 0  # lookups that found no good entry here
    puts: int = 0  # entries written after a compile
    backfills: int = 0  # entries copied here because a later tier had them
    corrupt: int = 0  # entries found damaged or unloadable
    read_errors: int = 0  # lookups that the tier failed
    write_errors: int = 0  # entries that the tier did not take
    skipped: int = 0  # lookups that left it out because it had failed shortly before


@dataclass(frozen=True, slots=True)
class CacheStats:
    """A snapshot of the counters. Errors of all tiers are summed up; `tiers` has each tier's."""

    hits: int = 0  # executables that came out of the cache
    misses: int = 0  # executables that were compiled
    shared: int = 0  # graphs that use an executable which this process has loaded already
    corrupt: int = 0  # entries found damaged or unloadable
    uncacheable: int = 0  # compiled, but the compiler cannot serialize them; each is also a miss
    read_errors: int = 0  # lookups that a tier failed
    write_errors: int = 0  # entries that a tier did not take
    waits: int = 0  # lookups that waited for another process or host to compile the same
    wait_seconds: float = 0.0  # spent on that
    compile_seconds: float = 0.0  # spent on misses
    saved_seconds: float = 0.0  # what the hits took to compile when they were made
    reasons: Mapping[str, int] = field(default_factory=dict)  # misses by why: see Cache
    tiers: Mapping[str, TierStats] = field(default_factory=dict)  # by the tier's name

    @property
    def hit_rate(self) -> float | None:
        """Hits per lookup, those that memory answered included; None before the first one."""
        hits = self.hits + self.shared
        lookups = hits + self.misses
        return hits / lookups if lookups else None


class Counters:
    """Counters that threads may raise at the same time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._now = CacheStats()

    def add(self, **amounts: float) -> None:
        """Raise counters by name."""
        with self._lock:
            self._now = _raised(self._now, amounts)

    def add_to(self, tier: str, **amounts: int) -> None:
        """Raise a tier's counters, and with its errors those of the whole."""
        errors = ("corrupt", "read_errors", "write_errors")
        with self._lock:
            total = _raised(self._now, {n: a for n, a in amounts.items() if n in errors})
            now = _raised(total.tiers.get(tier, TierStats()), amounts)
            self._now = replace(total, tiers={**total.tiers, tier: now})

    def miss(self, reason: str, seconds: float) -> None:
        """Count a compile."""
        with self._lock:
            now = _raised(self._now, {"misses": 1, "compile_seconds": seconds})
            reasons = {**now.reasons, reason: now.reasons.get(reason, 0) + 1}
            self._now = replace(now, reasons=reasons)

    def snapshot(self) -> CacheStats:
        return self._now


S = TypeVar("S", CacheStats, TierStats)


def _raised(stats: S, amounts: Mapping[str, float]) -> S:
    return replace(stats, **{name: getattr(stats, name) + n for name, n in amounts.items()})

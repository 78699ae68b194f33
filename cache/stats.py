"""What a cache has done in this process, counted."""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class CacheStats:
    """A snapshot of the counters."""

    hits: int = 0  # executables that came out of the cache
    misses: int = 0  # executables that were compiled
    shared: int = 0  # graphs that use an executable which this process has loaded already
    corrupt: int = 0  # entries found damaged or unloadable; each is also a miss
    uncacheable: int = 0  # compiled, but the compiler cannot serialize them; each is also a miss
    read_errors: int = 0  # lookups that the store failed; each is also a miss
    write_errors: int = 0  # entries that the store did not take
    compile_seconds: float = 0.0  # spent on misses
    saved_seconds: float = 0.0  # what the hits took to compile when they were made

    @property
    def hit_rate(self) -> float | None:
        """Hits per lookup, or None before the first one."""
        lookups = self.hits + self.misses
        return self.hits / lookups if lookups else None


class Counters:
    """Counters that threads may raise at the same time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._now = CacheStats()

    def add(self, **amounts: float) -> None:
        """Raise counters by name."""
        with self._lock:
            sums = {name: getattr(self._now, name) + n for name, n in amounts.items()}
            self._now = replace(self._now, **sums)

    def snapshot(self) -> CacheStats:
        return self._now

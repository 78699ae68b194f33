"""Cache: one verb that finds an executable or has it compiled. Cache trouble never stops a run."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

from tpu_compile.cache.entry import Entry, encode
from tpu_compile.cache.key import Key
from tpu_compile.cache.level import Found, Level, Lookup
from tpu_compile.cache.stats import CacheStats, Counters
from tpu_compile.cache.tier import Tier
from tpu_compile.cache.turn import HostLocks, Turn, Turns
from tpu_compile.errors import CacheError

log = logging.getLogger("tpu_compile.cache")

T = TypeVar("T")

PATIENCE_SECONDS = 1200.0  # who has waited this long for another's compile compiles too


class Cache:
    """Executables by key.

    `tiers`, by the name that they are counted under, are read from the first to the last; what one
    has is copied to those before it, and what is compiled is written to all. `locks` is a folder of
    this host for lock files, so that one of its processes compiles a key while the others wait. All
    hosts that share a tier take turns in the same way, by leases on the first one that they may
    write to. `producer` names the versions of what makes the entries.

    Misses are counted by reason: `absent` in every tier, `unusable` where a tier failed or is left
    alone for it, `corrupt` and others (see CacheError) where an entry was there and could not be
    used. Where the program is there, but not for what the key says, the fields that differ are the
    reason: `cpu`, or `compiler, flags`; `version` where another version of this package made it.
    """

    def __init__(
        self,
        tiers: Mapping[str, Tier],
        locks: Path | None = None,
        producer: Mapping[str, str] | None = None,
    ) -> None:
        self.tiers = dict(tiers)
        self.counters = Counters()
        self._levels = [Level(name, tier, self.counters) for name, tier in tiers.items()]
        self._locks = None if locks is None else HostLocks(locks)
        self._producer = dict(producer or {})

    def stats(self) -> CacheStats:
        """What this cache has done so far."""
        return self.counters.snapshot()

    def get_or_compile(
        self,
        key: Key,
        compile: Callable[[], T],
        *,
        dump: Callable[[T], bytes],
        load: Callable[[bytes], T],
        name: str = "",
    ) -> tuple[T, bool]:
        """The executable of `key`, and whether it came out of the cache.

        `load` makes an executable of verified bytes; `dump` gives the bytes of one that `compile`
        has just made, which is then returned as it is. Both raise CacheError where they cannot: an
        entry that does not load is compiled again and overwritten, an executable without bytes
        is not stored. What `compile` raises is passed on. `name` is for people who list entries.
        """
        look = Lookup(key, load)
        with ExitStack() as held:
            found = self._find(look, self._levels) or self._wait(look, held)
            if found is None:
                return self._compile(look, compile, dump, name), False
        self.counters.add(hits=1, saved_seconds=found.compile_seconds)
        return found.made, True

    def get(self, key: Key) -> bytes | None:
        """The payload of an entry that is no executable; None where there is no good one."""
        found = self._find(Lookup(key, bytes), self._levels)
        return None if found is None else found.made

    def put(self, key: Key, payload: bytes, name: str = "") -> None:
        """Store an entry that is no executable. `name` is for people who list entries."""
        self._store(Entry(key, payload, name, 0.0, time.time(), self._producer))

    # ------------------------------------------------------------------ a hit

    def _find(self, look: Lookup[T], levels: list[Level]) -> Found[T] | None:
        for i, level in enumerate(levels):
            found = level.find(look)
            if found is not None:
                for earlier in levels[:i]:
                    earlier.put(look.key.digest, found.data, backfill=True)
                return found
        return None

    def _wait(self, look: Lookup[T], held: ExitStack) -> Found[T] | None:
        """What others are compiling now, once they have.

        None says that it has to be compiled here; others wait for that until `held` is closed.
        """
        if self._locks is not None and any(level.writable for level in self._levels):
            turn = self._turn(self._locks, look.key, held)
            # Where it is our turn at once, it may still have been compiled since we looked.
            first = turn in (Turn.FIRST, Turn.NONE)
            levels = [v for v in self._levels if not (first and v.shared)]
            found = self._find(look, levels)
            if found is not None or turn in (Turn.PASSED, Turn.LATE):
                return found
        return self._wait_for_lease(look, held)

    def _wait_for_lease(self, look: Lookup[T], held: ExitStack) -> Found[T] | None:
        """The same among all hosts that write to the same tier."""
        for i, level in enumerate(self._levels):
            if level.leases is not None and level.writable:
                try:
                    self._turn(level.leases, look.key, held)
                except CacheError as err:
                    level.failed(err)
                    return None
                return self._find(look, self._levels[: i + 1])
        return None

    def _turn(self, turns: Turns, key: Key, held: ExitStack) -> Turn:
        start = time.perf_counter()
        turn = turns.turn(key.digest, held, PATIENCE_SECONDS)
        if turn not in (Turn.FIRST, Turn.NONE):
            self.counters.add(waits=1, wait_seconds=time.perf_counter() - start)
        return turn

    # ------------------------------------------------------------------ a miss

    def _compile(
        self, look: Lookup[T], compile: Callable[[], T], dump: Callable[[T], bytes], name: str
    ) -> T:
        start = time.perf_counter()
        made = compile()
        seconds = time.perf_counter() - start
        self.counters.miss(self._reason(look), seconds)
        if any(level.writable for level in self._levels):
            try:
                payload = dump(made)
            except CacheError as err:
                self.counters.add(uncacheable=1)
                log.info("not cached: %s", err)
            else:
                self._store(Entry(look.key, payload, name, seconds, time.time(), self._producer))
        return made

    def _reason(self, look: Lookup[T]) -> str:
        if look.reason == "absent":
            for level in self._levels:
                why = level.why_absent(look.key)
                if why is not None:
                    return why
        return look.reason

    def _store(self, entry: Entry) -> None:
        if any(level.writable for level in self._levels):
            data = encode(entry)
            for level in self._levels:
                level.put(entry.key.digest, data)

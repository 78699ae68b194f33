"""Cache: one verb that finds an executable or has it compiled. Cache trouble never stops a run."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from filelock import FileLock, Timeout

from tpu_compile.cache.entry import Entry, decode, encode
from tpu_compile.cache.key import Key
from tpu_compile.cache.stats import CacheStats, Counters
from tpu_compile.cache.tier import Tier
from tpu_compile.errors import CacheError, CacheStoreError

log = logging.getLogger("tpu_compile.cache")

T = TypeVar("T")

LOCK_SECONDS = 1200.0  # who has waited this long for another process's compile compiles too
FAILURES = 3  # a store that has failed this often in a process is left alone


class Cache:
    """Executables by key.

    `locks` is a folder for one lock file a key, so that one process of a host compiles it while the
    others wait. Locks save work; nothing is wrong where one is lost.
    `producer` names the versions of what makes the entries.
    """

    def __init__(
        self, tier: Tier, locks: Path | None = None, producer: Mapping[str, str] | None = None
    ) -> None:
        self.tier = tier
        self.counters = Counters()
        self._locks = locks
        self._producer = dict(producer or {})
        self._failures = 0
        self._warned = False

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
        failures = self._failures
        found = self._read(key, load)
        if found is None:
            with self._lock(key):
                # Whoever held the lock may have compiled it; where nobody did, this costs little.
                if failures == self._failures:
                    found = self._read(key, load)
                if found is None:
                    return self._compile(key, compile, dump, name), False
        self.counters.add(hits=1, saved_seconds=found[1])
        return found[0], True

    # ------------------------------------------------------------------ a hit

    def _read(self, key: Key, load: Callable[[bytes], T]) -> tuple[T, float] | None:
        """The executable and what it took to compile; None where there is no good entry."""
        if not self._usable():
            return None
        try:
            data = self.tier.get(key.digest)
            if data is None:
                return None
            entry = decode(data, key)
            return load(entry.payload), entry.compile_seconds
        except CacheStoreError as err:
            self.counters.add(read_errors=1)
            self._failed(err)
        except CacheError as err:
            self.counters.add(corrupt=1)
            log.warning("a bad entry of the executable cache is compiled again\n%s", err)
            self._drop(key)
        return None

    def _drop(self, key: Key) -> None:
        try:
            self.tier.delete(key.digest)
        except CacheError as err:
            self.counters.add(write_errors=1)
            self._failed(err)

    # ------------------------------------------------------------------ a miss

    def _compile(
        self, key: Key, compile: Callable[[], T], dump: Callable[[T], bytes], name: str
    ) -> T:
        start = time.perf_counter()
        made = compile()
        seconds = time.perf_counter() - start
        self.counters.add(misses=1, compile_seconds=seconds)
        if self._usable():
            try:
                payload = dump(made)
            except CacheError as err:
                self.counters.add(uncacheable=1)
                log.info("not cached: %s", err)
            else:
                self._write(Entry(key, payload, name, seconds, time.time(), self._producer))
        return made

    def _write(self, entry: Entry) -> None:
        try:
            self.tier.put(entry.key.digest, encode(entry))
        except CacheError as err:
            self.counters.add(write_errors=1)
            self._failed(err)

    # ------------------------------------------------------------------ trouble

    def _usable(self) -> bool:
        return self._failures < FAILURES

    def _failed(self, err: CacheError) -> None:
        self._failures += isinstance(err, CacheStoreError)
        level = logging.DEBUG if self._warned else logging.WARNING
        self._warned = True
        log.log(level, "compiling goes on without the cache\n%s", err)

    @contextlib.contextmanager
    def _lock(self, key: Key) -> Iterator[None]:
        """Hold the key's lock file, or nothing where that is impossible or takes too long."""
        with contextlib.ExitStack() as stack:
            path = self._locks / f"{key.digest}.lock" if self._locks is not None else None
            if path is not None and self._usable():
                try:
                    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                    stack.enter_context(FileLock(path, timeout=LOCK_SECONDS))
                    stack.callback(_remove, path)
                except (OSError, NotImplementedError, Timeout) as err:
                    log.info("no lock for this compile: %s", err)
            yield


def _remove(lock: Path) -> None:
    """Remove a lock file that is held. Who comes next may lock another file than who waits: at
    worst both compile."""
    with contextlib.suppress(OSError):
        lock.unlink()

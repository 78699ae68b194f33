"""A tier in its place in a cache: counted, and left alone for a while when it fails."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tpu_compile.cache.entry import decode, read_header
from tpu_compile.cache.explain import nearest, why_another
from tpu_compile.cache.key import Key
from tpu_compile.cache.local import LocalTier
from tpu_compile.cache.shared import SharedTier
from tpu_compile.cache.stats import Counters
from tpu_compile.cache.tier import Tier
from tpu_compile.errors import CacheError, CacheReadOnlyError, CacheStoreError, CacheVersionError

log = logging.getLogger("tpu_compile.cache")

T = TypeVar("T")

# A tier that has failed this often in a row is left alone. A shared one that fails may have taken its
# whole time-out to do so.
LOCAL_FAILURES = 3
SHARED_FAILURES = 1
PAUSE_SECONDS = 60.0  # before it is tried again; twice as long each time it fails again
LONGEST_PAUSE_SECONDS = 3600.0

KIN = 8  # entries of one program that are compared to say why there was a miss


@dataclass(slots=True)
class Lookup(Generic[T]):
    """What is looked for, and why it was not found, by tier: "absent", "unusable", ..."""

    key: Key
    load: Callable[[bytes], T]
    why: dict[str, str] = field(default_factory=dict)

    @property
    def reason(self) -> str:
        """Why it has to be compiled: the most telling of the reasons."""
        dull = ("absent", "unusable")
        reasons = [r for r in self.why.values() if r not in dull]
        return next(iter(reasons), "unusable" if "unusable" in self.why.values() else "absent")


@dataclass(frozen=True, slots=True)
class Found(Generic[T]):
    """What was loaded, the entry's bytes, and what it took to compile when it was made."""

    made: T
    data: bytes
    compile_seconds: float


class Level:
    """A tier under a name. No method raises CacheError: trouble is counted and logged."""

    def __init__(self, name: str, tier: Tier, counters: Counters) -> None:
        self.name = name
        self.tier = tier
        self.shared = isinstance(tier, SharedTier)
        self.leases = tier.leases if isinstance(tier, SharedTier) else None
        self._readonly = isinstance(tier, SharedTier) and tier.readonly
        self._counters = counters
        self._failures = 0
        self._pause = PAUSE_SECONDS
        self._resume = 0.0
        self._warned = False

    @property
    def writable(self) -> bool:
        """Whether entries may be stored here now."""
        return not self._readonly and self._awake()

    def find(self, look: Lookup[T]) -> Found[T] | None:
        """What is stored here, verified and loaded."""
        again = self.name in look.why
        if look.why.get(self.name) == "unusable":
            return None
        if not self._try():
            look.why[self.name] = "unusable"
            self._count(skipped=1)
            return None
        sound = False
        try:
            data = self.tier.get(look.key.digest)
            if data is None:
                look.why.setdefault(self.name, "absent")
                self._count(misses=not again)
                self._works()
                return None
            entry = decode(data, look.key)
            sound = True
            found = Found(look.load(entry.payload), data, entry.compile_seconds)
        except CacheStoreError as err:
            look.why[self.name] = err.reason
            self._count(read_errors=1, misses=not again)
            self.failed(err)
        except CacheError as err:
            known = look.why.get(self.name) == err.reason
            look.why[self.name] = err.reason
            if not known:
                self._count(corrupt=1, misses=not again)
                log.warning("a bad entry of the executable cache is compiled again\n%s", err)
            if not (sound and self.shared):  # others may be able to load it
                self._drop(look.key)
        else:
            self._count(hits=1)
            self._works()
            return found
        return None

    def why_absent(self, key: Key) -> str | None:
        """How the nearest entry of the same program differs, where the tier knows of any."""
        if not isinstance(self.tier, LocalTier) or not self._awake():
            return None
        found: list[Mapping[str, Any]] = []
        try:
            for name in self.tier.kin(str(key.fields.get("program")))[:KIN]:
                data = self.tier.peek(name)
                fields = read_header(data).get("fields") if data is not None else None
                if name != key.digest and isinstance(fields, dict):
                    found.append(fields)
        except CacheVersionError as err:
            if not found:
                return err.reason
        except CacheError as err:
            log.debug("%s", err)
        best = nearest(key.fields, [(fields, fields) for fields in found])
        return None if best is None else why_another(key.fields, best)

    def put(self, name: str, data: bytes, *, backfill: bool = False) -> bool:
        """Store an entry here; whether that worked."""
        if self._readonly or not self._try():
            return False
        try:
            self.tier.put(name, data)
        except CacheError as err:
            self._count(write_errors=1)
            self.failed(err)
            return False
        self._count(**{"backfills" if backfill else "puts": 1})
        self._works()
        return True

    def _drop(self, key: Key) -> None:
        if self._readonly:
            return
        try:
            self.tier.delete(key.digest)
        except CacheError as err:
            self._count(write_errors=1)
            self.failed(err)

    # ------------------------------------------------------------------ trouble

    def _awake(self) -> bool:
        limit = SHARED_FAILURES if self.shared else LOCAL_FAILURES
        return self._failures < limit or time.monotonic() >= self._resume

    def _try(self) -> bool:
        """Whether to use the tier now; of many threads one tries again whether it works."""
        awake = self._awake()
        if awake and self._resume:
            self._resume = time.monotonic() + self._pause
        return awake

    def failed(self, err: CacheError) -> None:
        """Leave the tier alone where the whole of it has failed too often. Warn once."""
        if isinstance(err, CacheReadOnlyError):
            self._readonly = True
            log.info("%s", err)
            return
        if isinstance(err, CacheStoreError):
            self._failures += 1
            if self._resume:
                self._pause = min(2 * self._pause, LONGEST_PAUSE_SECONDS)
            self._resume = time.monotonic() + self._pause
        level = logging.DEBUG if self._warned else logging.WARNING
        self._warned = True
        log.log(level, "compiling goes on without the cache\n%s", err)

    def _works(self) -> None:
        if self._failures:
            log.info("the executable cache can be used again: %s", self.tier)
        self._failures, self._pause, self._resume = 0, PAUSE_SECONDS, 0.0

    def _count(self, **amounts: int) -> None:
        self._counters.add_to(self.name, **amounts)

"""What a process did with the cache: a log line when it ends, and counts for `cache stats`."""

from __future__ import annotations

import atexit
import logging
import os
import threading
import time
from collections.abc import Callable
from dataclasses import asdict
from multiprocessing import util

from tpu_compile.cache.ledger import Counts, Ledger, is_zero, subtract
from tpu_compile.cache.report import summary
from tpu_compile.cache.stats import CacheStats

log = logging.getLogger("tpu_compile")

# A process that compiles for hours is seen before it ends, and counts though it may be killed.
SAVE_SECONDS = 10.0


class Usage:
    """Reports `stats` of this process, and of each process forked from it its own share."""

    def __init__(self, ledger: Ledger, stats: Callable[[], CacheStats]) -> None:
        self._ledger = ledger
        self._stats = stats
        self._saved: Counts = {}
        self._processes = 1
        self._when = time.monotonic()
        self._lock = threading.Lock()
        atexit.register(self.close)
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forked)
        util.register_after_fork(self, Usage._finish_child)

    def compiled(self) -> None:
        """Save the counters if that was not done lately."""
        if time.monotonic() - self._when >= SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        """Add what was counted since the last time to the cache's folder. Trouble with that is no
        trouble of the run."""
        with self._lock:
            self._when = time.monotonic()
            now = asdict(self._stats())
            new = subtract(now, self._saved)
            if is_zero(new):
                return
            try:
                self._ledger.add(new, self._processes)
            except OSError as err:
                log.debug("the cache's counters are not saved: %s", err)
                return
            self._saved, self._processes = now, 0

    def close(self) -> None:
        """The process ends."""
        stats = self._stats()
        if not is_zero(asdict(stats)):
            log.info("executable cache: %s", summary(stats))
        self.save()

    def _forked(self) -> None:
        """What the parent has counted is the parent's."""
        self._lock = threading.Lock()
        self._saved, self._processes = asdict(self._stats()), 1

    def _finish_child(self) -> None:
        """multiprocessing ends its children without atexit."""
        util.Finalize(self, self.save, exitpriority=0)

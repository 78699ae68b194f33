"""Leases: of all hosts that share a place, one compiles a key while the others wait.

A lease is a file `leases/<key>.<n>` that only one host can create, and that its owner writes again
every few seconds while it compiles. Removed, it says that the entry is there, or that there will be
none. Unchanged for its whole length, it says that its owner is dead; whoever sees that first takes
over by creating number n + 1, which again only one can. Waiting hosts measure the length by their
own monotonic clock, or by the place's: clocks of two machines are never compared.

Leases save work and carry no correctness: where one is lost, two hosts compile the same.
"""

from __future__ import annotations

import json
import os
import random
import secrets
import socket
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass

from tpu_compile.cache.remote import Remote
from tpu_compile.cache.turn import Turn
from tpu_compile.errors import CacheError

BEATS = 4  # an owner writes its lease this often in its length
LONGEST_SECONDS = 600.0  # whatever a lease claims to be
POLL_SECONDS = (0.05, 2.0)  # between looks at somebody's lease: at first, and after a while


@dataclass(slots=True)
class _Seen:
    """A lease's content, and since when it has not changed."""

    number: int
    content: bytes
    since: float


class Leases:
    """The leases of a place, each `seconds` long. Methods raise what Remote's do."""

    def __init__(self, remote: Remote, seconds: float) -> None:
        self.remote = remote
        self.seconds = seconds

    def turn(self, name: str, held: ExitStack, patience: float) -> Turn:
        """Wait for whoever compiles `name`, at most `patience` seconds.

        FIRST and HEIR hold the lease until `held` is closed; the others hold nothing.
        """
        if self._claim(name, 0, held):
            return Turn.FIRST
        start = time.monotonic()
        shortest, longest = POLL_SECONDS
        pause, seen, waited = shortest, None, False
        while True:
            seen = self._latest(name, seen)
            if seen is None and waited:
                return Turn.PASSED
            number = 0 if seen is None else seen.number + 1
            free = seen is None or self._expired(name, seen, new=not waited)
            if free and self._claim(name, number, held):
                return Turn.HEIR if number else Turn.FIRST
            waited = True
            left = patience - (time.monotonic() - start)
            if left <= 0:
                return Turn.LATE
            time.sleep(min(left, pause * random.uniform(0.7, 1.3)))
            pause = min(pause * 1.5, longest)

    def _latest(self, name: str, seen: _Seen | None) -> _Seen | None:
        """The lease with the highest number, looked for from what was seen last."""
        number = seen.number if seen else 0
        content = self.remote.read(_path(name, number))
        if content is None:
            return None
        while (later := self.remote.read(_path(name, number + 1))) is not None:
            number, content = number + 1, later
        if seen is not None and (seen.number, seen.content) == (number, content):
            return seen
        return _Seen(number, content, time.monotonic())

    def _expired(self, name: str, seen: _Seen, new: bool) -> bool:
        length = _length(seen.content, self.seconds)
        if time.monotonic() - seen.since > length:
            return True
        # One that was left behind long ago is not waited for again.
        age = self.remote.age(_path(name, seen.number)) if new else None
        return age is not None and age > length + 1  # some places keep time in whole seconds

    def _claim(self, name: str, number: int, held: ExitStack) -> bool:
        claim = _Claim(self.remote, name, number, self.seconds)
        if not self.remote.create(_path(name, number), claim.content()):
            return False
        claim.start()
        held.callback(claim.release)
        return True


class _Claim:
    """A lease that is ours: written again and again by a thread until it is released."""

    def __init__(self, remote: Remote, name: str, number: int, seconds: float) -> None:
        self._remote = remote
        self._name = name
        self._number = number
        self._seconds = seconds
        self._beats = 0
        self._owner = secrets.token_hex(8)
        self._released = threading.Event()
        self._thread = threading.Thread(target=self._renew, name="tpu_compile lease", daemon=True)

    def content(self) -> bytes:
        """Its length, how often it was renewed, and for people who wonder: whose it is."""
        who = {"owner": self._owner, "host": socket.gethostname(), "pid": os.getpid()}
        return json.dumps({"seconds": self._seconds, "beats": self._beats, **who}).encode()

    def start(self) -> None:
        self._thread.start()

    def release(self) -> None:
        """Remove the lease and those it was taken over from, lowest first: see Leases."""
        self._released.set()
        self._thread.join(self._seconds)
        with suppress(CacheError):  # then it expires
            for number in range(self._number + 1):
                self._remote.remove(_path(self._name, number))

    def _renew(self) -> None:
        while not self._released.wait(self._seconds / BEATS):
            self._beats += 1
            with suppress(CacheError):  # the next one may work
                self._remote.write(_path(self._name, self._number), self.content())


def _length(content: bytes, otherwise: float) -> float:
    """How long the lease is. One that is just being written is empty."""
    try:
        return min(float(json.loads(content)["seconds"]), LONGEST_SECONDS)
    except (ValueError, TypeError, KeyError, RecursionError):
        return otherwise


def _path(name: str, number: int) -> str:
    return f"leases/{name}.{number}"

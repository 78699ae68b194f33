"""Turns: of all processes of a host, one compiles a key while the others wait."""

from __future__ import annotations

import logging
from contextlib import ExitStack, suppress
from enum import Enum
from pathlib import Path
from typing import Protocol

from filelock import FileLock, Timeout

log = logging.getLogger("tpu_compile.cache")


class Turn(Enum):
    """How waiting for others to compile a key has ended."""

    FIRST = "nobody else is at it"
    HEIR = "whoever was at it died"
    PASSED = "whoever was at it has finished"
    LATE = "waiting took too long"
    NONE = "there is no way to wait for others"


class Turns(Protocol):
    """Who compiles a key. Turns save work and carry no correctness."""

    def turn(self, name: str, held: ExitStack, patience: float) -> Turn:
        """Wait for whoever compiles `name`, at most `patience` seconds.

        FIRST and HEIR keep the others waiting until `held` is closed; the rest keeps nobody.
        """


class HostLocks:
    """Lock files in a folder of this host.

        <key>.lock   locked by the process that compiles the key
        <key>.busy   there while it does

    Whoever finishes removes both. Those who waited then need not wait for each other: they load the
    entry, or where none could be made, compile, all at once. A process that is killed leaves
    `.busy` behind and `.lock` unlocked, and one of those who waited takes its place.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __str__(self) -> str:
        return str(self.folder)

    def turn(self, name: str, held: ExitStack, patience: float) -> Turn:
        """As in Turns."""
        path = self.folder / f"{name}.lock"
        busy = path.with_suffix(".busy")
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with ExitStack() as mine:
                waited = _acquire(FileLock(path, timeout=patience), mine)
                mine.callback(_remove, path)
                if waited and not busy.exists():
                    return Turn.PASSED
                mine.callback(_remove, busy)
                busy.touch(mode=0o600)
                held.enter_context(mine.pop_all())
            return Turn.HEIR if waited else Turn.FIRST
        except Timeout:
            return Turn.LATE
        except (OSError, NotImplementedError) as err:
            log.info("no lock for this compile: %s", err)
            return Turn.NONE


def _acquire(lock: FileLock, held: ExitStack) -> bool:
    """Whether that took waiting for another process or thread."""
    try:
        held.enter_context(lock.acquire(timeout=0))
    except Timeout:
        held.enter_context(lock.acquire())
        return True
    return False


def _remove(path: Path) -> None:
    # A lock file is removed while it is held: who comes next may lock another file than those who
    # wait, and at worst both compile.
    with suppress(OSError):
        path.unlink()

"""The counters of all processes that have used a cache, in its folder: `tpu-compile cache stats`.

    <folder>/total.json       {"since": seconds since 1970, "processes": n, "counts": {...},
                               "folded": [parts that are in it]}
    <folder>/<random>.json    the counts of one process, written once and not yet in the total

A process writes a file of its own, so it waits for nobody, and then adds what it finds to the total
if nobody else is at it. A part that the total names was folded by a process that died before it
could delete it: it is not counted again. Losing counts is the worst that can happen here.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

Counts = dict[str, Any]  # numbers by name, and counts in it by name

TOTAL = "total.json"
LOCK_SECONDS = 10.0
DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Total:
    """What all processes together have counted since a time."""

    since: float | None = None  # None before the first process
    processes: int = 0
    counts: Counts = field(default_factory=dict)


class Ledger:
    """The counters in one folder. Methods raise OSError where the folder cannot be used."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, counts: Counts, processes: int = 1) -> None:
        """Add a process's counts."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = {"time": time.time(), "processes": processes, "counts": counts}
        self._write(f"{secrets.token_hex(12)}.json", part)
        with contextlib.suppress(Timeout), self._locked(0):
            self._fold()

    def total(self) -> Total:
        """The sum; nothing is written, so this works on a folder that may only be read."""
        if not self.folder.is_dir():
            return Total()
        return self._sum()[0]

    def zero(self) -> Total:
        """Start again from nothing; the sum until now."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with self._locked(LOCK_SECONDS):
            total, parts = self._sum()
            self._replace(Total(time.time()), parts)
        return total

    # ------------------------------------------------------------------ files

    def _fold(self) -> None:
        total, parts = self._sum()
        self._replace(total, parts)

    def _replace(self, total: Total, parts: list[str]) -> None:
        self._write(
            TOTAL,
            {
                "since": total.since,
                "processes": total.processes,
                "counts": total.counts,
                "folded": parts,
            },
        )
        for name in parts:
            (self.folder / name).unlink(missing_ok=True)
        for left in self.folder.glob(".*.json.*"):  # by a process that was killed
            with contextlib.suppress(FileNotFoundError):
                if left.stat().st_mtime < time.time() - DAY:
                    left.unlink()

    def _sum(self) -> tuple[Total, list[str]]:
        """The total with the parts beside it, and the names of all parts there are."""
        while True:
            # Parts are listed before the total is read: one that is folded in between is named in
            # it. One that is folded and deleted, and then another fold drops its name, is a total
            # that has changed: read it all again.
            parts = sorted(
                p.name
                for p in self.folder.iterdir()
                if p.suffix == ".json" and p.name != TOTAL and not p.name.startswith(".")
            )
            saved = self._read(TOTAL)
            folded = saved.get("folded")
            new = [self._read(n) for n in parts if not isinstance(folded, list) or n not in folded]
            counts = _counts(saved.get("counts"))
            for part in new:
                counts = add(counts, _counts(part.get("counts")))
            processes = sum(int(_number(p.get("processes")) or 0) for p in (saved, *new))
            since = _number(saved.get("since"))
            if since is None:
                times = [_number(p.get("time")) for p in new]
                since = min((t for t in times if t is not None), default=None)
            if self._read(TOTAL) == saved:
                return Total(since, processes, counts), parts

    def _read(self, name: str) -> dict[str, Any]:
        """A file's object; an empty one where there is none to read: counts are not worth more."""
        try:
            found = json.loads((self.folder / name).read_text("utf-8"))
        except (FileNotFoundError, ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _write(self, name: str, value: Mapping[str, Any]) -> None:
        partial = self.folder / f".{name}.{secrets.token_hex(6)}"
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "w") as file:
                json.dump(value, file, sort_keys=True)
            partial.replace(self.folder / name)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise

    @contextlib.contextmanager
    def _locked(self, seconds: float) -> Iterator[None]:
        with FileLock(self.folder / ".lock", timeout=seconds, mode=0o600):
            yield


def add(one: Mapping[str, Any], other: Mapping[str, Any]) -> Counts:
    """The sum of two counts, name by name."""
    result = dict(one)
    for name, value in other.items():
        mine = result.get(name)
        if isinstance(value, Mapping):
            result[name] = add(mine if isinstance(mine, Mapping) else {}, value)
        else:
            result[name] = (mine if isinstance(mine, int | float) else 0) + value
    return result


def subtract(one: Mapping[str, Any], other: Mapping[str, Any]) -> Counts:
    """What `one` counts beyond `other`."""
    result: Counts = {}
    for name, value in one.items():
        if isinstance(value, Mapping):
            result[name] = subtract(value, other.get(name) or {})
        else:
            result[name] = value - (other.get(name) or 0)
    return result


def is_zero(counts: Mapping[str, Any]) -> bool:
    """Whether nothing was counted."""
    return all(is_zero(v) if isinstance(v, Mapping) else not v for v in counts.values())


def _number(value: Any) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number and abs(value) < 1e18 else None


def _counts(value: Any) -> Counts:
    """The numbers of a file; whatever else is in it is left out."""
    if not isinstance(value, dict):
        return {}
    found: Counts = {}
    for name, item in value.items():
        if isinstance(item, dict):
            found[name] = _counts(item)
        elif _number(item) is not None:
            found[name] = item
    return found

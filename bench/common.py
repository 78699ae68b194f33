"""What the questions share: settings, a row of the table with its bar, and interleaved timing."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from bench.models import Workload, decoder


@dataclass(frozen=True)
class Settings:
    """`quick` shrinks everything: it tests that a benchmark runs, its numbers say nothing.

    `only` and `keep` are for questions that take long, and say what they mean there.
    """

    quick: bool = False
    inductor: bool = True
    only: str = ""
    keep: Path | None = None

    def decoder(self) -> Workload:
        if self.quick:
            sizes = {"vocab": 128, "dim": 32, "layers": 2, "heads": 4, "hidden": 64}
            return decoder(batch=2, length=16, **sizes)
        return decoder()

    def rounds(self, full: int) -> int:
        return 2 if self.quick else full


@dataclass(frozen=True)
class Bar:
    """What a row must reach: its value, or its ratio to the reference, at most or at least this."""

    of: Literal["value", "ratio"]
    sign: Literal["<=", ">="]
    limit: float

    def met(self, row: Row) -> bool:
        have = row.value if self.of == "value" else row.ratio
        assert have is not None
        return have <= self.limit if self.sign == "<=" else have >= self.limit

    def __str__(self) -> str:
        return f"{self.of} {self.sign} {self.limit:g}"


@dataclass(frozen=True)
class Row:
    """One measurement: a median, what it is compared with, and the bar it has to meet, if any."""

    question: str
    what: str
    value: float
    unit: str
    against: str = ""
    reference: float | None = None
    bar: Bar | None = None

    @property
    def ratio(self) -> float | None:
        return None if self.reference is None else self.value / self.reference

    @property
    def met(self) -> bool | None:
        return None if self.bar is None else self.bar.met(self)

    def json(self) -> dict[str, Any]:
        bar = None if self.bar is None else str(self.bar)
        return asdict(self) | {"bar": bar, "ratio": self.ratio, "met": self.met}


def interleave(
    calls: Mapping[str, Callable[[], Any]], rounds: int, repeat: int = 1
) -> dict[str, float]:
    """The median seconds of each call, taken in turn, so that all see the same state of the machine.

    Before each measurement the call is made once unmeasured: it wakes this candidate's threads and
    fills the CPU's caches, and gives those of the one before time to go to sleep.
    """
    times: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(rounds):
        for name, call in calls.items():
            call()
            start = time.perf_counter()
            for _ in range(repeat):
                call()
            times[name].append((time.perf_counter() - start) / repeat)
    return {name: statistics.median(found) for name, found in times.items()}


@contextmanager
def timed(owner: Any, name: str, totals: dict[str, float]) -> Iterator[None]:
    """Add up the seconds spent in `owner.name` while the block runs, under that name."""
    wrapped = getattr(owner, name)
    totals.setdefault(name, 0.0)

    def call(*args: Any, **kwargs: Any) -> Any:
        start = time.perf_counter()
        try:
            return wrapped(*args, **kwargs)
        finally:
            totals[name] += time.perf_counter() - start

    setattr(owner, name, call)
    try:
        yield
    finally:
        setattr(owner, name, wrapped)

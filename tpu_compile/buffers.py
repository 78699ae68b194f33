"""Where libtpu puts buffers: its texts of the assignment, and of what is alive when most is."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

Kind = Literal["argument", "output", "temporary", "constant"]


@dataclass(frozen=True, slots=True)
class Value:
    """A buffer that is alive at the peak: the instruction that makes it, and its bytes."""

    instruction: str
    bytes: int
    shape: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Assignment:
    """Bytes of HBM by kind, and the values alive at the peak, largest first.

    A value of kind `temporary` shares its memory with others at other times.
    """

    sizes: Mapping[Kind, int]
    peak: tuple[Value, ...]


_ALLOCATION = re.compile(r"^allocation (\d+): size (\d+)(.*):$")
_VALUE = re.compile(r"^ value: <\d+ (\S+) @\d+> \(size=(\d+),offset=(\d+)\): (\S+)")
_LIVE = re.compile(r"^    (\S+?)(\{[\d,]*\}): (\d+) bytes \(cumulative")


@dataclass(frozen=True, slots=True)
class _Placed:
    """Where a value is: in bytes of an allocation."""

    allocation: int
    start: int
    end: int
    kind: Kind
    shape: str

    def overlaps(self, other: _Placed) -> bool:
        return (
            self.allocation == other.allocation
            and self.start < other.end
            and other.start < self.end
        )


def read(assignment: str, live: str) -> Assignment:
    """The assignment in HBM of libtpu's two texts; other memories are left out."""
    sizes: dict[Kind, int] = {"argument": 0, "output": 0, "temporary": 0, "constant": 0}
    values: dict[str, _Placed] = {}
    number, kind = 0, None
    for line in assignment.split("\n"):
        if allocation := _ALLOCATION.match(line):
            number, kind = int(allocation[1]), _kind(allocation[3])
            if kind is not None:
                sizes[kind] += int(allocation[2])
        elif kind is not None and (value := _VALUE.match(line)):
            start, shape = int(value[3]), value[4].split("{")[0]
            values[value[1]] = _Placed(number, start, start + int(value[2]), kind, shape)
    return Assignment(sizes, tuple(_peak(values, live)))


def _peak(values: Mapping[str, _Placed], live: str) -> Iterator[Value]:
    """The values alive at the peak, largest first; of those made in each other's place, one."""
    found = [(size, name, values[v]) for v, name, size in _live(live) if v in values]
    taken: dict[int, list[_Placed]] = defaultdict(list)
    for size, name, placed in sorted(found, key=lambda f: -f[0]):
        others = taken[placed.allocation]
        if not any(placed.overlaps(other) for other in others):
            others.append(placed)
            yield Value(name, size, placed.shape, placed.kind)


def _kind(flags: str) -> Kind | None:
    """What an allocation is for; None where it is in no HBM, or a scalar within a kernel."""
    if re.search(r"\bcolor [1-9]", flags) or "thread-local" in flags:
        return None
    if "parameter" in flags:
        return "argument"
    if "maybe-live-out" in flags:
        return "output"
    return "constant" if "constant" in flags else "temporary"


def _live(text: str) -> Iterator[tuple[str, str, int]]:
    """Value, instruction and bytes of all that is alive at the peak."""
    within = False
    for line in text.split("\n"):
        if line.startswith("  Live ranges at"):
            within = True
        elif within and (found := _LIVE.match(line)):
            index = "" if found[2] == "{}" else found[2]
            yield found[1] + index, found[1], int(found[3])
        elif within:
            return

"""Where libtpu puts buffers: its texts of the assignment, and of what is alive when most is."""

from __future__ import annotations

import re
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


_ALLOCATION = re.compile(r"^allocation \d+: size (\d+)(.*):$")
_VALUE = re.compile(r"^ value: <\d+ (\S+) @\d+> \(size=(\d+),offset=\d+\): (\S+)")
_LIVE = re.compile(r"^    (\S+?)(\{[\d,]*\}): (\d+) bytes \(cumulative")


def read(assignment: str, live: str) -> Assignment:
    """The assignment in HBM of libtpu's two texts; other memories are left out."""
    sizes: dict[Kind, int] = {"argument": 0, "output": 0, "temporary": 0, "constant": 0}
    values: dict[str, tuple[Kind, int, str]] = {}
    kind: Kind | None = None
    for line in assignment.split("\n"):
        if allocation := _ALLOCATION.match(line):
            kind = _kind(allocation[2])
            if kind is not None:
                sizes[kind] += int(allocation[1])
        elif kind is not None and (value := _VALUE.match(line)):
            values[value[1]] = (kind, int(value[2]), value[3].split("{")[0])
    peak = [
        Value(name, size, values[value][2], values[value][0])
        for value, name, size in _live(live)
        if value in values
    ]
    return Assignment(sizes, tuple(sorted(peak, key=lambda v: -v.bytes)))


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

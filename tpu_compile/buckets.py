"""Which sizes are rounded up to which: the option `buckets`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tpu_compile.errors import ConfigError

# The smallest power of two: below it, executables cost more than padding does.
SMALLEST = 8

HELP = (
    "'powers_of_two', a number (multiples of it), a list of sizes, or a dict of these by dimension"
)


@dataclass(frozen=True, slots=True)
class Rounding:
    """Rounds a size up: to a power of two, to a multiple, or to the next of a list."""

    multiple: int | None = None
    sizes: tuple[int, ...] = ()

    def up(self, n: int) -> int | None:
        """The bucket of a size; None where there is none: it is then compiled for as it is."""
        if n <= 0:
            return None
        if self.sizes:
            return next((s for s in self.sizes if s >= n), None)
        if self.multiple is not None:
            return -(-n // self.multiple) * self.multiple
        return max(SMALLEST, 1 << (n - 1).bit_length())


@dataclass(frozen=True, slots=True)
class Buckets:
    """A rounding for all dynamic dimensions, or one for each of some dimensions of the inputs.

    A size that several inputs have is rounded as the first dimension that it is found in.
    """

    everywhere: Rounding | None = None
    by_dimension: tuple[tuple[int, Rounding], ...] = ()

    def of(self, dimension: int) -> Rounding | None:
        """How the sizes of a dimension are rounded."""
        return self.everywhere or dict(self.by_dimension).get(dimension)


def parse(given: Any) -> Buckets | None:
    """What `options={"buckets": given}` means. Raises ConfigError for anything else."""
    if given is None or given is False:
        return None
    if isinstance(given, Mapping):
        for d in given:
            if type(d) is not int or d < 0:
                raise _wrong(given)
        return Buckets(by_dimension=tuple((d, _rounding(r)) for d, r in sorted(given.items())))
    return Buckets(_rounding(given))


def _rounding(given: Any) -> Rounding:
    if given == "powers_of_two":
        return Rounding()
    if type(given) is int and given > 0:
        return Rounding(multiple=given)
    if isinstance(given, list | tuple) and given and all(type(n) is int and n > 0 for n in given):
        return Rounding(sizes=tuple(sorted(set(given))))
    raise _wrong(given)


def _wrong(given: Any) -> ConfigError:
    return ConfigError(f"options['buckets'] must be {HELP}: {given!r}")

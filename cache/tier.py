"""Tier: where entries are. Bytes by name; the cache puts tiers one behind the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Stored:
    """What a tier knows of an entry without reading it. Times are seconds since 1970."""

    name: str
    size: int  # bytes, as stored
    used: float | None = None  # when it was last read or written; None where the tier cannot say
    created: float | None = None  # when it was written, likewise


class Tier(Protocol):
    """Entries by name.

    Every method raises CacheStoreError when the tier cannot be used, for whatever reason, and
    CacheError when one entry cannot.
    """

    def get(self, name: str) -> bytes | None:
        """The entry's bytes, or None; a tier that evicts takes this for a use."""

    def peek(self, name: str) -> bytes | None:
        """The same, but no use: for those who look at a cache rather than use it."""

    def put(self, name: str, data: bytes) -> None:
        """Store an entry, over the one that has the name; nobody ever sees half of it."""

    def delete(self, name: str) -> None:
        """Drop an entry, if it is there."""

    def entries(self) -> Iterator[Stored]:
        """What there is, in no order; entries that come and go meanwhile may be missed."""

"""`tpu-compile cache` as a Python API: look at, verify, prune, copy and archive a tier's entries.

    from pathlib import Path
    from tpu_compile import cache_manager

    cache = cache_manager()  # of the folder that the command uses; CacheManager(tier) of any other
    for entry in cache.ls("size"):
        print(entry.name, entry.size, entry.program)
    assert not cache.verify().bad
    cache.export(Path("cache.tar"))

Only `prune`, `clear`, `pull`, `import_archive` and `verify(delete=True)` change the tier, and none
of the others counts as a use of an entry. Methods raise CacheStoreError where a tier cannot be used.
A `progress` is called with the bytes done and the bytes to do.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from tpu_compile.cache import archive
from tpu_compile.cache.entry import decode, read_header
from tpu_compile.cache.explain import Difference, differences, nearest
from tpu_compile.cache.key import Key, key_of
from tpu_compile.cache.tier import Stored, Tier
from tpu_compile.errors import (
    AmbiguousKeyError,
    CacheError,
    CacheStoreError,
    ConfigError,
    UnknownKeyError,
)

Sort = Literal["used", "size", "cost"]
Progress = Callable[[int, int], None]

EXECUTABLE = "executable"
STABLEHLO = "stablehlo"
GONE = "its bytes are gone"


def stablehlo_key(digest: str) -> Key:
    """The key of a program's StableHLO, whose bytecode has this sha256."""
    return key_of({"kind": STABLEHLO, "sha256": digest})


@dataclass(frozen=True, slots=True)
class Listed:
    """An entry as listings know it: from its header, which nobody has verified.

    `fault` says why there is no header to read; the other facts are then empty.
    """

    name: str  # the key
    size: int  # bytes, as stored
    used: float | None = None  # seconds since 1970, as the tier knows it
    header: Mapping[str, Any] = field(default_factory=dict)
    fault: str | None = None

    @property
    def fields(self) -> Mapping[str, Any]:
        """What the key was made of."""
        return _mapping(self.header.get("fields"))

    @property
    def producer(self) -> Mapping[str, Any]:
        """Versions of what made it."""
        return _mapping(self.header.get("producer"))

    @property
    def kind(self) -> str:
        """What is in it: an executable, or what its fields say."""
        return str(self.fields.get("kind") or EXECUTABLE)

    @property
    def program(self) -> str:
        """The program's name, for people."""
        return str(self.header.get("program") or "")

    @property
    def platform(self) -> str:
        """What it runs on, as far as its key says."""
        topology, platform = self.fields.get("topology"), self.fields.get("platform")
        return str(platform or "") if topology in (None, platform) else str(topology)

    @property
    def compile_seconds(self) -> float:
        """What it took to make, and what a hit saves."""
        return _float(self.header.get("compile_seconds")) or 0.0

    @property
    def created(self) -> float | None:
        """When it was made, in seconds since 1970."""
        return _float(self.header.get("created"))

    @property
    def payload_size(self) -> int | None:
        """Bytes after decompression."""
        size = _float(self.header.get("payload_size"))
        return None if size is None else int(size)


@dataclass(frozen=True, slots=True)
class Explanation:
    """How an entry's key differs from another's."""

    entry: Listed
    other: Listed | None  # None: there is no other entry
    differences: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Bad:
    """An entry that cannot be used, and why."""

    name: str
    size: int
    why: str


@dataclass(frozen=True, slots=True)
class Verified:
    """What `verify` found."""

    good: int
    size: int  # of the good ones
    bad: tuple[Bad, ...]
    deleted: int
    foreign: int = 0  # entries that another version wrote, and that only it can read


@dataclass(frozen=True, slots=True)
class Pruned:
    """What `prune` and `clear` removed, or would remove."""

    removed: tuple[Stored, ...]
    kept: int
    kept_size: int
    swept: int = 0  # files that belonged to no entry

    @property
    def removed_size(self) -> int:
        return sum(s.size for s in self.removed)


@dataclass(frozen=True, slots=True)
class Copied:
    """What went from one place to another."""

    copied: tuple[str, ...]
    size: int
    present: int  # entries that were there already
    bad: tuple[Bad, ...]  # entries that were not copied, because they are damaged


class NoTier:
    """The tier of a folder that nobody has made yet: nothing is in it."""

    def __init__(self, at: str) -> None:
        self.at = at

    def __str__(self) -> str:
        return self.at

    def get(self, name: str) -> bytes | None:
        return None

    def peek(self, name: str) -> bytes | None:
        return None

    def put(self, name: str, data: bytes) -> None:
        raise CacheStoreError(f"there is no cache yet: {self.at}")

    def delete(self, name: str) -> None:
        """There is nothing to drop."""

    def entries(self) -> Iterator[Stored]:
        return iter(())


class CacheManager:
    """The entries of one tier."""

    def __init__(self, tier: Tier) -> None:
        self.tier = tier

    # ------------------------------------------------------------------ looking

    def stored(self) -> list[Stored]:
        """What there is, without reading any of it."""
        return list(self.tier.entries())

    def ls(self, sort: Sort = "used", progress: Progress | None = None) -> list[Listed]:
        """All entries: the last used, the largest, or the most costly to make first."""
        found = self._read(self.stored(), progress)
        orders: dict[Sort, Callable[[Listed], float]] = {
            "used": lambda e: e.used or e.created or 0.0,
            "size": lambda e: e.size,
            "cost": lambda e: e.compile_seconds,
        }
        return sorted(found, key=orders[sort], reverse=True)

    def find(self, prefix: str) -> str:
        """The one key that starts with `prefix`.

        Raises UnknownKeyError or AmbiguousKeyError where there is not exactly one, ConfigError for
        what can be no key.
        """
        return self._find(prefix, [s.name for s in self.stored()])

    def show(self, key: str) -> Listed:
        """The entry whose key starts with `key`; `fault` says what is wrong with any of its bytes."""
        name = self.find(key)
        stored = next((s for s in self.stored() if s.name == name), Stored(name, 0))
        listed = self._listed(stored, verify=True)
        return listed or Listed(name, stored.size, stored.used, fault=GONE)

    def explain(
        self, key: str, other: str | None = None, progress: Progress | None = None
    ) -> Explanation:
        """How a key differs from `other`, or from the entry that comes nearest to it."""
        entry = self._readable(self.show(key))
        if other is not None:
            return _explanation(entry, self._readable(self.show(other)))
        return self.explain_fields(entry, progress)

    def explain_fields(
        self, entry: Listed, progress: Progress | None = None, newest: int | None = None
    ) -> Explanation:
        """How the fields of an entry, which need not be stored, differ from the nearest other: of
        all, or of the `newest` that were used last."""
        items = sorted(self.stored(), key=_when, reverse=True)[:newest]
        others = [
            e
            for e in self._read(items, progress)
            if e.fields and e.kind == entry.kind and e.name != entry.name
        ]
        # Of equally near ones the one of the same name: another shape of the same function.
        others.sort(key=lambda e: e.program != entry.program)
        return _explanation(entry, nearest(entry.fields, [(e.fields, e) for e in others]))

    def payload(self, key: str) -> bytes:
        """What an entry holds, verified. Raises CacheError where it is damaged."""
        name = self.find(key)
        data = self.tier.peek(name)
        if data is None:
            raise CacheError(f"the entry cannot be read, {GONE}: {name}")
        return decode(data).payload

    def stablehlo(self, key: str) -> bytes:
        """The StableHLO bytecode that an executable was compiled from, which is an entry of its own.

        Raises UnknownKeyError where it is not there.
        """
        entry = self._readable(self.show(key))
        if entry.kind == STABLEHLO:
            return self.payload(entry.name)
        digest = str(entry.fields.get("program"))
        data = self.tier.peek(stablehlo_key(digest).digest)
        if data is None:
            raise UnknownKeyError(
                f"the StableHLO of this entry is not in the cache: {entry.name}",
                [("help", "TPU_COMPILE_DEBUG_DIR=debug writes it where the program is compiled")],
            )
        return decode(data).payload

    # ------------------------------------------------------------------ cleaning

    def verify(self, delete: bool = False, progress: Progress | None = None) -> Verified:
        """Read and check every byte of every entry; remove the damaged ones where asked to.

        Entries of another version are neither good nor bad.
        """
        bad: list[Bad] = []
        good, size, foreign, none = 0, 0, 0, []
        for item in _watched(self.stored(), progress):
            try:
                data = self._verified(item.name)
            except CacheStoreError:
                raise
            except CacheError as err:
                if err.reason == "version":
                    foreign += 1
                else:
                    bad.append(Bad(item.name, item.size, err.what))
            else:
                if data is None:
                    none.append(item)
                else:
                    good += 1
                    size += item.size
        bad += [Bad(s.name, s.size, GONE) for s in self._lost(none)]
        if delete:
            for entry in bad:
                self.tier.delete(entry.name)
        return Verified(good, size, tuple(bad), len(bad) if delete else 0, foreign)

    def prune(
        self,
        max_size: int | None = None,
        max_age: float | None = None,
        dry_run: bool = False,
    ) -> Pruned:
        """Remove entries that nobody has used for `max_age` seconds, then the least recently used
        until at most `max_size` bytes are left, and files that belong to no entry.
        """
        now = time.time()
        items = sorted(self.stored(), key=_when)
        size = sum(s.size for s in items)
        removed, kept = [], []
        for item in items:
            old = max_age is not None and _when(item) > 0 and now - _when(item) > max_age
            if old or (max_size is not None and size > max_size):
                removed.append(item)
                size -= item.size
            else:
                kept.append(item)
        swept = 0
        if not dry_run:
            for item in removed:
                self.tier.delete(item.name)
            swept = self._sweep()
        return Pruned(tuple(removed), len(kept), sum(s.size for s in kept), swept)

    def clear(self) -> Pruned:
        """Remove every entry."""
        return self.prune(max_size=-1)

    def _sweep(self) -> int:
        sweep = getattr(self.tier, "sweep", None)
        return int(sweep()) if sweep is not None else 0

    # ------------------------------------------------------------------ copying

    def push(self, to: Tier, keys: Sequence[str] = (), progress: Progress | None = None) -> Copied:
        """Copy entries (all, without `keys`) to another tier; each is verified first."""
        return _copy(self, CacheManager(to), keys, progress)

    def pull(
        self, tier: Tier, keys: Sequence[str] = (), progress: Progress | None = None
    ) -> Copied:
        """Copy entries (all, without `keys`) from another tier; each is verified first."""
        return _copy(CacheManager(tier), self, keys, progress)

    def export(
        self, path: Path, keys: Sequence[str] = (), progress: Progress | None = None
    ) -> Copied:
        """Write entries (all, without `keys`) to one file; see cache.archive for its format.

        The file is complete or not there. Raises OSError where it cannot be written.
        """
        bad: list[Bad] = []
        chosen = sorted(self._chosen(keys), key=lambda s: s.name)
        partial = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
        descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                sizes = archive.write(file, self._good(_watched(chosen, progress), bad))
            partial.replace(path)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
        return Copied(tuple(sizes), sum(sizes.values()), 0, tuple(bad))

    def import_archive(self, path: Path, progress: Progress | None = None) -> Copied:
        """Take the entries of a file that `export` wrote; each is verified first.

        Raises CacheError where it is no such file, or not all of one: entries that came before the
        damage have then been taken. Raises OSError where it cannot be read.
        """
        present = {s.name for s in self.stored()}
        copied, bad, size, had, done = [], [], 0, 0, 0
        total = path.stat().st_size
        with path.open("rb") as file:
            for name, data in archive.read(file):
                done += len(data)
                if progress is not None:
                    progress(min(done, total), total)
                if name in present:
                    had += 1
                    continue
                try:
                    _check(name, data)
                except CacheError as err:
                    bad.append(Bad(name, len(data), err.what))
                    continue
                self.tier.put(name, data)
                copied.append(name)
                size += len(data)
        return Copied(tuple(copied), size, had, tuple(bad))

    # ------------------------------------------------------------------ entries

    def _read(self, items: Sequence[Stored], progress: Progress | None) -> list[Listed]:
        read = [(item, self._listed(item)) for item in _watched(items, progress)]
        lost = self._lost([item for item, listed in read if listed is None])
        found = [listed for _, listed in read if listed is not None]
        return found + [Listed(s.name, s.size, s.used, fault=GONE) for s in lost]

    def _listed(self, item: Stored, verify: bool = False) -> Listed | None:
        """The entry; None where it has been removed meanwhile."""
        header: Mapping[str, Any] = {}
        fault = None
        try:
            data = self.tier.peek(item.name)
            if data is None:
                return None
            header = read_header(data)
            if verify:
                _check(item.name, data)
        except CacheStoreError:
            raise
        except CacheError as err:
            fault = err.what
        return Listed(item.name, item.size, item.used, header, fault)

    def _lost(self, items: Sequence[Stored]) -> list[Stored]:
        """Of entries without bytes those that have not just been removed: the tier lost them."""
        names = {s.name for s in self.stored()} if items else set()
        return [s for s in items if s.name in names]

    def _readable(self, entry: Listed) -> Listed:
        if not entry.fields:
            raise CacheError(
                f"the entry has no fields to compare: {entry.name}",
                [("why", entry.fault or "its header lacks them")],
            )
        return entry

    def _verified(self, name: str) -> bytes | None:
        data = self.tier.peek(name)
        if data is not None:
            _check(name, data)
        return data

    def _good(self, items: Iterable[Stored], bad: list[Bad]) -> Iterator[tuple[str, bytes]]:
        """The bytes of entries that are what they should be; the others are added to `bad`."""
        for item in items:
            try:
                data = self._verified(item.name)
            except CacheStoreError:
                raise
            except CacheError as err:
                bad.append(Bad(item.name, item.size, err.what))
            else:
                if data is not None:
                    yield item.name, data

    def _chosen(self, keys: Sequence[str]) -> list[Stored]:
        items = self.stored()
        if not keys:
            return items
        by_name = {s.name: s for s in items}
        return [by_name[n] for n in dict.fromkeys(self._find(k, list(by_name)) for k in keys)]

    def _find(self, prefix: str, names: list[str]) -> str:
        text = prefix.lower()
        if not text or set(text) - set("0123456789abcdef") or len(text) > 64:
            raise ConfigError(
                f"a key is up to 64 hexadecimal digits: {prefix!r}",
                [("help", "`tpu-compile cache ls` lists keys; their first digits are enough")],
            )
        found = sorted(n for n in names if n.startswith(text))
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousKeyError(prefix, found)
        raise UnknownKeyError(
            f"no entry has this key: {prefix}",
            [("in", str(self.tier)), ("help", "`tpu-compile cache ls` lists them")],
        )


def _copy(
    source: CacheManager, to: CacheManager, keys: Sequence[str], progress: Progress | None
) -> Copied:
    present = {s.name for s in to.stored()}
    chosen = source._chosen(keys)
    new = [s for s in chosen if s.name not in present]
    bad: list[Bad] = []
    copied, size = [], 0
    for name, data in source._good(_watched(new, progress), bad):
        to.tier.put(name, data)
        copied.append(name)
        size += len(data)
    return Copied(tuple(copied), size, len(chosen) - len(new), tuple(bad))


def _check(name: str, data: bytes) -> None:
    """That these are the bytes of the entry of that name, all of them."""
    entry = decode(data)
    if entry.key.digest != name:
        raise CacheError(f"it is the entry of another key: {entry.key.digest}")


def _explanation(entry: Listed, other: Listed | None) -> Explanation:
    found = differences(entry.fields, other.fields) if other is not None else []
    return Explanation(entry, other, tuple(found))


def _watched(items: Sequence[Stored], progress: Progress | None) -> Iterator[Stored]:
    total, done = sum(s.size for s in items), 0
    for item in items:
        yield item
        done += item.size
        if progress is not None:
            progress(done, total)


def _when(item: Stored) -> float:
    """When it was used last, as far as the tier knows; 0 where it knows nothing."""
    return item.used or item.created or 0.0


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else {}


def _float(value: object) -> float | None:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None

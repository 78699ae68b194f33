"""The local tier: a folder of this host, held by diskcache (sqlite, and files for large values).

    <folder>/cache.db        the index, and entries below 32 KiB
    <folder>/xx/xx/*.val     larger entries
    <folder>/swept           when files that belong to no entry were last looked for

Many processes use one folder at the same time, any of which may be killed at any time. An entry is
code that will run, so the folder is the user's alone, and a value that is not plain bytes is
refused, never unpickled. A folder that hosts share over a network belongs in a shared tier: sqlite
cannot lock it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import diskcache
from diskcache.core import ENOVAL, METADATA, MODE_BINARY, MODE_RAW
from filelock import FileLock

from tpu_compile.cache.entry import read_header
from tpu_compile.cache.index import BUSY_SECONDS, OUR_FILE, Index, is_damage, writable
from tpu_compile.cache.tier import Stored
from tpu_compile.errors import CacheError, CacheReadOnlyError, CacheStoreError

T = TypeVar("T")

DAY = 86400.0

# All of diskcache's settings, which it otherwise takes from the folder.
SETTINGS: dict[str, Any] = {
    "eviction_policy": "least-recently-used",
    "size_limit": 1 << 62,
    "cull_limit": 0,  # it evicts a fixed number at a write; LocalTier evicts what is too much
    "statistics": 0,
    "tag_index": 1,
    "sqlite_auto_vacuum": 1,
    "sqlite_cache_size": 1 << 13,
    "sqlite_journal_mode": "wal",
    "sqlite_mmap_size": 0,  # a process whose mapped file another one truncates is killed
    "sqlite_synchronous": 1,
    "disk_min_file_size": 1 << 15,
    "disk_pickle_protocol": 0,  # nothing is pickled
}


class BytesDisk(diskcache.Disk):  # type: ignore[misc]  # diskcache has no types
    """Writes bytes under text, and refuses everything else; Index reads."""

    def __init__(self, directory: str, min_file_size: int = 0, **_: object) -> None:
        super().__init__(directory, min_file_size=min_file_size)
        self.written: str | None = None  # the file of the last value, where it has one

    def put(self, key: object) -> tuple[str, bool]:
        if not isinstance(key, str):
            raise CacheError(f"a cache key is text: {key!r}")
        return key, True

    def get(self, key: object, raw: bool) -> str:
        raise CacheError("keys are read by Index")

    def store(self, value: object, read: bool, key: object = diskcache.UNKNOWN) -> Any:
        if not isinstance(value, bytes) or read:
            raise CacheError(f"a cache value is bytes: {type(value).__name__}")
        self.written = None
        if len(value) < self.min_file_size:
            return 0, MODE_RAW, None, value
        self.written, path = self.filename(key, value)
        self._write(path, iter([value]), "xb")
        return len(value), MODE_BINARY, self.written, None

    def fetch(self, mode: int, filename: str | None, value: object, read: bool) -> bytes:
        raise CacheError("values are read by Index")

    def remove(self, file_path: str) -> None:
        if OUR_FILE.fullmatch(file_path):
            super().remove(file_path)


class Store(diskcache.Cache):  # type: ignore[misc]
    """A diskcache that takes no settings from its folder."""

    def reset(self, key: str, value: Any = ENOVAL, update: bool = True) -> Any:
        if key in METADATA:
            return super().reset(key, value, update)
        if key in SETTINGS:
            return super().reset(key, SETTINGS[key], update)
        return value  # planted: it would become an attribute, perhaps over a method


class LocalTier:
    """Entries by name in a folder of at most `size_limit` bytes; the least recently used go first.

    Every method raises CacheStoreError when the folder cannot be used, for whatever reason, and
    CacheError when one entry cannot; those that write raise CacheReadOnlyError where the folder may
    only be read. The folder is made by the first write.
    """

    def __init__(self, folder: Path, size_limit: int) -> None:
        self.folder = folder
        self.size_limit = size_limit
        self._index = Index(folder)
        self._writing = threading.Lock()
        self._store: tuple[Store, tuple[int, int]] | None = None
        self._sweep_due = True

    def __str__(self) -> str:
        return str(self.folder)

    def get(self, name: str) -> bytes | None:
        """The entry's bytes, or None."""
        return self._read(lambda index: index.value(name, use=True))

    def peek(self, name: str) -> bytes | None:
        """The entry's bytes, or None, without a say in what is evicted next."""
        return self._read(lambda index: index.value(name, use=False))

    def entries(self) -> Iterator[Stored]:
        """What there is, in the order in which it would be evicted."""
        yield from self._read(lambda index: index.entries())

    def kin(self, program: str) -> list[str]:
        """The names of entries that were made of the same program, the last written first."""
        return self._read(lambda index: index.tagged(program))

    def size(self) -> int:
        """Bytes in use: entries, and the index itself."""
        return self._read(lambda index: index.size())

    def put(self, name: str, data: bytes) -> None:
        """Store an entry, over the one that has the name, and evict what is then too much."""
        if len(data) > self.size_limit:
            raise CacheError(
                f"an entry of {len(data)} bytes is larger than the whole cache may be",
                [("limit", f"{self.size_limit} bytes"), ("help", "raise TPU_COMPILE_CACHE_SIZE")],
            )

        def write(store: Store) -> None:
            try:
                store.set(name, data, tag=_program(data))
            except BaseException:
                if store.disk.written is not None:
                    store.disk.remove(store.disk.written)  # a full disk should not keep it
                raise
            while self._index.size() > self.size_limit:
                oldest = self._index.first_out(keep=name)
                if oldest is None:
                    break
                store.delete(oldest)

        self._write(write)
        if self._sweep_due:
            self._sweep_due = False
            with contextlib.suppress(CacheStoreError):  # the entry has been stored
                self._sweep_daily()

    def delete(self, name: str) -> None:
        """Drop an entry, if it is there."""
        if self._index.path.exists():
            self._write(lambda store: store.delete(name))

    def sweep(self) -> int:
        """Remove files that killed writers have left, once they are a day old; how many there were.

        An index that is damaged where no lookup has noticed is removed too.
        """
        return self._use(self._sweep)

    def close(self) -> None:
        """Close the index; the next use opens it again."""
        self._index.close()
        with self._writing:
            self._store = None

    # ------------------------------------------------------------------ trouble

    def _use(self, action: Callable[[], T]) -> T:
        try:
            return action()
        except CacheError:
            raise
        except diskcache.Timeout as err:
            # Also how diskcache reports an index that it may not write to.
            raise self._failure("it is locked by another process, or read-only") from err
        except Exception as err:
            if is_damage(err):
                self._discard_if_broken()
            why = f"{type(err).__name__}: {err}"
            raise self._failure(why) from err

    def _failure(self, why: str) -> CacheError:
        facts = [("why", why), ("help", "set TPU_COMPILE_CACHE_DIR to a folder of yours")]
        if self.folder.is_dir() and not writable(self.folder):
            return CacheReadOnlyError(
                f"the executable cache may only be read: {self.folder}", facts
            )
        return CacheStoreError(f"the executable cache cannot be used: {self.folder}", facts)

    def _discard_if_broken(self) -> None:
        """Remove an index that sqlite cannot read, so that the next use starts a new one."""
        self.close()
        lock = FileLock(self.folder.with_name(f"{self.folder.name}.repair"), timeout=BUSY_SECONDS)
        # Where it cannot be removed, the cache stays unusable, which the caller reports.
        with contextlib.suppress(OSError), lock:
            # Another process may have replaced it since.
            if not self._index.is_ours():
                aside = self.folder.with_name(f"{self.folder.name}.broken-{secrets.token_hex(8)}")
                self.folder.rename(aside)
                shutil.rmtree(aside, ignore_errors=True)

    # ------------------------------------------------------------------ reading

    def _read(self, action: Callable[[Index], T]) -> T:
        def read() -> T:
            self._refuse_others()
            return action(self._index)

        return self._use(read)

    def _refuse_others(self) -> None:
        """Refuse a folder that other users could put code into."""
        if not hasattr(os, "getuid"):
            return
        with contextlib.suppress(FileNotFoundError):
            found = self.folder.stat()
            if found.st_uid not in (os.getuid(), 0):
                raise self._failure(f"it belongs to user {found.st_uid}, and its entries are code")
            if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
                raise self._failure("other users may write to it, and its entries are code")

    # ------------------------------------------------------------------ writing

    def _write(self, action: Callable[[Store], object]) -> None:
        def write() -> None:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._refuse_others()
            with self._writing:
                self._index.renew()
                store = self._opened()
                try:
                    action(store)
                finally:
                    # Its connection is the thread's, and must not be there after a fork.
                    store.close()

        self._use(write)

    def _opened(self) -> Store:
        """diskcache, opened anew where the index is another file than it was."""
        if self._store is None or self._store[1] != self._identity():
            # diskcache itself would wait a minute for each of many statements.
            self._index.await_writers()
            store = Store(str(self.folder), timeout=BUSY_SECONDS, disk=BytesDisk, **SETTINGS)
            self._store = store, self._identity()
        return self._store[0]

    def _identity(self) -> tuple[int, int]:
        try:
            found = self._index.path.stat()
        except FileNotFoundError:
            return 0, 0
        return found.st_dev, found.st_ino

    # ------------------------------------------------------------------ sweeping

    def _sweep_daily(self) -> None:
        mark = self.folder / "swept"
        try:
            done = mark.stat().st_mtime
        except OSError:
            done = 0.0
        if _is_old(done):
            self._use(mark.touch)
            self.sweep()

    def _sweep(self) -> int:
        self._refuse_others()
        if not self._index.is_ours():
            self._discard_if_broken()
        self._index.drop_foreign()
        # The files first: whoever writes one now has named it in the index when that is read.
        found = list(self.folder.glob("[0-9a-f][0-9a-f]/*/*.val"))
        kept = {self.folder / name for name in self._index.files()}
        swept = 0
        for path in found:
            with contextlib.suppress(FileNotFoundError):  # another process sweeps too
                if path not in kept and _is_old(path.stat().st_mtime):
                    path.unlink()
                    swept += 1
        for aside in self.folder.parent.glob(f"{self.folder.name}.broken-*"):
            shutil.rmtree(aside, ignore_errors=True)
        return swept


def _program(data: bytes) -> str | None:
    """The program that an entry was made of, as far as it says so."""
    try:
        fields = read_header(data).get("fields")
    except CacheError:
        return None
    found = fields.get("program") if isinstance(fields, dict) else None
    return found if isinstance(found, str) else None


def _is_old(then: float) -> bool:
    """Whether it was a day ago. A time in the future is as old: a clock has been set right."""
    return abs(time.time() - then) > DAY

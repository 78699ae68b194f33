"""The local tier: a folder of this host, held by diskcache (sqlite, and files for large values).

    <folder>/cache.db        the index, and entries below 32 KiB
    <folder>/xx/xx/*.val     larger entries

Many processes use one folder at the same time. An entry is code that will run, so the folder is
the user's alone, and a value that is not plain bytes is refused, never unpickled.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import diskcache
from diskcache.core import DBNAME, MODE_BINARY, MODE_RAW
from filelock import FileLock

from tpu_compile.cache.tier import Stored
from tpu_compile.errors import CacheError, CacheStoreError

T = TypeVar("T")

BUSY_SECONDS = 10  # sqlite waits this long for another process's write, which takes milliseconds

# diskcache evicts this many entries at a write that finds the folder too large, not as many as
# needed: with its default of 10 a folder of few large entries would lose all of them, the new one
# too. Two shrink the folder even where new entries are larger than old ones.
EVICTED_PER_WRITE = 2


class BytesDisk(diskcache.Disk):  # type: ignore[misc]  # diskcache has no types
    """Stores bytes under text, and refuses every other row that a folder may hold."""

    def __init__(self, directory: str, min_file_size: int = 0, **_: object) -> None:
        # The other settings are read from the folder; they choose how to pickle.
        super().__init__(directory, min_file_size=min_file_size)

    def put(self, key: object) -> tuple[str, bool]:
        if not isinstance(key, str):
            raise CacheError(f"a cache key is text: {key!r}")
        return key, True

    def get(self, key: object, raw: bool) -> str:
        if not raw or not isinstance(key, str):
            raise CacheError("the cache holds a pickled key, which is refused")
        return key

    def store(self, value: object, read: bool, key: object = diskcache.UNKNOWN) -> Any:
        if not isinstance(value, bytes) or read:
            raise CacheError(f"a cache value is bytes: {type(value).__name__}")
        if len(value) < self.min_file_size:
            return 0, MODE_RAW, None, value
        filename, path = self.filename(key, value)
        try:
            self._write(path, iter([value]), "xb")
        except BaseException:
            self.remove(filename)  # a full disk should not keep half a file
            raise
        return len(value), MODE_BINARY, filename, None

    def fetch(self, mode: int, filename: str | None, value: object, read: bool) -> bytes:
        if mode not in (MODE_RAW, MODE_BINARY) or read:
            raise CacheError("the cache holds a value that is not bytes, which is refused")
        found = super().fetch(mode, filename, value, False)
        if not isinstance(found, bytes):
            raise CacheError(f"the cache holds a {type(found).__name__}, which is refused")
        return found


class Store(diskcache.Cache):  # type: ignore[misc]
    """A diskcache whose rows can be listed, and read without a trace."""

    def peek(self, name: str) -> bytes | None:
        """The value of `name`, or None; who reads it this way leaves its access time alone."""
        row = self._sql(
            "SELECT mode, filename, value FROM Cache WHERE key = ? AND raw = 1", (name,)
        ).fetchone()
        if row is None:
            return None
        try:
            return self._disk.fetch(*row, False)  # type: ignore[no-any-return]
        except FileNotFoundError:
            return None  # deleted meanwhile, or lost

    def entries(self) -> list[Stored]:
        """All rows whose key is text, the least recently used first."""
        rows = self._sql(
            "SELECT key, size + coalesce(length(value), 0), access_time, store_time"
            " FROM Cache WHERE raw = 1 AND typeof(key) = 'text' ORDER BY access_time"
        )
        return [Stored(*row) for row in rows]


class LocalTier:
    """Entries by name in a folder of at most `size_limit` bytes; the least recently used go first.

    Every method raises CacheStoreError when the folder cannot be used, for whatever reason, and
    CacheError when one entry cannot. The folder is opened at first use.
    """

    def __init__(self, folder: Path, size_limit: int) -> None:
        self.folder = folder
        self.size_limit = size_limit
        self._opened: Any = None
        self._opening = threading.Lock()

    def __str__(self) -> str:
        return str(self.folder)

    def get(self, name: str) -> bytes | None:
        """The entry's bytes, or None."""
        return self._use(lambda store: store.get(name))  # type: ignore[no-any-return]

    def put(self, name: str, data: bytes) -> None:
        """Store an entry, over the one that has the name."""
        if len(data) > self.size_limit:
            raise CacheError(
                f"an entry of {len(data)} bytes is larger than the whole cache may be",
                [("limit", f"{self.size_limit} bytes"), ("help", "raise TPU_COMPILE_CACHE_SIZE")],
            )
        self._use(lambda store: store.set(name, data))

    def delete(self, name: str) -> None:
        """Drop an entry, if it is there."""
        self._use(lambda store: store.delete(name))

    def peek(self, name: str) -> bytes | None:
        """The entry's bytes, or None, without a say in what is evicted next."""
        return self._use(lambda store: store.peek(name))  # type: ignore[no-any-return]

    def entries(self) -> Iterator[Stored]:
        """What there is, least recently used first."""
        yield from self._use(lambda store: store.entries())

    def size(self) -> int:
        """Bytes in use: entries, and the index itself."""
        return self._use(lambda store: int(store.volume()))

    def close(self) -> None:
        """Close the index; the next use opens it again."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    # ------------------------------------------------------------------ the folder

    def _use(self, action: Callable[[Any], T]) -> T:
        try:
            return action(self._store())
        except CacheError:
            raise
        except diskcache.Timeout as err:
            # Also how diskcache reports an index that it may not write to.
            raise self._failure("it is locked by another process, or read-only") from err
        except Exception as err:
            if isinstance(err, sqlite3.DatabaseError) and not isinstance(
                err, sqlite3.OperationalError
            ):
                self._discard_if_broken()
            raise self._failure(f"{type(err).__name__}: {err}") from err

    def _failure(self, why: str) -> CacheStoreError:
        return CacheStoreError(
            f"the executable cache cannot be used: {self.folder}",
            [("why", why), ("help", "set TPU_COMPILE_CACHE_DIR to a folder of yours")],
        )

    def _store(self) -> Any:
        with self._opening:
            if self._opened is None:
                self._prepare()
                self._opened = Store(
                    str(self.folder),
                    timeout=BUSY_SECONDS,
                    disk=BytesDisk,
                    # All said at each opening: diskcache otherwise takes them from the folder.
                    eviction_policy="least-recently-used",
                    size_limit=self.size_limit,
                    cull_limit=EVICTED_PER_WRITE,
                    statistics=0,
                    tag_index=0,
                )
            return self._opened

    def _prepare(self) -> None:
        """Make the folder; refuse one that other users could put code into."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not hasattr(os, "getuid"):
            return
        found = self.folder.stat()
        if found.st_uid != os.getuid():
            raise self._failure(f"it belongs to user {found.st_uid}, and its entries are code")
        if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            raise self._failure("other users may write to it, and its entries are code")

    def _discard_if_broken(self) -> None:
        """Remove an index that sqlite cannot read, so that the next use starts a new one."""
        self.close()
        lock = FileLock(self.folder.with_name(f"{self.folder.name}.repair"), timeout=BUSY_SECONDS)
        # Where it cannot be removed, the cache stays unusable, which the caller reports.
        with contextlib.suppress(OSError), lock:
            # Another process may have replaced it since.
            if not _is_sound(self.folder / DBNAME):
                aside = self.folder.with_name(f"{self.folder.name}.broken-{secrets.token_hex(8)}")
                self.folder.rename(aside)
                shutil.rmtree(aside, ignore_errors=True)


def _is_sound(index: Path) -> bool:
    try:
        connection = sqlite3.connect(f"{index.absolute().as_uri()}?mode=ro", uri=True)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            return str(found) == "ok"
        finally:
            connection.close()
    except sqlite3.DatabaseError:
        return False

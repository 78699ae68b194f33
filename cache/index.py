"""The index of the local tier, read straight from sqlite: a lookup writes nothing but a time.

diskcache answers a lookup inside of a write transaction, which makes all processes of a host queue,
and cannot open a folder that it may not write to. The table is documented, and all that is needed.
"""

from __future__ import annotations

import os
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

from diskcache.core import DBNAME, MODE_BINARY, MODE_RAW

from tpu_compile.cache.tier import Stored
from tpu_compile.errors import CacheError

T = TypeVar("T")

BUSY_SECONDS = 10  # sqlite waits this long for another process's write, which takes milliseconds
_TOUCH_SECONDS = 0.05  # a time that says what to evict first is not worth waiting for

# A file of another name is not ours: a row that names one must not make us read or remove it.
OUR_FILE = re.compile(r"[0-9a-f]{2}[/\\][0-9a-f]{2}[/\\][0-9a-f]{28}\.val")

_NAMED = "raw = 1 AND typeof(key) = 'text'"
_ROW = f"SELECT rowid, mode, filename, value, size FROM Cache WHERE key = ? AND {_NAMED}"
# Whatever is said to have been used in the future has been used before a clock was set right.
_ORDER = "ORDER BY access_time > ? DESC, access_time"


class Index:
    """The rows of a folder. Every method raises what sqlite and the file system raise.

    A folder without an index holds nothing. One that may not be written to is read as it is.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / DBNAME
        self.lock = threading.RLock()
        self._connection: sqlite3.Connection | None = None
        self._files: tuple[object, ...] = ()
        _opened.add(self)

    # ------------------------------------------------------------------ values

    def value(self, name: str, *, use: bool) -> bytes | None:
        """The value of `name`, or None. A `use` is written down, where that is possible."""
        lost = None
        while True:
            row = self._run(lambda sql: sql(_ROW, (name,)).fetchone())
            if row is None:
                return None
            rowid, mode, filename, value, size = row
            try:
                found = self._fetch(mode, filename, value, size)
            except FileNotFoundError:
                if filename == lost:
                    return None
                lost = filename  # perhaps it has just been overwritten, and has another file now
                continue
            if use:
                self._touch(rowid)
            return found

    def _fetch(self, mode: object, filename: object, value: object, size: object) -> bytes:
        """Never unpickles: only plain bytes are taken, from the row or from a file of ours."""
        if mode == MODE_RAW and isinstance(value, bytes):
            return value
        if mode != MODE_BINARY:
            raise CacheError("the cache holds a value that is not bytes, which is refused")
        if not isinstance(filename, str) or not OUR_FILE.fullmatch(filename):
            raise CacheError(f"the cache holds a foreign file, which is refused: {filename!r}")
        with (self.folder / filename).open("rb") as file:
            found = os.fstat(file.fileno()).st_size
            if found != size:
                raise CacheError(f"the entry is torn: its file has {found} bytes of {size}")
            return file.read()

    def _touch(self, rowid: int) -> None:
        update = "UPDATE Cache SET access_time = ? WHERE rowid = ?"
        try:
            self._run(lambda sql: sql(update, (time.time(), rowid)), _TOUCH_SECONDS)
        except sqlite3.OperationalError:
            return  # read-only, full or locked: then it may be evicted a little early

    # ------------------------------------------------------------------ rows

    def entries(self) -> list[Stored]:
        """All entries, in the order in which they are evicted."""
        columns = "key, size + coalesce(length(value), 0), access_time, store_time"
        query = f"SELECT {columns} FROM Cache WHERE {_NAMED} {_ORDER}"
        rows = self._run(lambda sql: sql(query, (time.time(),)).fetchall()) or []
        return [Stored(name, size, used, created) for name, size, used, created in rows]

    def first_out(self, keep: str) -> str | None:
        """The name of the entry that is evicted next, other than `keep`."""
        query = f"SELECT key FROM Cache WHERE key != ? AND {_NAMED} {_ORDER} LIMIT 1"
        row = self._run(lambda sql: sql(query, (keep, time.time())).fetchone())
        return None if row is None else str(row[0])

    def tagged(self, tag: str) -> list[str]:
        """The names of entries with a tag, the last written first."""
        query = f"SELECT key FROM Cache WHERE tag = ? AND {_NAMED} ORDER BY store_time DESC"
        rows = self._run(lambda sql: sql(query, (tag,)).fetchall()) or []
        return [str(name) for (name,) in rows]

    def size(self) -> int:
        """Bytes of the files and of the index."""
        return self._run(_size) or 0

    def files(self) -> set[str]:
        """The files that belong to entries."""
        query = "SELECT filename FROM Cache WHERE filename IS NOT NULL"
        return {str(name) for (name,) in self._run(lambda sql: sql(query).fetchall()) or []}

    def drop_foreign(self) -> None:
        """Drop the rows that nobody can name."""
        self._run(lambda sql: sql(f"DELETE FROM Cache WHERE NOT ({_NAMED})"))

    def is_ours(self) -> bool:
        """Whether sqlite can read it, and finds our table or none."""
        if not self.path.exists():
            return True
        try:
            with closing(self._open("mode=rw")) as connection:
                (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
                if _tables(connection.execute):
                    connection.execute("SELECT filename FROM Cache").fetchall()
                    _try_out(connection.execute)
                return str(found) == "ok"
        except sqlite3.OperationalError as err:
            return not is_damage(err)
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            return False

    def await_writers(self) -> None:
        """Raise OperationalError where another process does not let go of the index."""
        self._run(lambda sql: (sql("BEGIN IMMEDIATE"), sql("ROLLBACK")))

    def close(self) -> None:
        """Close the connection; the next use opens another."""
        with self.lock:
            if self._connection is not None:
                self._connection.close()
                self._connection = None

    # ------------------------------------------------------------------ the connection

    def _run(self, query: Callable[[Any], T], busy: float | None = None) -> T | None:
        """What `query` makes of sqlite's execute; None where there are no rows yet."""
        with self.lock:
            self.renew()
            if not self.path.exists():
                return None
            if self._connection is None:
                self._connection = self._connect()
                self._files = self._identity()
            sql = self._connection.execute
            seconds = BUSY_SECONDS if busy is None else busy
            sql(f"PRAGMA busy_timeout = {round(1000 * seconds)}")
            try:
                return query(sql)
            except sqlite3.OperationalError as err:
                if not str(err).startswith("no such table"):
                    raise
                # Another process is about to make the tables, or has just made them.
                return query(sql) if _tables(sql) else None

    def renew(self) -> None:
        """Let go of files that somebody has removed, so that what others have made is found."""
        with self.lock:
            if self._connection is not None and self._files != self._identity():
                self.close()

    def _identity(self) -> tuple[object, ...]:
        """Which files they are: the index itself, and where sqlite keeps its locks and its log."""
        return tuple(_file(f"{self.path}{suffix}") for suffix in ("", "-shm", "-wal"))

    def _connect(self) -> sqlite3.Connection:
        try:
            return self._open("mode=rw")
        except sqlite3.OperationalError:
            if writable(self.folder):
                raise
        # Nobody can write, so nothing has to be locked, and sqlite could not lock here.
        return self._open("immutable=1")

    def _open(self, how: str) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self.path.absolute().as_uri()}?{how}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,  # the lock is ours
        )
        try:
            # No mapping: a process whose mapped file another one truncates is killed.
            connection.execute("PRAGMA mmap_size = 0").fetchall()
            connection.execute("PRAGMA synchronous = NORMAL").fetchall()
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
        except BaseException:
            connection.close()
            raise
        return connection


def _size(sql: Any) -> int:
    ((pages,),) = sql("PRAGMA page_count").fetchall()
    ((page_size,),) = sql("PRAGMA page_size").fetchall()
    # diskcache keeps the sum of all files.
    row = sql("SELECT value FROM Settings WHERE key = 'size' AND typeof(value) = 'integer'")
    (size,) = row.fetchone() or sql("SELECT coalesce(sum(size), 0) FROM Cache").fetchone()
    return int(pages) * int(page_size) + int(size)


def _try_out(sql: Any) -> None:
    """Write a row and take it back, which also runs diskcache's triggers."""
    sql("BEGIN IMMEDIATE")
    sql("INSERT INTO Cache (key, raw, store_time, access_time) VALUES ('', 1, 0, 0)")
    sql("UPDATE Cache SET size = 1, mode = 1, tag = '', value = x'' WHERE key = ''")
    sql("DELETE FROM Cache WHERE key = '' AND expire_time IS NULL AND access_count = 0")
    sql("ROLLBACK")


def _tables(sql: Any) -> bool:
    return sql("SELECT 1 FROM sqlite_master WHERE name = 'Cache'").fetchone() is not None


def is_damage(err: Exception) -> bool:
    """Whether it may be the index itself, not a full disk, a lock or a lack of permission."""
    if isinstance(err, sqlite3.OperationalError):
        return str(err).startswith(("no such", "malformed", "Could not decode"))
    # What sqlite says of a damaged schema may not even be text.
    return isinstance(err, sqlite3.DatabaseError | UnicodeDecodeError)


def writable(folder: Path) -> bool:
    """Whether the folder can be written to. Root may, unless the whole file system is read-only."""
    read_only = hasattr(os, "statvfs") and os.statvfs(folder).f_flag & os.ST_RDONLY
    return not read_only and os.access(folder, os.W_OK)


def _file(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


# sqlite's connections must not live on in a forked child, which would hold locks that it does not
# have: whatever is open is closed before a fork, and opened again by who needs it.
_opened: WeakSet[Index] = WeakSet()
_held: list[Index] = []


def _before_fork() -> None:
    for index in list(_opened):
        index.lock.acquire()
        _held.append(index)
        index.close()


def _after_fork() -> None:
    while _held:
        _held.pop().lock.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork, after_in_parent=_after_fork, after_in_child=_after_fork
    )

"""Files of a shared place, by fsspec URL: whole reads, atomic writes, exclusive creation, time-outs.

Nothing here knows what the files hold. fsspec is imported at first use: a lookup that ends in the
local tier does not pay for it.
"""

from __future__ import annotations

import errno
import os
import posixpath
import re
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar

from tpu_compile.errors import CacheReadOnlyError, CacheStoreError

T = TypeVar("T")

# A PUT of these is atomic, and renaming is a copy. Elsewhere a file is written aside and renamed.
OBJECT_STORES = frozenset(
    {"s3", "s3a", "gs", "gcs", "az", "abfs", "abfss", "adl", "oci", "ocilake", "oss", "oss2"}
    | {"r2", "obs", "cos", "memory"}
)
READ_ONLY = frozenset({"http", "https"})
REFUSALS = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSYS})

BYTES_PER_SECOND = 1_000_000  # a write may take this much longer than `timeout`
CONNECT_SECONDS = 5.0
OPENING_SECONDS = 30.0  # imports of large libraries, which a busy host makes slowly
STALE_SECONDS = 86_400.0  # a file that was written aside this long ago belongs to nobody
ASIDE = "tmp"


@dataclass(frozen=True, slots=True)
class File:
    """A file in a listing; `modified` is in seconds since 1970 by the place's clock."""

    path: str
    size: int
    modified: float | None


class Remote:
    """Files by their path below `url`.

    Every method raises CacheStoreError when the place cannot be used or does not answer within
    `timeout` seconds, and those that write raise CacheReadOnlyError when it refuses. Safe to use
    from threads and after a fork.
    """

    def __init__(self, url: str, timeout: float) -> None:
        self.url = url
        self.scheme = url.partition("://")[0].rpartition("::")[2]
        self.timeout = timeout
        self._opening = threading.Lock()
        self._opened: tuple[int, Any, str] | None = None
        self._swept = False

    def __str__(self) -> str:
        """The URL without the password that it may hold."""
        return without_password(self.url)

    def read(self, path: str) -> bytes | None:
        """The file's bytes, or None where there is no file."""
        try:
            return self._use(lambda fs, root: bytes(fs.cat_file(f"{root}/{path}")))
        except FileNotFoundError:
            return None

    def write(self, path: str, data: bytes) -> None:
        """Write the file, over the one there is; nobody sees half of it."""

        def action(fs: Any, root: str) -> None:
            if self.scheme in OBJECT_STORES:
                fs.pipe_file(f"{root}/{path}", data)
                return
            self._sweep(fs, root)
            aside = f"{root}/{ASIDE}/{secrets.token_hex(16)}"
            self._make_parent(fs, aside)
            try:
                fs.pipe_file(aside, data)
                self._make_parent(fs, f"{root}/{path}")
                fs.mv(aside, f"{root}/{path}")
            except BaseException:
                _remove(fs, aside)  # a full disk should not keep half a file
                raise

        self._change(action, len(data))

    def create(self, path: str, data: bytes) -> bool:
        """Write a new file; False where there is one. One of many callers at the same time gets
        True, unless the place cannot tell (some stores that only claim to speak S3)."""

        def action(fs: Any, root: str) -> bool:
            try:
                if self.scheme in OBJECT_STORES:
                    try:
                        fs.pipe_file(f"{root}/{path}", data, mode="create")
                    except (OSError, NotImplementedError, TypeError) as err:
                        if isinstance(err, FileExistsError) or not _unsupported(err):
                            raise
                        if fs.exists(f"{root}/{path}"):
                            return False
                        fs.pipe_file(f"{root}/{path}", data)
                else:
                    self._make_parent(fs, f"{root}/{path}")
                    with fs.open(f"{root}/{path}", "xb") as file:
                        file.write(data)
            except FileExistsError:
                return False
            return True

        return self._change(action, len(data))

    def remove(self, path: str) -> None:
        """Remove the file, if it is there."""
        self._change(lambda fs, root: _remove(fs, f"{root}/{path}"), 0)

    def age(self, path: str) -> float | None:
        """Seconds since the file was written, by the place's own clock; None where it cannot say.

        A file written now tells what time it is there: clocks of two machines are never compared.
        """
        now = f"{ASIDE}/{secrets.token_hex(16)}"

        def action(fs: Any, root: str) -> float | None:
            try:
                written = fs.modified(f"{root}/{path}")
            except (FileNotFoundError, NotImplementedError):
                return None
            self._make_parent(fs, f"{root}/{now}")
            fs.pipe_file(f"{root}/{now}", b"now")
            try:
                return float((fs.modified(f"{root}/{now}") - written).total_seconds())
            finally:
                _remove(fs, f"{root}/{now}")

        try:
            return self._change(action, 0)
        except CacheReadOnlyError:
            return None

    def files(self, folder: str) -> list[File]:
        """All files below a folder, in no order."""

        def action(fs: Any, root: str) -> list[File]:
            found = fs.find(f"{root}/{folder}", detail=True)
            return [_file(posixpath.relpath(p, root), info) for p, info in found.items()]

        try:
            return self._use(action)
        except FileNotFoundError:
            return []

    # ------------------------------------------------------------------ the file system

    def _change(self, action: Callable[[Any, str], T], size: int) -> T:
        if self.scheme in READ_ONLY:
            raise self._refusal("files are only read over http")
        try:
            return self._use(action, self.timeout + size / BYTES_PER_SECOND, writes=True)
        except FileNotFoundError as err:
            raise self._failure(f"{type(err).__name__}: {err}") from err

    def _use(
        self, action: Callable[[Any, str], T], seconds: float | None = None, writes: bool = False
    ) -> T:
        """What the action returns. FileNotFoundError is passed on."""
        seconds = seconds or self.timeout
        try:
            opened = _within(max(seconds, OPENING_SECONDS), self._open)
            return _within(seconds, lambda: action(*opened))
        except FileNotFoundError:
            raise
        except TimeoutError as err:
            raise self._failure(f"no answer in time ({seconds:.3g} seconds)") from err
        except Exception as err:
            why = f"{type(err).__name__}: {err}"
            if writes and _refused(err):
                raise self._refusal(why) from err
            raise self._failure(why) from err

    def _open(self) -> tuple[Any, str]:
        with self._opening:
            if self._opened is None or self._opened[0] != os.getpid():  # fsspec does not fork
                import fsspec

                options = _options(self.scheme, self.timeout)
                fs, root = fsspec.core.url_to_fs(self.url, **options)
                fs.retries = 2  # s3fs and gcsfs would try five times and more
                if self.scheme in ("s3", "s3a"):
                    fs.connect()  # reads megabytes about S3, and finds out who we are
                self._opened = os.getpid(), fs, root.rstrip("/")
            return self._opened[1:]

    def _make_parent(self, fs: Any, path: str) -> None:
        if self.scheme not in OBJECT_STORES:  # there it would make a bucket
            fs.makedirs(posixpath.dirname(path), exist_ok=True)

    def _sweep(self, fs: Any, root: str) -> None:
        """Once a process: remove what killed writers have left aside."""
        if self._swept:
            return
        self._swept = True
        for path, info in fs.find(f"{root}/{ASIDE}", detail=True).items():
            written = _time(info)
            if written is not None and written < time.time() - STALE_SECONDS:
                _remove(fs, path)

    def _failure(self, why: str) -> CacheStoreError:
        return CacheStoreError(
            f"the shared cache cannot be used: {self}",
            [("why", why), ("help", "TPU_COMPILE_CACHE names the places")],
        )

    def _refusal(self, why: str) -> CacheReadOnlyError:
        return CacheReadOnlyError(f"the shared cache may only be read: {self}", [("why", why)])


def without_password(url: str) -> str:
    """The URL without the user and password that it may hold."""
    return re.sub(r"(?<=://)[^/@]*@", "", url)


def _within(seconds: float, action: Callable[[], T]) -> T:
    """What the action returns or raises, or TimeoutError; then its thread is left behind.

    No library's own time-outs bound all that may hang: imports, names, logins, mounted folders.
    """
    result: Future[T] = Future()

    def work() -> None:
        try:
            result.set_result(action())
        except BaseException as err:  # noqa: BLE001  # raised again, where it is waited for
            result.set_exception(err)

    threading.Thread(target=work, name="tpu_compile cache", daemon=True).start()
    return result.result(seconds)


def _options(scheme: str, timeout: float) -> dict[str, Any]:
    options: dict[str, Any] = {
        "use_listings_cache": False,  # others' new files must be seen
        "skip_instance_cache": True,
    }
    if scheme in ("s3", "s3a"):
        config = {"connect_timeout": min(timeout, CONNECT_SECONDS), "read_timeout": timeout}
        # One request a read: otherwise each asks for the size first, to read in parallel.
        options |= {"max_concurrency": 1}
        options |= {"config_kwargs": {**config, "retries": {"total_max_attempts": 2}}}
    return options


def _remove(fs: Any, path: str) -> None:
    try:
        fs.rm_file(path)
    except FileNotFoundError:
        return


def _refused(err: Exception) -> bool:
    number = err.errno if isinstance(err, OSError) else None
    return isinstance(err, PermissionError | NotImplementedError) or number in REFUSALS


def _unsupported(err: Exception) -> bool:
    """Whether a store says that it does not know how to create exclusively."""
    return not isinstance(err, OSError) or err.errno in (errno.ENOSYS, errno.EINVAL)


def _file(path: str, info: Mapping[str, Any]) -> File:
    return File(path, int(info.get("size") or 0), _time(info))


def _time(info: Mapping[str, Any]) -> float | None:
    """When a file was written: file systems have a word each for it."""
    for name in ("mtime", "LastModified", "last_modified", "updated", "modified", "created"):
        found = info.get(name)
        if isinstance(found, str):
            found = datetime.fromisoformat(found)
        if isinstance(found, datetime):
            return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
        if isinstance(found, int | float):
            return float(found)
    return None

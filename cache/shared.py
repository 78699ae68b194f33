"""A shared tier: a folder or bucket that many hosts use, named by an fsspec URL.

    <url>/v2/ab/abcdef....tpux   an entry, named by its key
    <url>/v2/leases/abcdef....0  who compiles it now (see cache.lease)
    <url>/v2/tmp/*               files that are being written, and gone when they are

`v2` is the version of the entry format: two versions of it live side by side. Nothing is evicted here:
a bucket's lifecycle rule, or `tpu-compile cache prune`, decides what goes.

Who may write to a shared tier decides which code its readers run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tpu_compile.cache.entry import VERSION
from tpu_compile.cache.lease import Leases
from tpu_compile.cache.remote import READ_ONLY, Remote
from tpu_compile.cache.tier import Stored
from tpu_compile.errors import CacheError, CacheReadOnlyError

TIMEOUT_SECONDS = 30.0
LEASE_SECONDS = 20.0

_SUFFIX = ".tpux"
_NAME = re.compile(r"[0-9A-Za-z_-]+")


class SharedTier:
    """Entries by name below a URL.

    Methods raise what Tier says, and those that write raise CacheReadOnlyError where the place
    refuses, or where `readonly` says that it should not be asked. `leases` tell its writers who
    compiles what; None where nobody writes, or where `lease` (in seconds) is 0.
    """

    def __init__(
        self,
        url: str,
        *,
        readonly: bool = False,
        timeout: float = TIMEOUT_SECONDS,
        lease: float = LEASE_SECONDS,
    ) -> None:
        self.remote = Remote(f"{url.rstrip('/')}/v{VERSION}", timeout)
        self.readonly = readonly or self.remote.scheme in READ_ONLY
        self.leases = Leases(self.remote, lease) if lease and not self.readonly else None

    def __str__(self) -> str:
        return str(self.remote)

    def get(self, name: str) -> bytes | None:
        """The entry's bytes, or None."""
        return self.remote.read(_path(name))

    def peek(self, name: str) -> bytes | None:
        """The same: nothing is evicted here."""
        return self.get(name)

    def put(self, name: str, data: bytes) -> None:
        """Store an entry, over the one that has the name."""
        self._writable()
        self.remote.write(_path(name), data)

    def delete(self, name: str) -> None:
        """Drop an entry, if it is there."""
        self._writable()
        self.remote.remove(_path(name))

    def entries(self) -> Iterator[Stored]:
        """What there is; over HTTP only what the server's pages link to."""
        for file in self.remote.files(""):
            folder, _, base = file.path.rpartition("/")
            name = base.removesuffix(_SUFFIX)
            if name != base and folder == name[:2]:
                yield Stored(name, file.size, None, file.modified)

    def _writable(self) -> None:
        if self.readonly:
            raise CacheReadOnlyError(f"the shared cache may only be read: {self}")


def _path(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise CacheError(f"not the name of a cache entry: {name!r}")
    return f"{name[:2]}/{name}{_SUFFIX}"

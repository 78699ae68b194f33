"""Entries in one file, for a container image or another machine: an uncompressed tar.

    tpu-compile-cache/entries/<key>      an entry, byte for byte as every tier holds it (cache.entry)
    tpu-compile-cache/manifest.json      last: {"format": 1, "entries": {<key>: <bytes>, ...}}

Keys are sorted and owners and times left out, so the same entries make the same file. The entries
are compressed already. The manifest comes last: an archive without it has been cut short.

A reader takes no path from an archive: it wants these names, verifies each entry, and stores it
under the key that the entry itself says.
"""

from __future__ import annotations

import io
import json
import re
import tarfile
from collections.abc import Iterable, Iterator
from typing import IO, Any

from tpu_compile.errors import CacheError

FORMAT = 1
FOLDER = "tpu-compile-cache"
MANIFEST = f"{FOLDER}/manifest.json"
LARGEST = 1 << 34  # a member that claims more is refused before it is read
LARGEST_MANIFEST = 1 << 28

_MEMBER = re.compile(rf"{FOLDER}/entries/([0-9a-f]{{64}})")


def write(file: IO[bytes], entries: Iterable[tuple[str, bytes]]) -> dict[str, int]:
    """Write an archive of (key, bytes); the sizes of what is in it."""
    sizes = {}
    with tarfile.open(fileobj=file, mode="w|", format=tarfile.PAX_FORMAT) as archive:
        for name, data in entries:
            sizes[name] = len(data)
            _add(archive, f"{FOLDER}/entries/{name}", data)
        manifest = {"format": FORMAT, "entries": sizes}
        _add(archive, MANIFEST, json.dumps(manifest, indent=1, sort_keys=True).encode() + b"\n")
    return sizes


def _add(archive: tarfile.TarFile, name: str, data: bytes) -> None:
    member = tarfile.TarInfo(name)
    member.size = len(data)
    member.mode = 0o600
    archive.addfile(member, io.BytesIO(data))


def read(file: IO[bytes]) -> Iterator[tuple[str, bytes]]:
    """The (key, bytes) of an archive as they come; the bytes are not verified.

    Raises CacheError at what is not an archive of ours, and, after the entries, where it was cut
    short or holds other entries than its manifest says.
    """
    sizes: dict[str, int] = {}
    said = None
    begun = False
    try:
        with tarfile.open(fileobj=file, mode="r|") as archive:
            for member in archive:
                if said is not None:
                    raise CacheError(f"the archive goes on after its manifest: {member.name!r}")
                found = _MEMBER.fullmatch(member.name)
                if member.name == MANIFEST:
                    said = _manifest(_content(archive, member, LARGEST_MANIFEST))
                elif found is None:
                    raise CacheError(f"not a member of an archive of entries: {member.name!r}")
                else:
                    begun = True
                    data = _content(archive, member, LARGEST)
                    sizes[found[1]] = len(data)
                    yield found[1], data
    except tarfile.TarError as err:
        what = "the archive is damaged or cut short" if begun else "not an archive of entries"
        raise CacheError(f"{what}: {err}") from err
    if said is None:
        raise CacheError(
            f"the archive ends early: after {len(sizes)} entries, without its manifest"
        )
    if said != sizes:
        raise CacheError(
            f"the archive's manifest lists {len(said)} entries, not the {len(sizes)} that are in it"
        )


def _content(archive: tarfile.TarFile, member: tarfile.TarInfo, largest: int) -> bytes:
    file = archive.extractfile(member) if member.isreg() else None
    if file is None:
        raise CacheError(f"not a plain file in the archive: {member.name!r}")
    if member.size > largest:
        raise CacheError(f"too large for an archive: {member.name!r}, {member.size} bytes")
    data = file.read()
    if len(data) != member.size:
        raise CacheError(f"the archive ends early: within {member.name!r}")
    return data


def _manifest(data: bytes) -> dict[Any, Any]:
    try:
        manifest = json.loads(data)
        version, entries = manifest["format"], manifest["entries"]
    except (ValueError, KeyError, TypeError) as err:
        raise CacheError(f"the archive's manifest is damaged: {err!r}") from err
    if version != FORMAT or not isinstance(entries, dict):
        raise CacheError(f"the archive has format {version}; this version reads {FORMAT}")
    return entries

"""One cache entry as bytes: the same format in every tier.

Integers are unsigned and little-endian. An entry is, byte by byte:

    offset      size  what
    0           8     magic: 89 54 50 55 58 0D 0A 1A ("\\x89TPUX\\r\\n\\x1a": a file that was taken
                      for text on its way is found out at once)
    8           2     version of this format: 2
    10          4     length H of the header
    14          H     header: a JSON object in ASCII, described below
    14 + H      C     payload, one zstd frame with its content's size and checksum (XXH64); C is
                      the header's `compressed_size`
    14 + H + C  32    sha256 of all bytes before it; the entry ends here

The header holds:

    key              sha256 of `fields` in canonical JSON: the entry's name
    fields           all key fields (see cache.key): why two entries differ is a dict diff
    payload_size     bytes of the payload after decompression
    compressed_size  bytes of the zstd frame
    compile_seconds  what it took to make the payload, and what a hit saves
    created          seconds since 1970
    program          name of the program, for people
    producer         versions of what made the entry, by name; for people

A reader verifies all of it before the payload is used: the sha256 of what is stored, and zstd the
checksum of what it makes of that. Nothing is ever unpickled.

The version is raised together with the key's FORMAT, so an entry of another version has another
name. Where one is found under our name all the same, it is a miss and overwritten.

Version 1 had the payload's sha256 in its header.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import zstandard

from tpu_compile.cache.key import Key, key_of
from tpu_compile.errors import CacheError, CacheVersionError

MAGIC = b"\x89TPUX\r\n\x1a"
VERSION = 2
LEVEL = 3  # executables shrink fourfold; higher levels gain little and take seconds

_PREFIX = struct.Struct("<8sHI")
_CHECKSUM = 32


@dataclass(frozen=True, slots=True)
class Entry:
    """A payload with what is known of it."""

    key: Key
    payload: bytes
    program: str = ""
    compile_seconds: float = 0.0
    created: float = 0.0
    producer: Mapping[str, str] = field(default_factory=dict)


def encode(entry: Entry) -> bytes:
    """The entry's bytes."""
    compressed = zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress(entry.payload)
    header = {
        "key": entry.key.digest,
        "fields": entry.key.fields,
        "payload_size": len(entry.payload),
        "compressed_size": len(compressed),
        "compile_seconds": entry.compile_seconds,
        "created": entry.created,
        "program": entry.program,
        "producer": dict(entry.producer),
    }
    text = json.dumps(header, sort_keys=True, separators=(",", ":")).encode("ascii")
    body = _PREFIX.pack(MAGIC, VERSION, len(text)) + text + compressed
    return body + hashlib.sha256(body).digest()


def decode(data: bytes, key: Key | None = None) -> Entry:
    """The entry, verified, and that it is the entry of `key` where one is given.

    Raises CacheError that says what is wrong with the bytes.
    """
    header, start = _header(data)
    try:
        made = key_of(header["fields"])
        entry = Entry(
            key=made,
            payload=_payload(data, header, start),
            program=str(header["program"]),
            compile_seconds=float(header["compile_seconds"]),
            created=float(header["created"]),
            producer={str(k): str(v) for k, v in header["producer"].items()},
        )
        named = header["key"]
    except (KeyError, TypeError, ValueError, AttributeError) as err:
        raise CacheError(f"the entry's header lacks or misstates a field: {err!r}") from err
    if made.digest != named:
        raise CacheError(f"the entry's fields are not those of its key: {named}")
    if key is not None and made != key:
        raise CacheError(
            f"the entry belongs to another key: {made.digest}", [("wanted", key.digest)]
        )
    return entry


def read_header(data: bytes) -> dict[str, Any]:
    """The header alone, for listings: neither checksum nor payload is looked at.

    Raises CacheError where there is no header to read.
    """
    return _parse_header(data)[0]


def _header(data: bytes) -> tuple[dict[str, Any], int]:
    """The header and where the payload starts, once length and checksum are right."""
    header, start = _parse_header(data)
    size = header.get("compressed_size")
    if not isinstance(size, int) or len(data) != start + size + _CHECKSUM:
        raise CacheError(
            f"the entry is torn: {len(data)} bytes, "
            f"the header makes it {start} + {size} + {_CHECKSUM}"
        )
    if hashlib.sha256(memoryview(data)[:-_CHECKSUM]).digest() != data[-_CHECKSUM:]:
        raise CacheError("the entry is damaged: its checksum does not match")
    return header, start


def _parse_header(data: bytes) -> tuple[dict[str, Any], int]:
    if len(data) < _PREFIX.size:
        raise CacheError(f"the entry is torn: {len(data)} bytes")
    magic, version, length = _PREFIX.unpack_from(data)
    if magic != MAGIC:
        raise CacheError(f"not a cache entry: it starts with {magic!r}")
    if version != VERSION:
        raise CacheVersionError(f"the entry has format {version}; this version reads {VERSION}")
    start = _PREFIX.size + length
    try:
        header = json.loads(data[_PREFIX.size : start].decode("ascii"))
    except (ValueError, RecursionError) as err:
        raise CacheError(f"the entry's header is damaged: {err}") from err
    if not isinstance(header, dict):
        raise CacheError("the entry's header is damaged: not a JSON object")
    return header, start


def _payload(data: bytes, header: Mapping[str, Any], start: int) -> bytes:
    compressed = memoryview(data)[start:-_CHECKSUM]
    size = header["payload_size"]
    try:
        # Checked first: decompress() would allocate whatever size the frame claims.
        claimed = zstandard.frame_content_size(compressed)
        if claimed != size:
            raise CacheError(f"the payload is {claimed} bytes, the header says {size}")
        return zstandard.ZstdDecompressor().decompress(compressed)
    except zstandard.ZstdError as err:
        raise CacheError(f"the payload does not decompress: {err}") from err

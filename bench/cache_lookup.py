"""A hit of the local tier: how long it takes to find, read, verify and decompress an entry."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path

import jaxlib

from bench.common import Bar, Row, Settings, interleave
from tpu_compile.cache.entry import Entry, decode, encode
from tpu_compile.cache.key import Key, key_of
from tpu_compile.cache.local import LocalTier

QUESTION = "cache_lookup"
SIZE = 1 << 20
OTHERS = 200  # entries beside the one that is looked up


def run(settings: Settings) -> list[Row]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "executables"
        tier = LocalTier(folder, 1 << 40)
        key = key_of({"program": "looked up"})
        data = encode(Entry(key, machine_code(SIZE)))
        tier.put(key.digest, data)
        for n in range(settings.rounds(OTHERS)):
            other = key_of({"program": n})
            tier.put(other.digest, encode(Entry(other, machine_code(20_000 + 500 * n))))
        (folder / "plain").write_bytes(data)
        calls = {
            "hit": lambda: hit(tier, key),
            "first": lambda: hit(LocalTier(folder, 1 << 40), key),
            "miss": lambda: tier.get("0" * 64),
            "plain": lambda: hashlib.sha256((folder / "plain").read_bytes()).digest(),
        }
        seconds = interleave(calls, settings.rounds(100))
        tier.close()
    plain = seconds["plain"] * 1e3
    what = f"hit of {SIZE >> 20} MB of code ({len(data) / 1e6:.2f} MB stored)"
    bar = Bar("value", "<=", 3.0)
    return [
        Row(QUESTION, what, seconds["hit"] * 1e3, "ms", "read and hash a file", plain, bar),
        Row(QUESTION, "the first one in a process", seconds["first"] * 1e3, "ms"),
        Row(QUESTION, "a miss", seconds["miss"] * 1e3, "ms"),
        *large(settings),
    ]


def large(settings: Settings) -> list[Row]:
    """An entry that takes 1 MB after compression."""
    with tempfile.TemporaryDirectory() as name:
        tier, key = LocalTier(Path(name) / "executables", 1 << 40), key_of({"program": "large"})
        code = machine_code(SIZE)
        ratio = len(code) / len(encode(Entry(key, code)))
        data = encode(Entry(key, machine_code(round(SIZE * ratio))))
        tier.put(key.digest, data)
        seconds = interleave({"hit": lambda: hit(tier, key)}, settings.rounds(100))
        tier.close()
    what = f"hit of {SIZE * ratio / 1e6:.1f} MB of code ({len(data) / 1e6:.2f} MB stored)"
    return [Row(QUESTION, what, seconds["hit"] * 1e3, "ms")]


def hit(tier: LocalTier, key: Key) -> Entry:
    data = tier.get(key.digest)
    assert data is not None
    return decode(data, key)


def machine_code(size: int) -> bytes:
    """Bytes that compress as executables do: a piece of jaxlib's."""
    library = Path(str(jaxlib.__file__)).with_name("libjax_common.so")
    with library.open("rb") as file:
        file.seek(library.stat().st_size // 2)
        return file.read(size)

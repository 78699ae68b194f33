"""The executable cache under trouble: torn and planted entries, bad folders, many processes."""

from __future__ import annotations

import json
import os
import pickle
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import zstandard

from tpu_compile.cache import entry as entries
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.entry import Entry, decode, encode, read_header
from tpu_compile.cache.key import Key, key_of
from tpu_compile.cache.local import LocalTier
from tpu_compile.errors import CacheError, CacheStoreError

LIMIT = 1 << 30
KEY = key_of({"program": "p", "platform": "cpu"})
PAYLOAD = b"machine code " * 1000
ENTRY = Entry(KEY, PAYLOAD, "model_0", 1.5, 1_700_000_000.0, {"tpu_compile": "0"})


class Codec:
    """Compiles to PAYLOAD and counts; `load` fails where it is told to."""

    def __init__(self, payload: bytes = PAYLOAD) -> None:
        self.payload = payload
        self.compiles = 0
        self.unloadable = self.undumpable = False

    def compile(self) -> str:
        self.compiles += 1
        return self.payload.decode("latin1")

    def dump(self, made: str) -> bytes:
        if self.undumpable:
            raise CacheError("it has no bytes")
        return made.encode("latin1")

    def load(self, data: bytes) -> str:
        if self.unloadable:
            raise CacheError("made for something else")
        return data.decode("latin1")


def get(cache: Cache, codec: Codec, key: Key = KEY) -> tuple[str, bool]:
    return cache.get_or_compile(key, codec.compile, dump=codec.dump, load=codec.load, name="m")


@pytest.fixture
def tier(tmp_path: Path) -> Iterator[LocalTier]:
    found = LocalTier(tmp_path / "executables", LIMIT)
    yield found
    found.close()


def cache_of(tier: LocalTier) -> Cache:
    return Cache({"local": tier}, tier.folder.parent / "locks")


# ---------------------------------------------------------------------- the format


def test_roundtrip() -> None:
    assert decode(encode(ENTRY), KEY) == ENTRY
    assert decode(encode(Entry(KEY, b"")), KEY).payload == b""


def test_layout_is_as_documented() -> None:
    data = encode(ENTRY)
    length = int.from_bytes(data[10:14], "little")
    header = json.loads(data[14 : 14 + length])
    assert data[:8] == b"\x89TPUX\r\n\x1a"
    assert data[8:10] == b"\x02\x00"
    assert header == read_header(data)
    assert header["fields"] == KEY.fields
    assert len(data) == 14 + length + header["compressed_size"] + 32
    frame = data[14 + length : -32]
    assert frame[:4] == bytes.fromhex("28b52ffd")  # zstd's magic
    assert zstandard.get_frame_parameters(frame).has_checksum


def test_every_flipped_bit_is_found() -> None:
    data = encode(Entry(KEY, b"short", "m"))
    for i in range(len(data) * 8):
        damaged = bytearray(data)
        damaged[i // 8] ^= 1 << i % 8
        with pytest.raises(CacheError):
            decode(bytes(damaged), KEY)


def test_every_truncation_is_found() -> None:
    data = encode(Entry(KEY, b"short", "m"))
    for n in range(len(data)):
        with pytest.raises(CacheError):
            decode(data[:n], KEY)
    with pytest.raises(CacheError, match="torn"):
        decode(data + b"\0", KEY)


def test_messages_name_the_fault() -> None:
    data = encode(ENTRY)
    for damaged, message in [
        (b"", "torn: 0 bytes"),
        (b"<html>" + data, "not a cache entry"),
        (data[:8] + b"\x07\x00" + data[10:], "format 7; this version reads 2"),
        (data[:-40], "torn"),
        (data[:-1] + b"\x00", "checksum"),
    ]:
        with pytest.raises(CacheError, match=message):
            decode(damaged, KEY)


def test_entry_of_another_key_is_refused() -> None:
    with pytest.raises(CacheError, match="another key"):
        decode(encode(ENTRY), key_of({"program": "q"}))


def test_lying_header_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A well-formed entry whose header is not true, with a checksum that is."""
    for name, lie, message in [
        ("payload_size", 5, "payload is 13000 bytes, the header says 5"),
        ("key", "0" * 64, "not those of its key"),
        ("created", "yesterday", "misstates"),
        ("fields", None, "not those of its key"),
        ("producer", 7, "misstates"),
    ]:
        dumps = json.dumps

        def lying(header: dict[str, object], **kw: object) -> str:
            if "payload_size" in header:
                header[name] = lie  # noqa: B023  # called before the next turn
            return dumps(header, **kw)  # type: ignore[arg-type]  # noqa: B023

        with monkeypatch.context() as m:
            m.setattr(entries.json, "dumps", lying)
            data = encode(ENTRY)
        with pytest.raises(CacheError, match=message):
            decode(data)


# ---------------------------------------------------------------------- hits and misses


def test_miss_then_hit(tier: LocalTier) -> None:
    codec, cache = Codec(), cache_of(tier)
    made, hit = get(cache, codec)
    assert (made, hit) == (PAYLOAD.decode(), False)
    assert get(cache, codec) == (made, True)
    assert get(cache_of(LocalTier(tier.folder, LIMIT)), codec) == (made, True)
    stats = cache.stats()
    assert (codec.compiles, stats.hits, stats.misses, stats.hit_rate) == (1, 1, 1, 0.5)
    assert stats.saved_seconds == pytest.approx(stats.compile_seconds)


def test_fresh_executable_is_not_loaded_again(tier: LocalTier) -> None:
    codec = Codec()
    codec.unloadable = True
    assert get(cache_of(tier), codec) == (PAYLOAD.decode(), False)


def test_unloadable_entry_is_compiled_again_and_overwritten(tier: LocalTier) -> None:
    get(cache_of(tier), Codec())
    codec, cache = Codec(b"better"), cache_of(tier)
    codec.unloadable = True
    assert get(cache, codec) == ("better", False)
    assert cache.stats().corrupt == 1
    assert get(cache_of(tier), Codec()) == ("better", True)


def test_executable_without_bytes_is_used(tier: LocalTier) -> None:
    codec, cache = Codec(), cache_of(tier)
    codec.undumpable = True
    assert get(cache, codec) == (PAYLOAD.decode(), False)
    assert cache.stats().uncacheable == 1
    assert cache.stats().write_errors == 0


def test_compile_error_is_passed_on(tier: LocalTier) -> None:
    def fail() -> str:
        raise RuntimeError("XLA refused")

    codec, cache = Codec(), cache_of(tier)
    with pytest.raises(RuntimeError, match="XLA refused"):
        cache.get_or_compile(KEY, fail, dump=codec.dump, load=codec.load)
    assert get(cache, codec) == (PAYLOAD.decode(), False)


@pytest.mark.parametrize("size", [10, 100_000])  # in the row, in a file
@pytest.mark.parametrize("damage", [b"", b"half", None])
def test_damaged_entry_is_overwritten(
    tier: LocalTier, size: int, damage: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    codec, cache = Codec(os.urandom(size)), cache_of(tier)
    made, _ = get(cache, codec)
    data = tier.get(KEY.digest)
    assert data is not None
    tier.put(KEY.digest, data[: len(data) // 2] if damage is None else damage)
    assert get(cache, codec) == (made, False)
    assert cache.stats().corrupt == 1
    assert "compiled again" in caplog.text
    assert get(cache, codec) == (made, True)


def test_missing_file_is_a_miss(tier: LocalTier) -> None:
    codec, cache = Codec(os.urandom(100_000)), cache_of(tier)
    get(cache, codec)
    (file,) = tier.folder.rglob("*.val")
    file.unlink()
    assert get(cache, codec)[1] is False
    assert get(cache, codec)[1] is True


# ---------------------------------------------------------------------- planted rows


class Bomb:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return os.mkdir, (str(self.path),)


@pytest.mark.parametrize("in_file", [False, True])
def test_pickled_row_is_refused_and_overwritten(
    tier: LocalTier, tmp_path: Path, in_file: bool
) -> None:
    codec, cache = Codec(), cache_of(tier)
    get(cache, codec)
    tier.close()
    bomb, filename, value = pickle.dumps(Bomb(tmp_path / "ran")), None, None
    if in_file:
        filename = "planted.val"
        (tier.folder / filename).write_bytes(bomb)
    else:
        value = bomb
    with sqlite3.connect(tier.folder / "cache.db") as index:
        index.execute("UPDATE Cache SET mode = 4, filename = ?, value = ?", (filename, value))
    index.close()
    assert get(cache, codec) == (PAYLOAD.decode(), False)
    assert cache.stats().corrupt == 1
    assert get(cache, codec)[1] is True
    assert not (tmp_path / "ran").exists()


def test_text_and_numbers_are_refused(tier: LocalTier) -> None:
    codec, cache = Codec(), cache_of(tier)
    for n, value in enumerate(["text", 7, 1.5, None]):
        get(cache, codec)
        tier.close()
        with sqlite3.connect(tier.folder / "cache.db") as index:
            index.execute("UPDATE Cache SET mode = 1, filename = NULL, value = ?", (value,))
        index.close()
        assert get(cache, codec)[1] is False
        assert cache.stats().corrupt == n + 1


def test_planted_settings_are_ignored(tier: LocalTier) -> None:
    get(cache_of(tier), Codec())
    tier.close()
    with sqlite3.connect(tier.folder / "cache.db") as index:
        planted = [
            ("disk_nonsense", 1),
            ("disk_min_file_size", 0),
            ("disk_store", "x"),
            ("set", "x"),
            ("size_limit", 0),
            ("cull_limit", 10),
            ("sqlite_user_version", 7),
            ("sqlite_journal_mode", "off"),
        ]
        index.executemany("INSERT OR REPLACE INTO Settings VALUES (?, ?)", planted)
    index.close()
    cache = cache_of(LocalTier(tier.folder, LIMIT))
    assert get(cache, Codec())[1] is True
    assert get(cache, Codec(), key_of({"program": "new"}))[1] is False
    assert get(cache, Codec(), key_of({"program": "new"}))[1] is True
    assert cache.stats().write_errors == cache.stats().read_errors == 0
    with sqlite3.connect(tier.folder / "cache.db") as index:
        assert index.execute("PRAGMA user_version").fetchone() == (0,)
        assert index.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    index.close()


# ---------------------------------------------------------------------- folders


def test_folder_is_the_users_alone(tier: LocalTier) -> None:
    get(cache_of(tier), Codec())
    assert tier.folder.stat().st_mode & 0o777 == 0o700


def test_folder_that_others_may_write_to_is_refused(
    tier: LocalTier, caplog: pytest.LogCaptureFixture
) -> None:
    tier.folder.mkdir()
    tier.folder.chmod(0o777)
    with pytest.raises(CacheStoreError, match="other users may write"):
        tier.get("x")
    codec, cache = Codec(), cache_of(tier)
    assert get(cache, codec) == get(cache, codec) == (PAYLOAD.decode(), False)
    assert cache.stats().read_errors + cache.stats().write_errors == 3, "then it is left alone"
    assert caplog.text.count("other users may write") == 1, "one warning, not one a compile"


def test_folder_that_cannot_be_made(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    codec = Codec()
    cache = cache_of(LocalTier(tmp_path / "file" / "executables", LIMIT))
    assert get(cache, codec) == (PAYLOAD.decode(), False)
    stats = cache.stats()
    assert (stats.read_errors, stats.write_errors, stats.misses) == (1, 1, 1)
    assert "compiling goes on without the cache" in caplog.text


def test_read_only_folder(tier: LocalTier) -> None:
    if os.getuid() == 0:
        pytest.skip("root may write everywhere")
    get(cache_of(tier), Codec())
    tier.close()
    for path in (tier.folder, *tier.folder.iterdir()):
        path.chmod(0o500)
    assert get(cache_of(LocalTier(tier.folder, LIMIT)), Codec()) == (PAYLOAD.decode(), False)
    tier.folder.chmod(0o700)


@pytest.mark.parametrize("damage", ["garbage", "torn"])
def test_broken_index_is_replaced(tier: LocalTier, damage: str) -> None:
    for n in range(200):
        tier.put(str(n), os.urandom(1000))
    get(cache_of(tier), Codec())
    tier.close()
    index = tier.folder / "cache.db"
    data = index.read_bytes()
    if damage == "garbage":
        index.write_bytes(os.urandom(len(data)))
    else:
        index.write_bytes(data[:4096] + b"\xff" * 4096 + data[8192 : len(data) // 2])
    codec, cache = Codec(), cache_of(LocalTier(tier.folder, LIMIT))
    assert get(cache, codec) == (PAYLOAD.decode(), False)
    assert cache.stats().read_errors == 1
    assert get(cache_of(LocalTier(tier.folder, LIMIT)), codec) == (PAYLOAD.decode(), True)
    assert [p.name for p in tier.folder.parent.glob("executables.broken*")] == []


def test_full_disk(tier: LocalTier, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that stops half-way leaves nothing behind and the run goes on."""

    def full(self: object, path: str, chunks: object, mode: str) -> int:
        Path(path).parent.mkdir(parents=True)
        Path(path).write_bytes(b"half")
        raise OSError(28, "No space left on device")

    codec, cache = Codec(os.urandom(100_000)), cache_of(tier)
    with monkeypatch.context() as m:
        m.setattr("tpu_compile.cache.local.BytesDisk._write", full)
        assert get(cache, codec)[1] is False
    assert cache.stats().write_errors == 1
    assert list(tier.folder.rglob("*.val")) == []
    assert get(cache, codec)[1] is False
    assert get(cache, codec)[1] is True


def test_least_recently_used_goes_first(tmp_path: Path) -> None:
    tier = LocalTier(tmp_path / "executables", 1_000_000)
    for name in "abcdef":
        tier.put(name, os.urandom(140_000))
    assert tier.get("a") is not None
    for name in "ghi":
        tier.put(name, os.urandom(140_000))
    assert tier.get("a") is not None
    assert tier.get("i") is not None
    assert tier.get("b") is None
    used = sum(p.stat().st_size for p in tier.folder.rglob("*.val"))
    assert used <= 1_000_000
    tier.close()


def test_entries_are_listed_and_peeked_at(tier: LocalTier) -> None:
    assert list(tier.entries()) == []
    start = time.time()
    tier.put("row", b"small")
    tier.put("file", os.urandom(100_000))
    tier.get("row")
    assert [(e.name, e.size) for e in tier.entries()] == [("file", 100_000), ("row", 5)]
    assert tier.peek("file") == tier.get("file")
    assert [e.name for e in tier.entries()] == ["row", "file"]
    before = list(tier.entries())
    assert tier.peek("row") == b"small"
    assert tier.peek("nothing") is None
    assert list(tier.entries()) == before
    for entry in before:
        assert entry.used is not None
        assert entry.created is not None
        assert start <= entry.created <= entry.used <= time.time()
    assert 100_005 < tier.size() < 200_000


def test_entry_larger_than_the_cache(tmp_path: Path) -> None:
    tier = LocalTier(tmp_path / "executables", 10_000)
    cache = cache_of(tier)
    assert get(cache, Codec(os.urandom(20_000)))[1] is False
    assert cache.stats().write_errors == 1


# ---------------------------------------------------------------------- many users of one folder


def test_threads_compile_once(tier: LocalTier) -> None:
    cache, codec = cache_of(tier), Codec()

    def slow() -> str:
        time.sleep(0.3)
        return codec.compile()

    def work() -> None:
        cache.get_or_compile(KEY, slow, dump=codec.dump, load=codec.load)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert (codec.compiles, cache.stats().hits, cache.stats().misses) == (1, 3, 1)
    assert list((tier.folder.parent / "locks").iterdir()) == []


def test_forked_child_uses_the_cache(tier: LocalTier) -> None:
    cache, codec = cache_of(tier), Codec()
    get(cache, codec)
    child = os.fork()
    if child == 0:
        os._exit(0 if get(cache, codec)[1] and not get(cache, codec, key_of({"c": 1}))[1] else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert get(cache, codec)[1] is True
    assert get(cache, codec, key_of({"c": 1}))[1] is True


WORKER = """
import sys, time, pathlib
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.key import key_of
from tpu_compile.cache.local import LocalTier

root, compiled = pathlib.Path(sys.argv[1]), 0
cache = Cache({"local": LocalTier(root / "executables", 1 << 30)}, root / "locks")
for n in range(20):
    def compile():
        time.sleep(0.01)
        return bytes([n]) * 50_000
    made, _ = cache.get_or_compile(key_of({"n": n}), compile, dump=bytes, load=bytes)
    assert made == bytes([n]) * 50_000
s = cache.stats()
assert (s.corrupt, s.read_errors, s.write_errors) == (0, 0, 0), s
print(s.misses)
"""


def test_processes_share_one_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WORKER, str(tmp_path)]
    workers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    misses = [int(w.communicate(timeout=120)[0]) for w in workers]
    assert [w.returncode for w in workers] == [0] * 4
    assert sum(misses) == 20


KILLED = """
import os, sys, pathlib
from tpu_compile.cache.local import LocalTier
tier = LocalTier(pathlib.Path(sys.argv[1]), 1 << 30)
tier.put("a", b"old" * 50_000)
print("ready", flush=True)
while True:
    tier.put("a", os.urandom(150_000))
"""


def test_killed_writer_leaves_a_usable_folder(tier: LocalTier) -> None:
    for _ in range(3):
        command = [sys.executable, "-c", KILLED, str(tier.folder)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            time.sleep(0.05)
            writer.kill()
        found = tier.get("a")
        assert found is not None
        assert len(found) == 150_000
        tier.put("a", b"new")
        assert tier.get("a") == b"new"


# ---------------------------------------------------------------------- with the compiler

MODEL = """
import torch, tpu_compile
from tpu_compile.compile import compile_graph
from tpu_compile.config import options_from
from tpu_compile.torch_private import make_fx

x = torch.arange(4.0)
gm = make_fx(lambda x: (torch.exp(x) + 1,), tracing_mode="fake")(x)
(y,) = compile_graph(gm, kind="inference", options=options_from(None, None))([x])
torch.testing.assert_close(y, torch.exp(x) + 1)
s = tpu_compile.cache_stats()
print(s.hits, s.misses, s.shared, s.corrupt, s.read_errors, s.write_errors)
"""


def test_second_process_compiles_nothing(tmp_path: Path) -> None:
    env = {**os.environ, "TPU_COMPILE_CACHE_DIR": str(tmp_path)}
    for want in ("0 1 0 0 0 0", "1 0 0 0 0 0"):
        command = [sys.executable, "-c", MODEL]
        found = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stderr
        assert found.stdout.strip() == want


class TestCompileGraph:
    @staticmethod
    def run(**options: object) -> object:
        import torch

        from tpu_compile.compile import compile_graph
        from tpu_compile.config import options_from
        from tpu_compile.torch_private import make_fx

        x = torch.arange(6.0)
        gm = make_fx(lambda x: (torch.log(x) + 1,), tracing_mode="fake")(x)
        call = compile_graph(gm, kind="inference", options=options_from(None, options))
        torch.testing.assert_close(call([x])[0], torch.log(x) + 1)
        return call

    @pytest.fixture
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path / "cache"))
        return tmp_path / "cache"

    def test_equal_graphs_share_one_executable(self, folder: Path) -> None:
        import gc

        import tpu_compile

        one, other = self.run(), self.run()
        assert one.executable is other.executable  # type: ignore[attr-defined]
        assert (s := tpu_compile.cache_stats()).misses == s.shared == 1
        del one, other
        gc.collect()
        self.run()
        assert (s := tpu_compile.cache_stats()).hits == s.shared == 1

    def test_options_are_in_the_key(self, folder: Path) -> None:
        import tpu_compile

        calls = [self.run(xla_options={"xla_cpu_enable_fast_math": v}) for v in (True, False)]
        assert tpu_compile.cache_stats().misses == len(calls)

    def test_option_turns_it_off(self, folder: Path) -> None:
        self.run(cache=False)
        assert not folder.exists()

    def test_variable_turns_it_off(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TPU_COMPILE_CACHE", "0")
        self.run()
        assert not folder.exists()

    def test_unusable_folder_does_not_stop_a_run(self, folder: Path) -> None:
        import tpu_compile

        folder.write_text("a file where the folder should be")
        self.run()
        stats = tpu_compile.cache_stats()
        assert (stats.misses, stats.read_errors, stats.write_errors) == (1, 1, 1)


def test_flags_come_from_the_environment_or_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tpu_compile.config import compiler_flags

    (tmp_path / "flags").write_text("--xla_a=1")
    monkeypatch.setenv("LIBTPU_INIT_ARGS", "--tpu_b=2")
    for value in ("--xla_a=1", str(tmp_path / "flags")):
        monkeypatch.setenv("XLA_FLAGS", value)
        assert compiler_flags("tpu") == ("--xla_a=1", "--tpu_b=2")
        assert compiler_flags("cpu") == ("--xla_a=1",)

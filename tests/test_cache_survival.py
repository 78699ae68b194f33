"""What the local tier survives: kills, flipped bits, cut and lost files, full disks, wrong clocks.

Each test asks the same: results are right, errors are counted, and the run goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tpu_compile.cache import entry as entries
from tpu_compile.cache import index as index_module
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.entry import Entry, decode, encode
from tpu_compile.cache.key import Key, KeyFields, key_of
from tpu_compile.cache.local import DAY, LocalTier
from tpu_compile.cache.stats import CacheStats
from tpu_compile.errors import CacheError, CacheReadOnlyError

LIMIT = 1 << 30
STORM = Path(__file__).with_name("cache_storm.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "executables"


@pytest.fixture
def tier(folder: Path) -> Iterator[LocalTier]:
    found = LocalTier(folder, LIMIT)
    yield found
    found.close()


def cache_of(tier: LocalTier) -> Cache:
    return Cache({"local": tier})


def content(n: int) -> bytes:
    """Every third in the index, the others in files."""
    return random.Random(n).randbytes(60_000 if n % 3 else 900)


def key(n: int) -> Key:
    return key_of({"program": f"p{n}", "n": n})


def get(cache: Cache, n: int) -> bool:
    """Whether entry `n` was a hit; that it was right is asserted."""
    made, hit = cache.get_or_compile(key(n), lambda: content(n), dump=bytes, load=bytes)
    assert made == content(n)
    return hit


def errors(stats: CacheStats) -> int:
    return stats.corrupt + stats.read_errors + stats.write_errors


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*/*/*.val"))


def python(source: str, *args: object, **kwargs: object) -> str:
    """What a process of its own prints."""
    command = [sys.executable, "-c", source, *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, **kwargs)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


# ---------------------------------------------------------------------- kills


@pytest.mark.parametrize("kills", [60, pytest.param(1000, marks=pytest.mark.slow)])
def test_killed_writers(tier: LocalTier, folder: Path, kills: int) -> None:
    command = [sys.executable, str(STORM), str(folder), str(kills)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["kills"] == kills
    assert seen["started"] <= kills + 3, "no writer failed by itself"
    assert seen["found"] > 0
    assert (seen["wrong"], seen["torn"], seen["failed"]) == (0, 0, 0)

    listed = list(tier.entries())
    assert listed
    for stored in listed:
        data = tier.peek(stored.name)
        assert data is not None, "an entry whose file is gone"
        assert decode(data).key.digest == stored.name
    check_sweep(tier, folder)
    assert get(cache_of(tier), 1) is False
    assert get(cache_of(tier), 1) is True


def check_sweep(tier: LocalTier, folder: Path) -> None:
    """Sweeping leaves the files of entries alone, and young files, which may be being written."""
    before = files(folder)
    assert tier.sweep() == 0
    for path in before:
        os.utime(path, (time.time() - 2 * DAY,) * 2)
    names = {stored.name: tier.peek(stored.name) for stored in tier.entries()}
    in_files = [data for data in names.values() if data is not None and len(data) >= 1 << 15]
    assert tier.sweep() == len(before) - len(in_files)
    assert len(files(folder)) == len(in_files)
    assert {stored.name: tier.peek(stored.name) for stored in tier.entries()} == names


def test_old_orphans_are_swept_by_the_next_writer(tier: LocalTier, folder: Path) -> None:
    for n in (1, 2):
        get(cache_of(tier), n)
    old, young = folder / f"ab/cd/{'0' * 28}.val", folder / f"ab/cd/{'1' * 28}.val"
    future = folder / f"ab/cd/{'2' * 28}.val"
    old.parent.mkdir(parents=True)
    for path, age in ((old, 2 * DAY), (young, 60), (future, -400 * DAY)):
        path.write_bytes(b"left by a killed writer")
        os.utime(path, (time.time() - age,) * 2)
    get(cache_of(LocalTier(folder, LIMIT)), 4)
    assert old.exists(), "not more than once a day"
    os.utime(folder / "swept", (time.time() - 2 * DAY,) * 2)
    get(cache_of(LocalTier(folder, LIMIT)), 5)
    assert [p.exists() for p in (old, young, future)] == [False, True, False]
    assert get(cache_of(tier), 1) is True
    assert get(cache_of(tier), 2) is True


# ---------------------------------------------------------------------- damaged bytes


def test_bit_flips_at_a_thousand_offsets() -> None:
    data = encode(Entry(key(1), content(1), "m", 1.0, 2.0, {"tpu_compile": "0"}))
    rng = random.Random(0)
    for offset in rng.sample(range(len(data)), 1000):
        damaged = bytearray(data)
        damaged[offset] ^= 1 << rng.randrange(8)
        with pytest.raises(CacheError):
            decode(bytes(damaged), key(1))


def test_bit_flips_in_files(tier: LocalTier, folder: Path) -> None:
    cache, rng = cache_of(tier), random.Random(1)
    get(cache, 1)
    for n in range(1, 151):
        (path,) = files(folder)
        flip(path, rng)
        assert get(cache, 1) is False
        assert cache.stats().corrupt == n
    assert get(cache, 1) is True
    assert (cache.stats().reasons, errors(cache.stats())) == ({"absent": 1, "corrupt": 150}, 150)


def test_bit_flips_in_the_index(tier: LocalTier, folder: Path) -> None:
    """The index holds small entries, names and files of all, and sqlite's own pages."""
    for n in range(6):
        get(cache_of(tier), n)
    tier.close()
    saved = folder.with_name("saved")
    folder.rename(saved)
    rng, hits = random.Random(2), 0
    for _ in range(40):
        shutil.copytree(saved, folder)
        for _ in range(8):
            flip(folder / "cache.db", rng)
        cache = cache_of(LocalTier(folder, LIMIT))
        hits += sum(get(cache, n) for n in range(6))
        stats = cache.stats()
        assert stats.hits + stats.misses == 6
        LocalTier(folder, LIMIT).sweep()  # as it is done once a day, also looks at the whole index
        for _ in range(2):
            again = cache_of(LocalTier(folder, LIMIT))
            found = sum(get(again, n) for n in range(6))
        assert found == 6
        shutil.rmtree(folder)
    assert 0 < hits < 240


def flip(path: Path, rng: random.Random) -> None:
    data = bytearray(path.read_bytes())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    path.write_bytes(data)


def test_truncated_files(tier: LocalTier, folder: Path) -> None:
    cache = cache_of(tier)
    get(cache, 1)
    data = tier.peek(key(1).digest)
    assert data is not None
    header = 14 + int.from_bytes(data[10:14], "little")
    lengths = [0, 1, 7, 8, 9, 10, 13, 14, 15, header - 1, header, header + 1, header + 4]
    lengths += [len(data) // 2, len(data) - 33, len(data) - 32, len(data) - 31, len(data) - 1]
    for length in lengths:
        (path,) = files(folder)
        path.write_bytes(data[:length])
        assert get(cache, 1) is False
        assert get(cache, 1) is True
        tier.put(key(1).digest, data[:length])  # the same, where diskcache knows the length
        assert get(cache, 1) is False
    (path,) = files(folder)
    path.write_bytes(data + b"more")
    assert get(cache, 1) is False
    assert cache.stats().reasons == {"absent": 1, "corrupt": 2 * len(lengths) + 1}


@pytest.mark.parametrize("length", [0, 1, 16, 99, 100, 512, 4095, 4096, 4097, 0.5, -1])
def test_truncated_index(tier: LocalTier, folder: Path, length: float) -> None:
    for n in range(6):
        get(cache_of(tier), n)
    tier.close()
    index = folder / "cache.db"
    data = index.read_bytes()
    index.write_bytes(data[: int(len(data) * length) if isinstance(length, float) else length])
    cache = cache_of(LocalTier(folder, LIMIT))
    for n in range(6):
        get(cache, n)
    assert cache.stats().read_errors <= 1
    assert all(get(cache, n) for n in range(6))


def test_rows_that_name_files_of_others(tier: LocalTier, folder: Path) -> None:
    """Neither read nor removed: a planted row must not reach out of the folder."""
    cache = cache_of(tier)
    mine = folder.with_name("mine.val")
    for filename in ("../mine.val", str(mine), "aa/bb/../../../mine.val", "swept", "", b"x", 7):
        mine.write_bytes(b"precious")
        get(cache, 1)
        corrupt = cache.stats().corrupt
        edit(folder, "UPDATE Cache SET filename = ?, size = 8", filename)
        assert get(cache, 1) is False
        assert cache.stats().corrupt == corrupt + 1
        assert mine.read_bytes() == b"precious"


class Bomb:
    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return os.mkdir, (str(self.path),)


def test_planted_pickles_are_never_loaded(tier: LocalTier, folder: Path) -> None:
    """In values, keys, tags, settings and files, for every way to use the tier."""
    bomb = pickle.dumps(Bomb(folder.with_name("ran")))
    ours = f"00/00/{'0' * 28}.val"
    for values in [
        "mode = 4, value = ?, filename = NULL",
        "mode = 3, value = ?, filename = NULL",
        "mode = 1, value = ?, filename = NULL",
        "key = ?, raw = 0",
        "key = ?, raw = 1",
        "tag = ?",
        "access_time = ?",
        "expire_time = ?",
    ]:
        cache = cache_of(tier)
        get(cache, 1)
        edit(folder, f"UPDATE Cache SET {values} WHERE key = '{key(1).digest}'", bomb)
        use_all(tier)
    (folder / ours).parent.mkdir(parents=True)
    (folder / ours).write_bytes(bomb)
    for mode in (2, 3, 4):
        get(cache_of(tier), 1)
        edit(folder, f"UPDATE Cache SET filename = '{ours}', mode = {mode}, size = ?", len(bomb))
        use_all(tier)
    for name in ("disk_pickle_protocol", "disk_get", "statistics", "eviction_policy", "size"):
        edit(folder, f"INSERT OR REPLACE INTO Settings VALUES ('{name}', ?)", bomb)
        use_all(LocalTier(folder, LIMIT))
    assert not folder.with_name("ran").exists()


def use_all(tier: LocalTier) -> None:
    """Every method, whatever it raises of CacheError."""
    name = key(1).digest
    for use in (
        lambda: tier.get(name),
        lambda: tier.peek(name),
        lambda: list(tier.entries()),
        lambda: tier.kin("p1"),
        tier.size,
        tier.sweep,
        lambda: tier.put("other", b"x"),
        lambda: tier.delete("other"),
        lambda: get(cache_of(tier), 1),
        lambda: LocalTier(tier.folder, 70_000).put("evicts", bytes(50_000)),
        lambda: tier.delete(name),
    ):
        with contextlib.suppress(CacheError):
            use()


def edit(folder: Path, sql: str, *values: object) -> None:
    connection = sqlite3.connect(folder / "cache.db", isolation_level=None)
    connection.execute(sql, values)
    connection.close()


# ---------------------------------------------------------------------- while it runs

SABOTEUR = """
import os, pathlib, shutil, sqlite3, sys, time
folder, deed = pathlib.Path(sys.argv[1]), sys.argv[2]
index = folder / "cache.db"
if deed == "lose the index":
    for path in folder.glob("cache.db*"):
        path.unlink()
elif deed == "lose the log":
    for path in folder.glob("cache.db-*"):
        path.unlink()
elif deed == "lose the folder":
    shutil.rmtree(folder)
elif deed == "lose the files":
    for path in folder.glob("*/*/*.val"):
        path.unlink()
elif deed == "empty the files":
    for path in folder.glob("*/*/*.val"):
        path.write_bytes(b"")
elif deed == "empty the index":
    os.truncate(index, 0)
elif deed == "cut the index":
    os.truncate(index, index.stat().st_size // 2)
elif deed == "overwrite the index":
    index.write_bytes(os.urandom(index.stat().st_size))
elif deed == "drop the table":
    sqlite3.connect(index).execute("DROP TABLE Cache")
elif deed == "another table":
    db = sqlite3.connect(index)
    db.execute("DROP TABLE Cache")
    db.execute("CREATE TABLE Cache (a, b)")
print("done")
"""


@pytest.mark.parametrize(
    "deed",
    [
        "lose the index",
        "lose the log",
        "lose the folder",
        "lose the files",
        "empty the files",
        "empty the index",
        "cut the index",
        "overwrite the index",
        "drop the table",
        "another table",
    ],
)
def test_sabotage_by_another_process(tier: LocalTier, folder: Path, deed: str) -> None:
    cache = cache_of(tier)
    for n in range(9):
        get(cache, n)
    assert all(get(cache, n) for n in range(9))
    assert python(SABOTEUR, folder, deed) == "done\n"
    for n in range(12):
        get(cache, n)
    for n in range(12):
        get(cache, n)
    assert all(get(cache, n) for n in range(12)), cache.stats()
    assert errors(cache.stats()) <= 12
    other = cache_of(LocalTier(folder, LIMIT))
    assert all(get(other, n) for n in range(12))
    assert list(folder.parent.glob("*.broken-*")) == []


HOLDER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.readline()
db.execute("ROLLBACK")
"""


def test_index_locked_by_another_process(
    tier: LocalTier, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tpu_compile.cache.local.BUSY_SECONDS", 0.3)
    monkeypatch.setattr(index_module, "BUSY_SECONDS", 0.3)
    get(cache_of(tier), 1)
    command = [sys.executable, "-c", HOLDER, str(folder / "cache.db")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "locked\n"
        for one in (tier, LocalTier(folder, LIMIT)):
            cache = cache_of(one)
            assert get(cache, 1) is True, "readers do not wait for writers"
            assert errors(cache.stats()) == 0
            assert get(cache, 2) is False
            assert cache.stats().write_errors == 1
        holder.communicate("\n", timeout=30)
    cache = cache_of(tier)
    assert (get(cache, 2), get(cache, 2)) == (False, True)


# ---------------------------------------------------------------------- disks

RUN = """
import json, pathlib, random, resource, sys
from dataclasses import asdict
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.key import key_of
from tpu_compile.cache.local import LocalTier

root, limit, numbers = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3].split(",")
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
tier = LocalTier(root / "executables", 1 << 30)
cache = Cache({"local": tier}, root / "locks")
for n in map(int, numbers):
    def compile():
        return random.Random(n).randbytes(60_000 if n % 3 else 900)
    key = key_of({"program": f"p{n}", "n": n})
    made, hit = cache.get_or_compile(key, compile, dump=bytes, load=bytes)
    assert made == compile()
print(json.dumps(asdict(cache.stats())))
"""


def run(root: Path, numbers: list[int], *, limit: int = 0, within: tuple[str, ...] = ()) -> dict:  # type: ignore[type-arg]
    """The counters of a process that gets these entries, perhaps within another command."""
    arguments = [str(root), str(limit), ",".join(map(str, numbers))]
    command = [*within, sys.executable, "-c", RUN, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout.splitlines()[-1]))


def mounted(*commands: str) -> tuple[str, ...]:
    """A command prefix: what follows runs where `commands` have mounted something. Skips the test
    where the system does not let us."""
    script = " && ".join([*commands, 'exec "$@"'])
    for flags in ("-m", "-rm"):
        prefix = ("unshare", flags, "sh", "-c", script, "sh")
        try:
            done = subprocess.run([*prefix, "true"], capture_output=True, check=False)
        except FileNotFoundError:
            break
        if done.returncode == 0:
            return prefix
    pytest.skip("mounting is not permitted here")


def test_file_size_limit(tmp_path: Path) -> None:
    """A disk that takes no more than so many bytes of a file: EFBIG, for the index too."""
    stats = run(tmp_path, [1, 3, 4, 1], limit=50_000)
    assert stats["misses"] == 4
    assert stats["write_errors"] >= 1
    assert files(tmp_path / "executables") == [], "half a file was kept"
    stats = run(tmp_path, [1, 3, 1, 3])
    assert (stats["write_errors"], stats["read_errors"], stats["corrupt"]) == (0, 0, 0)
    assert stats["hits"] >= 2


def test_full_disk(tmp_path: Path) -> None:
    """A file system of one megabyte that entries fill up."""
    within = mounted(f"mount -t tmpfs -o size=1m tmpfs {tmp_path}")
    many = [n for n in range(60) if n % 3]
    stats = run(tmp_path, [*many, *many], within=within)
    assert stats["hits"] + stats["misses"] == 2 * len(many)
    assert stats["write_errors"] >= 1
    assert stats["hits"] >= 5, "what fitted is served"
    assert stats["corrupt"] == 0


def test_read_only_disk(tmp_path: Path) -> None:
    """What is there is served; what is not cannot be kept, which is counted once."""
    run(tmp_path, [1, 3])
    ro = f"mount --bind {tmp_path} {tmp_path} && mount -o remount,ro,bind {tmp_path}"
    stats = run(tmp_path, [1, 3, 4, 4, 7], within=mounted(ro))
    assert (stats["hits"], stats["misses"]) == (2, 3)
    assert (stats["write_errors"], stats["read_errors"]) == (1, 0)


def test_read_only_disk_without_a_cache(tmp_path: Path) -> None:
    ro = f"mount --bind {tmp_path} {tmp_path} && mount -o remount,ro,bind {tmp_path}"
    stats = run(tmp_path, [1, 1], within=mounted(ro))
    assert (stats["hits"], stats["misses"]) == (0, 2)
    assert stats["read_errors"] + stats["write_errors"] >= 1


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="root may write everywhere")
def test_read_only_folder(tier: LocalTier, folder: Path) -> None:
    get(cache_of(tier), 1)
    tier.close()
    folder.chmod(0o500)
    cache = cache_of(LocalTier(folder, LIMIT))
    assert get(cache, 1) is True
    assert get(cache, 2) is False
    with pytest.raises(CacheReadOnlyError):
        LocalTier(folder, LIMIT).put("a", bytes(60_000))
    folder.chmod(0o700)


# ---------------------------------------------------------------------- homes


def test_without_a_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import pwd
    import tempfile

    from tpu_compile.config import cache_dir

    def nobody(uid: int) -> None:
        raise KeyError(f"getpwuid(): uid not found: {uid}")

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("TPU_COMPILE_CACHE_DIR", raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    fallback = Path(tempfile.gettempdir()) / f"tpu_compile-{os.getuid()}"
    assert cache_dir() == fallback
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", "~/cache")
    assert cache_dir() == fallback
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path))
    assert cache_dir() == tmp_path


def test_home_that_is_not_there(tmp_path: Path) -> None:
    """A run with a model, where the cache's folder cannot be made."""
    source = """
import torch, tpu_compile
y = torch.compile(lambda x: x.exp() + 1, backend="tpu")(torch.zeros(3))
assert y.tolist() == [2.0, 2.0, 2.0]
s = tpu_compile.cache_stats()
print(s.misses, s.read_errors, s.write_errors)
"""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "TPU_COMPILE_"))}
    found = python(source, env={**env, "HOME": "/dev/null"}, cwd=tmp_path)
    assert found.split()[0] == "1"
    assert found.split()[1:] != ["0", "0"]
    assert list(tmp_path.iterdir()) == []


# ---------------------------------------------------------------------- clocks


def test_entries_from_the_future(tier: LocalTier, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    with monkeypatch.context() as m:
        m.setattr(time, "time", lambda: now + 400 * DAY)
        get(cache_of(tier), 1)
    cache = cache_of(tier)
    assert get(cache, 1) is True
    (stored,) = tier.entries()
    assert stored.created is not None
    assert stored.created > now + 399 * DAY
    assert stored.used is not None
    assert stored.used < now + DAY, "a use sets it right"


def test_unused_entries_from_the_future_are_evicted_first(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tier, now = LocalTier(folder, 400_000), time.time()
    tier.put("a", bytes(100_000))
    with monkeypatch.context() as m:
        m.setattr(time, "time", lambda: now + 400 * DAY)
        tier.put("b", bytes(100_000))
        tier.put("c", bytes(100_000))
    tier.get("c")
    tier.put("d", bytes(100_000))
    assert sorted(e.name for e in tier.entries()) == ["a", "c", "d"]
    tier.put("e", bytes(100_000))
    assert sorted(e.name for e in tier.entries()) == ["c", "d", "e"]
    with monkeypatch.context() as m:
        m.setattr(time, "time", lambda: now - 400 * DAY)
        tier.put("f", bytes(100_000))
        assert tier.get("f") is not None
    assert len(list(tier.entries())) == 3


def test_eviction_makes_as_much_room_as_is_needed(folder: Path) -> None:
    tier = LocalTier(folder, 3_000_000)
    for n in range(200):
        tier.put(f"small{n:03}", bytes(10_000))
    tier.get("small000")
    tier.put("large", bytes(2_000_000))
    assert tier.size() <= 3_000_000
    kept = [e.name for e in tier.entries()]
    assert {"large", "small000"} <= set(kept)
    assert len(kept) > 50, "and no more"
    tier.put("all of it", bytes(2_900_000))
    assert [e.name for e in tier.entries()] == ["all of it"]


# ---------------------------------------------------------------------- other versions and machines

FIELDS = KeyFields(
    program="p",
    options=(("xla_a", 1),),
    platform="cpu",
    compiler="jaxlib 0.10.2",
    topology="cpu",
    replicas=1,
    partitions=1,
    cpu="x86_64 avx avx2",
    threads=2,
)


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"cpu": "x86_64 avx"}, "cpu"),
        ({"threads": 8}, "threads"),
        ({"compiler": "jaxlib 0.10.2; libtpu cl/1"}, "compiler"),
        ({"options": (("xla_a", 2),)}, "options"),
        ({"flags": (("xla_b", "1"),)}, "flags"),
        ({"cpu": "arm", "compiler": "jaxlib 0.10.3"}, "compiler, cpu"),
        ({"format": 1}, "version"),
        ({"program": "q"}, "absent"),
    ],
)
def test_entry_of_another_machine_is_a_miss_with_its_reason(
    tier: LocalTier, other: dict[str, object], reason: str
) -> None:
    def fetch(cache: Cache, fields: KeyFields) -> bool:
        return cache.get_or_compile(fields.key(), lambda: b"code", dump=bytes, load=bytes)[1]

    fetch(cache_of(tier), replace(FIELDS, **other))  # type: ignore[arg-type]
    cache = cache_of(tier)
    assert fetch(cache, FIELDS) is False
    assert cache.stats().reasons == {reason: 1}
    assert errors(cache.stats()) == 0
    assert fetch(cache, FIELDS) is True
    assert len(list(tier.entries())) == 2, "it is left to those who can use it"


VERSION = """
import sys, pathlib
from tpu_compile.cache import entry, key
newer = sys.argv[2] == "newer"
if newer:
    entry.VERSION, key.FORMAT = entry.VERSION + 1, key.FORMAT + 1
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.key import KeyFields
from tpu_compile.cache.local import LocalTier

made = b"new code" if newer else b"old code"
cache = Cache({"local": LocalTier(pathlib.Path(sys.argv[1]), 1 << 30)})
fields = KeyFields("p", (), "cpu", "jaxlib", "cpu", 1, 1, format=key.FORMAT)
found, hit = cache.get_or_compile(fields.key(), lambda: made, dump=bytes, load=bytes)
assert found == made
s = cache.stats()
print(hit, dict(s.reasons), s.corrupt, s.read_errors, s.write_errors)
"""


def test_two_versions_side_by_side(folder: Path) -> None:
    """Processes of an old and a new version share the folder: each finds what it has made itself."""
    found = [python(VERSION, folder, v).strip() for v in ("older", "newer", "older", "newer")]
    assert found == [
        "False {'absent': 1} 0 0 0",
        "False {'version': 1} 0 0 0",
        "True {} 0 0 0",
        "True {} 0 0 0",
    ]


def test_entry_of_another_version_under_our_name(
    tier: LocalTier, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It should not happen, since the format is in the key: a counted miss, overwritten."""
    with monkeypatch.context() as m:
        m.setattr(entries, "VERSION", entries.VERSION + 1)
        get(cache_of(tier), 1)
    cache = cache_of(tier)
    assert get(cache, 1) is False
    assert cache.stats().reasons == {"version": 1}
    assert get(cache, 1) is True

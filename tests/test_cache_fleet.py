"""One compile a key: many real processes of one host, and many hosts, some of which die."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from test_cache_shared import KEY, MADE, counts, make_bucket, run, server  # noqa: F401

from tpu_compile.cache.cache import Cache
from tpu_compile.cache.lease import Leases
from tpu_compile.cache.remote import Remote
from tpu_compile.cache.shared import SharedTier
from tpu_compile.cache.turn import HostLocks, Turn
from tpu_compile.errors import CacheError, CacheStoreError

# Imports once and forks: processes as real as others, and sixteen of them in seconds.
WORKERS = """
import json, os, sys, time
from pathlib import Path
import s3fs
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.key import key_of
from tpu_compile.cache.local import LocalTier
from tpu_compile.cache.shared import SharedTier

root, url, lease = Path(sys.argv[1]), sys.argv[2], float(sys.argv[3])
workers, seconds = int(sys.argv[4]), float(sys.argv[5])

def compile():
    (root / f"compiling-{os.getpid()}").touch()
    time.sleep(seconds)
    return "made"

def work(n):
    host = root / (f"host{n}" if url else "host")
    tiers = {"local": LocalTier(host / "executables", 1 << 30)}
    if url:
        tiers["far"] = SharedTier(url, lease=lease)
    cache = Cache(tiers, host / "locks")
    start = time.monotonic()
    found = cache.get_or_compile(key_of({"n": 1}), compile, dump=str.encode, load=bytes.decode)
    stats = cache.stats()
    errors = stats.corrupt + stats.read_errors + stats.write_errors
    result = {"found": found, "errors": errors, "waits": stats.waits, "misses": stats.misses,
              "seconds": time.monotonic() - start}
    (root / f"result-{n}").write_text(json.dumps(result))

children = []
for n in range(workers):
    children.append(os.fork())
    if children[-1] == 0:
        work(n)
        os._exit(0)
for child in children:
    os.waitpid(child, 0)
"""


@contextmanager
def fleet(
    root: Path, url: str, workers: int, *, seconds: float, lease: float = 20
) -> Iterator[subprocess.Popen[str]]:
    """`workers` processes that need the same key, on one host or, with a URL, on as many hosts."""
    command = [sys.executable, "-c", WORKERS, str(root), url, str(lease), str(workers)]
    with subprocess.Popen([*command, str(seconds)], text=True, start_new_session=True) as started:
        try:
            yield started
        finally:
            if started.poll() is None:
                os.killpg(started.pid, signal.SIGKILL)


def results(root: Path) -> list[dict[str, Any]]:
    return [json.loads(p.read_text()) for p in root.glob("result-*")]


def compiling(root: Path) -> set[int]:
    """The processes that have started to compile."""
    return {int(p.name.partition("-")[2]) for p in root.glob("compiling-*")}


def wait_for_compile(root: Path) -> int:
    end = time.monotonic() + 60
    while not compiling(root):
        assert time.monotonic() < end, "nobody compiles"
        time.sleep(0.02)
    return next(iter(compiling(root)))


@pytest.fixture(params=["host", "file", "s3"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the processes share: one host's folder, a shared folder, or a bucket."""
    if request.param == "s3":
        return f"{make_bucket(request.getfixturevalue('server'), monkeypatch)}/prefix"
    return (tmp_path / "shared").as_uri() if request.param == "file" else ""


def test_sixteen_compile_once(url: str, tmp_path: Path) -> None:
    with fleet(tmp_path, url, 16, seconds=1) as started:
        assert started.wait(120) == 0
    found = results(tmp_path)
    assert len(found) == 16
    assert sum(r["misses"] for r in found) == len(compiling(tmp_path)) == 1
    assert {r["found"][0] for r in found} == {"made"}
    assert {r["errors"] for r in found} == {0}
    assert list(tmp_path.rglob("*.lock")) == list(tmp_path.rglob("*.busy")) == []
    if url:
        assert SharedTier(url).remote.files("leases") == []


def test_killed_leader_delays_by_at_most_the_lease(url: str, tmp_path: Path) -> None:
    lease = 3.0
    with fleet(tmp_path, url, 4, seconds=3, lease=lease) as started:
        leader = wait_for_compile(tmp_path)
        time.sleep(1)  # the others wait by now
        os.kill(leader, signal.SIGKILL)
        killed = time.monotonic()
        assert started.wait(120) == 0
        delay = time.monotonic() - killed - 3
    found = results(tmp_path)
    assert len(found) == 3
    assert {r["found"][0] for r in found} == {"made"}
    assert sum(r["misses"] for r in found) == 1, "one takes over, the others go on waiting"
    assert len(compiling(tmp_path)) == 2
    assert delay < lease + 10, "with ten seconds for a busy machine"


def test_living_leader_keeps_its_lease(tmp_path: Path) -> None:
    """However long it compiles."""
    url = (tmp_path / "shared").as_uri()
    with fleet(tmp_path, url, 3, seconds=5, lease=2.5) as started:
        assert started.wait(120) == 0
    assert len(compiling(tmp_path)) == 1


# ---------------------------------------------------------------------- leases


@pytest.fixture
def leases(tmp_path: Path) -> Leases:
    return Leases(Remote(tmp_path.as_uri(), 30), 1.0)


def turn(leases: Leases | HostLocks, held: ExitStack, patience: float = 30) -> Turn:
    return leases.turn("key", held, patience)


def test_lease_is_handed_on(leases: Leases) -> None:
    done = []

    def wait() -> None:
        with ExitStack() as held:
            done.append(turn(leases, held))

    with ExitStack() as held:
        assert turn(leases, held) is Turn.FIRST
        waiting = threading.Thread(target=wait)
        waiting.start()
        time.sleep(1.5)
        assert done == [], "it is renewed"
    waiting.join(30)
    assert done == [Turn.PASSED]
    assert leases.remote.files("leases") == []


def test_patience_ends(leases: Leases) -> None:
    with ExitStack() as held, ExitStack() as other:
        turn(leases, held)
        start = time.monotonic()
        assert turn(leases, other, patience=0.3) is Turn.LATE
        assert time.monotonic() - start < 10
    assert leases.remote.files("leases") == []


@pytest.mark.parametrize("left", [b"", b"garbage", b"[[[", b'{"seconds": 1}', b'{"seconds": "x"}'])
def test_abandoned_lease_is_taken_over(leases: Leases, left: bytes) -> None:
    leases.remote.create("leases/key.0", left)
    start = time.monotonic()
    with ExitStack() as held:
        assert turn(leases, held) is Turn.HEIR
        assert 1 <= time.monotonic() - start < 10
        names = {f.path for f in leases.remote.files("leases")}
        assert names == {"leases/key.0", "leases/key.1"}
    assert leases.remote.files("leases") == [], "it clears up after both"


def test_lease_of_yesterday_is_not_waited_for(leases: Leases, tmp_path: Path) -> None:
    leases.seconds = 600
    leases.remote.create("leases/key.0", b'{"seconds": 600}')
    os.utime(tmp_path / "leases" / "key.0", (time.time() - 86400,) * 2)
    start = time.monotonic()
    with ExitStack() as held:
        assert turn(leases, held) is Turn.HEIR
    assert time.monotonic() - start < 30


@pytest.mark.parametrize("skew", [-86400.0, 86400.0])
def test_clocks_may_differ(leases: Leases, skew: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a host and of its neighbours: only differences of one clock count."""
    now = time.time
    with ExitStack() as held, ExitStack() as other:
        turn(leases, held)
        monkeypatch.setattr(time, "time", lambda: now() + skew)
        assert turn(leases, other, patience=2) is Turn.LATE, "neither dead nor ahead of its time"


def test_one_of_many_heirs(leases: Leases) -> None:
    leases.remote.create("leases/key.0", b"")
    turns, heirs = [], []

    def wait() -> None:
        with ExitStack() as held:
            found = turn(leases, held)
            turns.append(found)
            if found is Turn.HEIR:
                heirs.append(len(turns))
                time.sleep(0.5)

    threads = [threading.Thread(target=wait) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join(60)
    assert (len(heirs), sorted(turns, key=str).count(Turn.PASSED)) == (1, 7)


def test_no_lease_where_the_place_fails(tmp_path: Path) -> None:
    """Not to be able to wait for others costs a compile, nothing else."""
    cache = Cache({"far": SharedTier("memory://fleet/lease")})
    far = cache.tiers["far"]
    assert isinstance(far, SharedTier)

    def fail(*_: object) -> bool:
        raise CacheStoreError("no leases today")

    assert far.leases is not None
    far.remote.create = fail  # type: ignore[method-assign]
    assert run(cache) == (MADE, False)
    assert counts(cache, "far").misses == 1


# ---------------------------------------------------------------------- lock files


def test_lock_is_passed_on(tmp_path: Path) -> None:
    locks, done = HostLocks(tmp_path / "locks"), []

    def wait() -> None:
        with ExitStack() as held:
            done.append(turn(locks, held))

    with ExitStack() as held:
        assert turn(locks, held) is Turn.FIRST
        threads = [threading.Thread(target=wait) for _ in range(3)]
        for t in threads:
            t.start()
        time.sleep(0.3)
        assert done == []
    for t in threads:
        t.join(30)
    assert set(done) <= {Turn.PASSED, Turn.FIRST}
    assert list((tmp_path / "locks").iterdir()) == []
    with ExitStack() as held, ExitStack() as other:
        turn(locks, held)
        assert turn(locks, other, patience=0.1) is Turn.LATE
    (tmp_path / "file").touch()
    with ExitStack() as held:
        assert turn(HostLocks(tmp_path / "file"), held) is Turn.NONE


def test_those_who_wait_for_nothing_compile_at_the_same_time(tmp_path: Path) -> None:
    """An executable that cannot be stored must not be compiled by one process after the other."""
    cache = Cache({"far": SharedTier("memory://fleet/nothing")}, tmp_path / "locks")
    at_once = threading.Barrier(3)

    def dump(made: str) -> bytes:
        raise CacheError("it has no bytes")

    def first() -> str:
        time.sleep(0.5)
        return MADE

    def later() -> str:
        at_once.wait(30)
        return MADE

    def work(compile: Any) -> None:
        cache.get_or_compile(KEY, compile, dump=dump, load=bytes.decode)

    threads = [threading.Thread(target=work, args=[c]) for c in (first, later, later, later)]
    for t in threads:
        t.start()
        time.sleep(0.1)
    for t in threads:
        t.join(60)
    assert not at_once.broken
    assert cache.stats().uncacheable == 4
    assert cache.stats().waits == 3


# ---------------------------------------------------------------------- killed writers

KILLS = """
import os, random, signal, sys, time
from tpu_compile.cache.entry import Entry, decode, encode
from tpu_compile.cache.key import key_of
from tpu_compile.cache.shared import SharedTier

url, kills = sys.argv[1], int(sys.argv[2])
keys = [key_of({"n": n}) for n in range(4)]
SharedTier(url).get(keys[0].digest)  # imports

def write():
    tier = SharedTier(url)
    while True:
        key = random.choice(keys)
        tier.put(key.digest, encode(Entry(key, os.urandom(random.choice([100, 10_000, 200_000])))))

def read():
    tier, found = SharedTier(url), 0
    while not os.path.exists(sys.argv[3]):
        for key in keys:
            data = tier.get(key.digest)
            if data is not None:
                decode(data, key)
                found += 1
    assert found

def forked(action):
    child = os.fork()
    if child == 0:
        try:
            action()
            os._exit(0)
        except BaseException as err:
            print(err, file=sys.stderr)
            os._exit(1)
    return child

readers = [forked(read) for _ in range(2)]
for n in range(kills):
    writer = forked(write)
    time.sleep(random.uniform(0.005, 0.04))
    os.kill(writer, signal.SIGKILL)
    os.waitpid(writer, 0)
open(sys.argv[3], "w").close()
assert [os.waitpid(r, 0)[1] for r in readers] == [0, 0]
"""


@pytest.mark.parametrize("kills", [30, pytest.param(600, marks=pytest.mark.slow)])
def test_killed_writers_leave_no_torn_entry(tmp_path: Path, kills: int) -> None:
    url = (tmp_path / "shared").as_uri()
    command = [sys.executable, "-c", KILLS, url, str(kills), str(tmp_path / "done")]
    subprocess.run(command, check=True, timeout=600)

"""Shared tiers: S3's protocol, a folder, HTTP and memory, in order and in every kind of trouble."""

from __future__ import annotations

import http.server
import os
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tpu_compile.cache import level as levels
from tpu_compile.cache.cache import Cache
from tpu_compile.cache.entry import VERSION, Entry, encode
from tpu_compile.cache.key import Key, key_of
from tpu_compile.cache.local import LocalTier
from tpu_compile.cache.remote import STALE_SECONDS, Remote
from tpu_compile.cache.shared import SharedTier
from tpu_compile.cache.stats import TierStats
from tpu_compile.cache.tier import Tier
from tpu_compile.cache.tiers import TierSpec, open_tier, parse_tiers
from tpu_compile.errors import CacheError, CacheReadOnlyError, CacheStoreError, ConfigError

KEY = key_of({"program": "p"})
OTHER = key_of({"program": "other"})
MADE = "machine code " * 1000
LIMIT = 1 << 30


def run(cache: Cache, key: Key = KEY, made: str = MADE) -> tuple[str, bool]:
    """Look the key up, or compile to `made`."""
    return cache.get_or_compile(
        key, lambda: made, dump=lambda x: x.encode("latin1"), load=lambda x: x.decode("latin1")
    )


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """An S3 server on loopback."""
    moto = pytest.importorskip("moto.server", reason="pip install 'tpu-compile[test]'")
    started = moto.ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    started.start()
    host, port = started.get_host_and_port()
    yield f"http://{host}:{port}"
    started.stop()


@pytest.fixture
def s3(server: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bucket."""
    return make_bucket(server, monkeypatch)


def make_bucket(server: str, monkeypatch: pytest.MonkeyPatch) -> str:
    import s3fs

    set_endpoint(server, monkeypatch)
    bucket = f"b-{uuid.uuid4().hex}"
    s3fs.S3FileSystem(skip_instance_cache=True).mkdir(bucket)
    return f"s3://{bucket}"


def set_endpoint(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "AWS_ENDPOINT_URL": server,
        "AWS_ACCESS_KEY_ID": "test",
        "AWS_SECRET_ACCESS_KEY": "test",
        "AWS_DEFAULT_REGION": "us-east-1",
    }.items():
        monkeypatch.setenv(name, value)


@pytest.fixture(params=["file", "s3", "memory"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place that can be written to, of each kind."""
    if request.param == "s3":
        return f"{request.getfixturevalue('s3')}/some/prefix"
    if request.param == "memory":
        return f"memory://{uuid.uuid4().hex}/prefix"
    return (tmp_path / "shared").as_uri()


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalTier]:
    tier = LocalTier(tmp_path / "executables", LIMIT)
    yield tier
    tier.close()


def counts(cache: Cache, tier: str) -> TierStats:
    return cache.stats().tiers[tier]


# ---------------------------------------------------------------------- one tier


def test_roundtrip(url: str) -> None:
    tier = SharedTier(url)
    assert tier.get("absent") is None
    assert list(tier.entries()) == []
    tier.put(KEY.digest, b"one")
    tier.put(KEY.digest, b"two" * 50_000)
    tier.put(OTHER.digest, b"")
    other = SharedTier(url)
    assert (other.get(KEY.digest), other.peek(OTHER.digest)) == (b"two" * 50_000, b"")
    found = {s.name: s for s in other.entries()}
    assert {n: s.size for n, s in found.items()} == {KEY.digest: 150_000, OTHER.digest: 0}
    assert all(abs((s.created or 0) - time.time()) < 60 for s in found.values())
    other.delete(KEY.digest)
    other.delete(KEY.digest)
    assert tier.get(KEY.digest) is None
    assert [s.name for s in tier.entries()] == [OTHER.digest]


def test_layout_is_as_documented(tmp_path: Path) -> None:
    tier = SharedTier(tmp_path.as_uri())
    tier.put(KEY.digest, b"x")
    files = [p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*") if p.is_file()]
    assert files == [f"v{VERSION}/{KEY.digest[:2]}/{KEY.digest}.tpux"]


def test_new_objects_are_seen_at_once(url: str) -> None:
    """File systems remember listings and absences; a cache that many fill must not."""
    reader, writer = SharedTier(url), SharedTier(url)
    assert (reader.get(KEY.digest), list(reader.entries())) == (None, [])
    writer.put(KEY.digest, b"new")
    assert reader.get(KEY.digest) == b"new"
    assert [s.name for s in reader.entries()] == [KEY.digest]


def test_names_stay_in_the_folder(tmp_path: Path) -> None:
    tier = SharedTier(tmp_path.as_uri())
    for name in ("../../etc/passwd", "", "a/b", "a b"):
        with pytest.raises(CacheError, match="not the name"):
            tier.put(name, b"x")


def test_exclusive_creation(url: str) -> None:
    remote = Remote(url, 30)
    made = [remote.create("leases/x.0", bytes([n])) for n in range(3)]
    assert made == [True, False, False]
    assert remote.read("leases/x.0") == b"\0"
    assert 0 <= (remote.age("leases/x.0") or 0) < 60
    assert remote.age("leases/none") is None


def test_creation_where_the_store_cannot(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some stores that speak S3 know no conditional PUT: then a look has to do."""
    remote = Remote(f"memory://{uuid.uuid4().hex}", 30)
    fs, _ = remote._open()
    pipe = fs.pipe_file

    def refuse(path: str, data: bytes, **options: object) -> None:
        if options:
            raise NotImplementedError("If-None-Match")
        pipe(path, data)

    monkeypatch.setattr(fs, "pipe_file", refuse)
    assert [remote.create("x", b"1"), remote.create("x", b"2")] == [True, False]
    assert remote.read("x") == b"1"


def test_what_killed_writers_left_is_removed(tmp_path: Path) -> None:
    aside = tmp_path / f"v{VERSION}" / "tmp"
    aside.mkdir(parents=True)
    for name, age in (("old", STALE_SECONDS + 60), ("new", 60)):
        (aside / name).write_bytes(b"half")
        os.utime(aside / name, (time.time() - age,) * 2)
    SharedTier(tmp_path.as_uri()).put(KEY.digest, b"x")
    assert [p.name for p in aside.iterdir()] == ["new"]


def test_failed_write_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tier = SharedTier(tmp_path.as_uri())
    fs, _ = tier.remote._open()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(fs, "mv", full)
    with pytest.raises(CacheStoreError, match="No space left"):
        tier.put(KEY.digest, b"x")
    assert [p for p in tmp_path.rglob("*") if p.is_file()] == []


# ---------------------------------------------------------------------- several tiers


def test_compiled_once_for_all_tiers(url: str, local: LocalTier, tmp_path: Path) -> None:
    cache = Cache({"local": local, "far": SharedTier(url)}, tmp_path / "locks")
    assert run(cache) == (MADE, False)
    assert run(cache) == (MADE, True)
    assert counts(cache, "local") == TierStats(hits=1, misses=1, puts=1)
    assert counts(cache, "far") == TierStats(misses=1, puts=1)
    stats = cache.stats()
    assert (stats.hits, stats.misses, stats.waits, stats.reasons) == (1, 1, 0, {"absent": 1})
    assert list((tmp_path / "locks").iterdir()) == []
    assert SharedTier(url).remote.files("leases") == []


def test_hits_are_copied_to_the_left(url: str, local: LocalTier, tmp_path: Path) -> None:
    run(Cache({"far": SharedTier(url)}))
    near = SharedTier((tmp_path / "near").as_uri())
    cache = Cache({"local": local, "near": near, "far": SharedTier(url)})
    assert run(cache)[1] is True
    assert counts(cache, "local") == counts(cache, "near") == TierStats(misses=1, backfills=1)
    assert counts(cache, "far") == TierStats(hits=1)
    assert local.get(KEY.digest) == near.get(KEY.digest) == SharedTier(url).get(KEY.digest)
    assert run(cache)[1] is True
    assert counts(cache, "local").hits == 1


def test_entries_that_are_no_executables(url: str, local: LocalTier) -> None:
    cache = Cache({"local": local, "far": SharedTier(url)})
    assert cache.get(KEY) is None
    cache.put(KEY, b"plan", "model_0")
    local.delete(KEY.digest)
    assert cache.get(KEY) == b"plan"
    assert counts(cache, "local").backfills == 1
    assert (cache.stats().hits, cache.stats().misses) == (0, 0)


def test_hit_does_not_look_further(local: LocalTier) -> None:
    run(Cache({"local": local}))
    cache = Cache({"local": local, "far": SharedTier("file:///nowhere/at/all")})
    assert run(cache)[1] is True
    assert "far" not in cache.stats().tiers


# ---------------------------------------------------------------------- bad objects


@pytest.mark.parametrize("damage", ["garbage", "torn", "empty", "flipped", "another's"])
def test_bad_object_is_a_miss_and_overwritten(url: str, local: LocalTier, damage: str) -> None:
    far = SharedTier(url)
    good = encode(Entry(KEY, MADE.encode()))
    bad = {
        "garbage": os.urandom(1000),
        "torn": good[:-100],
        "empty": b"",
        "flipped": good[:-200] + bytes([good[-200] ^ 1]) + good[-199:],
        "another's": encode(Entry(OTHER, MADE.encode())),
    }
    far.put(KEY.digest, bad[damage])
    cache = Cache({"local": local, "far": far})
    assert run(cache) == (MADE, False)
    assert counts(cache, "far") == TierStats(misses=1, puts=1, corrupt=1)
    assert counts(cache, "local") == TierStats(misses=1, puts=1)
    assert cache.stats().reasons == {"corrupt": 1}
    assert run(Cache({"far": SharedTier(url)})) == (MADE, True)


def test_bad_object_of_a_read_only_tier(url: str) -> None:
    SharedTier(url).put(KEY.digest, b"garbage")
    cache = Cache({"far": SharedTier(url, readonly=True)})
    assert run(cache) == run(cache) == (MADE, False)
    assert counts(cache, "far") == TierStats(misses=2, corrupt=2)
    assert SharedTier(url).get(KEY.digest) == b"garbage"


def test_sound_entry_that_does_not_load_is_left_to_others(url: str) -> None:
    run(Cache({"far": SharedTier(url)}))

    def load(data: bytes) -> str:
        raise CacheError("not on this host")

    def compile() -> str:
        assert SharedTier(url).get(KEY.digest) is not None
        return MADE

    cache = Cache({"far": SharedTier(url)})
    assert cache.get_or_compile(KEY, compile, dump=str.encode, load=load) == (MADE, False)
    assert counts(cache, "far") == TierStats(misses=1, puts=1, corrupt=1)


def test_good_entry_behind_a_bad_one_is_found(url: str, tmp_path: Path) -> None:
    near = SharedTier((tmp_path / "near").as_uri())
    run(Cache({"far": SharedTier(url)}))
    near.put(KEY.digest, b"garbage")
    cache = Cache({"near": near, "far": SharedTier(url)})
    assert run(cache) == (MADE, True)
    assert counts(cache, "near") == TierStats(misses=1, corrupt=1, backfills=1)
    assert run(cache) == (MADE, True)
    assert counts(cache, "near").hits == 1


def test_lost_object_is_compiled_again(url: str) -> None:
    cache = Cache({"far": SharedTier(url)})
    for n in range(3):
        assert run(cache)[1] is False
        SharedTier(url).delete(KEY.digest)
        assert cache.stats().misses == n + 1


# ---------------------------------------------------------------------- read-only tiers


def test_read_only_by_setting(url: str, local: LocalTier) -> None:
    tier = SharedTier(url, readonly=True)
    cache = Cache({"local": local, "far": tier})
    assert run(cache) == (MADE, False)
    assert counts(cache, "far") == TierStats(misses=1)
    assert list(SharedTier(url).entries()) == []
    for change in (lambda: tier.put("x", b""), lambda: tier.delete("x")):
        with pytest.raises(CacheReadOnlyError):
            change()
    run(Cache({"far": SharedTier(url)}), OTHER)
    assert run(cache, OTHER) == (MADE, True)


def test_refused_write_makes_it_read_only(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tier = SharedTier(url)
    run(Cache({"far": tier}))
    fs, _ = tier.remote._open()
    asked = []

    def refuse(path: str, *_: object, **__: object) -> None:
        asked.append(path)
        raise PermissionError(13, "Access Denied")

    for name in ("pipe_file", "makedirs"):
        monkeypatch.setattr(fs, name, refuse)
    cache = Cache({"far": tier})
    assert run(cache, OTHER) == run(cache, OTHER) == (MADE, False)
    assert counts(cache, "far") == TierStats(misses=2)
    assert len(asked) == 1, "the lease; then it is known"
    assert run(cache) == (MADE, True), "it is still read"
    assert [r for r in caplog.records if r.levelname == "WARNING"] == []


def test_read_only_folder(tmp_path: Path) -> None:
    if os.getuid() == 0:
        pytest.skip("root may write everywhere")
    run(Cache({"far": SharedTier(tmp_path.as_uri())}))
    paths = [tmp_path, *tmp_path.rglob("*")]
    for path in paths:
        path.chmod(0o500)
    cache = Cache({"far": SharedTier(tmp_path.as_uri())})
    assert [run(cache)[1], run(cache, OTHER)[1], run(cache, OTHER)[1]] == [True, False, False]
    for path in paths:
        path.chmod(0o700)


@pytest.fixture
def web(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A folder behind a plain file server."""
    pytest.importorskip("aiohttp", reason="pip install 'tpu-compile[test]'")
    folder = tmp_path / "web"
    folder.mkdir()

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(folder))

        def log_message(self, *_: object) -> None:
            """Not on stderr."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as started:
        threading.Thread(target=started.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{started.server_port}", folder
        started.shutdown()


def test_http_is_only_read(web: tuple[str, Path], local: LocalTier) -> None:
    url, folder = web
    run(Cache({"far": SharedTier(folder.as_uri())}))
    tier = SharedTier(url)
    assert (tier.readonly, tier.leases) == (True, None)
    cache = Cache({"local": local, "web": tier})
    assert run(cache) == (MADE, True)
    assert run(cache, OTHER) == (MADE, False)
    assert counts(cache, "web") == TierStats(hits=1, misses=1)
    assert counts(cache, "local") == TierStats(misses=2, backfills=1, puts=1)
    assert [s.name for s in tier.entries()] == [KEY.digest]


# ---------------------------------------------------------------------- failing tiers


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Moves the clock that pauses are measured by."""
    offset = [0.0]

    class Time:
        @staticmethod
        def monotonic() -> float:
            return time.monotonic() + offset[0]

    monkeypatch.setattr(levels, "time", Time)

    def forward(seconds: float) -> None:
        offset[0] += seconds

    return forward


def test_failing_tier_is_left_alone_and_tried_again(
    local: LocalTier,
    monkeypatch: pytest.MonkeyPatch,
    clock: Callable[[float], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    far = SharedTier(f"memory://{uuid.uuid4().hex}")
    run(Cache({"far": far}))
    fs, _ = far.remote._open()
    asked = []

    def fail(path: str) -> bytes:
        asked.append(path)
        raise ConnectionResetError("the server has gone away")

    cache = Cache({"local": local, "far": far})
    keys = [key_of({"program": f"{n}"}) for n in range(8)]
    with monkeypatch.context() as broken:
        broken.setattr(fs, "cat_file", fail)
        for key in keys[:3]:
            assert run(cache, key) == (MADE, False)
        assert counts(cache, "far") == TierStats(misses=1, read_errors=1, skipped=2)
        clock(61)
        run(cache, keys[3])
        run(cache, keys[4])
        assert (len(asked), counts(cache, "far").skipped) == (2, 3)
        clock(61)
        run(cache, keys[5])
        assert (len(asked), counts(cache, "far").skipped) == (2, 4), "now it is two minutes"
        clock(60)
        run(cache, keys[6])
        assert len(asked) == 3
    clock(241)
    assert run(cache) == (MADE, True)
    run(cache, keys[7])
    assert counts(cache, "far") == TierStats(
        hits=1, misses=4, puts=1, read_errors=3, skipped=counts(cache, "far").skipped
    )
    assert counts(cache, "local").puts == 8
    assert cache.stats().reasons == {"unusable": 7, "absent": 1}
    warnings = [r.getMessage() for r in caplog.records if r.levelname == "WARNING"]
    assert len(warnings) == 1
    assert "the server has gone away" in warnings[0]


def test_tier_that_does_not_answer(local: LocalTier, monkeypatch: pytest.MonkeyPatch) -> None:
    far = SharedTier(f"memory://{uuid.uuid4().hex}", timeout=0.1)
    fs, _ = far.remote._open()
    answer = threading.Event()
    monkeypatch.setattr(fs, "cat_file", lambda path: answer.wait(30))
    cache = Cache({"local": local, "far": far})
    start = time.monotonic()
    assert run(cache) == (MADE, False)
    assert run(cache, OTHER) == (MADE, False)
    assert time.monotonic() - start < 10
    assert counts(cache, "far") == TierStats(misses=1, read_errors=1, skipped=1)
    answer.set()


@pytest.fixture
def faulty() -> Iterator[tuple[str, Callable[[str], None]]]:
    """A server with one fault at a time, whatever it is asked."""
    fault, over = ["closes"], threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self) -> None:
            self.close_connection = True
            body = os.urandom(100)
            if fault[0] == "hangs":
                over.wait(60)
            elif fault[0] != "closes":
                self.send_response({"fails": 500, "is busy": 503}.get(fault[0], 200))
                length = len(body) * (2 if fault[0] == "truncates" else 1)
                self.send_header("Content-Length", str(length))
                self.end_headers()
                self.wfile.write(body)

        do_GET = do_PUT = do_HEAD = do_DELETE = answer

        def log_message(self, *_: object) -> None:
            """Not on stderr."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as started:
        started.daemon_threads = True
        threading.Thread(target=started.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{started.server_port}", lambda name: fault.__setitem__(0, name)
        over.set()
        started.shutdown()


@pytest.mark.parametrize("scheme", ["http", "s3"])
@pytest.mark.parametrize("fault", ["closes", "hangs", "fails", "is busy", "garbles", "truncates"])
def test_faulty_server(
    faulty: tuple[str, Callable[[str], None]],
    scheme: str,
    fault: str,
    local: LocalTier,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    endpoint, choose = faulty
    choose(fault)
    set_endpoint(endpoint, monkeypatch)
    url = f"{endpoint}/cache" if scheme == "http" else "s3://bucket/cache"
    cache = Cache({"local": local, "far": SharedTier(url, timeout=1 if fault == "hangs" else 30)})
    assert run(cache) == run(cache, OTHER) == (MADE, False)
    assert run(cache) == run(cache, OTHER) == (MADE, True)
    found = counts(cache, "far")
    assert (found.hits, counts(cache, "local").hits) == (0, 2)
    if fault == "garbles":
        assert found.corrupt > 0
    else:
        assert (found.read_errors, found.skipped, found.corrupt) == (1, 1, 0)
    assert sum(cache.stats().reasons.values()) == 2


def test_server_that_dies(server: str, monkeypatch: pytest.MonkeyPatch, local: LocalTier) -> None:
    """While it is used: what is found stays found, and the rest is compiled."""
    from moto.server import ThreadedMotoServer

    started = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    started.start()
    host, port = started.get_host_and_port()
    try:
        url = make_bucket(f"http://{host}:{port}", monkeypatch)
        cache = Cache({"local": local, "far": SharedTier(url, timeout=2)})
        assert run(cache) == (MADE, False)

        def compile() -> str:
            started.stop()
            return MADE

        found = cache.get_or_compile(OTHER, compile, dump=str.encode, load=bytes.decode)
        assert found == (MADE, False)
    finally:
        started.stop()
    assert counts(cache, "far") == TierStats(misses=2, puts=1, write_errors=1)
    assert run(cache) == run(cache, OTHER) == (MADE, True)
    assert run(cache, key_of({"program": "third"})) == (MADE, False)


def test_bucket_that_does_not_exist(s3: str, local: LocalTier) -> None:
    cache = Cache({"local": local, "far": SharedTier(f"{s3}-nonsense/prefix")})
    assert run(cache) == (MADE, False)
    assert run(cache) == (MADE, True)
    assert cache.stats().misses == 1


def test_password_is_not_shown() -> None:
    tier = SharedTier("https://user:secret@127.0.0.1:9/cache", timeout=5)
    with pytest.raises(CacheStoreError) as err:
        tier.get(KEY.digest)
    assert "secret" not in str(err.value).split("why")[0]
    assert "secret" not in str(tier) + TierSpec("https://user:secret@host/x").name


def test_forked_child_uses_it(url: str) -> None:
    if url.startswith("memory"):
        pytest.skip("a child has its own memory")
    cache = Cache({"far": SharedTier(url)})
    run(cache)
    child = os.fork()
    if child == 0:
        os._exit(0 if run(cache)[1] and not run(cache, OTHER)[1] else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert run(cache, OTHER)[1] is True


# ---------------------------------------------------------------------- the setting


def test_tiers_are_parsed() -> None:
    assert parse_tiers(" local, s3://bucket/pre/fix?readonly&timeout=2.5 ,file:///x?lease=0,") == (
        TierSpec("local"),
        TierSpec("s3://bucket/pre/fix", readonly=True, timeout=2.5),
        TierSpec("file:///x", lease=0),
    )
    assert parse_tiers("sftp://host/x") == (TierSpec("sftp://host/x"),)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (",", "names no tier"),
        ("yes", "neither `local` nor a URL"),
        ("local?readonly", "neither `local` nor a URL"),
        ("/some/folder", "neither `local` nor a URL"),
        ("s3://", "neither `local` nor a URL"),
        ("s4://bucket", "no file system has this URL"),
        ("s3://bucket?write", "no such setting: 'write'"),
        ("s3://bucket?timeout=soon", "not a number of seconds"),
        ("s3://bucket?timeout=-1", "not a number of seconds"),
        ("s3://bucket?timeout=nan", "not a number of seconds"),
        ("local,local", "names a tier twice: local"),
    ],
)
def test_bad_tiers_are_refused(text: str, message: str) -> None:
    with pytest.raises(ConfigError, match=message) as err:
        parse_tiers(text)
    assert "TPU_COMPILE_CACHE" in str(err.value)


def test_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tpu_compile.cache.tiers.find_spec", lambda name: None)
    with pytest.raises(ConfigError, match=r"needs s3fs(.|\n)*pip install 'tpu-compile\[s3\]'"):
        parse_tiers("s3://bucket")


@pytest.mark.parametrize("text", ["0", "off", "False"])
def test_cache_is_switched_off(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tpu_compile.config import cache_tiers, options_from

    monkeypatch.setenv("TPU_COMPILE_CACHE", text)
    assert cache_tiers() == ()
    assert options_from(None, None).cache is False


@pytest.mark.parametrize("text", ["", "1", "on", "true", "local"])
def test_cache_is_local_by_default(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from tpu_compile.config import cache_tiers

    monkeypatch.setenv("TPU_COMPILE_CACHE", text)
    assert cache_tiers() == (TierSpec("local"),)


def test_bad_setting_stops_before_the_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    from tpu_compile.config import options_from

    monkeypatch.setenv("TPU_COMPILE_CACHE", "local,nonsense")
    with pytest.raises(ConfigError, match="neither `local` nor a URL"):
        options_from(None, None)


def test_opening_costs_nothing(tmp_path: Path) -> None:
    """fsspec is imported by the first lookup that needs it."""
    code = (
        "import sys; from pathlib import Path\n"
        "from tpu_compile.cache.tiers import open_tier, parse_tiers\n"
        "tiers = [open_tier(s, Path('x'), 1) for s in parse_tiers('local,s3://b/p,file:///x')]\n"
        "print({'fsspec', 's3fs', 'botocore'} & {*sys.modules})"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"
    local = open_tier(TierSpec("local"), tmp_path / "x", LIMIT)
    far: Tier = open_tier(TierSpec("file:///x", readonly=True, timeout=3), tmp_path, LIMIT)
    assert str(local) == str(tmp_path / "x")
    assert isinstance(far, SharedTier)
    assert (far.readonly, far.remote.timeout) == (True, 3)

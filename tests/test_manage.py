"""The cache's verbs as a Python API: listing, explaining, verifying, pruning, copying, archives."""

from __future__ import annotations

import hashlib
import io
import json
import os
import tarfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tpu_compile.cache import archive, ledger
from tpu_compile.cache import entry as entries
from tpu_compile.cache.entry import Entry, encode
from tpu_compile.cache.expect import unexpected_miss
from tpu_compile.cache.explain import Difference, brief, differences, nearest
from tpu_compile.cache.key import KeyFields
from tpu_compile.cache.ledger import Ledger
from tpu_compile.cache.local import LocalTier
from tpu_compile.cache.manage import GONE, CacheManager, stablehlo_key
from tpu_compile.cache.report import (
    age_text,
    counted,
    hit_rate,
    rows,
    seconds_text,
    size_text,
    summary,
)
from tpu_compile.cache.stats import CacheStats, TierStats
from tpu_compile.cache.tier import Stored
from tpu_compile.errors import (
    AmbiguousKeyError,
    CacheError,
    CacheStoreError,
    ConfigError,
    UnknownKeyError,
)

BASE = KeyFields(
    program="a" * 64,
    options=(("xla_allow_excess_precision", False),),
    platform="cpu",
    compiler="jaxlib 0.10.2; cpu cpu",
    topology="cpu",
    replicas=1,
    partitions=1,
    flags=(("xla_a", "1"), ("xla_b", "2")),
    cpu="x86_64 avx avx2 fma",
    abi=1,
)


class MemoryTier:
    """A tier in a dict; times of use are its own count."""

    def __init__(self) -> None:
        self.data: dict[str, bytes] = {}
        self.used: dict[str, float] = {}

    def __str__(self) -> str:
        return "memory"

    def get(self, name: str) -> bytes | None:
        self.used[name] = time.time()
        return self.data.get(name)

    def peek(self, name: str) -> bytes | None:
        return self.data.get(name)

    def put(self, name: str, data: bytes) -> None:
        self.data[name] = data
        self.used[name] = time.time()

    def delete(self, name: str) -> None:
        self.data.pop(name, None)

    def entries(self) -> Iterator[Stored]:
        for name, data in list(self.data.items()):
            yield Stored(name, len(data), self.used[name], self.used[name])


def entry(fields: KeyFields = BASE, size: int = 100, seconds: float = 1.0) -> Entry:
    made = {"tpu_compile": "0.1.0", "torch": "2.13.0"}
    return Entry(fields.key(), os.urandom(size), "MLP_forward", seconds, 1_700_000_000.0, made)


def fill(tier: Any, *entries: Entry) -> list[str]:
    for e in entries:
        tier.put(e.key.digest, encode(e))
    return [e.key.digest for e in entries]


def programs(count: int) -> list[KeyFields]:
    return [replace(BASE, program=f"{n:064x}") for n in range(count)]


@pytest.fixture
def local(tmp_path: Path) -> Iterator[LocalTier]:
    tier = LocalTier(tmp_path / "executables", 1 << 30)
    yield tier
    tier.close()


# ---------------------------------------------------------------------- listing


def test_ls_says_what_headers_say(local: LocalTier) -> None:
    (name,) = fill(local, entry(size=1000, seconds=2.5))
    (listed,) = CacheManager(local).ls()
    assert (listed.name, listed.program, listed.kind) == (name, "MLP_forward", "executable")
    assert (listed.platform, listed.payload_size, listed.compile_seconds) == ("cpu", 1000, 2.5)
    assert listed.fields == BASE.key().fields
    assert listed.producer == {"tpu_compile": "0.1.0", "torch": "2.13.0"}
    assert listed.created == 1_700_000_000.0
    assert listed.used == pytest.approx(time.time(), abs=60)
    assert len(encode(entry(size=1000))) == listed.size


def test_ls_sorts(local: LocalTier) -> None:
    a, b, c = programs(3)
    fill(local, entry(a, 10, 5), entry(b, 3000, 1), entry(c, 200, 9))
    cache = CacheManager(local)
    names = {k.key().digest: n for n, k in zip("abc", (a, b, c), strict=True)}

    def order(sort: Any) -> str:
        return "".join(names[e.name] for e in cache.ls(sort))

    assert order("used") == "cba"
    assert order("size") == "bca"
    assert order("cost") == "cab"
    local.get(a.key().digest)
    assert order("used") == "acb", "a use counts"


def test_looking_is_not_using(local: LocalTier) -> None:
    names = fill(local, *map(entry, programs(3)))
    before = [(s.name, s.used) for s in local.entries()]
    cache = CacheManager(local)
    cache.ls()
    cache.show(names[0])
    cache.explain(names[1])
    cache.verify()
    cache.export(local.folder.parent / "cache.tar")
    assert [(s.name, s.used) for s in local.entries()] == before


def test_damaged_entries_are_listed_with_their_fault() -> None:
    tier = MemoryTier()
    (name,) = fill(tier, entry())
    tier.put("f" * 64, b"<html>")
    faults = {e.name: e.fault for e in CacheManager(tier).ls()}
    assert faults[name] is None
    assert str(faults["f" * 64]) == "the entry is torn: 6 bytes"


def test_lost_bytes_are_a_fault(local: LocalTier) -> None:
    (name,) = fill(local, entry(size=100_000))
    (file,) = local.folder.rglob("*.val")
    file.unlink()
    cache = CacheManager(local)
    assert [e.fault for e in cache.ls()] == [GONE]
    assert cache.show(name).fault == GONE
    assert [b.why for b in cache.verify(delete=True).bad] == [GONE]
    assert cache.stored() == []


# ---------------------------------------------------------------------- keys


def test_prefixes() -> None:
    tier = MemoryTier()
    for name in ("abc1" + "0" * 60, "abd2" + "0" * 60):
        tier.put(name, b"")
    cache = CacheManager(tier)
    assert cache.find("abc") == cache.find("ABC1") == "abc1" + "0" * 60
    with pytest.raises(AmbiguousKeyError, match="2 keys start like this: ab") as ambiguous:
        cache.find("ab")
    assert len(ambiguous.value.candidates) == 2
    with pytest.raises(UnknownKeyError, match="no entry has this key: f00"):
        cache.find("f00")
    for wrong in ("", "xyz", "0" * 65, "../a"):
        with pytest.raises(ConfigError, match="hexadecimal"):
            cache.find(wrong)


def test_stablehlo_is_an_entry_of_its_own() -> None:
    tier = MemoryTier()
    bytecode = b"ML\xefR"
    fields = replace(BASE, program=hashlib.sha256(bytecode).hexdigest())
    names = fill(tier, entry(fields), Entry(stablehlo_key(fields.program), bytecode))
    cache = CacheManager(tier)
    assert [cache.stablehlo(n) for n in names] == [bytecode] * 2
    assert {e.name: e.kind for e in cache.ls()} == dict(
        zip(names, ["executable", "stablehlo"], strict=True)
    )
    assert cache.explain(names[0]).other is None, "entries of another kind are not near"
    tier.delete(names[1])
    with pytest.raises(UnknownKeyError, match="StableHLO of this entry is not in the cache"):
        cache.stablehlo(names[0])


# ---------------------------------------------------------------------- explaining


def test_differences_are_reduced_to_what_differs() -> None:
    other = replace(
        BASE,
        options=(("xla_allow_excess_precision", True), ("xla_x", 3)),
        compiler="jaxlib 0.10.3; cpu cpu",
        flags=(("xla_a", "1"), ("xla_b", "9"), ("xla_c", "3")),
        cpu="x86_64 avx avx2 avx512f",
        replicas=2,
    )
    assert differences(BASE.key().fields, other.key().fields) == [
        Difference("compiler", "jaxlib 0.10.2; cpu cpu", "jaxlib 0.10.3; cpu cpu"),
        Difference("cpu", "fma", "avx512f"),
        Difference("flags", [["xla_b", "2"]], [["xla_b", "9"], ["xla_c", "3"]]),
        Difference("options.xla_allow_excess_precision", False, True),
        Difference("options.xla_x", None, 3),
        Difference("replicas", 1, 2),
    ]


def test_equal_fields_do_not_differ() -> None:
    assert differences(BASE.key().fields, BASE.key().fields) == []


def test_types_differ() -> None:
    assert differences({"a": 1}, {"a": True}) == [Difference("a", 1, True)]
    assert differences({"a": 1}, {}) == [Difference("a", 1, None)]
    assert differences({"a": {"b": 1}}, {"a": 3}) == [Difference("a", {"b": 1}, 3)]


def test_order_of_flags_of_one_name_differs() -> None:
    one, other = [["xla_a", "1"], ["xla_a", "2"]], [["xla_a", "2"], ["xla_a", "1"]]
    assert differences({"flags": one}, {"flags": other}) == [Difference("flags", one, other)]


def test_nearest_is_of_the_same_program_then_by_fields() -> None:
    fields = BASE.key().fields
    same_program = replace(BASE, platform="tpu", topology="v5e", compiler="x", cpu="", abi=2)
    one_field = replace(BASE, program="b" * 64)
    two_fields = replace(BASE, program="b" * 64, abi=2)

    def found(*candidates: KeyFields) -> KeyFields | None:
        return nearest(fields, [(c.key().fields, c) for c in candidates])

    assert found() is None
    assert found(two_fields, one_field) is one_field
    assert found(one_field, same_program, two_fields) is same_program
    assert nearest(fields, [({"kind": "trace", "program": "a" * 64}, 1), ({**fields}, 2)]) == 2


def test_nearest_by_parts_of_a_field() -> None:
    one = replace(BASE, cpu="x86_64 avx")
    other = replace(BASE, flags=(("xla_a", "1"),), options=())
    candidates = [(other.key().fields, "far"), (one.key().fields, "near")]
    assert nearest(BASE.key().fields, candidates) == "near"


def test_explain_says_why_it_was_a_miss() -> None:
    tier = MemoryTier()
    first, other_cpu = entry(), entry(replace(BASE, cpu="x86_64 avx"))
    names = fill(tier, first, other_cpu, entry(replace(BASE, program="c" * 64)))
    found = CacheManager(tier).explain(names[1][:10])
    assert found.other is not None
    assert found.other.name == names[0]
    assert found.differences == (Difference("cpu", None, "avx2 fma"),)
    given = CacheManager(tier).explain(names[1], names[2])
    assert {d.field for d in given.differences} == {"cpu", "program"}


def test_explain_prefers_the_same_name() -> None:
    tier = MemoryTier()
    first, second, third = programs(3)
    fill(tier, entry(first), replace(entry(second), program="other"), entry(third))
    for made, name in ((first, third), (third, first)):
        found = CacheManager(tier).explain(made.key().digest)
        assert found.other is not None
        assert found.other.name == name.key().digest


def test_explain_an_only_entry() -> None:
    tier = MemoryTier()
    (name,) = fill(tier, entry())
    found = CacheManager(tier).explain(name)
    assert (found.other, found.differences) == (None, ())


def test_explain_a_damaged_entry() -> None:
    tier = MemoryTier()
    tier.put("a" * 64, b"x" * 100)
    with pytest.raises(CacheError, match="no fields to compare"):
        CacheManager(tier).explain("a")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "-"),
        ("", "-"),
        (True, "true"),
        (0, "0"),
        ("a" * 64, "a" * 12),
        ("a" * 64 + " jax 0.10.2", "a" * 12 + " jax 0.10.2"),
        ([["xla_a", "1"], ["b", "x y"]], "xla_a=1, b=x y"),
        ({"o": False, "p": 1}, "o=false, p=1"),
        ({}, "-"),
        ([], "-"),
    ],
)
def test_brief(value: object, text: str) -> None:
    assert brief(value) == text


def test_unexpected_miss_names_what_differs() -> None:
    tier = MemoryTier()
    (there,) = fill(tier, entry(replace(BASE, flags=(("xla_a", "2"),))))
    error = unexpected_miss(BASE.key(), "MLP_forward", CacheManager(tier))
    assert (error.key, error.nearest) == (BASE.key().digest, there)
    assert error.differences == (
        Difference("flags", [["xla_a", "1"], ["xla_b", "2"]], [["xla_a", "2"]]),
    )
    assert "TPU_COMPILE_EXPECT_HIT=1 allows none: MLP_forward" in str(error)
    assert "flags: xla_a=1, xla_b=2, there xla_a=2" in str(error)


def test_unexpected_miss_without_a_cache(tmp_path: Path) -> None:
    empty = unexpected_miss(BASE.key(), "m", CacheManager(MemoryTier()))
    assert "the cache is empty" in str(empty)
    off = unexpected_miss(BASE.key(), "m", None)
    assert "the executable cache is off" in str(off)
    (tmp_path / "file").write_text("")
    broken = CacheManager(LocalTier(tmp_path / "file" / "executables", 1 << 20))
    assert "cannot be used" in str(unexpected_miss(BASE.key(), "m", broken))


# ---------------------------------------------------------------------- cleaning


def test_verify_finds_and_deletes_what_is_bad() -> None:
    tier = MemoryTier()
    good, damaged, torn, renamed = fill(tier, *map(entry, programs(4)))
    data = tier.data
    data[damaged] = data[damaged][:-1] + bytes([data[damaged][-1] ^ 1])
    data[torn] = data[torn][:-50]
    data[renamed] = data[good]
    found = CacheManager(tier).verify()
    assert (found.good, found.size, found.deleted) == (1, len(data[good]), 0)
    whys = {b.name: b.why for b in found.bad}
    assert "checksum" in whys[damaged]
    assert "torn" in whys[torn]
    assert "another key" in whys[renamed]
    assert CacheManager(tier).verify(delete=True).deleted == 3
    assert list(data) == [good]
    assert CacheManager(tier).verify().bad == ()


def test_entries_of_another_version_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    class OtherVersion(CacheError):
        reason = "version"

    tier = MemoryTier()
    names = fill(tier, *map(entry, programs(2)))

    def decode(data: bytes) -> Entry:
        if data == tier.data[names[0]]:
            raise OtherVersion("the entry has format 99")
        return entries.decode(data)

    monkeypatch.setattr("tpu_compile.cache.manage.decode", decode)
    found = CacheManager(tier).verify(delete=True)
    assert (found.good, found.foreign, found.bad, found.deleted) == (1, 1, (), 0)
    assert set(tier.data) == set(names)
    assert CacheManager(tier).push(MemoryTier()).copied == (names[1],)


def test_prune_by_size_and_age() -> None:
    tier = MemoryTier()
    names = fill(tier, *(entry(p, 1000) for p in programs(4)))
    now = time.time()
    tier.used = {n: now - 100 * i for i, n in enumerate(names)}  # the last was used longest ago
    size = len(tier.data[names[0]])
    cache = CacheManager(tier)
    tried = cache.prune(max_size=2 * size + 10, dry_run=True)
    assert [s.name for s in tried.removed] == [names[3], names[2]]
    assert len(tier.data) == 4
    assert [s.name for s in cache.prune(max_age=250).removed] == [names[3]]
    found = cache.prune(max_size=size)
    assert [s.name for s in found.removed] == [names[2], names[1]]
    assert (found.kept, found.kept_size, found.removed_size) == (1, size, 2 * size)
    assert cache.prune().removed == ()
    assert len(cache.clear().removed) == 1
    assert tier.data == {}


def test_prune_by_age_leaves_what_has_no_age() -> None:
    class Timeless(MemoryTier):
        def entries(self) -> Iterator[Stored]:
            return (Stored(n, len(d)) for n, d in self.data.items())

    tier = Timeless()
    fill(tier, entry())
    assert CacheManager(tier).prune(max_age=1).removed == ()


# ---------------------------------------------------------------------- copying


def test_push_and_pull(local: LocalTier) -> None:
    shared = MemoryTier()
    names = fill(local, *map(entry, programs(3)))
    cache = CacheManager(local)
    steps: list[tuple[int, int]] = []
    one = cache.push(shared, [names[1][:20]])
    assert one.copied == (names[1],)
    rest = cache.push(shared, progress=lambda done, total: steps.append((done, total)))
    assert set(rest.copied) == {names[0], names[2]}
    assert rest.present == 1
    assert steps[-1][0] == steps[-1][1] == rest.size
    assert {n: local.peek(n) for n in names} == shared.data
    local.delete(names[0])
    assert cache.pull(shared).copied == (names[0],)
    assert local.peek(names[0]) == shared.data[names[0]]


def test_damaged_entries_are_not_copied() -> None:
    one, other = MemoryTier(), MemoryTier()
    good, bad = fill(one, *map(entry, programs(2)))
    one.data[bad] = one.data[bad][:-1]
    found = CacheManager(one).push(other)
    assert list(other.data) == [good]
    assert [b.name for b in found.bad] == [bad]
    assert [b.name for b in CacheManager(MemoryTier()).pull(one).bad] == [bad]


# ---------------------------------------------------------------------- archives


def test_archive_roundtrip(local: LocalTier, tmp_path: Path) -> None:
    names = fill(local, *(entry(p, 40_000) for p in programs(3)))
    file = tmp_path / "cache.tar"
    found = CacheManager(local).export(file)
    assert sorted(found.copied) == sorted(names)
    assert file.stat().st_mode & 0o777 == 0o600
    other = MemoryTier()
    taken = CacheManager(other).import_archive(file)
    assert (sorted(taken.copied), taken.present, taken.bad) == (sorted(names), 0, ())
    assert other.data == {n: local.peek(n) for n in names}
    assert CacheManager(other).import_archive(file).present == 3


def test_archive_is_a_tar_as_documented_and_reproducible(local: LocalTier, tmp_path: Path) -> None:
    names = fill(local, *map(entry, programs(2)))
    cache = CacheManager(local)
    cache.export(tmp_path / "a.tar")
    local.get(names[0])
    cache.export(tmp_path / "b.tar")
    assert (tmp_path / "a.tar").read_bytes() == (tmp_path / "b.tar").read_bytes()
    with tarfile.open(tmp_path / "a.tar") as tar:
        members = tar.getnames()
        assert members == [f"tpu-compile-cache/entries/{n}" for n in sorted(names)] + [
            "tpu-compile-cache/manifest.json"
        ]
        file = tar.extractfile(members[-1])
        assert file is not None
        sizes = {s.name: s.size for s in local.entries()}
        assert json.loads(file.read()) == {"format": 1, "entries": sizes}


def test_export_leaves_out_what_is_damaged(tmp_path: Path) -> None:
    tier = MemoryTier()
    good, bad = fill(tier, *map(entry, programs(2)))
    tier.data[bad] = b"x" * 500
    found = CacheManager(tier).export(tmp_path / "cache.tar")
    assert found.copied == (good,)
    assert [b.name for b in found.bad] == [bad]


def test_failed_export_leaves_no_file(tmp_path: Path) -> None:
    class Failing(MemoryTier):
        def peek(self, name: str) -> bytes | None:
            raise CacheStoreError("it is gone")

    tier = Failing()
    fill(tier, entry())
    (tmp_path / "cache.tar").write_text("old")
    with pytest.raises(CacheStoreError):
        CacheManager(tier).export(tmp_path / "cache.tar")
    assert [p.name for p in tmp_path.iterdir()] == ["cache.tar"]
    assert (tmp_path / "cache.tar").read_text() == "old"


def tar_of(members: Mapping[str, bytes], kind: bytes = tarfile.REGTYPE) -> bytes:
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w") as tar:
        for name, data in members.items():
            member = tarfile.TarInfo(name)
            member.size, member.type, member.linkname = len(data), kind, "/etc/passwd"
            tar.addfile(member, io.BytesIO(data))
    return file.getvalue()


ENTRY = entry()
NAME = f"tpu-compile-cache/entries/{ENTRY.key.digest}"
DATA = encode(ENTRY)


def manifest(**entries: int) -> bytes:
    return json.dumps({"format": 1, "entries": entries}).encode()


MANIFEST = {archive.MANIFEST: manifest(**{ENTRY.key.digest: len(DATA)})}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not an archive of entries"),
        (b"no tar at all" * 1000, "not an archive of entries"),
        (tar_of({"../../etc/passwd": b"x"}), "not a member of an archive of entries"),
        (tar_of({"/etc/passwd": b"x"}), "not a member of an archive of entries"),
        (tar_of({f"{NAME}/../x": b"x"}), "not a member of an archive of entries"),
        (tar_of({NAME: b""}, tarfile.SYMTYPE), "not a plain file"),
        (tar_of({NAME: b""}, tarfile.LNKTYPE), "not a plain file"),
        (tar_of({NAME: b""}, tarfile.DIRTYPE), "not a plain file"),
        (tar_of({NAME: DATA}), "without its manifest"),
        (tar_of({**MANIFEST}), "lists 1 entries, not the 0"),
        (tar_of({NAME: DATA, **MANIFEST, f"{NAME[:-1]}0": DATA}), "goes on after its manifest"),
        (tar_of({archive.MANIFEST: b"{"}), "manifest is damaged"),
        (tar_of({archive.MANIFEST: b'{"format":9,"entries":{}}'}), "format 9"),
        (tar_of({NAME: DATA, **MANIFEST})[: 512 + len(DATA) // 2], "cut short|ends early"),
    ],
)
def test_what_is_no_archive_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    (tmp_path / "cache.tar").write_bytes(data)
    tier = MemoryTier()
    with pytest.raises(CacheError, match=message):
        CacheManager(tier).import_archive(tmp_path / "cache.tar")
    assert tier.data in ({}, {ENTRY.key.digest: DATA}), "what came before the damage is good"


def test_bad_entries_of_an_archive_are_not_taken(tmp_path: Path) -> None:
    liar = f"tpu-compile-cache/entries/{'0' * 64}"
    damaged = encode(entry(replace(BASE, abi=7)))[:-1] + b"\0"
    name = replace(BASE, abi=7).key().digest
    sizes = {"0" * 64: len(DATA), name: len(damaged)}
    members = {liar: DATA, f"tpu-compile-cache/entries/{name}": damaged}
    (tmp_path / "cache.tar").write_bytes(tar_of({**members, archive.MANIFEST: manifest(**sizes)}))
    tier = MemoryTier()
    found = CacheManager(tier).import_archive(tmp_path / "cache.tar")
    assert tier.data == {}
    assert {b.name for b in found.bad} == set(sizes)


# ---------------------------------------------------------------------- counters of all processes


def test_ledger_sums_up(tmp_path: Path) -> None:
    book = Ledger(tmp_path / "stats")
    assert book.total() == ledger.Total()
    assert not (tmp_path / "stats").exists(), "looking makes nothing"
    book.add({"hits": 2, "seconds": 0.5, "tiers": {"local": {"hits": 2}}})
    book.add({"hits": 1, "misses": 1, "tiers": {"local": {"hits": 1}, "s3": {"hits": 4}}})
    total = book.total()
    assert total.counts == {
        "hits": 3,
        "misses": 1,
        "seconds": 0.5,
        "tiers": {"local": {"hits": 3}, "s3": {"hits": 4}},
    }
    assert total.processes == 2
    assert total.since == pytest.approx(time.time(), abs=60)
    files = [p.name for p in (tmp_path / "stats").iterdir() if not p.name.startswith(".")]
    assert files == ["total.json"]
    for path in (tmp_path / "stats").iterdir():
        assert path.stat().st_mode & 0o777 == 0o600


def test_ledger_starts_again(tmp_path: Path) -> None:
    book = Ledger(tmp_path)
    book.add({"hits": 2})
    assert book.zero().counts == {"hits": 2}
    assert (book.total().counts, book.total().processes) == ({}, 0)
    assert book.total().since == pytest.approx(time.time(), abs=60)
    book.add({"hits": 1})
    assert book.total().counts == {"hits": 1}


def test_ledger_counts_what_is_not_folded_yet(tmp_path: Path) -> None:
    book, busy = Ledger(tmp_path), Ledger(tmp_path)
    book.add({"hits": 1})
    with busy._locked(0):
        book.add({"hits": 2})
        assert len(list(tmp_path.glob("[!.]*.json"))) == 2
        assert book.total().counts == {"hits": 3}
    book.add({"hits": 4})
    assert book.total().counts == {"hits": 7}
    assert book.total().processes == 3


def test_ledger_counts_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process dies between writing the total and deleting what is in it."""
    book = Ledger(tmp_path)
    with monkeypatch.context() as m:
        m.setattr(Path, "unlink", lambda self, missing_ok=False: None)
        book.add({"hits": 1})
    assert len(list(tmp_path.glob("[!.]*.json"))) == 2
    assert book.total().counts == {"hits": 1}
    book.add({"hits": 1})
    assert book.total().counts == {"hits": 2}


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"[]", b'{"counts": 7}', b'{"counts": {"hits": "x"}}', b"\xff\xfe", b"null"],
)
def test_damaged_ledger_starts_again(tmp_path: Path, damage: bytes) -> None:
    book = Ledger(tmp_path)
    book.add({"hits": 1})
    (tmp_path / "total.json").write_bytes(damage)
    assert book.total().counts == {}
    book.add({"hits": 5})
    assert book.total().counts == {"hits": 5}


# ---------------------------------------------------------------------- words


def test_words() -> None:
    assert [size_text(n) for n in (0, 1023, 1024, 1_200_000, 20 << 30, 5 << 40)] == [
        "0 B",
        "1023 B",
        "1.0 KiB",
        "1.1 MiB",
        "20.0 GiB",
        "5.0 TiB",
    ]
    assert [seconds_text(s) for s in (0, 0.123, 12.34, 245, 7800)] == [
        "0.00 s",
        "0.12 s",
        "12.3 s",
        "4 min 05 s",
        "2 h 10 min",
    ]
    assert [age_text(s) for s in (-5, 1, 30, 90, 7200, 90_000, 200_000)] == [
        "now",
        "now",
        "30 s ago",
        "1 min ago",
        "2 h ago",
        "25 h ago",
        "2 d ago",
    ]
    assert [counted(1, "entry"), counted(2, "entry"), counted(0, "miss")] == [
        "1 entry",
        "2 entries",
        "0 misses",
    ]


def test_summary() -> None:
    assert summary(CacheStats()) == (
        "0 hits (0 memory, 0 local, 0 shared), 0 misses, hit rate -, compiled 0.00 s, saved 0.00 s"
    )
    tiers = {"local": TierStats(hits=1), "s3://bucket": TierStats(hits=3)}
    busy = CacheStats(hits=4, misses=2, shared=2, corrupt=1, read_errors=2, tiers=tiers)
    assert summary(replace(busy, uncacheable=1, waits=1, wait_seconds=2)) == (
        "6 hits (2 memory, 1 local, 3 shared), 2 misses, hit rate 75.0 %, compiled 0.00 s, "
        "saved 0.00 s, waited 2.00 s, 1 uncacheable, 3 errors (read 2, write 0, corrupt 1)"
    )


def test_rows() -> None:
    counts = {"hits": 4, "shared": 1, "misses": 5, "reasons": {"absent": 3, "corrupt": 2}}
    counts["tiers"] = {"local": {"hits": 1}, "s3://a": {"hits": 2}, "file:///b": {"hits": 1}}
    found = rows(counts)
    assert found[:8] == [
        ("Hits", "5"),
        ("  memory", "1"),
        ("  local", "1"),
        ("  shared", "3"),
        ("Misses", "5"),
        ("  absent", "3"),
        ("  corrupt", "2"),
        ("Hit rate", "50.0 %"),
    ]
    assert hit_rate({}) is None
    assert ("Hit rate", "-") in rows({})

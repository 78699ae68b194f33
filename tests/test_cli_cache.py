"""`tpu-compile cache`: what each verb prints, its JSON and exit codes, and what the process imports."""

from __future__ import annotations

import hashlib
import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from test_manage import BASE, entry, fill, programs

from tpu_compile import cache_manager, cli
from tpu_compile.cache.entry import Entry, encode
from tpu_compile.cache.ledger import Ledger
from tpu_compile.cache.local import LocalTier
from tpu_compile.cache.manage import stablehlo_key
from tpu_compile.cache.stats import CacheStats
from tpu_compile.usage import Usage


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def local(folder: Path) -> Iterator[LocalTier]:
    tier = LocalTier(folder / "executables", 1 << 30)
    yield tier
    tier.close()


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `tpu-compile cache ...` in this process."""

    def call(*arguments: object) -> Result:
        monkeypatch.setattr(sys, "argv", ["tpu-compile", "cache", *map(str, arguments)])
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            cli.main()
        out, err = capsys.readouterr()
        return Result(int(end.value.code or 0), out, err)

    return call


VERBS = ["dir", "stats", "ls", "show", "explain", "verify", "prune", "clear"]
VERBS += ["push", "pull", "export", "import"]


# ---------------------------------------------------------------------- help and imports


@pytest.mark.parametrize("verb", [None, *VERBS])
def test_help_has_examples(run: Run, verb: str | None) -> None:
    result = run(*filter(None, [verb]), "--help")
    assert result.code == 0
    assert "Example" in result.out
    assert "tpu-compile cache" in result.out


def test_no_verb_imports_torch_or_jax(local: LocalTier, folder: Path, tmp_path: Path) -> None:
    """In a real process, verb after verb."""
    (name,) = fill(local, entry())
    local.close()
    file = tmp_path / "cache.tar"
    calls = [
        ["--help"],
        ["dir"],
        ["stats"],
        ["stats", "--zero"],
        ["ls"],
        ["show", name],
        ["explain", name],
        ["verify"],
        ["export", str(file)],
        ["import", str(file)],
        ["prune"],
        ["clear", "--yes"],
    ]
    code = (
        "import json, sys\n"
        "from tpu_compile import cli\n"
        f"for arguments in {calls!r}:\n"
        "    sys.argv = ['tpu-compile', 'cache', *arguments]\n"
        "    try: cli.main()\n"
        "    except SystemExit as end: assert not end.code, arguments\n"
        "    heavy = {'torch', 'jax', 'jaxlib', 'numpy'} & sys.modules.keys()\n"
        "    assert not heavy, (arguments, heavy)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


# ---------------------------------------------------------------------- wrong usage


@pytest.mark.parametrize(
    "arguments",
    [
        ["bogus"],
        ["ls", "--sort", "bogus"],
        ["show"],
        ["show", "not-a-key"],
        ["prune", "--max-size", "many"],
        ["prune", "--max-age", "-3d"],
        ["prune", "--max-age", "nan"],
        ["clear"],
        ["clear", "--json"],
        ["push"],
        ["push", "nowhere"],
        ["push", "local"],
        ["pull", "local"],
        ["ls", "--tier", "nowhere"],
    ],
)
def test_wrong_usage_exits_with_2(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert result.out == ""
    assert "Traceback" not in result.err
    assert result.err


def test_ambiguous_prefix_lists_the_candidates(run: Run, local: LocalTier) -> None:
    names = [f"ab{n}" + "0" * 61 for n in range(3)]
    for name in names:
        local.put(name, b"x")
    for verb in ("show", "explain"):
        result = run(verb, "ab")
        assert result.code == 2
        assert all(name in result.err for name in names)


def test_unknown_key_exits_with_1(run: Run, local: LocalTier) -> None:
    fill(local, entry())
    result = run("show", "0000")
    assert result.code == 1
    assert result.err.startswith("tpu-compile: no entry has this key: 0000\n")
    assert str(local) in result.err


def test_unusable_folder_is_one_clear_error(run: Run, folder: Path) -> None:
    folder.mkdir()
    (folder / "executables").write_text("a file")
    for verb in ("ls", "verify", "stats"):
        result = run(verb)
        assert result.code == 1
        assert "the executable cache cannot be used" in result.err
        assert "Traceback" not in result.err


# ---------------------------------------------------------------------- looking


def test_dir(run: Run, folder: Path) -> None:
    assert run("dir") == (0, f"{folder}\n", "")
    assert json.loads(run("dir", "--json").out) == {"dir": str(folder), "exists": False}


def test_looking_makes_no_folder(run: Run, folder: Path) -> None:
    for arguments in (["dir"], ["ls"], ["stats"], ["verify"], ["prune"], ["clear", "--yes"]):
        assert run(*arguments).code == 0
    assert run("show", "abc").code == 1
    assert not folder.exists()


def test_ls(run: Run, local: LocalTier) -> None:
    names = fill(local, *(entry(p, size=2000, seconds=n) for n, p in enumerate(programs(2))))
    result = run("ls", "--sort", "cost")
    head, first, second = result.out.splitlines()
    assert head.split() == ["KEY", "PROGRAM", "ON", "SIZE", "COMPILE", "USED"]
    assert first.split()[:4] == [names[1][:12], "MLP_forward", "cpu", "2.6"]
    assert "2.6 KiB   1.00 s" in first
    assert second.startswith(names[0][:12])
    assert result.err.startswith("2 executables, 5.")
    listed = json.loads(run("ls", "--json").out)
    assert {e["key"] for e in listed} == set(names)
    assert listed[0]["fields"] == json.loads(json.dumps(programs(2)[1].key().fields))


def test_ls_of_nothing(run: Run) -> None:
    assert run("ls") == (0, "", "0 executables, 0 B\n")
    assert run("ls", "--json").out == "[]\n"


def test_show(run: Run, local: LocalTier) -> None:
    (name,) = fill(local, entry())
    result = run("show", name[:6])
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0] == name
    for wanted in (
        "program  MLP_forward",
        "state    verified",
        "by torch 2.13.0, tpu_compile 0.1.0",
    ):
        assert wanted in result.out
    assert "jaxlib 0.10.2; cpu cpu" in result.out
    assert "xla_a=1, xla_b=2" in result.out
    assert f"program     {'a' * 64}" in result.out
    assert json.loads(run("show", name, "--json").out)["fields"] == BASE.key().fields


def test_show_a_damaged_entry(run: Run, local: LocalTier) -> None:
    (name,) = fill(local, entry())
    data = local.peek(name)
    assert data is not None
    local.put(name, data[:-1] + bytes([data[-1] ^ 1]))
    result = run("show", name)
    assert result.code == 1
    assert "damaged: the entry is damaged: its checksum does not match" in result.out
    assert json.loads(run("show", name, "--json").out)["fault"]


def programs_with_stablehlo(local: LocalTier) -> list[str]:
    from tpu_compile.lowering.mlir import parse, to_bytecode

    names = []
    for size in (2, 3):
        text = f"""module {{
          func.func @main(%x: tensor<{size}xf32>) -> tensor<{size}xf32> {{
            return %x : tensor<{size}xf32>
          }}
        }}"""
        bytecode = to_bytecode(parse(text))
        fields = replace(BASE, program=hashlib.sha256(bytecode).hexdigest())
        names += fill(local, entry(fields), Entry(stablehlo_key(fields.program), bytecode))
    return names[::2]


def test_stablehlo(run: Run, local: LocalTier) -> None:
    two, three = programs_with_stablehlo(local)
    result = run("show", two, "--stablehlo")
    assert result.code == 0
    assert result.out.startswith("module {\n")
    assert "tensor<2xf32>" in result.out
    assert json.loads(run("show", two, "--stablehlo", "--json").out)["stablehlo"] in result.out
    result = run("explain", two, three, "--stablehlo")
    assert "-  func.func public" in result.out or "-  func.func @main" in result.out
    assert (
        "tensor<3xf32>" in json.loads(run("explain", two, "--stablehlo", "--json").out)["stablehlo"]
    )


def test_stablehlo_that_is_not_there(run: Run, local: LocalTier) -> None:
    (name,) = fill(local, entry())
    result = run("show", name, "--stablehlo")
    assert (result.code, result.out) == (1, "")
    assert "the StableHLO of this entry is not in the cache" in result.err
    local.put(stablehlo_key("a" * 64).digest, encode(Entry(stablehlo_key("a" * 64), b"not MLIR")))
    result = run("show", name, "--stablehlo")
    assert result.code == 1
    assert "not StableHLO that this jaxlib reads" in result.err


def test_stablehlo_without_jaxlib(
    run: Run, local: LocalTier, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _ = programs_with_stablehlo(local)
    monkeypatch.setitem(sys.modules, "tpu_compile.lowering.mlir", None)
    result = run("show", name, "--stablehlo")
    assert result.code == 1
    assert "printing StableHLO needs jaxlib" in result.err
    assert "pip install jaxlib" in result.err


def test_ls_lists_executables_unless_told_otherwise(run: Run, local: LocalTier) -> None:
    names = programs_with_stablehlo(local)
    result = run("ls")
    assert {line.split()[0] for line in result.out.splitlines()[1:]} == {n[:12] for n in names}
    assert "2 other entries" in result.err
    assert run("ls", "--all").out.count("stablehlo") == 2
    assert len(json.loads(run("ls", "--all", "--json").out)) == 4


def test_explain(run: Run, local: LocalTier) -> None:
    other = replace(BASE, cpu="x86_64 avx", flags=())
    one, two = fill(local, entry(), entry(other))
    result = run("explain", two)
    assert result.code == 0
    assert result.out.splitlines()[:2] == [
        f"this     {two[:12]}  MLP_forward",
        f"nearest  {one[:12]}  MLP_forward",
    ]
    assert [line.split() for line in result.out.splitlines()[3:]] == [
        ["FIELD", "THIS", "NEAREST"],
        ["cpu", "-", "avx2", "fma"],
        ["flags", "-", "xla_a=1,", "xla_b=2"],
    ]
    found = json.loads(run("explain", two, one[:8], "--json").out)
    assert found["other"]["key"] == one
    assert {d["field"]: (d["here"], d["there"]) for d in found["differences"]} == {
        "cpu": (None, "avx2 fma"),
        "flags": (None, [["xla_a", "1"], ["xla_b", "2"]]),
    }
    assert "no field differs" in run("explain", one, one).out


def test_explain_a_key_that_was_never_stored(run: Run, local: LocalTier, tmp_path: Path) -> None:
    (name,) = fill(local, entry())
    file = tmp_path / "key.json"
    file.write_text(json.dumps(replace(BASE, abi=9).key().fields))
    result = run("explain", file)
    assert f"nearest  {name[:12]}" in result.out
    assert ["abi", "9", "1"] in [line.split() for line in result.out.splitlines()]
    assert run("explain", file, name[:8], "--json").code == 0
    for text in ("{", "[1]", '"x"'):
        file.write_text(text)
        assert run("explain", file).code == 2
    assert run("explain", tmp_path / "missing.json").code == 1


def test_explain_the_only_entry(run: Run, local: LocalTier) -> None:
    (name,) = fill(local, entry())
    result = run("explain", name)
    assert result.code == 0
    assert "no other entry" in result.err


# ---------------------------------------------------------------------- cleaning


def test_verify(run: Run, local: LocalTier) -> None:
    good, bad = fill(local, *map(entry, programs(2)))
    assert run("verify").code == 0
    local.put(bad, b"x" * 99)
    result = run("verify")
    assert result.code == 1
    assert f"{bad[:12]}  not a cache entry" in result.out
    assert json.loads(run("verify", "--json").out)["bad"][0]["name"] == bad
    assert run("verify", "--delete").code == 1
    assert run("verify").out.endswith("all good\n")
    assert [s.name for s in local.entries()] == [good]


def test_prune_and_clear(run: Run, local: LocalTier) -> None:
    names = fill(local, *(entry(p, 1000) for p in programs(3)))
    result = run("prune", "--max-size", "4K", "--dry-run")
    assert result.out == f"{names[0]}\n"
    assert result.err.startswith("would remove 1 entry, 1.")
    assert len(list(local.entries())) == 3
    found = json.loads(run("prune", "--max-size", "4K", "--json").out)
    assert [r["key"] for r in found["removed"]] == [names[0]]
    assert run("prune", "--max-age", "1d").err.startswith("removed 0 entries")
    assert run("clear", "--yes").err.startswith("removed 2 entries")
    assert list(local.entries()) == []


# ---------------------------------------------------------------------- archives


def test_export_and_import(run: Run, local: LocalTier, tmp_path: Path) -> None:
    names = fill(local, *map(entry, programs(2)))
    file = tmp_path / "cache.tar"
    assert run("export", file).err.startswith("copied 2 entries")
    run("clear", "--yes")
    assert json.loads(run("import", file, "--json").out)["copied"] == sorted(names)
    assert run("import", file).err.rstrip().endswith("; 2 were there already")
    assert run("verify").code == 0
    assert run("export", file, names[0][:9]).err.startswith("copied 1 entry")


def test_push_and_pull(run: Run, local: LocalTier, tmp_path: Path) -> None:
    names = fill(local, *map(entry, programs(3)))
    place = f"file://{tmp_path}/shared"
    assert run("push", place, names[0][:20]).err.startswith("copied 1 entry")
    result = run("push", place)
    assert result.err.startswith("copied 2 entries")
    assert result.err.rstrip().endswith("; 1 was there already")
    listed = run("ls", "--tier", place).out
    assert listed.count("MLP_forward") == 3
    assert "MADE" in listed.splitlines()[0]
    assert run("verify", "--tier", place).code == 0
    run("clear", "--yes")
    assert json.loads(run("pull", place, names[2], "--json").out)["copied"] == [names[2]]
    assert run("pull", place).err.startswith("copied 2 entries")
    assert {s.name for s in local.entries()} == set(names)
    assert (
        len(json.loads(run("prune", "--tier", place, "--max-size", "0", "--json").out)["removed"])
        == 3
    )
    assert run("ls", "--tier", place).err.startswith("0 executables")


def test_pull_of_damaged_entries(run: Run, local: LocalTier, tmp_path: Path) -> None:
    (name,) = fill(local, entry())
    place = f"file://{tmp_path}/shared"
    run("push", place)
    run("clear", "--yes")
    (file,) = (p for p in (tmp_path / "shared").rglob("*") if name in p.name)
    file.write_bytes(file.read_bytes()[:-1])
    result = run("pull", place)
    assert result.code == 1
    assert result.out.startswith(name[:12])
    assert "1 is not sound" in result.err
    assert list(local.entries()) == []


def test_read_only_places_are_one_clear_error(run: Run, local: LocalTier, tmp_path: Path) -> None:
    fill(local, entry())
    result = run("push", f"file://{tmp_path}/shared?readonly")
    assert result.code == 1
    assert "may only be read" in result.err


def test_archives_that_cannot_be_used(run: Run, tmp_path: Path) -> None:
    assert run("import", tmp_path / "missing.tar").code == 1
    (tmp_path / "x.tar").write_bytes(b"x")
    result = run("import", tmp_path / "x.tar")
    assert result.code == 1
    assert "not an archive of entries" in result.err
    result = run("export", tmp_path / "no" / "folder.tar")
    assert result.code == 1
    assert "the archive cannot be written" in result.err


# ---------------------------------------------------------------------- counters


def test_stats(run: Run, local: LocalTier, folder: Path) -> None:
    fill(local, entry())
    Ledger(folder / "stats").add({"hits": 2, "shared": 1, "misses": 1, "compile_seconds": 3.5})
    lines = [" ".join(line.split()) for line in run("stats").out.splitlines()]
    assert lines[0] == str(folder)
    assert lines[1].endswith(", 1 process")
    for line in ("Hits 3", "memory 1", "local 2", "Misses 1", "Hit rate 75.0 %"):
        assert line in lines
    assert "Compile time spent 3.50 s" in lines
    assert lines[-1].startswith("local 0 0 0 0 0 1 ")
    assert lines[-1].endswith("20.0 GiB")
    found = json.loads(run("stats", "--zero", "--json").out)
    assert (found["hit_rate"], found["counts"]["hits"]) == (0.75, 2)
    assert found["tiers"][0]["entries"] == 1
    assert "Hit rate -" in " ".join(run("stats").out.split())


def test_stats_says_that_the_cache_is_off(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TPU_COMPILE_CACHE", "0")
    assert "off: TPU_COMPILE_CACHE=0" in run("stats").out
    assert json.loads(run("stats", "--json").out)["enabled"] is False


def test_usage_saves_what_is_new(tmp_path: Path) -> None:
    now = CacheStats()
    book = Ledger(tmp_path / "stats")
    usage = Usage(book, lambda: now)
    usage.save()
    assert not (tmp_path / "stats").exists(), "a process that did nothing leaves nothing"
    now = replace(now, hits=2)
    usage.save()
    now = replace(now, hits=3, misses=1)
    usage.save()
    usage.save()
    assert (book.total().counts["hits"], book.total().counts["misses"]) == (3, 1)
    assert book.total().processes == 1


def test_usage_is_never_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    usage = Usage(Ledger(tmp_path / "file"), lambda: CacheStats(hits=1))
    usage.save()
    usage.close()


FORKED = """
import multiprocessing, os, pathlib, sys
from dataclasses import replace
from tpu_compile.cache.entry import Entry, encode
from tpu_compile.cache.ledger import Ledger
from tpu_compile.cache.manage import stablehlo_key
from tpu_compile.cache.stats import CacheStats
from tpu_compile.usage import Usage

now = CacheStats(hits=5)
usage = Usage(Ledger(pathlib.Path(sys.argv[1])), lambda: now)
def child():
    global now
    now = replace(now, hits=now.hits + 1)
process = multiprocessing.get_context("fork").Process(target=child)
process.start(); process.join()
pid = os.fork()
if pid == 0:
    child()
    sys.exit(0)
os.waitpid(pid, 0)
"""


def test_forked_processes_count_their_own(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", FORKED, str(tmp_path)], check=True, timeout=60)
    total = Ledger(tmp_path).total()
    assert (total.counts["hits"], total.processes) == (5 + 1 + 1, 3)


COUNTING = """
import pathlib, sys
from tpu_compile.cache.entry import Entry, encode
from tpu_compile.cache.ledger import Ledger
for _ in range(20):
    Ledger(pathlib.Path(sys.argv[1])).add({"hits": 1})
"""


def test_many_processes_lose_no_count(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COUNTING, str(tmp_path)]
    workers = [subprocess.Popen(command) for _ in range(4)]
    while any(w.poll() is None for w in workers):
        assert Ledger(tmp_path).total().counts.get("hits", 0) <= 80
    assert [w.returncode for w in workers] == [0] * 4
    assert Ledger(tmp_path).total().counts == {"hits": 80}
    assert Ledger(tmp_path).total().processes == 80


# ---------------------------------------------------------------------- in a terminal


def in_terminal(*arguments: str, columns: int = 80) -> str:
    """What a terminal of 80 columns shows of a real process."""
    parent, child = pty.openpty()
    env = {**os.environ, "COLUMNS": str(columns), "TERM": "xterm", "NO_COLOR": ""}
    command = [sys.executable, "-m", "tpu_compile.cli", "cache", *arguments]
    process = subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=env)
    os.close(child)
    shown = b""
    try:
        while part := os.read(parent, 65536):
            shown += part
    except OSError:  # how a terminal ends on Linux
        pass
    process.wait(timeout=60)
    os.close(parent)
    return shown.decode()


def test_terminal_has_colour_and_cut_lines(local: LocalTier) -> None:
    long = replace(entry(), program="Decoder.forward_with_a_long_name_" * 3)
    fill(local, long)
    local.close()
    shown = in_terminal("ls")
    assert "\x1b[2m" in shown
    assert "…" in shown
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    assert all(len(line) <= 80 for line in shown.splitlines()), shown


# ---------------------------------------------------------------------- with the compiler


class TestExpectHit:
    @staticmethod
    def run(**options: object) -> None:
        import torch

        from tpu_compile.compile import compile_graph
        from tpu_compile.config import options_from
        from tpu_compile.torch_private import make_fx

        x = torch.arange(6.0)
        gm = make_fx(lambda x: (torch.sin(x) + 1,), tracing_mode="fake")(x)
        compile_graph(gm, kind="inference", options=options_from(None, options))

    @pytest.fixture(autouse=True)
    def _alone(self, folder: Path) -> None:
        import gc

        gc.collect()  # executables that other tests have loaded

    def test_a_compile_is_an_error_with_the_difference(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from tpu_compile.errors import ExpectedHitError

        self.run()
        (there,) = cache_manager().ls()
        monkeypatch.setenv("TPU_COMPILE_EXPECT_HIT", "1")
        self.run()  # a hit
        with pytest.raises(ExpectedHitError, match="xla_cpu_enable_fast_math") as error:
            self.run(xla_options={"xla_cpu_enable_fast_math": True})
        assert error.value.nearest == there.name
        assert [d.field for d in error.value.differences] == [  # type: ignore[attr-defined]
            "options.xla_cpu_enable_fast_math"
        ]

    def test_without_a_cache(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from tpu_compile.errors import ExpectedHitError

        monkeypatch.setenv("TPU_COMPILE_EXPECT_HIT", "1")
        with pytest.raises(ExpectedHitError, match="the cache is empty"):
            self.run()
        with pytest.raises(ExpectedHitError, match="is off"):
            self.run(cache=False)


def test_stablehlo_is_found_where_it_is_kept() -> None:
    from tpu_compile import compile

    assert compile.stablehlo_key("a" * 64) == stablehlo_key("a" * 64)


MODEL = """
import torch
from tpu_compile.compile import compile_graph
from tpu_compile.config import options_from
from tpu_compile.torch_private import make_fx

gm = make_fx(lambda x: (x * 2 + 1,), tracing_mode="fake")(torch.ones(3))
compile_graph(gm, kind="inference", options=options_from(None, None))
"""


def test_processes_add_up_and_say_what_they_did(run: Run) -> None:
    env: dict[str, Any] = {**os.environ, "TPU_COMPILE_LOG": "info"}
    for wanted in (
        "0 hits (0 memory, 0 local, 0 shared), 1 miss",
        "1 hit (0 memory, 1 local, 0 shared), 0",
    ):
        command = [sys.executable, "-c", MODEL]
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr
        assert done.stderr.count("executable cache: ") == 1
        assert f"executable cache: {wanted}" in done.stderr
        env["TPU_COMPILE_EXPECT_HIT"] = "1"
    found = json.loads(run("stats", "--json").out)
    assert (found["processes"], found["counts"]["hits"], found["counts"]["misses"]) == (2, 1, 1)

"""What changes a key, what does not, and that the program's own digest is stable."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from tpu_compile.cache.key import KeyFields, cpu_model, key_of, parse_flags
from tpu_compile.cache.local import LocalTier

BASE = KeyFields(
    program="a" * 64,
    options=(("xla_cpu_enable_fast_math", False), ("xla_backend_optimization_level", 1)),
    platform="cpu",
    compiler="jaxlib 0.10.2; cpu cpu",
    topology="cpu",
    replicas=1,
    partitions=1,
    flags=(("xla_a", "1"),),
    cpu="x86_64 avx avx2",
    threads=2,
    abi=1,
)

# For each field a value that must give another key.
OTHER: dict[str, object] = {
    "program": "b" * 64,
    "options": (("xla_cpu_enable_fast_math", True), ("xla_backend_optimization_level", 1)),
    "platform": "tpu",
    "compiler": "jaxlib 0.10.3; cpu cpu",
    "topology": "TPU v5 lite 2x2",
    "replicas": 2,
    "partitions": 2,
    "flags": (("xla_a", "2"),),
    "cpu": "x86_64 avx",
    "threads": 4,
    "abi": 2,
    "format": 0,
}


def test_every_field_has_a_case() -> None:
    assert set(OTHER) == {f.name for f in fields(KeyFields)}


@pytest.mark.parametrize("name", OTHER)
def test_field_changes_the_key(name: str) -> None:
    other = replace(BASE, **{name: OTHER[name]}).key()
    assert other.digest != BASE.key().digest
    changed = {k for k, v in other.fields.items() if v != BASE.key().fields[k]}
    assert changed == {name}


def test_key_is_stable() -> None:
    # A change here empties every cache in the world: raise FORMAT and mean it.
    assert BASE.key().digest == "59dc92fa08573fe355a0c37ee98fa066e8516aa07827667ae5c2b806259d1b0d"


def test_order_of_options_does_not_change_the_key() -> None:
    assert replace(BASE, options=BASE.options[::-1]).key() == BASE.key()


def test_type_of_an_option_changes_the_key() -> None:
    keys = {replace(BASE, options=(("o", v),)).key().digest for v in (True, 1, 1.0, "1", "true")}
    assert len(keys) == 5


def test_fields_are_framed() -> None:
    assert key_of({"a": "b", "c": "d"}) != key_of({"a": 'b","c":"d'})
    assert key_of({"a": ["b", "c"]}) != key_of({"a": ["bc"]})


def test_not_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON"):
        key_of({"a": float("nan")})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("--xla_a=1 --xla_b=2", "--xla_b=2 --xla_a=1"),
        ("--xla_a=1 --xla_b=2", "  --xla_a=1\n--xla_b=2 "),
        ("--xla_a", "--xla_a=true"),
        ("--xla_a='x y'", '--xla_a="x y"'),
    ],
)
def test_equal_flags(one: str, other: str) -> None:
    assert parse_flags(one) == parse_flags(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("--xla_a=1 --xla_b=2", "--xla_a=1--xla_b=2"),
        ("--xla_a=1 --xla_a=2", "--xla_a=2 --xla_a=1"),
        ("--xla_a=1", "--xla_a=2"),
        ("--xla_a", ""),
    ],
)
def test_different_flags(one: str, other: str) -> None:
    assert parse_flags(one) != parse_flags(other)


@pytest.mark.parametrize(
    "flag",
    [
        "--xla_dump_to=/tmp/x",
        "--xla_dump_hlo_as_text",
        "--xla_dump_hlo_pass_re=.*",
        "--vmodule=a=3",
        "--v=1",
        "--minloglevel=0",
        "--stderrthreshold=0",
        "--logtostderr",
        "--alsologtostderr=true",
        "--log_dir=/tmp",
        "--tpu_log_dir=/tmp",
        "--max_log_size=1",
    ],
)
def test_dropped_flags(flag: str) -> None:
    assert parse_flags(f"--xla_a=1 {flag}") == parse_flags("--xla_a=1")


def test_flags_of_both_variables_count() -> None:
    assert parse_flags("--xla_a=1", "--tpu_b=2") == (("tpu_b", "2"), ("xla_a", "1"))


X86 = """processor	: 0
vendor_id	: AuthenticAMD
cpu family	: 25
model		: 1
model name	: AMD EPYC
microcode	: 0x1000065
cpu MHz		: 2445.406
flags		: fpu sse2 avx
bugs		: spectre_v1

processor	: 1
vendor_id	: AuthenticAMD
cpu family	: 25
model		: 1
model name	: AMD EPYC
microcode	: 0x1000065
cpu MHz		: 1800.000
flags		: fpu sse2 avx
bugs		: spectre_v1
"""

ARM = """processor	: 0
BogoMIPS	: 243.75
Features	: fp asimd sve
CPU implementer	: 0x41
CPU architecture: 8
CPU variant	: 0x1
CPU part	: 0xd40
"""


def test_cpu_model() -> None:
    assert cpu_model(X86, "x86_64") == "x86_64 AuthenticAMD/25/1 avx fpu sse2"
    assert cpu_model(ARM, "aarch64") == "aarch64 0x41/0x1/0xd40 asimd fp sve"
    assert cpu_model("flags: something", "x86_64") == "x86_64 something"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("2445.406", "1000.0"),
        ("0x1000065", "0x1000099"),
        ("spectre_v1", ""),
        ("AMD EPYC", "AMD EPYC 7763"),
        ("fpu sse2 avx", "avx sse2 fpu"),
    ],
)
def test_what_code_does_not_depend_on_is_not_in_the_model(old: str, new: str) -> None:
    assert cpu_model(X86.replace(old, new), "x86_64") == cpu_model(X86, "x86_64")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("sse2 avx", "sse2 avx avx512f"),
        ("AuthenticAMD", "GenuineIntel"),
        ("cpu family	: 25", "cpu family	: 26"),
        ("model		: 1", "model		: 17"),
    ],
)
def test_what_code_depends_on_is_in_the_model(old: str, new: str) -> None:
    assert cpu_model(X86.replace(old, new), "x86_64") != cpu_model(X86, "x86_64")
    assert cpu_model(X86, "aarch64") != cpu_model(X86, "x86_64")


def test_number_of_cpus_is_a_field_of_its_own() -> None:
    assert cpu_model(X86.split("\n\n")[0], "x86_64") == cpu_model(X86, "x86_64")


def test_threads_are_what_xla_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    from tpu_compile.config import cpu_threads

    for name in ("NPROC", "PJRT_NPROC"):
        monkeypatch.delenv(name, raising=False)
    if hasattr(os, "sched_getaffinity"):
        assert cpu_threads() == len(os.sched_getaffinity(0))
    monkeypatch.setenv("NPROC", "many")
    assert cpu_threads() >= 1
    monkeypatch.setenv("NPROC", "3")
    assert cpu_threads() == 3
    monkeypatch.setenv("PJRT_NPROC", "5")
    assert cpu_threads() == 5


# Its code is split for the threads, which is why they are in the key.
SPLIT = """
import torch
from tpu_compile.lowering.graph import lower
from tpu_compile.pjrt import cpu_client
from tpu_compile.torch_private import make_fx

client = cpu_client()
gm = make_fx(lambda x: (x.sin() + x.tanh(),), tracing_mode="fake")(torch.ones(512, 4096))
hlo = client.compile(lower(gm).program.stablehlo, {}).optimized_hlo()
print(client.threads, 'outer_dimension_partitions":["' in hlo)
"""


def test_executable_depends_on_the_threads() -> None:
    for threads, split in (("1", "False"), ("4", "True")):
        env = {**os.environ, "PJRT_NPROC": threads}
        assert run(SPLIT, env=env).split() == [threads, split]


def run(source: str, *args: str, env: dict[str, str], cwd: Path | None = None) -> str:
    command = [sys.executable, "-c", source, *args]
    done = subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


MODEL = """
import torch
from torch import nn

TABLE = torch.arange(100.0).reshape(10, 10)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleDict({n: nn.Linear(10, 10) for n in {"a", "b", "c"}})

    def forward(self, x):
        for name in sorted(self.layers):
            x = self.layers[name](x @ TABLE).relu()
        q, r = torch.linalg.qr(x)
        return torch.softmax(q @ r, -1) + torch.rand(10)
"""

TRAIN = """
import sys
sys.path.insert(0, sys.argv[1])
import torch, model
torch.compile(model.Net(), backend="tpu")(torch.ones(10, 10)).sum().backward()
"""

FLAGS = ["--xla_cpu_enable_fast_math=false", "--xla_cpu_multi_thread_eigen=true"]


def test_two_processes_lower_the_same_model_to_the_same_keys(tmp_path: Path) -> None:
    """With other paths, lines, hash seeds, homes, process ids, times, flag orders and dumps."""
    found = []
    for n, home in enumerate([tmp_path / "here", tmp_path / "elsewhere" / "deeper"]):
        home.mkdir(parents=True)
        flags = FLAGS if n == 0 else [FLAGS[1], f"--xla_dump_to={home / 'dump'}", FLAGS[0]]
        (home / "model.py").write_text("\n# a line\n" * n + MODEL)
        env = {
            **os.environ,
            "HOME": str(home),
            "PYTHONHASHSEED": str(n + 1),
            "TPU_COMPILE_CACHE_DIR": str(home / "cache"),
            "XLA_FLAGS": " ".join(flags),
        }
        run(TRAIN, str(home), env=env, cwd=home)
        tier = LocalTier(home / "cache" / "executables", 1 << 30)
        found.append({entry.name for entry in tier.entries()})
        tier.close()
    assert len(found[0]) >= 2, "a forward and a backward graph"
    assert found[0] == found[1]


class TestProgramDigest:
    """The digest of a lowered graph: what the user may change without a recompile."""

    @staticmethod
    def digest(source: str, name: str = "graph", shape: tuple[int, ...] = (2, 3)) -> str:
        import torch

        from tpu_compile.lowering.graph import lower
        from tpu_compile.torch_private import make_fx

        scope: dict[str, object] = {"torch": torch}
        exec(compile(source, f"/elsewhere/{name}.py", "exec"), scope)
        f = scope["f"]
        gm = make_fx(lambda *xs: (f(*xs),), tracing_mode="fake")(torch.ones(shape))  # type: ignore[operator]
        return lower(gm, name=name).program.digest

    SOURCE = "def f(x):\n    return x.exp() + 1\n"

    def test_names_lines_and_files_do_not_count(self) -> None:
        moved = "# a comment\n\n\ndef f(y):\n    z = y.exp()\n    return z + 1\n"
        assert self.digest(moved, "other") == self.digest(self.SOURCE)

    def test_ops_constants_and_shapes_count(self) -> None:
        digests = {
            self.digest(self.SOURCE),
            self.digest(self.SOURCE.replace("exp", "log")),
            self.digest(self.SOURCE.replace("+ 1", "+ 2")),
            self.digest(self.SOURCE, shape=(3, 2)),
        }
        assert len(digests) == 4

"""What changes a key, what does not, and that the program's own digest is stable."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from tpu_compile.cache.key import KeyFields, cpu_features, key_of, parse_flags

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
    assert BASE.key().digest == "a94d098e0b66450ed4ee146a2bce529f3e2248557493f970b40cf170789f193c"


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
        "--xla_force_host_platform_device_count=8",
    ],
)
def test_dropped_flags(flag: str) -> None:
    assert parse_flags(f"--xla_a=1 {flag}") == parse_flags("--xla_a=1")


def test_flags_of_both_variables_count() -> None:
    assert parse_flags("--xla_a=1", "--tpu_b=2") == (("tpu_b", "2"), ("xla_a", "1"))


X86 = """processor	: 0
cpu MHz		: 2445.406
flags		: fpu sse2 avx
bugs		: spectre_v1
processor	: 1
cpu MHz		: 1800.000
flags		: fpu sse2 avx
"""


def test_cpu_features() -> None:
    assert cpu_features(X86, "x86_64") == "x86_64 avx fpu sse2"
    assert cpu_features("Features\t: fp asimd sve", "aarch64") == "aarch64 asimd fp sve"


def test_cpu_speed_and_bugs_do_not_count() -> None:
    text = X86.replace("2445.406", "1000.0").replace("spectre_v1", "")
    assert cpu_features(text, "x86_64") == cpu_features(X86, "x86_64")


def test_cpu_order_does_not_count_but_features_do() -> None:
    text = X86.replace("fpu sse2 avx", "avx sse2 fpu")
    assert cpu_features(text, "x86_64") == cpu_features(X86, "x86_64")
    more = X86.replace("avx", "avx avx512f")
    assert cpu_features(more, "x86_64") != cpu_features(X86, "x86_64")
    assert cpu_features(X86, "aarch64") != cpu_features(X86, "x86_64")


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

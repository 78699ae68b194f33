"""Targets by name, compiling for a topology that is not attached, and transfers to an attached device."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import tpu_compile
from tpu_compile import fallback, pjrt_tpu, targets
from tpu_compile.call import CompiledCall
from tpu_compile.config import options_from
from tpu_compile.errors import CallError, ConfigError
from tpu_compile.lowering.graph import lower
from tpu_compile.torch_private import make_fx

needs_libtpu = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {pjrt_tpu.INSTALL}"
)


@pytest.fixture(autouse=True)
def _fresh_dynamo() -> None:
    """torch.compile of a builtin is always of one wrapper, which has a limit of recompiles."""
    torch.compiler.reset()


TOPOLOGIES = ["v4:2x2x1", "v5e:1x1", "v5e:2x2", "v5p:2x2x2", "v6e:2x4", "tpu7x:2x2x1"]


class TestNames:
    @pytest.mark.parametrize(
        ("name", "shape", "slices", "devices"),
        [
            ("cpu", (), 1, 1),
            ("tpu", (), 1, 1),
            ("v5e:1x1", (1, 1), 1, 1),
            ("v6e:2x4", (2, 4), 1, 8),
            ("v4:2x2x1", (2, 2, 1), 1, 4),
            ("tpu7x:2x2x4", (2, 2, 4), 1, 32),
            ("v5e:16x16,slices=2", (16, 16), 2, 512),
        ],
    )
    def test_valid(self, name: str, shape: tuple[int, ...], slices: int, devices: int) -> None:
        target = targets.parse(name)
        assert (target.name, target.shape, target.slices) == (name, shape, slices)
        assert target.devices == devices
        assert targets.parse(target) is target

    def test_names_are_canonical(self) -> None:
        assert targets.parse(" V5E:2x2,slices=1 ") == targets.parse("v5e:2x2")

    @pytest.mark.parametrize(
        ("name", "says"),
        [
            ("v7:2x2", "v6e:2x2"),
            ("gpu", "cpu"),
            ("", "cpu"),
            ("v5e", "did you mean 'v5e:2x2'"),
            ("v5litepod-8", "did you mean 'v5e:2x4'"),
            ("v6e-256", "did you mean 'v6e:16x16'"),
            ("v5e:2x2x1", "v5e has 2 dimensions"),
            ("v4:2x2", "v4 has 3 dimensions"),
            ("v5e:3x5", "multiples of 2x2, or 1x1"),
            ("tpu7x:0x2x2", "multiples of 2x2x1, or 1x1x1"),
            ("v5e:2x2,slices=0", "at least one slice"),
            (3, "a target is a name"),
        ],
    )
    def test_invalid(self, name: object, says: str) -> None:
        with pytest.raises(ConfigError, match="unknown target") as caught:
            targets.parse(name)  # type: ignore[arg-type]
        text = str(caught.value)
        assert says in text
        assert all(form in text for form in targets.valid_targets())

    def test_every_listed_name_is_valid(self) -> None:
        for name in targets.valid_targets():
            assert targets.parse(name).name == name

    def test_facts_are_of_a_chip_and_sourced(self) -> None:
        for g in targets.GENERATIONS.values():
            assert g.source.startswith(("https://", "jax "))
            assert g.devices in (1, g.cores)
            assert g.peak["bfloat16"] / g.bandwidth > 50, "operations a byte"


class TestChoice:
    def test_option_then_context_then_variable(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def chosen(**options: object) -> str:
            return str(options_from(None, options).target)

        assert chosen() == "None"
        monkeypatch.setenv("TPU_COMPILE_TARGET", "v5e:2x2")
        assert chosen() == "v5e:2x2"
        with tpu_compile.target("v6e:2x2"):
            assert chosen() == "v6e:2x2"
            assert chosen(target="tpu7x:2x2x1") == "tpu7x:2x2x1"
            with tpu_compile.target("cpu"):
                assert chosen() == "cpu"
            assert chosen() == "v6e:2x2"
        assert chosen() == "v5e:2x2"

    def test_wrong_variable(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TPU_COMPILE_TARGET", "v5x")
        with pytest.raises(ConfigError, match="unknown target: 'v5x'"):
            options_from(None, None)

    def test_without_a_tpu_the_cpu_is_used_and_one_line_says_so(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        pjrt_tpu._default.cache_clear()
        with caplog.at_level("INFO", "tpu_compile"):
            assert [pjrt_tpu.resolve(None) for _ in range(3)] == [targets.CPU] * 3
        assert [r.message.partition(":")[0] for r in caplog.records] == ["no TPU is attached"]

    def test_an_attached_tpu_is_used(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(pjrt_tpu, "attached", lambda: True)
        pjrt_tpu._default.cache_clear()
        assert pjrt_tpu.resolve(None) == targets.TPU
        pjrt_tpu._default.cache_clear()

    def test_tpu_where_there_is_none(self) -> None:
        with pytest.raises(ConfigError, match="no TPU is attached"):
            pjrt_tpu.client_for(targets.TPU)

    def test_without_libtpu(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(pjrt_tpu, "_library", lambda: None)
        with pytest.raises(ConfigError, match=r'pip install "tpu-compile\[tpu\]"'):
            pjrt_tpu.client_for(targets.parse("v5e:4x8"))


class TestEnvironment:
    """What is set for libtpu, and where: in processes of their own, since libtpu reads it once."""

    CODE = """
import os
from tpu_compile import pjrt_tpu, config
pjrt_tpu._library = lambda: "libtpu.so"
pjrt_tpu.attached = lambda: {attached}
pjrt_tpu.xla_client.pjrt_plugin_loaded = pjrt_tpu.xla_client.pjrt_plugin_initialized = lambda n: True
before = dict(os.environ)
pjrt_tpu._plugin()
print(sorted(set(os.environ.items()) - set(before.items())))
"""

    def changed(self, attached: bool, **given: str) -> str:
        env = {k: v for k, v in os.environ.items() if "TPU" not in k} | given
        return subprocess.run(
            [sys.executable, "-c", self.CODE.format(attached=attached)],
            env=env,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()

    def test_nothing_on_a_tpu_host(self) -> None:
        assert self.changed(attached=True) == "[]"

    def test_only_what_is_not_set_elsewhere(self) -> None:
        found = self.changed(attached=False, TPU_WORKER_HOSTNAMES="me", LIBTPU_INIT_ARGS="--a=1")
        assert "'ALLOW_MULTIPLE_LIBTPU_LOAD', '1'" in found
        assert "'--a=1 --xla_tpu_use_enhanced_launch_barrier=true'" in found
        assert "HOSTNAMES" not in found


@dataclass(frozen=True)
class Device:
    """What `describe` reads of a device."""

    device_kind: str
    coords: tuple[int, int, int]
    core_on_chip: int = 0
    slice_index: int | None = None


class TestKeyFields:
    def test_layout_is_read_off_the_devices(self) -> None:
        chips = [(x, y, 0) for x in (2, 3) for y in range(4)]  # a part of a larger slice
        assert pjrt_tpu.describe([Device("TPU v6 lite", c) for c in chips]) == (
            "TPU v6 lite 2x4x1, 1 a chip, slices 1"
        )
        cores = [Device("TPU7x", (0, 0, z), core) for z in range(2) for core in range(2)]
        assert pjrt_tpu.describe(cores) == "TPU7x 1x1x2, 2 a chip, slices 1"
        slices = [Device("TPU v5 lite", (0, 0, 0), slice_index=i) for i in range(2)]
        assert pjrt_tpu.describe(slices) == "TPU v5 lite 1x1x1, 1 a chip, slices 2"

    def test_compiler_is_libtpus_change(self) -> None:
        texts = (
            "PJRT C API\nTFRT TPU v5 lite\nBuilt on Jun 17 2026 11:08:48 (1781719728) cl/933746096",
            "libtpu (megascale)\nBuilt on Jun 17 2026 cl/933746096\n",
        )
        first, second = map(pjrt_tpu.compiler_version, texts)
        assert first == second
        assert first.endswith("; libtpu cl/933746096")
        assert pjrt_tpu.compiler_version("dev\nbuild").endswith("; libtpu dev build")


@needs_libtpu
class TestTopologies:
    @pytest.mark.parametrize("name", TOPOLOGIES)
    def test_devices_are_what_the_table_says(self, name: str) -> None:
        target = targets.parse(name)
        client = pjrt_tpu.client_for(target)
        assert isinstance(client, pjrt_tpu.Topology)
        assert len(client.devices) == target.devices
        assert target.generation is not None
        assert client.devices[0].device_kind == target.generation.kind
        shape = "x".join(map(str, (*target.shape, 1)[:3]))
        each = target.generation.devices
        assert client.topology() == f"{target.generation.kind} {shape}, {each} a chip, slices 1"

    def test_slices(self) -> None:
        client = pjrt_tpu.client_for(targets.parse("v5e:2x2,slices=2"))
        assert client.topology() == "TPU v5 lite 2x2x1, 1 a chip, slices 2"
        assert client.compiler() == pjrt_tpu.client_for(targets.parse("v5e:2x2")).compiler()

    def test_training_step_on_fake_tensors(self) -> None:
        with FakeTensorMode():
            model = torch.nn.Sequential(torch.nn.Linear(8, 4), torch.nn.ReLU())
            x = torch.randn(2, 8)
            compiled = torch.compile(model, backend="tpu", options={"target": "v5e:2x2"})
            y = compiled(x)
            assert (y.shape, y.dtype, y.requires_grad) == ((2, 4), torch.float32, True)
            y.sum().backward()
            assert model[0].weight.grad is not None
            assert model[0].weight.grad.shape == (4, 8)
        assert tpu_compile.cache_stats().misses >= 2

    def test_views_of_results_and_of_inputs(self) -> None:
        def f(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
            y = x + 1
            return y.t(), x[1:], y

        with FakeTensorMode(), torch.no_grad():
            got = torch.compile(f, backend="tpu", options={"target": "v5e:2x2"})(torch.ones(3, 4))
            want = f(torch.ones(3, 4))
            assert [(g.shape, g.stride()) for g in got] == [(w.shape, w.stride()) for w in want]

    def test_float64_is_emulated_with_one_warning(self) -> None:
        fallback._warned.discard("float64")

        def compile_two() -> None:
            for f in (torch.neg, torch.abs):
                compiled = torch.compile(f, backend="tpu", options={"target": "v5e:2x2"})
                compiled(torch.ones(3, dtype=torch.float64))

        with FakeTensorMode(), pytest.warns(fallback.EmulationWarning, match="about 48 bits") as w:
            compile_two()
        assert len([x for x in w if x.category is fallback.EmulationWarning]) == 1

    def test_real_tensors_are_refused(self) -> None:
        compiled = torch.compile(torch.sin, backend="tpu", options={"target": "v5e:2x2"})
        with pytest.raises(CallError, match="compiled for v5e:2x2 and cannot run on this machine"):
            compiled(torch.ones(3))

    def test_an_unknown_xla_option(self) -> None:
        options = {"target": "v5e:2x2", "xla_options": {"xla_cpu_no_such": True}}
        with FakeTensorMode(), pytest.raises(Exception, match="XLA refused the option xla_cpu_no"):
            torch.compile(torch.sin, backend="tpu", options=options)(torch.ones(3))

    def test_optimised_hlo_and_memory(self, tmp_path: Path) -> None:
        options = {"target": "v5e:2x2", "debug_dir": tmp_path}
        with FakeTensorMode():
            torch.compile(torch.sin, backend="tpu", options=options)(torch.ones(128))
        (text,) = [p.read_text() for p in tmp_path.rglob("optimized_hlo.txt")]
        assert "f32[128]{0:T(128)" in text, "a TPU's tiled layout"


class TestAttachedDevice:
    """A second CPU client stands for the device: its memory is not that of the host's client."""

    @pytest.fixture
    def client(self) -> pjrt_tpu.AttachedClient:
        raw = pjrt_tpu.xla_client.make_cpu_client(asynchronous=False)
        return pjrt_tpu.AttachedClient(raw)

    def call(self, client: pjrt_tpu.AttachedClient, f: object, *args: torch.Tensor) -> CompiledCall:
        gm = make_fx(f, tracing_mode="fake")(*args)  # type: ignore[arg-type]
        program = lower(gm, name="graph", platform="cpu").program
        executable = client.compile(program.stablehlo, {})
        return CompiledCall(program, executable, client, static=frozenset({0}))

    @pytest.mark.parametrize(
        "dtype", ["int64", "uint8", "bool", "float64", "bfloat16", "complex128", "float8_e5m2"]
    )
    def test_every_width_survives(self, client: pjrt_tpu.AttachedClient, dtype: str) -> None:
        x = (torch.arange(6).reshape(2, 3) % 2).to(getattr(torch, dtype))
        if dtype == "int64":
            x += 2**40
        got = self.call(client, lambda x: (x.flip(0).t(),), x)([x])
        assert got[0].dtype == x.dtype
        assert torch.equal(
            got[0].view(x.dtype).float() if dtype[:6] == "float8" else got[0],
            x.flip(0).t().float() if dtype[:6] == "float8" else x.flip(0).t(),
        )

    def test_changes_in_place_are_seen(self, client: pjrt_tpu.AttachedClient) -> None:
        w, x = torch.ones(4), torch.ones(4)
        call = self.call(client, lambda w, x: (w * x,), w, x)
        assert call([w, x])[0].tolist() == [1.0] * 4
        w.data.add_(1)
        x.mul_(3)
        assert call([w, x])[0].tolist() == [6.0] * 4

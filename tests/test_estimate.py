"""Estimates and inspection: reading the compiler's texts and bytes, and both commands on libtpu."""

# ruff: noqa: E501  # HLO has long lines
from __future__ import annotations

import importlib.util
import json
import math
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import torch
from torch import nn
from typer.testing import CliRunner

import tpu_compile
from tpu_compile import buffers, cli, estimates, hlo_text, pjrt, pjrt_tpu, targets, tpu_bytes
from tpu_compile.errors import DeviceMemoryError, TpuCompileError, UnknownKeyError
from tpu_compile.estimate_html import page
from tpu_compile.roofline import Speed, credible_cycles, roofline
from tpu_compile.units import bytes_text, count_text, time_text

V5E = "v5e:2x2"
needs_libtpu = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {pjrt_tpu.INSTALL}"
)

HLO = """HloModule tpu_compile, is_scheduled=true, entry_computation_layout={()->f32[]}

FileNames
1 "/home/me/model.py"

FunctionNames
1 "blocks.0.mlp/aten.mm.default"

FileLocations
1 {file_name_id=1 function_name_id=1 line=12 end_line=12 column=0 end_column=0}

StackFrames
1 {file_location_id=1 parent_frame_id=1}

%fused (p0: bf16[256,512], p1: bf16[512,128]) -> bf16[256,128] {
  %p0 = bf16[256,512]{1,0:T(8,128)(2,1)} parameter(0)
  %p1 = bf16[512,128]{1,0:T(8,128)(2,1)S(1)} parameter(1)
  %conv = f32[256,128]{1,0:T(8,128)} convolution(%p0, %p1), dim_labels=bf_io->bf, metadata={op_name="blocks.0.mlp/aten.mm.default" stack_frame_id=1}
  ROOT %out = bf16[256,128]{1,0:T(8,128)(2,1)} convert(%conv)
}

%sliced (q0: f32[100,256], q1: s32[]) -> f32[1,256] {
  %q0 = f32[100,256]{1,0:T(8,128)} parameter(0)
  %q1 = s32[] parameter(1)
  %zero = s32[] constant(0)
  ROOT %row = f32[1,256]{1,0:T(1,128)} dynamic-slice(%q0, %q1, %zero), dynamic_slice_sizes={1,256}
}

%body (s: (s32[], f32[8,128])) -> (s32[], f32[8,128]) {
  %s = (s32[], f32[8,128]{1,0:T(8,128)}) parameter(0)
  %x = f32[8,128]{1,0:T(8,128)} get-tuple-element(%s), index=1
  %i = s32[] get-tuple-element(%s), index=0
  %d = f32[8,128]{1,0:T(8,128)} dot(%x, %x), lhs_contracting_dims={1}, rhs_contracting_dims={1}, operand_precision={highest,highest}
  ROOT %t = (s32[], f32[8,128]{1,0:T(8,128)}) tuple(%i, %d)
}

%cond (s.1: (s32[], f32[8,128])) -> pred[] {
  %s.1 = (s32[], f32[8,128]{1,0:T(8,128)}) parameter(0)
  %i.1 = s32[] get-tuple-element(%s.1), index=0
  %n = s32[] constant(12)
  ROOT %less = pred[] compare(%i.1, %n), direction=LT
}

ENTRY %main (a: bf16[256,512], b: bf16[512,128], c: f32[100,256], k: s32[], w: (s32[], f32[8,128])) -> bf16[256,128] {
  %a = bf16[256,512]{1,0:T(8,128)(2,1)} parameter(0), metadata={op_name="blocks.0.mlp/x"}
  %b = bf16[512,128]{1,0:T(8,128)(2,1)} parameter(1)
  %c = f32[100,256]{1,0:T(8,128)} parameter(2)
  %k = s32[] parameter(3)
  %w = (s32[], f32[8,128]{1,0:T(8,128)}) parameter(4)
  %start = (bf16[512,128]{1,0:T(8,128)(2,1)S(1)}, bf16[512,128]{1,0:T(8,128)(2,1)}, u32[]{:S(2)}) copy-start(%b)
  %done = bf16[512,128]{1,0:T(8,128)(2,1)S(1)} copy-done(%start)
  %one = f32[1,256]{1,0:T(1,128)} fusion(%c, %k), kind=kLoop, calls=%sliced, backend_config={"window_config":{"estimated_cycles":"9223372036854775807"}}
  %loop = (s32[], f32[8,128]{1,0:T(8,128)}) while(%w), condition=%cond, body=%body
  ROOT %r = bf16[256,128]{1,0:T(8,128)(2,1)} fusion(%a, %done), kind=kOutput, calls=%fused, backend_config={"window_config":{"estimated_cycles":"700"}}
}
"""


def test_kernels_of_hlo() -> None:
    module = hlo_text.parse(HLO)
    kernels = {k.name: k for k in module.kernels()}
    assert list(kernels) == ["start", "one", "d", "r"]
    assert module.unknown_trips == 0
    r = kernels["r"]
    assert (r.flops, r.dtype, r.cycles) == (2 * 256 * 128 * 512, "bf16", 700)
    assert r.bytes == 256 * 512 * 2 + 256 * 128 * 2, "the second operand is in vector memory"
    assert str(r.site) == "blocks.0.mlp (/home/me/model.py:12)"
    assert kernels["start"].bytes == 512 * 128 * 2, "read from HBM, written elsewhere"
    assert kernels["start"].beside
    assert kernels["one"].bytes == 1 * 256 * 4 * 2 + 4, "a row is read, not the table"
    assert kernels["one"].cycles is None, "libtpu has no estimate"
    d = kernels["d"]
    assert (d.runs, d.flops, d.passes) == (12, 12 * 2 * 8 * 128 * 128, 6)


def test_roofline_and_credible_cycles() -> None:
    kernels = hlo_text.parse(HLO).kernels()
    speed = Speed.of(targets.GENERATIONS["v5e"])
    found = roofline(kernels, speed)
    flops = 2 * 256 * 128 * 512 + 6 * 12 * 2 * 8 * 128 * 128
    assert found.compute == pytest.approx(flops / 197e12)
    assert found.memory == pytest.approx(sum(k.bytes for k in kernels) / 819e9)
    assert found.seconds >= max(found.compute, found.memory)
    assert found.bound == "memory"
    r = next(k for k in kernels if k.name == "r")
    assert 3 * max(speed.times(r)) > 700 / 1.5e9
    cycles = credible_cycles(kernels, speed)
    assert cycles is not None
    assert (cycles.cycles, cycles.kernels) == (700, 1)
    assert credible_cycles([k for k in kernels if k.name != "r"], speed) is None
    assert Speed.of(targets.GENERATIONS["tpu7x"]).peak["float8"] == 2307e12, "of one of two devices"


@pytest.mark.parametrize(
    ("window", "left", "right", "out", "flops"),
    [
        ("window={size=3x3 pad=1_1x1_1}, ", "[1,8,8,4]", "[3,3,4,16]", "[1,8,8,16]", 22 * 22 * 64),
        ("window={size=2x2 stride=2x2}, ", "[1,8,8,4]", "[2,2,4,16]", "[1,4,4,16]", 8 * 8 * 64),
        ("window={size=2x2 lhs_dilate=2x2 pad=1_1x1_1}, ", "[1,4,4,4]", "[2,2,4,16]", "[1,8,8,16]", 64 * 64),
    ],
)  # fmt: skip
def test_padding_is_not_multiplied(
    window: str, left: str, right: str, out: str, flops: int
) -> None:
    text = (
        "ENTRY %main (x: f32[], y: f32[]) -> f32[] {\n"
        f"  %x = f32{left} parameter(0)\n  %y = f32{right} parameter(1)\n"
        f"  ROOT %c = f32{out} convolution(%x, %y), {window}dim_labels=b01f_01io->b01f\n}}\n"
    )
    (kernel,) = hlo_text.parse(text).kernels()
    assert kernel.flops == 2 * flops


@pytest.mark.parametrize(
    ("array", "size"),
    [
        (hlo_text.Array("bf16", (1, 4096), "{1,0:T(2,128)(2,1)}"), 2 * 4096 * 2),
        (hlo_text.Array("f32", (), "{:T(128)}"), 512),
        (hlo_text.Array("s32", (100, 3), "{0,1:T(8,128)}"), 8 * 128 * 4),
        (hlo_text.Array("pred", (7,), ""), 7),
        (hlo_text.Array("f8e4m3fn", (8, 128), "{1,0:T(8,128)(4,1)}"), 1024),
    ],
)
def test_padded_sizes(array: hlo_text.Array, size: int) -> None:
    assert array.bytes == size


ASSIGNMENT = """BufferAssignment:
allocation 0: size 512, thread-local:
 value: <2 add.1 @0> (size=512,offset=0): bf16[]{:T(256)}
allocation 1: size 4096, parameter 0, shape |bf16[16,128]| at ShapeIndex {}:
 value: <22 Arg_0.3 @0> (size=4096,offset=0): bf16[16,128]{1,0:T(8,128)(2,1)}
allocation 3: size 2048, output shape is |(bf16[8,128])|, maybe-live-out:
 value: <25 fusion{0} @0> (size=2048,offset=0): bf16[8,128]{1,0:T(8,128)(2,1)}
 value: <23 rewritten @0> (size=1024,offset=1024): bf16[4,128]{1,0:T(8,128)(2,1)}
allocation 6: size 8192, preallocated-temp:
 value: <24 gelu @0> (size=4096,offset=0): bf16[16,128]{1,0:T(8,128)(2,1)}
allocation 7: size 65536, color 1, preallocated-temp:
 value: <30 vmem @0> (size=65536,offset=0): bf16[256,128]{1,0:T(8,128)(2,1)S(1)}
"""
LIVE = """HloLiveRange (max 4):
  Live ranges at 3 (peak):
    vmem{}: 65536 bytes (cumulative: 65536 bytes)
    Arg_0.3{}: 4096 bytes (cumulative: 69632 bytes)
    fusion{0}: 2048 bytes (cumulative: 71680 bytes)
    gelu{}: 4096 bytes (cumulative: 75776 bytes)
    rewritten{}: 1024 bytes (cumulative: 76800 bytes)
  Stack trace breakdown for peak usage: 10 bytes
    main.2 (100.0%, total: 10 bytes, current: 0 bytes, remaining: 10 bytes)
"""


def test_assigned_buffers() -> None:
    found = buffers.read(ASSIGNMENT, LIVE)
    assert found.sizes == {"argument": 4096, "output": 2048, "temporary": 8192, "constant": 0}
    assert [(v.instruction, v.bytes, v.kind, v.shape) for v in found.peak] == [
        ("Arg_0.3", 4096, "argument", "bf16[16,128]"),
        ("gelu", 4096, "temporary", "bf16[16,128]"),
        ("fusion", 2048, "output", "bf16[8,128]"),
    ]


def test_out_of_memory_is_an_error_with_sizes() -> None:
    for text in (
        "RESOURCE_EXHAUSTED: Ran out of memory on HBM, the total memory required for HLO "
        "temporaries (24.00G) exceeds available HBM (15.75G).",
        "RESOURCE_EXHAUSTED: Ran out of memory in memory space hbm. Used 24.00G of 15.75G hbm.",
    ):
        error = pjrt.compile_error(text, {})
        assert isinstance(error, DeviceMemoryError)
        assert (error.required, error.available) == (24 * 2**30, round(15.75 * 2**30))
    error = pjrt.compile_error("RESOURCE_EXHAUSTED: no memory", {})
    assert isinstance(error, DeviceMemoryError)
    assert error.required is None


def test_bytes_that_are_no_executable() -> None:
    noise = bytes(range(256)) * 50
    assert tpu_bytes.memory_usage(noise) is None
    assert list(tpu_bytes.hlo_protos(noise + b"\n\x0btpu_compile\x12", "tpu_compile")) == []
    stored = pjrt_tpu.Stored(noise)
    assert (stored.optimized_hlo(), stored.memory(), stored.cost()) == ("", {}, {})


def test_units() -> None:
    assert [bytes_text(s) for s in (0, 1023, 1536, 15.75 * 2**30, 3 * 2**40)] == [
        "0 B",
        "1023 B",
        "1.5 KiB",
        "15.8 GiB",
        "3.0 TiB",
    ]
    assert [count_text(c, "F") for c in (12, 1.5e9, 197e12, 2e15)] == ["12 F", "1.5 GF", "197 TF", "2 PF"]  # fmt: skip
    assert [time_text(s) for s in (2, 0.0123, 4e-6)] == ["2 s", "12.3 ms", "4 us"]


class Block(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up, self.down = nn.Linear(128, 512), nn.Linear(512, 128)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.down(torch.relu(self.up(x)))


def blocks() -> nn.Module:
    with torch.device("meta"):
        return nn.Sequential(Block(), Block()).bfloat16()


@needs_libtpu
class TestLibtpu:
    @pytest.fixture(autouse=True)
    def _fresh(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path / "cache"))
        torch._dynamo.reset()

    def test_a_training_step(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told = []
        examine = pjrt_tpu.Topology.examine

        def spy(*args: object) -> pjrt_tpu.Examined:
            told.append(examine(*args))  # type: ignore[arg-type]
            return told[-1]

        monkeypatch.setattr(pjrt_tpu.Topology, "examine", spy)
        x = torch.empty(256, 128, dtype=torch.bfloat16)
        forward, backward = sorted(
            tpu_compile.estimate(blocks(), (x,), target=V5E), key=lambda e: e.flops or 0
        )
        assert forward.graph.endswith("forward")
        assert forward.fits
        assert backward.fits
        assert forward.matrix_flops == 4 * 2 * 256 * 128 * 512
        for one in (forward, backward):
            stats = next(t for t in told if t.cost is not None and t.cost["flops"] == one.flops)
            assert one.memory is not None
            assert stats.memory is not None
            assert one.memory.total == sum(stats.memory.values())
            # All but what is dead at the peak is named.
            named = sum(b.bytes for b in one.buffers if b.kind == "argument")
            assert named == pytest.approx(one.memory.arguments, abs=2048)
            assert 0 < (one.hbm_bytes or 0) < (one.bytes or 0)
            modules = {p.module for p in one.parts}
            assert {"0.up", "0.down", "1.up", "1.down"} <= modules
            assert any(b.line.endswith(f"{Path(__file__).name}:{_line()}") for b in one.buffers)
        client = pjrt_tpu.client_for(targets.parse(V5E))
        assert isinstance(client, pjrt_tpu.Topology)
        limit = client.memory_limit()
        assert limit == pytest.approx(15.75 * 2**30, rel=1e-3), "as libtpu's own errors have it"
        html = page([forward, backward])
        for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
            ElementTree.fromstring(svg)
        assert html.count("<svg") == 4
        assert "0.up/aten.addmm.default" in html
        assert "NaN" not in html
        assert "inf" not in re.findall(r'c[xy]="([^"]*)"', html)
        assert "://" not in html.replace("http://www.w3.org/2000/svg", "")
        assert json.loads(json.dumps(forward.json()))["memory"]["total"] == forward.memory.total  # type: ignore[union-attr]

    def test_what_does_not_fit(self) -> None:
        class Wide(nn.Module):
            def forward(self, x: torch.Tensor) -> torch.Tensor:
                return (x + 1).flip(0) * x.sum(0)

        line = Wide.forward.__code__.co_firstlineno + 1

        with torch.device("meta"):
            x = torch.empty(1 << 20, 1 << 12)
        (one,) = tpu_compile.estimate(nn.Sequential(Wide()), (x,), target=V5E)
        assert not one.fits
        assert isinstance(one.error, DeviceMemoryError)
        assert one.memory is not None
        assert one.memory.arguments == 1 << 34
        assert sum(b.bytes for b in one.buffers) == pytest.approx(one.memory.total, rel=0.02)
        assert any(b.line.endswith(f"{Path(__file__).name}:{line}") for b in one.buffers)
        assert one.error.required == pytest.approx(one.memory.total, rel=0.02)
        assert one.error.required > (one.error.available or math.inf)
        assert "16.0 GiB  argument" in str(one.error)
        with pytest.raises(DeviceMemoryError):
            tpu_compile.aot(nn.Sequential(Wide()), (x,), target=V5E)

    def test_the_commands(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "small_program.py").write_text(
            "import torch\n@torch.compile(backend='tpu')\ndef f(x):\n    return x @ x + 1\n"
            "def main():\n    f(torch.ones(64, 64))\n"
        )
        monkeypatch.chdir(tmp_path)
        run = CliRunner().invoke
        html = tmp_path / "page.html"
        command = ["estimate", "small_program:main", "--target", V5E, "--fake"]
        done = run(cli.app, [*command, "--html", str(html)])
        assert done.exit_code == 0, done.output
        assert "f_" in done.output
        assert "compiler estimates" in done.output
        assert html.read_text().count("<svg") == 2

        done = run(cli.app, ["warm", "small_program:main", "--target", V5E, "--json"])
        (warmed,) = json.loads(done.stdout)
        key = warmed["key"]
        found = json.loads(run(cli.app, ["inspect", key[:12], "--json"]).stdout)
        assert found["key"] == key
        assert found["cost"]["flops"] >= 2 * 64**3
        assert found["memory"]["arguments"] == 64 * 128 * 4
        assert found["roofline"]["bound"] == "memory"
        hlo = run(cli.app, ["inspect", key, "--hlo"]).stdout
        assert "is_scheduled=true" in hlo
        assert "f32[64,64]{1,0:T(8,128)}" in hlo
        stablehlo = run(cli.app, ["inspect", key, "--stablehlo"]).stdout
        assert "stablehlo.dot_general" in stablehlo
        shown = run(cli.app, ["inspect", key])
        assert shown.exit_code == 0, shown.output
        assert "TPU v5 lite" in shown.stdout

        manager = tpu_compile.cache_manager()
        within = pjrt_tpu.stored_stablehlo(manager.payload(key))
        assert within is not None, "the executable has its program, too"
        (other,) = {e.name for e in manager.ls()} - {key} - _names(manager, "executable")
        failed = run(cli.app, ["inspect", other])
        assert isinstance(failed.exception, TpuCompileError)
        assert isinstance(run(cli.app, ["inspect", "0" * 64]).exception, UnknownKeyError)


def _names(manager: object, kind: str) -> set[str]:
    return {e.name for e in manager.ls() if e.kind == kind}  # type: ignore[attr-defined]


def _line() -> int:
    """Where Block's forward is."""
    return Block.forward.__code__.co_firstlineno + 1


def test_a_cpu_executable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path / "cache"))
    torch.compile(lambda x: x @ x, backend="tpu")(torch.ones(64, 64))
    (entry,) = (e for e in tpu_compile.cache_manager().ls() if e.kind == "executable")
    done = CliRunner().invoke(cli.app, ["inspect", entry.name, "--json"])
    found = json.loads(done.stdout)
    assert found["platform"] == "cpu"
    assert found["cost"]["flops"] >= 2 * 64**3
    assert found["memory"]["arguments"] == 64 * 64 * 4
    assert found["hlo_lines"] > 3
    assert found["roofline"] is None


def test_an_estimate_that_failed_has_a_page() -> None:
    one = estimates.Estimate("f", V5E, "", error=TpuCompileError("<no>"))
    assert not one.fits
    assert "&lt;no&gt;" in page([one])

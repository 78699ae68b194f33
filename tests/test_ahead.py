"""Compiling ahead of time: without data or memory, by running a program, and into keys that hosts find."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from torch import nn
from typer.testing import CliRunner

import tpu_compile
from tpu_compile import ahead, cli, compile, pjrt_tpu, targets
from tpu_compile.errors import ConfigError, UnsupportedOpError

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason=f"no libtpu: {pjrt_tpu.INSTALL}"
)
V5E = "v5e:2x2"


def model() -> nn.Sequential:
    return nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 1))


def kinds(found: tuple[ahead.Compiled, ...]) -> list[tuple[str, str, str]]:
    return [(one.graph.rpartition("_")[2], one.target, one.outcome) for one in found]


@pytest.fixture(autouse=True)
def _empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path / "cache"))


def test_forward_and_backward_for_each_target_then_hits_from_meta() -> None:
    net = model()
    found = tpu_compile.aot(net, (torch.ones(2, 8),), target=[V5E, "v6e:2x2"])
    assert sorted(kinds(found)) == [
        (kind, target, "miss") for kind in ("backward", "forward") for target in (V5E, "v6e:2x2")
    ]
    assert all(p.grad is None and type(p) is nn.Parameter for p in net.parameters())
    with torch.device("meta"):
        again = tpu_compile.aot(model(), (torch.ones(2, 8),), target=V5E)
    assert sorted(kinds(again)) == [("backward", V5E, "hit"), ("forward", V5E, "hit")]
    assert {one.key for one in again} <= {one.key for one in found}


def test_what_a_model_makes_itself_is_not_meta() -> None:
    class Shifted(nn.Linear):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return super().forward(x) + torch.arange(self.out_features)

    with torch.device("meta"):
        net = Shifted(8, 4).requires_grad_(False)
        (within,) = tpu_compile.estimate(net, (torch.empty(2, 8),), target=V5E)
        (one,) = tpu_compile.aot(net, (torch.empty(2, 8),), target=V5E)
    (again,) = tpu_compile.aot(net, (torch.ones(2, 8),), target=V5E)
    assert within.fits
    assert (one.outcome, again.outcome, again.key) == ("miss", "hit", one.key)


def test_constants_of_symbolic_graphs_are_not_fake() -> None:
    def pool(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return nn.functional.max_pool2d(x, 3, 2, 1, return_indices=True)

    (one,) = tpu_compile.aot(pool, (torch.empty(2, 3, 8, 8),), target=V5E, dynamic=True)
    assert one.outcome == "miss"


def test_weights_take_no_memory() -> None:
    with torch.device("meta"):
        net = nn.Linear(1 << 17, 1 << 17, bias=False, dtype=torch.bfloat16)  # 32 GiB
        x = torch.empty(1, 1 << 17, dtype=torch.bfloat16)
    with torch.no_grad():
        (one,) = tpu_compile.aot(net, (x,), target="v5p:2x2x1")
    assert one.outcome == "miss"


def test_what_does_not_compile_raises() -> None:
    x = torch.ones(2, dtype=torch.complex128)
    with pytest.raises(UnsupportedOpError, match="complex128"):
        tpu_compile.aot(torch.sin, (x,), target=V5E, options={"fallback": "error"})


def test_the_line_is_the_users_where_a_default_device_is_set() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        return torch.sin(x)

    x = torch.ones(2, dtype=torch.complex128)
    with torch.device("meta"), pytest.raises(UnsupportedOpError, match=r"test_ahead\.py:\d+"):
        tpu_compile.aot(fn, (x,), target=V5E, options={"fallback": "error"})


@pytest.mark.parametrize("name", ["cpu", "tpu", "v5e"])
def test_only_topologies(name: str) -> None:
    with pytest.raises(ConfigError, match=r"topology|target"):
        tpu_compile.aot(torch.sin, (torch.ones(2),), target=name)


def test_a_host_of_the_topology_computes_the_same_key() -> None:
    """The host's client is stood for by one on the topology's own devices."""

    class Session(ahead.Session):
        requests: list[compile.Request] = []  # noqa: RUF012

        def submit(self, request: compile.Request) -> None:
            self.requests.append(request)
            super().submit(request)

    session = Session([targets.parse(V5E)])
    with compile.compiling_ahead(session):
        torch.compile(lambda x: x + 1, backend="tpu")(torch.ones(3))
    (request,) = session.requests
    assert session.results()[0].outcome == "miss"
    topology = pjrt_tpu.client_for(targets.parse(V5E))
    assert isinstance(topology, pjrt_tpu.Topology)
    raw = SimpleNamespace(
        platform="tpu",
        platform_version=topology.raw.platform_version,
        devices=lambda: topology.devices,
        local_devices=lambda: topology.devices,
    )
    host = pjrt_tpu.AttachedClient(raw)
    key = compile._key(request.program, host, compile.EXACT_OPTIONS)
    assert key == request.key
    assert ["xla_tpu_use_enhanced_launch_barrier", "true"] in key.fields["flags"]


SCRIPT = """
import sys, torch
from torch import nn
torch.manual_seed(0)
net = nn.Linear(8, 1)
step = torch.compile(net, backend="tpu")
def main(n="1"):
    for _ in range(int(n)):
        loss = step(torch.ones(4, 8)).square().mean()
        loss.backward()
    print("loss", loss)
if __name__ == "__main__":
    main(sys.argv[1])
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    (folder / "train.py").write_text(SCRIPT)
    return subprocess.run(
        [sys.executable, "-m", "tpu_compile.cli", "warm", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_runs_a_script_and_fills_the_cache(tmp_path: Path) -> None:
    done = run(tmp_path, "train.py", "--target", V5E, "--json", "--", "2")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [(f["graph"].rpartition("_")[2], f["outcome"]) for f in found] == [
        ("forward", "miss"),
        ("backward", "miss"),
    ]
    assert "loss tensor(" in done.stderr
    again = run(tmp_path, "train:main", "--target", V5E, "--fake")
    assert again.returncode == 0, again.stderr
    assert again.stdout.count("cached") == 2
    assert "loss FakeTensor(" in again.stdout


def test_wrong_usage(tmp_path: Path) -> None:
    for arguments in (["missing.py", "--target", V5E], [str(tmp_path), "--target", "v5"]):
        found = CliRunner().invoke(cli.app, ["warm", *arguments])
        assert isinstance(found.exception, ConfigError)


def test_exported_programs(tmp_path: Path) -> None:
    path = tmp_path / "model.pt2"
    torch.export.save(torch.export.export(model().eval(), (torch.ones(2, 8),)), path)
    (one,) = ahead.warm(str(path), V5E)
    assert (one.target, one.outcome) == (V5E, "miss")

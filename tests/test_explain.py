"""The report of `explain`, and the lines that wait for a tensor's value."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from torch import Tensor, nn
from typer.testing import CliRunner

import tpu_compile
from tpu_compile import fallback
from tpu_compile.cli import app
from tpu_compile.syncs import HostSyncWarning


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


def broken(x: Tensor) -> Tensor:
    y = x * 2
    torch._dynamo.graph_break()
    if y.sum() > 0:
        y = y + y.max().item()
    return y.sin()


def test_a_report_names_graphs_breaks_and_syncs() -> None:
    found = tpu_compile.explain(broken)(torch.ones(3))
    assert found.function == "broken"
    line = broken.__code__.co_firstlineno + 2  # of the graph break
    assert [g.function for g in found.graphs][:2] == ["broken", f"broken_at_{line}"]
    assert len(found.graphs) == len(found.executables) == 4
    assert any(
        "graph_break" in b.reason and f"test_explain.py:{line}" in b.at for b in found.breaks
    )
    whats = {s.what: s for s in found.syncs}
    assert set(whats) == {"if tensor", ".item()"}
    assert f"test_explain.py:{line + 2}: y = y + y.max().item()" in whats[".item()"].at
    assert found.seconds["in all"] > found.seconds["lowering"] > 0
    text = str(found)
    for part in ("4 graphs", "2 host syncs", f"test_explain.py:{line}", "lowered in", "XLA"):
        assert part in text
    assert json.loads(json.dumps(found.to_dict()))["graphs"][0]["operations"] == 1
    again = tpu_compile.explain(torch.compile(broken, backend="tpu"))(torch.ones(3))
    assert len(again.graphs) == 4
    assert again.cache_hits == 4


def test_a_report_names_what_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fallback, "_warned", set())  # an operator is warned of once a process

    def fn(x: Tensor) -> Tensor:
        return torch.ops.aten._cholesky_solve_helper(x, x, False) + 1

    with pytest.warns(UserWarning, match="without a lowering"):
        found = tpu_compile.explain(fn)(torch.eye(2))
    (one,) = found.fallbacks
    assert "_cholesky_solve_helper" in one.operation
    assert "1 fallback" in str(found)


def test_a_training_step_is_explained() -> None:
    model = nn.Linear(4, 3)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    step = tpu_compile.train_step(model, nn.CrossEntropyLoss(), optimizer)
    batch = torch.randn(2, 4), torch.tensor([0, 2])
    step(*batch)
    found = tpu_compile.explain(step)(*batch)
    assert (len(found.graphs), len(found.executables)) == (1, 1)
    assert found.executables[0].graph.endswith("step")
    assert not found.breaks
    assert not found.syncs


def test_syncs_are_counted_and_warned_about() -> None:
    x = torch.ones(2)
    with tpu_compile.host_syncs() as syncs:
        for _ in range(3):
            x.tolist()
        f"{x[0]}"
        repr(x)
    assert syncs.count == 5
    assert [(s.what, s.times) for s in syncs.points()] == [
        (".tolist()", 3),
        ("an f-string", 1),
        ("print", 1),
    ]
    with (
        pytest.warns(
            HostSyncWarning, match=r"waits for the device: if tensor in assert x\[0\]"
        ) as w,
        tpu_compile.host_syncs(warn=True),
    ):
        assert x[0]
    assert w[0].filename == __file__
    assert "item" not in vars(torch.Tensor)


def test_the_command(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import sys, torch\n"
        "f = torch.compile(lambda x: x + 1, backend='tpu')\n"
        "print(sys.argv[1], f(torch.ones(int(sys.argv[1]))).sum().item())\n"
    )
    done = CliRunner().invoke(app, ["explain", str(script), "--json", "--", "3"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert len(found["graphs"]) == 1
    assert found["syncs"][0]["times"] == 1
    done = CliRunner().invoke(app, ["explain", str(script), "--", "3"])
    assert "script.py: 1 graph, 0 breaks, 0 fallbacks, 1 host sync, 1 executable" in done.stdout
    script.write_text("pass\n")
    assert CliRunner().invoke(app, ["explain", str(script)]).exit_code == 1

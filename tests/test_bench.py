"""The benchmarks' own claims: the same maths in JAX, whole tables and pages, errors that say why."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from bench import peers, report
from bench.__main__ import main, wrong
from bench.cases import CASES
from bench.contender import LOADERS, Request, summary, torch_step
from bench.peers import CONTENDERS, Contender, Measured

MACHINE = {"date": "2026-01-31", "cpu": "a <fast> one", "cores": 2, "python": "3.11", "load": 0.1}
MEASURED = [
    Measured("ours", "add", 0.2, 0.1, 0.1, 0.05, 2.0, 2e-5, 1e-6, 1e-5, 300.0, 0.1, 0.0),
    Measured("jax", "add", 0.1, 0.05, 0.1, 0.05, 1.0, 1e-5, 1e-6, 1e-5, 200.0, 0.1, 0.0),
    Measured("torchax", "add", error="not <installed>"),
]


@pytest.mark.parametrize("name", CASES)
def test_jax_computes_the_same(name: str) -> None:
    from bench.jax_zoo import step_of

    request = Request(CASES[name], quick=True, weights=None)
    eager = torch_step(request, lambda model: model)
    model, inputs, target, _ = request.drawn()
    step = step_of(CASES[name], model, inputs, target)
    for _ in range(3 if CASES[name].kind == "training" else 1):
        wanted, found = summary(eager.value(eager.call())), summary(step())
    assert found == pytest.approx(wanted, rel=2e-5, abs=2e-5)


def test_every_contender_can_be_loaded_by_name() -> None:
    assert {name.removesuffix(", precompile") for name in CONTENDERS} == set(LOADERS)


def test_ratios_are_ours_over_theirs() -> None:
    found = {(what, other): mean for what, other, mean, _, _ in report.ratios(MEASURED)}
    assert found["step", "jax"] == pytest.approx(2.0)
    assert found["cold compile", "jax"] == pytest.approx(2.0)
    assert ("step", "torchax") not in found


def test_page_holds_all_and_needs_nothing_else() -> None:
    pytest.importorskip("matplotlib")
    page = report.page(MEASURED, MACHINE)
    assert page.count("<svg") == 4
    for escaped in ("not &lt;installed&gt;", "a &lt;fast&gt; one"):
        assert escaped in page
    for foreign in ("src=", "<script", "@import"):
        assert foreign not in page


def test_stored_results_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored = tmp_path / "results.json"
    stored.write_text(json.dumps({"machine": MACHINE, "measured": [asdict(m) for m in MEASURED]}))
    assert main(["--read", str(stored), "--markdown"]) == 0
    shown = capsys.readouterr().out
    assert "| step | jax | 2.00 | 2.00 | 1 |" in shown
    assert "| ours / jax" in shown


def test_readme_shows_the_latest_run(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parent.parent
    assert main(["--read", str(root / "bench" / "results.json"), "--markdown"]) == 0
    assert capsys.readouterr().out in (root / "README.md").read_text("utf-8")


def test_unknown_names_list_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as err:
        main(["--quick", "ad"])
    assert err.value.code == 2
    assert "unknown case: ad; there are add, mlp" in capsys.readouterr().err


def test_a_contender_that_is_not_there_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TPU_COMPILE_BENCH_VENVS", str(tmp_path))
    (found,) = peers.run(["add"], ["iree"], quick=True)
    assert found.error == "not installed: python -m bench.venvs iree"


def test_a_result_of_ours_that_differs_is_a_failure() -> None:
    assert wrong(Measured("ours", "add", difference=0.1))
    assert not wrong(Measured("jax", "add", difference=0.1))
    assert wrong(Measured("ours", "add", error="RuntimeError: no"))


def test_a_process_that_fails_gives_its_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CONTENDERS, "nobody", Contender("nobody"))
    (found,) = peers.run(["add"], ["nobody"], quick=True)
    assert found.error.startswith("KeyError")

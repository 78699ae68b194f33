"""`tpu-compile ops`: what becomes of each operator, and the table of it in tests/opinfo/OPS.md."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from tpu_compile import coverage
from tpu_compile.cli import app

PAGE = Path(__file__).parent / "opinfo" / "OPS.md"


def of(name: str) -> coverage.Coverage:
    return next(c for c in coverage.coverage() if c.op == name)


def test_page_is_current() -> None:
    page, want = PAGE.read_text("utf-8"), coverage.markdown(coverage.coverage())
    assert page.splitlines() == want.splitlines(), f"run: {coverage.COMMAND}"


def test_kinds() -> None:
    assert of("aten.add.Tensor").kind == "native"
    assert of("aten._linalg_svd.default").kind == "bridged"
    assert of("aten.nonzero.default").kind == "fallback"
    assert of("aten.matmul.default").kind == "decomposed"


def test_what_tpus_refuse_is_by_dtype() -> None:
    svd = of("aten._linalg_svd.default").by_target
    assert (svd["cpu"]["f64"], svd["v5e"]["f64"], svd["v5e"]["f32"]) == (
        "bridged",
        "refused",
        "bridged",
    )
    assert of("aten.add.Tensor").by_target["tpu7x"]["c128"] == "refused"


def test_every_recorded_overload_exists() -> None:
    known = {c.op for c in coverage.coverage()}
    assert coverage.known_dtypes().keys() <= known


def test_command_prints_json_and_html(tmp_path: Path) -> None:
    run = CliRunner().invoke
    found = json.loads(run(app, ["ops", "svd", "--json"]).stdout)
    assert {"op": "aten._linalg_svd.default", "kind": "bridged"}.items() <= found[0].items()
    page = tmp_path / "ops.html"
    assert run(app, ["ops", "--html", str(page)]).exit_code == 0
    text = page.read_text("utf-8")
    assert "aten.add.Tensor" in text
    assert "http" not in text, "the page needs nothing from elsewhere"
    assert run(app, ["ops", "no such operator"]).exit_code == 1

"""The `tpu-compile` command: help, exit codes, JSON."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from tpu_compile import __version__, cli, demo

runner = CliRunner()


def test_help_imports_neither_torch_nor_jax() -> None:
    code = (
        "import sys; from tpu_compile import cli\n"
        "try: cli.main()\n"
        "except SystemExit as end: assert not end.code\n"
        "heavy = {'torch', 'jax', 'jaxlib', 'numpy', 'transformers'} & sys.modules.keys()\n"
        "assert not heavy, heavy\n"
    )
    command = [sys.executable, "-c", code, "--help"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [[], ["demo"]])
def test_help_has_examples(command: list[str]) -> None:
    result = runner.invoke(cli.app, [*command, "--help"])
    assert result.exit_code == 0
    assert "Examples" in result.output
    if command:
        assert 'pip install "tpu-compile[demo]"' in result.output


def test_version() -> None:
    result = runner.invoke(cli.app, ["--version"])
    assert result.exit_code == 0
    assert result.output == f"tpu-compile {__version__}\n"


@pytest.mark.parametrize("arguments", [["bogus"], ["demo", "--bogus"], ["demo", "bogus"]])
def test_wrong_usage_exits_with_2(arguments: list[str]) -> None:
    assert runner.invoke(cli.app, arguments).exit_code == 2


@pytest.mark.parametrize("ok", [True, False])
def test_demo_exits_with_1_when_a_check_fails(ok: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demo, "run", lambda *, as_json: (ok, {"ok": ok, "json": as_json}))
    result = runner.invoke(cli.app, ["demo", "--json"])
    assert result.exit_code == (0 if ok else 1)
    assert json.loads(result.output) == {"ok": ok, "json": True}


def test_missing_extras_are_one_clear_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def find_spec(name: str) -> Any:
        return None

    monkeypatch.setattr(importlib.util, "find_spec", find_spec)
    monkeypatch.setattr(sys, "argv", ["tpu-compile", "demo"])
    with pytest.raises(SystemExit) as end:
        cli.main()
    assert end.value.code == 1
    error = capsys.readouterr().err
    assert error.startswith("tpu-compile: the demo needs packages that are not installed")
    assert 'pip install "tpu-compile[demo]"' in error
    assert "Traceback" not in error

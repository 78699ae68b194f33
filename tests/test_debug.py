"""Debug folders, log lines, torch's trace, and the names that graphs get."""

from __future__ import annotations

import gc
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from tpu_compile import debug
from tpu_compile.errors import ConfigError

FILES = {"fx_graph.py", "key.json", "optimized_hlo.txt", "stablehlo.mlir", "timings.json"}


class Layer(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.ones(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return (x * self.weight).exp()


def inner(x: torch.Tensor) -> torch.Tensor:
    return x.exp()


def broken(x: torch.Tensor) -> torch.Tensor:
    y = inner(x)
    torch._dynamo.graph_break()
    return y + 1


def run(fn: Callable[..., torch.Tensor], x: torch.Tensor, folder: Path) -> torch.Tensor:
    torch._dynamo.reset()
    compiled = torch.compile(fn, backend="tpu", options={"debug_dir": folder})
    return compiled(x)  # type: ignore[no-any-return]


def test_forward_and_backward(tmp_path: Path) -> None:
    for _ in range(2):
        run(Layer(), torch.ones(3), tmp_path).sum().backward()
    folders = sorted(p.name for p in tmp_path.iterdir() if p.is_dir())
    assert folders == [
        "000_Layer.forward_forward",
        "001_Layer.forward_backward",
        "002_Layer.forward_forward",
        "003_Layer.forward_backward",
    ]
    for folder in folders:
        assert {p.name for p in (tmp_path / folder).iterdir()} == FILES
    forward = tmp_path / folders[0]
    assert "torch.ops.aten.exp.default" in (forward / "fx_graph.py").read_text()
    assert "test_debug.py" in (forward / "stablehlo.mlir").read_text(), "the user's locations"
    assert "HloModule" in (forward / "optimized_hlo.txt").read_text()
    assert json.loads((forward / "key.json").read_text())["platform"] == "cpu"
    first = json.loads((forward / "timings.json").read_text())
    assert first["aot"] > first["lower"] > 0
    again = json.loads((tmp_path / folders[2] / "timings.json").read_text())
    assert again["cache"] in ("hit", "shared")
    index = (tmp_path / "index.txt").read_text().splitlines()
    assert [line.split()[0] for line in index] == folders
    assert all("test_debug.py:" in line and " nodes " in line for line in index)


def test_hlo_of_a_loaded_executable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path / "cache"))
    for n, outcome in enumerate(("miss", "hit")):
        run(lambda x: x.exp() + 5, torch.ones(3), tmp_path / str(n))
        torch._dynamo.reset()
        gc.collect()  # an executable that is in use would be shared
        (folder,) = (p for p in (tmp_path / str(n)).iterdir() if p.is_dir())
        assert json.loads((folder / "timings.json").read_text())["cache"] == outcome
        assert "exponential" in (folder / "optimized_hlo.txt").read_text()


@pytest.mark.parametrize(
    ("fn", "names"),
    [
        (inner, ["inner"]),
        (lambda x: x + 1, ["lambda"]),
        (Layer(), ["Layer.forward"]),
        (broken, ["broken", f"broken_at_{broken.__code__.co_firstlineno + 2}"]),
    ],
)
def test_names(fn: Callable[..., torch.Tensor], names: list[str], tmp_path: Path) -> None:
    with torch.no_grad():
        run(fn, torch.ones(3), tmp_path)
    folders = sorted(p.name for p in tmp_path.iterdir() if p.is_dir())
    assert folders == [f"{n:03}_{name}_inference" for n, name in enumerate(names)]


def test_unwritable_folder_is_a_config_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="debug folder"):
        debug.Artifacts(debug.Origin("f", "", "inference"), tmp_path / "file")


def test_folder_that_stops_working_stops_the_files_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    artifacts = debug.Artifacts(debug.Origin("f", "0/0", "inference"), tmp_path / "d")
    (tmp_path / "d" / "000_f_inference").rmdir()
    for _ in range(2):
        artifacts.put("a.txt", lambda: "text")
    artifacts.done(debug.Timings(None, 0.1, 0.2, "off"), 3)
    assert caplog.text.count("no more debug files") == 1


def test_nothing_is_made_where_nobody_asks() -> None:
    artifacts = debug.Artifacts(debug.Origin("f", "", "inference"), None)
    artifacts.put("a.txt", lambda: pytest.fail("made for nobody"))


def test_logger_gets_line_and_artifacts(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "tpu_compile"):
        artifacts = debug.Artifacts(debug.Origin("f", "0/0", "inference"), None)
        artifacts.put("a.txt", lambda: "the text")
        artifacts.done(debug.Timings(None, 0.1, 0.2, "hit"), 3)
    assert "a.txt of f_0_0_inference\nthe text" in caplog.text
    line = "f_0_0_inference: 3 nodes, lowered in 0.100 s, loaded from the cache in 0.200 s"
    assert line in caplog.text


SCRIPT = """
import torch

def model(x):
    return x.exp() + 1

torch.compile(model, backend="tpu", options={"cache": False})(torch.ones(2))
"""


def test_torch_logs_and_trace(tmp_path: Path) -> None:
    """The switches are read when torch is imported, hence a process."""
    env = {
        **os.environ,
        "TORCH_LOGS": "tpu_compile,+tpu_compile.debug",
        "TORCH_TRACE": str(tmp_path / "trace"),
        "TPU_COMPILE_DEBUG_DIR": str(tmp_path / "debug"),
    }
    command = [sys.executable, "-c", SCRIPT]
    found = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert found.stderr.count("model_0_0_inference: ") == 1, found.stderr
    assert found.stderr.count("stablehlo.mlir of model_0_0_inference") == 1
    assert "stablehlo.exponential" in found.stderr
    (trace,) = (tmp_path / "trace").iterdir()
    text = trace.read_text()
    for file in FILES:
        assert f'"name": "tpu_compile_{file.partition(".")[0]}"' in text
    assert (tmp_path / "debug" / "000_model_inference" / "stablehlo.mlir").exists()


def test_log_level_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    logger = logging.getLogger("tpu_compile")
    monkeypatch.setenv("TPU_COMPILE_LOG", "debug")
    monkeypatch.setattr(logger, "propagate", logger.propagate)
    monkeypatch.setattr(logger, "level", logger.level)
    monkeypatch.setattr(logger, "handlers", list(logger.handlers))
    before = len(logger.handlers)
    debug._log_to_stderr.__wrapped__()
    assert logger.isEnabledFor(logging.DEBUG)
    assert len(logger.handlers) == before + 1
    monkeypatch.setenv("TPU_COMPILE_LOG", "loud")
    with pytest.raises(ConfigError, match="TPU_COMPILE_LOG must be one of debug"):
        debug._log_to_stderr.__wrapped__()

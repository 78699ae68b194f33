"""What is imported when: nothing heavy by `import tpu_compile`, and never jax where no op needs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TRAIN = """
import torch, tpu_compile
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(96, 96), nn.Tanh(), nn.Linear(96, 1))
compiled = torch.compile(model, backend="tpu")
x = torch.randn(64, 96)
for dtype in (torch.float32, torch.bfloat16):
    model.to(dtype)
    compiled(x.to(dtype)).float().mean().backward()
    with torch.no_grad():
        compiled(x.to(dtype))
hits = tpu_compile.cache_stats().hits
"""

LAPACK = """
import torch, tpu_compile

compiled = torch.compile(torch.linalg.eigvalsh, backend="tpu")
x = torch.tensor([[2.0, 1.0], [1.0, 3.0]])
torch.testing.assert_close(compiled(x), torch.linalg.eigvalsh(x))
hits = tpu_compile.cache_stats().hits
"""


def imported(code: str, cache: Path, *names: str) -> tuple[set[str], int]:
    """Which of the modules a process has imported that ran `code`, and the `hits` that it left."""
    code += (
        f"\nimport sys, json; print(json.dumps([[n for n in {names} if n in sys.modules], hits]))"
    )
    environment = {
        "TPU_COMPILE_CACHE_DIR": str(cache),
        "TORCHINDUCTOR_CACHE_DIR": str(cache / "torch"),
        "PATH": "/usr/bin:/bin",
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    found, hits = json.loads(done.stdout.splitlines()[-1])
    return set(found), hits


def test_neither_compiling_nor_loading_nor_calling_imports_jax(tmp_path: Path) -> None:
    assert imported(TRAIN, tmp_path, "jax", "scipy") == (set(), 0)
    assert imported(TRAIN, tmp_path, "jax", "scipy") == (set(), 6)


def test_an_executable_that_calls_lapack_brings_it(tmp_path: Path) -> None:
    imported(LAPACK, tmp_path, "jax")
    assert imported(LAPACK, tmp_path, "scipy") == ({"scipy"}, 1)

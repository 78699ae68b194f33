"""What is imported when: nothing heavy by `import tpu_compile`, and never jax where no op needs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

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


def run(code: str, cache: Path) -> list[str]:
    """The lines that a process prints, which ends well and says nothing on stderr."""
    environment = {"TPU_COMPILE_CACHE_DIR": str(cache), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_without_torch_nothing_is_imported_in_the_background(tmp_path: Path) -> None:
    code = "import sys, threading, tpu_compile; print(threading.active_count())\n"
    code += "print(sorted({'torch', 'jax', 'jaxlib', 'numpy', 'diskcache'} & {*sys.modules}))"
    assert run(code, tmp_path) == ["1", "[]"]


def test_beside_torch_what_knows_no_torch_is(tmp_path: Path) -> None:
    code = """
import os, sys, threading, torch
before = {*sys.modules}
import tpu_compile
(thread,) = [t for t in threading.enumerate() if t.name == "tpu_compile imports"]
pid = os.fork()  # at once: the child must not find a module locked
if not pid:
    import jaxlib.xla_client, jaxlib.mlir.dialects.stablehlo, diskcache
    os._exit(0)
assert os.waitpid(pid, 0)[1] == 0
thread.join()
new = {*sys.modules} - before
print(sorted({"jaxlib.xla_client", "jaxlib.mlir.ir", "diskcache", "jax"} & new))
print([n for n in new if n.split(".")[0] == "torch"])
"""
    assert run(code, tmp_path) == ["['diskcache', 'jaxlib.mlir.ir', 'jaxlib.xla_client']", "[]"]


def test_a_failed_import_is_reported_where_it_is_needed(tmp_path: Path) -> None:
    code = """
import sys, threading, torch
sys.modules["jaxlib"] = None
import tpu_compile
for thread in threading.enumerate():
    if thread.name == "tpu_compile imports":
        thread.join()
try:
    tpu_compile.cache_stats()
except ImportError as err:
    print("jaxlib" in str(err))
"""
    assert run(code, tmp_path) == ["True"]


def test_a_process_may_end_while_it_imports(tmp_path: Path) -> None:
    assert run("import torch, tpu_compile", tmp_path) == []


def test_a_default_device_may_be_set_already() -> None:
    """As where a model is built on `meta` and estimated in the same block."""
    code = """
import torch
with torch.device("meta"):
    import tpu_compile.estimates, tpu_compile.backend
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


ONE_AT_A_TIME = """
import sys, threading, time, torch
import tpu_compile
from tpu_compile import preload

importer = preload._importer
importer._turn.acquire()  # as while a module is being imported
order = []

def use():
    {statement}
    order.append("used")

thread = threading.Thread(target=use)
thread.start()
thread.join(1)
assert not order
import textwrap, wave  # of which the other thread holds no lock
order.append("imported")
importer._turn.release()
thread.join(60)
assert order == ["imported", "used"], order
import jax
assert jax.__spec__.loader is jax.__loader__ and jax.make_jaxpr(lambda x: x + 1)(1)
"""


@pytest.mark.parametrize("statement", ["import jax", "import tpu_compile.lowering.mlir"])
def test_jaxlib_is_imported_by_one_thread_at_a_time(statement: str, tmp_path: Path) -> None:
    """Two at once corrupt nanobind's tables, of which processes died on busy machines."""
    code = ONE_AT_A_TIME.replace("{statement}", statement) + "\nhits = 0"
    assert imported(code, tmp_path, "jax") == ({"jax"}, 0)

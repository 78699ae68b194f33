"""The bridge to JAX: what it merges is deterministic, private, memoised, and starts no backend."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
import torch

from tpu_compile.lowering.builder import Builder
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.mlir import context, func, ir
from tpu_compile.lowering.types import tensor_type


def inv(a: Any) -> Any:
    """Named like a function that JAX's own lowering adds."""
    import jax.numpy as jnp

    return jnp.linalg.inv(a)


def svd(a: Any, *, full: bool) -> Any:
    from jax import lax

    return lax.linalg.svd(a, full_matrices=full)


def module(platform: str) -> Any:
    """inv(svd(svd(a).U).U), and inv of another shape."""
    with context(), ir.Location.unknown():
        made = ir.Module.create()
        b = Builder(made, platform=platform)
        square = tensor_type((3, 3), torch.float64)
        with ir.InsertionPoint(made.body):
            main = func.FuncOp("main", ir.FunctionType.get([square], [square]))
        block = main.add_entry_block()
        with ir.InsertionPoint(block):
            a = b.wrap(block.arguments[0])
            for _ in range(2):
                a = call_jax(b, svd, a, full=True)[0]
            call_jax(b, inv, b.slice(a, [0, 0], [2, 2]))
            func.ReturnOp([call_jax(b, inv, a)[0].ir])
        assert made.operation.verify()
    return made


def symbols(made: Any) -> list[str]:
    return [op.attributes["sym_name"].value for op in made.body.operations]


@pytest.mark.parametrize("platform", ["cpu", "tpu"])
def test_functions_are_shared_private_and_named(platform: str) -> None:
    made = module(platform)
    names = symbols(made)
    assert len(set(names)) == len(names)
    assert {"main", "svd", "inv", "inv_1"} <= set(names)
    assert "svd_1" not in names, "two calls of one function on one type are one function"
    text = str(made)
    assert "jax.result_info" not in text
    assert text.count("func.func @") == 1, "only main is public"


SCRIPT = """
import sys, hashlib
sys.path.insert(0, "tests")
import test_jax_bridge as t
first, second = sys.argv[1:]
other = t.module(second)
from tpu_compile.lowering.mlir import to_bytecode
data = to_bytecode(t.module(first))
from jax._src import xla_bridge
assert not xla_bridge._backends, xla_bridge._backends
print(hashlib.sha256(data).hexdigest())
"""


def test_same_bytes_in_every_process_and_no_backend_started() -> None:
    digests = set()
    for seed, other in (("1", "tpu"), ("2", "cpu")):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, "tpu", other],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        digests.add(done.stdout)
    assert len(digests) == 1

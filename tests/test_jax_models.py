"""The hand-written JAX models that the benchmarks compare with compute what the torch models do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import pytest
import torch

from bench import tpu_estimate
from bench.models import ResNet
from bench.tpu_estimate import Model, counted, jax_step, models, step_arguments, torch_step

SMALL = {m.name: replace(m, dtype=torch.float32) for m in models(quick=True)}


def array(t: torch.Tensor) -> jax.Array:
    narrow = t.int() if t.dtype == torch.int64 else t
    return jnp.asarray(narrow.detach().numpy())


def drawn(model: Model) -> tuple[torch.nn.Module, tuple[torch.Tensor, torch.Tensor]]:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return model.torch_model(), model.torch_batch()


@pytest.fixture(autouse=True)
def _on_the_cpu() -> Any:
    with jax.default_device(jax.devices("cpu")[0]), jax.default_matmul_precision("highest"):
        yield


def close(got: Any, want: torch.Tensor) -> None:
    got = torch.from_numpy(jax.device_get(got).copy())
    torch.testing.assert_close(got, want.detach(), rtol=2e-4, atol=2e-5)


@pytest.mark.parametrize("name", SMALL)
def test_forward(name: str) -> None:
    model = SMALL[name]
    built, (x, _) = drawn(model)
    built.eval()
    close(jax.jit(model.forward(built))(model.params(built, array), array(x)), built(x))


# The larger ones compile for seconds.
STEPS = [pytest.param(n, marks=pytest.mark.slow) if n in ("gpt2", "resnet") else n for n in SMALL]


@pytest.mark.parametrize("name", STEPS)
def test_a_training_step(name: str) -> None:
    model = SMALL[name]
    built, batch = drawn(model)
    arguments = step_arguments(built, batch)
    params = model.params(built, array)
    zeros = jax.tree.map(jnp.zeros_like, params)
    found, moved, _ = jax.jit(jax_step(model, built))(params, zeros, *map(array, batch))
    loss, _, want, _ = torch_step(built)(*arguments)
    close(found[0] if isinstance(built, ResNet) else found, loss)
    with torch.no_grad():
        for p, new in zip(built.parameters(), want.values(), strict=True):
            p.copy_(new)
    expected = model.params(built, array)
    if isinstance(built, ResNet):  # whose running statistics are no parameters
        moved, expected = (without_statistics(p) for p in (moved, expected))
    for got, new in zip(jax.tree.leaves(moved), jax.tree.leaves(expected), strict=True):
        close(got, torch.from_numpy(jax.device_get(new).copy()))


def without_statistics(tree: Any) -> Any:
    if isinstance(tree, dict):
        kept = {k: v for k, v in tree.items() if k not in ("mean", "var")}
        return {k: without_statistics(v) for k, v in kept.items()}
    return [without_statistics(v) for v in tree] if isinstance(tree, list) else tree


def test_what_is_counted_in_a_program() -> None:
    hlo = """
  %a = f32[4]{0:T(128)} parameter(0)
  %b = bf16[4]{0:T(128)(2,1)} convert(%a)
  %c = (s64[2]{0}, f32[]) custom-call(%b), custom_call_target="x"
  ROOT %d = f32[2,2]{1,0} copy(%b), metadata={op_name="a = gather(b)"}
"""
    found = counted(hlo)
    assert {k: v for k, v in found.items() if v} == {"convert": 1, "copy": 1, "64-bit": 1}
    assert set(tpu_estimate.COUNTED) >= {"convert", "copy"}

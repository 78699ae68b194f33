"""Torch modules as JAX functions: values, gradients, batching, and what is refused."""

from __future__ import annotations

import functools
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import tpu_compile
from tpu_compile.errors import JaxOpError


class Block(nn.Module):
    """Attention and a feed-forward layer, a table in a buffer, and a tuple of results."""

    table: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.out = nn.Linear(8, 24), nn.Linear(8, 8)
        self.norm = nn.LayerNorm(8)
        self.register_buffer("table", torch.linspace(0, 1, 32).view(4, 8))

    def forward(self, x: Tensor, mask: Tensor | None = None) -> dict[str, Any]:
        q, k, v = self.qkv(self.norm(x + self.table)).chunk(3, dim=-1)
        y = self.out(F.scaled_dot_product_attention(q, k, v, attn_mask=mask))
        return {"y": y, "parts": (y.sum(-1), x.transpose(0, 1))}


MODELS: dict[str, tuple[nn.Module, tuple[int, ...]]] = {
    "mlp": (nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 3)), (4, 8)),
    "convolution": (
        nn.Sequential(nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3), nn.ReLU(), nn.MaxPool2d(2)),
        (2, 2, 6, 6),
    ),
    "lstm": (nn.LSTM(4, 3, batch_first=True), (2, 3, 4)),
}


def first(out: Any) -> Any:
    return out[0] if isinstance(out, tuple) else out


@pytest.mark.parametrize("name", MODELS)
def test_values_and_gradients(name: str) -> None:
    torch.manual_seed(0)
    module, shape = MODELS[name]
    module.eval()
    x = torch.randn(shape, requires_grad=True)
    want = first(module(x))
    wanted = torch.autograd.grad((want * want.cos()).sum(), [x, *module.parameters()])
    f = tpu_compile.to_jax(module, (x.detach(),))
    array = jnp.asarray(x.detach().numpy())

    def loss(parameters: Any, x: Any) -> Any:
        y = first(f.apply(parameters, x))
        return (y * jnp.cos(y)).sum()

    for run in (f, jax.jit(f)):
        got = np.asarray(first(run(array)))
        np.testing.assert_allclose(got, want.detach().numpy(), rtol=1e-5, atol=1e-6)
    gradients = jax.jit(jax.grad(loss, argnums=(0, 1), allow_int=True))(f.parameters, array)
    found = [gradients[1], *(gradients[0][n] for n, _ in module.named_parameters())]
    for g, w in zip(found, wanted, strict=True):
        np.testing.assert_allclose(np.asarray(g), w.numpy(), rtol=1e-4, atol=1e-5)


def test_vmap_and_second_order() -> None:
    module, shape = MODELS["mlp"]
    f = tpu_compile.to_jax(module, (torch.zeros(shape),))
    xs = torch.randn(3, *shape, generator=torch.Generator().manual_seed(0))
    arrays = jnp.asarray(xs.numpy())
    want = torch.stack([module(x) for x in xs]).detach().numpy()
    for axis in (0, 1):
        moved = jnp.moveaxis(arrays, 0, axis)
        got = jax.vmap(f, in_axes=axis)(moved)
        np.testing.assert_allclose(np.asarray(got), want, rtol=1e-5, atol=1e-6)
    per_sample = jax.vmap(jax.grad(lambda x: (f(x) ** 2).sum()))(arrays)
    wanted = torch.func.vmap(torch.func.grad(lambda x: (module(x) ** 2).sum()))(xs)
    np.testing.assert_allclose(
        np.asarray(per_sample), wanted.detach().numpy(), rtol=1e-4, atol=1e-5
    )
    hessian = jax.jacrev(jax.grad(lambda x: (f(x) ** 2).sum()))(arrays[0])
    again = torch.func.hessian(lambda x: (module(x) ** 2).sum())(xs[0])
    np.testing.assert_allclose(np.asarray(hessian), again.detach().numpy(), rtol=1e-3, atol=1e-4)


def test_trees_fixed_arguments_and_buffers() -> None:
    torch.manual_seed(0)
    block = Block()
    x, mask = torch.randn(2, 4, 8), torch.ones(4, 4, dtype=torch.bool).tril()
    f = tpu_compile.to_jax(block, (x, mask))
    got, want = f(jnp.asarray(x.numpy()), jnp.asarray(mask.numpy())), block(x, mask)
    assert list(got) == ["y", "parts"]
    for g, w in zip([got["y"], *got["parts"]], [want["y"], *want["parts"]], strict=True):
        np.testing.assert_allclose(np.asarray(g), w.detach().numpy(), rtol=1e-5, atol=1e-5)
    assert "table" in f.parameters
    without = tpu_compile.to_jax(block, (x, None))
    np.testing.assert_allclose(
        np.asarray(without(jnp.asarray(x.numpy()), None)["y"]),
        block(x)["y"].detach().numpy(),
        rtol=1e-5,
        atol=1e-5,
    )


@pytest.mark.parametrize("x64", [False, True])
def test_dtypes(x64: bool) -> None:
    class Mixed(nn.Module):
        def forward(self, i: Tensor, d: Tensor, h: Tensor) -> tuple[Tensor, ...]:
            return i + 1, d * 2, h * 3, i > 1

    inputs = (torch.arange(3), torch.ones(3, dtype=torch.float64), torch.ones(3).bfloat16())
    f = tpu_compile.to_jax(Mixed(), inputs)
    with jax.enable_x64(x64):
        wide = (jnp.int64, jnp.float64) if x64 else (jnp.int32, jnp.float32)
        got = f(jnp.arange(3), jnp.ones(3, wide[1]), jnp.ones(3, jnp.bfloat16))
        assert [x.dtype for x in got] == [*wide, jnp.bfloat16, jnp.bool_]
        assert got[0].tolist() == [1, 2, 3]
        assert got[2].tolist() == [3, 3, 3]


def test_inside_of_jax_code() -> None:
    """A torch module in a scan, trained by an update written in JAX."""
    torch.manual_seed(0)
    module = nn.Linear(4, 1)
    f = tpu_compile.to_jax(module, (torch.zeros(8, 4),))
    x = jax.random.normal(jax.random.key(0), (8, 4))
    y = x.sum(1, keepdims=True)

    def loss(p: Any) -> Any:
        return ((f.apply(p, x) - y) ** 2).mean()

    @functools.partial(jax.jit, static_argnums=1)
    def train(p: Any, steps: int) -> Any:
        def step(p: Any, _: Any) -> Any:
            value, g = jax.value_and_grad(loss)(p)
            return jax.tree.map(lambda a, b: a - 0.1 * b, p, g), value

        return jax.lax.scan(step, p, length=steps)

    _, losses = train(f.parameters, 200)
    assert losses[-1] < 1e-3 * losses[0]


def test_what_is_refused() -> None:
    x = torch.zeros(4, 8)
    f = tpu_compile.to_jax(MODELS["mlp"][0], (x,))
    with pytest.raises(JaxOpError, match=r"float32\[3, 8\]"):
        f(jnp.zeros((3, 8)))
    with pytest.raises(JaxOpError, match="another structure"):
        f(jnp.zeros((4, 8)), 1)
    with pytest.raises(JaxOpError, match="other names"):
        f.apply({}, jnp.zeros((4, 8)))
    with pytest.raises(JaxOpError, match=r"updates.*running_mean"):
        tpu_compile.to_jax(nn.BatchNorm1d(8), (x,))
    with pytest.raises(JaxOpError, match="random numbers"):
        tpu_compile.to_jax(nn.Dropout(0.5), (x,))(jnp.zeros((4, 8)))

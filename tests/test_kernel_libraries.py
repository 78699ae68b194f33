"""Kernels of other libraries as torch ops: Helion's and Tokamax's, interpreted here and for TPUs."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import tpu_compile
from tpu_compile.targets import GENERATIONS

TPUS = ["v5e:2x2", "v6e:2x2", "tpu7x:2x2x1"]
needs_libtpu = pytest.mark.skipif(
    importlib.util.find_spec("libtpu") is None, reason="libtpu is not installed"
)


def randn(*shape: int, grad: bool = False) -> Tensor:
    generator = torch.Generator().manual_seed(len(shape))
    return torch.randn(*shape, generator=generator).requires_grad_(grad)


def compiled(op: Callable[..., Any], *inputs: Tensor, target: str) -> int:
    """How many executables libtpu makes of it."""
    torch.compiler.reset()
    return len(tpu_compile.aot(op, inputs, target=target))


def test_helion() -> None:
    kernels: Any = pytest.importorskip("helion_kernels", exc_type=ImportError)
    gated = tpu_compile.jax_op(kernels.gated.jax_fn, tpu="v6e")
    matmul = tpu_compile.jax_op(kernels.matmul.jax_fn, tpu="v6e")
    x, y = randn(256), randn(256) + 1
    torch.testing.assert_close(gated(x, y), x * y.sigmoid())
    run = torch.compile(lambda x, y: gated(x, y) + 1, backend="tpu", fullgraph=True)
    torch.testing.assert_close(run(x, y), x * y.sigmoid() + 1)
    a, b = randn(256, 128), randn(128, 256)
    torch.testing.assert_close(matmul(a, b), a @ b)


@needs_libtpu
@pytest.mark.parametrize("target", TPUS)
def test_helion_for_tpus(target: str) -> None:
    kernels: Any = pytest.importorskip("helion_kernels", exc_type=ImportError)
    matmul = tpu_compile.jax_op(kernels.matmul.jax_fn, tpu=target.partition(":")[0])
    assert compiled(matmul, randn(256, 128), randn(128, 256), target=target) == 1


def _attention(tokamax: Any) -> Callable[..., Any]:
    @tpu_compile.jax_op(tpu="v6e")
    def attention(query: Any, key: Any, value: Any) -> Any:
        return tokamax.dot_product_attention(
            query, key, value, is_causal=True, implementation="mosaic"
        )

    return attention


def test_tokamax(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own TPU kernel, forward and backward, as Pallas interprets it."""
    monkeypatch.setattr("sys.argv", ["tokamax"])  # it reads its flags there
    attention = _attention(pytest.importorskip("tokamax"))
    inputs = [randn(1, 128, 2, 128, grad=True) for _ in range(3)]
    ours = attention(*inputs)
    moved = [t.transpose(1, 2) for t in inputs]
    wanted = F.scaled_dot_product_attention(*moved, is_causal=True).transpose(1, 2)
    torch.testing.assert_close(ours, wanted)
    weight = randn(1, 128, 2, 128)
    found = torch.autograd.grad((ours * weight).sum(), inputs)
    wanted_gradients = torch.autograd.grad((wanted * weight).sum(), inputs)
    # Sums of 128 products in another order, of values up to 20.
    torch.testing.assert_close(found, wanted_gradients, rtol=1e-5, atol=5e-5)


@needs_libtpu
@pytest.mark.parametrize("target", TPUS)
def test_tokamax_for_tpus(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["tokamax"])
    attention = _attention(pytest.importorskip("tokamax"))
    inputs = [randn(1, 128, 2, 128).bfloat16().requires_grad_() for _ in range(3)]
    assert compiled(attention, *inputs, target=target) == 2


def test_a_function_finds_the_tpu_it_is_traced_for() -> None:
    """Where it looks at JAX's default device, forward and backward; elsewhere nothing has changed."""
    import jax
    from jax.extend import backend

    seen: list[str] = []

    @jax.custom_vjp
    def double(x: Any) -> Any:
        seen.append(backend.get_default_device().device_kind)
        return x * 2

    def back(_: None, g: Any) -> tuple[Any]:
        seen.append(backend.get_default_device().device_kind)
        return (g * 2,)

    double.defvjp(lambda x: (double(x), None), back)
    x = randn(3, grad=True)
    tpu_compile.jax_op(double, tpu="tpu7x")(x).sum().backward()
    assert torch.equal(x.grad, torch.full((3,), 2.0))
    assert set(seen) == {GENERATIONS["tpu7x"].kind}
    assert backend.get_default_device().platform == "cpu"
    with pytest.raises(tpu_compile.errors.JaxOpError, match="no TPU generation"):
        tpu_compile.jax_op(double, tpu="v99")


def test_kernels_of_both_kinds_are_interpreted() -> None:
    """Those of pl.kernel as those of pl.pallas_call."""
    import jax
    from jax.experimental import pallas as pl
    from jax.experimental.pallas import tpu as pltpu

    def body(x_ref: Any, out_ref: Any) -> None:
        pltpu.sync_copy(x_ref, out_ref)

    @tpu_compile.jax_op(tpu="v6e")
    def copied(x: Any) -> Any:
        mesh = pltpu.create_tensorcore_mesh("core", num_cores=1)
        return pl.kernel(body, out_type=jax.ShapeDtypeStruct(x.shape, x.dtype), mesh=mesh)(x)

    x = randn(8, 128)
    assert torch.equal(copied(x), x)

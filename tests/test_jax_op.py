"""JAX functions as torch ops: values, gradients, transforms, compile, mutation, errors, identity."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from harness import module_of
from torch import Tensor

import tpu_compile
from tpu_compile import jax_functions
from tpu_compile.errors import JaxOpError
from tpu_compile.jax_functions import fingerprint


@tpu_compile.jax_op
def swish(x: Any, beta: float = 1.0) -> Any:
    return x * jax.nn.sigmoid(beta * x)


@jax.custom_vjp
def clipped(x: Any) -> Any:
    return jnp.sin(x)


clipped.defvjp(lambda x: (jnp.sin(x), x), lambda x, g: (jnp.clip(g * 7, -1, 1) + 0 * x,))


@jax.custom_jvp
def softplus(x: Any) -> Any:
    return jnp.log1p(jnp.exp(x))


softplus.defjvp(lambda p, t: (softplus(p[0]), t[0] * jax.nn.sigmoid(p[0])))


def compiled(fn: Callable[..., Any], **kwargs: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", fullgraph=True, **kwargs)


def randn(*shape: int, dtype: torch.dtype = torch.float32, grad: bool = False) -> Tensor:
    generator = torch.Generator().manual_seed(sum(shape) + len(shape))
    return torch.randn(*shape, dtype=dtype, generator=generator).requires_grad_(grad)


def to_jax(t: Tensor) -> Any:
    return jnp.asarray(t.detach().numpy())


# Functions of one or two float arrays to one array: gradients must be those of jax.grad.
FUNCTIONS: dict[str, tuple[Callable[..., Any], int]] = {
    "multiply": (lambda x, y: x * y, 2),
    "divide": (lambda x, y: x / (1 + y * y), 2),
    "matmul": (lambda x, y: x @ y.T, 2),
    "einsum": (lambda x, y: jnp.einsum("ij,kj->ik", x, y), 2),
    "tanh": (jnp.tanh, 1),
    "gelu": (jax.nn.gelu, 1),
    "softmax": (lambda x: jax.nn.softmax(x, axis=-1), 1),
    "logsumexp": (lambda x: jax.nn.logsumexp(x, axis=0), 1),
    "norm": (lambda x: x / jnp.linalg.norm(x), 1),
    "where": (lambda x, y: jnp.where(x > 0, x, y * 2), 2),
    "cumsum": (lambda x: jnp.cumsum(x, axis=1), 1),
    "sort": (lambda x: jnp.sort(x, axis=1), 1),
    "gather": (lambda x: x[:, jnp.array([2, 0])], 1),
    "scatter": (lambda x, y: x.at[0].add(y[1]), 2),
    "scan": (lambda x: jax.lax.scan(lambda c, r: (c * r + 1, c), jnp.ones(4), x)[0], 1),
    "while": (lambda x: jax.lax.fori_loop(0, 3, lambda i, c: c * 1.5 + 1, x), 1),
    "cond": (lambda x: jax.lax.cond(x.sum() > 0, jnp.sin, jnp.cos, x), 1),
    "custom_vjp": (clipped, 1),
    "custom_jvp": (softplus, 1),
    "checkpoint": (jax.checkpoint(lambda x: jnp.sin(jnp.exp(x))), 1),
    "jit": (jax.jit(lambda x: x**3), 1),
    "vmap": (jax.vmap(lambda r: r * r.sum()), 1),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradients_are_jaxs(name: str) -> None:
    torch.compiler.reset()  # all of these are one code object to dynamo
    fn, count = FUNCTIONS[name]
    op = tpu_compile.jax_op(fn)
    arrays = [randn(4, 4, grad=True) + i for i in range(count)]
    weight = randn(4, 4)

    def loss(*xs: Any) -> Any:
        out = fn(*xs)
        return (out * to_jax(weight)[tuple(slice(n) for n in out.shape)]).sum()

    def torch_loss(*xs: Tensor) -> Tensor:
        out = op(*xs)
        return (out * weight[tuple(slice(n) for n in out.shape)]).sum()

    wanted = jax.jit(jax.grad(loss, argnums=tuple(range(count))))(*map(to_jax, arrays))
    value = jax.jit(fn)(*map(to_jax, arrays))
    for run in (torch_loss, compiled(torch_loss)):
        got = torch.autograd.grad(run(*arrays), arrays)
        for g, w in zip(got, wanted, strict=True):
            np.testing.assert_allclose(g.numpy(), np.asarray(w), rtol=2e-6, atol=2e-6)
    np.testing.assert_allclose(op(*arrays).detach().numpy(), np.asarray(value), rtol=2e-6)


def test_second_order_and_forward_mode() -> None:
    x = randn(5, dtype=torch.float64, grad=True)
    assert torch.autograd.gradcheck(swish, (x,), check_forward_ad=True)
    assert torch.autograd.gradgradcheck(swish, (x,))
    y = x.detach()
    want = torch.func.hessian(lambda x: (x * torch.sigmoid(x)).sum())(y)
    torch.testing.assert_close(torch.func.hessian(lambda x: swish(x).sum())(y), want)


def test_complex_gradients_are_torchs() -> None:
    op = tpu_compile.jax_op(lambda z, w: jnp.sum(z * w + jnp.exp(z)))
    z = torch.complex(randn(3), randn(3)).requires_grad_()
    w = torch.complex(randn(3), randn(3)).requires_grad_()
    got = torch.autograd.grad(op(z, w).abs(), (z, w))
    want = torch.autograd.grad((z * w + z.exp()).sum().abs(), (z, w))
    for g, h in zip(got, want, strict=True):
        torch.testing.assert_close(g, h)


def test_trees_in_and_out() -> None:
    @tpu_compile.jax_op
    def op(batch: Any, *, scale: float, names: tuple[str, ...]) -> Any:
        total = sum(batch[n] for n in names) * scale
        return {"total": total, "parts": [total.sum(), (jnp.argmax(total), None)]}

    batch = {"x": randn(3, 2, grad=True), "y": randn(3, 2), "z": randn(1)}

    def run(batch: Any) -> Any:
        return op(batch, scale=2.0, names=("x", "y"))

    total = (batch["x"] + batch["y"]) * 2
    for got in (run(batch), compiled(run)(batch)):
        assert list(got) == ["total", "parts"]
        torch.testing.assert_close(got["total"], total)
        torch.testing.assert_close(got["parts"][0], total.sum())
        index, nothing = got["parts"][1]
        assert nothing is None
        assert index.item() == total.argmax().item()
        assert got["total"].requires_grad
        assert not index.requires_grad


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16, torch.int64, torch.complex128])
def test_dtypes_stay(dtype: torch.dtype) -> None:
    op = tpu_compile.jax_op(lambda x: x + x)
    x = torch.arange(3).to(dtype)
    assert op(x).dtype == dtype
    torch.testing.assert_close(compiled(lambda x: op(x))(x), x + x)


def test_64_bits_only_where_wanted() -> None:
    ones = tpu_compile.jax_op(lambda x: jnp.ones(3))
    assert ones(torch.zeros(1)).dtype == torch.float32
    assert ones(torch.zeros(1, dtype=torch.float64)).dtype == torch.float64
    wide = tpu_compile.jax_op(x64=True)(lambda x: jnp.ones(3))
    assert wide(torch.zeros(1)).dtype == torch.float64


def test_vmap_jacobians_and_nesting() -> None:
    x = randn(4, 3)
    want = x * torch.sigmoid(x)
    torch.testing.assert_close(torch.func.vmap(swish)(x), want)
    torch.testing.assert_close(torch.func.vmap(swish, in_dims=1, out_dims=1)(x), want)
    both = torch.func.vmap(tpu_compile.jax_op(lambda x, y: x @ y), in_dims=(0, None))
    torch.testing.assert_close(both(x, x.T.contiguous()), torch.stack([r @ x.T for r in x]))
    per_sample = torch.func.vmap(torch.func.grad(lambda r: swish(r).sum()))(x)
    torch.testing.assert_close(per_sample, torch.func.grad(lambda x: swish(x).sum())(x))


def test_any_memory_layout_and_size() -> None:
    op = tpu_compile.jax_op(lambda x: x * 2)
    x = randn(4, 6)
    for t in (
        x.T,
        x[:, ::2],
        x[1:, 1:],
        x[0, 0],
        x[:0],
        x.expand(2, 4, 6),
        x.to(torch.cfloat).conj(),
    ):
        torch.testing.assert_close(op(t), t * 2)


def test_no_tensor_arguments() -> None:
    op = tpu_compile.jax_op(lambda n: jnp.arange(n, dtype=jnp.float32))
    torch.testing.assert_close(op(3), torch.arange(3.0))
    torch.testing.assert_close(compiled(lambda x: x + op(3))(torch.ones(3)), torch.arange(3.0) + 1)


def test_sizes_specialize() -> None:
    run = compiled(lambda x: swish(x) + 1, dynamic=True)
    for n in (3, 5, 8):
        x = randn(n)
        torch.testing.assert_close(run(x), x * torch.sigmoid(x) + 1)


def test_export_keeps_the_op() -> None:
    class Module(torch.nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            return swish(x, beta=2.0)

    program = torch.export.export(Module(), (randn(3),))
    assert "tpu_compile.jax_call" in str(program.graph)
    x = randn(3) + 1
    torch.testing.assert_close(program.module()(x), x * torch.sigmoid(2 * x))


def test_mutation() -> None:
    @tpu_compile.jax_op(mutates="cache")
    def append(cache: Any, new: Any, at: int) -> Any:
        cache = cache.at[at].set(new)
        return cache.sum(), cache

    def run(cache: Tensor, new: Tensor) -> Tensor:
        return append(cache, new, at=1) + 1

    for call in (run, compiled(run)):
        cache, new = torch.zeros(3, 2), torch.ones(2)
        assert call(cache, new).item() == 3
        torch.testing.assert_close(cache, torch.tensor([[0.0, 0], [1, 1], [0, 0]]))
        assert cache._version == 1


def test_wrong_mutation_is_refused() -> None:
    with pytest.raises(JaxOpError, match="names no argument: 'cash'"):
        tpu_compile.jax_op(mutates="cash")(lambda cache: cache)
    with pytest.raises(JaxOpError, match="must return \\(result, updates\\)"):
        tpu_compile.jax_op(mutates="x")(lambda x: x)(randn(2))
    grow = tpu_compile.jax_op(mutates="x")(lambda x: (None, jnp.concatenate([x, x])))
    with pytest.raises(JaxOpError, match="another type"):
        grow(randn(2))


def test_errors_name_both_sides() -> None:
    add = tpu_compile.jax_op(lambda x, y: x + y)
    with pytest.raises(JaxOpError, match=r"float32\[3\], float32\[4\]") as caught:
        add(randn(3), randn(4))
    assert "(3,), (4,)" in str(caught.value)
    with pytest.raises(JaxOpError, match="takes no set"):
        add({1}, 2)
    with pytest.raises(JaxOpError, match="returns a str"):
        tpu_compile.jax_op(lambda x: "text")(randn(2))
    with pytest.raises(Exception, match="JAX refuses") as caught:
        compiled(lambda x, y: add(x, y))(randn(3), randn(4))
    assert "float32[3], float32[4]" in str(caught.value)


def test_joins_the_graphs_program(tmp_path: Path) -> None:
    """XLA sees one program: as many optimized ops as with torch's own, and no more copies."""

    def instructions(fn: Callable[..., Any], name: str) -> list[str]:
        folder = tmp_path / name
        compiled(fn, options={"debug_dir": str(folder), "cache": False})(randn(64))
        (hlo,) = folder.rglob("optimized_hlo.txt")
        lines = hlo.read_text().splitlines()
        calls = [line.split(" = ")[1].split("(")[0].split()[-1] for line in lines if " = " in line]
        return sorted(calls)

    ours = instructions(lambda x: swish(x * 2) + 1, "jax")
    native = instructions(lambda x: (x * 2) * torch.sigmoid(1.0 * (x * 2)) + 1, "native")
    assert len(ours) <= len(native)
    assert ours.count("copy") == native.count("copy")


def test_equal_calls_share_one_executable() -> None:
    jax_functions._compiled.cache_clear()
    for _ in range(3):
        swish(randn(7))
    assert jax_functions._compiled.cache_info().misses == 1


def make(scale: Any) -> Callable[..., Any]:
    return lambda x: x * scale


def helper(x: Any) -> Any:
    return x + 1


def test_fingerprints_follow_what_is_computed() -> None:
    assert fingerprint(make(2.0)) == fingerprint(make(2.0))
    assert fingerprint(make(2.0)) != fingerprint(make(3.0))
    assert fingerprint(lambda x: x + 1) != fingerprint(lambda x: x + 2)
    table = np.arange(3)
    assert fingerprint(lambda x: x + table) == fingerprint(lambda x: x + table)
    other = np.arange(3) * 2
    assert fingerprint(make(table)) != fingerprint(make(other))
    assert fingerprint(lambda x: helper(x)) != fingerprint(lambda x: make(1.0)(x))
    assert fingerprint(clipped) != fingerprint(softplus)
    unknown = object()
    assert fingerprint(lambda x: unknown) != fingerprint(lambda x: unknown)


SOURCE = """
import jax
SCALE = {scale}
def scaled(x):
    return jax.numpy.tanh(x) * SCALE
"""


def test_the_key_follows_the_kernel_and_not_its_file(tmp_path: Path) -> None:
    def program(name: str, scale: float) -> str:
        path = tmp_path / name
        module = module_of(path, SOURCE.format(scale=scale))
        op = tpu_compile.jax_op(module.scaled)
        folder = tmp_path / f"{path.stem}_{scale}"
        compiled(lambda x: op(x), options={"debug_dir": str(folder)})(torch.ones(3))
        (key,) = folder.rglob("key.json")
        return str(json.loads(key.read_text())["program"])

    first = program("one.py", 2.0)
    assert program("renamed.py", 2.0) == first
    assert program("again.py", 3.0) != first


def test_recent_calls_do_not_mix_types() -> None:
    """The short way of an eager call like the last one is taken only by calls like it."""
    op = tpu_compile.jax_op(lambda x: (x * 2, {"n": x.shape[0]}))
    for x in (randn(3), randn(3), randn(4), randn(3).double(), randn(2, 3).t(), randn(3)):
        for _ in range(2):
            doubled, size = op(x)
            torch.testing.assert_close(doubled, x * 2)
            assert size == {"n": x.shape[0]}
    x = randn(3, grad=True)
    op(x)[0].sum().backward()
    assert torch.equal(x.grad, torch.full((3,), 2.0))
    with torch.no_grad():
        assert not op(x)[0].requires_grad
    assert op(x)[0].requires_grad


def test_tensors_of_the_device() -> None:
    """On `tpu` tensors eagerly, with gradients, mutation and a 0-d tensor of the host; and compiled."""
    x = randn(2, 3, grad=True)
    there = x.detach().to("tpu").requires_grad_()
    swish(x, beta=2.0).sum().backward()
    for call in (swish, compiled(swish)):
        there.grad = None
        out = call(there, beta=2.0)
        assert out.device.type == "tpu"
        out.sum().backward()
        torch.testing.assert_close(there.grad.cpu(), x.grad)
    cache, value = torch.zeros(3, 2, device="tpu"), torch.ones(2, device="tpu")
    store = tpu_compile.jax_op(mutates="cache")(lambda cache, v, n: (v * n, cache.at[0].set(v)))
    out = store(cache, value, torch.tensor(3.0))
    assert out.tolist() == [3, 3]
    assert cache.tolist() == [[1, 1], [0, 0], [0, 0]]
    with pytest.raises(JaxOpError, match="one device"):
        store(cache, torch.ones(2), torch.tensor(3.0))


def test_signature_and_schema_are_inferred() -> None:
    def attend(q: jax.Array, cache: Any, mask: Any = None, *, scale: float = 1.0) -> jax.Array:
        return q

    op: Any = tpu_compile.jax_op(attend)
    assert (
        op.schema
        == "attend(Tensor q, Tensor cache, Tensor? mask=None, *, float scale=1.0) -> Tensor"
    )
    assert inspect.signature(op).parameters["q"].annotation is Tensor
    store: Any = tpu_compile.jax_op(mutates="cache")(lambda cache, v: (v, cache))
    assert store.schema == "lambda(Tensor(a!) cache, Tensor v) -> Any"
    assert swish.schema == "swish(Tensor x, float beta=1.0) -> Any"  # type: ignore[attr-defined]
    assert tpu_compile.jax_op(jnp.tanh).schema.startswith("tanh(Tensor x")  # type: ignore[attr-defined]

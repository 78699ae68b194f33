"""Autocast, inference mode, torch.func, second derivatives, and tensors that are more than numbers."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.testing._internal.two_tensor import TwoTensor
from torch.utils import _pytree as pytree

X = torch.linspace(-1, 2, 12).reshape(3, 4)
W = torch.linspace(0.5, 1.5, 16).reshape(4, 4)


pytestmark = pytest.mark.usefixtures("fresh_dynamo")


def native(fn: Callable[..., Any], **kw: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"fallback": "error"}, **kw)


def assert_native(fn: Callable[..., Any], *inputs: Tensor, tolerance: float = 1e-5) -> None:
    got, want = native(fn)(*inputs), fn(*inputs)
    leaves = pytree.tree_leaves(got), pytree.tree_leaves(want)
    torch.testing.assert_close(*leaves, rtol=tolerance, atol=tolerance)


def loss(x: Tensor, w: Tensor) -> Tensor:
    return ((x @ w).tanh() * x).sum()


FUNCTIONS: dict[str, Callable[[Tensor, Tensor], Any]] = {
    "grad": lambda x, w: torch.func.grad(loss, argnums=(0, 1))(x, w),
    "grad_and_value": lambda x, w: torch.func.grad_and_value(loss)(x, w),
    "vmap": lambda x, w: torch.func.vmap(lambda r: (r @ w).softmax(0) * 0.5)(x),
    "vmap of columns": lambda x, w: torch.func.vmap(torch.dot, in_dims=1)(x, w[:3]),
    "vmap in vmap": lambda x, w: torch.func.vmap(
        lambda r: torch.func.vmap(lambda c: (r * c).sum())(w)
    )(x),
    "gradients per sample": lambda x, w: torch.func.vmap(
        torch.func.grad(lambda w, r: (r @ w).square().sum()), in_dims=(None, 0)
    )(w, x),
    "jacrev": lambda x, w: torch.func.jacrev(lambda r: (r @ w).sin())(x[0]),
    "jacfwd": lambda x, w: torch.func.jacfwd(lambda r: (r @ w).sin())(x[0]),
    "hessian": lambda x, w: torch.func.hessian(lambda r: (r @ w).exp().sum())(x[0]),
    "jvp": lambda x, w: torch.func.jvp(lambda r: (r @ w).cos(), (x,), (x * 2,)),
    "vjp": lambda x, w: torch.func.vjp(lambda r: (r @ w).cos(), x)[1](x * 0 + 1),
    "grad of grad": lambda x, w: torch.func.grad(
        lambda x: torch.func.grad(loss)(x, w).square().sum()
    )(x),
    "linearize": lambda x, w: torch.func.linearize(lambda r: (r @ w).sin(), x)[1](x),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functional_transforms(name: str) -> None:
    if name == "linearize":  # dynamo does not trace it: the function inside of it is compiled
        fn = FUNCTIONS[name]
        got = torch.compile(fn, backend="tpu")(X, W)
        torch.testing.assert_close(got, fn(X, W), rtol=1e-5, atol=1e-5)
        return
    assert_native(FUNCTIONS[name], X, W)


# ---------------------------------------------------------------------- modes


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_autocast_around_and_inside(dtype: torch.dtype) -> None:
    layer = nn.Sequential(nn.Linear(4, 8), nn.LayerNorm(8), nn.ReLU(), nn.Linear(8, 4))

    def inside(x: Tensor) -> Tensor:
        with torch.autocast("cpu", dtype=dtype):
            return F.mse_loss(layer(x), x)

    def grads(fn: Callable[[Tensor], Tensor], around: bool) -> list[Tensor]:
        layer.zero_grad()
        with torch.autocast("cpu", dtype=dtype, enabled=around):
            value = fn(X)
        value.float().sum().backward()
        return [value.detach(), *(p.grad.clone() for p in layer.parameters())]

    for fn, around in ((inside, False), (layer, True)):
        torch._dynamo.reset()
        want = grads(fn, around)
        got = grads(torch.compile(fn, backend="tpu"), around)
        assert [t.dtype for t in got] == [t.dtype for t in want]
        torch.testing.assert_close(got, want, rtol=3e-2, atol=3e-2)


def test_inference_mode() -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor]:
        x.add_(1)
        return x * 2, x[1:]

    compiled = torch.compile(fn, backend="tpu")
    with torch.inference_mode():
        x, y = X.clone(), X.clone()
        got, want = compiled(x), fn(y)
        assert all(t.is_inference() for t in got)
        torch.testing.assert_close([*got, x], [*want, y])
    x, y = X.clone(), X.clone()  # and outside of it, with the same function
    got, want = compiled(x), fn(y)
    assert not any(t.is_inference() for t in got)
    torch.testing.assert_close([*got, x], [*want, y])


def test_gradients_on_and_off() -> None:
    compiled = torch.compile(loss, backend="tpu")
    x = X.clone().requires_grad_()
    with torch.no_grad():
        assert not compiled(x, W).requires_grad
    assert compiled(x, W).requires_grad
    assert not compiled(X, W).requires_grad


# ---------------------------------------------------------------------- derivatives of derivatives


def test_double_backward_is_refused_by_aotautograd() -> None:
    x = X.clone().requires_grad_()
    (g,) = torch.autograd.grad(torch.compile(loss, backend="tpu")(x, W), x, create_graph=True)
    torch.testing.assert_close(g, torch.func.grad(loss)(X, W), rtol=1e-5, atol=1e-5)
    with pytest.raises(RuntimeError, match="does not currently support double backward"):
        g.sum().backward()


@pytest.mark.parametrize("runs", [1, 2], ids=["traced", "from torch's cache"])
def test_a_kept_graph_goes_backward_again(runs: int) -> None:
    for _ in range(runs):
        torch._dynamo.reset()
        x = X.clone().requires_grad_()
        value = torch.compile(loss, backend="tpu")(x, W)
        value.backward(retain_graph=True)
        value.backward()
        torch.testing.assert_close(x.grad, 2 * torch.func.grad(loss)(X, W), rtol=1e-5, atol=1e-5)


def test_compiled_autograd() -> None:
    layer = nn.Linear(4, 4)

    def step(x: Tensor) -> Tensor:
        value = layer(x).tanh().square().sum()
        value.backward()
        return value

    step(X)
    want = [p.grad.clone() for p in layer.parameters()]
    layer.zero_grad()
    with torch._dynamo.config.patch(compiled_autograd=True), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.compile(step, backend="tpu")(X)
    got = [p.grad for p in layer.parameters()]
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


# ---------------------------------------------------------------------- dtypes


@pytest.mark.filterwarnings("ignore:operators without a lowering")
def test_scaled_and_integer_products() -> None:
    a = torch.linspace(-2, 2, 32 * 16).reshape(32, 16).to(torch.float8_e4m3fn)
    b = torch.linspace(-1, 1, 16 * 32).reshape(32, 16).to(torch.float8_e4m3fn).t()
    one, half = torch.tensor(1.0), torch.tensor(0.5)

    def scaled(a: Tensor, b: Tensor) -> Tensor:
        return torch._scaled_mm(a, b, scale_a=half, scale_b=one, out_dtype=torch.bfloat16)

    exact = (a.double() * 0.5) @ b.double()
    for fn in (scaled, torch.compile(scaled, backend="tpu")):
        torch.testing.assert_close(fn(a, b).double(), exact, rtol=1e-2, atol=1e-2)

    p = torch.randint(-128, 128, (32, 16), dtype=torch.int8)
    q = torch.randint(-128, 128, (16, 24), dtype=torch.int8)
    got = torch.compile(torch._int_mm, backend="tpu")(p, q)
    assert got.dtype == torch.int32
    assert torch.equal(got, p.int() @ q.int())


def test_complex_training() -> None:
    def fn(z: Tensor, w: Tensor) -> Tensor:
        y = (z @ w).exp() * z.conj()
        return (y.abs() + y.real * y.angle()).sum() + torch.view_as_real(y).square().sum()

    def grads(f: Callable[..., Tensor]) -> list[Tensor]:
        z = torch.complex(X, X * 0.5).requires_grad_()
        w = torch.complex(W / 8, W / 16).requires_grad_()
        value = f(z, w)
        return [value.detach(), *torch.autograd.grad(value, (z, w))]

    torch.testing.assert_close(grads(native(fn)), grads(fn), rtol=1e-4, atol=1e-4)


# ---------------------------------------------------------------------- subclasses


def test_nested_tensors_run_on_torchs_kernels() -> None:
    def fn(values: Tensor, offsets: Tensor, w: Tensor) -> Tensor:
        nested = torch.nested.nested_tensor_from_jagged((values @ w).sin(), offsets=offsets)
        return nested * 2

    compiled = torch.compile(fn, backend="tpu")
    for sizes in ((2, 3, 1), (4, 1, 5)):
        rows = [torch.randn(n, 4) for n in sizes]
        offsets = torch.tensor([0, *sizes]).cumsum(0)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            got = compiled(torch.cat(rows), offsets, W)
        assert any("nested tensors" in str(w.message) for w in caught)
        for part, row in zip(got.unbind(), rows, strict=True):
            torch.testing.assert_close(part, (row @ W).sin() * 2, rtol=1e-4, atol=1e-5)
    torch._dynamo.reset()
    with pytest.raises(Exception, match="nested tensors have no lowering"):
        torch.compile(fn, backend="tpu", options={"fallback": "error"})(torch.cat(rows), offsets, W)


def test_wrapper_subclasses() -> None:
    def fn(t: Tensor, w: Tensor) -> Tensor:
        return (t @ w).tanh() * 2 + t

    def run(f: Callable[..., Any]) -> list[Any]:
        t = TwoTensor(X.clone(), X * 3).requires_grad_()
        y = f(t, W)
        assert isinstance(y, TwoTensor)
        y.sum().backward()
        assert isinstance(t.grad, TwoTensor)
        return [y.a.detach(), y.b.detach(), t.grad.a, t.grad.b]

    got, want = run(torch.compile(fn, backend="tpu", fullgraph=True)), run(fn)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


def test_subclasses_are_mutated() -> None:
    def fn(t: Tensor) -> Tensor:
        t.mul_(2)
        return t + 1

    t = TwoTensor(X.clone(), X * 3)
    got = torch.compile(fn, backend="tpu")(t)
    torch.testing.assert_close([t.a, t.b, got.a, got.b], [X * 2, X * 6, X * 2 + 1, X * 6 + 1])

"""Higher-order ops under torch.compile: control flow, regions, flex_attention, opaque calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._higher_order_ops import associative_scan, scan, while_loop
from torch._higher_order_ops.map import map as mapped
from torch.nn.attention.flex_attention import (
    AuxRequest,
    BlockMask,
    create_block_mask,
    flex_attention,
)
from torch.utils import _pytree as pytree

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.errors import UnsupportedOpError
from tpu_compile.lowering.graph import lower

X = torch.randn(5, 4, generator=torch.Generator().manual_seed(0))
W = torch.randn(4, generator=torch.Generator().manual_seed(1))


pytestmark = pytest.mark.usefixtures("fresh_dynamo")


def native(fn: Callable[..., Any], **kw: Any) -> Callable[..., Any]:
    """Compiled as one graph, of which nothing may run on torch's kernels."""
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"fallback": "error"}, **kw)


def results(fn: Callable[..., Any], inputs: tuple[Tensor, ...], grad: bool) -> list[Tensor]:
    """What fn gives, and the gradients of a sum of all its outputs, weighted unequally."""
    given = [t.clone().requires_grad_(grad and t.is_floating_point()) for t in inputs]
    outs = [o for o in pytree.tree_leaves(fn(*given)) if isinstance(o, Tensor)]
    if not grad:
        return outs
    loss = sum((o * (i + 0.5)).sum() for i, o in enumerate(outs) if o.requires_grad)
    grads = torch.autograd.grad(loss, [t for t in given if t.requires_grad], allow_unused=True)
    return [*(o.detach() for o in outs), *(g for g in grads if g is not None)]


def assert_native(fn: Callable[..., Any], *inputs: Tensor, grad: bool = True) -> None:
    want = results(fn, inputs, grad)
    got = results(native(fn), inputs, grad)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


@torch.compiler.nested_compile_region
def region(x: Tensor, w: Tensor) -> Tensor:
    return (x * w).sin() + 1


FUNCTIONS: dict[str, Callable[[Tensor, Tensor], Any]] = {
    "cond": lambda x, w: torch.cond(
        x.sum() > 0, lambda x: (x * 2).sin() * w, lambda x: x - 1 + w, (x,)
    ),
    "cond false": lambda x, w: torch.cond(
        x.sum() < -1e6, lambda x: (x * 2).sin() * w, lambda x: x - 1 + w, (x,)
    ),
    "cond of several": lambda x, w: torch.cond(
        w.sum() > 0, lambda x: (x + w, x.sum(0)), lambda x: (x * w, w.clone()), (x,)
    ),
    "cond in cond": lambda x, w: torch.cond(
        x.sum() > 0,
        lambda x: torch.cond(w.sum() > 0, lambda x: x * w, lambda x: x / w, (x,)),
        lambda x: x.cos(),
        (x,),
    ),
    "scan": lambda x, w: scan(lambda c, y: (c + y * w, c * y), torch.zeros(4), x),
    "scan of columns, reversed": lambda x, w: scan(
        lambda c, y: (c + y * w[0], (c * y, c + 1)), torch.zeros(5), x, dim=1, reverse=True
    ),
    "scan of a tree": lambda x, w: scan(
        lambda c, y: ({"s": c["s"] + y[0], "p": c["p"] * y[1].cos()}, [c["p"] + y[0]]),
        {"s": torch.zeros(4), "p": torch.ones(4)},
        (x, x * w),
    ),
    "cond in scan": lambda x, w: scan(
        lambda c, y: (
            torch.cond(y.sum() > 0, lambda c, y: c + y * w, lambda c, y: c - y, (c, y)),
            c * y,
        ),
        torch.zeros(4),
        x,
    ),
    "map": lambda x, w: mapped(lambda row: (row * 2 + w).softmax(0), x),
    "associative_scan": lambda x, w: associative_scan(
        lambda a, b: a * b + 0 * w, x, 0, combine_mode="generic"
    ),
    "region": lambda x, w: region(region(x, w), w) * region(x + 1, w),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_differentiable(name: str) -> None:
    assert_native(FUNCTIONS[name], X, W)


def test_while_loops() -> None:
    def fn(x: Tensor, w: Tensor, n: Tensor) -> Any:
        counted = while_loop(
            lambda i, x: i < n, lambda i, x: (i + 1, x * 2 + x.cos() * w), (torch.tensor(0), x)
        )
        until = while_loop(lambda x: x.norm() < 100, lambda x: (x * 2,), (x,))
        never = while_loop(lambda x: x.sum() > 1e6, lambda x: (x * 2,), (x,))
        return counted, until, never

    compiled = native(fn)
    for n in (0, 1, 7):
        args = X, W, torch.tensor(n)
        torch.testing.assert_close(compiled(*args), fn(*args), rtol=1e-5, atol=1e-5)


def test_loops_in_loops() -> None:
    def fn(x: Tensor) -> Any:
        def outer(i: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
            _, x = while_loop(lambda j, x: j < i, lambda j, x: (j + 1, x + j), (i * 0, x))
            return i + 1, x * 2

        return while_loop(lambda i, x: i < 4, outer, (torch.tensor(0), x))

    assert_native(fn, X, grad=False)


@pytest.mark.filterwarnings("ignore")
def test_gradient_of_a_while_loop() -> None:
    """How many values it saves is not known: torch's own loop runs, between compiled pieces."""

    def fn(x: Tensor, w: Tensor) -> Any:
        return while_loop(
            lambda i, x: i < 3, lambda i, x: (i + 1, x * w + x.cos()), (torch.tensor(0), x)
        )[1]

    want = results(fn, (X, W), True)
    got = results(torch.compile(fn, backend="tpu"), (X, W), True)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


def test_what_a_region_cannot_do_runs_on_torchs_kernels() -> None:
    def fn(x: Tensor) -> Tensor:
        twice = torch.ops.tpu_compile_tests.through_numpy
        return torch.cond(x.sum() > 0, lambda x: twice(x.sin()), lambda x: x + 1, (x,)) * 3

    compiled = torch.compile(fn, backend="tpu", fullgraph=True)
    with pytest.warns(UserWarning, match="inside of it: no lowering"):
        torch.testing.assert_close(compiled(X.abs()), X.abs().sin() * 6)
    torch.testing.assert_close(compiled(-X.abs()), 3 - X.abs() * 3)


def test_a_region_is_lowered_once() -> None:
    lowered: list[str] = []

    def backend(gm: torch.fx.GraphModule, inputs: Any) -> Any:
        from torch._functorch.aot_autograd import aot_module_simplified

        def inner(gm: torch.fx.GraphModule, inputs: Any) -> Any:
            lowered.append(lower(gm).text(locations=False))
            return gm.forward

        return aot_module_simplified(gm, inputs, fw_compiler=inner)

    def fn(x: Tensor, w: Tensor) -> Tensor:
        for _ in range(4):
            x = region(x, w)
        return x

    torch.compile(fn, backend=backend)(X, W)
    (text,) = lowered
    assert text.count("call @region") == 4
    assert text.count("func.func private") == 1
    assert text.count("stablehlo.sine") == 1


def test_dynamic_sizes() -> None:
    def fn(x: Tensor) -> Any:
        total, rows = scan(lambda c, y: (c + y, c * y), x[0] * 0, x)
        return torch.cond(total.sum() > 0, lambda t: t * 2, lambda t: t - 1, (total,)), rows

    compiled = native(fn, dynamic=True)
    for n in (3, 5, 9):
        x = torch.randn(n, 4)
        torch.testing.assert_close(compiled(x), fn(x))


# ---------------------------------------------------------------------- randomness inside


def test_steps_draw_apart() -> None:
    def fn(x: Tensor) -> Any:
        _, rows = scan(lambda c, y: (c + 1, torch.rand_like(y)), torch.zeros(()), x)
        _, last = while_loop(
            lambda i, x: i < 3, lambda i, x: (i + 1, x * 10 + torch.rand_like(x)),
            (torch.tensor(0), torch.zeros(64)),
        )  # fmt: skip
        return rows, last, mapped(lambda row: torch.rand_like(row), x)

    compiled = native(fn)
    torch.manual_seed(3)
    first = compiled(torch.zeros(6, 64))
    again = compiled(torch.zeros(6, 64))
    torch.manual_seed(3)
    repeated = compiled(torch.zeros(6, 64))
    rows, last, more = first
    drawn = torch.cat([rows, more, (last % 1)[None], (last / 10 % 1)[None]])
    correlation = torch.corrcoef(drawn) - torch.eye(len(drawn))
    assert correlation.abs().max() < 0.6
    assert drawn.unique().numel() > 0.99 * drawn.numel()
    assert all(map(torch.equal, first, repeated))
    assert not any(map(torch.equal, first, again))


@torch.compiler.nested_compile_region
def noisy(x: Tensor) -> Tensor:
    return torch.nn.functional.dropout(x.sin(), 0.5)


def test_calls_of_a_region_draw_apart_and_the_backward_knows() -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor]:
        return noisy(x), noisy(x)

    x = torch.ones(256, requires_grad=True)
    a, b = native(fn)(x)
    assert not torch.equal(a, b)
    (g,) = torch.autograd.grad(a.sum() + b.sum(), x)
    torch.testing.assert_close(g, ((a + b) * x.cos() / x.sin()).detach())


# ---------------------------------------------------------------------- flex_attention

Q, K, V = (torch.randn(2, 4, 32, 8, generator=torch.Generator().manual_seed(s)) for s in (2, 3, 4))


def causal_mask(block: int = 16) -> BlockMask:
    return create_block_mask(
        lambda b, h, i, j: i >= j, None, None, 32, 32, device="cpu", BLOCK_SIZE=block
    )


def dense(q: Tensor, k: Tensor, v: Tensor, score: Any = None, mask: Any = None) -> Tensor:
    i, j = torch.arange(q.shape[2])[:, None], torch.arange(k.shape[2])[None]
    scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
    if score is not None:
        scores = score(scores, i, j)
    if mask is not None:
        scores = scores.masked_fill(~mask(i, j), -float("inf"))
    return torch.nan_to_num(scores.softmax(-1)) @ v


def assert_flex(fn: Callable[..., Any], reference: Callable[..., Any], *inputs: Tensor) -> None:
    want, got = results(reference, inputs, True), results(native(fn), inputs, True)
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4)


def test_flex_attention() -> None:
    mask = causal_mask()
    bias = torch.randn(4, generator=torch.Generator().manual_seed(5))

    def fn(q: Tensor, k: Tensor, v: Tensor, bias: Tensor) -> Tensor:
        return flex_attention(
            q, k, v, block_mask=mask, score_mod=lambda s, b, h, i, j: s * 0.5 + (i - j) * bias[h]
        )

    def reference(q: Tensor, k: Tensor, v: Tensor, bias: Tensor) -> Tensor:
        return dense(
            q, k, v, lambda s, i, j: s * 0.5 + (i - j) * bias[:, None, None], lambda i, j: i >= j
        )

    assert_flex(fn, reference, Q, K, V, bias)


def test_flex_attention_of_grouped_queries_and_empty_rows() -> None:
    def window(b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
        return (i - j).abs().lt(3) & i.gt(4)  # the first rows see nothing

    mask = create_block_mask(window, None, None, 32, 32, device="cpu", BLOCK_SIZE=8)

    def fn(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        return flex_attention(q, k, v, block_mask=mask, enable_gqa=True, scale=8**-0.5)

    def reference(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        k, v = k.repeat_interleave(2, 1), v.repeat_interleave(2, 1)
        return dense(q, k, v, None, lambda i, j: ((i - j).abs() < 3) & (i > 4))

    with torch.no_grad():
        got = native(fn)(Q, K[:, :2], V[:, :2])
    torch.testing.assert_close(got, reference(Q, K[:, :2], V[:, :2]), rtol=1e-4, atol=1e-4)
    assert (got[:, :, :5] == 0).all()


def test_flex_attention_gives_logsumexp() -> None:
    def fn(q: Tensor, k: Tensor, v: Tensor) -> Any:
        return flex_attention(q, k, v, return_aux=AuxRequest(lse=True))

    out, aux = native(fn)(Q, K, V)
    scores = Q @ K.transpose(-1, -2) / 8**0.5
    torch.testing.assert_close(out, scores.softmax(-1) @ V, rtol=1e-4, atol=1e-4)
    torch.testing.assert_close(aux.lse, scores.logsumexp(-1), rtol=1e-4, atol=1e-4)


# ---------------------------------------------------------------------- calls that torch wraps


class Scaled(torch.autograd.Function):
    """A gradient that is not the derivative, to see that it is the one that is used."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, factor: float) -> Tensor:
        ctx.factor = factor
        ctx.save_for_backward(x)
        return x * factor

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
        (x,) = ctx.saved_tensors
        return grad * 100 + x * ctx.factor, None


def test_autograd_function() -> None:
    assert_native(lambda x: Scaled.apply(x.sin(), 3.0) * 2, X)


@torch.library.custom_op("tpu_compile_tests::through_numpy", mutates_args=())
def through_numpy(x: Tensor) -> Tensor:
    calls.append(1)
    return torch.from_numpy(x.detach().numpy() * 2)


calls: list[int] = []
through_numpy.register_fake(lambda x: torch.empty_like(x))
through_numpy.register_autograd(lambda ctx, grad: grad * 2)


@torch.library.custom_op("tpu_compile_tests::write", mutates_args={"out"})
def write(x: Tensor, out: Tensor) -> None:
    out.copy_(x * 3)


@pytest.mark.filterwarnings("ignore:operators without a lowering")
def test_opaque_custom_ops() -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor]:
        out = torch.empty_like(x)
        torch.ops.tpu_compile_tests.write(x.detach() + 1, out)
        return torch.ops.tpu_compile_tests.through_numpy(x.sin()) + 1, out * 2

    want = results(fn, (X,), True)
    before = len(calls)
    compiled = torch.compile(fn, backend="tpu", fullgraph=True)
    for number in (1, 2):
        torch.testing.assert_close(results(compiled, (X,), True), want)
        assert len(calls) == before + number


def test_settings_inside_of_the_graph() -> None:
    """What torch wraps into graphs of their own: gradients off, another precision."""

    def fn(x: Tensor, w: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        with torch.no_grad():
            a = x * w
        with torch.autocast("cpu", dtype=torch.bfloat16):
            b = x @ x.t()
            with torch.autocast("cpu", enabled=False):
                c = x @ x.t()
        return a * x, b, c

    want, got = results(fn, (X, W), True), results(native(fn), (X, W), True)
    assert [t.dtype for t in got] == [t.dtype for t in want]
    torch.testing.assert_close(got, want, rtol=2e-2, atol=2e-2)


def test_triton_kernels_are_refused() -> None:
    from torch._higher_order_ops.triton_kernel_wrap import triton_kernel_wrapper_functional

    graph = torch.fx.Graph()
    x = graph.placeholder("x")
    x.meta["val"] = torch.empty(4, device="meta")
    node = graph.call_function(
        triton_kernel_wrapper_functional,
        (),
        {"kernel_idx": 0, "constant_args_idx": 0, "grid": [(1,)], "tma_descriptor_metadata": {},
         "kwargs": {"x": x}, "tensors_to_clone": []},
    )  # fmt: skip
    node.meta["val"] = {"x": x.meta["val"]}
    graph.output((x,))
    gm = torch.fx.GraphModule(torch.nn.Module(), graph)
    for fallback in ("cpu", "error"):
        with pytest.raises(UnsupportedOpError, match="Triton kernels"):
            compile_graph(gm, kind="inference", options=Options(cache=False, fallback=fallback))


def test_prints_and_assertions(capfd: pytest.CaptureFixture[str]) -> None:
    def fn(x: Tensor) -> Tensor:
        print("traced", x.shape[0])
        torch._assert_async((x > 0).all(), "all must be positive")
        return x * 2

    compiled = torch.compile(fn, backend="tpu")
    assert torch.equal(compiled(X.abs() + 1), (X.abs() + 1) * 2)
    with pytest.raises(RuntimeError, match="all must be positive"):
        compiled(-X.abs())
    assert capfd.readouterr().out.count("traced 5") == 2


def test_a_check_that_a_branch_loses_is_refused() -> None:
    """AOTAutograd drops it, and eager raises for a matrix that has no inverse."""

    def fn(flag: Tensor, x: Tensor) -> Tensor:
        return torch.cond(flag, torch.linalg.inv, torch.linalg.cholesky, (x,))

    with pytest.raises(
        torch._dynamo.exc.BackendCompilerFailed, match="loses a check inside of cond"
    ):
        torch.compile(fn, backend="tpu", fullgraph=True)(torch.tensor(True), torch.eye(3))

    def unchecked(flag: Tensor, x: Tensor) -> Tensor:
        return torch.cond(
            flag,
            lambda x: torch.linalg.inv_ex(x)[0].contiguous(),
            lambda x: torch.linalg.cholesky_ex(x)[0].contiguous(),
            (x,),
        )

    compiled = torch.compile(unchecked, backend="tpu", fullgraph=True)
    for flag in (True, False):
        x = torch.eye(3) * 2
        torch.testing.assert_close(
            compiled(torch.tensor(flag), x), unchecked(torch.tensor(flag), x)
        )

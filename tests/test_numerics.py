"""Every case of the table against torch eager: values, dtypes, shapes, strides and gradients."""

from __future__ import annotations

import pytest
import torch
from cases import CASES
from harness import Case, assert_like_eager, results_of
from torch._functorch.aot_autograd import aot_function
from torch.utils import _pytree as pytree

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.torch_private import make_boxed_func, min_cut_rematerialization_partition

ALL = [pytest.param(c, id=f"{family}/{c}") for family, c in CASES]
GRAD = [pytest.param(c, id=f"{family}/{c}") for family, c in CASES if c.grad]


@pytest.mark.parametrize("c", ALL)
def test_forward(c: Case) -> None:
    torch.manual_seed(0)
    want = c.function()(*c.inputs())
    assert_like_eager(c, results_of(c), want)


@pytest.mark.parametrize("c", GRAD)
def test_gradient(c: Case) -> None:
    def compiler(gm: torch.fx.GraphModule, example_inputs: list[torch.Tensor]) -> object:
        options = Options(cache=False, fallback="error")
        return make_boxed_func_of(compile_graph(gm, kind="forward", options=options))

    fn = aot_function(
        c.function(),
        compiler,
        compiler,
        partition_fn=min_cut_rematerialization_partition,
        decompositions=table(),
    )
    assert_like_eager(c, _gradients(c, fn), _gradients(c, c.function()), "gradient")


@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.float8_e5m2])
def test_products_in_float8_are_rounded_once(dtype: torch.dtype) -> None:
    """As torch converts to float8, which saturates; its own products there depend on the CPU."""
    torch.manual_seed(0)
    one = torch.ones(())
    scaled_mm = torch.compile(torch._scaled_mm, backend="tpu", options={"fallback": "error"})
    for size in (1.0, 200.0):
        x, y = ((torch.randn(16, 16) * size).to(torch.float8_e4m3fn) for _ in range(2))
        exact = (x.double() @ y.t().double()).float()
        for result_scale in (None, torch.full((), 3.0)):
            got = scaled_mm(x, y.t(), one, one, scale_result=result_scale, out_dtype=dtype)
            want = exact if result_scale is None else exact / 3
            assert torch.equal(got.float(), want.to(dtype).float())


def make_boxed_func_of(call: object) -> object:
    """CompiledCall is boxed already; other callables are left to torch."""
    return call if getattr(call, "_boxed_call", False) else make_boxed_func(call)


def _gradients(c: Case, fn: object) -> list[torch.Tensor]:
    inputs = [t.detach() for t in c.inputs()]
    for t in inputs:
        t.requires_grad_(t.is_floating_point() or t.is_complex())
    with kept_whole():
        returned = fn(*inputs)
    outs = [o for o in pytree.tree_leaves(returned) if isinstance(o, torch.Tensor)]
    outs = [o for o in outs if o.requires_grad]
    g = torch.Generator().manual_seed(1)
    cotangents = [
        torch.rand(o.shape, generator=g, dtype=torch.float64).to(o.dtype) + 0.5 for o in outs
    ]
    wanted = [t for t in inputs if t.requires_grad]
    return list(torch.autograd.grad(outs, wanted, cotangents, allow_unused=True))

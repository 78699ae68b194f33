"""CompiledCall by itself: the guard that the raw client lacks, what is copied and what is shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch

from tpu_compile.call import STAGED_BYTES, CompiledCall
from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.errors import CallError
from tpu_compile.lowering.types import ELEMENT_TYPE
from tpu_compile.torch_private import make_fx

BIG = STAGED_BYTES // 4 + 64  # float32 elements that are borrowed, not staged


def compiled(
    fn: Callable[..., Any], *inputs: torch.Tensor, static: frozenset[int] = frozenset()
) -> CompiledCall:
    graph = make_fx(fn, tracing_mode="fake")(*inputs)
    call = compile_graph(graph, kind="inference", options=Options(cache=False), static=static)
    assert isinstance(call, CompiledCall)
    return call


def double(x: torch.Tensor) -> list[torch.Tensor]:
    return [x + x]


X = torch.arange(6.0).reshape(2, 3)


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (X.reshape(3, 2), r"float32\[3,2\]"),
        (X.int(), r"int32\[2,3\]"),
        (X.bfloat16(), r"bfloat16\[2,3\]"),
        (X[None], r"float32\[1,2,3\]"),
        (torch.empty(2, 3, device="meta"), "meta"),
        (X.to_sparse(), "sparse"),
    ],
    ids=["shape", "dtype of equal size", "dtype", "rank", "device", "layout"],
)
@pytest.mark.parametrize("warm", [False, True])
def test_wrong_tensors_are_refused(wrong: torch.Tensor, found: str, warm: bool) -> None:
    call = compiled(double, X)
    if warm:
        call([X])
    with pytest.raises(CallError, match=r"must be .*float32\[2,3\]") as caught:
        call([wrong])
    assert found.replace("\\", "") in str(caught.value)
    assert torch.equal(call([X])[0], X + X)


def test_not_a_tensor() -> None:
    with pytest.raises(CallError, match="must be a tensor"):
        compiled(double, X)([3])


@pytest.mark.parametrize("numel", [8, BIG])
def test_other_strides_are_made_right(numel: int) -> None:
    x = torch.arange(float(2 * numel)).reshape(2, numel)
    call = compiled(double, x)
    for other in (
        x,
        x.t().contiguous().t(),
        torch.arange(4.0 * numel).reshape(2, -1)[:, ::2],
        x[:1].expand(2, numel),
        torch.arange(2.0 * numel + 1)[1:].reshape(2, numel),
        x,
    ):
        assert torch.equal(call([other])[0], other + other)


def test_compiled_for_a_layout_called_with_another() -> None:
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    call = compiled(double, x)
    assert call.program.args[0].order == (0, 2, 3, 1)
    for other in (x, x.contiguous(), x):
        assert torch.equal(call([other])[0], other + other)


def test_compiled_for_expanded_called_with_dense() -> None:
    x = torch.arange(3.0)[:, None].expand(3, 4)
    call = compiled(double, x)
    assert call.program.args[0].broadcast == (1,)
    assert torch.equal(call([x])[0], x + x)
    with pytest.raises(CallError, match=r"must be expanded \(stride 0\) in dimension 1"):
        call([torch.arange(12.0).reshape(3, 4)])


@pytest.mark.parametrize("dtype", ELEMENT_TYPE, ids=str)
def test_every_dtype_goes_in_and_out(dtype: torch.dtype) -> None:
    x = torch.arange(4).to(torch.float32).to(dtype)
    call = compiled(lambda t: [torch.ops.aten.cat.default([t, t])], x)
    (out,) = call([x])
    assert out.dtype == dtype
    assert out.view(torch.uint8).tolist() == [*x.view(torch.uint8), *x.view(torch.uint8)]


def test_outputs_are_not_copied() -> None:
    """The tensor's memory is the executable's result: 64-byte aligned and of its own."""
    call = compiled(double, X)
    a, b = call([X])[0], call([X])[0]
    assert a.data_ptr() != b.data_ptr()
    assert a.data_ptr() % 64 == 0


@pytest.mark.parametrize("numel", [8, BIG])
def test_static_inputs_are_borrowed_once(numel: int) -> None:
    p = torch.ones(numel)
    call = compiled(double, p, static=frozenset({0}))
    call([p])
    call([p])
    (kept,) = call._plan.kept.buffers
    p.add_(1)  # seen through the borrowed memory
    assert torch.equal(call([p])[0], torch.full((numel,), 4.0))
    assert call._plan.kept.buffers[0] is kept
    q = torch.full((numel,), 5.0)
    assert torch.equal(call([q])[0], q + q)
    assert call._plan.kept.buffers[0] is not kept


def test_static_input_of_another_shape_at_the_same_address() -> None:
    p = torch.arange(6.0)
    call = compiled(double, p.view(2, 3), static=frozenset({0}))
    call([p.view(2, 3)])
    call([p.view(2, 3)])
    with pytest.raises(CallError):
        call([p.view(3, 2)])


@pytest.mark.parametrize("static", [frozenset(), frozenset({0})])
def test_inputs_can_be_resized_after_a_call(static: frozenset[int]) -> None:
    x = torch.ones(BIG)
    (y,) = compiled(double, x, static=static)([x])
    assert x.resize_(2 * BIG).shape == (2 * BIG,)
    assert torch.equal(y, torch.full((BIG,), 2.0))


def test_arguments_are_freed_early() -> None:
    """The boxed convention: the list is emptied, so that AOTAutograd's activations can go."""
    args = [X.clone()]
    compiled(double, X)(args)
    assert args == []

"""Lowerings that TPUs have of their own: the same programs, run on the CPU, compute what eager does."""

from __future__ import annotations

import re
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from tpu_compile import compile as compiling
from tpu_compile.lowering.graph import Lowered, lower

INF, NAN = float("inf"), float("nan")


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of all programs, which are lowered as for a TPU and compiled for the CPU."""
    texts = []

    def lower_for_tpu(*args: Any, **kwargs: Any) -> Lowered:
        made = lower(*args, **{**kwargs, "platform": "tpu"})
        texts.append(made.text())
        return made

    monkeypatch.setattr(compiling, "lower", lower_for_tpu)
    torch._dynamo.reset()
    return texts


def image(*shape: int) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(0))


def odd() -> Tensor:
    """Equals, infinities and NaN."""
    x = torch.randint(0, 3, (1, 2, 7, 7), generator=torch.Generator().manual_seed(1)).float()
    x[0, 0, 1, 1:3], x[0, 0, 4:, 4:], x[0, 1, 2, 2], x[0, 1, 2, 3] = NAN, -INF, NAN, INF
    return x


@pytest.mark.parametrize(
    ("x", "settings"),
    [
        (image(1, 2, 5, 6), {"kernel_size": 3, "stride": 2, "padding": 1}),
        (image(2, 4, 7), {"kernel_size": (2, 3)}),
        (image(1, 1, 5, 6), {"kernel_size": 2, "stride": 3, "ceil_mode": True}),
        (odd(), {"kernel_size": 3, "stride": 2, "padding": 1, "ceil_mode": True}),
        (odd(), {"kernel_size": 2, "stride": 1}),
        (torch.full((1, 4, 4), -INF), {"kernel_size": 3, "stride": 1, "padding": 1}),
        (image(1, 2, 6, 6).bfloat16(), {"kernel_size": 3, "stride": 1, "padding": 1}),
        (image(1, 2, 6, 6).double(), {"kernel_size": 3, "stride": 1}),
    ],
)
def test_gradient_of_max_pool(x: Tensor, settings: dict[str, Any], programs: list[str]) -> None:
    def pool(x: Tensor) -> Tensor:
        return F.max_pool2d(x, **settings)

    gradients = []
    for run in (pool, torch.compile(pool, backend="tpu", options={"cache": False})):
        given = x.clone().requires_grad_()
        out = run(given)
        weight = torch.arange(1, out.numel() + 1, dtype=x.dtype).view(out.shape)
        gradients += torch.autograd.grad(out, given, weight)
    # Eager adds in bfloat16 where windows overlap, and rounds each time.
    near = 2**-7 if x.dtype == torch.bfloat16 else 0
    torch.testing.assert_close(gradients[1], gradients[0], rtol=near, atol=0)
    assert any("stablehlo.select_and_scatter" in text for text in programs)


def test_a_gradient_of_dilated_windows(programs: list[str]) -> None:
    x = image(1, 1, 7, 7)

    def pool(x: Tensor) -> Tensor:
        return F.max_pool2d(x, 3, 1, 1, 2)

    gradients = []
    for run in (pool, torch.compile(pool, backend="tpu", options={"cache": False})):
        given = x.clone().requires_grad_()
        gradients += torch.autograd.grad(run(given).sum(), given)
    torch.testing.assert_close(gradients[1], gradients[0])
    assert not any("select_and_scatter" in text for text in programs)


def test_gradient_of_a_square_convolution(programs: list[str]) -> None:
    """It is laid out as libtpu lays out the weight."""
    x, w = image(2, 4, 5, 5), image(4, 4, 3, 3)

    def convolved(x: Tensor, w: Tensor) -> Tensor:
        return F.conv2d(x, w).square().sum()

    gradients = []
    for run in (convolved, torch.compile(convolved, backend="tpu", options={"cache": False})):
        given = x.clone().requires_grad_(), w.clone().requires_grad_()
        gradients.append(torch.autograd.grad(run(*given), given))
    torch.testing.assert_close(gradients[1], gradients[0], rtol=1e-5, atol=1e-5)
    assert gradients[1][1].stride() == w.stride()
    assert sum("@LayoutConstraint" in text for text in programs) == 1


@pytest.mark.parametrize(
    ("subscripts", "shapes"),
    [
        ("tkec,td->ecd", [(6, 2, 3, 4), (6, 5)]),
        ("tkec,tk,ecd->td", [(6, 2, 3, 4), (6, 2), (3, 4, 5)]),
        ("bqhd,bkhd->bhqk", [(2, 3, 4, 5), (2, 6, 4, 5)]),
        ("bhqk,bkhd->qbdh", [(2, 4, 3, 6), (2, 6, 4, 5)]),
        ("abc,cab->cb", [(2, 3, 4), (4, 2, 3)]),
        ("ab,cb->ca", [(1, 3), (4, 3)]),
        ("ab,cd->dcba", [(2, 1), (3, 4)]),
        ("abc,bd->acd", [(2, 0, 3), (0, 4)]),
    ],
)
def test_products_of_views(
    subscripts: str, shapes: list[tuple[int, ...]], programs: list[str]
) -> None:
    """Contractions see the tensors that einsum permuted and reshaped to batches of matrices."""
    xs = [image(*shape).requires_grad_() for shape in shapes]

    def product(*xs: Tensor) -> Tensor:
        return torch.einsum(subscripts, *xs)

    found = []
    for run in (product, torch.compile(product, backend="tpu", options={"cache": False})):
        out = run(*xs)
        weight = torch.arange(1, out.numel() + 1, dtype=out.dtype).view(out.shape)
        found.append([out, *torch.autograd.grad(out, xs, weight)])
    for got, want in zip(found[1], found[0], strict=True):
        torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-4)


def test_a_product_sees_all_dimensions(programs: list[str]) -> None:
    def product(x: Tensor, y: Tensor) -> Tensor:
        return torch.einsum("tkec,ecd->tkd", x, y)

    torch.compile(product, backend="tpu", options={"cache": False})(
        image(5, 2, 3, 4), image(3, 4, 6)
    )
    (text,) = programs
    assert "dot_general %arg0, %arg1, contracting_dims = [3, 2] x [1, 0]" in text


def heads(x: Tensor, w: Tensor) -> Tensor:
    """Attention of grouped heads, as GPT-like models cut them out of one product."""
    batch, length, _ = x.shape
    q, k, v = (x @ w).view(batch, length, 4, -1).transpose(1, 2).split([2, 1, 1], dim=1)
    first, second = q.chunk(2, dim=-1)
    q = torch.cat([second, first], dim=-1)
    k = k[:, 0].flip(-1).unsqueeze(1)
    return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)


def cuts_of_transposed(text: str) -> list[str]:
    """The slices that read a transposed tensor."""
    transposed = re.findall(r"(%\w+) = stablehlo.transpose", text)
    cuts = re.findall(r"stablehlo.slice (%\w+)", text)
    assert transposed
    assert cuts
    return [cut for cut in cuts if cut in transposed]


def test_parts_are_cut_before_they_are_transposed(programs: list[str]) -> None:
    x, w = image(2, 5, 8), image(8, 16) / 8
    compiled = torch.compile(heads, backend="tpu", options={"cache": False})
    torch.testing.assert_close(compiled(x, w), heads(x, w))
    assert not cuts_of_transposed(programs[0])


def test_parts_are_cut_so_in_the_forward_of_a_training_step(programs: list[str]) -> None:
    x, w = image(2, 5, 8), (image(8, 16) / 8).requires_grad_()
    compiled = torch.compile(heads, backend="tpu", options={"cache": False})
    (expected,) = torch.autograd.grad(heads(x, w).sum(), w)
    (found,) = torch.autograd.grad(compiled(x, w).sum(), w)
    torch.testing.assert_close(found, expected)
    forward, _ = programs
    assert not cuts_of_transposed(forward)


def test_they_stay_parts_of_the_transposed_next_to_gradients(programs: list[str]) -> None:
    def step(x: Tensor, w: Tensor) -> Tensor:
        return torch.func.grad(lambda w: heads(x, w).sum())(w)

    x, w = image(2, 5, 8), image(8, 16) / 8
    compiled = torch.compile(step, backend="tpu", options={"cache": False})
    torch.testing.assert_close(compiled(x, w), step(x, w))
    assert cuts_of_transposed(programs[0])


@pytest.mark.parametrize("name", ["inference", "training", "torch.func"])
def test_products_of_views_are_one_contraction_in_forwards(name: str, programs: list[str]) -> None:
    def product(x: Tensor, y: Tensor) -> Tensor:
        return torch.einsum("tkec,td->ecd", x, y)

    def step(x: Tensor, y: Tensor) -> Tensor:
        return torch.func.grad(lambda y: product(x, y).square().sum())(y)

    x, y = image(6, 1, 3, 4), image(6, 5)
    fn = step if name == "torch.func" else product
    given = (x, y.requires_grad_()) if name == "training" else (x, y)
    found = torch.compile(fn, backend="tpu", options={"cache": False})(*given)
    torch.testing.assert_close(found, fn(*given))
    assert re.search(r"dot_general.*\(tensor<6x3x4xf32>, tensor<6x5xf32>\)", programs[0])


@pytest.mark.parametrize("descending", [False, True])
def test_float64_is_sorted_by_its_numbers(descending: bool, programs: list[str]) -> None:
    """And not by its bits, of which libtpu has none."""
    given = [1.0, NAN, 0.0, -0.0, -INF, 1e-300, 1 + 2**-40, 1.0, -1e300, INF, NAN]
    x = torch.tensor(given, dtype=torch.float64)
    x = torch.stack([x, x.flip(0)])

    def order(x: Tensor) -> tuple[Tensor, Tensor]:
        values, at = torch.sort(x, dim=1, stable=True, descending=descending)
        return values, at

    found = torch.compile(order, backend="tpu", options={"cache": False})(x)
    torch.testing.assert_close(found, order(x), rtol=0, atol=0, equal_nan=True)
    assert "bitcast_convert" not in programs[0]

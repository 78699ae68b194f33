"""complex32: computed natively, and rounded as eager's dtype rounds."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from tpu_compile.fallback import FallbackWarning


def values(*shape: int) -> Tensor:
    g = torch.Generator().manual_seed(0)
    pairs = torch.rand(*shape, 2, generator=g) * 4 - 2
    return torch.view_as_complex(pairs.half())


def alike(fn: Callable[..., Any], *inputs: Tensor, **options: Any) -> None:
    """Compiled and eager give the same, and nothing runs on torch's kernels."""
    given = {"cache": False, "fallback": "error", **options}
    compiled = torch.compile(fn, backend="tpu", fullgraph=True, options=given)
    with warnings.catch_warnings():
        warnings.simplefilter("error", FallbackWarning)
        got = compiled(*inputs)
    want = fn(*inputs)
    assert (got.dtype, got.shape, got.stride()) == (want.dtype, want.shape, want.stride())
    if want.dtype == torch.complex32:
        got, want = got.to(torch.complex64), want.to(torch.complex64)
    torch.testing.assert_close(got, want, rtol=2e-3, atol=2e-3)


@pytest.mark.parametrize(
    "fn",
    [
        lambda x, y: x * y + x,
        lambda x, y: (x * y).abs(),
        lambda x, y: torch.cat([x, y.conj()], 1).t(),
        lambda x, y: x.real * 2 + y.imag,
        lambda x, y: torch.where((x == y), x.diagonal()[:1], x - y)[:, 1:],
        lambda x, y: (x[0, 0] * y).to(torch.complex64),
    ],
    ids=["product", "abs", "cat_conj", "parts", "where", "widened"],
)
def test_as_eager(fn: Callable[..., Tensor]) -> None:
    alike(fn, values(3, 4), values(3, 4).flip(0))


def test_each_operator_rounds() -> None:
    x = values(64)
    compiled = torch.compile(
        lambda x: x * 3.3 - x * 3.3, backend="tpu", options={"cache": False, "fallback": "error"}
    )
    assert torch.equal(torch.view_as_real(compiled(x)), torch.zeros(64, 2, dtype=torch.float16))
    y = (x * 3.3) * 3.3
    got = torch.compile(lambda x: (x * 3.3) * 3.3, backend="tpu", options={"cache": False})(x)
    assert torch.equal(torch.view_as_real(got), torch.view_as_real(y))


def test_made_of_and_taken_apart_into_halves() -> None:
    alike(torch.complex, torch.randn(5).half(), torch.randn(5).half())
    alike(lambda x: torch.view_as_real(x * 2), values(4))
    alike(lambda x: x.chalf(), torch.randn(3))


def test_conjugated_and_strided_inputs() -> None:
    alike(lambda x: x * 2, values(3, 4).conj())
    alike(lambda x: x * 2, values(3, 4).t())
    alike(lambda x: x + x.imag, values(6)[::2])


def test_views_of_inputs_share_memory() -> None:
    x = values(3, 4)

    @torch.compile(backend="tpu", options={"cache": False})
    def views(x: Tensor) -> tuple[Tensor, ...]:
        return x.t(), x[1], x * 2

    t, row, _ = views(x)
    x.zero_()
    assert not t.any()
    assert not row.any()


def test_an_input_written_to() -> None:
    def step(x: Tensor) -> Tensor:
        x.mul_(2)
        return x + 1

    ours, theirs = values(5), values(5)
    compiled = torch.compile(step, backend="tpu", options={"cache": False, "fallback": "error"})
    got, want = compiled(ours), step(theirs)
    for g, w in ((got, want), (ours, theirs)):
        assert torch.equal(torch.view_as_real(g), torch.view_as_real(w))

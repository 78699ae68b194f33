"""What torch asks of values while it checks arguments is asked once the program has run, as eager's."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
import torch.nn.functional as F

Tensor = torch.Tensor


def tpu(fn: Callable[..., Any]) -> Any:
    torch.compiler.reset()
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"fallback": "error"})


def gradients(fn: Callable[..., Tensor], *inputs: Tensor) -> list[Tensor]:
    leaves = [x.clone().requires_grad_() for x in inputs]
    return list(torch.autograd.grad(fn(*leaves).sum(), leaves))


def data() -> tuple[Tensor, Tensor, Tensor]:
    torch.manual_seed(0)
    return torch.randn(3, 4), torch.tensor([1, 2, 0, 1]), torch.rand(4)


def weighted(x: Tensor, fweights: Tensor, aweights: Tensor) -> Tensor:
    return torch.cov(x, fweights=fweights, aweights=aweights)


def test_weighted_covariance() -> None:
    x, counts, weights = data()
    f = tpu(weighted)
    torch.testing.assert_close(f(x, counts, weights), weighted(x, counts, weights))
    for bad in ((counts - 1, weights), (counts, weights - 1), (counts * 0, weights)):
        with pytest.raises(RuntimeError) as eager:
            weighted(x, *bad)
        with pytest.raises(RuntimeError) as ours:
            f(x, *bad)
        assert str(ours.value) == str(eager.value)

    def loss(x: Tensor, weights: Tensor) -> Tensor:
        return x.cov(fweights=counts, aweights=weights)

    got, want = gradients(tpu(loss), x, weights), gradients(loss, x, weights)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-6)


def test_too_few_degrees_of_freedom() -> None:
    x, counts, _ = data()
    f = tpu(lambda x, counts: torch.cov(x, fweights=counts))
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        assert f(x, counts // 2).isnan().all()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        f(x, counts)
        tpu(torch.cov)(x)
    with pytest.warns(UserWarning, match="degrees of freedom is <= 0"):
        assert tpu(torch.cov)(x[:, :1]).isnan().all()


def test_one_observation_is_cleared_as_eager_clears_it() -> None:
    x = torch.ones(3, 1)
    with pytest.warns(UserWarning, match="degrees of freedom"):
        tpu(lambda x: torch.cov(x, fweights=torch.tensor([1])))(x)
    assert not x.any()


def test_gaussian_nll_loss() -> None:
    torch.manual_seed(0)
    x, target, var = torch.randn(3, 4), torch.randn(3, 4), torch.rand(3)
    var[0] = 0  # raised to eps, and has a gradient all the same
    loss = partial(F.gaussian_nll_loss, full=True)
    f = tpu(loss)
    torch.testing.assert_close(f(x, target, var), loss(x, target, var))
    torch.testing.assert_close(f(x, target, 0.5), loss(x, target, 0.5))
    got, want = gradients(f, x, target, var), gradients(loss, x, target, var)
    torch.testing.assert_close(got, want)
    with pytest.raises(ValueError, match="var has negative entry/entries"):
        f(x, target, -var)


def test_other_backends_check_the_same() -> None:
    x = torch.ones(2, 3)
    torch.compiler.reset()
    f = torch.compile(F.gaussian_nll_loss, backend="aot_eager", fullgraph=True)
    torch.testing.assert_close(f(x, 2 * x, x), F.gaussian_nll_loss(x, 2 * x, x))
    with pytest.raises(ValueError, match="var has negative entry/entries"):
        f(x, x, -x)


DIVISIONS = {
    "floor_divide": torch.floor_divide,
    "remainder": torch.remainder,
    "fmod": torch.fmod,
    "trunc": partial(torch.div, rounding_mode="trunc"),
}


@pytest.mark.parametrize("name", DIVISIONS)
def test_an_integer_divided_by_zero(name: str) -> None:
    divide = DIVISIONS[name]
    compiled = tpu(lambda x: divide(x, 0))
    for dtype in (torch.int32, torch.uint8):
        for fn in (compiled, lambda x: divide(x, 0)):
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                fn(torch.ones(3, dtype=dtype))
    assert compiled(torch.ones(0, dtype=torch.int32)).shape == (0,)


@pytest.mark.parametrize("name", DIVISIONS)
def test_constant_zeros_are_divided_without_harm(name: str) -> None:
    """XLA folds them; 0 / 0 ended the process."""

    def constants(x: torch.Tensor) -> torch.Tensor:
        zeros = torch.zeros(3, dtype=torch.int32)
        return torch.where(x > 0, 1, DIVISIONS[name](zeros, zeros))

    assert tpu(constants)(torch.ones(3)).tolist() == [1, 1, 1]

    def nothing(x: torch.Tensor) -> torch.Tensor:
        none = x.topk(0).indices
        return DIVISIONS[name](none, none)

    x = torch.ones(2, 3)
    torch.testing.assert_close(tpu(nothing)(x), nothing(x))


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex128], ids=str)
@pytest.mark.parametrize("fn", [torch.linalg.svd, torch.linalg.svdvals, torch.linalg.eig])
def test_matrices_that_are_not_finite(fn: Callable[..., Any], dtype: torch.dtype) -> None:
    compiled = tpu(fn)
    matrix = torch.eye(3, dtype=dtype)
    broken = matrix.clone()
    broken[1, 2] = torch.nan
    compiled(matrix)
    batch = torch.stack([matrix, broken])
    for bad in (broken, batch):
        with pytest.raises(RuntimeError) as eager:
            fn(bad)
        with pytest.raises(RuntimeError) as ours:
            tpu(fn)(bad)
        assert type(ours.value) is type(eager.value)
        assert str(ours.value) == str(eager.value)

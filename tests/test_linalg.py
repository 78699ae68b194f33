"""Linear algebra through torch.compile: errors are raised as in eager, and `info` is LAPACK's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

linalg = torch.linalg
SINGULAR = torch.tensor([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 0.0, 0.0]])
INDEFINITE = torch.tensor([[1.0, 2.0], [2.0, 1.0]])


def compiled(fn: Callable[..., Any]) -> Callable[..., Any]:
    torch._dynamo.reset()
    return torch.compile(fn, backend="tpu", fullgraph=True, options={"fallback": "error"})


RAISING: dict[str, tuple[Callable[[Tensor], Any], Tensor]] = {
    "inv": (linalg.inv, SINGULAR),
    "solve": (lambda a: linalg.solve(a, torch.ones(3)), SINGULAR),
    "lu_factor": (linalg.lu_factor, SINGULAR),
    "cholesky": (linalg.cholesky, INDEFINITE),
    "old_cholesky": (torch.cholesky, INDEFINITE),
    "inv_of_batch": (linalg.inv, torch.stack([torch.eye(3), SINGULAR])),
    "ldl_factor": (linalg.ldl_factor, torch.zeros(2, 2)),
    "asked": (lambda a: linalg.inv_ex(a, check_errors=True), SINGULAR),
}


@pytest.mark.parametrize("name", list(RAISING))
def test_raises_as_eager(name: str) -> None:
    fn, bad = RAISING[name]
    call = compiled(fn)
    good = 3 * torch.eye(bad.shape[-1]).expand(bad.shape).clone()
    torch.testing.assert_close(call(good), fn(good))
    with pytest.raises(RuntimeError) as eager:
        fn(bad)
    with pytest.raises(RuntimeError) as ours:
        call(bad)
    assert str(ours.value).split(":")[-1] == str(eager.value).split(":")[-1]
    torch.testing.assert_close(call(good), fn(good))


def test_gradient_through_a_checked_op() -> None:
    def fn(a: Tensor, b: Tensor) -> Tensor:
        return linalg.solve(a, b).sum() + linalg.cholesky(a @ a.mT).sum()

    inputs = [
        (torch.eye(3) * 4 + torch.rand(3, 3)).double().requires_grad_(),
        torch.rand(3, 2).double().requires_grad_(),
    ]
    got = torch.autograd.grad(compiled(fn)(*inputs), inputs)
    torch.testing.assert_close(got, torch.autograd.grad(fn(*inputs), inputs))
    with pytest.raises(RuntimeError):
        compiled(fn)(torch.zeros(3, 3).requires_grad_(), torch.rand(3, 2))


def test_cholesky_info() -> None:
    batch = torch.stack(
        [
            torch.eye(3),
            torch.tensor([[1.0, 2, 0], [2, 1, 0], [0, 0, 1]]),
            -torch.eye(3),
            torch.tensor([[4.0, 2, 2], [2, 5, 1], [2, 1, 1]]),
            torch.tensor([[1.0, 0, 0], [0, 1, 0], [0, 0, float("nan")]]),
        ]
    )
    for upper in (False, True):
        want = linalg.cholesky_ex(batch, upper=upper)
        got = compiled(lambda a, u=upper: linalg.cholesky_ex(a, upper=u))(batch)
        assert torch.equal(got.info, want.info)
        good = want.info == 0
        torch.testing.assert_close(got.L[good], want.L[good])


def test_lu_info() -> None:
    batch = torch.stack([torch.eye(3), SINGULAR, torch.zeros(3, 3)])
    for fn in (linalg.inv_ex, linalg.lu_factor_ex):
        assert torch.equal(compiled(fn)(batch).info, fn(batch).info)

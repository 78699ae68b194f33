"""PyTorch's own tables of modules, optimizers and operators, by its own generic device tests."""

from __future__ import annotations

import copy
import warnings
from typing import Any

import pytest
import torch
from torch.testing._internal.common_device_type import instantiate_device_type_tests, ops
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.common_modules import module_db, modules
from torch.testing._internal.common_optimizers import optim_db, optims
from torch.testing._internal.common_utils import TestCase
from torch.utils import _pytree as pytree

Tensor = torch.Tensor

F32 = (torch.float32,)
FEW_MODULES = ("Linear", "LayerNorm", "Conv2d", "Embedding", "GELU", "CrossEntropyLoss")
FEW_OPTIMIZERS = ("SGD", "AdamW")
FEW_OPERATORS = ("mul", "cumsum", "index_select", "nn.functional.layer_norm", "var")
# They draw random numbers, which are not the CPU's.
RANDOM = ("Dropout", "AlphaDropout", "FeatureAlphaDropout", "RReLU", "FractionalMaxPool")


def there(x: Any, device: str) -> Any:
    def moved(t: Any) -> Any:
        return t.detach().to(device).requires_grad_(t.requires_grad) if isinstance(t, Tensor) else t

    return pytree.tree_map(moved, x)


def same(got: Any, want: Any) -> None:
    for g, w in zip(pytree.tree_leaves(got), pytree.tree_leaves(want), strict=True):
        if isinstance(w, Tensor):
            torch.testing.assert_close(
                g, w, rtol=1e-4, atol=1e-4, equal_nan=True, check_device=False
            )


def total(x: Any) -> Tensor:
    parts = [t for t in pytree.tree_leaves(x) if isinstance(t, Tensor) and t.requires_grad]
    return sum((t.real if t.is_complex() else t).sum() for t in parts)  # type: ignore[return-value]


def check_module(device: str, dtype: Any, info: Any, training: bool) -> None:
    made = info.module_inputs_func(
        info, device="cpu", dtype=dtype, requires_grad=True, training=training
    )
    for each in made[:2]:
        if each.forward_input is None or any(n in info.name for n in RANDOM):
            continue
        args, kwargs = each.constructor_input.args, each.constructor_input.kwargs
        if info.module_cls is None or kwargs.get("dropout"):
            continue
        torch.manual_seed(0)
        here = info.module_cls(*args, **kwargs).to(dtype).train(training)
        other = copy.deepcopy(here).to(device)
        given = (each.forward_input.args, each.forward_input.kwargs)
        sent = there(given, device)
        want = here(*given[0], **given[1])
        got = other(*sent[0], **sent[1])
        same(got, want)
        if not isinstance(total(want), Tensor):
            continue
        total(want).backward()
        total(got).backward()
        same([p.grad for p in other.parameters()], [p.grad for p in here.parameters()])


def check_optimizer(device: str, info: Any) -> None:
    for each in info.optim_inputs_func(device="cpu")[:3]:
        if each.kwargs.get("lr") is not None and isinstance(each.kwargs["lr"], Tensor):
            continue
        results = []
        for where in ("cpu", device):
            torch.manual_seed(0)
            weight = torch.randn(4, 3).to(where).requires_grad_()
            given = {"lr": 0.01} | each.kwargs
            optimizer = info.optim_cls([weight], **given)
            target = torch.ones(4, 3).to(where)

            def closure(w: Tensor = weight, t: Tensor = target, o: Any = optimizer) -> Tensor:
                o.zero_grad()
                loss = (w - t).square().mean()
                loss.backward()
                return loss

            for _ in range(3):
                optimizer.step(closure)
            results.append(weight.detach())
        same(results[1], results[0])


def check_operator(device: str, dtype: Any, op: Any, count: int) -> None:
    """Values, and gradients where there are any."""
    grad = op.supports_autograd
    for sample, _ in zip(op.sample_inputs("cpu", dtype, requires_grad=grad), range(count)):  # noqa: B905
        given = (sample.input, sample.args, sample.kwargs)
        sent = there(given, device)
        want, got = op(given[0], *given[1], **given[2]), op(sent[0], *sent[1], **sent[2])
        same(got, want)
        if grad and isinstance(total(want), Tensor):
            leaves = [
                (a, b)
                for a, b in zip(pytree.tree_leaves(given), pytree.tree_leaves(sent), strict=True)
                if isinstance(a, Tensor) and a.requires_grad
            ]
            ours = torch.autograd.grad(total(got), [b for _, b in leaves], allow_unused=True)
            theirs = torch.autograd.grad(total(want), [a for a, _ in leaves], allow_unused=True)
            same(ours, theirs)


class TestFew(TestCase):
    @modules([m for m in module_db if m.module_cls.__name__ in FEW_MODULES], allowed_dtypes=F32)
    def test_module(self, device: str, dtype: Any, module_info: Any, training: bool) -> None:
        check_module(device, dtype, module_info, training)

    @optims([o for o in optim_db if o.optim_cls.__name__ in FEW_OPTIMIZERS], dtypes=F32)
    def test_optimizer(self, device: str, dtype: Any, optim_info: Any) -> None:
        check_optimizer(device, optim_info)

    @ops([op for op in op_db if op.name in FEW_OPERATORS], allowed_dtypes=F32)
    def test_operator(self, device: str, dtype: Any, op: Any) -> None:
        check_operator(device, dtype, op, 1)


class TestMany(TestCase):
    @modules(module_db, allowed_dtypes=F32)
    def test_module(self, device: str, dtype: Any, module_info: Any, training: bool) -> None:
        check_module(device, dtype, module_info, training)

    @optims([o for o in optim_db if o.optim_cls.__name__ != "SparseAdam"], dtypes=F32)
    def test_optimizer(self, device: str, dtype: Any, optim_info: Any) -> None:
        check_optimizer(device, optim_info)


@pytest.fixture(autouse=True)
def _fallbacks_may_warn() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


instantiate_device_type_tests(TestFew, globals(), only_for="privateuse1")
instantiate_device_type_tests(TestMany, globals(), only_for="privateuse1")
TestManyTPU.pytestmark = [pytest.mark.slow]  # type: ignore[name-defined]  # noqa: F821

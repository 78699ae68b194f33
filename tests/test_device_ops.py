"""Ops on the device `tpu` against the CPU: torch's own samples, and random views and writes."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils import _pytree as pytree

Tensor = torch.Tensor

# Results are memory nobody wrote to, random, or a choice of signs and phases that is free.
FREE = {
    "empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided",
    "bernoulli", "multinomial", "normal", "rand_like", "randint", "randint_like", "randn",
    "randn_like", "uniform", "cauchy", "exponential", "geometric", "log_normal", "rand", "svd",
    "linalg.svd", "svd_lowrank", "pca_lowrank", "linalg.eig", "linalg.eigh", "linalg.qr", "qr",
    "nn.functional.dropout", "nn.functional.dropout2d", "nn.functional.dropout3d",
    "nn.functional.alpha_dropout", "nn.functional.feature_alpha_dropout", "nn.functional.rrelu",
    "nn.functional.fractional_max_pool2d", "nn.functional.fractional_max_pool3d",
    "nn.functional.scaled_dot_product_attention", "nn.functional.multi_head_attention_forward",
    "normal.in_place", "normal.number_mean", "bernoulli.in_place",
}  # fmt: skip
# Of layouts that the device has not.
SPARSE = {"sparse.mm", "sparse.sampled_addmm", "to_sparse", "jiterator"}

OPS = [
    op
    for op in op_db
    if op.name not in FREE | SPARSE
    and torch.float32 in op.supported_dtypes("cpu")
    and not op.name.startswith(("jiterator", "sparse", "torch.ops", "_refs", "signal"))
]
FEW = [
    "add",
    "sub",
    "mul",
    "softmax",
    "sum",
    "matmul",
    "cat",
    "gather",
    "where",
    "nn.functional.gelu",
]


def samples(op: Any, count: int) -> Iterator[Any]:
    found = iter(op.sample_inputs("cpu", torch.float32, requires_grad=False))
    for _, sample in zip(range(count), found, strict=False):
        yield sample


def check(op: Any, count: int) -> int:
    """Compare samples of an op; how many could be compared."""
    done = 0
    for sample in samples(op, count):
        given = (sample.input, sample.args, sample.kwargs)
        tensors = [x for x in pytree.tree_leaves(given) if isinstance(x, Tensor)]
        if any(t.layout is not torch.strided for t in tensors):
            continue
        there: Any = pytree.tree_map(lambda x: x.to("tpu") if isinstance(x, Tensor) else x, given)
        want = op(sample.input, *sample.args, **sample.kwargs)
        got = op(there[0], *there[1], **there[2])
        for g, w in zip(pytree.tree_leaves(got), pytree.tree_leaves(want), strict=True):
            if not isinstance(w, Tensor):
                assert g == w or w != w
                continue
            assert (g.shape, g.dtype) == (w.shape, w.dtype)
            torch.testing.assert_close(g.cpu(), w, rtol=1e-4, atol=1e-4, equal_nan=True)
        done += 1
    return done


@pytest.mark.parametrize("name", FEW)
def test_samples_of_a_few_ops(name: str) -> None:
    op = next(op for op in OPS if op.name == name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert check(op, 2)


@pytest.mark.slow
@pytest.mark.parametrize("op", OPS, ids=lambda op: f"{op.name}.{op.variant_test_name}")
def test_samples(op: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check(op, 3)


# ---------------------------------------------------------------------- random views and writes

SHAPE = (3, 4)

VIEWS = {
    "t": lambda x: x.t() if x.dim() == 2 else x,
    "flip order": lambda x: x.permute(tuple(reversed(range(x.dim())))),
    "first": lambda x: x[:1] if x.dim() else x,
    "rest": lambda x: x[1:] if x.dim() and x.shape[0] > 1 else x,
    "every other": lambda x: x[..., ::2] if x.dim() else x,
    "last": lambda x: x[-1] if x.dim() and x.shape[0] else x,
    "diagonal": lambda x: x.diagonal() if x.dim() == 2 else x,
    "more": lambda x: x.unsqueeze(0),
    "fewer": lambda x: x.squeeze(0) if x.dim() > 1 else x,
    "windows": lambda x: x.unfold(0, 2, 1) if x.dim() and x.shape[0] > 1 and x.dim() < 3 else x,
    "flat": lambda x: x.view(-1) if x.is_contiguous() else x,
    "detached": lambda x: x.detach(),
}  # fmt: skip


def _copy_reversed(x: Tensor) -> None:
    if x.dim():
        x.copy_(x.flip(0).clone())


WRITES = {
    "add": lambda x: x.add_(1),
    "scale": lambda x: x.mul_(-0.5),
    "fill": lambda x: x.fill_(3.0),
    "zero": lambda x: x.zero_(),
    "relu": lambda x: x.relu_(),
    "to itself": lambda x: x.add_(x),
    "reversed": _copy_reversed,
    "mask": lambda x: x.masked_fill_(x > 1, 0.25),
    "item": lambda x: x.__setitem__(0, 7.0) if x.dim() and x.shape[0] else None,
    "out": lambda x: torch.neg(x.clone(), out=x) if x.numel() else None,
    "set": lambda x: x.index_fill_(0, torch.tensor([0], device=x.device), -2.0)
    if x.dim() and x.shape[0] else None,
}  # fmt: skip


def play(device: str, moves: list[tuple[str, int, str]]) -> list[Any]:
    """Make views of views and write to them; all tensors at the end, or the error."""
    tensors = [torch.arange(12.0).reshape(SHAPE).to(device)]
    for kind, which, name in moves:
        x = tensors[which % len(tensors)]
        if kind == "view":
            tensors.append(VIEWS[name](x))
            continue
        try:
            WRITES[name](x)
        except RuntimeError as err:
            return ["error", "memory location" in str(err)]
    return [(t.tolist(), t.stride(), t.storage_offset(), t._version) for t in tensors]


MOVES = st.lists(
    st.one_of(
        st.tuples(st.just("view"), st.integers(0, 7), st.sampled_from(sorted(VIEWS))),
        st.tuples(st.just("write"), st.integers(0, 7), st.sampled_from(sorted(WRITES))),
    ),
    min_size=2,
    max_size=10,
)
ANYTIME = {"deadline": None, "suppress_health_check": list(HealthCheck), "derandomize": True}


@settings(max_examples=50, **ANYTIME)
@given(MOVES)
def test_views_and_writes_are_those_of_the_cpu(moves: list[tuple[str, int, str]]) -> None:
    assert play("tpu", moves) == play("cpu", moves)


@pytest.mark.slow
@settings(max_examples=5000, **ANYTIME)
@given(MOVES)
def test_many_views_and_writes(moves: list[tuple[str, int, str]]) -> None:
    assert play("tpu", moves) == play("cpu", moves)


@pytest.mark.slow
def test_memory_stays_flat_over_many_steps() -> None:
    model = torch.nn.Linear(8, 8).to("tpu")
    optimizer = torch.optim.AdamW(model.parameters())
    x = torch.randn(4, 8, device="tpu")
    seen = []
    for i in range(10_000):
        optimizer.zero_grad()
        model(x).square().mean().backward()
        optimizer.step()
        if i in (100, 9_999):
            seen.append(
                (torch.tpu.memory_allocated(), torch.tpu.memory_stats()["active.all.current"])
            )
    assert seen[0] == seen[1]

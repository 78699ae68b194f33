"""Numbers that a graph reads of tensors: kept as tensors, or torch's to use, and right for every value."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import tpu_compile
from tpu_compile.fallback import FallbackWarning

X = torch.arange(12.0).reshape(3, 4)


@pytest.fixture(autouse=True)
def _fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(tmp_path))
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()


def compiled(fn: Callable[..., Any], **options: Any) -> Any:
    return torch.compile(fn, backend="tpu", fullgraph=True, options=options)


def made() -> int:
    """Programs that were compiled, or found loaded."""
    stats = tpu_compile.cache_stats()
    return stats.misses + stats.shared


def same(got: Any, want: Any) -> None:
    torch.testing.assert_close(got, want, rtol=1e-6, atol=0)


ARITHMETIC: dict[str, Callable[[torch.Tensor, torch.Tensor], Any]] = {
    "times": lambda x, n: x * n.item(),
    "divided": lambda x, n: x / float(n.sum()),
    "reversed": lambda x, n: x + (1 - 1 / (2 * n.item() + 5)),
    "filled": lambda x, n: torch.full((2,), n.item() + 1.5) + x[0, :2],
    "one_element": lambda x, n: x - n.reshape(1, 1).item(),
}


@pytest.mark.parametrize("name", ARITHMETIC)
@pytest.mark.parametrize("dtype", [torch.float32, torch.int64])
def test_arithmetic_reads_no_number(name: str, dtype: torch.dtype) -> None:
    """One program for all values, and nothing of it on torch's kernels."""
    fn = ARITHMETIC[name]
    run = compiled(fn, fallback="error")
    before = made()
    for value in (2, 3, -7):
        n = torch.tensor(value, dtype=dtype)
        same(run(X, n), fn(X, n))
    assert made() - before == 1


PLACES: dict[str, Callable[[torch.Tensor, torch.Tensor], Any]] = {
    "narrow": lambda x, n: x.narrow(1, n, 2),
    "narrow_used": lambda x, n: x.narrow(1, n, 2) + 1,
    "slice": lambda x, n: x[:, n.item() :].sum() + 1,
    "select": lambda x, n: x[n.item()] * 2,
    "split": lambda x, n: x.tensor_split(torch.stack([n, n + 1]), dim=1),
}


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.filterwarnings("ignore::tpu_compile.fallback.FallbackWarning")
def test_places_are_torchs(name: str) -> None:
    fn = PLACES[name]
    run = compiled(fn)
    for value in (1, 2, 0):
        n = torch.tensor(value)
        same(run(X, n), fn(X, n))


@pytest.mark.filterwarnings("ignore::tpu_compile.fallback.FallbackWarning")
def test_a_view_at_a_place_of_data_is_a_view() -> None:
    x = X.clone()
    view = compiled(lambda x, n: x.narrow(0, n, 1))(x, torch.tensor(1))
    view.fill_(-1)
    assert x[1].eq(-1).all()
    assert x[0].ne(-1).all()


@pytest.mark.parametrize("training", [True, False])
def test_batch_norms_cumulative_average(training: bool) -> None:
    """momentum=None divides by a number of batches that is in a buffer: one graph, every step right."""
    theirs = nn.BatchNorm1d(4, momentum=None).train(training)
    ours = deepcopy(theirs)
    run = compiled(ours, fallback="error")
    for step in range(3):
        x = X * (step + 1) + step
        with warnings.catch_warnings():
            warnings.simplefilter("error", FallbackWarning)
            got = run(x)
        torch.testing.assert_close(got, theirs(x), rtol=1e-5, atol=1e-6)
        for name, buffer in ours.named_buffers():
            torch.testing.assert_close(buffer, theirs.get_buffer(name), rtol=1e-6, atol=1e-7)


def test_batch_norms_errors() -> None:
    one = torch.zeros(1, 4)
    for fn in (F.batch_norm, torch.compile(F.batch_norm, backend="tpu")):
        with pytest.raises(ValueError, match="more than 1 value per channel"):
            fn(one, torch.zeros(4), torch.ones(4), training=True)


def test_a_causal_mask_is_used_as_it_is() -> None:
    layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
    model = nn.TransformerEncoder(layer, 1, enable_nested_tensor=False)
    mask = nn.Transformer.generate_square_subsequent_mask(3)
    x = torch.randn(2, 3, 8, generator=torch.Generator().manual_seed(0))
    got = compiled(lambda x: model(x, mask=mask))(x)
    torch.testing.assert_close(got, model(x, mask=mask), rtol=1e-5, atol=1e-6)

"""An index out of bounds raises what eager raises, where results are waited for anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F

from tpu_compile.config import options_from
from tpu_compile.errors import ConfigError

Tensor = torch.Tensor

TABLE = torch.arange(12.0).view(3, 4)
ROWS = torch.ones(2, 4)
ROW = torch.ones(1, 2)

CASES: dict[str, Callable[[Tensor], Any]] = {
    "embedding": lambda i: F.embedding(i, TABLE),
    "embedding_bag": lambda i: F.embedding_bag(i.view(1, 2), TABLE),
    "index": lambda i: TABLE[i],
    "index_of_32_bits": lambda i: TABLE[i.int()],
    "index_of_two": lambda i: TABLE[i, i],
    "index_after_a_mask": lambda i: torch.ones(2, 3).index_put(
        (torch.tensor([True, False]), i), TABLE[0, 0]
    ),
    "index_select": lambda i: TABLE.index_select(0, i),
    "index_select_last": lambda i: TABLE.index_select(-2, i),
    "take": lambda i: TABLE.take(i * 5),
    "gather": lambda i: TABLE.gather(0, i.view(1, 2)),
    "scatter": lambda i: TABLE.scatter(0, i.view(1, 2), 1.0),
    "scatter_src": lambda i: TABLE.scatter(0, i.view(1, 2), ROW),
    "scatter_add": lambda i: TABLE.scatter_add(0, i.view(1, 2), ROW),
    "scatter_reduce": lambda i: TABLE.scatter_reduce(0, i.view(1, 2), ROW, "amax"),
    "index_put": lambda i: TABLE.index_put((i,), ROWS),
    "index_put_accumulate": lambda i: TABLE.index_put((i,), ROWS, accumulate=True),
    "index_add": lambda i: TABLE.index_add(0, i, ROWS),
    "index_copy": lambda i: TABLE.index_copy(0, i, ROWS),
    "index_fill": lambda i: TABLE.index_fill(0, i, 0.0),
    "index_reduce": lambda i: TABLE.index_reduce(0, i, ROWS, "amax"),
    "put": lambda i: TABLE.put(i * 5, torch.ones(2)),
    "cross_entropy": lambda i: F.cross_entropy(TABLE[:2], i),
    "cross_entropy_of_planes": lambda i: F.cross_entropy(TABLE[:2, :3, None], i[:, None]),
    "cross_entropy_ignoring": lambda i: F.cross_entropy(TABLE[:2], i, ignore_index=-9),
    "multilabel_margin_loss": lambda i: F.multilabel_margin_loss(TABLE[0, :2], i),
}


def result(fn: Callable[[Tensor], Any], index: Tensor) -> Any:
    try:
        return fn(index)
    except (IndexError, RuntimeError) as err:
        return type(err), str(err).splitlines()[0]


@pytest.mark.parametrize("name", CASES)
@pytest.mark.filterwarnings("ignore:index_reduce")
def test_what_eager_raises(name: str) -> None:
    fn = CASES[name]
    compiled = torch.compile(fn, backend="tpu", fullgraph=True)
    for values in ([1, 0], [1, 7], [-1, 0], [0, -9]):
        index = torch.tensor(values)
        want, got = result(fn, index), result(compiled, index)
        if isinstance(want, Tensor):
            torch.testing.assert_close(got, want)
        elif name == "embedding_bag":  # of which eager also says where the index is
            assert got[0] is want[0]
        else:
            assert got == want


def test_an_ignored_target_is_no_error() -> None:
    targets = torch.tensor([1, -100])
    loss = torch.compile(F.cross_entropy, backend="tpu", fullgraph=True)
    torch.testing.assert_close(loss(TABLE[:2], targets), F.cross_entropy(TABLE[:2], targets))


def test_indices_are_clamped_where_that_is_asked() -> None:
    fn = torch.compile(CASES["index"], backend="tpu", options={"indices": "clamp"})
    torch.testing.assert_close(fn(torch.tensor([0, 7])), TABLE[[0, 2]])


def test_an_unknown_choice() -> None:
    with pytest.raises(ConfigError, match="indices"):
        options_from(None, {"indices": "maybe"})


def test_a_training_step_raises_before_it_writes() -> None:
    torch.manual_seed(0)
    table = torch.nn.Embedding(3, 2)
    seen = torch.zeros(3)

    def step(index: Tensor) -> Tensor:
        seen.add_(1)
        return table(index).sum()

    compiled = torch.compile(step, backend="tpu", fullgraph=True)
    compiled(torch.tensor([0, 2])).backward()
    with pytest.raises(IndexError, match="index out of range in self"):
        compiled(torch.tensor([0, 3]))
    assert seen.tolist() == [1, 1, 1]


def test_dynamic_sizes() -> None:
    fn = torch.compile(CASES["index"], backend="tpu", fullgraph=True, dynamic=True)
    for n in (2, 3, 5):
        fn(torch.zeros(n, dtype=torch.int64))
        with pytest.raises(
            IndexError, match="index 3 is out of bounds for dimension 0 with size 3"
        ):
            fn(torch.full((n,), 3))

"""Writes into views of a buffer: one write into the buffer, with what eager's aliases see."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

pytestmark = pytest.mark.usefixtures("fresh_dynamo")

AT, TWO = torch.tensor([2]), torch.tensor([3, 1])
ROW, ROWS = torch.tensor([[-1.0], [-2.0], [-3.0]]), -torch.arange(1.0, 7.0).view(3, 2)

CASES: dict[str, Callable[[Tensor], Any]] = {}


def case(fn: Callable[[Tensor], Any]) -> Callable[[Tensor], Any]:
    """Of a cache [2 layers, 2, 3 heads, 4 positions], which it changes."""
    CASES[fn.__name__] = fn
    return fn


@case
def two_writes_and_reads_between(cache: Tensor) -> Any:
    layer = cache[1]
    layer[0].index_copy_(1, AT, ROW)
    between = layer.sum(), cache.sum()
    layer[0].index_copy_(1, TWO, ROWS)
    return *between, layer * 1


@case
def what_was_there_is_read_later(cache: Tensor) -> Any:
    before, whole = cache[1][0].clone(), cache * 1
    cache[1][0].index_copy_(1, AT, ROW)
    return before + cache[1][0], whole


@case
def the_view_is_read_before_the_buffer(cache: Tensor) -> Any:
    k = cache[1, 0]
    k.index_copy_(1, AT, ROW)
    seen = k.cumsum(1)
    k.mul_(2)
    k[:, 1:3].index_copy_(1, torch.tensor([0]), ROW)
    return seen, k * 1, cache[1, 0].sum()


@case
def views_that_overlap(cache: Tensor) -> Any:
    left, right = cache[0][:, :, :3], cache[0][:, 1:, 1:]
    left[0].index_copy_(1, AT, ROW)
    right[0].mul_(10)
    left[:, 2].fill_(7)
    return right * 1, left.sum()


@case
def the_source_is_the_same_buffer(cache: Tensor) -> Any:
    cache[1][0].index_copy_(1, AT, cache[0][1][:, :1])
    cache[1][0].copy_(cache[1][0].flip(0))
    cache[0][0, 1:].copy_(cache[0][0, :2].clone())
    return cache * 1


@case
def positions_of_a_slice(cache: Tensor) -> Any:
    part = cache[1][0][1:, 1:3]
    part.index_copy_(1, torch.tensor([1]), ROW[1:])
    part[torch.tensor([1, -2]), torch.tensor([0, -1])] = 9.0
    part.index_add_(0, torch.tensor([1, 1]), ROWS[:2])
    return part * 1


@case
def turned_and_unsqueezed(cache: Tensor) -> Any:
    view = cache[1].transpose(0, 2).unsqueeze(1)
    view[1:, 0, :, 1].index_copy_(0, torch.tensor([2]), ROW[None, :, 0])
    view.permute(3, 1, 0, 2)[0].scatter_(1, torch.tensor([[[1, 0, 2]]]), 5.0)
    heads_first = cache[:, 0].transpose(0, 1)
    index = torch.tensor([[[1], [0]], [[2], [3]], [[0], [0]]])
    heads_first.scatter_add_(2, index, ROWS[:, :, None])
    return view * 1


@case
def with_steps(cache: Tensor) -> Any:
    cache[1][0, :, ::2].index_copy_(1, torch.tensor([1]), ROW)
    cache[::2, 1, 1:].mul_(3)
    return cache.sum()


@case
def masks_and_fills(cache: Tensor) -> Any:
    cache[0][1][cache[0][1] > 15] = 0.5
    cache[1][0].masked_fill_(cache[1][0] < 30, -1)
    cache[1][1].index_fill_(1, AT, 4)
    cache[0][0][1].zero_()
    return cache.sum()


@case
def a_buffer_of_the_graph(cache: Tensor) -> Any:
    own = torch.zeros_like(cache)
    for layer in (0, 1):
        own[layer][0].index_copy_(1, AT, ROW + own.sum())
    cache[1].copy_(own[0])
    return own


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("turned", [False, True])
def test_like_eager(name: str, turned: bool) -> None:
    def cache() -> Tensor:
        x = torch.arange(48.0).view(2, 2, 3, 4)
        return x.mT.contiguous().mT if turned else x

    got, want = cache(), cache()
    results = torch.compile(CASES[name], backend="tpu", fullgraph=True)(got)
    torch.testing.assert_close(results, CASES[name](want), rtol=0, atol=0)
    torch.testing.assert_close(got, want, rtol=0, atol=0)


@pytest.mark.parametrize("index", [[-1], [2], [-5], [2, 1], [0, -1]])
def test_out_of_a_views_bounds_nothing_is_written(index: list[int]) -> None:
    """The buffer has such a position, the view has not."""

    def write(cache: Tensor, position: Tensor, new: Tensor) -> None:
        cache[1][0][:, 1:3].index_copy_(1, position, new)

    cache, position, new = torch.arange(48.0).view(2, 2, 3, 4), torch.tensor(index), ROWS
    want = cache.clone()
    for i, at in enumerate(index):
        if 0 <= at < 2:
            want[1, 0, :, 1 + at] = new[:, i]
    given = cache, position, new[:, : len(index)]
    torch.compile(write, backend="tpu", options={"indices": "clamp"})(*given)
    torch.testing.assert_close(cache, want, rtol=0, atol=0)
    with pytest.raises(IndexError, match="index_copy_"):
        torch.compile(write, backend="tpu")(*given)
    torch.testing.assert_close(cache, want, rtol=0, atol=0)


def test_a_constant_index_out_of_bounds() -> None:
    def write(cache: Tensor) -> None:
        cache[1].index_copy_(0, torch.tensor([4]), torch.ones(1))

    cache = torch.zeros(2, 4)
    torch.compile(write, backend="tpu", options={"indices": "clamp"})(cache)
    assert not cache.any()


def test_no_element_is_read_after_it_is_overwritten() -> None:
    """XLA writes in place, and must not where it reads the buffer by another shape."""

    def write(x: Tensor, index: Tensor) -> Tensor:
        x[0].mT.copy_(x[0].mT.flip(0))
        x.squeeze(-1)[1, :, 0].index_fill_(0, index, 5.0)
        return x.squeeze(-1) * 2

    got, index = torch.arange(12.0).view(3, 2, 2, 1), torch.tensor([0, 1])
    want = got.clone()
    result = torch.compile(write, backend="tpu")(got, index)
    torch.testing.assert_close(result, write(want, index), rtol=0, atol=0)
    torch.testing.assert_close(got, want, rtol=0, atol=0)


# ---------------------------------------------------------------------- what XLA makes of caches

LAYERS, BATCH, HEADS, LENGTH, DIM = 3, 2, 4, 32, 8


def attend(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, k, v)


def stacked(cache: Tensor, x: Tensor, position: Tensor) -> Tensor:
    """Keys and values of all layers in one buffer [layers, 2, batch, heads, length, dim]."""
    for layer in cache:
        layer[0].index_copy_(2, position, x)
        layer[1].index_copy_(2, position, x * 2)
        x = x + attend(x, layer[0], layer[1])
    return x


def stacked_slices(cache: Tensor, x: Tensor, position: Tensor) -> Tensor:
    n = x.shape[2]
    for layer in cache:
        layer[0][:, :, 5 : 5 + n] = x
        layer[1][:, :, 5 : 5 + n] = x * 2
        x = x + attend(x, layer[0], layer[1])
    return x


def stacked_keys(cache: Tensor, x: Tensor, position: Tensor) -> Tensor:
    """The view that was written is read before anything else of the buffer."""
    for side in cache.unbind(1):
        for layer in side:
            layer.index_copy_(2, position, x)
            x = x + attend(x, layer, layer)
    return x


def one_of_each_layer(caches: list[Tensor], x: Tensor, position: Tensor) -> Tensor:
    """As in gpt-fast and in Hugging Face's StaticCache."""
    for k, v in zip(caches[::2], caches[1::2], strict=True):
        k[:, :, position] = x
        v.index_copy_(2, position, x * 2)
        x = x + attend(x, k, v)
    return x


@pytest.mark.parametrize("tokens", [1, 3])
@pytest.mark.parametrize("decode", [stacked, stacked_slices, stacked_keys, one_of_each_layer])
def test_no_cache_is_copied(decode: Callable[..., Tensor], tokens: int, tmp_path: Path) -> None:
    shape = (BATCH, HEADS, LENGTH, DIM)
    caches: Any = torch.zeros(LAYERS, 2, *shape)
    if decode is one_of_each_layer:
        caches = [c.clone() for c in caches.flatten(0, 1)]
    x, position = torch.ones(BATCH, HEADS, tokens, DIM), torch.arange(tokens) + 7
    options = {"debug_dir": tmp_path, "cache": False}
    torch.compile(decode, backend="tpu", options=options)(caches, x, position)
    (path,) = tmp_path.rglob("optimized_hlo.txt")
    text = path.read_text()
    assert re.search(r" (dynamic-update-slice|scatter)\(", text)
    assert not re.findall(rf"= \S*\[(?:\d,)*{BATCH},{HEADS},{LENGTH},{DIM}\]\S* copy\(", text)

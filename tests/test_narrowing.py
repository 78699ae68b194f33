"""64-bit integers in 32 bits for TPUs: only where it is proven that they fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from tpu_compile import compile as compiling
from tpu_compile.lowering.graph import lower
from tpu_compile.lowering.mlir import context, ir, parse
from tpu_compile.lowering.narrowing import narrow


def narrowed(body: str, arguments: str = "", results: str = "") -> str:
    """A function's body after `narrow`."""
    with context(), ir.Location.unknown():
        text = f"func.func public @main({arguments}) -> ({results}) {{ {body} }}"
        module = parse(f"module {{ {text} }}")
        (main,) = module.body.operations
        narrow(main.regions[0].blocks[0])
        assert module.operation.verify()
        assert isinstance(module, ir.Module)
        return str(module)


def test_what_is_known_to_fit() -> None:
    text = narrowed(
        """
        %0 = stablehlo.convert %x : (tensor<4x8xi1>) -> tensor<4x8xi64>
        %zero = stablehlo.constant dense<0> : tensor<i64>
        %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1]
          : (tensor<4x8xi64>, tensor<i64>) -> tensor<4xi64>
        %2 = stablehlo.iota dim = 0 : tensor<4xi64>
        %3 = stablehlo.multiply %1, %2 : tensor<4xi64>
        %4 = stablehlo.compare LT, %3, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
        %5 = stablehlo.convert %0 : (tensor<4x8xi64>) -> tensor<4x8xbf16>
        return %3, %4, %5 : tensor<4xi64>, tensor<4xi1>, tensor<4x8xbf16>
        """,
        "%x: tensor<4x8xi1>",
        "tensor<4xi64>, tensor<4xi1>, tensor<4x8xbf16>",
    )
    assert "(tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>" in text
    assert "compare  LT" in text or "(tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>" in text
    assert "(tensor<4x8xi1>) -> tensor<4x8xbf16>" in text, "a bool converts directly"
    assert text.count("xi64>") == text.count("tensor<4xi64>") == 3, "a result is widened once"


@pytest.mark.parametrize(
    "body",
    [
        # From outside.
        "%0 = stablehlo.add %x, %x : tensor<4xi64> return %0 : tensor<4xi64>",
        # Too large: 3 * 2^30 and more.
        """%i = stablehlo.iota dim = 0 : tensor<4xi64>
        %c = stablehlo.constant dense<1073741824> : tensor<4xi64>
        %0 = stablehlo.multiply %i, %c : tensor<4xi64> return %0 : tensor<4xi64>""",
        # 2^31 itself.
        """%c = stablehlo.constant dense<2147483648> : tensor<4xi64>
        %0 = stablehlo.add %c, %x : tensor<4xi64> return %0 : tensor<4xi64>""",
    ],
)
def test_what_may_not_fit(body: str) -> None:
    text = narrowed(body, "%x: tensor<4xi64>", "tensor<4xi64>")
    assert "tensor<4xi64>" in text.splitlines()[-4], "computed in 64 bits"


def test_a_truncated_number_is_not_read_as_it_was() -> None:
    text = narrowed(
        """
        %0 = stablehlo.convert %x : (tensor<4xi64>) -> tensor<4xi32>
        %1 = stablehlo.convert %0 : (tensor<4xi32>) -> tensor<4xi64>
        %2 = stablehlo.convert %1 : (tensor<4xi64>) -> tensor<4xf32>
        return %2 : tensor<4xf32>
        """,
        "%x: tensor<4xi64>",
        "tensor<4xf32>",
    )
    assert "(tensor<4xi64>) -> tensor<4xi32>" in text
    assert "(tensor<4xi32>) -> tensor<4xf32>" in text


def places(x: Tensor, n: Tensor) -> tuple[Tensor, ...]:
    chosen = (x[:, None] == torch.arange(5)).long()
    place = (chosen.cumsum(0) * chosen).sum(-1) - 1
    return place, place.clamp(max=2).remainder(3), chosen.float(), place - n


def counts(x: Tensor, n: Tensor) -> tuple[Tensor, ...]:
    positive = x > 2
    large = positive.long() * (1 << 30)
    total = large.sum()  # beyond 2^31
    return total, positive.sum(), x.argmax() * 2, torch.where(positive, n, 7), large - 5


def wrapped(x: Tensor, n: Tensor) -> tuple[Tensor, ...]:
    squares = torch.arange(8) * (1 << 30)
    return n.int().long().float(), squares, -torch.arange(3) % 2, (x < 2).long().max(), ~n


@pytest.mark.parametrize("fn", [places, counts, wrapped])
def test_values(fn: Callable[..., tuple[Tensor, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs lowered as for a TPU compute on the CPU what eager does."""
    monkeypatch.setattr(compiling, "lower", lambda *a, **k: lower(*a, **{**k, "platform": "tpu"}))
    torch._dynamo.reset()
    x = torch.tensor([3, 1, 4, 1, 0, 3, 3, 3])
    n = torch.tensor([-(2**40) - 1, 2**31, -5, 0, 7, 2**33 + 3, 1, 2**62])
    compiled = torch.compile(fn, backend="tpu", options={"cache": False, "fallback": "error"})
    for got, want in zip(compiled(x, n), fn(x, n), strict=True):
        torch.testing.assert_close(got, want, rtol=0, atol=0)

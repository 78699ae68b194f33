"""What XLA for CPUs is asked for a program, and who may say otherwise."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import nn

from tpu_compile import compile as compiling
from tpu_compile import malloc

FUSION = "xla_cpu_experimental_ynn_fusion_type"
PRODUCTS_ONLY = "LIBRARY_FUSION_TYPE_INDIVIDUAL_DOT"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What XLA is asked for each of a test's programs about the library's fusions, if anything."""
    found: list[Any] = []
    obtain = compiling._executable

    def recorded(program: Any, key: Any, client: Any, options: Any, use_cache: bool) -> Any:
        found.append(options.get(FUSION))
        return obtain(program, key, client, options, use_cache)

    monkeypatch.setattr(compiling, "_executable", recorded)
    return found


def convolution() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Conv2d(2, 3, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1))


def test_convolutions_of_inference_are_not_the_librarys(asked: list[Any]) -> None:
    model, x = convolution(), torch.randn(2, 2, 6, 5)
    compiled = torch.compile(model, backend="tpu")
    with torch.no_grad():
        torch.testing.assert_close(compiled(x), model(x))
    assert asked == [PRODUCTS_ONLY]


def test_training_and_other_programs_are_left_to_xla(asked: list[Any]) -> None:
    model = convolution()
    torch.compile(model, backend="tpu")(torch.randn(2, 2, 6, 5)).sum().backward()
    with torch.no_grad():
        torch.compile(nn.Linear(3, 2), backend="tpu")(torch.randn(4, 3))
        # A kernel of 1 x 1, as patches, is a product of matrices.
        torch.compile(nn.Conv2d(2, 3, 1), backend="tpu")(torch.randn(2, 2, 6, 5))
    assert asked == [None] * 4


def test_the_user_has_the_last_word(asked: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    model, x = convolution(), torch.randn(2, 2, 6, 5)
    chosen = {"xla_options": {FUSION: "LIBRARY_FUSION_TYPE_DOT"}}
    with torch.no_grad():
        torch.compile(model, backend="tpu", options=chosen)(x)
        monkeypatch.setattr(compiling, "_flags", lambda platform: ((FUSION, "any"),))
        torch._dynamo.reset()
        torch.compile(model, backend="tpu")(x)
    assert asked == ["LIBRARY_FUSION_TYPE_DOT", None]


def test_temporary_memory_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    monkeypatch.setattr(malloc, "keep", kept.append)
    with torch.no_grad():
        torch.compile(convolution(), backend="tpu")(torch.randn(2, 2, 64, 64))
    assert len(kept) == 1
    assert kept[0] > 3 * 62 * 62 * 4  # the convolution's result

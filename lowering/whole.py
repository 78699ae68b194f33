"""Ops of our own that keep a composite of torch's whole, where its pieces cost more than they tell."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.matmul import product
from tpu_compile.lowering.registry import lower

# The library lives as long as the process: torch forgets its ops when it is collected.
_LIBRARY = torch.library.Library("tpu_compile", "DEF")
_LIBRARY.define("linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor")


def _linear_eager(
    input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None
) -> torch.Tensor:
    return F.linear(input, weight, bias)


def _linear_meta(
    input: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None
) -> torch.Tensor:
    return input.new_empty((*input.shape[:-1], weight.shape[0]))


_LIBRARY.impl("linear", _linear_eager, "CPU")
_LIBRARY.impl("linear", _linear_meta, "Meta")


@lower(torch.ops.tpu_compile.linear.default)
def linear(b: Builder, input: Value, weight: Value, bias: Value | None = None) -> Value:
    """tpu_compile::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor

    ATen takes a linear layer apart into views, a transposition, mm and views: five traced ops for
    one dot_general.
    """
    result = product(b, input, weight, (((input.rank - 1,), (1,)), ((), ())))
    if bias is not None:
        result = result + b.convert(bias, result.dtype)
    return b.convert(result, b.out.dtype)

"""What dynamo traces instead of functions of torch's that ask for a tensor's value in Python."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import FunctionType
from typing import Any

import torch
import torch.nn.functional as F

from tpu_compile.lowering import effects as _effects  # noqa: F401  # defines tpu_compile::check
from tpu_compile.torch_private import detect_is_causal_mask, has_static_value, substitute

Tensor = torch.Tensor


def gaussian_nll_loss(
    input: Tensor,
    target: Tensor,
    var: Tensor | float,
    full: bool = False,
    eps: float = 1e-6,
    reduction: str = "mean",
) -> Tensor:
    """The loss; whether a variance is negative is looked at when the program has run."""
    negative = "var has negative entry/entries"
    if isinstance(var, float):
        if var < 0:
            raise ValueError(negative)
        var = var * torch.ones_like(input)
    else:
        torch.ops.tpu_compile.check.default(~torch.any(var < 0), "value", negative)
    if var.size() != input.size():
        if input.size()[:-1] == var.size():
            var = var.unsqueeze(-1)
        elif not _one_apart(list(input.size()), list(var.size())):
            raise ValueError("var is of incorrect size")
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(reduction + " is not valid")
    var = var.clone()
    with torch.no_grad():  # gradients pass as if nothing had been raised to eps
        var.clamp_(min=eps)
    loss = 0.5 * (torch.log(var) + (input - target) ** 2 / var)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    if reduction == "mean":
        return loss.mean()
    return loss.sum() if reduction == "sum" else loss


def _one_apart(sizes: list[int], others: list[int]) -> bool:
    """Whether the variances have one dimension of size 1 where the inputs have more (of any size 1)."""
    if len(sizes) != len(others):
        return False
    return sum(other for n, other in zip(sizes, others, strict=True) if n != other) == 1


# F.batch_norm itself, for dynamo to trace where ours has nothing to add.
_batch_norm: Callable[..., Tensor] = FunctionType(
    F.batch_norm.__code__, F.batch_norm.__globals__, "batch_norm", F.batch_norm.__defaults__
)


def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Also of a momentum that is known only at run time: nn.BatchNorm's cumulative average has one."""
    known = momentum is None or has_static_value(momentum)
    if known or not training or running_mean is None or running_var is None:
        return _batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)
    mean, var = running_mean.clone(), running_var.clone()
    out = _batch_norm(input, mean, var, weight, bias, training, 1.0, eps)
    with torch.no_grad():
        share = torch.full((), momentum, dtype=running_mean.dtype, device=running_mean.device)
        running_mean.lerp_(mean, share)
        running_var.lerp_(var, share)
    return out


def is_causal_mask(
    mask: Tensor | None, is_causal: bool | None = None, size: int | None = None
) -> bool:
    """What is known without a look at the mask, which torch then uses as it is: as right, if slower."""
    return is_causal is True


SUBSTITUTES: dict[Callable[..., Any], Callable[..., Any]] = {
    F.gaussian_nll_loss: gaussian_nll_loss,
    F.batch_norm: batch_norm,
    detect_is_causal_mask: is_causal_mask,
}


def install() -> None:
    """Have dynamo trace these from now on, for every backend; torch itself calls what it always has."""
    for fn, ours in SUBSTITUTES.items():
        substitute(fn, ours)

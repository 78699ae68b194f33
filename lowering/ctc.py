"""The CTC loss, whose workspace torch sizes by values: by the longest target.

torch's `_ctc_loss` returns that workspace (log_alpha) for its backward, so FakeTensor knows no shape
for it and dynamo breaks the graph. Where lengths are numbers the shape is known; where they are tensors
`ctc_loss` returns the loss alone, and nobody sees how large a workspace was: it is as large as the
targets may be. That holds for graphs that are traced for us only: other backends run torch's kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import torch

from tpu_compile.lowering import jax_ctc
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.composites import require
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.loss import MEAN, NONE
from tpu_compile.lowering.registry import lower
from tpu_compile.torch_private import (
    DynamicOutputShapeException,
    composite_kernel,
    fake_kernel,
    is_traced_for,
    kernel_of_composite,
)

aten = torch.ops.aten

_ours: ContextVar[bool] = ContextVar("ours", default=False)
_unseen: ContextVar[bool] = ContextVar("unseen", default=False)


@contextmanager
def workspaces_bounded() -> Iterator[None]:
    """Inside, traces are for us."""
    token = _ours.set(True)
    try:
        yield
    finally:
        _ours.reset(token)


def _is_ours() -> bool:
    return _ours.get() or is_traced_for("tpu_compile")


@composite_kernel(aten.ctc_loss.Tensor)
def _ctc_loss_of_tensors(*args: Any, **kwargs: Any) -> Any:
    token = _unseen.set(True)
    try:
        return kernel_of_composite(aten.ctc_loss.Tensor)(*args, **kwargs)
    finally:
        _unseen.reset(token)


@composite_kernel(aten.ctc_loss.IntList)
def _ctc_loss_of_numbers(
    log_probs: torch.Tensor,
    targets: torch.Tensor,
    input_lengths: Sequence[int],
    target_lengths: Sequence[int],
    blank: int = 0,
    reduction: int = MEAN,
    zero_infinity: bool = False,
) -> torch.Tensor:
    def reduced(how: int) -> torch.Tensor:
        run: Callable[..., torch.Tensor] = kernel_of_composite(aten.ctc_loss.IntList)
        return run(log_probs, targets, input_lengths, target_lengths, blank, how, zero_infinity)

    if reduction != MEAN or not _is_ours():
        return reduced(reduction)
    # torch writes the lengths into memory that a FakeTensor has not.
    losses = reduced(NONE)
    lengths = torch.tensor([max(n, 1) for n in target_lengths], dtype=losses.dtype)
    return (losses / lengths.reshape(losses.shape)).mean()


@fake_kernel(aten._ctc_loss.default, aten._ctc_loss.Tensor)
def _fake(
    mode: Any,
    op: Any,
    log_probs: torch.Tensor,
    targets: torch.Tensor,
    input_lengths: Any,
    target_lengths: Any,
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[torch.Tensor, torch.Tensor]:
    steps, batch, _ = log_probs.shape
    if isinstance(target_lengths, torch.Tensor):
        if not (_is_ours() and _unseen.get()):
            raise DynamicOutputShapeException(op)
        longest = targets.shape[-1]
    elif _is_ours():
        longest = max(target_lengths, default=0)
    else:
        raise DynamicOutputShapeException(op)
    _check(log_probs, targets, input_lengths, target_lengths, blank)
    return log_probs.new_empty(batch), log_probs.new_empty(batch, steps, 2 * longest + 1)


def _check(
    log_probs: torch.Tensor, targets: torch.Tensor, inputs: Any, lengths: Any, blank: int
) -> None:
    """What the kernel says of shapes and of numbers."""
    steps, batch, classes = log_probs.shape
    require(0 <= blank < classes, "blank must be in label range")
    if targets.dim() == 2:
        require(
            targets.shape[0] == batch,
            (
                f"Expected tensor to have size {batch} at dimension 0, "
                f"but got size {targets.shape[0]}"
            ),
        )
    for name, given in (("input_lengths", inputs), ("target_lengths", lengths)):
        count = given.numel() if isinstance(given, torch.Tensor) else len(given)
        require(count == batch, f"{name} must be of size batch_size")
    if isinstance(lengths, torch.Tensor):
        return
    require(
        max(inputs, default=0) <= steps,
        (
            f"Expected input_lengths to have value at most {steps}, but got value {max(inputs, default=0)}"
        ),
    )
    require(
        min((*inputs, *lengths), default=0) >= 0,
        "Expected input_lengths and target_lengths to have value at least 0",
    )
    if targets.dim() == 1:
        require(
            sum(lengths) == targets.shape[0],
            (
                f"Expected tensor to have size {sum(lengths)} at dimension 0, "
                f"but got size {targets.shape[0]}"
            ),
        )
    else:
        require(
            max(lengths, default=0) <= targets.shape[1],
            (
                f"Expected tensor to have size at least {max(lengths, default=0)} at dimension 1, "
                f"but got size {targets.shape[1]}"
            ),
        )


@fake_kernel(aten._ctc_loss_backward.default, aten._ctc_loss_backward.Tensor)
def _fake_backward(
    mode: Any, op: Any, grad: torch.Tensor, log_probs: torch.Tensor, *rest: Any, **kw: Any
) -> torch.Tensor:
    return torch.empty_like(log_probs, memory_format=torch.contiguous_format)


def _vector(b: Builder, lengths: Value | Sequence[int]) -> Value:
    if isinstance(lengths, Value):  # one for no batch may have no dimension
        return b.reshape(b.convert(lengths, torch.int64), (lengths.numel,))
    return b.array(list(lengths), torch.int64)


def _check_lengths(
    b: Builder, log_probs: Value, targets: Value, inputs: Value, lengths: Value
) -> None:
    """What the kernel says of lengths in tensors: it would read and write elsewhere."""

    def all_of(x: Value) -> Value:
        return b.reduce(x, [0], "and", True)

    b.check(
        all_of((inputs >= 0) & (inputs <= log_probs.shape[0])),
        "assert",
        f"Expected input_lengths to have value at least 0 and at most {log_probs.shape[0]}",
    )
    if targets.rank == 1:
        fits = b.reduce(lengths, [0], "add", 0).eq(targets.shape[0])
        what = f"a sum of {targets.shape[0]}, the size of targets"
    else:
        fits = all_of(lengths <= targets.shape[1])
        what = f"value at most {targets.shape[1]}, the size of targets at dimension 1"
    b.check(
        fits & all_of(lengths >= 0),
        "assert",
        f"Expected target_lengths to have value at least 0 and {what}",
    )


@lower(aten._ctc_loss.default, aten._ctc_loss.Tensor)
def ctc_loss(
    b: Builder,
    log_probs: Value,
    targets: Value,
    input_lengths: Any,
    target_lengths: Any,
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[Value, Value]:
    """
    aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int
    blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
    aten::_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor
    target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)
    """
    _, workspace = b.outs
    assert workspace
    inputs, lengths = _vector(b, input_lengths), _vector(b, target_lengths)
    if isinstance(input_lengths, Value):
        _check_lengths(b, log_probs, targets, inputs, lengths)
    likelihood, alpha = call_jax(
        b,
        jax_ctc.loss,
        log_probs,
        targets,
        inputs,
        lengths,
        symbol="ctc_loss",
        blank=blank,
        states=workspace.shape[-1],
    )
    return likelihood, alpha


@lower(aten._ctc_loss_backward.default, aten._ctc_loss_backward.Tensor)
def ctc_loss_backward(
    b: Builder,
    grad: Value,
    log_probs: Value,
    targets: Value,
    input_lengths: Any,
    target_lengths: Any,
    neg_log_likelihood: Value,
    log_alpha: Value,
    blank: int,
    zero_infinity: bool = False,
) -> Value:
    """
    aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[]
    target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False)
    -> Tensor
    aten::_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor
    input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool
    zero_infinity=False) -> Tensor
    """
    (made,) = call_jax(
        b,
        jax_ctc.gradient,
        grad,
        log_probs,
        targets,
        _vector(b, input_lengths),
        _vector(b, target_lengths),
        neg_log_likelihood,
        log_alpha,
        symbol="ctc_loss_backward",
        blank=blank,
        zero_infinity=zero_infinity,
    )
    return made

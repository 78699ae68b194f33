"""Ops that torch has only fused kernels of, or whose running statistics it writes: made of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._ops import OpOverload

from tpu_compile.eager.kernels import Functional

aten = torch.ops.aten
Tensor = torch.Tensor

_training = Functional(aten._native_batch_norm_legit_functional.default)
_no_statistics = Functional(aten._native_batch_norm_legit.no_stats)
_inference = Functional(aten._native_batch_norm_legit_no_training.default)


def native_batch_norm(
    input: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::native_batch_norm"""
    if running_mean is None or running_var is None:
        found = _no_statistics(input, weight, bias, training, momentum, eps)
        return found  # type: ignore[no-any-return]
    if not training:
        found = _inference(input, weight, bias, running_mean, running_var, momentum, eps)
        return found  # type: ignore[no-any-return]
    out, mean, rstd, new_mean, new_var = _training(
        input, weight, bias, running_mean, running_var, True, momentum, eps
    )
    running_mean.copy_(new_mean)
    running_var.copy_(new_var)
    return out, mean, rstd


def lstm_cell(
    input_gates: Tensor,
    hidden_gates: Tensor,
    cx: Tensor,
    input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """aten::_thnn_fused_lstm_cell; the workspace is what its backward needs."""
    gates = _biased(input_gates, input_bias) + _biased(hidden_gates, hidden_bias)
    i, f, g, o = gates.chunk(4, 1)
    i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
    cy = f * cx + i * g
    return o * cy.tanh(), cy, torch.cat([i, f, g, o], 1)


def lstm_cell_backward(
    grad_hy: Tensor | None,
    grad_cy: Tensor | None,
    cx: Tensor,
    cy: Tensor,
    workspace: Tensor,
    has_bias: bool,
) -> tuple[Any, Any, Any]:
    """aten::_thnn_fused_lstm_cell_backward_impl"""
    if grad_hy is None and grad_cy is None:
        return None, None, None
    i, f, g, o = workspace.chunk(4, 1)
    t = cy.tanh()
    hy = torch.zeros_like(cy) if grad_hy is None else grad_hy
    c = hy * o * (1 - t * t)
    if grad_cy is not None:
        c = c + grad_cy
    gates = torch.cat(
        [
            c * g * i * (1 - i),
            c * cx * f * (1 - f),
            c * i * (1 - g * g),
            hy * t * o * (1 - o),
        ],
        1,
    )
    return gates, c * f, gates.sum(0) if has_bias else None


def gru_cell(
    input_gates: Tensor,
    hidden_gates: Tensor,
    hx: Tensor,
    input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """aten::_thnn_fused_gru_cell; the workspace is what its backward needs."""
    ir, iz, i_n = _biased(input_gates, input_bias).chunk(3, 1)
    hr, hz, hn = _biased(hidden_gates, hidden_bias).chunk(3, 1)
    r, z = (ir + hr).sigmoid(), (iz + hz).sigmoid()
    n = (i_n + r * hn).tanh()
    return (hx - n) * z + n, torch.cat([r, z, n, hx, hn], 1)


def gru_cell_backward(
    grad_hy: Tensor, workspace: Tensor, has_bias: bool
) -> tuple[Tensor, Tensor, Tensor, Any, Any]:
    """aten::_thnn_fused_gru_cell_backward"""
    r, z, n, hx, hn = workspace.chunk(5, 1)
    new = grad_hy * (1 - z) * (1 - n * n)
    reset = new * hn * r * (1 - r)
    update = grad_hy * (hx - n) * z * (1 - z)
    inputs = torch.cat([reset, update, new], 1)
    hidden = torch.cat([reset, update, new * r], 1)
    biases = (inputs.sum(0), hidden.sum(0)) if has_bias else (None, None)
    return inputs, hidden, grad_hy * z, *biases


def _biased(gates: Tensor, bias: Tensor | None) -> Tensor:
    return gates if bias is None else gates + bias


def record_stream(self: Tensor, s: Any) -> None:
    """aten::record_stream: memory lives as long as what refers to it, in every stream."""


KERNELS: dict[OpOverload, Callable[..., Any]] = {
    aten.native_batch_norm.default: native_batch_norm,
    aten._thnn_fused_lstm_cell.default: lstm_cell,
    aten._thnn_fused_lstm_cell_backward_impl.default: lstm_cell_backward,
    aten._thnn_fused_gru_cell.default: gru_cell,
    aten._thnn_fused_gru_cell_backward.default: gru_cell_backward,
    aten.record_stream.default: record_stream,
}

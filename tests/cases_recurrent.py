"""Cases: recurrent layers, which are unrolled in time."""

from __future__ import annotations

import torch
from harness import Case, case, f32


def lstm(x: torch.Tensor, h: torch.Tensor, c: torch.Tensor, *weights: torch.Tensor) -> object:
    return torch.lstm(x, [h, c], list(weights), True, 1, 0.0, False, False, False)


def gru(x: torch.Tensor, h: torch.Tensor, *weights: torch.Tensor) -> object:
    return torch.gru(x, h, list(weights), True, 1, 0.0, False, False, False)


def rnn(x: torch.Tensor, h: torch.Tensor, *weights: torch.Tensor) -> object:
    return torch.rnn_tanh(x, h, list(weights), True, 1, 0.0, False, False, True)


def weights(gates: int) -> tuple[object, ...]:
    """Of a layer from 3 to 2 features: input, hidden, and their biases."""
    n = 2 * gates
    return tuple(f32(*s, low=-1, high=1) for s in ((n, 3), (n, 2), (n,), (n,)))


CASES: list[Case] = [
    case(
        lstm,
        "two_steps",
        f32(2, 1, 3),
        f32(1, 1, 2),
        f32(1, 1, 2),
        *weights(4),
        matmul=True,
        grad=True,
    ),
    case(gru, "two_steps", f32(2, 1, 3), f32(1, 1, 2), *weights(3), matmul=True, grad=True),
    case(rnn, "batch_first", f32(1, 2, 3), f32(1, 1, 2), *weights(1), matmul=True, grad=True),
]

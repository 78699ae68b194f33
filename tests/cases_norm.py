"""Cases: normalisations."""

from __future__ import annotations

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32, f64

aten = torch.ops.aten


def bf16(*shape: int) -> T:
    return T("bf16", shape)


def batch_norm(
    x: torch.Tensor, mean: torch.Tensor, var: torch.Tensor, *rest: torch.Tensor, training: bool
) -> tuple[torch.Tensor, ...]:
    """With the running statistics, updated where training, as further results."""
    mean, var = mean.detach().clone(), var.detach().clone()
    out = F.batch_norm(x, mean, var, *rest, training=training, momentum=0.3)
    return out, mean, var


def channels_last(t: torch.Tensor) -> torch.Tensor:
    return t.contiguous(memory_format=torch.channels_last)


VAR = f32(3, low=0.5, high=2)

CASES: list[Case] = [
    case(aten.native_layer_norm.default, "affine", f32(2, 3), [3], f32(3), f32(3), 1e-5),
    case(aten.native_layer_norm.default, "plain", f32(2, 2, 3), [2, 3], None, None, 1e-5),
    case(aten.native_layer_norm.default, "bf16", bf16(2, 8), [8], bf16(8), bf16(8), 1e-5),
    case(aten.native_layer_norm.default, "mixed", bf16(2, 8), [8], f32(8), f32(8), 1e-5),
    case(F.layer_norm, "affine", f32(2, 2, 8), [8], f32(8), f32(8), grad=True),
    case(F.layer_norm, "weight", f64(2, 2, 3), [2, 3], f64(2, 3), grad=True),
    case(F.layer_norm, "plain", f32(2, 8), [8], grad=True),
    case(F.layer_norm, "bf16", bf16(2, 8), [8], bf16(8), bf16(8), grad=True),
    case(
        F.layer_norm, "mixed", bf16(2, 8), [8], f32(8), f32(8), grad=True, tol=(1.6e-2, 1.6e-2),
        reason="eager sums the gradients of float32 parameters in the input's bfloat16",
    ),
    case(F.layer_norm, "whole", f32(2, 4), [2, 4], f32(2, 4), f32(2, 4), grad=True),
    case(F.layer_norm, "empty", f32(0, 4), [4], f32(4), f32(4), grad=True),
    case(aten._fused_rms_norm.default, "f32", f32(2, 8), [8], f32(8), 1e-5, grad=True),
    case(F.rms_norm, "default_eps", f32(2, 8), [8], f32(8), grad=True),
    case(F.rms_norm, "bf16", bf16(2, 8), [8], bf16(8), 1e-5, grad=True),
    case(F.group_norm, "affine", f32(2, 4, 3), 2, f32(4), f32(4), grad=True),
    case(F.group_norm, "plain", f32(2, 4, 2, 2), 2, grad=True),
    case(F.group_norm, "bf16", bf16(2, 4, 2, 2), 2, bf16(4), bf16(4), grad=True),
    case(F.group_norm, "mixed", bf16(2, 4, 2, 2), 2, f32(4), f32(4), grad=True),
    case(F.group_norm, "no_space", f32(2, 8), 2, f32(8), f32(8), grad=True),
    case(
        batch_norm, "train", f32(2, 3, 2, 2), f32(3), VAR, f32(3), f32(3), training=True,
        grad=True,
    ),
    case(
        batch_norm, "eval", f32(2, 3, 2, 2), f32(3), VAR, f32(3), f32(3), training=False,
        grad=True,
    ),
    case(batch_norm, "train_plain", f32(4, 3), f32(3), VAR, training=True, grad=True),
    case(
        batch_norm, "train_bf16", bf16(2, 3, 4), f32(3), VAR, f32(3), f32(3), training=True,
        grad=True,
    ),
    case(
        batch_norm, "channels_last", f32(2, 3, 2, 2, make=channels_last), f32(3), VAR, f32(3),
        f32(3), training=True, grad=True,
    ),
    case(F.batch_norm, "no_stats", f32(2, 3, 4), None, None, f32(3), training=True, grad=True),
    case(
        aten._native_batch_norm_legit_no_training.default, "bf16_params",
        bf16(2, 3, 2), bf16(3), bf16(3), bf16(3), T("bf16", (3,), low=0.5, high=2), 0.1, 1e-5,
    ),
    case(
        aten._batch_norm_with_update_functional.default, "f32",
        f32(2, 3, 2), f32(3), f32(3), f32(3), VAR, 0.1, 1e-5,
    ),
    case(
        aten._batch_norm_no_update.default, "f32",
        f32(2, 3, 2), f32(3), f32(3), f32(3), VAR, 0.1, 1e-5,
    ),
    case(F.instance_norm, "affine", f32(2, 3, 4), None, None, f32(3), f32(3), grad=True),
    case(torch._weight_norm, "dim_0", f32(3, 4), f32(3, 1), 0, grad=True),
    case(torch._weight_norm, "last_dim", f32(2, 3, 4), f32(1, 1, 4), 2, grad=True),
]  # fmt: skip

"""Kernels in Helion, in a file of their own: it reads their source."""

from __future__ import annotations

import helion
import helion.language as hl
import torch


@helion.kernel(backend="pallas", config=helion.Config(block_sizes=[128]))
def gated(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    out = torch.empty_like(x)
    for tile in hl.tile(out.size(0)):
        out[tile] = x[tile] * torch.sigmoid(y[tile])
    return out


@helion.kernel(backend="pallas", config=helion.Config(block_sizes=[128, 128, 128]))
def matmul(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    rows, inner = x.size()
    columns = y.size(1)
    out = torch.empty([rows, columns], dtype=x.dtype, device=x.device)
    for i, j in hl.tile([rows, columns]):
        total = hl.zeros([i, j], dtype=torch.float32)
        for k in hl.tile(inner):
            total = torch.addmm(total, x[i, k], y[k, j])
        out[i, j] = total.to(x.dtype)
    return out

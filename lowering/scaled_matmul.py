"""Products of float8 matrices with scales: one dot_general of float8, scaled in float32."""

from __future__ import annotations

from typing import Any

import torch
from torch import fx

from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.matmul import MATRICES
from tpu_compile.lowering.registry import arguments, lower

aten = torch.ops.aten

_WHOLE, _ROWS = 0, 1  # of torch.nn.functional.ScalingType


def _other_scales(node: fx.Node) -> str | None:
    """Scales of blocks, in which torch's CPU kernels have no say either."""
    given = arguments(node)
    for side in ("scale_a", "scale_b"):
        scales = given[side] if isinstance(given[side], (list, tuple)) else [given[side]]
        if len(scales) != 1 or scales[0].meta["val"].dtype is not torch.float32:
            return "scales of blocks"
    recipes = [given.get("recipe_a", [_WHOLE])[0], given.get("recipe_b", [_WHOLE])[0]]
    if not {int(r) for r in recipes} <= {_WHOLE, _ROWS} or given.get("contraction_dim"):
        return "scales of blocks"
    return None


@lower(aten._scaled_mm.default, unless=_other_scales)
def scaled_mm(
    b: Builder,
    self: Value,
    mat2: Value,
    scale_a: Value,
    scale_b: Value,
    bias: Value | None = None,
    scale_result: Value | None = None,
    out_dtype: Any = None,
    use_fast_accum: bool = False,
) -> Value:
    """
    aten::_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None,
    Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor
    """
    if self.dtype != mat2.dtype:  # bfloat16 holds both kinds of float8
        self, mat2 = b.convert(self, torch.bfloat16), b.convert(mat2, torch.bfloat16)
    x = b.dot_general(self, mat2, *MATRICES, dtype=torch.float32)
    for scale in (scale_a, scale_b):
        x = x * (scale if scale.numel > 1 else b.reshape(scale, ()))
    if bias is not None:
        x = x + b.convert(bias, torch.float32)
    # Eager looks at it only where a float8 result was asked for by name.
    if scale_result is not None and out_dtype is not None and out_dtype.itemsize == 1:
        x = x / b.reshape(scale_result, ())
    return b.convert(x, b.out.dtype)


@lower(aten._scaled_mm_v2.default, unless=_other_scales)
def scaled_mm_v2(
    b: Builder,
    self: Value,
    mat2: Value,
    scale_a: list[Value],
    recipe_a: list[int],
    swizzle_a: list[int],
    scale_b: list[Value],
    recipe_b: list[int],
    swizzle_b: list[int],
    bias: Value | None,
    out_dtype: Any,
    contraction_dim: list[int] = (),  # type: ignore[assignment]
    use_fast_accum: bool = False,
) -> Value:
    """
    aten::_scaled_mm_v2(Tensor self, Tensor mat2, Tensor[] scale_a, int[] recipe_a, int[] swizzle_a,
    Tensor[] scale_b, int[] recipe_b, int[] swizzle_b, Tensor? bias, ScalarType? out_dtype,
    int[] contraction_dim=[], bool use_fast_accum=False) -> Tensor
    """
    return scaled_mm(b, self, mat2, scale_a[0], scale_b[0], bias)

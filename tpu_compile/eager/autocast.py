"""torch.autocast("tpu"): which ops take the lower precision, and which are computed in float32."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._ops import OpOverload

from tpu_compile.torch_private import fallthrough_kernel, pytree, without_autocast

KEY = "AutocastPrivateUse1"

# As torch has it for CUDA: products in the lower precision ...
LOWER = (
    "_convolution", "_convolution.deprecated", "conv1d", "conv1d.padding", "conv2d", "conv2d.padding",
    "conv3d", "conv3d.padding", "conv_tbc", "conv_transpose1d", "conv_transpose2d.input",
    "conv_transpose3d.input", "convolution", "prelu", "addmm", "addmv", "addr", "matmul", "einsum",
    "mm", "mv", "linalg_vecdot", "linear", "addbmm", "baddbmm", "bmm", "chain_matmul",
    "linalg_multi_dot", "_thnn_fused_lstm_cell", "_thnn_fused_gru_cell", "lstm_cell", "gru_cell",
    "rnn_tanh_cell", "rnn_relu_cell", "scaled_dot_product_attention",
)  # fmt: skip

# ... what loses too much there in float32 ...
FLOAT32 = (
    "acos", "asin", "cosh", "erfinv", "exp", "expm1", "log", "log10", "log2", "log1p", "reciprocal",
    "rsqrt", "sinh", "tan", "pow.Tensor_Scalar", "pow.Tensor_Tensor", "pow.Scalar", "softplus",
    "layer_norm", "native_layer_norm", "group_norm", "frobenius_norm.dim", "nuclear_norm",
    "nuclear_norm.dim", "cosine_similarity", "poisson_nll_loss", "cosine_embedding_loss", "nll_loss",
    "nll_loss2d", "hinge_embedding_loss", "kl_div", "l1_loss", "smooth_l1_loss", "huber_loss",
    "mse_loss", "margin_ranking_loss", "multilabel_margin_loss", "soft_margin_loss",
    "triplet_margin_loss", "multi_margin_loss", "binary_cross_entropy_with_logits", "dist", "pdist",
    "cdist", "renorm", "logsumexp",
)  # fmt: skip

# ... unless the user has said which dtype.
FLOAT32_UNLESS_SAID = (
    "prod", "prod.dim_int", "softmax.int", "log_softmax.int", "cumprod", "cumsum", "sum",
    "sum.dim_IntList", "linalg_vector_norm", "linalg_matrix_norm", "linalg_matrix_norm.str_ord",
)  # fmt: skip

# Their arguments must have one dtype: the widest of them.
WIDEST = (
    "addcdiv", "addcmul", "atan2", "bilinear", "cross", "dot", "vdot", "grid_sampler", "index_put",
    "tensordot", "scatter_add",
)  # fmt: skip

_FLOATS = (torch.float16, torch.bfloat16, torch.float32)


def _to(dtype: torch.dtype) -> Callable[[Any], Any]:
    def cast(x: Any) -> Any:
        if not isinstance(x, torch.Tensor) or x.device.type != "tpu" or x.dtype not in _FLOATS:
            return x
        return x if x.dtype == dtype else x.to(dtype)

    return cast


def _run(op: OpOverload, dtype: torch.dtype | None, args: Any, kwargs: Any) -> Any:
    with without_autocast(KEY):
        if dtype is not None:
            args, kwargs = pytree.tree_map(_to(dtype), (args, kwargs))
        return op(*args, **kwargs)


def _lower(op: OpOverload) -> Callable[..., Any]:
    return lambda *args, **kwargs: _run(op, torch.get_autocast_dtype("tpu"), args, kwargs)


def _float32(op: OpOverload) -> Callable[..., Any]:
    return lambda *args, **kwargs: _run(op, torch.float32, args, kwargs)


def _float32_unless_said(op: OpOverload) -> Callable[..., Any]:
    at = next(i for i, a in enumerate(op._schema.arguments) if a.name == "dtype")

    def kernel(*args: Any, **kwargs: Any) -> Any:
        said = kwargs.get("dtype") if at >= len(args) else args[at]
        return _run(op, torch.float32 if said is None else None, args, kwargs)

    return kernel


def _widest(op: OpOverload) -> Callable[..., Any]:
    def kernel(*args: Any, **kwargs: Any) -> Any:
        leaves = pytree.tree_leaves((args, kwargs))
        found = {x.dtype for x in leaves if isinstance(x, torch.Tensor)} & {*_FLOATS}
        mixed = len(found) > 1
        return _run(op, torch.float32 if mixed else None, args, kwargs)

    return kernel


def install() -> list[Any]:
    """Register the casts; returns what must be kept for them to stay."""
    every = torch.library.Library("_", "IMPL")
    every.fallback(fallthrough_kernel, KEY)
    library = torch.library.Library("aten", "IMPL")
    for names, make in (
        (LOWER, _lower),
        (FLOAT32, _float32),
        (FLOAT32_UNLESS_SAID, _float32_unless_said),
        (WIDEST, _widest),
    ):
        for name in names:
            packet, _, overload = name.partition(".")
            op = getattr(getattr(torch.ops.aten, packet), overload or "default")
            library.impl(op.name(), make(op), KEY)
    return [every, library]

"""Cases: losses."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Literal

import torch
import torch.nn.functional as F
from harness import Case, T, case, f32, f64, i64
from torch.utils import _pytree as pytree

aten = torch.ops.aten


def ints(*data: object) -> T:
    return T("i64", data=list(data))


def of_input(loss: Callable[..., torch.Tensor]) -> Callable[..., torch.Tensor]:
    """`loss` as a function of its first tensor alone: the others take no gradient."""

    @wraps(loss)
    def run(x: torch.Tensor, *rest: Any, **kw: Any) -> torch.Tensor:
        fixed = pytree.tree_map_only(torch.Tensor, torch.Tensor.detach, (rest, kw))
        return loss(x, *fixed[0], **fixed[1])

    return run


def ctc(x: torch.Tensor, *rest: Any, **kw: Any) -> torch.Tensor:
    return F.ctc_loss(x.log_softmax(-1), *rest, **kw)


def chunked_cross_entropy(
    x: torch.Tensor,
    matrix: torch.Tensor,
    target: torch.Tensor,
    bias: torch.Tensor | None = None,
    weight: torch.Tensor | None = None,
    *,
    chunk: int,
    policy: Literal["accurate", "balanced", "compact"] = "accurate",
    reduction: str = "mean",
) -> torch.Tensor:
    options = torch.nn.LinearCrossEntropyOptions(
        batch_chunk_size=chunk, chunking_method=None, acc_policy=policy
    )
    return F.linear_cross_entropy(
        x, matrix, target, linear_bias=bias, weight=weight, reduction=reduction, options=options
    )


SCORES = f32(3, 4)
CLASSES = ints(2, 0, 3)
UNIT = f32(3, 4, low=0.05, high=0.95)
SIGNS = T("f32", data=[1.0, -1.0, 1.0])

CASES: list[Case] = [
    case(aten.nll_loss_forward.default, "mean", SCORES, CLASSES, None, 1, -100),
    case(aten.nll_loss_forward.default, "ignored", SCORES, ints(2, -100, 3), None, 1, -100),
    case(aten.nll_loss_forward.default, "weight_sum", SCORES, CLASSES, f32(4), 2, 0),
    case(aten.nll_loss_forward.default, "none", SCORES, ints(2, 1, 3), f32(4), 0, 1),
    case(aten.nll_loss_forward.default, "one_sample", f32(4), T("i64", data=2), f32(4), 1, -100),
    case(
        aten.nll_loss2d_forward.default, "weight_mean",
        f32(2, 3, 1, 2), i64(2, 1, 2, low=0, high=3), f32(3), 1, -100,
    ),
    case(F.nll_loss, "mean", SCORES, CLASSES, grad=True),
    case(of_input(F.nll_loss), "weight", SCORES, ints(2, 1, 3), f32(4), ignore_index=1, grad=True),
    case(F.nll_loss, "all_ignored", SCORES, ints(1, 1, 1), ignore_index=1, grad=True),
    case(F.nll_loss, "none", f32(2, 3, 2), ints([2, -100], [0, 1]), reduction="none", grad=True),
    case(F.nll_loss, "bf16", T("bf16", (3, 4)), CLASSES, reduction="sum", grad=True),
    case(F.nll_loss, "one_sample", f32(4), T("i64", data=2), grad=True),
    case(F.cross_entropy, "mean", SCORES, CLASSES, grad=True),
    case(F.cross_entropy, "bf16", T("bf16", (3, 4)), CLASSES, grad=True),
    case(
        of_input(F.cross_entropy), "smooth", SCORES, ints(2, -100, 3), f32(4, low=0.5, high=2),
        label_smoothing=0.1, grad=True,
    ),
    case(F.cross_entropy, "probabilities", SCORES, UNIT, label_smoothing=0.1, grad=True),
    case(F.cross_entropy, "image", f64(2, 3, 2, 2), i64(2, 2, 2, low=0, high=3), grad=True),
    case(F.mse_loss, "mean", SCORES, f32(3, 4), grad=True),
    case(F.mse_loss, "f16_none", T("f16", (3,)), T("f16", (3,)), reduction="none", grad=True),
    case(F.l1_loss, "sum", SCORES, f32(3, 4), reduction="sum", grad=True),
    case(F.smooth_l1_loss, "beta", SCORES, f32(3, 4), beta=0.5, grad=True),
    case(F.huber_loss, "delta", SCORES, f32(3, 4), delta=0.5, grad=True),
    case(of_input(F.binary_cross_entropy), "weight", UNIT, UNIT, f32(3, 4), grad=True),
    case(
        F.binary_cross_entropy, "certain",
        T("f32", data=[0.0, 1.0, 0.0, 1.0]), T("f32", data=[0.0, 1.0, 1.0, 0.0]),
    ),
    case(
        of_input(F.binary_cross_entropy_with_logits), "pos_weight", SCORES, UNIT, pos_weight=f32(4),
        grad=True,
    ),
    case(F.binary_cross_entropy_with_logits, "extreme", f32(4, low=-200, high=200), f32(4)),
    case(F.kl_div, "batchmean", SCORES, UNIT, reduction="batchmean", grad=True),
    case(F.kl_div, "log_target", SCORES, f32(3, 4), reduction="sum", log_target=True, grad=True),
    case(F.hinge_embedding_loss, "margin", f32(3), SIGNS, margin=0.5, grad=True),
    case(F.cosine_embedding_loss, "mean", SCORES, f32(3, 4), SIGNS, grad=True),
    case(F.margin_ranking_loss, "mean", f32(3), f32(3), SIGNS, margin=0.5, grad=True),
    case(of_input(F.multi_margin_loss), "p2", SCORES, CLASSES, p=2, weight=f32(4), grad=True),
    case(F.multilabel_margin_loss, "mean", SCORES, ints(*[[3, 0, -1, 1]] * 3), grad=True),
    case(F.multilabel_margin_loss, "scalar", f32(), T("i64", data=0)),
    case(F.multilabel_margin_loss, "one_sample", f32(3), ints(2, -1, 0), grad=True),
    case(
        F.multilabel_margin_loss, "none", f32(2, 3), ints([1, 0, 2], [-1, 0, 1]),
        reduction="none", grad=True,
    ),
    case(F.multilabel_soft_margin_loss, "mean", SCORES, UNIT, grad=True),
    case(of_input(F.soft_margin_loss), "mean", f32(3), SIGNS, grad=True),
    case(F.poisson_nll_loss, "full", SCORES, f32(3, 4, low=0, high=5), full=True, grad=True),
    case(F.triplet_margin_loss, "swap", SCORES, f32(3, 4), f32(3, 4), swap=True, grad=True),
    case(
        ctc, "mean", f32(6, 3, 4), ints([1, 2, 2], [3, 1, 0], [0, 0, 0]), ints(6, 5, 4),
        ints(3, 2, 0), grad=True,
    ),
    case(
        ctc, "concatenated", f64(6, 3, 4), ints(1, 1, 3, 0), ints(6, 4, 0), ints(3, 1, 0),
        blank=2, reduction="none", grad=True,
    ),
    case(
        ctc, "impossible", f32(3, 2, 4), ints([1, 1, 1], [1, 2, 3]), ints(3, 3), ints(3, 3),
        reduction="none", grad=True,
    ),
    case(
        ctc, "zero_infinity", f32(3, 2, 4), ints([1, 1, 1], [1, 2, 3]), ints(3, 3), ints(3, 3),
        zero_infinity=True, reduction="sum", grad=True,
    ),
    case(
        chunked_cross_entropy, "mean", f32(5, 3), f32(4, 3), ints(1, 0, -100, 3, 2), None,
        f32(4, low=0), chunk=2, grad=True,
    ),
    case(
        chunked_cross_entropy, "sum_bfloat16", T("bf16", (3, 3)), T("bf16", (4, 3)), ints(1, 0, 3),
        T("bf16", (4,)), chunk=2, reduction="sum", policy="compact", grad=True,
    ),
    case(
        chunked_cross_entropy, "none", f32(3, 3), f32(4, 3), ints(1, 0, 3), f32(4), chunk=2,
        reduction="none", grad=True,
    ),
    case(
        chunked_cross_entropy, "mean_of_no_rows", f32(0, 3), f32(4, 3), T("i64", (0,)), chunk=2,
        grad=True,
    ),
    case(ctc, "numbers", f32(5, 2, 4), ints([1, 2], [3, 3]), (5, 4), (2, 1), grad=True),
    case(ctc, "one_sample", f32(5, 4), ints(1, 2), T("i64", data=5), T("i64", data=2), grad=True),
]  # fmt: skip

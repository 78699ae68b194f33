"""Operators that torch writes in terms of others in C++, looking at values: here without a look.

A tracer cannot get through torch's own, so each would end the graph; what they look for becomes a
check that the call does when the program has run. Every trace in the process finds these, dynamo's
own included, which comes before any backend: they are right for all of them.
"""

from __future__ import annotations

import torch

from tpu_compile.lowering import effects as _effects  # noqa: F401  # defines tpu_compile::check
from tpu_compile.torch_private import take_apart

aten = torch.ops.aten


def require(ok: bool, message: str) -> None:
    """Refuse arguments as torch's kernels do."""
    if not ok:
        raise RuntimeError(message)


def _refuse_unless(ok: torch.Tensor, message: str) -> None:
    torch.ops.tpu_compile.check.default(ok, "assert", message)


def _weights(weights: torch.Tensor, name: str, kind: str, right: bool, observations: int) -> None:
    """Refuse weights of observations of another rank, dtype or number, or negative ones."""
    require(
        weights.dim() <= 1,
        (
            f"cov(): expected {name} to have one or fewer dimensions but got {name} with "
            f"{weights.dim()} dimensions"
        ),
    )
    require(
        right,
        (
            f"cov(): expected {name} to have {kind} dtype but got {name} with "
            f"{_SCALAR_TYPE.get(weights.dtype, weights.dtype)} dtype"
        ),
    )
    require(
        weights.numel() == observations,
        (
            f"cov(): expected {name} to have the same numel as there are observations in the "
            f"input but got {weights.numel()} != {observations}"
        ),
    )
    if observations:
        _refuse_unless(weights.min() >= 0, f"cov(): {name} cannot be negative")


# As ATen's messages name them.
_SCALAR_TYPE = {
    torch.bool: "Bool", torch.uint8: "Byte", torch.int8: "Char", torch.int16: "Short",
    torch.int32: "Int", torch.int64: "Long", torch.float16: "Half", torch.bfloat16: "BFloat16",
    torch.float32: "Float", torch.float64: "Double", torch.complex64: "ComplexFloat",
    torch.complex128: "ComplexDouble",
}  # fmt: skip

_NO_FREEDOM = (
    "cov(): degrees of freedom is <= 0. Correction should be strictly less than the number of "
    "observations."
)


def cov(
    self: torch.Tensor,
    correction: int = 1,
    fweights: torch.Tensor | None = None,
    aweights: torch.Tensor | None = None,
) -> torch.Tensor:
    """The covariance matrix of the rows; its weights are checked when it has been computed."""
    require(
        self.dim() <= 2,
        (
            "cov(): expected input to have two or fewer dimensions but got an input with "
            f"{self.dim()} dimensions"
        ),
    )
    require(self.dtype != torch.bool, "cov(): bool dtype is not supported for input")
    rows = self if self.dim() == 2 else self.view(1, -1)
    observations = rows.shape[1]
    weights = None
    if fweights is not None:
        integral = not (fweights.is_floating_point() or fweights.is_complex())
        integral = integral and fweights.dtype != torch.bool
        _weights(fweights, "fweights", "integral", integral, observations)
        weights = fweights
    if aweights is not None:
        floating = aweights.is_floating_point()
        _weights(aweights, "aweights", "floating point", floating, observations)
        weights = aweights if weights is None else weights * aweights
    if weights is None:
        total = self.new_full((), observations, dtype=torch.int64)
    else:
        total = weights.sum()
        _refuse_unless(total != 0, "cov(): weights sum to zero, can't be normalized")
    mean = (rows if weights is None else rows * weights).sum(1) / total
    norm = _freedom(self, weights, total, correction, fweights, aweights)
    if observations == 1 and (fweights is None) != (aweights is None):
        rows.zero_()  # eager's own input, too
        rows = rows if rows.is_floating_point() or rows.is_complex() else rows.float()
    else:
        rows = rows - mean.unsqueeze(1)
    product = torch.mm(rows, (rows if weights is None else rows * weights).t().conj())
    return torch.true_divide(product, norm).squeeze()


def _freedom(
    self: torch.Tensor,
    weights: torch.Tensor | None,
    total: torch.Tensor,
    correction: int,
    fweights: torch.Tensor | None,
    aweights: torch.Tensor | None,
) -> torch.Tensor:
    """What products are divided by: the degrees of freedom, of which there are no fewer than 0."""
    if weights is None:
        left = self.shape[-1] if self.dim() else 1
        left -= correction
        if left <= 0:
            torch.ops.tpu_compile.check.default(
                self.new_zeros((), dtype=torch.bool), "warning", _NO_FREEDOM
            )
        return self.new_full((), max(left, 0), dtype=torch.int64)
    if correction == 0:
        norm = total
    elif aweights is None:
        norm = total - correction
    elif fweights is None and aweights.numel() == 1 and correction == 1:
        norm = self.new_zeros((), dtype=torch.int64)
    else:
        norm = total - correction * (weights * aweights).sum() / total
    torch.ops.tpu_compile.check.default(~(norm <= 0), "warning", _NO_FREEDOM)
    return torch.where(norm <= 0, torch.zeros_like(norm), norm)


take_apart(aten.cov.default, cov)

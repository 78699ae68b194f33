"""Cases of orthogonal polynomials: every family once, at orders from -1 to one that torch refuses."""

from __future__ import annotations

from math import inf
from typing import Any

import torch
from harness import T, case, f32

aten = torch.ops.aten

FAMILIES = (
    *(f"{s}chebyshev_polynomial_{k}" for s in ("", "shifted_") for k in "tuvw"),
    *("hermite_polynomial_h", "hermite_polynomial_he"),
    *("laguerre_polynomial_l", "legendre_polynomial_p"),
)
X = [1.0, -1.0, 0.0, -0.0, 0.3, -0.7, 1.5, -2.5, inf, -inf]
N = [[-1.0], [0.0], [1.0], [2.0], [3.7], [7.0], [12.0], [600.0]]


def _op(name: str) -> Any:
    return getattr(aten, f"special_{name}")


CASES = [
    *(
        case(
            _op(name).default,
            "orders",
            T("f64", data=X),
            T("f64", data=N),
            tol=(1e-11, 1e-11),
            reason="both sum up to 600 terms in another order of operations",
        )
        for name in FAMILIES
    ),
    case(_op("chebyshev_polynomial_t").n_scalar, "f32", f32(4, low=-1, high=1), 3),
    case(_op("hermite_polynomial_h").n_scalar, "i64", T("i64", (4,)), 3),
    case(_op("legendre_polynomial_p").x_scalar, "f32", 0.5, f32(4, low=0, high=9)),
]

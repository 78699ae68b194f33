"""Cases of linear algebra. Vectors of a factorization have free signs: functions without that freedom."""

from __future__ import annotations

import math
from typing import Any

import torch
from harness import T, case, f32, f64
from torch import Tensor

aten = torch.ops.aten
linalg = torch.linalg

# The first pivot is 0, so a block of two rows comes first, then one row.
INDEFINITE = [[0.0, 1.0, 2.0], [1.0, 0.5, 3.0], [2.0, 3.0, 0.25]]
SINGULAR = [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [1.0, 0.0, 1.0]]


def _positive(a: Tensor) -> Tensor:
    return a @ a.mH + torch.eye(a.shape[-1], dtype=a.dtype)


def _regular(a: Tensor) -> Tensor:
    return a + 5 * torch.eye(a.shape[-1], dtype=a.dtype)


def svd(a: Tensor) -> tuple[Tensor, Tensor]:
    """The singular values and the polar factor."""
    u, s, vh = linalg.svd(a, full_matrices=False)
    return s, u @ vh


def svd_full(a: Tensor) -> tuple[Tensor, ...]:
    u, s, vh = linalg.svd(a)
    k = s.shape[-1]
    return s, u[..., :k] * s.unsqueeze(-2) @ vh[..., :k, :], u.mH @ u, vh @ vh.mH


def qr(a: Tensor, mode: str) -> tuple[Tensor, ...]:
    """With the diagonal of R made positive."""
    q, r = linalg.qr(a, mode)
    sign = r.diagonal(dim1=-2, dim2=-1).sgn()
    k = sign.shape[-1]
    r = r[..., :k, :] * sign.conj().unsqueeze(-1)
    return (r, q) if mode == "r" else (r, q[..., :k] * sign.unsqueeze(-2), q.mH @ q)


def eigh(a: Tensor, uplo: str) -> tuple[Tensor, Tensor]:
    w, v = linalg.eigh(a, uplo)
    return w, v * (w / 4).exp().unsqueeze(-2) @ v.mH


def eigh_symmetric(a: Tensor) -> tuple[Tensor, Tensor]:
    return eigh(a + a.mH, "L")


def eig(a: Tensor) -> tuple[Tensor, Tensor]:
    w, v = linalg.eig(a)
    return v * w.exp().unsqueeze(-2) @ linalg.inv_ex(v).inverse, w.abs().sort().values


def householder(a: Tensor) -> tuple[Tensor, ...]:
    h, tau = torch.geqrf(a)
    return h, tau, linalg.householder_product(h, tau)


def ormqr(a: Tensor, c: Tensor, left: bool, transpose: bool) -> Tensor:
    h, tau = torch.geqrf(a)
    return torch.ormqr(h, tau, c, left, transpose)


def cholesky(a: Tensor, upper: bool = False) -> Tensor:
    return linalg.cholesky_ex(_positive(a), upper=upper).L


def cholesky_solve(b: Tensor, a: Tensor, upper: bool) -> Tensor:
    return torch.cholesky_solve(b, _positive(a).triu() if upper else _positive(a).tril(), upper)


def cholesky_inverse(a: Tensor, upper: bool) -> Tensor:
    return torch.cholesky_inverse(cholesky(a, upper), upper)


def lu(a: Tensor) -> tuple[Tensor, ...]:
    return tuple(linalg.lu(a))


def lu_unpack(a: Tensor, **kw: bool) -> tuple[Tensor, ...]:
    return tuple(torch.lu_unpack(*linalg.lu_factor_ex(a)[:2], **kw))


def lu_solve(a: Tensor, b: Tensor, left: bool, adjoint: bool) -> Tensor:
    return linalg.lu_solve(*linalg.lu_factor_ex(a)[:2], b, left=left, adjoint=adjoint)


def solve(a: Tensor, b: Tensor, **kw: Any) -> Tensor:
    return linalg.solve_ex(_regular(a), b, **kw).result


def solve_triangular(a: Tensor, b: Tensor, **kw: bool) -> Tensor:
    return linalg.solve_triangular(_regular(a), b, **kw)


def triangular_solve(b: Tensor, a: Tensor, *flags: bool) -> tuple[Tensor, ...]:
    return tuple(torch.triangular_solve(b, _regular(a), *flags))


def ldl_solve(a: Tensor, b: Tensor, hermitian: bool) -> Tensor:
    packed, pivots = linalg.ldl_factor_ex(a, hermitian=hermitian)[:2]
    return linalg.ldl_solve(packed, pivots, b, hermitian=hermitian)


def inv(a: Tensor) -> Tensor:
    return linalg.inv_ex(_regular(a)).inverse


def _cases() -> list[Any]:
    c64, c128 = (lambda *s, n=n: T(n, s) for n in ("c64", "c128"))
    t = {"make": lambda x: x.mT}
    return [
        case(svd, "tall", f32(3, 2), grad=True),
        case(svd, "batch_wide_f64", f64(2, 2, 3), grad=True),
        case(svd, "c128", c128(3, 2)),
        case(svd_full, "tall", f32(3, 2)),
        case(svd_full, "no_rows", f32(0, 2)),
        case(svd_full, "no_batch", f32(0, 3, 2)),
        case(linalg.svdvals, "f32", f32(3, 2), grad=True),
        case(linalg.svdvals, "empty", f32(3, 0)),
        case(
            linalg.svdvals,
            "infinity",
            f32(data=[[math.inf, 3.7, 6.4], [14.6, 3.7, 2.6], [14.6, 25.4, 31.4]]),
        ),
        case(linalg.matrix_rank, "singular", f64(data=SINGULAR)),
        case(linalg.pinv, "f64", f64(3, 2), grad=True),
        case(linalg.pinv, "singular", f64(data=SINGULAR)),
        case(linalg.pinv, "hermitian", f64(data=[[2.0, 1.0], [1.0, 3.0]]), hermitian=True),
        case(linalg.pinv, "rtol", f64(3, 2), rtol=0.5),
        case(householder, "f64", f64(3, 2)),
        case(ormqr, "left", f64(3, 2), f64(3, 2), True, False),
        case(ormqr, "right_transposed_c128", c128(3, 2), c128(2, 3), False, True),
        case(eigh, "lower", f64(3, 3), "L"),
        case(eigh_symmetric, "f32", f32(3, 3), grad=True),
        case(linalg.eigvalsh, "f32", f32(3, 3), grad=True),
        case(linalg.eigvalsh, "empty", f32(2, 0, 0)),
        case(eig, "batch_c64", c64(2, 2, 2)),
        case(cholesky, "f32", f32(3, 3), grad=True),
        case(cholesky_solve, "lower", f64(3, 2), f64(3, 3), False, grad=True),
        case(cholesky_inverse, "f64", f64(3, 3), False),
        case(inv, "f32", f32(3, 3), grad=True),
        case(inv, "empty", f32(2, 0, 0)),
        case(lu, "square", f64(3, 3), grad=True),
        case(lu, "tall_batch", f32(2, 3, 2)),
        case(lu, "wide", c64(2, 3)),
        case(linalg.lu_factor_ex, "square", f64(3, 3), grad=True),
        case(
            linalg.lu_factor_ex, "first_zero", T("f64", data=[[[1.0, 0], [0, 0]], [[0, 0], [0, 0]]])
        ),
        case(linalg.lu_factor_ex, "empty", f32(2, 0, 3)),
        case(lu_unpack, "batch", f32(2, 3, 3)),
        case(lu_unpack, "no_data", f32(3, 2), unpack_data=False),
        case(lu_unpack, "no_pivots", f32(3, 2), unpack_pivots=False),
        case(lu_unpack, "no_pivots_of_none", f32(0, 3, 3), unpack_pivots=False),
        case(lu_unpack, "no_data_of_none", f32(3, 0), unpack_data=False),
        case(lu_solve, "left", f64(3, 3), f64(3, 2), True, False, grad=True),
        case(lu_solve, "left_adjoint", c128(3, 3), c128(3, 2), True, True),
        case(lu_solve, "right", f64(2, 3, 3), f64(2, 3), False, False),
        case(lu_solve, "right_adjoint", c128(2, 2), c128(3, 2, 2), False, True),
        case(linalg.ldl_factor_ex, "f32", f32(data=INDEFINITE)),
        case(linalg.ldl_factor_ex, "batch_f64", f64(2, 5, 5)),
        case(linalg.ldl_factor_ex, "symmetric_c64", c64(4, 4)),
        case(linalg.ldl_factor_ex, "hermitian_c128", c128(2, 5, 5), hermitian=True),
        case(linalg.ldl_factor_ex, "first_zero", f32(data=[[1.0, 0, 0], [0, 0, 0], [0, 0, 0]])),
        case(linalg.ldl_factor_ex, "empty", f32(2, 0, 0)),
        case(ldl_solve, "f64", f64(data=INDEFINITE), f64(3, 2), False),
        case(ldl_solve, "many_sides_f64", f64(5, 5), f64(2, 5, 1), False),
        case(ldl_solve, "symmetric_c128", c128(4, 4), c128(4, 2), False),
        case(ldl_solve, "hermitian_c128", c128(5, 5), c128(5, 2), True),
        case(ldl_solve, "no_columns", f32(2, 2), f32(2, 0), False),
        case(linalg.det, "f64", f64(3, 3), grad=True),
        case(linalg.det, "column_major", f64(2, 3, 3, **t), grad=True),
        case(linalg.det, "singular", T("f64", data=[[0.0, 0], [0, 1]])),
        case(linalg.det, "empty", f32(2, 0, 0)),
        case(aten._linalg_det.default, "row_major", f64(3, 3)),
        case(linalg.slogdet, "f64", f64(2, 3, 3), grad=True),
        case(linalg.slogdet, "singular", T("f64", data=[[0.0, 0], [0, 1]])),
        case(solve, "matrix", f32(3, 3), f32(3, 2), grad=True),
        case(solve, "vector", f64(3, 3), f64(3), grad=True),
        case(solve, "batch_of_vectors", f64(2, 3, 3), f64(2, 3), grad=True),
        case(solve, "broadcast", f64(2, 1, 2, 2), f64(3, 2, 1)),
        case(solve_triangular, "upper", f32(3, 3), f32(3, 2), upper=True, grad=True),
        case(
            solve_triangular,
            "lower_right_unit",
            f64(2, 2, 2),
            f64(3, 2),
            upper=False,
            left=False,
            unitriangular=True,
            grad=True,
        ),
        case(triangular_solve, "upper", f64(3, 2), f64(3, 3)),
        case(triangular_solve, "lower_transposed", c128(3, 2), c128(3, 3), False, True),
        case(linalg.matrix_exp, "f64", f64(3, 3), grad=True),
        case(linalg.matrix_exp, "batch_c64", c64(2, 2, 2)),
        case(linalg.cross, "broadcast", f32(2, 3), f32(1, 3), grad=True),
        case(torch.kron, "f32", f32(2, 2), f32(1, 2)),
        case(linalg.vander, "f32", f32(3), N=4),
    ]


CASES = _cases()

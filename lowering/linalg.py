"""Linear algebra: factorizations and solvers, through JAX's algorithms.

An executable cannot raise: where torch raises for a singular or indefinite matrix, the program returns
LAPACK's `info` besides its results, and the call raises (`Builder.check`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import fx

from tpu_compile.errors import LoweringError
from tpu_compile.lowering import jax_ldl
from tpu_compile.lowering import jax_linalg as algorithms
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.jax_bridge import call_jax
from tpu_compile.lowering.registry import lower

aten = torch.ops.aten


def _empty(b: Builder, spec: Any) -> Value:
    """A result that was not asked for: torch gives it no elements."""
    return b.zeros(spec.shape, spec.dtype)


def _eye(b: Builder, shape: Sequence[int], dtype: torch.dtype) -> Value:
    """Identity matrices (rectangular too) in the last two dimensions."""
    matrix = tuple(shape[-2:])
    rows, columns = (b.iota(matrix, d, torch.int32) for d in range(2))
    return b.broadcast_to(b.convert(rows.eq(columns), dtype), shape)


def _without_pivoting(node: fx.Node) -> str | None:
    return None if node.kwargs.get("pivot", True) else "LU without pivoting"


@lower(aten._linalg_check_errors.default)
def linalg_check_errors(b: Builder, info: Value, api_name: str, *, is_matrix: bool) -> tuple[()]:
    """aten::_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()"""
    b.check(info, "linalg", api_name, is_matrix=is_matrix)
    return ()


def _raise_if(b: Builder, asked: bool, info: Value, api_name: str) -> None:
    if asked:
        b.check(info, "linalg", api_name, is_matrix=info.rank == 0)


# ---------------------------------------------------------------------- SVD, QR, eigenvalues


@lower(aten._linalg_svd.default)
def linalg_svd(
    b: Builder,
    A: Value,
    full_matrices: bool = False,
    compute_uv: bool = True,
    *,
    driver: str | None = None,
) -> tuple[Value, Value, Value]:
    """aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)"""  # noqa: E501
    u, s, vh = b.outs
    assert u
    assert s
    assert vh
    _check_singular_values(b, A)
    if not compute_uv:
        values = _empty(b, s) if A.numel == 0 else call_jax(b, algorithms.singular_values, A)[0]
        return _empty(b, u), values, _empty(b, vh)
    if A.numel == 0:
        return _eye(b, *u), _empty(b, s), _eye(b, *vh)
    left, values, right = call_jax(b, algorithms.svd, A, full=full_matrices)
    return left, values, right


def _check_singular_values(b: Builder, A: Value) -> None:
    """Raise what LAPACK's info of -4 makes torch raise: there is a NaN. (Infinities give NaN.)"""
    if A.numel and not b.depth:
        broken = b.reduce(b.is_nan(A), (A.rank - 2, A.rank - 1), "or", False)
        info = b.select(broken, -4, b.full(broken.shape, 0, torch.int32))
        b.check(info, "linalg", "linalg.svd", is_matrix=info.rank == 0)


@lower(aten.linalg_qr.default)
def linalg_qr(b: Builder, A: Value, mode: str = "reduced") -> tuple[Value, Value]:
    """aten::linalg_qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)"""
    q, r = b.outs
    assert q
    assert r
    if A.numel == 0:
        return (_empty(b, q) if mode == "r" else _eye(b, *q)), _empty(b, r)
    full, upper = call_jax(b, algorithms.qr, A, complete=mode == "complete")
    return (_empty(b, q) if mode == "r" else full), upper


@lower(aten.geqrf.default)
def geqrf(b: Builder, self: Value) -> tuple[Value, Value]:
    """aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)"""
    if self.numel == 0:
        a, tau = b.outs
        return _empty(b, a), _empty(b, tau)
    reflectors, scales = call_jax(b, algorithms.geqrf, self)
    return reflectors, scales


@lower(aten.linalg_householder_product.default)
def linalg_householder_product(b: Builder, input: Value, tau: Value) -> Value:
    """aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor"""
    if input.numel == 0 or tau.numel == 0:
        return _eye(b, *b.out)
    return call_jax(b, algorithms.householder_product, input, tau)[0]


@lower(aten.ormqr.default)
def ormqr(
    b: Builder,
    self: Value,
    input2: Value,
    input3: Value,
    left: bool = True,
    transpose: bool = False,
) -> Value:
    """aten::ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor"""  # noqa: E501
    if input3.numel == 0 or input2.numel == 0:
        return input3
    return call_jax(b, algorithms.ormqr, self, input2, input3, left=left, transpose=transpose)[0]


@lower(aten._linalg_eigh.default)
def linalg_eigh(
    b: Builder, A: Value, UPLO: str = "L", compute_v: bool = True
) -> tuple[Value, Value]:
    """aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)"""  # noqa: E501
    values, vectors = b.outs
    if A.numel == 0:
        return _empty(b, values), _empty(b, vectors)
    w, v = call_jax(b, algorithms.eigh, A, lower=UPLO.upper() == "L")
    return w, v if compute_v else _empty(b, vectors)


def _eig(b: Builder, A: Value) -> list[Value]:
    if b.platform != "cpu":
        raise LoweringError(
            f"eigenvalues of a general matrix have no algorithm on {b.platform}",
            [("help", "torch.linalg.eigh, for a symmetric matrix, has one")],
        )
    return call_jax(b, algorithms.eig, A)


_NOT_FINITE = "torch.linalg.eig: input tensor should not contain infs or NaNs."


@lower(aten.linalg_eig.default)
def linalg_eig(b: Builder, self: Value) -> tuple[Value, Value]:
    """aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)"""
    if self.numel == 0:
        values, vectors = b.outs
        return _empty(b, values), _empty(b, vectors)
    if not b.depth:
        b.check(b.reduce(b.is_finite(self), range(self.rank), "and", True), "assert", _NOT_FINITE)
    w, v = _eig(b, self)
    return w, v


@lower(aten._linalg_eigvals.default)
def linalg_eigvals(b: Builder, self: Value) -> Value:
    """aten::_linalg_eigvals(Tensor self) -> Tensor"""
    return _empty(b, b.out) if self.numel == 0 else _eig(b, self)[0]


# ---------------------------------------------------------------------- Cholesky


@lower(aten.linalg_cholesky_ex.default)
def linalg_cholesky_ex(
    b: Builder, self: Value, *, upper: bool = False, check_errors: bool = False
) -> tuple[Value, Value]:
    """aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)"""  # noqa: E501
    factor, info = b.outs
    if self.numel == 0:
        return _empty(b, factor), _empty(b, info)
    (made,) = call_jax(b, algorithms.cholesky, self, upper=upper)
    (first,) = call_jax(b, algorithms.cholesky_info, self, made, upper=upper)
    _raise_if(b, check_errors, first, "linalg.cholesky_ex")
    return made, first


@lower(aten.cholesky.default)
def cholesky(b: Builder, self: Value, upper: bool = False) -> Value:
    """aten::cholesky(Tensor self, bool upper=False) -> Tensor"""
    if self.numel == 0:
        return self
    (made,) = call_jax(b, algorithms.cholesky, self, upper=upper)
    (first,) = call_jax(b, algorithms.cholesky_info, self, made, upper=upper)
    _raise_if(b, True, first, "cholesky")
    return made


@lower(aten.cholesky_solve.default)
def cholesky_solve(b: Builder, self: Value, input2: Value, upper: bool = False) -> Value:
    """aten::cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor"""
    if b.out.shape.count(0):
        return _empty(b, b.out)
    return call_jax(b, algorithms.cholesky_solve, self, input2, upper=upper)[0]


@lower(aten.cholesky_inverse.default)
def cholesky_inverse(b: Builder, self: Value, upper: bool = False) -> Value:
    """aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor"""
    if self.numel == 0:
        return self
    return call_jax(
        b, algorithms.cholesky_solve, _eye(b, self.shape, self.dtype), self, upper=upper
    )[0]


# ---------------------------------------------------------------------- LU and what rests on it


@lower(aten.linalg_lu_factor_ex.default, unless=_without_pivoting)
def linalg_lu_factor_ex(
    b: Builder, A: Value, *, pivot: bool = True, check_errors: bool = False
) -> tuple[Value, Value, Value]:
    """aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)"""  # noqa: E501
    if A.numel == 0:
        lu, pivots, info = b.outs
        return _empty(b, lu), _empty(b, pivots), _empty(b, info)
    packed, swaps, first_zero = call_jax(b, algorithms.lu_factor, A)
    _raise_if(b, check_errors, first_zero, "linalg.lu_factor_ex")
    return packed, swaps, first_zero


@lower(aten.linalg_lu.default, unless=_without_pivoting)
def linalg_lu(b: Builder, A: Value, *, pivot: bool = True) -> tuple[Value, Value, Value]:
    """aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)"""
    p, l, u = b.outs
    assert p
    assert l
    assert u
    if A.numel == 0:
        return _eye(b, *p), _eye(b, *l), _empty(b, u)
    packed, swaps, _ = call_jax(b, algorithms.lu_factor, A)
    permutation, lower_part, upper_part = call_jax(b, algorithms.lu_unpack, packed, swaps)
    return permutation, lower_part, upper_part


@lower(aten.lu_unpack.default)
def lu_unpack(
    b: Builder,
    LU_data: Value,
    LU_pivots: Value,
    unpack_data: bool = True,
    unpack_pivots: bool = True,
) -> tuple[Value, Value, Value]:
    """aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)"""  # noqa: E501
    p, l, u = b.outs
    assert p
    assert l
    assert u
    if LU_data.numel == 0:
        return (
            _eye(b, *p) if unpack_pivots else _empty(b, p),
            _eye(b, *l) if unpack_data else _empty(b, l),
            _empty(b, u),
        )
    permutation, lower_part, upper_part = call_jax(b, algorithms.lu_unpack, LU_data, LU_pivots)
    return (
        permutation if unpack_pivots else _empty(b, p),
        lower_part if unpack_data else _empty(b, l),
        upper_part if unpack_data else _empty(b, u),
    )


@lower(aten.linalg_lu_solve.default)
def linalg_lu_solve(
    b: Builder, LU: Value, pivots: Value, B: Value, *, left: bool = True, adjoint: bool = False
) -> Value:
    """aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor"""  # noqa: E501
    if b.out.shape.count(0):
        return _empty(b, b.out)
    return call_jax(b, algorithms.lu_solve, LU, pivots, B, left=left, adjoint=adjoint)[0]


@lower(aten._linalg_solve_ex.default)
def linalg_solve_ex(
    b: Builder, A: Value, B: Value, *, left: bool = True, check_errors: bool = False
) -> tuple[Value, Value, Value, Value]:
    """aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)"""  # noqa: E501
    if A.numel == 0:
        result, lu, pivots, info = b.outs
        return _empty(b, result), _empty(b, lu), _empty(b, pivots), _empty(b, info)
    packed, swaps, first_zero = call_jax(b, algorithms.lu_factor, A)
    _raise_if(b, check_errors, first_zero, "linalg.solve_ex")
    is_vector = B.rank == 1 or (B.rank == A.rank - 1 and B.shape == A.shape[:-1])
    right = b.expand_dims(B, -1) if is_vector else B
    if right.numel == 0:
        return _empty(b, b.out), packed, swaps, first_zero
    (solution,) = call_jax(
        b, algorithms.lu_solve, packed, swaps, right, left=left or is_vector, adjoint=False
    )
    return b.reshape(solution, b.out.shape), packed, swaps, first_zero


@lower(aten.linalg_inv_ex.default)
def linalg_inv_ex(b: Builder, A: Value, *, check_errors: bool = False) -> tuple[Value, Value]:
    """aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)"""
    if A.numel == 0:
        inverse, info = b.outs
        return _empty(b, inverse), _empty(b, info)
    packed, swaps, first_zero = call_jax(b, algorithms.lu_factor, A)
    _raise_if(b, check_errors, first_zero, "linalg.inv_ex")
    identity = _eye(b, A.shape, A.dtype)
    (solution,) = call_jax(
        b, algorithms.lu_solve, packed, swaps, identity, left=True, adjoint=False
    )
    return solution, first_zero


def _transposed_factor(b: Builder, A: Value) -> tuple[Value, Value]:
    """The LU that torch returns for determinants: of the transpose, where memory is row-major."""
    fake = b.node.args[0].meta["val"]
    if fake.is_contiguous() and not fake.is_complex():
        A = b.move_dim(A, -1, -2)
    packed, swaps, _ = call_jax(b, algorithms.lu_factor, A)
    return packed, swaps


@lower(aten._linalg_det.default)
def linalg_det(b: Builder, A: Value) -> tuple[Value, Value, Value]:
    """aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)"""
    if A.numel == 0:
        _, lu, pivots = b.outs
        return b.full(b.out.shape, 1, b.out.dtype), _empty(b, lu), _empty(b, pivots)
    packed, swaps = _transposed_factor(b, A)
    return call_jax(b, algorithms.det, packed, swaps)[0], packed, swaps


@lower(aten._linalg_slogdet.default)
def linalg_slogdet(b: Builder, A: Value) -> tuple[Value, Value, Value, Value]:
    """aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)"""
    if A.numel == 0:
        _, zeros, lu, pivots = b.outs
        ones = b.full(b.out.shape, 1, b.out.dtype)
        return ones, _empty(b, zeros), _empty(b, lu), _empty(b, pivots)
    packed, swaps = _transposed_factor(b, A)
    sign, logabsdet = call_jax(b, algorithms.slogdet, packed, swaps)
    return sign, logabsdet, packed, swaps


# ---------------------------------------------------------------------- symmetric indefinite


@lower(aten.linalg_ldl_factor_ex.default)
def linalg_ldl_factor_ex(
    b: Builder, self: Value, *, hermitian: bool = False, check_errors: bool = False
) -> tuple[Value, Value, Value]:
    """aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)"""  # noqa: E501
    if self.numel == 0:
        ld, pivots, info = b.outs
        return _empty(b, ld), _empty(b, pivots), _empty(b, info)
    hermitian = hermitian and self.dtype.is_complex
    packed, swaps, first_zero = call_jax(
        b, jax_ldl.factor, self, symbol="ldl_factor", hermitian=hermitian
    )
    _raise_if(b, check_errors, first_zero, "torch.linalg.ldl_factor_ex")
    return packed, swaps, first_zero


@lower(aten.linalg_ldl_solve.default)
def linalg_ldl_solve(
    b: Builder, LD: Value, pivots: Value, B: Value, *, hermitian: bool = False
) -> Value:
    """aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor"""
    if b.out.shape.count(0):
        return _empty(b, b.out)
    hermitian = hermitian and LD.dtype.is_complex
    swaps = b.convert(pivots, torch.int32)
    return call_jax(b, jax_ldl.solve, LD, swaps, B, symbol="ldl_solve", hermitian=hermitian)[0]


# ---------------------------------------------------------------------- triangular systems


@lower(aten.linalg_solve_triangular.default)
def linalg_solve_triangular(
    b: Builder,
    self: Value,
    B: Value,
    *,
    upper: bool,
    left: bool = True,
    unitriangular: bool = False,
) -> Value:
    """aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor"""  # noqa: E501
    if b.out.shape.count(0):
        return _empty(b, b.out)
    return call_jax(
        b, algorithms.solve_triangular, self, B, lower=not upper, left=left, unit=unitriangular
    )[0]


@lower(aten.triangular_solve.default)
def triangular_solve(
    b: Builder,
    self: Value,
    A: Value,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
) -> tuple[Value, Value]:
    """aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)"""  # noqa: E501
    solution, coefficient = b.outs
    assert solution
    assert coefficient
    cloned = b.broadcast_to(A, coefficient.shape)
    if solution.shape.count(0):
        return _empty(b, solution), cloned
    (solved,) = call_jax(
        b,
        algorithms.solve_triangular,
        A,
        self,
        lower=not upper,
        left=True,
        unit=unitriangular,
        transpose=transpose,
    )
    return solved, cloned


# ---------------------------------------------------------------------- functions of matrices


@lower(aten.linalg_matrix_exp.default)
def linalg_matrix_exp(b: Builder, self: Value) -> Value:
    """aten::linalg_matrix_exp(Tensor self) -> Tensor"""
    if self.numel == 0:
        return self
    return b.in_opmath(lambda x: call_jax(b, algorithms.matrix_exp, x)[0], self)

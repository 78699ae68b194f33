"""The algorithms behind linalg.py, as functions of JAX arrays; jax is imported when one is traced."""

from __future__ import annotations

from typing import Any


def _adjoint(a: Any) -> Any:
    """The conjugate transpose of the last two dimensions."""
    import jax.numpy as jnp

    return jnp.conj(jnp.swapaxes(a, -1, -2))


def _broadcast(a: Any, b: Any) -> tuple[Any, Any]:
    """Broadcast the batch dimensions of two matrices."""
    import jax.numpy as jnp

    batch = jnp.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    return (
        jnp.broadcast_to(a, (*batch, *a.shape[-2:])),
        jnp.broadcast_to(b, (*batch, *b.shape[-2:])),
    )


def _triangle(a: Any, b: Any, *, lower: bool, unit: bool = False, adjoint: bool = False) -> Any:
    """The solution of `a x = b` or of `a^H x = b`."""
    from jax import lax

    return lax.linalg.triangular_solve(
        a,
        b,
        left_side=True,
        lower=lower,
        unit_diagonal=unit,
        transpose_a=adjoint,
        conjugate_a=adjoint,
    )


# ---------------------------------------------------------------------- SVD, QR, eigenvalues


def _without_infinities(a: Any) -> Any:
    """NaN in matrices with an infinity, of which LAPACK's iteration for an SVD may never end."""
    import jax.numpy as jnp

    infinite = jnp.isinf(a).any((-2, -1), keepdims=True)
    return jnp.where(infinite, jnp.asarray(jnp.nan, a.dtype), a)


def svd(a: Any, *, full: bool) -> Any:
    from jax import lax

    return lax.linalg.svd(_without_infinities(a), full_matrices=full)


def singular_values(a: Any) -> Any:
    from jax import lax

    return lax.linalg.svd(_without_infinities(a), compute_uv=False)


def qr(a: Any, *, complete: bool) -> Any:
    from jax import lax

    return lax.linalg.qr(a, full_matrices=complete)


def geqrf(a: Any) -> Any:
    """R above and the Householder vectors below the diagonal, and their scales."""
    import jax.numpy as jnp

    transposed, scales = jnp.linalg.qr(a, mode="raw")
    return jnp.swapaxes(transposed, -1, -2), scales


def householder_product(a: Any, scales: Any) -> Any:
    from jax import lax

    return lax.linalg.householder_product(a, scales)


def ormqr(a: Any, scales: Any, c: Any, *, left: bool, transpose: bool) -> Any:
    from jax import lax

    return lax.linalg.ormqr(a, scales, c, left=left, transpose=transpose)


def eigh(a: Any, *, lower: bool) -> Any:
    from jax import lax

    vectors, values = lax.linalg.eigh(a, lower=lower, symmetrize_input=False)
    return values, vectors


def eig(a: Any) -> Any:
    from jax import lax

    return lax.linalg.eig(a, compute_left_eigenvectors=False)


# ---------------------------------------------------------------------- Cholesky


def cholesky(a: Any, *, upper: bool) -> Any:
    from jax import lax

    a = _adjoint(a) if upper else a
    factor = lax.linalg.cholesky(a, symmetrize_input=False)
    return _adjoint(factor) if upper else factor


def cholesky_info(a: Any, factor: Any, *, upper: bool) -> Any:
    """0, or the order of the first leading minor that is not positive.

    XLA only tells that there is one (NaN), so eliminate once more, column by column, to find it.
    """
    import jax.numpy as jnp
    from jax import lax

    lower = _adjoint(a) if upper else a

    def search() -> Any:
        def step(j: Any, state: Any) -> Any:
            rest, info = state
            column = lax.dynamic_index_in_dim(rest, j, rest.ndim - 1, keepdims=False)
            pivot = lax.dynamic_index_in_dim(column, j, column.ndim - 1, keepdims=False).real
            info = jnp.where((info == 0) & ~(pivot > 0), j + 1, info).astype(jnp.int32)
            outer = column[..., :, None] * jnp.conj(column[..., None, :])
            return rest - outer / pivot[..., None, None].astype(rest.dtype), info

        start = (lower, jnp.zeros(lower.shape[:-2], jnp.int32))
        return lax.fori_loop(0, lower.shape[-1], step, start)[1]

    failed = jnp.isnan(factor).any()
    return lax.cond(failed, search, lambda: jnp.zeros(lower.shape[:-2], jnp.int32))


def cholesky_solve(b: Any, factor: Any, *, upper: bool) -> Any:
    """Solve `a x = b` where a is factor factor^H (upper: factor^H factor)."""
    factor, b = _broadcast(factor, b)
    y = _triangle(factor, b, lower=not upper, adjoint=upper)
    return _triangle(factor, y, lower=not upper, adjoint=not upper)


# ---------------------------------------------------------------------- LU


def lu_factor(a: Any) -> Any:
    """Packed L and U, LAPACK's row swaps (from 1), and the first zero on U's diagonal (from 1, or 0)."""
    import jax.numpy as jnp
    from jax import lax

    packed, swaps, _ = lax.linalg.lu(a)
    zero = jnp.diagonal(packed, axis1=-2, axis2=-1) == 0
    first = jnp.where(zero.any(-1), jnp.argmax(zero, -1) + 1, 0)
    return packed, swaps + 1, first.astype(jnp.int32)


def _permutation(swaps: Any, rows: int) -> Any:
    """Row i of L U is row `permutation[i]` of the matrix."""
    from jax import lax

    return lax.linalg.lu_pivots_to_permutation(swaps - 1, rows)


def lu_unpack(packed: Any, swaps: Any) -> Any:
    import jax.numpy as jnp

    rows, columns = packed.shape[-2:]
    k = min(rows, columns)
    order = _permutation(swaps, rows)
    permutation = jnp.arange(rows, dtype=order.dtype)[:, None] == order[..., None, :]
    lower = jnp.tril(packed[..., :k], -1) + jnp.eye(rows, k, dtype=packed.dtype)
    return permutation.astype(packed.dtype), lower, jnp.triu(packed[..., :k, :])


def lu_solve(packed: Any, swaps: Any, b: Any, *, left: bool, adjoint: bool) -> Any:
    """Solve `a x = b` (right: `x a = b`), a's adjoint instead of a where asked."""
    import jax.numpy as jnp

    if not left:  # x a = b is a^H x^H = b^H
        solution = lu_solve(packed, swaps, _adjoint(b), left=True, adjoint=not adjoint)
        return _adjoint(solution)
    order = _permutation(swaps, packed.shape[-2])[..., None]
    packed, b = _broadcast(packed, b)
    order = jnp.broadcast_to(order, (*b.shape[:-1], 1))
    if not adjoint:
        y = _triangle(packed, jnp.take_along_axis(b, order, -2), lower=True, unit=True)
        return _triangle(packed, y, lower=False)
    y = _triangle(packed, b, lower=False, adjoint=True)
    y = _triangle(packed, y, lower=True, unit=True, adjoint=True)
    return jnp.take_along_axis(y, jnp.argsort(order, axis=-2), -2)


def _swap_sign(swaps: Any) -> Any:
    """1 for an even number of real swaps, -1 for an odd one."""
    import jax.numpy as jnp

    real = swaps != jnp.arange(1, swaps.shape[-1] + 1, dtype=swaps.dtype)
    return 1 - 2 * (jnp.sum(real, axis=-1) % 2)


def det(packed: Any, swaps: Any) -> Any:
    import jax.numpy as jnp

    diagonal = jnp.diagonal(packed, axis1=-2, axis2=-1)
    return jnp.prod(diagonal, axis=-1) * _swap_sign(swaps).astype(packed.dtype)


def slogdet(packed: Any, swaps: Any) -> Any:
    import jax.numpy as jnp

    diagonal = jnp.diagonal(packed, axis1=-2, axis2=-1)
    sign = jnp.prod(jnp.sign(diagonal), axis=-1) * _swap_sign(swaps).astype(packed.dtype)
    return sign, jnp.sum(jnp.log(jnp.abs(diagonal)), axis=-1)


# ---------------------------------------------------------------------- triangular systems


def solve_triangular(
    a: Any, b: Any, *, lower: bool, left: bool, unit: bool, transpose: bool = False
) -> Any:
    from jax import lax

    a, b = _broadcast(a, b)
    return lax.linalg.triangular_solve(
        a, b, left_side=left, lower=lower, unit_diagonal=unit, transpose_a=transpose
    )


def matrix_exp(a: Any) -> Any:
    from jax.scipy.linalg import expm

    return expm(a)

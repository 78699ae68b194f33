"""The symmetric indefinite factorization and its solver, as LAPACK's ?sytf2, ?hetf2 and ?sytrs do it.

`a = L D L^T` (Hermitian: `L D L^H`) with the pivots of Bunch and Kaufman; D has blocks of one or two
rows. Packed as LAPACK does: D's blocks lie on the diagonal and L's columns below them, each as it was
when it was made (later swaps of its rows are not in it); pivots count from 1, and are negative, twice,
for a block of two. Every loop goes over all rows and skips the second one of a block.
"""

from __future__ import annotations

from functools import partial
from typing import Any

# The growth of elements has its least bound when a pivot is at least this share of its column.
SHARE = (1 + 17**0.5) / 8


def factor(a: Any, *, hermitian: bool) -> Any:
    """Packed L and D of the lower triangles, pivots, and the first zero block (from 1, or 0)."""
    import jax.numpy as jnp

    one = partial(_factor, hermitian=hermitian)
    return jnp.vectorize(one, signature="(n,n)->(n,n),(n),()")(a)


def solve(packed: Any, pivots: Any, b: Any, *, hermitian: bool) -> Any:
    """The x in `L D L^T x = b`."""
    import jax.numpy as jnp

    one = partial(_solve, hermitian=hermitian)
    return jnp.vectorize(one, signature="(n,n),(n),(n,m)->(n,m)")(packed, pivots, b)


def _size(x: Any) -> Any:
    """LAPACK's cheap absolute value: of a complex number the sum of its parts'."""
    import jax.numpy as jnp

    return jnp.abs(x.real) + jnp.abs(x.imag) if jnp.iscomplexobj(x) else jnp.abs(x)


def _pivot(rest: Any, k: Any) -> tuple[Any, Any, Any]:
    """Which row to bring forward, whether the block has two rows, whether there is nothing to divide by."""
    import jax.numpy as jnp

    places = jnp.arange(rest.shape[0])

    def largest(sizes: Any, among: Any) -> tuple[Any, Any]:
        at = jnp.argmax(jnp.where(among, sizes, -1))
        return at, jnp.where(among.any(), sizes[at], 0)

    own = _size(rest[k, k])
    row, column_most = largest(_size(rest[:, k]), places > k)
    _, row_most = largest(_size(rest[:, row]), (places >= k) & (places != row))
    nothing = (jnp.maximum(own, column_most) == 0) | jnp.isnan(own)
    keep = nothing | (own >= SHARE * column_most)
    keep |= own >= SHARE * column_most * (column_most / row_most)
    two = ~keep & ~(_size(rest[row, row]) >= SHARE * row_most)
    return jnp.where(keep, k, row), two, nothing


def _swapped(places: Any, i: Any, j: Any) -> Any:
    """The indices that exchange i and j."""
    import jax.numpy as jnp

    return jnp.where(places == i, j, jnp.where(places == j, i, places))


def _factor(a: Any, *, hermitian: bool) -> Any:
    import jax.numpy as jnp
    from jax import lax

    n = a.shape[-1]
    places = jnp.arange(n)
    rows, columns = places[:, None], places[None, :]
    conj = jnp.conj if hermitian else lambda x: x

    def mirrored(lower: Any) -> Any:
        whole = jnp.where(rows >= columns, lower, conj(lower.T))
        return jnp.where(rows == columns, whole.real, whole) if hermitian else whole

    def eliminate(k: Any, rest: Any, pivots: Any, info: Any) -> Any:
        rest = mirrored(rest)
        row, two, nothing = _pivot(rest, k)
        last = k + two
        order = _swapped(places, last, row)
        rest = jnp.where(columns < k, rest, rest[order][:, order])
        below = places > last
        first, second = rest[:, k], rest[:, k + 1]

        # A block of two, whose inverse is computed relative to the element beside the diagonal.
        beside = rest[k + 1, k]
        scale = jnp.abs(beside) if hermitian else beside
        phase = beside / scale
        d11, d22 = rest[k + 1, k + 1] / scale, rest[k, k] / scale
        inverse = 1 / (d11 * d22 - 1) / scale
        pair = (
            inverse * (d11 * first - phase * second),
            inverse * (d22 * second - conj(phase) * first),
        )

        one = first * (1 / rest[k, k])
        made = jnp.where(two, pair[0], one), jnp.where(two, pair[1], 0)
        taken = jnp.outer(first, conj(made[0]))
        taken += jnp.where(two, jnp.outer(second, conj(made[1])), 0)
        inner = below[:, None] & below[None, :] & ~nothing
        rest = jnp.where(inner, rest - taken, rest)
        done = below[:, None] & ~nothing
        rest = jnp.where(done & (columns == k), made[0][:, None], rest)
        rest = jnp.where(done & two & (columns == k + 1), made[1][:, None], rest)
        number = jnp.where(two, -row - 1, row + 1)
        pivots = jnp.where((places == k) | (places == last), number, pivots)
        info = jnp.where((info == 0) & nothing, k + 1, info)
        return rest, pivots.astype(jnp.int32), info.astype(jnp.int32), two

    def step(k: Any, state: Any) -> Any:
        *kept, skip = state
        made = eliminate(k, *kept)
        return tuple(jnp.where(skip, x, y) for x, y in zip((*kept, False), made, strict=True))

    start = (a, jnp.zeros(n, jnp.int32), jnp.zeros((), jnp.int32), jnp.zeros((), bool))
    packed, pivots, info, _ = lax.fori_loop(0, n, step, start)
    return jnp.tril(packed), pivots, info


def _solve(packed: Any, pivots: Any, b: Any, *, hermitian: bool) -> Any:
    import jax.numpy as jnp
    from jax import lax

    n = packed.shape[-1]
    places = jnp.arange(n)
    conj = jnp.conj if hermitian else lambda x: x
    diagonal = jnp.diagonal(packed)
    if hermitian:
        diagonal = diagonal.real
    elif jnp.iscomplexobj(diagonal):  # the inverse of a complex 0 is NaN in LAPACK, infinite in XLA
        diagonal = jnp.where(diagonal == 0, jnp.nan, diagonal)
    row = jnp.abs(pivots) - 1

    def below(k: Any, last: Any) -> Any:
        """A column of L under its block."""
        return jnp.where(places > last, packed[:, k], 0)

    def replaced(x: Any, k: Any, value: Any) -> Any:
        return jnp.where((places == k)[:, None], value, x)

    def down(k: Any, state: Any) -> Any:
        """Solve `L D x = b`."""
        x, skip = state
        two = pivots[k] < 0
        last = k + two
        x = jnp.where(skip, x, x[_swapped(places, last, row[k])])
        taken = jnp.outer(below(k, last), x[k])
        taken += jnp.where(two, jnp.outer(below(k + 1, last), x[k + 1]), 0)
        y = jnp.where((places > last)[:, None], x - taken, x)

        beside = packed[k + 1, k]
        above, under = diagonal[k] / conj(beside), diagonal[k + 1] / beside
        size = above * under - 1
        first, second = x[k] / conj(beside), x[k + 1] / beside
        y = replaced(y, k, jnp.where(two, (under * first - second) / size, x[k] / diagonal[k]))
        y = jnp.where(two, replaced(y, k + 1, (above * second - first) / size), y)
        return jnp.where(skip, x, y), two & ~skip

    def up(i: Any, state: Any) -> Any:
        """Solve `L^T x = b`."""
        x, skip = state
        k = n - 1 - i
        two = pivots[k] < 0
        known = jnp.where((places > k)[:, None], x, 0)
        y = replaced(x, k, x[k] - conj(below(k, k)) @ known)
        other = replaced(y, k - 1, x[k - 1] - conj(below(k - 1, k)) @ known)
        y = jnp.where(two, other, y)[_swapped(places, k, row[k])]
        return jnp.where(skip, x, y), two & ~skip

    start = jnp.zeros((), bool)
    x, _ = lax.fori_loop(0, n, down, (b, start))
    x, _ = lax.fori_loop(0, n, up, (x, start))
    return x

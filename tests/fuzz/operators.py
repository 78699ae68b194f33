"""Which operators random programs are made of, and arguments for each, from its schema or by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

from tpu_compile.coverage import known_dtypes
from tpu_compile.lowering import graph as _graph  # noqa: F401  # fills the registry
from tpu_compile.lowering import registry
from tpu_compile.lowering.decompositions import table

aten = torch.ops.aten

DTYPES = (
    torch.float32, torch.float32, torch.float32, torch.float64, torch.bfloat16, torch.float16,
    torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool, torch.complex64,
)  # fmt: skip

# What no program can be made of: a reason for each.
_NEVER = {
    "dropout": "random", "rrelu": "random", "randperm": "random", "rrelu_with_noise_functional": "random",
    "normal_functional": "random", "nonzero_static": "pads with what XLA and torch leave open",
    "lu_unpack": "pivots out of range are memory errors in eager",
    "ormqr": "wants reflectors", "cholesky_inverse": "wants a factor", "cholesky_solve": "wants a factor",
    "linalg_lu_solve": "wants a factor", "linalg_householder_product": "wants reflectors",
    "geqrf": "up to signs", "linalg_qr": "up to signs", "linalg_svd": "up to signs",
    "linalg_eig": "up to a phase", "linalg_lu": "pivots of equals", "linalg_lu_factor_ex": "the same",
    "set": "changes storages", "resize": "changes storages", "resize_as": "changes storages",
    "segment_reduce": "lengths that do not add up are memory errors in eager",
    "max_unpool2d": "positions out of range", "max_unpool3d": "positions out of range",
    "fractional_max_pool2d": "wants samples", "fractional_max_pool3d": "wants samples",
    "embedding_bag": "offsets out of range are memory errors in eager",
    "lift_fresh_copy": "of constants", "hash_tensor": "every bit counts", "assert_async": "raises",
    "embedding_renorm": "changes the weight", "new_empty": "memory that nobody has written to",
    "empty": "memory that nobody has written to", "empty_like": "the same", "rand": "random",
    "empty_strided": "the same", "new_empty_strided": "the same", "empty_permuted": "the same",
    "as_strided": "what it shows of memory depends on who made it; by hand below",
    "histogramdd_bin_edges": "rare", "index_put_impl": "unsafe is for those who know",
    "unsafe_index": "out of range is a memory error", "unsafe_index_put": "the same",
    "sym_size": "gives no tensor", "multilabel_margin_loss_forward": "see the ledger",
    "linalg_eigvals": "in any order", "batch_norm_with_update_functional": "is AOTAutograd's",
    "native_batch_norm_legit_functional": "is AOTAutograd's", "multinomial": "random",
    "binomial": "random", "sspaddmm": "sparse", "record_stream": "is not for CPUs",
    "standard_gamma_grad": "a gradient, for samples of its distribution alone",
    "linspace": "torch's shape function wants a device", "logspace": "the same",
    "batch_norm_no_update": "is AOTAutograd's", "functional_assert_async": "raises",
    "linalg_eigh": "up to signs", "histogramdd_from_bin_tensors": "by hand only",
    "trilinear": "is einsum's", "unsafe_view": "says that nothing else sees its memory",
    "unsafe_split": "says so, too, and in-place work on its results is traced otherwise",
    "weight_norm_interface": "sizes that do not fit are memory errors in eager",
    "scaled_mm": "the same", "scaled_mm_v2": "the same", "linalg_ldl_solve": "the same",
    "lshift": "of bools torch's shape function says no, its kernel yes", "rshift": "the same",
    "channel_shuffle": "of one group torch traces a view, where its kernel copies",
    "pdist_forward": "of what is no matrix eager gives nobody knows what",
    "frexp": "torch's shape function keeps strides that its kernel does not",
    "chunk_cat": "of numbers it is a memory error in eager", "block_diag": "rare",
    "take": "out of range is checked late; by hand below", "ctc_loss": "sizes that depend on data",
    "unsafe_masked_index": "is inductor's", "unsafe_masked_index_put_accumulate": "is inductor's",
}  # fmt: skip

# XLA takes long for these: a twentieth as likely as others.
SLOW = frozenset(
    """
    igamma igammac lgamma digamma polygamma i0 special_zeta special_airy_ai special_bessel_j0
    special_bessel_j1 special_bessel_y0 special_bessel_y1 special_i0e special_i1 special_i1e
    special_modified_bessel_i0 special_modified_bessel_i1 special_modified_bessel_k0
    special_modified_bessel_k1 special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k1
    special_spherical_bessel_j0 special_ndtri special_erfcx erfinv linalg_matrix_exp _linalg_svd
    _linalg_eigh _linalg_det _linalg_slogdet _linalg_solve_ex linalg_inv_ex linalg_cholesky_ex
    cholesky triangular_solve linalg_solve_triangular grid_sampler_2d grid_sampler_3d convolution
    """.split()  # noqa: SIM905
)
_POLYNOMIALS = ("chebyshev", "hermite", "laguerre", "legendre")


@dataclass(frozen=True, slots=True)
class Operator:
    """An overload, and the overload that works in place, where there is one."""

    op: OpOverload
    in_place: OpOverload | None

    @property
    def name(self) -> str:
        return base(self.op)

    def __str__(self) -> str:
        return str(self.op)


def base(op: OpOverload) -> str:
    return op._schema.name.partition("::")[2]


@cache
def operators() -> tuple[Operator, ...]:
    """Every operator that programs are made of, in the order of their names."""
    seen = known_dtypes()
    known = {*registry.rules(), *(op for op in table() if str(op) in seen)}
    found = [op for op in known if isinstance(op, OpOverload) and _fits(op)]
    return tuple(Operator(op, _in_place(op)) for op in sorted(found, key=str))


def is_slow(op: OpOverload) -> bool:
    return base(op) in SLOW or any(p in base(op) for p in _POLYNOMIALS)


def _fits(op: OpOverload) -> bool:
    name = base(op)
    schema = op._schema
    if op.namespace != "aten" or schema.is_mutable or "backward" in name or name == "atan2.out":
        return False
    if name.strip("_") in _NEVER or name in _NEVER or name.startswith("_fft_c2r"):
        return False
    if {
        torch.Tag.nondeterministic_seeded,
        torch.Tag.data_dependent_output,
        torch.Tag.dynamic_output_shape,
    } & set(op.tags):
        return False
    kinds = {str(a.type) for a in schema.arguments}
    if "Optional[Generator]" in kinds and "generator" in str(op):
        return False
    returns = [str(r.type) for r in schema.returns]
    return (
        bool(returns)
        and all(r in ("Tensor", "List[Tensor]") for r in returns)
        and (any("Tensor" in str(a.type) for a in schema.arguments))
        and not op._overloadname.endswith(("out", "generator"))
    )


def _in_place(op: OpOverload) -> OpOverload | None:
    packet = getattr(aten, base(op) + "_", None)
    overload = packet and getattr(packet, op._overloadname, None)
    if overload is None:
        return None
    own = [(a.name, str(a.type)) for a in op._schema.arguments]
    return overload if own == [(a.name, str(a.type)) for a in overload._schema.arguments] else None


# ---------------------------------------------------------------------- arguments


class Cannot(Exception):
    """No arguments for this operator among these values."""


@dataclass
class Chooser:
    """Draws arguments: tensors from the values so far, the newest first, and numbers that fit them."""

    random: Random
    values: Sequence[Tensor]

    def tensor(self, fits: Callable[[Tensor], bool] = lambda t: True) -> Tensor:
        found = [t for t in self.values if fits(t)]
        if not found:
            raise Cannot
        back = int(len(found) * self.random.random() ** 2)
        return found[-1 - back]

    def like(self, first: Tensor) -> Tensor:
        """One that is likely to go with another."""
        want = self.random.random()
        if want < 0.1:
            return self.tensor(lambda t: broadcasts(t, first))
        if want < 0.6:
            return self.tensor(lambda t: broadcasts(t, first) and t.dtype == first.dtype)
        return self.tensor(lambda t: t.shape == first.shape and t.dtype == first.dtype)

    def dim(self, rank: int) -> int:
        return self.random.randrange(-rank, rank) if rank else self.random.choice((0, -1))

    def dims(self, rank: int) -> list[int]:
        count = self.random.randint(0, rank)
        return [
            d - rank * self.random.randint(0, 1) for d in self.random.sample(range(rank), count)
        ]

    def number(self, dtype: torch.dtype) -> float | int | bool:
        if dtype.is_floating_point or dtype.is_complex:
            return self.random.choice((0.0, 1.0, -1.0, 2.0, 0.5, -2.5, 3, 0.1, 7.0))
        if dtype == torch.bool:
            return self.random.choice((True, False, 1, 2))
        return self.random.choice((0, 1, 2, 3, 5, 7, 1.5, True) + (-1, -3) * dtype.is_signed)

    def index(self, size: int, shape: Sequence[int], dtype: torch.dtype = torch.int64) -> Tensor:
        """Positions below a size."""
        if not size:
            raise Cannot
        g = torch.Generator().manual_seed(self.random.getrandbits(32))
        return torch.randint(0, size, tuple(shape), generator=g).to(dtype)

    def flag(self) -> bool:
        return self.random.random() < 0.5


def broadcasts(x: Tensor, y: Tensor) -> bool:
    sizes = zip(reversed(x.shape), reversed(y.shape), strict=False)
    return all(m == n or 1 in (m, n) for m, n in sizes)


Arguments = tuple[list[Any], dict[str, Any]]
_BY_HAND: dict[str, Callable[[Chooser], list[Any]]] = {}


def arguments(op: OpOverload, c: Chooser) -> Arguments:
    """Arguments that eager is likely to take; raises Cannot where there are none."""
    if (made := _BY_HAND.get(base(op))) is not None:
        return coerced(op, made(c), c), {}
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    first: Tensor | None = None
    for a in op._schema.arguments:
        if (a.has_default_value() and c.random.random() < 0.5) or a.name in _LEFT_OUT:
            if a.kwarg_only or a.name in _LEFT_OUT:
                continue
            value = a.default_value
        else:
            wanted = _suits(op) if first is None and str(a.type) == "Tensor" else None
            value = c.tensor(wanted) if wanted else _argument(a.name, str(a.type), c, first)
        first = value if first is None and isinstance(value, Tensor) else first
        if a.kwarg_only:
            kwargs[a.name] = value
        else:
            args.append(value)
    return args, kwargs


def coerced(op: OpOverload, args: list[Any], c: Chooser) -> list[Any]:
    """Arguments for one overload, where another wants a tensor in place of a number or the reverse."""
    kinds = [str(a.type) for a in op._schema.arguments if not a.kwarg_only]
    first = next(x for x in args if isinstance(x, Tensor))
    found = []
    for x, kind in zip(args, kinds, strict=False):
        if isinstance(x, Tensor) and kind == "number":
            x = c.number(first.dtype)
        elif isinstance(x, int | float) and kind == "Tensor":
            x = torch.tensor(x, dtype=first.dtype)
        found.append(x)
    return found


_LEFT_OUT = frozenset(
    {"device", "layout", "pin_memory", "generator", "memory_format", "non_blocking"}
    | {"assume_unique"}  # of what is not, eager finds this or that
)


def _argument(name: str, kind: str, c: Chooser, first: Tensor | None) -> Any:
    rank = first.dim() if first is not None else 2
    dtype = first.dtype if first is not None else torch.float32
    kind = kind.removeprefix("Optional[").removesuffix("]") if kind[:8] == "Optional" else kind
    if kind == "Tensor":
        return c.tensor() if first is None else c.like(first)
    if kind == "List[Tensor]":
        start = c.tensor()
        return [start, *(c.like(start) for _ in range(c.random.randint(0, 2)))]
    if kind == "bool":
        return c.flag()
    if name == "dtype":
        return c.random.choice(DTYPES)
    if name in ("dim", "dim0", "dim1", "dim2", "dims") or "axis" in name:
        return c.dims(rank) if kind == "List[int]" else c.dim(rank)
    if kind == "number":
        return c.number(dtype)
    if kind == "float":
        return c.random.choice((0.0, 0.5, 1.0, 2.0, 1e-5))
    if kind == "str":
        raise Cannot
    if name == "reduction":
        return c.random.randint(0, 2)
    if kind == "int":
        return c.random.randint(-2, 3)
    if kind == "List[int]":
        return [c.random.randint(-1, 2) for _ in range(c.random.choice((rank, rank, 1, 2)))]
    raise Cannot


def by_hand(*names: str) -> Callable[[Callable[[Chooser], list[Any]]], None]:
    def register(fn: Callable[[Chooser], list[Any]]) -> None:
        for name in names:
            assert name not in _BY_HAND
            _BY_HAND[name] = fn

    return register


def floating(t: Tensor) -> bool:
    return t.is_floating_point()


def normal(t: Tensor) -> bool:
    """Whether it can be normalised: moments of infinities are NaN or not, as they are summed."""
    return floating(t) and t.numel() > 0 and bool(t.isfinite().all())


def _square(t: Tensor) -> bool:
    """Of what is not finite a driver gives what its order of operations makes of it."""
    return t.dim() > 1 and t.shape[-1] == t.shape[-2] and normal(t)


def _apart(t: Tensor) -> bool:
    """Eager selects in place, in a copy of what is in memory once for many elements."""
    return all(s for s, n in zip(t.stride(), t.shape, strict=True) if n > 1)


def _single(t: Tensor) -> bool:
    return t.dtype != torch.float64


_EAGER_IS_OFF = (
    "special_airy_ai",
    *(f"special_bessel_{kind}" for kind in ("j0", "j1", "y0", "y1")),
)


# What the first tensor of an operator must be.
_SUITS: dict[str, Callable[[Tensor], bool]] = {
    "linalg_ldl_factor_ex": _square,
    **dict.fromkeys(("median", "nanmedian", "kthvalue"), _apart),
    # Eager is up to 3e-7 off in double precision.
    **dict.fromkeys(_EAGER_IS_OFF, _single),
    **dict.fromkeys(("var", "std", "var_mean", "std_mean"), normal),
}


def _suits(op: OpOverload) -> Callable[[Tensor], bool] | None:
    if "_polynomial_" in base(op):  # whose kernels return nothing at all for NaN
        return lambda t: not bool(t.isnan().any())
    return _SUITS.get(base(op))


@by_hand("binary_cross_entropy")
def _(c: Chooser) -> list[Any]:
    # The kernel has no look at the sizes.
    x = c.tensor(floating)
    same = [t for t in c.values if t.shape == x.shape and t.dtype == x.dtype]
    return [x, c.random.choice(same), c.random.choice((None, *same)), c.random.randint(0, 2)]


def _factors(c: Chooser, numel: int) -> list[int]:
    """A shape of so many elements."""
    sizes = []
    for p in (2, 2, 2, 3, 3, 5, 7):
        if numel and numel % p == 0:
            numel //= p
            if sizes and c.flag():
                sizes[c.random.randrange(len(sizes))] *= p
            else:
                sizes.append(p)
    if numel != 1 or c.random.random() < 0.2:
        sizes.append(numel)
    return sizes


by_hand("_neg_view")(lambda c: [c.tensor(lambda t: t.is_floating_point() or t.is_complex())])


@by_hand("view", "reshape", "view_copy", "_reshape_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor()
    sizes = _factors(c, x.numel())
    if sizes and x.numel() and c.random.random() < 0.3:
        sizes[c.random.randrange(len(sizes))] = -1
    return [x, sizes]


@by_hand("expand", "expand_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor()
    sizes = [
        c.random.choice((2, 3, -1, 1)) if n == 1 else c.random.choice((n, -1)) for n in x.shape
    ]
    return [x, [c.random.randint(1, 3) for _ in range(c.random.randint(0, 1))] + sizes]


@by_hand("permute", "permute_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor()
    return [x, c.random.sample(range(x.dim()), x.dim())]


@by_hand("slice", "slice_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0)
    d = c.dim(x.dim())
    n = x.shape[d]
    start = c.random.choice((None, c.random.randint(-n - 1, n)))
    end = c.random.choice((None, c.random.randint(-n - 1, n + 2), 2**63 - 1))
    return [x, d, start, end, c.random.choice((1, 1, 2, 3))]


@by_hand("select", "select_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.numel() > 0 and t.dim() > 0)
    d = c.dim(x.dim())
    return [x, d, c.random.randrange(-x.shape[d], x.shape[d])]


@by_hand("as_strided", "as_strided_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.numel() > 1 and t.is_contiguous() and not t.storage_offset())
    n = x.numel()
    return [x, [2, n // 2], [c.random.choice((1, n // 2)), 1], 0]


@by_hand("unfold", "unfold_copy")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.numel() > 0 and t.dim() > 0)
    d = c.dim(x.dim())
    return [x, d, c.random.randint(1, x.shape[d]), c.random.randint(1, 3)]


@by_hand("mode")
def _(c: Chooser) -> list[Any]:
    # Eager sorts rows by "less than", which is no order where there are NaNs.
    x = c.tensor(lambda t: not bool(t.isnan().any()))
    return [x, c.dim(x.dim()), c.flag()]


@by_hand("repeat")
def _(c: Chooser) -> list[Any]:
    x = c.tensor()
    return [x, [c.random.choice((1, 2, 0, 3)) for _ in range(x.dim() + c.random.randint(0, 1))]]


@by_hand("constant_pad_nd")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0)
    pads = [c.random.choice((0, 1, 2, -1)) for _ in range(2 * c.random.randint(1, x.dim()))]
    return [x, pads, c.number(x.dtype)]


def _padding(rank: int) -> Callable[[Chooser], list[Any]]:
    def made(c: Chooser) -> list[Any]:
        x = c.tensor(lambda t: t.dim() in (rank + 1, rank + 2) and t.numel() > 0)
        return [x, [c.random.choice((0, 1, 2, -1)) for _ in range(2 * rank)]]

    return made


def _pool(rank: int, most: bool) -> Callable[[Chooser], list[Any]]:
    def made(c: Chooser) -> list[Any]:
        x = c.tensor(lambda t: t.dim() in (rank + 1, rank + 2) and floating(t) and t.numel() > 0)
        kernel = [c.random.choice((1, 2, 3)) for _ in range(rank)]
        stride = [c.random.choice((1, 2)) for _ in range(rank)]
        pads = [c.random.randint(0, k // 2) for k in kernel]
        rest = [[c.random.choice((1, 1, 2))] * rank] if most else []
        tail = [] if most else [c.flag()]
        return [x, kernel, stride, pads, *rest, c.flag(), *tail]

    return made


def _adaptive(rank: int) -> Callable[[Chooser], list[Any]]:
    def made(c: Chooser) -> list[Any]:
        x = c.tensor(lambda t: t.dim() in (rank + 1, rank + 2) and floating(t) and t.numel() > 0)
        return [x, [c.random.randint(1, 4) for _ in range(rank)]]

    return made


def _resize(rank: int, aligned: bool) -> Callable[[Chooser], list[Any]]:
    # Eager multiplies infinities by weights of zero where an axis keeps its size.
    fits = normal if aligned else (lambda t: floating(t) and t.numel() > 0)

    def made(c: Chooser) -> list[Any]:
        x = c.tensor(lambda t: t.dim() == rank + 2 and fits(t))
        sizes = [c.random.randint(1, 5) for _ in range(rank)]
        return [x, sizes, *([c.flag()] if aligned else [])]

    return made


@by_hand("_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa", "_upsample_lanczos2d_aa")
def _(c: Chooser) -> list[Any]:
    # Eager repeats the first row of images that are one element wide.
    x = c.tensor(lambda t: t.dim() == 4 and normal(t) and t.shape[-1] > 1)
    return [x, [c.random.randint(1, 5), c.random.randint(2, 5)], c.flag()]


for _n in (1, 2, 3):
    by_hand(f"reflection_pad{_n}d", f"replication_pad{_n}d")(_padding(_n))
    by_hand(f"avg_pool{_n}d")(_pool(_n, False))
    by_hand(f"_adaptive_avg_pool{_n}d", f"adaptive_max_pool{_n}d")(_adaptive(_n))
    by_hand(f"upsample_nearest{_n}d", f"_upsample_nearest_exact{_n}d")(_resize(_n, False))
for _n in (2, 3):
    by_hand(f"max_pool{_n}d_with_indices")(_pool(_n, True))
by_hand("upsample_linear1d")(_resize(1, True))
by_hand("upsample_bilinear2d", "upsample_bicubic2d")(_resize(2, True))
by_hand("upsample_trilinear3d")(_resize(3, True))


def _matrix(c: Chooser, *sizes: int | None, dtype: torch.dtype | None = None) -> Tensor:
    """A value of a shape; None is any size."""

    def fits(t: Tensor) -> bool:
        alike = t.dim() == len(sizes) and (dtype is None or t.dtype == dtype)
        return alike and all(n in (None, m) for m, n in zip(t.shape, sizes, strict=True))

    return c.tensor(fits)


@by_hand("mm")
def _(c: Chooser) -> list[Any]:
    x = _matrix(c, None, None)
    return [x, _matrix(c, x.shape[1], None, dtype=x.dtype)]


@by_hand("mv")
def _(c: Chooser) -> list[Any]:
    x = _matrix(c, None, None)
    return [x, _matrix(c, x.shape[1], dtype=x.dtype)]


@by_hand("bmm")
def _(c: Chooser) -> list[Any]:
    x = _matrix(c, None, None, None)
    return [x, _matrix(c, x.shape[0], x.shape[2], None, dtype=x.dtype)]


@by_hand("dot", "vdot")
def _(c: Chooser) -> list[Any]:
    x = _matrix(c, None)
    return [x, _matrix(c, x.shape[0], dtype=x.dtype)]


@by_hand("addmm")
def _(c: Chooser) -> list[Any]:
    x = _matrix(c, None, None)
    y = _matrix(c, x.shape[1], None, dtype=x.dtype)
    return [c.tensor(lambda t: t.dtype == x.dtype and broadcasts(t, x @ y)), x, y]


@by_hand("convolution")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() in (3, 4) and floating(t) and t.numel() > 0)
    rank = x.dim() - 2
    w = c.tensor(lambda t: t.dim() == x.dim() and t.dtype == x.dtype and t.numel() > 0)
    groups = x.shape[1] // w.shape[1] if x.shape[1] % w.shape[1] == 0 else 1
    small = [c.random.randint(1, 2) for _ in range(2 * rank)]
    pads = [c.random.randint(0, 2) for _ in range(rank)]
    return [x, w, None, small[:rank], pads, small[rank:], False, [0] * rank, groups]


@by_hand("gather")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    d = c.dim(x.dim())
    shape = [c.random.randint(1, n) for n in x.shape]
    shape[d] = c.random.randint(1, 4)
    return [x, d, c.index(x.shape[d], shape)]


def _scatter(kind: str) -> Callable[[Chooser], list[Any]]:
    def made(c: Chooser) -> list[Any]:
        x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
        d = c.dim(x.dim())
        source = c.tensor(lambda t: t.dim() == x.dim() and t.dtype == x.dtype and t.numel() > 0)
        shape = [c.random.randint(1, min(m, n)) for m, n in zip(x.shape, source.shape, strict=True)]
        shape[d] = 1 if kind == "set" else c.random.randint(1, source.shape[d])
        # Which of several values for one place is written is left open.
        index = c.index(x.shape[d], shape)
        if kind == "reduce":
            how = c.random.choice(("sum", "prod", "mean", "amax", "amin"))
            return [x, d, index, source, how]
        return [x, d, index, source]

    return made


by_hand("scatter_add")(_scatter("add"))
by_hand("scatter_reduce")(_scatter("reduce"))
by_hand("index_reduce")(lambda c: [*_along(c), c.random.choice(("prod", "mean", "amax", "amin"))])


@by_hand("scatter")
def _(c: Chooser) -> list[Any]:
    return _scatter("set")(c)


def _along(c: Chooser) -> list[Any]:
    """A tensor, a dimension, an index without repetitions and a source."""
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    d = c.dim(x.dim())
    count = c.random.randint(1, x.shape[d])
    index = torch.tensor(c.random.sample(range(x.shape[d]), count))
    source = c.tensor(lambda t: t.shape == x.shape and t.dtype == x.dtype)
    return [x, d, index, source.narrow(d, 0, count).contiguous()]


@by_hand("index_add", "index_copy")
def _(c: Chooser) -> list[Any]:
    return _along(c)


@by_hand("index_select")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    d = c.dim(x.dim())
    return [x, d, c.index(x.shape[d], [c.random.randint(0, 4)])]


@by_hand("index_fill")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    d = c.dim(x.dim())
    return [x, d, c.index(x.shape[d], [c.random.randint(0, 4)]), c.number(x.dtype)]


def _positions(c: Chooser, x: Tensor) -> list[Any]:
    shape = [c.random.randint(1, 3) for _ in range(c.random.randint(0, 2))]
    found: list[Any] = [
        c.index(n, shape) - n * c.random.randint(0, 1) if c.flag() else None for n in x.shape
    ]
    if all(i is None for i in found):
        found[0] = c.index(x.shape[0], shape)
    while found[-1] is None:
        found.pop()
    return found


@by_hand("index")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    return [x, _positions(c, x)]


@by_hand("index_put")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    accumulate = c.flag()
    value = c.tensor(lambda t: t.dim() == 0 and t.dtype == x.dtype)
    return [x, _positions(c, x), value, accumulate]


@by_hand("take")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.numel() > 0)
    return [x, c.index(x.numel(), [c.random.randint(1, 3) for _ in range(c.random.randint(0, 2))])]


@by_hand("put")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.numel() > 0)
    source = c.tensor(lambda t: t.dtype == x.dtype and 0 < t.numel() <= x.numel())
    index = torch.tensor(c.random.sample(range(x.numel()), source.numel())).reshape(source.shape)
    return [x, index, source, c.flag()]


@by_hand("embedding")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() == 2 and t.numel() > 0)
    return [x, c.index(x.shape[0], [c.random.randint(1, 3) for _ in range(c.random.randint(0, 2))])]


@by_hand("where", "masked_fill")
def _(c: Chooser) -> list[Any]:
    mask = c.tensor(lambda t: t.dtype == torch.bool)
    x = c.tensor(lambda t: broadcasts(t, mask))
    return [mask, x, c.like(x)]


@by_hand("masked_scatter")
def _(c: Chooser) -> list[Any]:
    mask = c.tensor(lambda t: t.dtype == torch.bool)
    x = c.tensor(lambda t: broadcasts(t, mask) and t.numel() >= mask.numel())
    return [x, mask, c.tensor(lambda t: t.dtype == x.dtype and t.numel() >= x.numel())]


@by_hand("native_layer_norm")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and normal(t))
    shape = list(x.shape[-c.random.randint(1, x.dim()) :])
    pick = [t for t in c.values if list(t.shape) == shape and t.dtype == x.dtype]
    weight = c.random.choice(pick) if pick else None
    return [x, shape, weight, None, c.random.choice((1e-5, 0.1))]


@by_hand("native_group_norm")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 1 and normal(t))
    n, channels = x.shape[:2]
    groups = c.random.choice([g for g in range(1, channels + 1) if channels % g == 0])
    return [x, None, None, n, channels, x.numel() // (n * channels), groups, 1e-5]


by_hand("_safe_softmax")(lambda c: [x := c.tensor(floating), c.dim(x.dim())])


@by_hand("_softmax", "_log_softmax")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(floating)
    return [x, c.dim(x.dim()), False]


@by_hand("topk")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    d = c.dim(x.dim())
    return [x, c.random.randint(0, x.shape[d]), d, c.flag(), True]


@by_hand("kthvalue")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 0 and t.numel() > 0)
    d = c.dim(x.dim())
    return [x, c.random.randint(1, x.shape[d]), d, c.flag()]


@by_hand("bucketize")
def _(c: Chooser) -> list[Any]:
    x = c.tensor()
    return [x, torch.sort(c.tensor(lambda t: t.dim() == 1 and t.dtype == x.dtype))[0]]


@by_hand("_fft_c2c")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.is_complex() and t.dim() > 0 and t.numel() > 0)
    return [x, sorted(d % x.dim() for d in [c.dim(x.dim())]), c.random.randint(0, 2), c.flag()]


@by_hand("_fft_r2c")
def _(c: Chooser) -> list[Any]:
    kinds = (torch.float32, torch.float64)
    x = c.tensor(lambda t: t.dtype in kinds and t.dim() > 0 and t.numel() > 0)
    return [x, [c.dim(x.dim()) % x.dim()], c.random.randint(0, 2), c.flag()]


@by_hand("grid_sampler_2d")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() == 4 and floating(t) and t.numel() > 0)
    g = c.tensor(lambda t: t.dim() == 4 and t.dtype == x.dtype and t.shape[3] == 2)
    return [x, g, c.random.randint(0, 2), c.random.randint(0, 2), c.flag()]


@by_hand("_native_batch_norm_legit")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 1 and normal(t))
    return [x, None, None, True, 0.1, 1e-5]


@by_hand("_native_batch_norm_legit_no_training")
def _(c: Chooser) -> list[Any]:
    x = c.tensor(lambda t: t.dim() > 1 and floating(t) and t.numel() > 0)
    mean = c.tensor(lambda t: t.dim() == 1 and t.dtype == x.dtype and t.numel() == x.shape[1])
    return [x, None, None, mean, mean.abs(), 0.1, 1e-5]

"""The table of tests/test_special_values.py: which functions meet special values, and known differences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

FLOATS = (torch.float16, torch.bfloat16, torch.float32, torch.float64)


def _words(text: str) -> list[str]:
    return text.split()


inf, nan = float("inf"), float("nan")


def values(dtype: torch.dtype) -> Tensor:
    """NaN, infinities, zeros, the largest, the smallest normal, denormals, and plain numbers."""
    info = torch.finfo(dtype)
    tiny = info.smallest_normal
    positive = [0.0, inf, info.max, tiny, tiny / 4, info.eps, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 9.0]
    return torch.tensor([nan, *positive, *(-v for v in positive)], dtype=dtype)


def few(dtype: torch.dtype) -> Tensor:
    """What rows of three are made of."""
    info = torch.finfo(dtype)
    return torch.tensor([nan, inf, -inf, 0.0, -0.0, info.max, 1.0, -2.0], dtype=dtype)


def ones(dtype: torch.dtype) -> list[Tensor]:
    return [values(dtype)]


def pairs(dtype: torch.dtype) -> list[Tensor]:
    """Every value with every value."""
    v = values(dtype)
    return [x.flatten().contiguous() for x in torch.meshgrid(v, v, indexing="ij")]


def rows(dtype: torch.dtype) -> list[Tensor]:
    """Every three of `few`, and one row of each value alone in the middle of others."""
    v = few(dtype)
    grid = torch.stack([x.flatten() for x in torch.meshgrid(v, v, v, indexing="ij")], 1)
    alone = torch.stack([torch.tensor([1.0, x, 2.0], dtype=dtype) for x in values(dtype).tolist()])
    return [torch.cat([grid, alone])]


@dataclass(frozen=True)
class Special:
    """One function and the inputs that it meets: `ones`, `pairs` or `rows`.

    `ulps` is how many units in the last place results may differ by.
    """

    name: str
    fn: Callable[..., Any]
    inputs: Callable[[torch.dtype], list[Tensor]]
    dtypes: tuple[torch.dtype, ...] = FLOATS
    ulps: float = 4

    @property
    def is_heavy(self) -> bool:
        """Whether XLA takes seconds for it: those run with the slow tests."""
        return self.name.startswith("special.") or self.name in HEAVY

    def __str__(self) -> str:
        return f"{self.inputs.__name__}/{self.name}"


HEAVY = {"digamma", "lgamma", "i0", "polygamma_1", "polygamma_2", "erfinv"}

SINGLE: dict[str, Callable[..., Any]] = {
    **{
        name: getattr(torch, name)
        for name in [
            "abs",
            "acos",
            "acosh",
            "angle",
            "asin",
            "asinh",
            "atan",
            "atanh",
            "ceil",
            "cos",
            "cosh",
            "deg2rad",
            "digamma",
            "erf",
            "erfc",
            "erfinv",
            "exp",
            "exp2",
            "expm1",
            "floor",
            "frac",
            "i0",
            "isfinite",
            "isinf",
            "isnan",
            "isneginf",
            "isposinf",
            "isreal",
            "lgamma",
            "log",
            "log10",
            "log1p",
            "log2",
            "logical_not",
            "logit",
            "nan_to_num",
            "neg",
            "positive",
            "rad2deg",
            "reciprocal",
            "relu",
            "round",
            "rsqrt",
            "sgn",
            "sigmoid",
            "sign",
            "signbit",
            "sin",
            "sinc",
            "sinh",
            "sqrt",
            "square",
            "tan",
            "tanh",
            "trunc",
        ]
    },
    **{
        f"special.{name}": getattr(torch.special, name)
        for name in [
            "entr",
            "erfcx",
            "i0e",
            "i1",
            "i1e",
            "log_ndtr",
            "ndtr",
            "ndtri",
            "airy_ai",
            "bessel_j0",
            "bessel_j1",
            "bessel_y0",
            "bessel_y1",
            "modified_bessel_i0",
            "modified_bessel_i1",
            "modified_bessel_k0",
            "modified_bessel_k1",
            "scaled_modified_bessel_k0",
            "scaled_modified_bessel_k1",
            "spherical_bessel_j0",
        ]
    },
    **{
        name: getattr(F, name)
        for name in [
            "celu",
            "elu",
            "gelu",
            "hardshrink",
            "hardsigmoid",
            "hardswish",
            "hardtanh",
            "leaky_relu",
            "logsigmoid",
            "mish",
            "relu6",
            "selu",
            "silu",
            "softplus",
            "softshrink",
            "softsign",
            "tanhshrink",
        ]
    },
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "threshold": lambda x: F.threshold(x, 0.5, 7.0),
    "softplus_steep": lambda x: F.softplus(x, 3.0, 2.0),
    "polygamma_1": lambda x: torch.polygamma(1, x),
    "polygamma_2": lambda x: torch.polygamma(2, x),
    "clamp": lambda x: x.clamp(-0.5, 1.5),
    "clamp_min": lambda x: x.clamp(min=0.0),
    "clamp_max": lambda x: x.clamp(max=-0.0),
    "round_2": lambda x: x.round(decimals=2),
    "round_-1": lambda x: x.round(decimals=-1),
    **{
        f"pow_{e}": lambda x, e=e: x**e
        for e in (0, 0.5, -0.5, 1, 1.5, 2, 3, -1, -2, inf, -inf, nan)
    },
    **{f"base_{c}": lambda x, c=c: c**x for c in (0.0, -0.0, 1.0, -1.0, 2.0, inf, -inf, nan, -2.5)},
    **{f"add_{c}": lambda x, c=c: x + c for c in (0.0, -0.0)},
    **{f"sub_{c}": lambda x, c=c: c - x for c in (0.0, -0.0)},
    **{f"mul_{c}": lambda x, c=c: x * c for c in (0.0, -1.0)},
    **{f"div_{c}": lambda x, c=c: x / c for c in (0.0, -0.0, 3.0)},
    **{f"rdiv_{c}": lambda x, c=c: c / x for c in (0.0, -1.0, 3.0)},
    **{f"remainder_{c}": lambda x, c=c: x.remainder(c) for c in (0.0, 1.5, -1.5, inf, -inf)},
    **{f"fmod_{c}": lambda x, c=c: x.fmod(c) for c in (0.0, 1.5, -1.5, inf)},
    **{f"floor_divide_{c}": lambda x, c=c: x // c for c in (0.0, 1.5, -1.5, inf, -inf)},
    "eq_0": lambda x: x == 0.0,
    "gt_0": lambda x: x > 0.0,
    "nan_to_num_7": lambda x: x.nan_to_num(7.0, 8.0, -9.0),
    **{
        f"to_{str(t).removeprefix('torch.')}": lambda x, t=t: x.to(t)
        for t in (torch.bool, *FLOATS, torch.complex64)
    },
}

DOUBLE: dict[str, Callable[..., Any]] = {
    **{
        name: getattr(torch, name)
        for name in [
            "add",
            "sub",
            "mul",
            "div",
            "floor_divide",
            "remainder",
            "fmod",
            "pow",
            "atan2",
            "hypot",
            "copysign",
            "nextafter",
            "maximum",
            "minimum",
            "fmax",
            "fmin",
            "eq",
            "ne",
            "lt",
            "le",
            "gt",
            "ge",
            "logaddexp",
            "logaddexp2",
            "xlogy",
            "heaviside",
            "isclose",
            "logical_and",
            "logical_or",
            "logical_xor",
            "ldexp",
            "float_power",
            "rsub",
        ]
    },
    "div_trunc": lambda x, y: torch.div(x, y, rounding_mode="trunc"),
    "div_floor": lambda x, y: torch.div(x, y, rounding_mode="floor"),
    "isclose_nan": lambda x, y: torch.isclose(x, y, equal_nan=True),
    "special.xlog1py": torch.special.xlog1py,
    "clamp_tensor": lambda x, y: torch.clamp(x, min=y),
    "clamp_between": lambda x, y: torch.clamp(x, y, y + 1),
    "lerp": lambda x, y: torch.lerp(x, y, 0.25),
    "lerp_far": lambda x, y: torch.lerp(x, y, 0.75),
    "addcmul": lambda x, y: torch.addcmul(x, y, y),
    "addcdiv": lambda x, y: torch.addcdiv(x, x, y),
    "where": lambda x, y: torch.where(x > y, x, y),
    "mse_loss": lambda x, y: F.mse_loss(x, y, reduction="none"),
    "l1_loss": lambda x, y: F.l1_loss(x, y, reduction="none"),
    "smooth_l1_loss": lambda x, y: F.smooth_l1_loss(x, y, reduction="none"),
    "huber_loss": lambda x, y: F.huber_loss(x, y, reduction="none"),
    "soft_margin_loss": lambda x, y: F.soft_margin_loss(x, y, reduction="none"),
    "binary_cross_entropy_with_logits": lambda x, y: F.binary_cross_entropy_with_logits(
        x, y, reduction="none"
    ),
    "kl_div": lambda x, y: F.kl_div(x, y, reduction="none"),
    "poisson_nll_loss": lambda x, y: F.poisson_nll_loss(x, y, reduction="none"),
}


def _along(name: str, **kw: Any) -> Callable[..., Any]:
    return lambda x: getattr(torch, name)(x, dim=1, **kw)


ROWS: dict[str, Callable[..., Any]] = {
    **{
        name: _along(name)
        for name in _words(
            "sum mean prod amax amin argmax argmin all any std var std_mean var_mean cumsum cumprod "
            "cummax cummin logcumsumexp median nanmedian mode nansum nanmean count_nonzero softmax "
            "log_softmax logsumexp aminmax diff"
        )
    },
    "max": lambda x: torch.max(x, 1),
    "min": lambda x: torch.min(x, 1),
    "max_all": lambda x: torch.stack([torch.max(r) for r in x[:4]]),
    "sort": lambda x: torch.sort(x, dim=1, stable=True),
    "sort_descending": lambda x: torch.sort(x, dim=1, descending=True, stable=True),
    "argsort": lambda x: torch.argsort(x, dim=1, stable=True),
    "msort": lambda x: torch.msort(x.t()),
    "topk": lambda x: torch.topk(x, 2, 1).values,
    "topk_smallest": lambda x: torch.topk(x, 2, 1, largest=False).values,
    "kthvalue": lambda x: torch.kthvalue(x, 2, 1).values,
    "var_biased": _along("var", correction=0),
    **{f"norm_{p}": lambda x, p=p: torch.linalg.vector_norm(x, p, 1) for p in (0, 0.5, 1, 2, 3, inf, -inf)},
    "normalize": lambda x: F.normalize(x, dim=1),
    "softmin": lambda x: F.softmin(x, dim=1),
    "layer_norm": lambda x: F.layer_norm(x, (3,)),
    "rms_norm": lambda x: F.rms_norm(x, (3,)),
    "max_pool1d": lambda x: F.max_pool1d(x.unsqueeze(1), 2, 1),
    "avg_pool1d": lambda x: F.avg_pool1d(x.unsqueeze(1), 2, 1),
    "adaptive_max_pool1d": lambda x: F.adaptive_max_pool1d(x.unsqueeze(1), 2),
    "cosine_similarity": lambda x: F.cosine_similarity(x, x.flip(1), dim=1),
    "searchsorted": lambda x: torch.searchsorted(
        torch.tensor([-1.0, 0.0, 1.0, 2.0], dtype=x.dtype), x, right=True
    ),
}  # fmt: skip


def _quantiles() -> Iterator[Special]:
    for name in ("quantile", "nanquantile"):
        for mode in ("linear", "lower", "higher", "nearest", "midpoint"):
            yield Special(
                f"{name}_{mode}",
                lambda x, name=name, mode=mode: getattr(torch, name)(
                    x, 0.25, 1, interpolation=mode
                ),
                rows,
                dtypes=(torch.float32, torch.float64),
            )


# What eager has for 16-bit floats too, of torch.special.
NARROW = {f"special.{name}" for name in ("entr", "i0e", "i1", "i1e", "ndtr")}


def _dtypes(name: str) -> tuple[torch.dtype, ...]:
    return FLOATS[2:] if name.startswith("special.") and name not in NARROW else FLOATS


OPS: list[Special] = [
    *(Special(name, fn, ones, _dtypes(name)) for name, fn in SINGLE.items()),
    *(Special(name, fn, pairs) for name, fn in DOUBLE.items()),
    *(Special(name, fn, rows) for name, fn in ROWS.items()),
    *_quantiles(),
]


@dataclass(frozen=True)
class Known:
    """A difference from eager that is known: for which dtypes, where, and why.

    `where(got, want, *inputs)` is elementwise, and holds for something in each of the dtypes, on
    every CPU unless `some_cpus`: torch's formulas in AVX2 and in AVX-512 may differ.
    """

    reason: str
    where: Callable[..., Tensor]
    dtypes: tuple[torch.dtype, ...] = FLOATS
    some_cpus: bool = False


def both_zero(got: Tensor, want: Tensor, *_: Tensor) -> Tensor:
    return (got == 0) & (want == 0)


def not_finite(got: Tensor, want: Tensor, *_: Tensor) -> Tensor:
    """Eager overflows, or has NaN for having done so."""
    return ~want.isfinite()


def denormal(x: Tensor) -> Tensor:
    return (x != 0) & (x.abs() < torch.finfo(x.dtype).smallest_normal)


def denormal_inputs(got: Tensor, want: Tensor, *inputs: Tensor) -> Tensor:
    return torch.stack([denormal(x) for x in inputs]).any(0)


def nearly(ulps: float) -> Callable[..., Tensor]:
    def where(got: Tensor, want: Tensor, *_: Tensor) -> Tensor:
        return (got.double() - want.double()).abs() <= ulps * torch.finfo(got.dtype).eps

    return where


def nearly_or_zero_sign(got: Tensor, want: Tensor, *_: Tensor) -> Tensor:
    return both_zero(got, want) | nearly(4)(got, want)


def row_with(test: Callable[[Tensor], Tensor]) -> Callable[..., Tensor]:
    """Rows of which an element passes `test`, whatever the shape of the result."""

    def where(got: Tensor, want: Tensor, x: Tensor) -> Tensor:
        found = test(x).any(1)
        return found.view(-1, *[1] * (got.dim() - 1)).expand_as(got)

    return where


def extreme(x: Tensor) -> Tensor:
    return ~(x.abs() < torch.finfo(x.dtype).max)


def either(*tests: Callable[..., Tensor]) -> Callable[..., Tensor]:
    return lambda *a: torch.stack([t(*a) for t in tests]).any(0)


ZEROS = (
    "of two zeros of different sign, eager takes the second or the first, XLA the greater or less"
)
FMA = "XLA makes one operation of a product and a sum, which does not overflow between them"
DOUBLE_SUMS = "eager adds float32 up in float64, where nothing overflows"
OWN = "eager's formula cancels; ours is nearer to the value in float64"

F16, BF16, F32, F64 = FLOATS
WIDE = (F32, F64)
BROAD = (BF16, F32, F64)  # with an exponent of at least 8 bits

KNOWN: dict[str, Known] = {
    **{
        name: Known(ZEROS, both_zero)
        for name in (
            *(f"ones/{n}" for n in ("relu", "relu6", "clamp_min", "clamp_max")),
            *(f"pairs/{n}" for n in ("maximum", "minimum", "fmax", "fmin", "clamp_tensor")),
            *(f"pairs/{n}" for n in ("clamp_between",)),
            *(f"rows/{n}" for n in ("amax", "amin", "aminmax", "max", "min", "cummax", "cummin")),
        )
    },
    "rows/kthvalue": Known("eager's selection does not order zeros of different sign", both_zero),
    "ones/add_0.0": Known("XLA leaves out the addition of a zero", both_zero),
    "ones/softshrink": Known("eager's zeros have the sign of x or not, by dtype", both_zero, WIDE),
    **{
        f"ones/special.{n}": Known("eager gives 0 for -0 where an odd function gives -0", both_zero)
        for n in ("i1", "i1e", "modified_bessel_i1")
    },
    "ones/gelu": Known(OWN, nearly_or_zero_sign, (F32,), some_cpus=True),
    "ones/gelu_tanh": Known(OWN, nearly(4), BROAD),
    "ones/tanhshrink": Known("x - tanh(x) cancels in both", nearly(4), (F64,), some_cpus=True),
    "ones/special.log_ndtr": Known(OWN, nearly(1), (F64,)),
    "pairs/logaddexp2": Known(OWN, nearly(4), (F64,), some_cpus=True),
    "ones/digamma": Known(
        "eager's series is good to a few units of the last place of 1", nearly(16), WIDE
    ),
    "ones/lgamma": Known(
        "both are series good to a few units of the last place of 1", nearly(16), (F64,)
    ),
    **{
        f"ones/special.{n}": Known(
            "eager's tables are good to 3e-6, and its argument is rounded before sin and cos",
            lambda got, want, x: (
                nearly(3e-6 / torch.finfo(x.dtype).eps)(got, want)
                | ((x.abs() >= torch.finfo(x.dtype).max) & ~want.isinf())
            ),
        )
        for n in ("airy_ai", "bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1")
    },
    **{
        f"pairs/{n}": Known(
            "eager's is NaN where the quotient overflows; the remainder is exact all the same",
            lambda got, want, x, y: want.isnan() & x.isfinite() & y.isfinite() & (y != 0),
            BROAD,
        )
        for n in ("remainder", "fmod")
    },
    "pairs/pow": Known(
        "of a denormal base, a flushing CPU sees a part of the bits", denormal_inputs, BROAD
    ),
    "pairs/float_power": Known("the same", denormal_inputs, (F64,)),
    "pairs/atan2": Known(
        "the quotient of two denormals is one of zeros to XLA", denormal_inputs, BROAD
    ),
    "pairs/binary_cross_entropy_with_logits": Known(FMA, either(not_finite, nearly(16)), WIDE),
    "pairs/kl_div": Known(FMA, either(not_finite, nearly(64))),
    "pairs/poisson_nll_loss": Known(FMA, either(not_finite, nearly(4)), WIDE),
    "pairs/soft_margin_loss": Known(
        "eager's exponential overflows before the logarithm", not_finite, (F16,)
    ),
    "rows/prod": Known("eager rounds each product of float16, which overflows", not_finite, (F16,)),
    "rows/cumsum": Known(DOUBLE_SUMS, row_with(extreme), (F32,)),
    "rows/cumprod": Known(DOUBLE_SUMS, row_with(extreme), (F32,)),
    **{
        f"rows/{n}": Known(DOUBLE_SUMS, row_with(extreme), BROAD)
        for n in ("std", "var", "var_biased")
    },
    **{
        f"rows/{n}": Known(DOUBLE_SUMS + "; its mean of infinities is NaN", row_with(extreme))
        for n in ("std_mean", "var_mean")
    },
    "rows/layer_norm": Known(DOUBLE_SUMS, either(row_with(extreme), nearly(4))),
    "rows/mode": Known("eager sorts by <, which knows no order of NaN", row_with(torch.isnan)),
    "rows/cosine_similarity": Known("products cancel in another order", nearly(4), WIDE),
    "rows/log_softmax": Known(
        "eager rounds the logarithm of the sum to 16 bits", nearly(4), (F16, BF16)
    ),
}

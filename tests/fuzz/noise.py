"""How far a result may be from eager's: as far as rounding moves eager's own result.

A function is run again a few times in eager while whatever rounds is disturbed by an ulp or two: the
results of ATen ops, and the operands of those that accumulate. Once each op is done in double precision,
and rounded then: so far is eager itself from the truth, where its formulas cancel. What moves may differ by
a multiple of how far it moved; what does not move must be equal, to the bit but for the sign of a NaN. So an
integer, a comparison or a sort of exact numbers is compared exactly, and a `floor` of what is nearly an
integer is not blamed on anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from fuzz.operators import is_slow
from torch import Tensor
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

RUNS = 6
# A result may be so many times as far from eager's as noise moves it.
FACTOR = 8.0

_EXACT = frozenset(
    """
    abs alias alias_copy all amax amin aminmax any argmax argmin argsort as_strided as_strided_copy
    as_strided_scatter bitwise_and bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift
    bitwise_xor bucketize cat ceil channel_shuffle clamp clamp_max clamp_min clone complex constant_pad_nd
    copy copysign count_nonzero cummax cummin detach detach_copy diag_embed diagonal diagonal_copy
    diagonal_scatter embedding empty empty_like empty_strided eq expand expand_copy eye fill flip
    floor fmax fmin frexp full full_like gather ge glu_jvp gt hardshrink hardtanh heaviside index
    index_copy index_fill index_put index_select isfinite isin isinf isnan isneginf isposinf kthvalue
    le lift_fresh lift_fresh_copy logical_and logical_not logical_or logical_xor lt masked_fill
    masked_scatter masked_select max max_pool2d_with_indices max_pool3d_with_indices maximum median min
    minimum mode nan_to_num nanmedian ne neg new_empty new_full new_ones new_zeros nextafter nonzero
    nonzero_static ones ones_like permute permute_copy pixel_shuffle pixel_unshuffle put
    reflection_pad1d reflection_pad2d reflection_pad3d relu repeat replication_pad1d
    replication_pad2d replication_pad3d resize roll round scalar_tensor scatter searchsorted select
    select_copy select_scatter sign signbit slice slice_copy slice_scatter sort split squeeze
    squeeze_copy stack t t_copy take threshold topk transpose transpose_copy tril triu trunc
    unfold unfold_copy unsqueeze unsqueeze_copy upsample_nearest1d upsample_nearest2d
    upsample_nearest3d view view_as_complex view_as_real view_copy where zero zeros zeros_like
    _adaptive_max_pool2d _conj _conj_physical _neg_view _reshape_alias _reshape_copy _to_copy
    _unsafe_index _unsafe_index_put _unsafe_view _upsample_nearest_exact1d _upsample_nearest_exact2d
    _upsample_nearest_exact3d arange
    """.split()  # noqa: SIM905
)  # fmt: skip


# Of zeros that differ in sign these give one or the other, by the order in which they are compared.
_SIGN_OF_ZERO = frozenset(
    "amax amin aminmax clamp clamp_max clamp_min cummax cummin max maximum min minimum".split()  # noqa: SIM905
)


def _name(op: Any) -> str:
    name: str = op._schema.name
    return name.removeprefix("aten::").rstrip("_")


def rounds(op: Any, args: Any = ()) -> bool:
    """Whether results of the op are rounded otherwise by another way of computing it."""
    name = _name(op)
    if name == "abs":
        return any(isinstance(x, Tensor) and x.is_complex() for x in args)
    return name not in _EXACT


def accumulates(op: Any) -> bool:
    """Whether errors of the op are relative to its operands rather than to its results."""
    return torch.Tag.pointwise not in op.tags or is_slow(op) or _name(op).startswith("logaddexp")


def mode(run: int) -> TorchDispatchMode:
    """What disturbs the run of this number."""
    return Wide() if run == 0 else Noise(run - 1)


def real(op: Any, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments of functions of real numbers, the first a floating one: an integer has no ulps."""
    tensors = [x for x in pytree.tree_leaves(args) if isinstance(x, Tensor)]
    whole = args and isinstance(args[0], Tensor) and not any(map(floats, tensors))
    if not whole or torch.Tag.pointwise not in op.tags or args[0].dtype == torch.bool:
        return args
    return (args[0].to(torch.get_default_dtype()), *args[1:])


class Wide(TorchDispatchMode):
    """Has what rounds done in double precision, and its results rounded to the dtype of eager's."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if not rounds(func, args):
            return func(*args, **kwargs)
        wider = pytree.tree_map_only(Tensor, wide, (real(func, args), kwargs))
        try:
            exact = func(*wider[0], **wider[1])
        except (RuntimeError, NotImplementedError):  # there is no such kernel
            exact = None
        results = func(*args, **kwargs)
        if exact is None:
            return results
        if func._schema.is_mutable:
            for r, e in zip(pytree.tree_leaves(results), pytree.tree_leaves(exact), strict=True):
                if isinstance(r, Tensor) and floats(r):
                    r.copy_(e)
            return results
        return pytree.tree_map(rounded, results, exact)


def wide(x: Tensor) -> Tensor:
    """In double precision, in memory of its own."""
    if not floats(x):
        return x.clone()
    return x.to(torch.complex128 if x.is_complex() else torch.float64, copy=True)


def rounded(result: Any, exact: Any) -> Any:
    """An exact result as eager's: in its dtype and memory format."""
    if not isinstance(result, Tensor) or not floats(result):
        return result
    return torch.empty_like(result).copy_(exact)


class Noise(TorchDispatchMode):
    """Disturbs what rounds: `+1` and `-1` always away from and towards zero, others at random."""

    def __init__(self, run: int) -> None:
        super().__init__()
        self.sign = {0: 1.0, 1: -1.0}.get(run, 0.0)
        self.generator = torch.Generator().manual_seed(run)

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if _name(func) in _SIGN_OF_ZERO:
            return pytree.tree_map_only(Tensor, self.with_other_zeros, func(*args, **kwargs))
        if not rounds(func, args):
            return func(*args, **kwargs)
        schema = func._schema
        if accumulates(func) and not schema.is_mutable:
            args, kwargs = pytree.tree_map_only(Tensor, self.disturbed, (real(func, args), kwargs))
        results = func(*args, **kwargs)
        if schema.is_mutable:
            for x in pytree.tree_leaves(results):
                if isinstance(x, Tensor) and floats(x):
                    x.copy_(self.disturbed(x))
            return results
        return pytree.tree_map_only(Tensor, self.disturbed, results)

    def disturbed(self, x: Tensor) -> Tensor:
        """Moved by up to two ulps, in the same memory format."""
        if not floats(x) or not x.numel():
            return x
        amount = torch.rand(x.shape, generator=self.generator, dtype=torch.float64)
        amount = self.sign * (0.5 + amount) if self.sign else amount * 4 - 2
        step = amount * torch.finfo(x.dtype).eps
        made = torch.empty_like(x)
        wide = x.to(torch.complex128) if x.is_complex() else x.to(torch.float64)
        if x.is_complex():
            turn = torch.rand(x.shape, generator=self.generator, dtype=torch.float64) * 6.3
            moved = wide + torch.polar(wide.abs().nan_to_num(posinf=0) * step.abs(), turn)
            moved = torch.where(wide.isfinite(), moved, wide)
        else:
            moved = torch.where(wide.isfinite(), wide * (1 + step), wide)
            if self.sign < 0:  # a NaN's sign is nobody's
                moved = torch.where(wide.isnan(), -wide, moved)
            if self.sign:  # XLA flushes denormals to zero
                small = moved.abs() < torch.finfo(x.dtype).smallest_normal
                moved = torch.where(small, moved * 0, moved)
        return made.copy_(moved)

    def with_other_zeros(self, x: Tensor) -> Tensor:
        """With every zero's sign as this run has it, in place: a result may be an argument."""
        if x.is_floating_point() and self.sign:
            x[x == 0] = self.sign * 0.0
        return x


def floats(x: Tensor) -> bool:
    return x.is_floating_point() or x.is_complex()


def difference(got: Tensor, want: Tensor, moved: Sequence[Tensor]) -> str:
    """What is wrong with a result, or nothing."""
    got, want, *moved = (plain(x) for x in (got, want, *moved))
    if not want.numel():
        return ""
    if not floats(want):
        bad = got != want
        for m in moved:
            bad &= m == want
    else:
        bad = _unlike(got, want, moved)
    if not bad.any():
        return ""
    at = tuple(bad.nonzero()[0].tolist())
    values = ", ".join(repr(m[at].item()) for m in moved[:3])
    return (
        f"{int(bad.sum())} of {bad.numel()} {want.dtype}: at {list(at)} {got[at].item()!r}, "
        f"eager {want[at].item()!r}, under noise {values}"
    )


def _unlike(got: Tensor, want: Tensor, moved: Sequence[Tensor]) -> Tensor:
    """Where a floating result is further from eager's than noise explains."""
    info = torch.finfo(want.dtype)
    kind = torch.complex128 if want.is_complex() else torch.float64
    g, w = got.to(kind), want.to(kind)
    reach = torch.full(w.shape, 2 * info.smallest_normal, dtype=torch.float64)
    flips = torch.zeros(w.shape, dtype=torch.bool)
    for m in (x.to(kind) for x in moved):
        flips |= m.isfinite() != w.isfinite()
        flips |= m.isnan() != w.isnan()
        distance = (m - w).abs()
        reach = torch.maximum(reach, FACTOR * torch.where(distance.isfinite(), distance, 0.0))
    alike = (g == w) | (g.isnan() & w.isnan())
    near = g.isfinite() & w.isfinite() & ((g - w).abs() <= reach)
    # An infinity may be the largest number next to it, where noise goes so far.
    return ~(alike | near | flips)


def plain(x: Tensor) -> Tensor:
    x = x.detach().resolve_conj().resolve_neg()
    return x.to(torch.complex64) if x.dtype is torch.complex32 else x

"""Special values (tests/special_values.py) through the compiled path, against eager.

XLA's runtime for CPUs sets the processor to flush denormals, as torch.set_flush_denormal(True) does
for eager: both to take them for zeros and to give zeros for them. No option changes it. So a result is
right if eager gives it with denormals kept, with denormals flushed, or for zeros in their place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import torch
from special_values import FLOATS, KNOWN, OPS, Special
from torch import Tensor
from torch.utils import _pytree as pytree

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.torch_private import dispatch_functionalize, enable_python_dispatcher, make_fx

# Ops of one graph: XLA compiles a dozen small ones in the time of two.
TOGETHER = 12
LIGHT = [s for s in OPS if not s.is_heavy and torch.float32 in s.dtypes]


def outputs(s: Special, inputs: list[Tensor]) -> list[Tensor]:
    return pytree.tree_leaves(s.fn(*inputs))


def compiled(fn: Callable[..., Any], inputs: list[Tensor]) -> list[Tensor]:
    with torch.no_grad(), enable_python_dispatcher(), kept_whole():
        traced = make_fx(
            dispatch_functionalize(fn), decomposition_table=table(), tracing_mode="fake"
        )(*inputs)
    options = Options(cache=False, fallback="error")
    return list(compile_graph(traced, kind="inference", options=options)(list(inputs)))


@contextmanager
def flushed() -> Iterator[None]:
    assert torch.set_flush_denormal(True)
    try:
        yield
    finally:
        torch.set_flush_denormal(False)


def without_denormals(x: Tensor) -> Tensor:
    zero = torch.copysign(torch.zeros_like(x), x)
    return torch.where(x.abs() < torch.finfo(x.dtype).smallest_normal, zero, x)


def alike(got: Tensor, want: Tensor, ulps: float) -> Tensor:
    """Elementwise: equal with the sign of a zero, both NaN, or near enough."""
    if got.is_complex():
        return alike(torch.view_as_real(got), torch.view_as_real(want), ulps).all(-1)
    if not got.dtype.is_floating_point:
        return got == want
    info = torch.finfo(got.dtype)
    equal = (got == want) & (got.signbit() == want.signbit())
    g, w = got.double(), want.double()
    # A zero is as good as a denormal of its sign, or as twice one that was flushed.
    small = (g.abs() <= 2 * info.smallest_normal) & (w.abs() <= 2 * info.smallest_normal)
    zero = small & ((g == 0) | (w == 0)) & (got.signbit() == want.signbit())
    step = info.smallest_normal * info.eps if got.dtype == torch.float16 else 0.0
    distance = ulps * (w.abs() * info.eps).clamp(min=step)
    near = g.isfinite() & w.isfinite() & (w != 0) & ((g - w).abs() <= distance)
    return equal | zero | near | (got.isnan() & want.isnan())


def differences(s: Special, dtype: torch.dtype, got: list[Tensor]) -> tuple[list[str], bool]:
    """What is wrong with one function's results, and whether some of it is known."""
    inputs = s.inputs(dtype)
    plain = [without_denormals(x) for x in inputs]
    # Without oneDNN, whose gelu is off by 1e-4 and has NaN for infinity on CPUs with AVX-512 alone.
    with torch.backends.mkldnn.flags(enabled=False):
        wants = [outputs(s, inputs), outputs(s, plain)]
        with flushed():
            wants.append(outputs(s, inputs))
    found, is_known = [], False
    for i, g in enumerate(got):
        w = wants[0][i]
        assert (g.dtype, g.shape) == (w.dtype, w.shape), f"{s}: {g.dtype} {g.shape}"
        good = torch.stack([alike(g, want[i], s.ulps) for want in wants]).any(0)
        known = KNOWN.get(str(s))
        if known is not None and dtype in known.dtypes:
            excused = ~good & known.where(g, w, *inputs)
            is_known |= bool(excused.any())
            good |= excused
        for at in (~good).nonzero()[:3].tolist():
            x = [v[at[0]].tolist() for v in inputs]
            g1, w1 = g[tuple(at)].item(), w[tuple(at)].item()
            found.append(
                f"{s} {dtype} output {i}: {x} gives {g1}, eager {w1}; {int((~good).sum())} such"
            )
    return found, is_known


def check(group: list[Special], dtype: torch.dtype) -> tuple[list[str], set[str]]:
    """Compile a group of functions as one graph; what is wrong, and which differ as is known."""
    inputs = [s.inputs(dtype) for s in group]
    counts: list[int] = []

    def run(*xs: Tensor) -> tuple[Tensor, ...]:
        rest, outs = iter(xs), []
        counts.clear()
        for s, own in zip(group, inputs, strict=True):
            made = outputs(s, [next(rest) for _ in own])
            counts.append(len(made))
            outs.extend(made)
        return tuple(outs)

    got = iter(compiled(run, [x for xs in inputs for x in xs]))
    found, used = [], set()
    for s, n in zip(group, counts, strict=True):
        lines, is_known = differences(s, dtype, [next(got) for _ in range(n)])
        found += lines
        used |= {s.name} if is_known else set()
    return found, used


def groups(ops: list[Special]) -> list[list[Special]]:
    return [ops[i : i + TOGETHER] for i in range(0, len(ops), TOGETHER)]


def expect(group: list[Special], dtype: torch.dtype) -> None:
    """Nothing differs but what is known to, and that still does."""
    found, used = check(group, dtype)
    for s in group:
        known = KNOWN.get(str(s))
        expected = known is not None and dtype in known.dtypes and not known.some_cpus
        if expected and s.name not in used:
            found.append(f"{s} {dtype} no longer differs: take the dtype out of KNOWN")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("group", groups(LIGHT), ids=lambda g: str(g[0]))
def test_float32(group: list[Special]) -> None:
    expect(group, torch.float32)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", FLOATS, ids=str)
@pytest.mark.parametrize("s", OPS, ids=str)
def test_all(s: Special, dtype: torch.dtype) -> None:
    if dtype not in s.dtypes:
        pytest.skip("eager has none for this dtype")
    expect([s], dtype)


def test_known_names() -> None:
    assert set(KNOWN) <= {str(s) for s in OPS}

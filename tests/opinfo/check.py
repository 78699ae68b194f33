"""One sample of an OpInfo through the compiled path and through eager: what differs, if anything does.

The bulk of samples goes the way that a graph goes after dynamo: traced to functional ATen, decomposed,
lowered, compiled and called (`forward`), with AOTAutograd around it for gradients (`gradient`). Dynamo in
front of it costs ten times as much and adds Python, not operators, so that is for few (`whole`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

import torch
from torch._functorch.aot_autograd import aot_function
from torch._subclasses.fake_tensor import (
    DataDependentOutputException,
    DynamicOutputShapeException,
)
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode
from torch.utils import _pytree as pytree

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.errors import TpuCompileError, UnsupportedOpError
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.lowering.outputs import loses_aliases
from tpu_compile.polyfills import SUBSTITUTES
from tpu_compile.torch_private import (
    dispatch_functionalize,
    enable_python_dispatcher,
    functorch_config,
    make_boxed_func,
    make_fx,
    min_cut_rematerialization_partition,
)

# rtol, atol against eager: those of torch.testing, float64's tighter.
TOLERANCE: dict[torch.dtype, tuple[float, float]] = {
    torch.float64: (1e-9, 1e-9),
    torch.float32: (1.3e-6, 1e-5),
    torch.float16: (1e-3, 1e-3),
    torch.bfloat16: (1.6e-2, 1e-2),
    torch.complex32: (1e-3, 1e-3),
    torch.complex64: (1.3e-6, 1e-5),
    torch.complex128: (1e-9, 1e-9),
}

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a sample went: `native`, or what stands in the way of that.

    `fallback`: right, with ops on torch's CPU kernel. `break`: needs a value or a size that only data
    gives, so no single graph holds it. `wrong`: differs from eager. `error`: raises what eager does not.
    `skip`: eager itself refuses the sample.
    """

    kind: str
    detail: str = ""

    def __bool__(self) -> bool:
        return self.kind == "native"


NATIVE = Outcome("native")


class Differs(Exception):
    """A result is not eager's."""


class ValuesDiffer(Differs):
    """Nor are its values, which is all that differs of it."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A call of a function: the tensors in its arguments are inputs, the rest is static.

    Gradients are those of the tensors that require one, or of all floating ones where none does.
    """

    fn: Function
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def _originals(self) -> list[torch.Tensor]:
        leaves = pytree.tree_leaves((self.args, self.kwargs))
        return [x for x in leaves if isinstance(x, torch.Tensor)]

    def tensors(self) -> list[torch.Tensor]:
        """Copies of the tensors that keep strides, and share memory where the originals do."""
        return copies(self._originals())

    def leaves(self) -> list[torch.Tensor]:
        """The same, and those that a gradient is taken of require it."""
        wanted = [t.requires_grad for t in self._originals()]
        made = self.tensors()
        for t, want in zip(made, wanted, strict=True):
            floating = t.is_floating_point() or t.is_complex()
            t.requires_grad_(want if any(wanted) else floating)
        return made

    def as_traced(self) -> Function:
        """`function()` of what dynamo traces for it."""
        return replace(self, fn=SUBSTITUTES.get(self.fn, self.fn)).function()

    def function(self) -> Function:
        """The call as a function of its tensors, with a flat list of results."""
        leaves, spec = pytree.tree_flatten((self.args, self.kwargs))

        def run(*tensors: torch.Tensor) -> Any:
            rest = iter(tensors)
            filled = [next(rest) if isinstance(x, torch.Tensor) else x for x in leaves]
            args, kwargs = pytree.tree_unflatten(filled, spec)
            return tuple(pytree.tree_leaves(self.fn(*args, **kwargs)))

        return run


def copies(tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """Copies that keep strides, offsets and bits, and share memory where the originals do."""
    storages: dict[int, Any] = {}
    made = []
    for t in tensors:
        if t.layout is not torch.strided or type(t) is not torch.Tensor:
            made.append(t.detach().clone())
            continue
        storage = t.untyped_storage()
        base = storages.setdefault(storage._cdata, storage.clone())
        plain = torch.empty(0, dtype=t.dtype)
        plain.set_(base, t.storage_offset(), t.shape, t.stride())
        plain = torch._conj(plain) if t.is_conj() else plain
        made.append(torch._neg_view(plain) if t.is_neg() else plain)
    return made


# ---------------------------------------------------------------------- forward


def forward(
    sample: Sample,
    *,
    values: bool = True,
    tolerance: Any = None,
    comparison: Callable[..., None] | None = None,
    xla_options: tuple[tuple[str, Any], ...] = (),
) -> Outcome:
    """The results of a sample; `values=False` compares all but them, `comparison` in another way."""
    inputs = sample.tensors()
    fn = sample.function()
    versions = [t._version for t in inputs]
    try:
        with torch.no_grad():
            torch.manual_seed(0)
            want = fn(*inputs)
    except Exception as err:
        return Outcome("skip", first_line(err))
    # As in the backend, AOTAutograd sees to what writes to its inputs.
    writes = [t._version for t in inputs] != versions or not same(inputs, sample.tensors())

    def run(options: Options) -> None:
        options = replace(options, xla_options=xla_options)
        ours = sample.tensors()
        traced = sample.as_traced()
        gm = None if writes else functional_graph(traced, ours)
        if gm is None:
            with torch.no_grad():
                got = through_aot(traced, options)(*ours)
        else:
            got = compile_graph(gm, kind="inference", options=options)(list(ours))
        compared = comparison or partial(compare, exact=exact(sample))
        compared([*ours, *got], [*inputs, *want], values=values, tolerance=tolerance)

    return outcome(run)


def functional_graph(
    fn: Function, inputs: Sequence[torch.Tensor], decompositions: Any = None
) -> torch.fx.GraphModule | None:
    """The functional, decomposed graph that AOTAutograd would give; None where it has to see to it.

    As in the backend, that is what checks its results, or returns views that are not strided.
    """
    with torch.no_grad(), enable_python_dispatcher(), kept_whole():
        trace = make_fx(
            dispatch_functionalize(fn),
            decomposition_table=table() if decompositions is None else decompositions,
            tracing_mode="fake",
        )
        try:
            traced = trace(*inputs)
        except AssertionError as err:
            if "token for effect" not in str(err):
                raise
            return None
    return None if loses_aliases(traced) else traced


def same(tensors: Sequence[torch.Tensor], others: Sequence[torch.Tensor]) -> bool:
    """Whether floating values are as they were: batch norms write without telling autograd."""
    return all(
        torch.equal(a, b)
        for a, b in zip(tensors, others, strict=True)
        if a.dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16)
        and a.layout is torch.strided
    )


def through_aot(fn: Function, options: Options) -> Function:
    """The function as AOTAutograd compiles it with our compiler."""

    def compiler(gm: torch.fx.GraphModule, _: Any) -> Any:
        call = compile_graph(gm, kind="forward", options=options)
        return call if getattr(call, "_boxed_call", False) else make_boxed_func(call)

    compiled = aot_function(
        fn,
        compiler,
        compiler,
        partition_fn=min_cut_rematerialization_partition,
        decompositions=table(),
    )

    def run(*tensors: torch.Tensor) -> Any:
        with functorch_config.patch(unlift_effect_tokens=True), kept_whole():
            return compiled(*tensors)

    return run


_DATA_DEPENDENT = (
    DataDependentOutputException,
    DynamicOutputShapeException,
    GuardOnDataDependentSymNode,
)


def outcome(run: Callable[[Options], None]) -> Outcome:
    """Run natively; where ops have no lowering, with them on the CPU."""
    kind, detail = "native", ""
    try:
        try:
            run(Options(cache=False, fallback="error"))
        except UnsupportedOpError as err:
            kind, detail = "fallback", operators(err)
            run(Options(cache=False, fallback="cpu"))
    except _DATA_DEPENDENT as err:
        return Outcome("break", first_line(err))
    except Differs as err:
        return Outcome("wrong", f"{err}" + (f" (with {detail} on the CPU)" if detail else ""))
    except TpuCompileError as err:
        return Outcome("error", f"{type(err).__name__}: {' '.join(str(err).split())[:400]}")
    except Exception as err:
        return Outcome("error", f"{type(err).__name__}: {first_line(err)}")
    return Outcome(kind, detail)


def operators(err: UnsupportedOpError) -> str:
    """The ops that an error lists, with the reasons."""
    lines = (line.strip().removeprefix("ops:").strip() for line in str(err).splitlines())
    listed = [line for line in lines if "x, " in line]
    return "; ".join(listed)[:300] or first_line(err)


def first_line(err: BaseException) -> str:
    return (str(err).strip().splitlines() or [""])[0][:300]


# ---------------------------------------------------------------------- gradients


def gradient(
    sample: Sample, *, values: bool = True, tolerance: Any = None, dynamo: bool = False
) -> Outcome:
    """Results, inputs that were written to, and gradients for fixed cotangents.

    Through AOTAutograd alone, which is faster, or under torch.compile itself.
    """
    fn = sample.function()
    theirs = sample.leaves()
    try:
        want = with_gradients(fn, theirs)
    except Exception as err:
        return Outcome("skip", first_line(err))
    if want is None:
        return Outcome("skip", "no result has a gradient")

    def run(options: Options) -> None:
        ours = sample.leaves()
        compiled = compiled_whole(fn, options) if dynamo else None
        got = with_gradients(compiled or through_aot(sample.as_traced(), options), ours)
        assert got is not None
        same_results, same_gradients = exact_gradients(sample)
        compare(
            [*ours, *got[0]],
            [*theirs, *want[0]],
            values=values,
            tolerance=tolerance,
            exact=same_results,
        )
        compare(
            got[1],
            want[1],
            values=values,
            what="gradient",
            tolerance=tolerance,
            exact=same_gradients,
        )

    return outcome(run)


def with_gradients(fn: Function, inputs: Sequence[torch.Tensor]) -> tuple[Any, Any] | None:
    """The results and the gradients of the inputs that require one; None where there is none."""
    torch.manual_seed(0)
    results = pytree.tree_leaves(fn(*inputs))
    outs, wanted, cotangents = differentiated(results, inputs)
    if not outs or not wanted:
        return None
    return results, list(torch.autograd.grad(outs, wanted, cotangents, allow_unused=True))


def differentiated(results: Sequence[Any], inputs: Sequence[torch.Tensor]) -> tuple[Any, Any, Any]:
    """Which results gradients are taken of, which inputs they are for, and the cotangents."""
    outs = [o for o in results if isinstance(o, torch.Tensor) and o.requires_grad]
    g = torch.Generator().manual_seed(1)
    return outs, [t for t in inputs if t.requires_grad], [cotangent(o, g) for o in outs]


def cotangent(out: torch.Tensor, g: torch.Generator) -> torch.Tensor:
    """Values in 0.5..1.5, laid out contiguously."""
    real = torch.rand(out.shape, generator=g, dtype=torch.float64) + 0.5
    if out.dtype.is_complex:
        imaginary = torch.rand(out.shape, generator=g, dtype=torch.float64) + 0.5
        return torch.complex(real, imaginary).to(out.dtype)
    return real.to(out.dtype)


# ---------------------------------------------------------------------- with dynamo


def compiled_whole(fn: Function, options: Options, fullgraph: bool = True) -> Function:
    """A function under torch.compile, which has seen no other; what our backend raises is raised."""
    torch._dynamo.reset()
    given = {"fallback": options.fallback, "cache": False}
    compiled = torch.compile(fn, backend="tpu", fullgraph=fullgraph, dynamic=False, options=given)

    def run(*tensors: torch.Tensor) -> Any:
        try:
            return compiled(*tensors)
        except torch._dynamo.exc.BackendCompilerFailed as err:
            raise (err.inner_exception or err) from None

    return run


def whole(
    sample: Sample, *, values: bool = True, fullgraph: bool = True, tolerance: Any = None
) -> Outcome:
    """A sample under torch.compile itself."""
    try:
        with torch.no_grad():
            torch.manual_seed(0)
            inputs = sample.tensors()
            want = sample.function()(*inputs)
    except Exception as err:
        return Outcome("skip", first_line(err))

    def run(options: Options) -> None:
        ours = sample.tensors()
        compiled = compiled_whole(sample.function(), options, fullgraph)
        with torch.no_grad():
            got = compiled(*ours)
        compare([*ours, *got], [*inputs, *want], values=values, tolerance=tolerance)

    try:
        got = outcome(run)
    finally:
        torch._dynamo.reset()
    if "Unsupported: Dynamic shape operator" in got.detail:
        return Outcome("break", got.detail)
    # Some entries of the database are functions of torch's tests, which dynamo does not enter.
    return Outcome("skip", got.detail) if "function marked as skipped" in got.detail else got


# ---------------------------------------------------------------------- comparison


def compare(
    got: Sequence[Any],
    want: Sequence[Any],
    *,
    values: bool = True,
    what: str = "result",
    tolerance: Any = None,
    exact: Exact | None = None,
) -> None:
    """Raise Differs unless two lists of results, or of inputs and results, are alike.

    Where values differ by more than is allowed, `exact` says by how much eager's own are off.
    """
    if len(got) != len(want):
        raise Differs(f"{len(got)} {what}s, eager gives {len(want)}")
    ours, theirs = sharing(got), sharing(want)
    for i, (g, w) in enumerate(zip(got, want, strict=True)):
        if not isinstance(w, torch.Tensor) or not isinstance(g, torch.Tensor):
            if type(g) is not type(w) or (values and g != w and g == g):
                raise Differs(f"{what} {i}: {g!r}, eager gives {w!r}")
            continue
        for name in ("dtype", "shape", "layout"):
            if getattr(g, name) != getattr(w, name):
                raise Differs(f"{what} {i}: {name} {getattr(g, name)}, eager {getattr(w, name)}")
        # Gradients lie as AOTAutograd's trace has them, not as eager's: with aot_eager as well.
        lies = w.layout is torch.strided and w.numel() and what != "gradient"
        if lies and _strides(g) != _strides(w):
            raise Differs(
                f"{what} {i}: strides {g.stride()}, eager {w.stride()} for {tuple(w.shape)}"
            )
        # Of a result that is nobody's view only eager knows that it has yet to be conjugated.
        for name in ("is_conj", "is_neg") if theirs[i] != i else ():
            if getattr(g, name)() != getattr(w, name)():
                raise Differs(f"{what} {i}: {name} {getattr(g, name)()}")
    # AOTAutograd gives each gradient memory of its own, where some of eager's are views of another.
    if ours != theirs and what != "gradient":
        raise Differs(f"aliasing {ours}, eager {theirs}")
    for i, (g, w) in enumerate(zip(got, want, strict=True)):
        if values and isinstance(w, torch.Tensor):
            try:
                close(g, w, f"{what} {i}", tolerance)
            except ValuesDiffer:
                if exact is None or not as_near(g, w, _given(exact, i)):
                    raise


def _strides(t: torch.Tensor) -> list[int]:
    return [s for s, n in zip(t.stride(), t.shape, strict=True) if n > 1]


def close(g: torch.Tensor, w: torch.Tensor, where: str, tolerance: Any) -> None:
    rtol, atol = (tolerance or {}).get(w.dtype) or TOLERANCE.get(w.dtype, (0.0, 0.0))
    g, w = g.detach().resolve_conj().resolve_neg(), w.detach().resolve_conj().resolve_neg()
    if w.dtype.itemsize == 1 and w.dtype.is_floating_point:
        g, w = g.float(), w.float()
    if w.dtype is torch.complex32:
        g, w = g.to(torch.complex64), w.to(torch.complex64)
    if w.dtype in (torch.uint16, torch.uint32, torch.uint64):
        signed = {2: torch.int16, 4: torch.int32, 8: torch.int64}[w.dtype.itemsize]
        g, w = g.view(signed), w.view(signed)
    try:
        torch.testing.assert_close(g, w, rtol=rtol, atol=atol, equal_nan=True)
    except AssertionError as err:
        text = " ".join(str(err).split())
        raise ValuesDiffer(f"{where} {w.dtype}{list(w.shape)}: {text}") from None


# The results of a sample, or what AOTAutograd gives for it, in double precision.
Exact = Callable[[], list[Any]]
_WIDER = {
    **dict.fromkeys((torch.float32, torch.float16, torch.bfloat16), torch.float64),
    torch.complex64: torch.complex128,
}
# How much farther than eager's a result may be from that of double precision.
FARTHER = 4.0


def as_near(g: torch.Tensor, w: torch.Tensor, exact: Any) -> bool:
    """Whether rounding alone can be what is between two results: sums of numbers that cancel, say.

    Judged by double precision: ours may be at most four times as far from it as eager's is, and one
    of the two has half of its digits right, or that would tell nothing.
    """
    if not isinstance(exact, torch.Tensor) or _WIDER.get(w.dtype) is not exact.dtype:
        return False
    dtype = w.dtype
    g, w, exact = (t.detach().resolve_conj().resolve_neg().to(exact.dtype) for t in (g, w, exact))
    finite = w.isfinite()
    if exact.shape != w.shape or not torch.equal(finite, exact.isfinite()):
        return False
    if not torch.equal(finite, g.isfinite()) or not torch.equal(
        g[~finite].nan_to_num(), w[~finite].nan_to_num()
    ):
        return False
    ours, theirs = ((t[finite] - exact[finite]).abs().max().item() for t in (g, w))
    near = torch.finfo(dtype).eps ** 0.5
    largest = max(t[finite].abs().max().item() for t in (exact, w))
    return ours <= FARTHER * theirs and min(ours, theirs) <= near * largest


def _given(exact: Exact, i: int) -> Any:
    """A value of the call in double precision; None if it can't be made."""
    try:
        return exact()[i]
    except Exception:
        return None  # eager takes no float64 there, or gives other results


def wider(sample: Sample) -> Sample:
    """The same call in double precision."""

    def widen(x: Any) -> Any:
        if isinstance(x, torch.Tensor) and x.dtype in _WIDER:
            return x.detach().to(_WIDER[x.dtype]).requires_grad_(x.requires_grad)
        return _WIDER.get(x, x) if isinstance(x, torch.dtype) else x

    return Sample(sample.fn, *pytree.tree_map(widen, (sample.args, sample.kwargs)))


def exact(sample: Sample) -> Exact:
    """Inputs and results of the call in double precision, when they are asked for."""

    @cache
    def run() -> list[Any]:
        inputs = wider(sample).tensors()
        torch.manual_seed(0)
        with torch.no_grad():
            return [*inputs, *wider(sample).function()(*inputs)]

    return run


def exact_gradients(sample: Sample) -> tuple[Exact, Exact]:
    """Inputs and results, and gradients, of the call in double precision, when they are asked for."""

    @cache
    def run() -> tuple[list[Any], list[Any]]:
        inputs = wider(sample).leaves()
        found = with_gradients(wider(sample).function(), inputs)
        assert found is not None
        return [*inputs, *found[0]], found[1]

    return lambda: run()[0], lambda: run()[1]


def sharing(tensors: Sequence[Any]) -> list[int]:
    """For each value the number of the first that has the same memory."""
    first: dict[Any, int] = {}
    found = []
    for i, t in enumerate(tensors):
        key: Any = ("value", i)
        has_memory = isinstance(t, torch.Tensor) and t.layout is torch.strided and t.numel()
        if has_memory and not t._is_zerotensor():
            key = t.untyped_storage().data_ptr() or key
        found.append(first.setdefault(key, i))
    return found

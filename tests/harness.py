"""What the op tests share: a case, its inputs, its graph, and how results are compared with eager."""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import Any

import torch
from torch.utils import _pytree as pytree

from tpu_compile.compile import compile_graph
from tpu_compile.config import Options
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.lowering.graph import Lowered, lower
from tpu_compile.torch_private import dispatch_functionalize, enable_python_dispatcher, make_fx

SHORT = {
    "bool": torch.bool, "u8": torch.uint8, "u16": torch.uint16, "u32": torch.uint32,
    "u64": torch.uint64, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32,
    "i64": torch.int64, "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32,
    "f64": torch.float64, "c64": torch.complex64, "c128": torch.complex128,
    "e4m3fn": torch.float8_e4m3fn, "e5m2": torch.float8_e5m2,
    "e4m3fnuz": torch.float8_e4m3fnuz, "e5m2fnuz": torch.float8_e5m2fnuz, "e8m0fnu": torch.float8_e8m0fnu,
}  # fmt: skip
NAME = {v: k for k, v in SHORT.items()}

# rtol, atol against eager. Elementwise f32 allows 1e-6; a contraction passes matmul=True: 1e-5.
TOLERANCE: dict[torch.dtype, tuple[float, float]] = {
    torch.float64: (1e-12, 1e-12),
    torch.float32: (1e-6, 1e-6),
    torch.float16: (2e-3, 2e-3),
    torch.bfloat16: (1.6e-2, 1.6e-2),
    torch.complex64: (2e-6, 2e-6),
    torch.complex128: (1e-12, 1e-12),
}
MATMUL_TOLERANCE = {**TOLERANCE, torch.float32: (1e-5, 1e-5), torch.complex64: (1e-5, 1e-5)}


def in_threads(work: Callable[[int], None], count: int = 16) -> None:
    """Call `work` with 0, 1, ... in so many threads at once; raise the first of what it raises."""
    with ThreadPoolExecutor(count) as pool:
        begun = Barrier(count)

        def together(number: int) -> None:
            begun.wait()
            work(number)

        for done in [pool.submit(together, n) for n in range(count)]:
            done.result()


@dataclass(frozen=True)
class T:
    """An input tensor: dtype by short name, shape, and the range its values are drawn from.

    `low`, `high` bound the values (integers: high excluded; default -3..3, unsigned 0..3).
    `data` gives the values instead. `make` turns the tensor into a view, e.g. `lambda t: t.t()`.
    """

    dtype: str
    shape: tuple[int, ...] = ()
    low: float | None = None
    high: float | None = None
    data: Any = None
    make: Callable[[torch.Tensor], torch.Tensor] | None = None

    def tensor(self, seed: str) -> torch.Tensor:
        dtype = SHORT[self.dtype]
        if self.data is not None:
            t = torch.tensor(self.data, dtype=dtype)
        else:
            t = _draw(self, dtype, seed)
        return t if self.make is None else self.make(t)

    def __str__(self) -> str:
        shape = list(self.shape) if self.data is None else list(self.tensor("").shape)
        view = " view" if self.make else ""
        return f"{self.dtype}[{','.join(map(str, shape))}]{view}"


def _draw(spec: T, dtype: torch.dtype, seed: str) -> torch.Tensor:
    digest = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") >> 1
    g = torch.Generator().manual_seed(digest)
    signed = dtype.is_floating_point or dtype.is_complex or dtype.is_signed
    low = spec.low if spec.low is not None else (-3 if signed else 0)
    high = spec.high if spec.high is not None else 3
    if dtype == torch.bool:
        return torch.randint(0, 2, spec.shape, generator=g).bool()
    if dtype.is_complex:
        part = torch.rand((*spec.shape, 2), generator=g, dtype=torch.float64) * (high - low) + low
        return torch.view_as_complex(part).to(dtype)
    if dtype.is_floating_point:
        t = torch.rand(spec.shape, generator=g, dtype=torch.float64) * (high - low) + low
        return t.to(dtype)
    return torch.randint(int(low), int(high), spec.shape, generator=g).to(dtype)


def f32(*shape: int, **kw: Any) -> T:
    return T("f32", shape, **kw)


def f64(*shape: int, **kw: Any) -> T:
    return T("f64", shape, **kw)


def i64(*shape: int, **kw: Any) -> T:
    return T("i64", shape, **kw)


def boolean(*shape: int, **kw: Any) -> T:
    return T("bool", shape, **kw)


@dataclass(frozen=True, eq=False)
class Case:
    """One call of an op (an ATen overload or any function of tensors) that must do as eager does.

    `grad` also compares the gradients of every floating input. `matmul` chooses the tolerance of
    contractions; `tol` (rtol, atol) overrides it and needs a `reason`. `values=False` is for random
    ops: shapes, dtypes and strides only. `strides=False` needs a `reason` too.
    """

    op: Callable[..., Any]
    name: str
    args: tuple[Any, ...]
    kwargs: dict[str, Any] = field(default_factory=dict)
    grad: bool = False
    matmul: bool = False
    tol: tuple[float, float] | None = None
    values: bool = True
    strides: bool = True
    reason: str = ""

    def __post_init__(self) -> None:
        if (self.tol or not self.strides) and not self.reason:
            raise ValueError(f"{self}: an exception needs a reason")

    @property
    def op_name(self) -> str:
        return str(self.op) if hasattr(self.op, "_schema") else self.op.__name__

    def __str__(self) -> str:
        return f"{self.op_name}/{self.name}"

    def title(self) -> str:
        """The golden's first line: op, case name, input types."""
        tensors = [str(a) for a in pytree.tree_leaves((self.args, self.kwargs)) if isinstance(a, T)]
        return f"{self.op_name} / {self.name}: {', '.join(tensors)}".rstrip(": ")

    def inputs(self) -> list[torch.Tensor]:
        leaves = [a for a in pytree.tree_leaves((self.args, self.kwargs)) if isinstance(a, T)]
        return [a.tensor(f"{self}#{i}") for i, a in enumerate(leaves)]

    def function(self) -> Callable[..., Any]:
        """The op as a function of its tensors alone."""
        leaves, spec = pytree.tree_flatten((self.args, self.kwargs))

        def run(*tensors: torch.Tensor) -> Any:
            rest = iter(tensors)
            filled = [next(rest) if isinstance(a, T) else a for a in leaves]
            args, kwargs = pytree.tree_unflatten(filled, spec)
            return self.op(*args, **kwargs)

        return run


def case(op: Callable[..., Any], name: str, *args: Any, **kw: Any) -> Case:
    """A Case; keywords that are not the case's own go to the op."""
    own = {k: kw.pop(k) for k in list(kw) if k in Case.__dataclass_fields__ and k != "kwargs"}
    return Case(op, name, args, kw, **own)


@cache
def graph_of(c: Case) -> torch.fx.GraphModule:
    """The functional, decomposed ATen graph of a case, as AOTAutograd would give it."""
    fn = dispatch_functionalize(lambda *xs: tuple(pytree.tree_leaves(c.function()(*xs))))
    with torch.no_grad(), enable_python_dispatcher(), kept_whole():
        return make_fx(fn, decomposition_table=table(), tracing_mode="fake")(*c.inputs())


def lower_case(c: Case) -> Lowered:
    return lower(graph_of(c), name=str(c))


@cache
def results_of(c: Case) -> Any:
    """What the compiled graph of a case gives for its inputs."""
    options = Options(cache=False, fallback="error")
    return compile_graph(graph_of(c), kind="inference", options=options)(c.inputs())


def assert_like_eager(c: Case, got: Any, want: Any, what: str = "output") -> None:
    """Compare two lists of outputs: number, type, dtype, shape, strides, values."""
    got, want = pytree.tree_leaves(got), pytree.tree_leaves(want)
    assert len(got) == len(want), f"{len(got)} {what}s, eager gives {len(want)}"
    for i, (g, w) in enumerate(zip(got, want, strict=True)):
        where = f"{what} {i} of {c}"
        if not isinstance(w, torch.Tensor):
            assert g == w, where
            continue
        assert g.dtype == w.dtype, f"{where}: {g.dtype}, eager gives {w.dtype}"
        assert g.shape == w.shape, f"{where}: {tuple(g.shape)}, eager gives {tuple(w.shape)}"
        if c.strides and w.numel():
            own = [s for s, n in zip(g.stride(), g.shape, strict=True) if n > 1]
            eager = [s for s, n in zip(w.stride(), w.shape, strict=True) if n > 1]
            assert own == eager, f"{where}: strides {g.stride()}, eager gives {w.stride()}"
        if c.values:
            tolerance = c.tol or (MATMUL_TOLERANCE if c.matmul else TOLERANCE).get(w.dtype, (0, 0))
            if w.dtype.itemsize == 1 and w.dtype.is_floating_point:
                g, w = g.float(), w.float()
            torch.testing.assert_close(
                g, w, rtol=tolerance[0], atol=tolerance[1], equal_nan=True,
                msg=lambda m, where=where: f"{where}: {m}",
            )  # fmt: skip


def module_of(path: Path, source: str) -> ModuleType:
    """The module that a file of this source is."""
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

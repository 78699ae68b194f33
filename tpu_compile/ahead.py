"""Ahead of time: graphs compiled into the cache for TPUs that are elsewhere.

`aot` compiles one function or module without data: on fake tensors, which have shapes and no memory.
`warm` runs a program of the user and compiles every graph of its `torch.compile(backend="tpu")`.

A host of the target finds these executables if it computes equal keys. The key's fields, and why a
host may differ:

- `program`: the lowered graph. Differs where the host's torch traces another graph: another torch or
  model code, another dtype policy, shapes, or `torch.get_float32_matmul_precision()`.
- `options`: those of torch.compile and this version's own.
- `compiler`: jaxlib's version, and libtpu's change number, which every client reports alike. Differs
  where the host has another libtpu: install the one that its jaxlib asks for in both places.
- `topology`: device kind, chips along each axis, devices a chip, slices; read off the devices on
  both sides. Wrap-around links and chips a host are not in it: one chip's program has no use for them.
- `flags`: XLA_FLAGS and LIBTPU_INIT_ARGS without those that dump or log. jax adds a flag for the
  launch barrier on TPU hosts; it is added here too. Differs where the host sets others.
"""

from __future__ import annotations

import copy
import importlib
import os
import runpy
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Generic, TypeVar

import torch

from tpu_compile import targets
from tpu_compile.backend import tpu
from tpu_compile.compile import Request, compiling_ahead, stablehlo_key, store
from tpu_compile.debug import Origin
from tpu_compile.errors import ConfigError, TpuCompileError
from tpu_compile.pjrt_tpu import client_for
from tpu_compile.targets import Target
from tpu_compile.torch_private import (
    BackendCompilerFailed,
    FakeTensorMode,
    detect_fake_mode,
    every_graph_compiled,
    pytree,
)

Names = str | Target | Sequence[str | Target]


@dataclass(frozen=True, slots=True)
class Compiled:
    """One graph compiled for one target.

    `outcome` is `miss` (compiled and stored), `hit` (the cache had it), `shared` (equal to another
    graph here), `off` (compiled, not cached) or `failed`, with the error.
    """

    graph: str
    target: str
    key: str
    outcome: str
    seconds: float
    error: TpuCompileError | None = None


T = TypeVar("T")


class Collector(Generic[T]):
    """Makes something of each graph for a topology, in threads: several graphs at a time.

    `prepare` is called when the graph comes, what it returns in a thread; `fail` makes what stands for
    a graph that cannot be lowered for a target.
    """

    def __init__(
        self,
        prepare: Callable[[Request], Callable[[], T]],
        fail: Callable[[Origin, Target, TpuCompileError], T],
        also: Sequence[Target] = (),
    ) -> None:
        self.targets = tuple(also)
        self._prepare, self._fail = prepare, fail
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, "tpu-compile")
        self._found: list[Future[T]] = []

    def submit(self, request: Request) -> None:
        """Take a graph; its turn comes in a thread."""
        self._found.append(self._pool.submit(self._prepare(request)))

    def failed(self, origin: Origin, target: Target, err: TpuCompileError) -> None:
        """Note a graph that cannot be lowered for a target."""
        done: Future[T] = Future()
        done.set_result(self._fail(origin, target, err))
        self._found.append(done)

    def results(self) -> tuple[T, ...]:
        """Wait for all; in the order in which the graphs were met."""
        found = tuple(f.result() for f in self._found)
        self._pool.shutdown()
        return found


class Session(Collector[Compiled]):
    """Compiles what it collects into the cache."""

    def __init__(self, also: Sequence[Target] = ()) -> None:
        super().__init__(lambda request: partial(_obtain, request), _failed, also)


def _failed(origin: Origin, target: Target, err: TpuCompileError) -> Compiled:
    return Compiled(str(origin), target.name, "", "failed", 0.0, err)


def _obtain(request: Request) -> Compiled:
    name, target, key = str(request.origin), request.target.name, request.key.digest
    start = perf_counter()
    try:
        _, timings = request.obtain()
    except TpuCompileError as err:
        return Compiled(name, target, key, "failed", perf_counter() - start, err)
    if timings.cache == "miss":  # for whoever looks at the executable: `tpu-compile inspect`
        program = request.program
        store(stablehlo_key(program.digest), program.stablehlo, f"{program.name} (StableHLO)")
    return Compiled(name, target, key, timings.cache, perf_counter() - start)


def topologies(names: Names) -> tuple[Target, ...]:
    """The targets of these names, ready to compile for.

    Raises ConfigError for a name that is no TPU topology, and where libtpu is missing.
    """
    found = [targets.parse(n) for n in ([names] if isinstance(names, str | Target) else names)]
    if not found:
        raise ConfigError("no target is given", [("help", "name a topology, e.g. v5e:2x2")])
    for target in found:
        if not target.deviceless:
            raise ConfigError(
                f"only a TPU topology is compiled for ahead of time: {target}",
                [("help", "name one, e.g. v5e:2x2")],
            )
        client_for(target)
    return tuple(dict.fromkeys(found))


# ---------------------------------------------------------------------- one function or module


def aot(
    fn: Callable[..., Any],
    example_inputs: Sequence[Any],
    kwargs: Mapping[str, Any] | None = None,
    *,
    target: Names,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    dynamic: bool | None = None,
) -> tuple[Compiled, ...]:
    """Compile `fn(*example_inputs, **kwargs)` for one or several TPU topologies, without running it.

    `fn` is a function or module, on any device, also `meta`; only the shapes, dtypes and strides of
    its parameters and of the inputs count, and nothing of their size is allocated. A module is
    copied first, so its state stays as it is. The backward is compiled as well where a result
    requires grad, as in a call: use `torch.no_grad()` or `requires_grad_(False)` for inference alone.

    `mode`, `options` and `dynamic` are torch.compile's. Returns what was compiled, a graph and
    target each. Raises what stopped the first that could not be.

        tpu_compile.aot(model, (torch.empty(8, 1024, dtype=torch.int64),), target="v5e:2x2")
    """
    first, *others = topologies(target)
    session = Session(others)
    trace(session, first, fn, example_inputs, kwargs, mode=mode, options=options, dynamic=dynamic)
    found = session.results()
    for one in found:
        if one.error is not None:
            raise one.error
    return found


def trace(
    session: Collector[T],
    target: Target,
    fn: Callable[..., Any],
    example_inputs: Sequence[Any],
    kwargs: Mapping[str, Any] | None = None,
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    dynamic: bool | None = None,
) -> None:
    """Give the session all graphs of one call, for the target and for those of the session; see
    `aot`."""
    with ExitStack() as stack:
        stack.enter_context(every_graph_compiled())
        stack.enter_context(targets.target(target))
        stack.enter_context(compiling_ahead(session))
        faked, args, named = _faked(fn, example_inputs, kwargs or {})
        stack.enter_context(faked.mode)
        if torch.get_default_device().type != "cpu":  # as within `torch.device("meta")`
            stack.enter_context(torch.device("cpu"))  # where the inputs are
        # A backend of its own: dynamo would take an earlier result of an equal one.
        backend = partial(tpu, mode=mode, options=options)
        compiled = torch.compile(faked.fn, backend=backend, dynamic=dynamic)
        try:
            _backward(compiled(*args, **named))
        except BackendCompilerFailed as err:
            inner = err.inner_exception
            raise inner if isinstance(inner, TpuCompileError) else err from None


def _backward(results: Any) -> None:
    """Run the backward of every result that has one."""
    outs = [t for t in pytree.tree_leaves(results) if isinstance(t, torch.Tensor)]
    outs = [t for t in outs if t.requires_grad]
    if outs:
        torch.autograd.backward(outs, [torch.ones_like(t) for t in outs])


@dataclass(frozen=True, slots=True)
class _Faked:
    fn: Callable[..., Any]
    mode: FakeTensorMode


def _faked(
    fn: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[_Faked, list[Any], dict[str, Any]]:
    """The function and its inputs on fake CPU tensors, all of one mode."""
    module = fn if isinstance(fn, torch.nn.Module) else None
    held = [] if module is None else [*module.parameters(), *module.buffers()]
    given = [t for t in pytree.tree_leaves((args, kwargs)) if isinstance(t, torch.Tensor)]
    mode = detect_fake_mode([*held, *given]) or FakeTensorMode(allow_non_fake_inputs=True)
    memo: dict[int, Any] = {id(t): _fake(mode, t) for t in [*held, *given]}
    if module is not None:
        fn = copy.deepcopy(module, memo)
    leaves, structure = pytree.tree_flatten((list(args), dict(kwargs)))
    faked = [memo.get(id(x), x) for x in leaves]
    fake_args, fake_kwargs = pytree.tree_unflatten(faked, structure)
    return _Faked(fn, mode), fake_args, fake_kwargs


def _fake(mode: FakeTensorMode, t: torch.Tensor) -> torch.Tensor:
    """A fake CPU tensor like `t`, which may be real, fake, or on another device."""
    with mode:
        made = torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device="cpu")
    if isinstance(t, torch.nn.Parameter):
        return torch.nn.Parameter(made, t.requires_grad)
    return made.requires_grad_(t.requires_grad)


# ---------------------------------------------------------------------- a program of the user


def warm(
    program: str, target: Names, arguments: Sequence[str] = (), *, fake: bool = False
) -> tuple[Compiled, ...]:
    """Run a program; compile all graphs of its `torch.compile(backend="tpu")` for the targets too.

    `program` is a script, `module:function`, or a `.pt2` file of torch.export; `arguments` are its
    command line, or the function's arguments. It computes as usual, on what it would run on here.
    With `fake` it runs on fake tensors: no memory for weights, no results, nothing compiled for this
    machine; it must not look at values (`loss.item()` raises).

    Returns what was compiled; failures are among it. What the program raises is passed on.
    """
    first, *others = found = topologies(target)
    session = Session(others if fake or program.endswith(".pt2") else found)
    run(session, first, program, arguments, fake=fake)
    return session.results()


def run(
    session: Collector[T],
    first: Target,
    program: str,
    arguments: Sequence[str] = (),
    *,
    fake: bool = False,
) -> None:
    """Run a program and give the session its graphs for the session's targets; see `warm`.

    With `fake`, and for a `.pt2` file, graphs are first compiled for `first`, which is then none of
    the session's.
    """
    if program.endswith(".pt2"):
        fn, args, kwargs = _exported(program)
        with torch.no_grad():
            trace(session, first, fn, args, kwargs)
        return
    call = _runner(program, arguments)
    with ExitStack() as stack:
        stack.enter_context(every_graph_compiled())
        if fake:
            stack.enter_context(targets.target(first))
        stack.enter_context(compiling_ahead(session))
        if fake:
            stack.enter_context(FakeTensorMode(allow_non_fake_inputs=True))
        call()


def _exported(path: str) -> tuple[Callable[..., Any], Sequence[Any], Mapping[str, Any]]:
    exported = torch.export.load(path)
    if exported.example_inputs is None:
        raise ConfigError(f"{path} has no example inputs", [("help", "export it with them")])
    args, kwargs = exported.example_inputs
    return exported.module(), args, kwargs


def _runner(program: str, arguments: Sequence[str]) -> Callable[[], None]:
    """What runs the program, with its own sys.argv and sys.path."""
    if Path(program).is_file():
        return lambda: run_script(program, arguments)
    name, colon, function = program.partition(":")
    if not colon:
        raise ConfigError(
            f"no such program: {program!r}",
            [("help", "give a script, module:function, or a .pt2 file")],
        )
    with _command_line(str(Path.cwd()), [program, *arguments]):
        try:
            found = getattr(importlib.import_module(name), function)
        except (ImportError, AttributeError) as err:
            raise ConfigError(f"cannot import {program!r}", [("why", str(err))]) from err
    return lambda: found(*arguments)


def run_script(program: str, arguments: Sequence[str]) -> None:
    """Run a script as Python would, with its own arguments."""
    with _command_line(str(Path(program).resolve().parent), [program, *arguments]):
        try:
            runpy.run_path(program, run_name="__main__")
        except SystemExit as err:
            if err.code not in (None, 0):
                raise


@contextmanager
def _command_line(folder: str, argv: list[str]) -> Iterator[None]:
    before, sys.argv = sys.argv, argv
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.argv = before
        if folder in sys.path:
            sys.path.remove(folder)

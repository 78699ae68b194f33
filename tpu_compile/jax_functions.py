"""`@jax_op`: a JAX function becomes a torch op, with its gradients, under compile and without."""

from __future__ import annotations

import ast
import functools
import hashlib
import itertools
import types
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from operator import getitem, itemgetter
from typing import Any, TypeVar, overload

import torch
from torch import Tensor, fx

from tpu_compile.call import CompiledCall
from tpu_compile.compile import Call, compile_graph
from tpu_compile.config import options_from
from tpu_compile.errors import JaxOpError
from tpu_compile.jax_signatures import schema, torch_signature
from tpu_compile.lowering.jax_call import (
    JaxFunction,
    avals_of,
    flatten,
    pullback,
    register,
    result_specs,
    result_tree,
    unflatten,
)
from tpu_compile.lowering.types import dtype_name
from tpu_compile.pjrt_tpu import resolve
from tpu_compile.program import Chip
from tpu_compile.targets import CPU, GENERATIONS
from tpu_compile.torch_private import (
    FakeTensorMode,
    SingleLevelFunction,
    below_autograd,
    is_plain_eager,
    single_level_autograd,
)

F = TypeVar("F", bound=Callable[..., Any])

_LIBRARY = torch.library.Library("tpu_compile", "FRAGMENT")
_op = torch.ops.tpu_compile.jax_call.default


@overload
def jax_op(fn: F) -> F: ...
@overload
def jax_op(
    *, mutates: Sequence[str] | str = (), x64: bool | None = None, tpu: str | None = None
) -> Callable[[F], F]: ...
def jax_op(
    fn: Callable[..., Any] | None = None,
    *,
    mutates: Sequence[str] | str = (),
    x64: bool | None = None,
    tpu: str | None = None,
) -> Any:
    """Make a torch op of a JAX function.

        @tpu_compile.jax_op
        def swish(x, beta=1.0):
            return x * jax.nn.sigmoid(beta * x)

    The op takes and returns torch tensors, in tuples, lists and dicts as the function does; numbers,
    strings, None and torch dtypes are static, as under `jax.jit(static_argnums=...)`. It works
    eagerly, under `torch.compile(backend="tpu", fullgraph=True)` (where it becomes part of the
    graph's program), in `torch.export`, `torch.func.vmap`, and both modes of autograd, whose
    rules are JAX's `vjp` and `jvp` of the function, or its own `custom_vjp`. Results never alias
    arguments.

    `mutates` names arguments that the op updates in place. The function then returns the pair
    `(result, updates)`, where `updates` holds a new array for each name, in order.

    `x64` runs the function in JAX's 64-bit mode; by default that is so where an argument is
    64 bits wide or `jax_enable_x64` is set.

    `tpu` names a generation ("v6e") for functions of libraries that look at JAX's default device to
    choose a kernel, as Tokamax's do: they find such a TPU, or the one that is compiled for.
    On the CPU their TPU kernels then run as Pallas interprets them.

    Its signature is the function's, with `torch.Tensor` for arrays; `op.schema` is that as torch
    writes schemas, `op.jax_function` the function.

    Raises JaxOpError at a call with arguments that JAX refuses or that no op can take.
    """
    if fn is None:
        return partial(jax_op, mutates=mutates, x64=x64, tpu=tpu)
    mutated = (mutates,) if isinstance(mutates, str) else tuple(mutates)
    label = getattr(fn, "__name__", type(fn).__name__).strip("<>")
    settings = ("" if x64 is None else f"-x64={int(x64)}", "" if tpu is None else f"-tpu={tpu}")
    name = f"{label}-{fingerprint(fn)}{''.join(settings)}"
    register(JaxFunction(name, fn, x64, None if tpu is None else _chip(tpu)))
    order = tuple(_parameters(fn, mutated)) if mutated else ()
    recent: dict[int, _Recent] = {}

    @functools.wraps(fn)
    def op(*args: Any, **kwargs: Any) -> Any:
        eager = not torch.compiler.is_compiling()
        # Most eager calls are like the last of as many tensors, and nothing is to be found out.
        last = recent.get(len(args)) if eager and not kwargs else None
        if last is not None and is_plain_eager(args) and last.call.fits(args):
            return last.result(last.call(list(args)))
        arrays: list[Tensor] = []
        only_tensors = not kwargs and all(type(a) is Tensor for a in args)
        if only_tensors:
            arrays += args
            form = _tensors_only(len(args))
        else:
            form = repr(("call", flatten((args, kwargs), arrays)))
        if eager and is_plain_eager(arrays):
            call = _compiled_for(name, form, arrays)
            outs = call(arrays.copy())
            if only_tensors and not mutated and isinstance(call, CompiledCall):
                recent[len(args)] = _Recent.of(call, result_tree(name, form))
        else:
            outs = _op(name, form, arrays)
        result = unflatten(_result_tree(name, form), outs)
        if not mutated:
            return result
        return _update(label, mutated, order, args, kwargs, result)

    described: Any = op
    described.jax_function = fn
    signature = torch_signature(fn)
    if signature is not None:
        described.__signature__ = signature
        described.schema = schema(label, signature, mutated)
    return op


def _chip(generation: str) -> Chip:
    if generation not in GENERATIONS:
        raise JaxOpError(
            f"jax_op(tpu=...) names no TPU generation: {generation!r}",
            [("generations", ", ".join(GENERATIONS))],
        )
    g = GENERATIONS[generation]
    return Chip(g.kind, g.cores // g.devices, "")


@dataclass(frozen=True, slots=True)
class _Recent:
    """The executable of an op's last eager call, and what makes the op's result of its outputs."""

    call: CompiledCall
    result: Callable[[list[Tensor]], Any]

    @classmethod
    def of(cls, call: CompiledCall, tree: Any) -> _Recent:
        kind, *rest = tree
        return cls(call, itemgetter(*rest) if kind == "tensor" else partial(unflatten, tree))


@torch.compiler.assume_constant_result  # type: ignore[untyped-decorator]
def _tensors_only(count: int) -> str:
    """The form of a call with so many tensors, which needs no look at each."""
    return _form_of_tensors(count)


@lru_cache  # apart from the above: dynamo traces into a cached function, whatever is said of it
def _form_of_tensors(count: int) -> str:
    tree = ("tuple", ("tuple", *[("tensor", i) for i in range(count)]), ("dict",))
    return repr(("call", tree))


@torch.compiler.assume_constant_result  # type: ignore[untyped-decorator]
def _result_tree(name: str, form: str) -> Any:
    return result_tree(name, form)


def _parameters(fn: Callable[..., Any], mutated: Sequence[str]) -> list[str]:
    import inspect

    names = list(inspect.signature(fn).parameters)
    for name in mutated:
        if name not in names:
            raise JaxOpError(
                f"jax_op(mutates=...) names no argument: {name!r}",
                [("arguments", ", ".join(names))],
            )
    return names


def _update(
    label: str,
    mutated: Sequence[str],
    order: Sequence[str],
    args: Sequence[Any],
    kwargs: dict[str, Any],
    returned: Any,
) -> Any:
    if not isinstance(returned, tuple) or len(returned) != 2:
        raise JaxOpError(
            f"{label} must return (result, updates), since it mutates {', '.join(mutated)}"
        )
    result, updates = returned
    given = {**dict(zip(order, args, strict=False)), **kwargs}
    updates = updates if isinstance(updates, tuple | list) else (updates,)
    if len(updates) != len(mutated):
        raise JaxOpError(
            f"{label} returns {len(updates)} updates for {len(mutated)} mutated arguments"
        )
    for name, new in zip(mutated, updates, strict=True):
        old = given[name]
        if old.shape != new.shape or old.dtype != new.dtype:
            raise JaxOpError(
                f"{label} updates {name} with another type",
                [
                    ("argument", f"{old.dtype}{list(old.shape)}"),
                    ("update", f"{new.dtype}{list(new.shape)}"),
                ],
            )
        old.copy_(new)
    return result


# ---------------------------------------------------------------------- eagerly


def _run(name: str, form: str, arrays: Sequence[Tensor]) -> list[Tensor]:
    """Run a form on tensors, by an executable that is kept for their types."""
    out: list[Tensor] = _compiled_for(name, form, arrays)(list(arrays))
    return out


def _compiled_for(name: str, form: str, arrays: Sequence[Tensor]) -> Call:
    shapes, dtypes = tuple([t.shape for t in arrays]), tuple([t.dtype for t in arrays])
    return _compiled(name, form, shapes, dtypes, tuple([t.device.type for t in arrays]))


@lru_cache(maxsize=4096)
def _compiled(
    name: str,
    form: str,
    shapes: tuple[torch.Size, ...],
    dtypes: tuple[torch.dtype, ...],
    devices: tuple[str, ...],
) -> Call:
    device = _one_device(name, devices, shapes)
    avals = tuple((tuple(s), dtype_name(d)) for s, d in zip(shapes, dtypes, strict=True))
    graph = fx.Graph()
    with FakeTensorMode(), torch.no_grad():
        inputs = []
        for i, (shape, dtype) in enumerate(zip(shapes, dtypes, strict=True)):
            inputs.append(graph.placeholder(f"array_{i}"))
            inputs[-1].meta["val"] = torch.empty(shape, dtype=dtype, device=devices[i])
        call = graph.call_function(_op, (name, form, inputs))
        specs = result_specs(name, form, avals)
        call.meta["val"] = [torch.empty(s.shape, dtype=s.dtype, device=device) for s in specs]
        outs = []
        for i, fake in enumerate(call.meta["val"]):
            outs.append(graph.call_function(getitem, (call, i)))
            outs[-1].meta["val"] = fake
        graph.output(tuple(outs))
    gm = fx.GraphModule(torch.nn.Module(), graph)
    options = options_from(None, None)
    if resolve(options.target).deviceless:
        options = replace(options, target=CPU)  # it runs now, and here
    # Tensors of any strides may come, and nothing has checked them.
    return compile_graph(gm, kind="inference", options=options, guarded_strides=False)


def _one_device(name: str, devices: Sequence[str], shapes: Sequence[torch.Size]) -> str:
    """The device of an op's results. Tensors without dimensions may be on the host, as in torch."""
    devices_of_arrays = {d for d, s in zip(devices, shapes, strict=True) if s or d != "cpu"}
    if len(devices_of_arrays) > 1 or not devices_of_arrays <= {"cpu", "tpu"}:
        raise JaxOpError(
            "a JAX function as a torch op takes tensors of one device, the CPU or tpu",
            [("function", name.partition("-")[0]), ("found", ", ".join(devices))],
        )
    return devices_of_arrays.pop() if devices_of_arrays else "cpu"


def _eager(function: str, form: str, arrays: list[Tensor]) -> list[Tensor]:
    return _run(function, form, arrays)


_LIBRARY.impl("jax_call", _eager, "CompositeExplicitAutograd")


# ---------------------------------------------------------------------- autograd


def _autograd(function: str, form: str, arrays: list[Tensor]) -> list[Tensor]:
    if not _is_recorded(arrays):
        with below_autograd():
            return _op(function, form, arrays)  # type: ignore[no-any-return]
    results = len(result_specs(function, form, avals_of(arrays)))
    with single_level_autograd():
        return list(_apply(function, form, *arrays)[:results])


def _is_recorded(arrays: Sequence[Tensor]) -> bool:
    if torch.is_grad_enabled() and any(t.requires_grad for t in arrays):
        return True
    unpack: Any = torch.autograd.forward_ad.unpack_dual
    return any(unpack(t).tangent is not None for t in arrays)


class _Differentiable(SingleLevelFunction):
    """The forward form, and the backward form on what it returns.

    Of a single level: the dispatcher comes here once for each of torch.func's transforms.
    """

    @staticmethod
    def forward(function: str, form: str, *arrays: Tensor) -> tuple[Tensor, ...]:
        return tuple(_op(function, _derived("forward", form), list(arrays)))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: tuple[Tensor, ...]) -> None:
        function, form, *arrays = inputs
        ctx.call = function, form, avals_of(arrays)
        at = pullback(*ctx.call)
        results = len(at.shapes)
        ctx.save_for_backward(*arrays, *output[results:])
        ctx.save_for_forward(*arrays)
        fixed = [o for i, o in enumerate(output) if i >= results or i not in at.outputs]
        ctx.mark_non_differentiable(*fixed)

    @staticmethod
    def backward(ctx: Any, *cotangents: Tensor) -> tuple[Tensor | None, ...]:
        function, form, avals = ctx.call
        at = pullback(*ctx.call)
        given = [cotangents[i] for i in at.outputs]
        arrays, new = ctx.saved_tensors[: len(avals)], iter(ctx.saved_tensors[len(avals) :])
        if torch.is_grad_enabled():
            # What is computed here has gradients itself, which residuals do not carry on.
            found = _op(function, _derived("vjp", form, len(avals)), [*arrays, *given])
        else:
            saved = [next(new) if i is None else arrays[i] for i in at.residuals]
            found = _op(function, _derived("backward", form, avals), [*saved, *given])
        gradients: list[Tensor | None] = [None] * len(avals)
        for i, g in zip(at.inputs, found, strict=True):
            gradients[i] = g
        return (None, None, *gradients)

    @staticmethod
    def jvp(ctx: Any, *tangents: Tensor | None) -> tuple[Tensor | None, ...]:
        function, form, avals = ctx.call
        at = pullback(*ctx.call)
        arrays = ctx.saved_tensors
        moved = [
            torch.zeros_like(arrays[i]) if (t := tangents[2 + i]) is None else t for i in at.inputs
        ]
        outs = _op(function, _derived("jvp", form, len(avals)), [*arrays, *moved])
        found = iter(outs[len(at.shapes) :])
        total = len(at.shapes) + sum(r is None for r in at.residuals)
        return tuple(next(found) if i in at.outputs else None for i in range(total))


_apply: Callable[..., Any] = _Differentiable.apply  # type: ignore[attr-defined]


def _derived(kind: str, form: str, *rest: Any) -> str:
    return repr((kind, _literal(form), *rest))


@lru_cache(maxsize=4096)
def _literal(form: str) -> Any:
    return ast.literal_eval(form)


_LIBRARY.impl("jax_call", _autograd, "Autograd")


# ---------------------------------------------------------------------- vmap


def _vmap(info: Any, in_dims: Any, function: str, form: str, arrays: list[Tensor]) -> Any:
    dims = tuple(
        None if d is None else d % t.dim() for d, t in zip(in_dims[2], arrays, strict=True)
    )
    outs = _op(function, _derived("vmap", form, dims), arrays)
    return outs, [0] * len(outs)


torch.library.register_vmap("tpu_compile::jax_call", _vmap, lib=_LIBRARY)


# ---------------------------------------------------------------------- names


_UNIQUE = itertools.count()


def fingerprint(fn: Callable[..., Any]) -> str:
    """A digest of what a function computes, as far as it can be seen: 16 hexadecimal digits.

    Its code, defaults, closure, and the functions and constants that it reads, but no path, line or
    module name. A value that cannot be read (an object of a class) makes it unique.
    """
    digest = hashlib.sha256()
    for part in _describe(fn, set()):
        digest.update(f"{len(part)}:".encode())
        digest.update(part)
    return digest.hexdigest()[:16]


def _describe(x: Any, seen: set[int]) -> Iterator[bytes]:
    if x is None or isinstance(x, bool | int | float | complex | str | bytes | torch.dtype):
        yield f"{type(x).__name__} {x!r}".encode()
    elif isinstance(x, types.ModuleType):
        yield f"module {x.__name__}".encode()
    elif isinstance(x, types.CodeType):
        yield x.co_code
        for name in (*x.co_names, *x.co_varnames, *x.co_freevars):
            yield name.encode()
        for constant in x.co_consts:
            yield from _describe(constant, seen)
    elif isinstance(x, types.FunctionType):
        yield from _describe_function(x, seen)
    elif isinstance(x, tuple | list | set | frozenset | dict):
        yield f"{type(x).__name__} {len(x)}".encode()
        items: Any = x.items() if isinstance(x, dict) else x
        for item in sorted(items, key=repr) if isinstance(x, set | frozenset) else items:
            yield from _describe(item, seen)
    elif isinstance(x, functools.partial):
        yield from _describe((x.func, x.args, x.keywords), seen)
    elif isinstance(x, Tensor) or (hasattr(x, "__array__") and not isinstance(x, type)):
        array = x.detach().numpy(force=True) if isinstance(x, Tensor) else x.__array__()
        yield f"array {array.dtype} {array.shape}".encode()
        yield array.tobytes()
    elif _is_library(getattr(x, "__module__", None)) and hasattr(x, "__qualname__"):
        yield f"{x.__module__}.{x.__qualname__}".encode()
    elif hasattr(x, "__wrapped__"):  # jax.jit, jax.custom_vjp, functools.wraps
        yield type(x).__name__.encode()
        rules = [getattr(x, name, None) for name in ("fwd", "bwd", "jvp")]
        yield from _describe((x.__wrapped__, rules), seen)
    else:
        yield f"unique {next(_UNIQUE)} {hashlib.sha256(repr(x).encode()).hexdigest()}".encode()


def _describe_function(fn: types.FunctionType, seen: set[int]) -> Iterator[bytes]:
    if _is_library(fn.__module__):
        yield f"{fn.__module__}.{fn.__qualname__}".encode()
        return
    if id(fn) in seen:
        yield b"recursive"
        return
    seen.add(id(fn))
    yield from _describe((fn.__code__, fn.__defaults__, fn.__kwdefaults__), seen)
    for cell in fn.__closure__ or ():
        try:
            yield from _describe(cell.cell_contents, seen)
        except ValueError:  # not filled yet
            yield b"empty"
    for name in _names(fn.__code__):
        if name in fn.__globals__:
            yield name.encode()
            yield from _describe(fn.__globals__[name], seen)


def _names(code: types.CodeType) -> list[str]:
    """The global names that a code object and those inside it read, and others."""
    found = list(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            found += _names(constant)
    return found


def _is_library(module: str | None) -> bool:
    return (module or "").partition(".")[0] in ("jax", "jaxlib", "numpy", "torch", "builtins")

"""JAX functions as one op: which function, how it is called, and what is derived from it.

`tpu_compile::jax_call(str function, str form, Tensor[] arrays) -> Tensor[]` calls a registered
JAX function. `form` is a Python literal, so it survives in any graph, file or process:

    ("call", tree)              the function; the tree of its arguments, see `flatten`
    ("forward", form)           the same results, then what the gradient needs beyond the arguments
    ("backward", form, avals)   residuals and cotangents to the arguments' gradients
    ("vjp", form, count)        `count` arguments and cotangents to the arguments' gradients
    ("jvp", form, count)        `count` arguments and tangents to results and tangents
    ("vmap", form, dims)        batched over a dimension of each argument (None: not batched)

where `avals` are the shapes and dtypes of the arguments that the gradient was taken for. Each form
is a function of a flat list of arrays, derived by JAX; forms nest, so gradients have gradients.
JAX is imported when the first call is met.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import torch

from tpu_compile.errors import JaxOpError
from tpu_compile.lowering.builder import Builder, Value
from tpu_compile.lowering.jax_bridge import Mode, as_on, call_jax, is_wide
from tpu_compile.lowering.registry import lower
from tpu_compile.lowering.types import Spec, dtype_name
from tpu_compile.program import Chip
from tpu_compile.torch_private import no_dispatch_modes

Flat = Callable[..., tuple[Any, ...]]
Avals = tuple[tuple[tuple[int, ...], str], ...]

_LIBRARY = torch.library.Library("tpu_compile", "FRAGMENT")
_LIBRARY.define("jax_call(str function, str form, Tensor[] arrays) -> Tensor[]")


@dataclass(frozen=True, slots=True)
class JaxFunction:
    """A JAX function under the name that graphs know it by.

    `x64`: whether it runs in JAX's 64-bit mode; None: where an argument is 64 bits wide, or JAX's
    own setting says so. `chip`: the TPU that it finds as JAX's default device where it is traced for
    none; None: it finds what JAX has.
    """

    name: str
    fn: Callable[..., Any]
    x64: bool | None = None
    chip: Chip | None = None


_FUNCTIONS: dict[str, JaxFunction] = {}


def register(function: JaxFunction) -> None:
    """Make a function known by its name; the name of an equal function may be taken again."""
    _FUNCTIONS[function.name] = function


def find(name: str) -> JaxFunction:
    """The function of this name. Raises JaxOpError where this process has not made it."""
    if name not in _FUNCTIONS:
        raise JaxOpError(
            f"no JAX function is registered as {name!r}",
            [
                ("help", "import the module that decorates it before the graph is loaded"),
                ("known", ", ".join(sorted(_FUNCTIONS)) or "none"),
            ],
        )
    return _FUNCTIONS[name]


# ---------------------------------------------------------------------- arguments as text


def flatten(tree: Any, leaves: list[torch.Tensor]) -> Any:
    """`tree` as a literal, with each tensor appended to `leaves` and replaced by its number.

    Lists, tuples and dicts are trees; None, bools, numbers, strings and torch dtypes are static.
    Raises JaxOpError for anything else.
    """
    if isinstance(tree, torch.Tensor):
        leaves.append(tree)
        return ("tensor", len(leaves) - 1)
    if tree is None or isinstance(tree, bool | str):
        return ("static", tree)
    if isinstance(tree, int | torch.SymInt):
        return ("static", int(tree))
    if isinstance(tree, float | torch.SymFloat):
        return ("float", float(tree).hex())  # a literal has no inf or nan
    if isinstance(tree, torch.dtype):
        return ("dtype", dtype_name(tree))
    if type(tree) in (tuple, list):
        items = [flatten(x, leaves) for x in tree]
        return ("tuple" if isinstance(tree, tuple) else "list", *items)
    if type(tree) is dict:
        return ("dict", *[(k, flatten(v, leaves)) for k, v in tree.items()])
    raise JaxOpError(
        f"a JAX function as a torch op takes no {type(tree).__name__}",
        [
            ("found", repr(tree)),
            ("help", "give tensors, numbers, strings, dtypes, and tuples, lists or dicts of them"),
        ],
    )


def unflatten(tree: Any, leaves: Sequence[Any]) -> Any:
    """The inverse of `flatten`; a torch dtype comes back as its name, which JAX understands."""
    kind, *rest = tree
    if kind == "tensor":
        return leaves[rest[0]]
    if kind in ("static", "dtype"):
        return rest[0]
    if kind == "float":
        return float.fromhex(rest[0])
    if kind == "dict":
        return {k: unflatten(v, leaves) for k, v in rest}
    items = [unflatten(x, leaves) for x in rest]
    return tuple(items) if kind == "tuple" else items


def avals_of(arrays: Sequence[torch.Tensor]) -> Avals:
    """Shapes and dtypes; a symbolic size is specialized, as it would be by any call into JAX."""
    return tuple((tuple(int(n) for n in t.shape), dtype_name(t.dtype)) for t in arrays)


# ---------------------------------------------------------------------- forms as functions


@dataclass(frozen=True, slots=True)
class Pullback:
    """The gradient of a form at arguments of certain types.

    `inputs` and `outputs` are the positions that have a gradient. `residuals` says of each leaf of
    the pullback which argument it is, or None where the forward form returns it after the results,
    whose shapes are `shapes`.
    """

    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    shapes: tuple[tuple[int, ...], ...]
    residuals: tuple[int | None, ...]
    tree: Any


def flat_function(name: str, form: str) -> Flat:
    """The function of flat arrays that a form stands for."""
    f, chip = _build(name, ast.literal_eval(form)), find(name).chip
    if chip is None:
        return f

    def on_chip(*arrays: Any) -> tuple[Any, ...]:
        with as_on(chip):
            return f(*arrays)

    return on_chip


def _build(name: str, form: Any) -> Flat:
    kind, inner, *rest = form
    if kind == "call":
        return _call(find(name), repr(form), inner)
    if kind == "forward":
        return _forward(_build(name, inner))
    if kind == "backward":
        return _backward(pullback(name, repr(inner), *rest))
    if kind == "vjp":
        return _vjp(_build(name, inner), *rest)
    if kind == "jvp":
        return _jvp(_build(name, inner), *rest)
    assert kind == "vmap", form
    return _vmap(_build(name, inner), *rest)


# (function, form) -> the tree of what the call returns; the same whatever the shapes are.
_RESULTS: dict[tuple[str, str], Any] = {}


def result_tree(name: str, form: str) -> Any:
    """The tree of a call's results, for `unflatten`; known once the call has been traced."""
    return _RESULTS[name, form]


def _call(function: JaxFunction, form: str, tree: Any) -> Flat:
    def call(*arrays: Any) -> tuple[Any, ...]:
        args, kwargs = unflatten(tree, arrays)
        leaves: list[Any] = []
        with no_dispatch_modes():  # what it does with torch is its own, as in Helion's kernels
            returned = function.fn(*args, **kwargs)
        found = _flatten_results(function.name, returned, leaves)
        known = _RESULTS.setdefault((function.name, form), found)
        if known != found:
            raise JaxOpError(
                f"{function.name} returns another structure for other shapes",
                [("first", str(known)), ("now", str(found))],
            )
        return tuple(leaves)

    return call


def _flatten_results(name: str, tree: Any, leaves: list[Any]) -> Any:
    import jax.numpy as jnp

    if tree is None:
        return ("static", None)
    if type(tree) in (tuple, list):
        items = [_flatten_results(name, x, leaves) for x in tree]
        return ("tuple" if isinstance(tree, tuple) else "list", *items)
    if type(tree) is dict:
        return ("dict", *[(k, _flatten_results(name, v, leaves)) for k, v in tree.items()])
    try:
        leaves.append(jnp.asarray(tree))
    except (TypeError, ValueError) as err:
        raise JaxOpError(
            f"{name} returns a {type(tree).__name__}",
            [("help", "return arrays, and tuples, lists or dicts of them")],
        ) from err
    return ("tensor", len(leaves) - 1)


def _forward(f: Flat) -> Flat:
    def forward(*arrays: Any) -> tuple[Any, ...]:
        outs, leaves, _ = _pull(f, arrays)
        sources = _sources(leaves, arrays)
        return (*outs, *(x for x, source in zip(leaves, sources, strict=True) if source is None))

    return forward


def _pull(f: Flat, arrays: Sequence[Any]) -> tuple[tuple[Any, ...], list[Any], Any]:
    """Results, and the pullback with respect to the arrays that have gradients, taken apart."""
    import jax

    inputs = _differentiable(arrays)

    def of(*chosen: Any) -> tuple[Any, ...]:
        given = list(arrays)
        for i, x in zip(inputs, chosen, strict=True):
            given[i] = x
        return f(*given)

    outs, pull = jax.vjp(of, *[arrays[i] for i in inputs])
    leaves, tree = jax.tree.flatten(pull)
    return outs, leaves, tree


def _sources(leaves: Sequence[Any], arrays: Sequence[Any]) -> tuple[int | None, ...]:
    """Which argument each leaf of a pullback is, if it is one."""
    return tuple(next((i for i, a in enumerate(arrays) if a is x), None) for x in leaves)


@lru_cache(maxsize=1024)
def pullback(name: str, form: str, avals: Avals) -> Pullback:
    """How to go back through a form; its function is traced once for arguments of these types."""
    f = flat_function(name, form)
    kept: list[Pullback] = []

    def probe(*arrays: Any) -> tuple[Any, ...]:
        outs, leaves, tree = _pull(f, arrays)
        kept.append(
            Pullback(
                inputs=tuple(_differentiable(arrays)),
                outputs=tuple(_differentiable(outs)),
                shapes=tuple(x.shape for x in outs),
                residuals=_sources(leaves, arrays),
                tree=tree,
            )
        )
        return outs

    _evaluate(name, probe, avals)
    return kept[0]


def _backward(at: Pullback) -> Flat:
    def backward(*arrays: Any) -> tuple[Any, ...]:
        import jax

        leaves, given = arrays[: len(at.residuals)], arrays[len(at.residuals) :]
        return _pulled(jax.tree.unflatten(at.tree, leaves), at.shapes, at.outputs, given)

    return backward


def _vjp(f: Flat, count: int) -> Flat:
    def vjp(*arrays: Any) -> tuple[Any, ...]:
        import jax

        outs, leaves, tree = _pull(f, arrays[:count])
        pull, shapes = jax.tree.unflatten(tree, leaves), [x.shape for x in outs]
        return _pulled(pull, shapes, _differentiable(outs), arrays[count:])

    return vjp


def _pulled(
    pull: Any, shapes: Sequence[tuple[int, ...]], outputs: Sequence[int], given: Sequence[Any]
) -> tuple[Any, ...]:
    """The gradients for cotangents that are given of the results which have any."""
    import jax
    import numpy as np

    rest = iter(given)
    cotangents = tuple(
        # torch's gradient of complex numbers is the conjugate of JAX's.
        next(rest).conj() if i in outputs else np.zeros(shape, jax.dtypes.float0)
        for i, shape in enumerate(shapes)
    )
    return tuple(x.conj() for x in pull(cotangents))


def _jvp(f: Flat, count: int) -> Flat:
    def jvp(*arrays: Any) -> tuple[Any, ...]:
        import jax
        import numpy as np

        primals, given = arrays[:count], iter(arrays[count:])
        tangents = tuple(
            next(given) if _is_differentiable(x) else np.zeros(x.shape, jax.dtypes.float0)
            for x in primals
        )
        outs, moved = jax.jvp(f, primals, tangents)
        return (*outs, *(moved[i] for i in _differentiable(outs)))

    return jvp


def _vmap(f: Flat, dims: tuple[int | None, ...]) -> Flat:
    def batched(*arrays: Any) -> tuple[Any, ...]:
        import jax

        return tuple(jax.vmap(f, in_axes=dims, out_axes=0)(*arrays))

    return batched


def _differentiable(arrays: Sequence[Any]) -> list[int]:
    return [i for i, x in enumerate(arrays) if _is_differentiable(x)]


def _is_differentiable(x: Any) -> bool:
    import jax.numpy as jnp

    return bool(jnp.issubdtype(x.dtype, jnp.inexact))


# ---------------------------------------------------------------------- types


@lru_cache(maxsize=4096)
def result_specs(name: str, form: str, avals: Avals) -> tuple[Spec, ...]:
    """What the form returns for arguments of these types."""
    outs = _evaluate(name, flat_function(name, form), avals)
    return tuple(Spec(tuple(o.shape), getattr(torch, o.dtype.name)) for o in outs)


def _evaluate(name: str, f: Flat, avals: Avals) -> tuple[Any, ...]:
    """jax.eval_shape, with JAX's complaint made one that names both sides."""
    import jax

    struct: Any = jax.ShapeDtypeStruct
    arguments = [struct(shape, jax.numpy.dtype(dtype)) for shape, dtype in avals]
    try:
        with jax.enable_x64(_wants_x64(name, [getattr(torch, dtype) for _, dtype in avals])):
            outs: tuple[Any, ...] = jax.eval_shape(f, *arguments)
            return outs
    except (TypeError, ValueError, IndexError, NotImplementedError) as err:
        if isinstance(err, JaxOpError):
            raise
        given = ", ".join(f"{dtype}{list(shape)}" for shape, dtype in avals)
        raise JaxOpError(
            f"JAX refuses {name.partition('-')[0]}({given})",
            [("jax", str(err).split("\n--------------------")[0])],
        ) from err


def _wants_x64(name: str, dtypes: Sequence[torch.dtype]) -> bool:
    """Whether the function runs in JAX's 64-bit mode on arguments of these dtypes."""
    import jax

    x64 = find(name).x64
    if x64 is not None:
        return x64
    config: Any = jax.config
    return bool(config.jax_enable_x64) or any(map(is_wide, dtypes))


# ---------------------------------------------------------------------- the op


def _fake(function: str, form: str, arrays: list[torch.Tensor]) -> list[torch.Tensor]:
    # Those without dimensions may be on the host beside others on a device.
    devices = [a.device for a in arrays]
    device = next((d for d in devices if d.type != "cpu"), torch.device("cpu"))
    specs = result_specs(function, form, avals_of(arrays))
    return [torch.empty(s.shape, dtype=s.dtype, device=device) for s in specs]


torch.library.register_fake("tpu_compile::jax_call", _fake, lib=_LIBRARY)


@lower(torch.ops.tpu_compile.jax_call.default)
def jax_call(b: Builder, function: str, form: str, arrays: list[Value]) -> tuple[Value, ...]:
    """tpu_compile::jax_call(str function, str form, Tensor[] arrays) -> Tensor[]"""
    x64 = _wants_x64(function, [v.dtype for v in arrays])
    symbol = function.rpartition(".")[2].partition("-")[0]
    mode = Mode(x64, precision=None)
    try:
        results = call_jax(
            b, run_form, *arrays, symbol=symbol, mode=mode, function=function, form=form
        )
    except Exception as err:  # whatever the user's function or JAX may raise
        raise JaxOpError(
            f"JAX cannot lower {function.partition('-')[0]} for {b.platform}",
            [("jax", f"{type(err).__name__}: {err}")],
        ) from err
    return tuple(results)


def run_form(*arrays: Any, function: str, form: str) -> tuple[Any, ...]:
    """What the bridge lowers: the form's function on flat arrays."""
    return flat_function(function, form)(*arrays)

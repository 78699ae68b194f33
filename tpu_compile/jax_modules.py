"""`to_jax`: a torch module as a JAX function, with its gradients and batching."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from typing import Any

import numpy as np
import torch
from torch import Tensor, fx

from tpu_compile.call import as_array
from tpu_compile.errors import JaxOpError
from tpu_compile.lowering.checkpoint import complete_metadata
from tpu_compile.lowering.decompositions import table
from tpu_compile.lowering.graph import Lowered, lower, unsupported_nodes
from tpu_compile.lowering.types import Spec, dtype_name
from tpu_compile.pjrt import numpy_dtype
from tpu_compile.torch_private import (
    FakeTensorMode,
    enable_python_dispatcher,
    make_fx,
    no_dispatch_modes,
    pytree,
    without_mkldnn,
)

Flat = Callable[..., Sequence[Tensor]]


def to_jax(module: torch.nn.Module, example_inputs: Sequence[Any]) -> JaxModule:
    """A JAX function that computes what `module(*example_inputs)` computes.

    It takes and returns JAX arrays in place of tensors, of the sizes of the examples, and may be jitted,
    differentiated and vmapped like any other; gradients are torch's, and zero for buffers. What is no
    tensor in the examples is fixed. Its `parameters` hold copies of the module's parameters and
    buffers by name, and `apply(parameters, *inputs)` is the function of both, for training in JAX.

        f = tpu_compile.to_jax(model.eval(), (torch.randn(2, 8),))
        jax.jit(jax.grad(lambda x: f(x).sum()))(jnp.ones((2, 8)))

    With JAX's 64-bit mode off, 64-bit tensors are 32-bit arrays outside, as everywhere in JAX.

    Raises JaxOpError for a module that updates buffers or inputs, draws random numbers, or has ops
    without a lowering.
    """
    return JaxModule.of(module, tuple(example_inputs))


@dataclass(frozen=True, eq=False)
class JaxModule:
    """What `to_jax` returns."""

    parameters: dict[str, Any]
    _program: Any = field(repr=False)
    _call: Callable[..., Any] = field(repr=False)

    @classmethod
    def of(cls, module: torch.nn.Module, example_inputs: tuple[Any, ...]) -> JaxModule:
        with without_mkldnn():
            program = torch.export.export(module, example_inputs).run_decompositions({})
        signature = program.graph_signature
        updated = [*signature.buffers_to_mutate.values(), *signature.user_inputs_to_mutate.values()]
        if updated:
            raise JaxOpError(
                f"{type(module).__name__} updates {', '.join(updated)}; a JAX function has no state",
                [("help", "call module.eval() first")],
            )
        state = {**program.state_dict, **program.constants}
        inputs = [s for s in signature.input_specs if s.kind.name == "USER_INPUT"]
        names = [s.target for s in signature.input_specs if s.kind.name != "USER_INPUT"]
        held = {str(n): state[str(n)] for n in names}
        flat = list(pytree.tree_leaves((example_inputs, {})))
        given = [x for x, _ in zip(flat, inputs, strict=True) if isinstance(x, Tensor)]

        def run(*arrays: Tensor) -> Sequence[Tensor]:
            rest = iter(arrays[len(held) :])
            filled = [next(rest) if isinstance(x, Tensor) else x for x in flat]
            found: Sequence[Tensor] = program.graph_module(*arrays[: len(held)], *filled)
            return found

        tensors = [*held.values(), *given]
        buffers = frozenset(i for i, n in enumerate(names) if n not in signature.parameters)
        specs = tuple(Spec(tuple(t.shape), t.dtype) for t in tensors)
        graph = TorchFunction(run, specs, buffers)
        return cls({n: _to_array(t) for n, t in held.items()}, program, differentiable(graph))

    def apply(self, parameters: dict[str, Any], *inputs: Any) -> Any:
        """The module with other parameters, of the names and types of `self.parameters`."""
        if parameters.keys() != self.parameters.keys():
            raise JaxOpError(
                "the parameters have other names than the module's",
                [("given", ", ".join(parameters)), ("module's", ", ".join(self.parameters))],
            )
        spec = self._program.call_spec
        flat, found = pytree.tree_flatten((inputs, {}))
        if found != spec.in_spec:
            raise JaxOpError(
                "the inputs have another structure than the examples",
                [("given", str(found)), ("examples", str(spec.in_spec))],
            )
        arrays = [x for x in flat if hasattr(x, "shape")]
        outs = self._call(*[parameters[n] for n in self.parameters], *arrays)
        return pytree.tree_unflatten(list(outs), spec.out_spec)

    def __call__(self, *inputs: Any) -> Any:
        return self.apply(self.parameters, *inputs)


def _to_array(t: Tensor) -> Any:
    import jax.numpy as jnp

    return jnp.asarray(as_array(t.detach().contiguous()))


# ---------------------------------------------------------------------- torch functions


@dataclass(frozen=True, eq=False)
class TorchFunction:
    """A function of a flat list of tensors of certain types; traced and lowered when it is needed."""

    run: Flat
    inputs: tuple[Spec, ...]
    buffers: frozenset[int] = frozenset()  # inputs that have no gradient, as in torch

    @property
    def outputs(self) -> tuple[Spec, ...]:
        """What it returns."""
        return _outputs(self)

    @property
    def differentiable(self) -> list[int]:
        """Positions of the inputs that have gradients."""
        return [i for i in _floating(self.inputs) if i not in self.buffers]

    def batched(self, dims: tuple[int | None, ...], size: int) -> TorchFunction:
        """The function on a batch: of each input along a dimension, or of none; of outputs along 0."""
        types = []
        for spec, d in zip(self.inputs, dims, strict=True):
            shape = spec.shape if d is None else (*spec.shape[:d], size, *spec.shape[d:])
            types.append(Spec(shape, spec.dtype))

        def run(*arrays: Tensor) -> Sequence[Tensor]:
            found: Sequence[Tensor] = torch.func.vmap(
                lambda *xs: tuple(self.run(*xs)), in_dims=dims, randomness="error"
            )(*arrays)
            return found

        return TorchFunction(run, tuple(types), self.buffers)

    def gradient(self) -> TorchFunction:
        """Inputs and a cotangent of each floating output, to gradients of the differentiable inputs."""
        inputs, outputs = self.differentiable, _floating(self.outputs)
        count = len(self.inputs)

        def run(*arrays: Tensor) -> Sequence[Tensor]:
            primals, cotangents = arrays[:count], arrays[count:]

            def of(*chosen: Tensor) -> tuple[Tensor, ...]:
                given = list(primals)
                for i, x in zip(inputs, chosen, strict=True):
                    given[i] = x
                outs = self.run(*given)
                return tuple(outs[i] for i in outputs)

            pull: Any = torch.func.vjp(of, *[primals[i] for i in inputs])[1]
            # JAX's cotangents of complex numbers are the conjugates of torch's.
            found = pull(tuple(c.conj() if c.is_complex() else c for c in cotangents))
            return [g.conj() if g.is_complex() else g for g in found]

        types = (*self.inputs, *(self.outputs[i] for i in outputs))
        return TorchFunction(run, types, self.buffers)

    def lowered(self, platform: str) -> Lowered:
        """Its program for a platform."""
        return _lowered(self, platform)


def _floating(specs: Sequence[Spec]) -> list[int]:
    return [i for i, s in enumerate(specs) if s.dtype.is_floating_point or s.dtype.is_complex]


@lru_cache(maxsize=256)
def _traced(function: TorchFunction) -> fx.GraphModule:
    def run(*arrays: Tensor) -> list[Tensor]:
        # Contiguous results of their own: JAX knows neither strides nor aliases.
        form = torch.contiguous_format
        return [o.resolve_conj().clone(memory_format=form) for o in function.run(*arrays)]

    with no_dispatch_modes(), FakeTensorMode(allow_non_fake_inputs=True):
        fakes = [torch.empty(s.shape, dtype=s.dtype) for s in function.inputs]
        with torch.no_grad(), enable_python_dispatcher(), without_mkldnn():
            pure = torch.func.functionalize(run)
            gm = make_fx(pure, decomposition_table=dict(table()), tracing_mode="fake")(*fakes)
    complete_metadata(gm)
    return gm


@lru_cache(maxsize=256)
def _outputs(function: TorchFunction) -> tuple[Spec, ...]:
    (output,) = _traced(function).graph.find_nodes(op="output")
    values = [n.meta["val"] for n in output.args[0]]
    return tuple(Spec(tuple(v.shape), v.dtype) for v in values)


@lru_cache(maxsize=256)
def _lowered(function: TorchFunction, platform: str) -> Lowered:
    gm = _traced(function)
    missing = unsupported_nodes(gm)
    if missing:
        names = sorted({str(n.target) for n in missing})
        raise JaxOpError(
            f"no lowering for {', '.join(names)}",
            [("help", "a JAX function cannot fall back to torch's kernels; replace these ops")],
        )
    lowered = lower(gm, name="torch_module", platform=platform, guarded_strides=False)
    if any(a.source == "rng" for a in lowered.program.args):
        raise JaxOpError(
            "the module draws random numbers, which a JAX function takes as an argument",
            [("help", "call module.eval(), or pass the numbers as an input")],
        )
    return lowered


# ---------------------------------------------------------------------- as JAX functions


def differentiable(function: TorchFunction) -> Callable[..., Any]:
    """A JAX function of flat arrays, whose gradient is that of torch's autograd."""
    import jax

    @jax.custom_vjp
    def call(*arrays: Any) -> Any:
        return tuple(_primitive().bind(*_checked(function, arrays), function=function))

    def backward(arrays: tuple[Any, ...], cotangents: tuple[Any, ...]) -> tuple[Any, ...]:
        gradient = function.gradient()
        given = [cotangents[i] for i in _floating(function.outputs)]
        found = iter(differentiable(gradient)(*arrays, *given))
        return tuple(
            next(found) if i in function.differentiable else _no_gradient(x)
            for i, x in enumerate(arrays)
        )

    call.defvjp(lambda *arrays: (call(*arrays), arrays), backward)
    made: Callable[..., Any] = call
    return made


def _no_gradient(x: Any) -> Any:
    import jax

    if jax.numpy.issubdtype(x.dtype, jax.numpy.inexact):
        return jax.numpy.zeros_like(x)
    return np.zeros(x.shape, jax.dtypes.float0)


def _checked(function: TorchFunction, arrays: Sequence[Any]) -> list[Any]:
    """The arrays, once they are known to be of the function's types."""
    import jax.numpy as jnp

    found = [jnp.asarray(x) for x in arrays]
    wanted = [(s.shape, _outside(s.dtype)) for s in function.inputs]
    given = [(tuple(x.shape), x.dtype) for x in found]
    if given != wanted:
        pairs = list(itertools.zip_longest(given, wanted))
        at = next(i for i, (g, w) in enumerate(pairs) if g != w)
        show = [("none" if p is None else f"{p[1]}{list(p[0])}") for p in pairs[at]]
        raise JaxOpError(
            f"array {at} is not what the module was made for: {show[0]}", [("wanted", show[1])]
        )
    return found


def _outside(dtype: torch.dtype) -> Any:
    """The dtype that JAX has for torch's in its present mode."""
    import jax

    return np.dtype(jax.dtypes.canonicalize_dtype(numpy_dtype(dtype_name(dtype))))


@cache
def _primitive() -> Any:
    import jax
    from jax.extend.core import Primitive
    from jax.interpreters import batching, mlir

    primitive: Any = Primitive("torch_function")
    primitive.multiple_results = True

    def run(*arrays: Any, function: TorchFunction) -> Any:
        return jax.jit(partial(primitive.bind, function=function))(*arrays)

    def types(*_: Any, function: TorchFunction) -> list[Any]:
        struct: Any = jax.core.ShapedArray
        return [struct(s.shape, _outside(s.dtype)) for s in function.outputs]

    def batch(arrays: Sequence[Any], dims: Sequence[Any], *, function: TorchFunction) -> Any:
        moved = tuple(None if d is None else int(d) for d in dims)
        sizes = {x.shape[d] for x, d in zip(arrays, moved, strict=True) if d is not None}
        many = function.batched(moved, sizes.pop())
        outs = primitive.bind(*arrays, function=many)
        return outs, [0] * len(outs)

    primitive.def_impl(run)
    primitive.def_abstract_eval(types)
    batching.primitive_batchers[primitive] = batch
    mlir.register_lowering(primitive, _emit)
    return primitive


def _emit(ctx: Any, *values: Any, function: TorchFunction) -> Any:
    """Merge the function's program into JAX's module, and call it."""
    from jax.interpreters import mlir
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import func
    from jaxlib.mlir.dialects import stablehlo as hlo

    lowered = function.lowered(ctx.module_context.platforms[0])
    program = lowered.program
    source = ir.Module.parse(program.stablehlo)
    (main,) = [f for f in source.body.operations if f.attributes["sym_name"].value == "main"]
    kinds = ir.FunctionType(main.attributes["function_type"].value)
    name = mlir.merge_mlir_modules(
        ctx.module_context.module, "torch_module", source, ctx.module_context.symbol_table
    )
    arguments = []
    for arg, wanted in zip(program.args, kinds.inputs, strict=True):
        if arg.source == "constant":
            value = mlir.ir_constant(as_array(lowered.constants[arg.index]))
        else:
            value = values[arg.index]
        if value.type != wanted:
            value = hlo.convert(wanted, value)  # JAX's 32 bits for torch's 64
        arguments.append(value)
    found = func.CallOp(kinds.results, ir.FlatSymbolRefAttr.get(name), arguments).results
    outs = [found[r.index] for r in program.results]
    types = [mlir.aval_to_ir_type(ctx.module_context, a) for a in ctx.avals_out]
    return [o if o.type == t else hlo.convert(t, o) for o, t in zip(outs, types, strict=True)]

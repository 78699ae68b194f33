"""What a call costs beside the computation: x + 1, 300 parameters, and a JAX function as an op."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any
from unittest import mock

import jax
import jax.numpy as jnp
import torch
from torch import Tensor, nn

import tpu_compile
from bench.common import Bar, Row, Settings, interleave
from tpu_compile import compile as compile_module
from tpu_compile.call import CompiledCall

QUESTION = "call_overhead"
PARAMETERS = 300


def run(settings: Settings) -> list[Row]:
    return [*add_one(settings), *many_parameters(settings), *jax_function(settings)]


def add_one(settings: Settings) -> list[Row]:
    x, y = torch.arange(4.0), jnp.arange(4.0)
    jitted = jax.jit(lambda x: x + 1)
    ours = torch.compile(_own_code(_add_one), backend="tpu")
    calls: dict[str, Callable[[], Any]] = {
        "ours": lambda: ours(x),
        "JAX": lambda: jax.block_until_ready(jitted(y)),
        "eager": lambda: _add_one(x),
    }
    if settings.inductor:
        inductor = torch.compile(_own_code(_add_one))
        calls["inductor"] = lambda: inductor(x)
    seconds = interleave(calls, settings.rounds(50), repeat=200)
    rows = []
    for other in [name for name in ("inductor", "JAX", "eager") if name in seconds]:
        bar = Bar("ratio", "<=", 1.0) if other == "inductor" else None
        value, reference = seconds["ours"] * 1e6, seconds[other] * 1e6
        rows.append(Row(QUESTION, "x + 1, per call", value, "us", other, reference, bar))
    return rows


def many_parameters(settings: Settings) -> list[Row]:
    """The whole compiled call of a model of 300 parameters, over its executable run by itself."""
    model, x = ManyParameters(), torch.arange(4.0)
    made: list[CompiledCall] = []
    with mock.patch.object(compile_module, "CompiledCall", _recording(made)), torch.no_grad():
        compiled = torch.compile(model, backend="tpu", options={"cache": False})
        compiled(x)
        compiled(x)
        (call,) = made
        bare = _bare_executable(call, lambda: compiled(x))
        calls = {"whole": lambda: compiled(x), "bare": bare}
        seconds = interleave(calls, settings.rounds(50), repeat=50)
    over = (seconds["whole"] - seconds["bare"]) * 1e6
    bar = Bar("value", "<=", 150.0)
    return [
        Row(QUESTION, f"{PARAMETERS} parameters, over the executable", over, "us", bar=bar),
        Row(QUESTION, f"{PARAMETERS} parameters, the executable", seconds["bare"] * 1e6, "us"),
    ]


def jax_function(settings: Settings) -> list[Row]:
    """`x * sigmoid(x)` as a `jax_op`, called eagerly, over the call of what `jax.jit` makes of it."""
    x, y = torch.arange(4.0), jnp.arange(4.0)
    op, jitted = tpu_compile.jax_op(_swish), jax.jit(_swish)
    calls = {"ours": lambda: op(x), "JAX": lambda: jax.block_until_ready(jitted(y))}
    seconds = interleave(calls, settings.rounds(50), repeat=200)
    over = (seconds["ours"] - seconds["JAX"]) * 1e6
    what = "a JAX function as an op, over jax.jit"
    return [
        Row(QUESTION, what, over, "us", bar=Bar("value", "<=", 30.0)),
        Row(QUESTION, "jax.jit's own call", seconds["JAX"] * 1e6, "us"),
    ]


def _swish(x: Any) -> Any:
    return x * jax.nn.sigmoid(x)


def _add_one(x: Tensor) -> Tensor:
    return x + 1


class ManyParameters(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weights = nn.ParameterList(torch.full((4,), float(i)) for i in range(PARAMETERS))

    def forward(self, x: Tensor) -> Tensor:
        for weight in self.weights:
            x = x + weight
        return x


def _own_code(fn: Callable[..., Any]) -> Callable[..., Any]:
    """A copy with a code object of its own: dynamo keeps what it compiled by code object."""
    assert isinstance(fn, types.FunctionType)
    return types.FunctionType(fn.__code__.replace(), fn.__globals__, fn.__name__)


def _recording(made: list[CompiledCall]) -> Callable[..., CompiledCall]:
    def make(*args: Any, **kwargs: Any) -> CompiledCall:
        made.append(CompiledCall(*args, **kwargs))
        return made[-1]

    return make


def _bare_executable(call: CompiledCall, once: Callable[[], Any]) -> Callable[[], Any]:
    """The executable with the buffers that one call gives it: what XLA alone takes."""
    executable = call.executable
    given: list[tuple[Any, ...]] = []

    class Recorder:
        def execute(self, *args: Any) -> Any:
            given.append(args)
            return executable.execute(*args)

    call.executable = Recorder()
    once()
    call.executable = executable
    (arguments,) = given
    return lambda: executable.execute(*arguments)

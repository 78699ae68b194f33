"""The dynamo backend: options, AOTAutograd, and a compiler each for forward, backward and inference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any

import torch
from torch import fx

from tpu_compile import direct, polyfills, warm
from tpu_compile.compile import Memory, compile_graph, origin_of
from tpu_compile.config import Options, options_from, precompiles
from tpu_compile.counters import count
from tpu_compile.debug import watchers
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.nested import holds_nested_tensors, run_nested_tensors
from tpu_compile.packages import packaged, precompile
from tpu_compile.recompiles import record_trace
from tpu_compile.torch_private import (
    aot_module_simplified,
    dynamo_disable,
    flatten_graph_inputs,
    forward_outputs,
    functorch_config,
    min_cut_rematerialization_partition,
    recompile_reason,
    saved_tensors_stay,
    static_inputs,
    train_flex_attention,
)

train_flex_attention()
polyfills.install()

if precompiles():
    precompile()  # torch.compile imports this module before it looks for packages


def tpu(
    gm: fx.GraphModule,
    example_inputs: Sequence[Any],
    *,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Callable[..., Any]:
    """What `torch.compile(model, backend="tpu", mode=..., options=...)` calls for each graph.

    `tpu_compile.config` lists modes and options; an unknown one raises ConfigError.
    """
    started = perf_counter()
    for watcher in tuple(watchers):
        watcher.graph(gm)
    chosen = options_from(mode, options)
    if any(isinstance(x, list | tuple | dict) for x in example_inputs):  # compiled autograd's
        return flatten_graph_inputs(gm, example_inputs, partial(tpu, mode=mode, options=options))
    record_trace(origin_of("trace"), recompile_reason())
    if holds_nested_tensors(gm):
        return run_nested_tensors(gm, chosen)
    flattened = not isinstance(gm, fx.GraphModule)
    if chosen.matmul_precision is None:
        chosen = replace(chosen, matmul_precision=torch.get_float32_matmul_precision())
    if not flattened and not direct.needs_gradient(example_inputs):
        call = _direct(gm, example_inputs, chosen, started)
        if call is not None:
            return packaged(call, getattr(gm, "_backend_id", None), chosen, "inference")
    common: dict[str, Any] = {"options": chosen, "memory": warm.memory(chosen)}
    forward = partial(_forward, started=started, **common)
    inference = partial(_inference, started=started, **common)
    backward = partial(_backward, **common)

    def trace(storable: Callable[..., Any]) -> Callable[..., Any]:
        # As inductor has it, and as torch's cache expects: no tokens among inputs and results.
        with functorch_config.patch(unlift_effect_tokens=True), kept_whole():
            return aot_module_simplified(
                gm,
                example_inputs,
                fw_compiler=storable(forward, "forward"),
                bw_compiler=_undisturbed(storable(backward, "backward")),
                inference_compiler=storable(inference, "inference"),
                partition_fn=min_cut_rematerialization_partition,
                decompositions=table(),
                keep_inference_input_mutations=True,  # updates are results, donated to the inputs
            )

    if flattened:  # what it wraps is not to be seen, so nothing would find it again
        return trace(lambda compiler, kind: compiler)
    return warm.through_aot(gm, example_inputs, chosen, trace)


def _direct(
    gm: fx.GraphModule, example_inputs: Sequence[Any], options: Options, started: float
) -> Callable[[list[Any]], Any] | None:
    """The call of a graph that needs no AOTAutograd, or None."""
    if not direct.is_candidate(gm, example_inputs):
        return None
    key = warm.graph_key(gm, options)
    found = warm.recall_graph(key, options) if key is not None else None
    if found is not None:
        return None if found == "declined" else found
    count(direct=1)
    with kept_whole():
        traced = direct.trace(gm, example_inputs, table())
    if traced is None:
        if key is not None:
            warm.remember_declined(key)
        return None
    call = compile_graph(
        traced,
        kind="inference",
        options=options,
        static=direct.static_inputs(gm),
        started=started,
        memory=warm.memory(options),
    )
    if key is not None:
        warm.remember_graph(key, call)
    return call


def _forward(
    gm: fx.GraphModule,
    example_inputs: Sequence[Any],
    options: Options,
    memory: Memory | None,
    started: float,
) -> Any:
    count(aot=1)
    saved_tensors_stay()
    return compile_graph(
        gm,
        kind="forward",
        options=options,
        static=static_inputs(),
        user_outputs=forward_outputs(),
        started=started,
        memory=memory,
    )


def _inference(
    gm: fx.GraphModule,
    example_inputs: Sequence[Any],
    options: Options,
    memory: Memory | None,
    started: float,
) -> Any:
    count(aot=1)
    return compile_graph(
        gm,
        kind="inference",
        options=options,
        static=static_inputs(),
        started=started,
        memory=memory,
    )


def _backward(
    gm: fx.GraphModule, example_inputs: Sequence[Any], options: Options, memory: Memory | None
) -> Any:
    count(aot=1)
    # No guard sees tangents and saved tensors: their strides may be other than when traced.
    return compile_graph(
        gm,
        kind="backward",
        options=options,
        static=_saved_static(gm),
        guarded_strides=False,
        deferred=warm.remembers(options),  # torch then has it compiled with the forward
        memory=memory,
    )


def _undisturbed(compiler: Callable[..., Any]) -> Callable[..., Any]:
    """Dynamo may be at work when autograd calls the backward: it must not trace what this compiles."""

    def compile(gm: fx.GraphModule, example_inputs: Sequence[Any]) -> Any:
        call = dynamo_disable(compiler(gm, example_inputs), reason="compiled by tpu_compile")
        call._boxed_call = True
        return call

    return compile


def _saved_static(gm: fx.GraphModule) -> frozenset[int]:
    """Positions of the backward's inputs that are parameters: AOTAutograd names them primals_N."""
    static = static_inputs()
    found = set()
    for i, node in enumerate(gm.graph.find_nodes(op="placeholder")):
        prefix, _, number = str(node.target).rpartition("_")
        if prefix == "primals" and int(number) - 1 in static:
            found.add(i)
    return frozenset(found)

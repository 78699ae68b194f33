"""The dynamo backend: options, AOTAutograd, and a compiler each for forward, backward and inference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any

from torch import fx

from tpu_compile import direct
from tpu_compile.compile import compile_graph
from tpu_compile.config import Options, options_from
from tpu_compile.lowering.decompositions import kept_whole, table
from tpu_compile.torch_private import (
    aot_module_simplified,
    dynamo_disable,
    forward_outputs,
    min_cut_rematerialization_partition,
    static_inputs,
)


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
    chosen = options_from(mode, options)
    if not direct.needs_gradient(example_inputs):
        with kept_whole():
            traced = direct.trace(gm, example_inputs, table())
        if traced is not None:
            call = compile_graph(
                traced,
                kind="inference",
                options=chosen,
                static=direct.static_inputs(gm),
                started=started,
            )
            return lambda *args: call(list(args))
    with kept_whole():
        return aot_module_simplified(
            gm,
            example_inputs,
            fw_compiler=partial(_forward, options=chosen, started=started),
            bw_compiler=partial(_backward, options=chosen),
            inference_compiler=partial(_inference, options=chosen, started=started),
            partition_fn=min_cut_rematerialization_partition,
            decompositions=table(),
        )


def _forward(
    gm: fx.GraphModule, example_inputs: Sequence[Any], options: Options, started: float
) -> Any:
    return compile_graph(
        gm,
        kind="forward",
        options=options,
        static=static_inputs(),
        user_outputs=forward_outputs(),
        started=started,
    )


def _inference(
    gm: fx.GraphModule, example_inputs: Sequence[Any], options: Options, started: float
) -> Any:
    return compile_graph(
        gm, kind="inference", options=options, static=static_inputs(), started=started
    )


def _backward(gm: fx.GraphModule, example_inputs: Sequence[Any], options: Options) -> Any:
    # No guard sees tangents and saved tensors: their strides may be other than when traced.
    call = compile_graph(
        gm, kind="backward", options=options, static=_saved_static(gm), guarded_strides=False
    )
    # Dynamo may be at work when autograd calls the backward: it must not trace this.
    disabled = dynamo_disable(call, reason="compiled by tpu_compile")
    disabled._boxed_call = True
    return disabled


def _saved_static(gm: fx.GraphModule) -> frozenset[int]:
    """Positions of the backward's inputs that are parameters: AOTAutograd names them primals_N."""
    static = static_inputs()
    found = set()
    for i, node in enumerate(gm.graph.find_nodes(op="placeholder")):
        prefix, _, number = str(node.target).rpartition("_")
        if prefix == "primals" and int(number) - 1 in static:
            found.add(i)
    return frozenset(found)

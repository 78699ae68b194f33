"""The one data flow: graph -> Program -> Key -> executable -> call."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import fx

from tpu_compile.call import CompiledCall
from tpu_compile.config import Options
from tpu_compile.fallback import PiecewiseCall, refuse, warn
from tpu_compile.lowering.graph import lower, unsupported_nodes
from tpu_compile.pjrt import Client, Executable, cpu_client
from tpu_compile.program import Program
from tpu_compile.symbolic import SpecializingCall, is_symbolic
from tpu_compile.torch_private import graph_name, no_dispatch_modes

log = logging.getLogger("tpu_compile")

Call = Callable[[list[Any]], Any]

# XLA may keep 16-bit intermediates in float32 between fused ops; eager rounds after each op.
EXACT_OPTIONS: dict[str, object] = {"xla_allow_excess_precision": False}


def compile_graph(
    gm: fx.GraphModule,
    *,
    kind: str,
    options: Options,
    static: frozenset[int] = frozenset(),
    user_outputs: int | None = None,
) -> Call:
    """Compile one functional graph; the result takes its inputs in a list, which it clears.

    `kind` (forward, backward, inference) names the graph. `static` are positions of inputs that are
    the same tensor in every call. `user_outputs` is how many outputs a user sees (None: all).

    Raises UnsupportedOpError, naming all of them, for ops that cannot be lowered when
    `options.fallback` is `error`.
    """
    name = f"{graph_name()}_{kind}"

    def compile_static(gm: fx.GraphModule) -> Call:
        return _compile_static(gm, name, options, static, user_outputs)

    # AOTAutograd compiles under its FakeTensorMode, which would also take the graph's constants.
    with no_dispatch_modes():
        return SpecializingCall(gm, compile_static) if is_symbolic(gm) else compile_static(gm)


def _compile_static(
    gm: fx.GraphModule,
    name: str,
    options: Options,
    static: frozenset[int],
    user_outputs: int | None,
) -> Call:
    missing = unsupported_nodes(gm)
    if not missing:
        return _compile_whole(gm, name, options, static, user_outputs)
    if options.fallback == "error":
        raise refuse(missing)
    warn(missing)

    def compile_piece(piece: fx.GraphModule, suffix: str) -> Call:
        def whole(gm: fx.GraphModule) -> Call:
            return _compile_whole(gm, f"{name}_{suffix}", options, frozenset(), None)

        return SpecializingCall(piece, whole) if is_symbolic(piece) else whole(piece)

    return PiecewiseCall(gm, compile_piece)


def _compile_whole(
    gm: fx.GraphModule,
    name: str,
    options: Options,
    static: frozenset[int],
    user_outputs: int | None,
) -> Call:
    client = cpu_client()
    lowered = lower(
        gm,
        name=name,
        precision=options.matmul_precision or torch.get_float32_matmul_precision(),
        platform=client.platform,
        user_outputs=user_outputs,
    )
    xla_options = {**EXACT_OPTIONS, **dict(options.xla_options)}
    executable = _executable(lowered.program, client, xla_options)
    return CompiledCall(lowered.program, executable, client, lowered.constants, static)


def _executable(program: Program, client: Client, xla_options: Mapping[str, object]) -> Executable:
    return client.compile(program.stablehlo, xla_options)

"""The one data flow: graph -> Program -> Key -> executable -> call."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Literal

import torch
from torch import fx

from tpu_compile.call import CompiledCall
from tpu_compile.config import Options
from tpu_compile.lowering.graph import lower
from tpu_compile.pjrt import Client, Executable, cpu_client
from tpu_compile.program import Program
from tpu_compile.torch_private import graph_name

log = logging.getLogger("tpu_compile")

Kind = Literal["forward", "backward", "inference"]

# XLA may keep 16-bit intermediates in float32 between fused ops; eager rounds after each op.
EXACT_OPTIONS: dict[str, object] = {"xla_allow_excess_precision": False}


def compile_graph(
    gm: fx.GraphModule,
    *,
    kind: Kind,
    options: Options,
    static: frozenset[int] = frozenset(),
    user_outputs: int | None = None,
) -> Callable[[list[Any]], list[Any]]:
    """Compile one functional graph; the result takes its inputs in a list, which it clears."""
    client = cpu_client()
    precision = options.matmul_precision or torch.get_float32_matmul_precision()
    lowered = lower(
        gm,
        name=f"{graph_name()}_{kind}",
        precision=precision,
        platform=client.platform,
        user_outputs=user_outputs,
    )
    xla_options = {**EXACT_OPTIONS, **dict(options.xla_options)}
    executable = _executable(lowered.program, client, xla_options)
    return CompiledCall(lowered.program, executable, client, lowered.constants, static)


def _executable(program: Program, client: Client, xla_options: Mapping[str, object]) -> Executable:
    return client.compile(program.stablehlo, xla_options)

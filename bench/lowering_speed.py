"""How fast an FX graph becomes StableHLO bytecode: nodes a second on the decoder's graphs."""

from __future__ import annotations

import time
from functools import partial
from typing import Any
from unittest import mock

import torch
from torch import fx

from bench.common import Bar, Row, Settings, interleave
from bench.models import Workload
from tpu_compile import backend
from tpu_compile.lowering.graph import lower

QUESTION = "lowering_speed"
BAR = Bar("value", ">=", 10_000.0)


def run(settings: Settings) -> list[Row]:
    """The first time apart: it also makes what later ones find, such as types and locations."""
    first, calls, nodes = {}, {}, {}
    for kind, (gm, options) in graphs(settings).items():
        nodes[kind] = sum(n.op == "call_function" for n in gm.graph.nodes)
        calls[kind] = partial(lower, gm, **options)
        start = time.perf_counter()
        calls[kind]()
        first[kind] = time.perf_counter() - start
    rows = []
    for kind, seconds in interleave(calls, settings.rounds(30)).items():
        what = f"{kind}, {nodes[kind]} nodes"
        rows.append(Row(QUESTION, what, nodes[kind] / seconds, "nodes/s", bar=BAR))
        what += ", the first time"
        rows.append(Row(QUESTION, what, nodes[kind] / first[kind], "nodes/s"))
    return rows


def graphs(settings: Settings) -> dict[str, tuple[fx.GraphModule, dict[str, Any]]]:
    """The decoder's graphs."""
    return graphs_of(settings.decoder())


def graphs_of(workload: Workload) -> dict[str, tuple[fx.GraphModule, dict[str, Any]]]:
    """The graphs that AOTAutograd hands us for inference and training, with how they are lowered."""
    model, (inputs, target) = workload.model(), workload.batch()
    found: dict[str, tuple[fx.GraphModule, dict[str, Any]]] = {}
    compile_graph = backend.compile_graph

    def record(gm: fx.GraphModule, *, kind: str, **kwargs: Any) -> Any:
        call = compile_graph(gm, kind=kind, **kwargs)
        found[kind] = (gm, {"user_outputs": kwargs.get("user_outputs")})
        return call

    with mock.patch.object(backend, "compile_graph", record):
        compiled = torch.compile(model, backend="tpu", options={"cache": False})
        with torch.no_grad():
            compiled(*inputs)
        workload.loss(compiled(*inputs), target).backward()
    return found

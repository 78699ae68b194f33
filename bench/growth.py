"""How cost grows: layers of a decoder, sizes of its inputs, graphs in a process, entries in a cache."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

import torch
from torch import fx, nn

from bench.cache_lookup import hit, machine_code
from bench.common import Bar, Row, Settings, interleave
from bench.lowering_speed import graphs_of
from bench.models import decoder
from tpu_compile.cache.entry import Entry, encode
from tpu_compile.cache.key import key_of
from tpu_compile.cache.local import LocalTier
from tpu_compile.lowering.graph import lower

QUESTION = "growth"
LAYERS = (2, 6, 12, 24, 48)
LENGTHS = (16, 128, 512)
GRAPHS = 64
ENTRIES = (10, 1_000, 10_000, 100_000)
# A node's cost in the largest over that in the smallest: more is not flat.
FLAT = Bar("ratio", "<=", 1.25)
NARROW = {"vocab": 256, "dim": 64, "heads": 4, "hidden": 128}


def run(settings: Settings) -> list[Row]:
    quick = settings.quick
    return [
        *by_layers(settings, LAYERS[:2] if quick else LAYERS),
        *by_length(settings, LENGTHS[:2] if quick else LENGTHS),
        *by_graphs(4 if quick else GRAPHS),
        *by_entries(settings, ENTRIES[:2] if quick else ENTRIES),
    ]


def by_layers(settings: Settings, layers: tuple[int, ...]) -> list[Row]:
    """Microseconds a node of the ATen graph: tracing with decompositions, and lowering."""
    found: dict[str, dict[int, tuple[float, int]]] = {}
    for count in layers:
        workload = decoder(batch=1, length=16, layers=count, **NARROW)
        start = time.perf_counter()
        graphs = graphs_of(workload)
        whole = time.perf_counter() - start
        calls = {kind: _lowering(gm, options) for kind, (gm, options) in graphs.items()}
        for kind, seconds in interleave(calls, settings.rounds(5)).items():
            nodes = _nodes(graphs[kind][0])
            found.setdefault(f"lowering, {kind}", {})[count] = (seconds, nodes)
        nodes = sum(_nodes(gm) for gm, _ in graphs.values())
        found.setdefault("all of torch.compile but XLA", {})[count] = (whole, nodes)
    rows = []
    for what, sizes in found.items():
        least = sizes[layers[0]][0] / sizes[layers[0]][1]
        for count, (seconds, nodes) in sizes.items():
            each = seconds / nodes
            bar = FLAT if count == layers[-1] and what.startswith("lowering") else None
            name = f"{what}, {count} layers, {nodes} nodes: a node"
            rows.append(Row(QUESTION, name, each * 1e6, "us", f"{layers[0]}", least * 1e6, bar))
    return rows


def by_length(settings: Settings, lengths: tuple[int, ...]) -> list[Row]:
    """Lowering the same model for longer inputs: it does not depend on their size."""
    seconds = {}
    for length in lengths:
        gm, options = graphs_of(decoder(batch=1, length=length, **NARROW))["inference"]
        seconds[length] = interleave({"lower": _lowering(gm, options)}, settings.rounds(5))["lower"]
    least = seconds[lengths[0]] * 1e3
    return [
        Row(
            QUESTION,
            f"lowering, length {length}",
            seconds[length] * 1e3,
            "ms",
            f"{lengths[0]}",
            least,
            FLAT if length == lengths[-1] else None,
        )
        for length in lengths
    ]


def by_graphs(count: int) -> list[Row]:
    """Compiles of different small graphs in one process: the last ones beside the first ones."""

    def first_call(i: int) -> float:
        model = nn.Sequential(nn.Linear(8, 8 + i), nn.GELU(), nn.Linear(8 + i, 4)).eval()
        compiled = torch.compile(model, backend="tpu", options={"cache": False})
        start = time.perf_counter()
        with torch.no_grad():
            compiled(torch.ones(2, 8))
        return time.perf_counter() - start

    first_call(count)  # what only the first compile of a process pays
    seconds = [first_call(i) for i in range(count)]
    part = max(count // 4, 1)
    early, late = sorted(seconds[:part]), sorted(seconds[-part:])
    value, reference = late[len(late) // 2] * 1e3, early[len(early) // 2] * 1e3
    what = f"compile of a small graph, the last {part} of {count}"
    return [Row(QUESTION, what, value, "ms", f"the first {part}", reference)]


def by_entries(settings: Settings, entries: tuple[int, ...]) -> list[Row]:
    """A hit of the local tier beside more and more other entries."""
    rows: list[Row] = []
    least = 0.0
    with tempfile.TemporaryDirectory() as name:
        tier = LocalTier(Path(name) / "executables", 1 << 40)
        wanted = key_of({"program": "looked up"})
        tier.put(wanted.digest, encode(Entry(wanted, machine_code(100_000))))
        small = machine_code(200)
        stored = 1
        for count in entries:
            for n in range(stored, count):
                other = key_of({"program": n})
                tier.put(other.digest, encode(Entry(other, small)))
            stored = max(stored, count)
            calls = {"hit": lambda: hit(tier, wanted), "miss": lambda: tier.get("0" * 64)}
            seconds = interleave(calls, settings.rounds(50))
            least = least or seconds["hit"] * 1e3
            what = f"hit, {count} entries"
            rows.append(Row(QUESTION, what, seconds["hit"] * 1e3, "ms", f"{entries[0]}", least))
            rows.append(Row(QUESTION, f"miss, {count} entries", seconds["miss"] * 1e3, "ms"))
        tier.close()
    return rows


def _lowering(gm: fx.GraphModule, options: dict[str, Any]) -> Any:
    return lambda: lower(gm, **options)


def _nodes(gm: fx.GraphModule) -> int:
    return sum(n.op == "call_function" for n in gm.graph.nodes)

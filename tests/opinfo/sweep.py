"""Run the whole database, or a part, and write one JSON line for each op variant and dtype.

    python tests/opinfo/sweep.py OUT.jsonl --dtypes f32 --limit 4

A second run continues where the first one ended; an op that ended the process is recorded as a crash.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import torch
from opinfo import bunch, check, database, ledger, modules


def work(mode: str, wanted: list[str], only: str, part: int) -> Iterator[tuple[str, str]]:
    if mode == "modules":
        yield from ((n, d) for n in modules.modules() if only in n for d in modules.dtypes(n))
        return
    for name, op in database.ops().items():
        if only and only not in name:
            continue
        have = database.gradient_dtypes(op) if mode == "gradient" else database.dtypes(op)
        for dtype in have:
            in_part = database.digest(mode, name, dtype) % part == 0
            if in_part and (not wanted or dtype in wanted):
                yield name, dtype


def run(name: str, dtype: str, mode: str, limit: int | None) -> dict[str, object]:
    started = time.perf_counter()
    found: dict[str, list[str]] = {}
    if mode == "modules":
        items = [s for t in (True, False) for _, s in modules.samples(name, dtype, t)]
    else:
        op = database.ops()[name]
        items = database.samples(op, dtype, database.POOL if limit else None)
    count = 0
    picked = list(database.chosen(items, limit, name, dtype))
    given = [s for _, s in picked]
    values = mode != "modules" and database.have_values(op, given)
    allowed = ledger.tolerance(name, dtype)
    if mode == "modules":
        outcomes = modules.judged(given, allowed, bunch.QUICK)
    elif mode == "gradient":
        outcomes = bunch.gradient(given, values=values, tolerance=allowed, xla_options=bunch.QUICK)
    elif mode == "whole":
        outcomes = [check.whole(s, values=values, tolerance=allowed) for s in given]
    else:
        outcomes = bunch.forward(given, values=values, tolerance=allowed, xla_options=bunch.QUICK)
    for (i, _), got in zip(picked, outcomes, strict=True):
        count += 1
        found.setdefault(got.kind, []).append(f"#{i}: {got.detail}" if got.detail else f"#{i}")
    return {
        "op": name, "dtype": dtype, "mode": mode, "samples": count, "of": len(items),
        "seconds": round(time.perf_counter() - started, 2),
        "kinds": {k: len(v) for k, v in found.items()},
        "details": {k: v[:6] for k, v in found.items() if k != "native"},
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument(
        "--mode", default="forward", choices=["forward", "gradient", "whole", "modules"]
    )
    parser.add_argument("--dtypes", default="")
    parser.add_argument("--limit", type=int, default=None)
    parser.add_argument("--only", default="")
    parser.add_argument("--part", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    done = {}
    if given.out.exists():
        for line in given.out.read_text().splitlines():
            row = json.loads(line)
            done[row["op"], row["dtype"]] = row
    with given.out.open("a") as out:

        def put(row: dict[str, object]) -> None:
            out.write(json.dumps(row) + "\n")
            out.flush()

        for (name, dtype), row in list(done.items()):
            if row.get("started"):
                put({"op": name, "dtype": dtype, "mode": given.mode, "kinds": {"crash": 1},
                     "details": {"crash": ["the process ended"]}, "seconds": 0})  # fmt: skip
        wanted = given.dtypes.split(",") if given.dtypes else []
        for name, dtype in work(given.mode, wanted, given.only, given.part):
            if (name, dtype) in done:
                continue
            put({"op": name, "dtype": dtype, "started": True})
            put(run(name, dtype, given.mode, given.limit))


if __name__ == "__main__":
    main()

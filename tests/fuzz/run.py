"""Run many random programs and print those that differ from eager, cut down.

    python tests/fuzz/run.py 20000 --seed 1

A graph takes about 0.2 seconds of a core. Each few hundred have a process of their own, so that what ends one
ends no more, and as many are drawn as it takes to judge that number. A line of JSON for each failure goes to
--out. Exits with 1 if there is any.

Of 20,000 a few dozen fail that are not ours to mend, and are looked at one by one: eager returns memory that
it never wrote or is less exact than the bar, functionalization forgets what `unfold` does not cover, XLA does
algebra where eager overflows (README), zeros and NaN differ in signs, complex halves share no memory.
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

CHUNK = 500


def child(count: int, seed: int, most: int, out: Path) -> None:
    import gc
    import logging
    import warnings

    import torch
    from fuzz.bunch import Bunches, Judged, cut_down
    from fuzz.programs import Program, programs
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import seed as seeded

    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    logging.disable(logging.ERROR)
    kinds: Counter[str] = Counter()
    current, counts = out.with_suffix(".current"), out.with_suffix(".counts")

    def report(one: Judged) -> None:
        kinds[one.found.kind] += 1
        counts.write_text(json.dumps(kinds))
        if not one.failed:
            return
        small = cut_down(one)
        row = {"kind": small.found.kind, "detail": small.found.detail, "seed": seed}
        row |= {"program": str(small.program), "xla_options": dict(one.options)}
        with out.open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(f"{small.found.kind}: {small.found.detail}\n{small.program}\n", flush=True)

    def begin(these: Sequence[Program]) -> None:
        current.write_text("\n\n".join(map(str, these)))

    bunches = Bunches(report, begin)

    @seeded(seed)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(programs(5, most))
    def each(program: Program) -> None:
        bunches.add(program)

    gc.freeze()  # what is imported by now stays
    each()
    bunches.flush()
    current.unlink(missing_ok=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs", type=int, nargs="?", default=20000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=30, help="operators of a graph, at most")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--child", type=int, default=None, help=argparse.SUPPRESS)
    given = parser.parse_args()
    out = given.out or Path(tempfile.mkdtemp()) / "failures.jsonl"
    if given.child is not None:
        child(given.child, given.seed, given.most, out)
        return 0
    total: Counter[str] = Counter()
    started = time.perf_counter()
    seeds = itertools.count(given.seed, CHUNK)
    while (left := given.graphs - total.total()) > 0:
        command = [sys.executable, __file__, "--child", str(min(CHUNK, left))]
        command += ["--most", str(given.most), "--seed", str(next(seeds)), "--out", str(out)]
        out.with_suffix(".counts").unlink(missing_ok=True)
        ended = subprocess.run(command, check=False)
        if ended.returncode:
            total["crash"] += 1
            print(f"ended with {ended.returncode} in:\n{out.with_suffix('.current').read_text()}\n")
        if out.with_suffix(".counts").exists():
            total += Counter(json.loads(out.with_suffix(".counts").read_text()))
        print(f"{dict(total)} in {time.perf_counter() - started:.0f} s", flush=True)
    return int(any(total[k] for k in ("wrong", "error", "company", "crash")))


if __name__ == "__main__":
    sys.exit(main())

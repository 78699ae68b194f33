"""Compiles cases for TPU topologies in one process and many threads; a JSON line for each result.

    python tests/tpu_sweep.py v5e:2x2,v6e:2x2 0/14      the first of 14 parts of all cases
    python tests/tpu_sweep.py v5e:2x2 linalg/svd        cases whose names contain a text
    python tests/tpu_sweep.py v5e:2x2 linalg/svd --even-if-refused

A process of its own, because libtpu can abort: the test then knows what was being compiled.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from cases import CASES
from harness import Case, graph_of

from tpu_compile import targets
from tpu_compile.compile import EXACT_OPTIONS, Request, compile_graph, compiling_ahead
from tpu_compile.config import Options
from tpu_compile.errors import TpuCompileError
from tpu_compile.lowering import tpu
from tpu_compile.lowering.graph import unsupported_nodes
from tpu_compile.pjrt_tpu import client_for
from tpu_compile.targets import Target

THREADS = 3
_printing = threading.Lock()


def selected(part: str) -> list[tuple[str, Case]]:
    """The cases of a part: `n/m` by a hash of the name, which new cases do not move, or a text."""
    named = [(f"{family}/{c}", c) for family, c in CASES]
    number, slash, of = part.partition("/")
    if not (slash and number.isdecimal() and of.isdecimal()):
        return [(name, c) for name, c in named if part in name]
    return [(name, c) for name, c in named if _hash(name) % int(of) == int(number)]


def _hash(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")


def say(**result: object) -> None:
    with _printing:
        print(json.dumps(result), flush=True)


class Sweep:
    """Takes the lowered pieces of each case, and has them compiled for every target."""

    targets = ()

    def __init__(self, chosen: list[Target]) -> None:
        self.chosen = chosen
        self.case = ""
        self.pieces = 0
        self.pool = ThreadPoolExecutor(THREADS)
        self.room = threading.Semaphore(4 * THREADS)  # lowered programs that wait

    def submit(self, request: Request) -> None:
        self.pieces += 1
        for target in self.chosen:
            self.room.acquire()
            piece = (self.case, self.pieces)
            self.pool.submit(self.compile, *piece, target, request.program.stablehlo)

    def failed(self, origin: object, target: Target, err: TpuCompileError) -> None:
        raise AssertionError("no target is compiled for besides")

    def compile(self, case: str, piece: int, target: Target, stablehlo: bytes) -> None:
        say(case=case, piece=piece, target=target.name, begun=True)
        error = ""
        try:
            client_for(target).compile(stablehlo, EXACT_OPTIONS)
        except TpuCompileError as err:
            error = str(err).partition("    @ ")[0].strip()
        finally:
            self.room.release()
        say(case=case, piece=piece, target=target.name, error=error)

    def run(self, name: str, c: Case) -> None:
        self.case, self.pieces = name, 0
        gm = graph_of(c)
        refused = sorted({str(tpu.why_refused(n)) for n in unsupported_nodes(gm, "tpu")})
        options = Options(target=self.chosen[0], cache=False)
        try:
            with compiling_ahead(self):
                compile_graph(gm, kind="inference", options=options)
        except TpuCompileError as err:
            say(case=name, piece=0, target="", error=str(err))
        say(case=name, refused=refused, pieces=self.pieces)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("targets")
    parser.add_argument("part")
    parser.add_argument("--even-if-refused", action="store_true")
    given = parser.parse_args()
    if given.even_if_refused:
        tpu.REFUSALS = ()
    sweep = Sweep([targets.parse(t) for t in given.targets.split(",")])
    for name, c in selected(given.part):
        sweep.run(name, c)
    sweep.pool.shutdown()
    say(finished=True)
    sys.stdout.flush()


if __name__ == "__main__":
    main()

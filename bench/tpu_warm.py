"""Does compiling ahead for TPUs cost more than libtpu does, and does it take memory for weights?

`warm` of a training step of GPT-2 (12 layers of 768 channels, 2 x 256 tokens: of more, libtpu alone
takes minutes) next to libtpu alone on the same programs, each in a process of its own, by the clock;
and the peak of resident memory of a forward of Llama-3-8B's shape next to the bytes of its weights,
with libtpu's own sizes next to what `estimate` says of them.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import torch
from torch import nn

from bench.common import Bar, Row, Settings
from bench.models import GPT2, Decoder, next_token_loss

TARGET = "v5e:4x4"
SMALL = {"vocab": 128, "dim": 32, "layers": 2, "heads": 4}


def run(settings: Settings) -> list[Row]:
    found = {
        what: _in_process(what, settings, folder)
        for folder in [tempfile.mkdtemp(prefix="tpu-warm-")]
        for what in ("warm", "xla", "llama")
    }
    warm, xla, llama = found["warm"], found["xla"], found["llama"]
    question = "tpu_warm"
    return [
        Row(
            question,
            "warm, GPT-2 training step for v5e",
            warm["seconds"],
            "s",
            "libtpu alone on its programs",
            xla["seconds"],
            Bar("ratio", "<=", 1.2),
        ),
        Row(
            question,
            "CPU time of that",
            warm["cpu"],
            "s",
            "libtpu alone on its programs",
            xla["cpu"],
        ),
        Row(
            question,
            "peak memory of that",
            warm["peak"] / 1e6,
            "MB",
            "libtpu alone on its programs",
            xla["peak"] / 1e6,
        ),
        Row(
            question,
            "estimate, Llama-3-8B's shape: peak memory",
            llama["peak"] / 1e6,
            "MB",
            "its weights",
            llama["weights"] / 1e6,
            None if settings.quick else Bar("ratio", "<=", 0.2),
        ),
        Row(
            question,
            "HBM that estimate names by buffer",
            llama["named"] / 1e6,
            "MB",
            "libtpu's statistics",
            llama["libtpu"] / 1e6,
            None if settings.quick else Bar("ratio", "<=", 1.02),
        ),
    ]


def _in_process(what: str, settings: Settings, folder: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.tpu_warm", what, folder, str(int(settings.quick))]
    environment = os.environ | {"TPU_COMPILE_CACHE_DIR": str(Path(folder) / "cache")}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


class Step(nn.Module):
    """GPT-2 with its loss."""

    def __init__(self, quick: bool) -> None:
        super().__init__()
        self.model = GPT2(length=16, **SMALL) if quick else GPT2()

    def forward(self, ids: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
        return next_token_loss(self.model(ids), target)


def warm(folder: Path, quick: bool) -> dict[str, float]:
    """Trace, lower, compile, store; keeps the programs for `xla`."""
    import tpu_compile
    from tpu_compile import ahead

    programs: list[bytes] = []
    submit = ahead.Session.submit

    def keep(session: Any, request: Any) -> None:
        programs.append(request.program.stablehlo)
        submit(session, request)

    ahead.Session.submit = keep  # type: ignore[method-assign]
    with torch.device("meta"):
        step = Step(quick)
        ids = torch.empty((2, 16) if quick else (2, 256), dtype=torch.int64)
    clock = _clock()
    found = tpu_compile.aot(step, (ids, ids), target=TARGET)
    taken = clock()
    assert all(one.outcome == "miss" for one in found)
    for n, program in enumerate(programs):
        (folder / f"{n}.mlir").write_bytes(program)
    return taken


def xla(folder: Path, quick: bool) -> dict[str, float]:
    """libtpu alone, with as many threads."""
    from tpu_compile import compile, pjrt_tpu, targets

    client = pjrt_tpu.client_for(targets.parse(TARGET))
    programs = [path.read_bytes() for path in sorted(folder.glob("*.mlir"))]
    clock = _clock()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda p: client.compile(p, compile.EXACT_OPTIONS), programs))
    return clock()


def _clock() -> Callable[[], dict[str, float]]:
    """Begins now; gives the seconds since, by the clock and of CPU time of all threads."""
    start, cpu = time.perf_counter(), time.process_time()
    return lambda: {
        "seconds": time.perf_counter() - start,
        "cpu": time.process_time() - cpu,
    }


def llama(folder: Path, quick: bool) -> dict[str, float]:
    """Llama-3-8B's shape, bfloat16, 512 tokens."""
    import tpu_compile

    shape = {"vocab": 128256, "dim": 4096, "layers": 32, "heads": 32, "hidden": 14336}
    sizes = {**SMALL, "hidden": 64} if quick else shape
    length = 16 if quick else 512
    with torch.device("meta"):
        model = Decoder(kv_heads=2 if quick else 8, length=length, **sizes)
        model = model.bfloat16().requires_grad_(False)
        ids = torch.empty(1, length, dtype=torch.int64)
    (one,) = tpu_compile.estimate(model, (ids,), target=TARGET)
    assert one.fits, one.error
    assert one.memory is not None
    return {
        "weights": sum(p.nbytes for p in model.parameters()),
        "named": sum(b.bytes for b in one.buffers),
        "libtpu": one.memory.total - (one.memory.code or 0),
    }


if __name__ == "__main__":
    name, where, small = sys.argv[1:]
    made = {"warm": warm, "xla": xla, "llama": llama}[name](Path(where), small == "1")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(json.dumps({**made, "peak": peak}))

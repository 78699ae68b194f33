"""What test_warm.py runs twice: `python warm_packages.py FOLDER`; the second run traces nothing."""

from __future__ import annotations

import json
import sys
import warnings
from dataclasses import asdict
from pathlib import Path

import torch
from torch import Tensor, nn

import tpu_compile


class Inference(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = nn.Linear(6, 8), nn.Linear(8, 3)

    def forward(self, x: Tensor) -> Tensor:
        return self.last(torch.tanh(self.first(x)))


class Training(Inference):
    def forward(self, x: Tensor) -> Tensor:
        return self.last(torch.sigmoid(self.first(x)))


def breaks(x: Tensor) -> Tensor:
    y = x.sin()
    torch._dynamo.graph_break()
    return y.cos() + 1


def ahead(x: Tensor, y: Tensor) -> Tensor:
    return torch.tanh(x @ y) + torch.arange(9.0).reshape(3, 3)


def run(folder: Path) -> dict[str, list[float]]:
    x = torch.linspace(-1, 1, 12).reshape(2, 6)
    found = {}
    with torch.no_grad():
        found["inference"] = torch.compile(Inference(), backend="tpu")(x)
    model = Training()
    torch.compile(model, backend="tpu")(x).sum().backward()
    found["training"] = model.first.weight.grad
    found["breaks"] = torch.compile(breaks, backend="tpu")(x)
    for grad in (False, True):
        a, b = torch.ones(3, 4, requires_grad=grad), torch.ones(4, 3)
        path = folder / f"ahead_{grad}"
        with torch.set_grad_enabled(grad):
            if not path.exists():
                compiled = torch.compile(ahead, fullgraph=True, backend="tpu")
                compiled.aot_compile(((a, b), {})).save_compiled_function(str(path))
            with path.open("rb") as file:
                out = torch.compiler.load_compiled_function(file)(a, b)
            found[f"ahead, {grad}"] = out
            if grad:
                out.sum().backward()
                found["gradient"] = a.grad
    return {name: t.detach().flatten().tolist() for name, t in found.items()}


def main() -> None:
    from torch._dynamo.utils import counters

    warnings.simplefilter("ignore")
    tpu_compile.precompile()
    results = run(Path(sys.argv[1]))
    frames = counters["frames"]["total"]
    print(
        json.dumps(
            {
                "results": results,
                "frames": frames,
                "traces": asdict(tpu_compile.trace_stats()),
                "misses": tpu_compile.cache_stats().misses,
            }
        )
    )


if __name__ == "__main__":
    main()

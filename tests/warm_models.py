"""What test_warm.py runs in processes of its own: `python warm_models.py` prints results and counters."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

TABLE = torch.linspace(0, 1, 24).reshape(4, 6)


def tpu(fn: Any, **kwargs: Any) -> Any:
    return torch.compile(fn, backend="tpu", **kwargs)


class Net(nn.Module):
    """Dropout, a buffer that is written to, and parameters."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(6, 16), nn.Linear(16, 4)
        self.norm = nn.BatchNorm1d(16)

    def forward(self, x: Tensor) -> Tensor:
        return self.last(F.dropout(F.gelu(self.norm(self.first(x))), 0.3, self.training))


def seeded(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


def training() -> list[Tensor]:
    torch.manual_seed(0)
    model = Net()
    compiled = tpu(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for step in range(3):
        optimizer.zero_grad()
        loss = compiled(seeded(8, 6, seed=step)).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    return [*losses, *model.state_dict().values()]


def inference() -> list[Tensor]:
    torch.manual_seed(0)
    model = Net().eval()
    with torch.no_grad():
        return [tpu(model)(seeded(8, 6)), tpu(model, dynamic=False)(seeded(3, 6))]


def pictures() -> list[Tensor]:
    """Convolutions, for which XLA is asked for something, and a pool that torch puts together."""
    torch.manual_seed(0)
    layers = nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.MaxPool2d(2), nn.Conv2d(4, 2, 1)
    with torch.no_grad():
        return [tpu(nn.Sequential(*layers).eval())(seeded(2, 3, 8, 8))]


def sizes() -> list[Tensor]:
    fn = tpu(lambda x: (x @ x.t()).softmax(-1) * x.shape[0], dynamic=True)
    return [fn(seeded(n, 6)) for n in (3, 5, 3)]


def sizes_in_training() -> list[Tensor]:
    fn = tpu(lambda x, w: (x @ w).tanh().sum(0), dynamic=True)
    found = []
    for n in (4, 7):
        w = seeded(6, 5).requires_grad_()
        fn(seeded(n, 6), w).sum().backward()
        found.append(w.grad)
    return found


def graph_break() -> list[Tensor]:
    @tpu
    def fn(x: Tensor) -> Tensor:
        y = x.sin()
        torch._dynamo.graph_break()
        return y.cos() + 1

    return [fn(seeded(4))]


def pieces() -> list[Tensor]:
    """An op without a rule, between compiled pieces, with sizes that depend on data."""
    fn = tpu(
        lambda x: (torch.unique((x + 1).round()) * 2).sum() + torch.bincount(x.int() + 4).sum()
    )
    return [fn(seeded(9))]


def in_place() -> list[Tensor]:
    @tpu
    def fn(x: Tensor) -> Tensor:
        x.mul_(2)
        return x[1:] + 1

    x = seeded(4)
    return [fn(x), x]


def constants() -> list[Tensor]:
    return [tpu(lambda x: x + torch.arange(24.0).reshape(4, 6) + TABLE)(seeded(4, 6))]


def checked() -> list[Tensor]:
    fn = tpu(torch.linalg.inv)
    good = torch.eye(3) * 2
    try:
        fn(torch.zeros(3, 3))
    except torch.linalg.LinAlgError as err:
        return [fn(good), torch.tensor(len(str(err)))]
    raise AssertionError("a singular matrix was inverted")


def random() -> list[Tensor]:
    fn = tpu(lambda x: x + torch.rand_like(x))
    torch.manual_seed(3)
    return [fn(torch.zeros(5)), fn(torch.zeros(5))]


MODELS: tuple[Callable[[], list[Tensor]], ...] = (
    training,
    inference,
    pictures,
    sizes,
    sizes_in_training,
    graph_break,
    pieces,
    in_place,
    constants,
    checked,
    random,
)


def main() -> None:
    from tpu_compile import cache_stats, trace_stats

    warnings.simplefilter("ignore")
    results = {}
    counted = {}
    for model in MODELS:
        before = asdict(trace_stats())
        results[model.__name__] = [t.detach().double().tolist() for t in model()]
        after = asdict(trace_stats())
        counted[model.__name__] = {n: after[n] - before[n] for n in after}
    print(json.dumps({"results": results, "traces": counted, "misses": cache_stats().misses}))


if __name__ == "__main__":
    main()

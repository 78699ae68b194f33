"""One executable for a training step: the eager loop's results, in place, for whatever a loop does."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import Tensor, nn

from tpu_compile import compile as compiling
from tpu_compile import malloc, trace_stats, train_step
from tpu_compile.errors import TrainingError
from tpu_compile.ownership import owner
from tpu_compile.training import EagerStepWarning, TrainStep

Batch = tuple[Tensor, Tensor]
LOSS = nn.CrossEntropyLoss()


class Model(nn.Module):
    """Batch norm, weights that are tied, a scalar parameter and one that is frozen."""

    def __init__(self) -> None:
        super().__init__()
        self.embed = nn.Linear(4, 4, bias=False)
        self.norm = nn.BatchNorm1d(4)
        self.again = nn.Linear(4, 4, bias=False)
        self.again.weight = self.embed.weight
        self.frozen = nn.Linear(4, 4).requires_grad_(False)
        self.scale = nn.Parameter(torch.tensor(1.5))
        self.head = nn.Linear(4, 3)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.frozen(self.again(self.norm(self.embed(x)).relu()) * self.scale))


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()


def batches(n: int, seed: int = 1) -> list[Batch]:
    made = torch.Generator().manual_seed(seed)
    return [
        (torch.randn(6, 4, generator=made), torch.randint(0, 3, (6,), generator=made))
        for _ in range(n)
    ]


def adamw(model: nn.Module) -> torch.optim.Optimizer:
    heads = list(model.head.parameters())
    others = [p for p in model.parameters() if all(p is not h for h in heads)]
    return torch.optim.AdamW([{"params": others}, {"params": heads, "lr": 0.1}], lr=1e-2)


def close(ours: Any, eager: Any) -> None:
    torch.testing.assert_close(ours, eager, rtol=1e-4, atol=1e-6)


def test_a_step_is_the_eager_loops() -> None:
    ours, eager = Model(), Model()
    eager.load_state_dict(ours.state_dict())
    mine, theirs = adamw(ours), adamw(eager)
    schedules = [torch.optim.lr_scheduler.StepLR(o, 2, 0.5) for o in (mine, theirs)]
    step = train_step(ours, LOSS, mine, clip_norm=0.5)
    lowered = trace_stats().lowered
    for x, y in batches(5):
        loss = step(x, y)
        want = LOSS(eager(x), y)
        want.backward()
        norm = nn.utils.clip_grad_norm_(eager.parameters(), 0.5)
        theirs.step()
        theirs.zero_grad()
        for schedule in schedules:
            schedule.step()
        close(loss, want.detach())
        close(step.grad_norm, norm)
    assert trace_stats().lowered - lowered == 1
    close(ours.state_dict(), eager.state_dict())
    close(mine.state_dict(), theirs.state_dict())
    assert ours.again.weight is ours.embed.weight
    states = [t for state in mine.state.values() for t in state.values()]
    trained = [p for p in ours.parameters() if p.requires_grad]
    assert all(owner(t) is not None for t in [*trained, *ours.buffers(), *states])
    assert all(p.grad is None for p in ours.parameters())


def test_checkpoints_are_current_and_can_be_loaded() -> None:
    def make() -> tuple[nn.Module, torch.optim.Optimizer, TrainStep]:
        model = nn.Sequential(nn.Linear(4, 3))
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
        return model, optimizer, train_step(model, LOSS, optimizer)

    model, optimizer, step = make()
    for x, y in batches(2):
        step(x, y)
    held = model.state_dict()  # tensors that look into the model's memory
    saved = copy.deepcopy((held, optimizer.state_dict()))
    for x, y in batches(2, seed=2):
        step(x, y)
    assert torch.equal(held["0.weight"], model[0].weight)
    other, other_optimizer, other_step = make()
    for x, y in batches(1, seed=3):
        other_step(x, y)
    other.load_state_dict(saved[0])
    other_optimizer.load_state_dict(saved[1])
    for x, y in batches(2, seed=2):
        other_step(x, y)
    torch.testing.assert_close(other.state_dict(), model.state_dict())
    torch.testing.assert_close(other_optimizer.state_dict(), optimizer.state_dict())


def test_gradients_accumulate_and_a_scaler_skips() -> None:
    ours = nn.Linear(4, 3)
    eager = copy.deepcopy(ours)
    mine, theirs = (torch.optim.Adam(m.parameters(), lr=0.1) for m in (ours, eager))
    scalers = [torch.amp.GradScaler("cpu", init_scale=2.0**10, growth_interval=2) for _ in range(2)]
    step = train_step(ours, LOSS, mine, scaler=scalers[0], clip_value=0.3)
    for n, (x, y) in enumerate(batches(8)):
        if n == 3:
            x[0, 0] = torch.inf
        last = n % 2 == 1
        loss = step(x, y) if last else step.accumulate(x, y)
        want = LOSS(eager(x), y)
        scalers[1].scale(want).backward()
        torch.testing.assert_close(loss, want.detach(), equal_nan=True)
        if last:
            scalers[1].unscale_(theirs)
            nn.utils.clip_grad_value_(eager.parameters(), 0.3)
            scalers[1].step(theirs)
            scalers[1].update()
            theirs.zero_grad()
    close(ours.state_dict(), eager.state_dict())
    close(mine.state_dict(), theirs.state_dict())
    assert scalers[0].state_dict() == scalers[1].state_dict()


class Lion(torch.optim.Optimizer):
    """An optimizer of a user's, whose state is made in its first step."""

    def __init__(self, params: Any, lr: float) -> None:
        super().__init__(params, {"lr": lr, "counts": False})

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if not state:
                    state["momentum"] = torch.zeros_like(p)
                    if group["counts"]:
                        state["step"] = 0
                momentum = state["momentum"]
                update = momentum.mul(0.9).add(p.grad, alpha=0.1).sign_()
                p.add_(update, alpha=-group["lr"])
                momentum.lerp_(p.grad, 0.01)
                if group["counts"]:
                    state["step"] += 1


@pytest.mark.parametrize("counts", [False, True])
def test_an_optimizer_of_the_users(counts: bool) -> None:
    """One that counts in Python runs by itself, with a warning."""
    ours = nn.Linear(4, 3)
    eager = copy.deepcopy(ours)
    mine, theirs = Lion(ours.parameters(), 0.1), Lion(eager.parameters(), 0.1)
    mine.param_groups[0]["counts"] = counts
    step = train_step(ours, LOSS, mine)
    for n, (x, y) in enumerate(batches(4)):
        if counts and n == 0:
            with pytest.warns(EagerStepWarning, match="Lion cannot be traced"):
                step(x, y)
        else:
            step(x, y)
        LOSS(eager(x), y).backward()
        theirs.step()
        theirs.zero_grad()
    assert step.eager is counts
    close(ours.state_dict(), eager.state_dict())


def test_settings_may_change() -> None:
    ours = nn.Linear(4, 3)
    eager = copy.deepcopy(ours)
    mine, theirs = (torch.optim.SGD(m.parameters(), lr=0.1) for m in (ours, eager))
    step = train_step(ours, LOSS, mine)
    for n, (x, y) in enumerate(batches(4)):
        for optimizer in (mine, theirs):
            optimizer.param_groups[0]["weight_decay"] = 0.5 if n >= 2 else 0.0
        step(x, y)
        LOSS(eager(x), y).backward()
        theirs.step()
        theirs.zero_grad()
    close(ours.state_dict(), eager.state_dict())


def test_dropout_follows_the_seed() -> None:
    model = nn.Sequential(nn.Dropout(0.5), nn.Linear(4, 3))
    step = train_step(model, LOSS, torch.optim.SGD(model.parameters(), lr=0.0))
    ((x, y),) = batches(1)
    torch.manual_seed(5)
    first = [step(x, y).item() for _ in range(3)]
    torch.manual_seed(5)
    assert [step(x, y).item() for _ in range(3)] == first
    assert len(set(first)) == 3


def test_what_cannot_be_one_executable_is_refused() -> None:
    model = nn.Linear(4, 3)
    sgd = torch.optim.SGD(model.parameters(), lr=0.1)
    with pytest.raises(TrainingError, match="LBFGS: it calls the model itself"):
        train_step(model, LOSS, torch.optim.LBFGS(model.parameters()))
    handle = model.weight.register_hook(lambda g: g * 2)
    with pytest.raises(TrainingError, match="hooks on their gradients"):
        train_step(model, LOSS, sgd)
    handle.remove()
    sgd.register_step_post_hook(lambda *_: None)
    with pytest.raises(TrainingError, match="hooks on its step"):
        train_step(model, LOSS, sgd)


def test_what_a_step_frees_is_kept_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """In blocks that the C library can keep, unless the user wants XLA to make others."""
    kept: list[int] = []
    options: list[dict[str, Any]] = []
    obtain = compiling._executable

    def recorded(program: Any, key: Any, client: Any, chosen: Any, use_cache: bool) -> Any:
        options.append(dict(chosen))
        return obtain(program, key, client, chosen, use_cache)

    monkeypatch.setattr(malloc, "keep", kept.append)
    monkeypatch.setattr(compiling, "_executable", recorded)
    name = "xla_multiheap_size_constraint_per_heap"
    for chosen in ({}, {name: 1 << 30}):
        model = Model()
        step = train_step(model, LOSS, adamw(model), options={"xla_options": chosen})
        step(*batches(1)[0])
    assert [o[name] for o in options] == [malloc.BLOCK, 1 << 30]
    assert len(kept) == 2
    assert min(kept) >= 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc's")
def test_freed_memory_stays_with_the_process() -> None:
    """Blocks of a step are found again without a page from the system: in a process of its own."""
    code = """
import ctypes, resource
from tpu_compile import malloc
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
def step():
    blocks = [libc.malloc(malloc.BLOCK) for _ in range(16)]
    for b in blocks:
        ctypes.memset(b, 1, malloc.BLOCK)
    for b in blocks:
        libc.free(b)
def faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    step()
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
assert malloc.keep(16 * malloc.BLOCK)
assert malloc.keep(1)
step()
print(faults())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 100

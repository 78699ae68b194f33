"""Whole models against torch eager: outputs, every gradient, and twenty steps of training."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator

import pytest
import torch
from torch import Tensor, nn

from bench.models import SequenceLSTM, Workload, tiny
from tpu_compile.lowering import rules as _rules  # noqa: F401  # fills the registry
from tpu_compile.lowering.registry import rules

needs_gelu = pytest.mark.xfail(
    torch.ops.aten.gelu.default not in rules(),
    raises=torch._dynamo.exc.BackendCompilerFailed,
    reason="aten.gelu has no lowering yet",
)
WORKLOADS = [
    pytest.param(w, id=w.name, marks=needs_gelu if w.name in ("mlp", "gpt2", "bert", "vit") else ())
    for w in tiny()
]
STEPS = 20

Call = Callable[..., Tensor]

# The largest difference of a tensor from eager's, over the largest magnitude in that tensor. All is
# float32; both sides sum in another order, so 1e-5 is about a hundred roundings.
OUTPUT_TOLERANCE = 1e-5
GRADIENT_TOLERANCE = 1e-5
# A gradient that is zero in exact arithmetic (a bias before a softmax or a norm) is all rounding:
# it is compared on the scale of the model's largest gradient instead.
ZERO_GRADIENT = 1e-5
# The loss at each step; differences of the first steps are carried along by the weights.
LOSS_TOLERANCE = 2e-5


@pytest.fixture(autouse=True)
def _fresh_dynamo() -> Iterator[None]:
    """Nothing compiled is left from other tests; one thread, for more would wait for each other."""
    torch._dynamo.reset()
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)
    torch._dynamo.reset()


def compiled(model: nn.Module) -> Call:
    """One graph, and no op of it on torch's CPU kernels."""
    return torch.compile(model, backend="tpu", fullgraph=True, options={"fallback": "error"})


def relative_error(got: Tensor, want: Tensor, scale: float = 0.0) -> float:
    assert got.shape == want.shape
    assert got.dtype == want.dtype
    largest = max(float(want.detach().abs().max()), scale)
    return float((got - want).detach().abs().max()) / largest if largest else 0.0


@pytest.mark.parametrize("w", WORKLOADS)
def test_inference(w: Workload) -> None:
    model = w.model().eval()
    inputs, _ = w.batch()
    with torch.no_grad():
        assert relative_error(compiled(model)(*inputs), model(*inputs)) <= OUTPUT_TOLERANCE


@pytest.mark.parametrize("w", WORKLOADS)
def test_training(w: Workload) -> None:
    """Gradients of one step, then twenty steps from the same weights with each optimizer."""
    start = w.model()
    ours = copy.deepcopy(start)
    call = compiled(ours)
    check_gradients(w, copy.deepcopy(start), ours, call)
    for optimizer in ("sgd", "adamw"):
        eager = copy.deepcopy(start)
        want = losses(w, eager, eager, optimizer)
        ours.load_state_dict(start.state_dict())
        got = losses(w, ours, call, optimizer)
        assert want[-1] < want[0]
        for step, (a, b) in enumerate(zip(got, want, strict=True)):
            where = f"{optimizer}, step {step}: {a}, eager has {b}"
            assert abs(a - b) <= LOSS_TOLERANCE * abs(b), where


def check_gradients(w: Workload, eager: nn.Module, ours: nn.Module, call: Call) -> None:
    inputs, target = w.batch()
    want, got = eager(*inputs), call(*inputs)
    assert relative_error(got, want) <= OUTPUT_TOLERANCE
    w.loss(want, target).backward()
    w.loss(got, target).backward()
    largest = max(float(p.grad.abs().max()) for p in eager.parameters())
    wrong = {}
    for (name, p), q in zip(eager.named_parameters(), ours.parameters(), strict=True):
        error = relative_error(q.grad, p.grad, largest * ZERO_GRADIENT)
        if error > GRADIENT_TOLERANCE:
            wrong[name] = error
    assert not wrong
    for (name, p), q in zip(eager.named_buffers(), ours.named_buffers(), strict=True):
        assert relative_error(q[1].double(), p.double()) <= OUTPUT_TOLERANCE, name


def losses(w: Workload, model: nn.Module, call: Call, optimizer: str) -> list[float]:
    """The loss at each of STEPS steps on one batch; the optimizer runs eagerly."""
    step = (
        torch.optim.SGD(model.parameters(), lr=0.02, momentum=0.9)
        if optimizer == "sgd"
        else torch.optim.AdamW(model.parameters(), lr=1e-3)
    )
    inputs, target = w.batch()
    found = []
    for _ in range(STEPS):
        step.zero_grad()
        loss = w.loss(call(*inputs), target)
        loss.backward()
        step.step()
        found.append(loss.item())
    return found


def test_lstm_module() -> None:
    """`nn.LSTM` whole, where the user lets dynamo trace it."""
    like = next(w for w in tiny() if w.name == "lstm")
    w = Workload("sequence_lstm", lambda: SequenceLSTM(61, 8, 1, 5), like.draw, like.loss)
    with torch._dynamo.config.patch(allow_rnn=True):
        ours = w.model()
        check_gradients(w, w.model(), ours, compiled(ours))


def test_compiled_optimizer() -> None:
    """dynamo writes the update of AdamW with fused multiply-adds, which have a rule."""
    torch.manual_seed(0)
    ours, eager = nn.Linear(3, 5), nn.Linear(3, 5)
    eager.load_state_dict(ours.state_dict())
    x = torch.linspace(-1, 1, 6).view(2, 3)
    for model, whole in ((ours, True), (eager, False)):
        optimizer = torch.optim.AdamW(model.parameters(), lr=0.1)
        step = optimizer.step
        if whole:
            step = torch.compile(step, backend="tpu", options={"fallback": "error"})
        for _ in range(3):
            optimizer.zero_grad()
            model(x).square().mean().backward()
            step()
    for p, q in zip(ours.parameters(), eager.parameters(), strict=True):
        assert relative_error(p, q) <= OUTPUT_TOLERANCE


def test_zero_gradient() -> None:
    """The sum of a normalized row is constant: its gradient is zero, and both sides' noise.

    So transformers that end in a norm seem to differ by all of it, where a test sums their output.
    """
    torch.manual_seed(0)
    x = torch.randn(6, 8)
    exact = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 8), nn.LayerNorm(8)).double()
    eager, ours = copy.deepcopy(exact).float(), copy.deepcopy(exact).float()
    for model, call in ((exact, exact), (eager, eager), (ours, compiled(ours))):
        call(x.to(model[0].weight.dtype)).sum().backward()
    for p, q, r in zip(
        exact[0].parameters(), eager[0].parameters(), ours[0].parameters(), strict=True
    ):
        assert float(p.grad.abs().max()) < 1e-14
        assert 0 < float(q.grad.abs().max()) < ZERO_GRADIENT
        assert float(r.grad.abs().max()) < ZERO_GRADIENT

"""torch.compile(backend="tpu") as a user meets it: graph breaks, aliasing, mutation, options, fallback."""

from __future__ import annotations

import copy
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.utils import _pytree as pytree

from tpu_compile import fallback
from tpu_compile.errors import ConfigError, UnsupportedOpError

X = torch.randn(3, 4, generator=torch.Generator().manual_seed(0))
Z = torch.complex(X[0], X[1])


pytestmark = pytest.mark.usefixtures("fresh_dynamo")


def tpu(fn: Callable[..., Any], **kw: Any) -> Callable[..., Any]:
    return torch.compile(fn, backend="tpu", **kw)


def assert_like_eager(fn: Callable[..., Any], *inputs: Any, **kw: Any) -> None:
    """Outputs, strides, shared storage and mutated inputs are those of eager."""
    ours, theirs = _copies(inputs), _copies(inputs)
    want = pytree.tree_leaves(fn(*theirs))
    got = pytree.tree_leaves(tpu(fn, **kw)(*ours))
    torch.testing.assert_close(got, want, rtol=1e-6, atol=1e-6)
    torch.testing.assert_close(ours, theirs, rtol=1e-6, atol=1e-6)
    for g, w in zip(got, want, strict=True):
        if isinstance(w, torch.Tensor):
            assert g.stride() == w.stride()
    assert _sharing([*ours, *got]) == _sharing([*theirs, *want])


def _copies(inputs: tuple[Any, ...]) -> list[Any]:
    """Copies that keep strides, and that share storage where the inputs do."""
    memo: dict[int, Any] = {}
    out = []
    for t in inputs:
        if not isinstance(t, torch.Tensor):
            out.append(t)
            continue
        storage = t.untyped_storage()
        base = memo.setdefault(storage.data_ptr(), storage.clone())
        fresh = torch.empty(0, dtype=t.dtype).set_(base, t.storage_offset(), t.shape, t.stride())
        out.append(fresh.conj() if t.is_conj() else fresh)
    return out


def _sharing(tensors: list[Any]) -> list[int]:
    """For each tensor the first one that shares its storage."""
    pointers = [
        t.untyped_storage().data_ptr() if isinstance(t, torch.Tensor) else i
        for i, t in enumerate(tensors)
    ]
    return [pointers.index(p) for p in pointers]


OUTPUTS: dict[str, Callable[[torch.Tensor], Any]] = {
    "plain": lambda x: x + 1,
    "two": lambda x: (x + 1, x * 2),
    "same twice": lambda x: [y := x + 1, y],
    "none and number": lambda x: (x + 1, None, 3),
    "input": lambda x: x,
    "view of input": lambda x: x[1:],
    "transposed input": lambda x: x.t(),
    "views of one result": lambda x: [(y := x + 2)[1:], y[:2], y],
    "view of a result": lambda x: (x + 1)[:, 1:],
    "last row": lambda x: (x + 1)[-1],
    "small view of a large result": lambda x: (x.repeat(8, 1) + 1)[3],
    "strided view of a large result": lambda x: (x.repeat(8, 1) + 1)[::8, ::2],
    "transposed result": lambda x: (x + 1).t(),
    "expanded result": lambda x: (x + 1)[:, :, None].expand(3, 4, 5),
    "expanded scalar": lambda x: x.sum().expand(2, 3),
    "diagonal": lambda x: (x + 1).diagonal(),
    "detached": lambda x: (x.detach(), x + 1),
    "split": lambda x: (x + 1).split(2, 1),
    "unbind": lambda x: (x * 2).unbind(0),
    "permuted conv-like": lambda x: (x[None, None] + 1).permute(2, 0, 3, 1),
    "constant": lambda x: (x + 1, torch.arange(3)),
    "0-d": lambda x: x.sum(),
    "0-size": lambda x: (x + 1)[:0],
    "bool": lambda x: x > 0,
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_outputs(name: str) -> None:
    assert_like_eager(OUTPUTS[name], X)


def _slice_add(x: torch.Tensor) -> torch.Tensor:
    x[1:].add_(1)
    return x + 2


def _transposed_mul(x: torch.Tensor) -> torch.Tensor:
    return x.t().mul_(2)


def _set_item(x: torch.Tensor) -> torch.Tensor:
    x[0, 1] = 7
    x[:, 2:] = x[:, :2].clone()
    return x.sum(0)


def _copy(x: torch.Tensor) -> torch.Tensor:
    y = torch.zeros(3, 4)
    y.copy_(x.double())
    return y


MUTATIONS: dict[str, Callable[[torch.Tensor], Any]] = {
    "in place": lambda x: (x.add_(1), x * 2)[1],
    "in place and returned": lambda x: x.mul_(2),
    "slice": _slice_add,
    "view": _transposed_mul,
    "setitem": _set_item,
    "copy_ across dtypes": _copy,
    "zero_": lambda x: x.zero_(),
    "relu_": lambda x: F.relu_(x),
}


VIEWS: dict[str, Callable[[torch.Tensor], Any]] = {
    "other dtype": lambda z: torch.view_as_real(z).view(torch.int32),
    "conjugated": lambda z: z.conj(),
    "negative": lambda z: z.conj().imag,
}


@pytest.mark.parametrize("grad", [False, True])
@pytest.mark.parametrize("name", VIEWS)
def test_views_that_are_not_strided(name: str, grad: bool) -> None:
    """They share memory and have the conj and neg bits of eager's, traced by AOTAutograd or not."""
    with torch.set_grad_enabled(grad):
        assert_like_eager(VIEWS[name], Z)
        got = pytree.tree_leaves(tpu(VIEWS[name])(Z))
        want = pytree.tree_leaves(VIEWS[name](Z))
    bits = [[(t.is_conj(), t.is_neg()) for t in ts] for ts in (got, want)]
    assert bits[0] == bits[1]


@pytest.mark.parametrize("name", MUTATIONS)
def test_mutations(name: str) -> None:
    assert_like_eager(MUTATIONS[name], X)


INPUTS: dict[str, Callable[[], torch.Tensor]] = {
    "contiguous": lambda: X,
    "transposed": lambda: X.t(),
    "strided": lambda: torch.arange(24.0).reshape(6, 4)[::2],
    "offset": lambda: torch.arange(16.0)[4:].reshape(3, 4),
    "unaligned": lambda: torch.arange(13.0)[1:].reshape(3, 4),
    "expanded": lambda: torch.arange(3.0)[:, None].expand(3, 4),
    "overlapping": lambda: torch.arange(10.0).as_strided((3, 4), (2, 1)),
    "channels_last": lambda: torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last),
    "0-d": lambda: torch.tensor(2.0),
    "0-size": lambda: torch.zeros(0, 4),
    "size 1 dims": lambda: torch.arange(4.0).reshape(1, 4, 1),
    "conj": lambda: Z.conj(),
    "neg": lambda: Z.conj().imag,
    "bf16": lambda: X.bfloat16(),
    "i64": lambda: torch.arange(4),
    "f64": lambda: X.double(),
}


@pytest.mark.parametrize("name", INPUTS)
def test_inputs(name: str) -> None:
    x = INPUTS[name]()
    got = tpu(lambda t: (t * 2, t + t))(x)
    want = (x * 2, x + x)
    torch.testing.assert_close(got, want, rtol=1e-6, atol=1e-6)
    assert [g.stride() for g in got] == [w.stride() for w in want]


def test_inputs_that_overlap() -> None:
    base = torch.arange(12.0)
    assert_like_eager(lambda a, b: (a.add_(1), a + b)[1], base[:8], base[4:])


def test_conj_and_neg_bits_change_between_calls() -> None:
    f = tpu(lambda t: t * 1)
    for t in (Z, Z.conj(), Z, Z.conj()):
        assert torch.equal(f(t), t * 1)


def test_graph_breaks_and_several_graphs() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        y = x + 1
        torch._dynamo.graph_break()
        if y.sum() > 0:
            y = y * 2
        return y.cos()

    with pytest.raises(torch._dynamo.exc.Unsupported):
        tpu(fn, fullgraph=True)(X)
    torch._dynamo.reset()
    assert_like_eager(fn, X)


@pytest.mark.parametrize("mode", [torch.no_grad, torch.inference_mode, torch.enable_grad])
def test_grad_modes(mode: Callable[[], Any]) -> None:
    m = nn.Linear(4, 2)
    with mode():
        got, want = tpu(m)(X), m(X)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-6)
    assert got.requires_grad == want.requires_grad
    assert got.is_inference() == want.is_inference()


class Net(nn.Module):
    """Convolution, batch norm, a buffer that the forward counts up."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3, padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.out = nn.Linear(4, 2)
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.calls += 1
        return self.out(F.relu(self.norm(self.conv(x))).mean((2, 3)))


@pytest.mark.parametrize("memory_format", [torch.contiguous_format, torch.channels_last])
def test_training_with_buffers(memory_format: torch.memory_format) -> None:
    torch.manual_seed(0)
    eager = Net()
    ours = copy.deepcopy(eager)
    compiled = tpu(ours, options={"fallback": "error"})
    # Not Adam: the bias before a batch norm has no gradient but rounding, which Adam would amplify.
    optimizers = [torch.optim.SGD(m.parameters(), lr=1e-1, momentum=0.9) for m in (eager, ours)]
    for _ in range(4):
        x = torch.randn(5, 3, 6, 6).to(memory_format=memory_format)
        losses = []
        for m, optimizer in zip((eager, compiled), optimizers, strict=True):
            loss = F.cross_entropy(m(x), torch.tensor([0, 1, 0, 1, 1]))
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            losses.append(loss.detach())
        torch.testing.assert_close(losses[1], losses[0], rtol=1e-4, atol=1e-5)
    buffers = dict(ours.named_buffers()), dict(eager.named_buffers())
    torch.testing.assert_close(*buffers, rtol=1e-4, atol=1e-5)
    eager.eval(), ours.eval()
    torch.testing.assert_close(compiled(x), eager(x), rtol=1e-4, atol=1e-5)


def test_gradients_of_inputs_and_views() -> None:
    def fn(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return (x[1:] @ w.t()).tanh().sum() + x.t().exp().mean()

    grads = []
    for f in (fn, tpu(fn)):
        x, w = X.clone().requires_grad_(), torch.ones(2, 4).requires_grad_()
        f(x, w).backward()
        grads.append((x.grad, w.grad))
    torch.testing.assert_close(grads[1], grads[0], rtol=1e-5, atol=1e-6)


def test_parameters_updated_in_place_are_seen() -> None:
    m = nn.Linear(4, 4)
    f = tpu(m)
    with torch.no_grad():
        for _ in range(3):
            m.weight.add_(1)
            torch.testing.assert_close(f(X), m(X), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("offset", [0, 1])
def test_parameter_data_swap_is_noticed(offset: int) -> None:
    """`p.data = q` moves the parameter; an unaligned q is copied by XLA and must not be kept."""
    m = nn.Linear(4, 4, bias=False)
    f = tpu(m)
    with torch.no_grad():
        f(X)
        for i in range(3):
            m.weight.data = torch.full((16 + offset,), float(i))[offset:].reshape(4, 4)
            torch.testing.assert_close(f(X), m(X), rtol=1e-5, atol=1e-5)
            m.weight.mul_(3)
            torch.testing.assert_close(f(X), m(X), rtol=1e-5, atol=1e-5)


def test_a_result_is_not_overwritten_by_the_next_call() -> None:
    f = tpu(lambda x: x + 1)
    first = f(X)
    kept = first.clone()
    f(X * 5)
    assert torch.equal(first, kept)
    first.add_(1)  # and it is the caller's to write to


def test_equal_outputs_do_not_share_memory() -> None:
    a, b = tpu(lambda x: (x + 1, 1 + x))(X)
    a.zero_()
    torch.testing.assert_close(b, X + 1)


def test_threads() -> None:
    from concurrent.futures import ThreadPoolExecutor

    m = nn.Linear(4, 4)
    f = tpu(m)
    with torch.no_grad():
        f(X)
        inputs = [torch.full((3, 4), float(i)) for i in range(64)]
        want = [m(x) for x in inputs]
        with ThreadPoolExecutor(8) as pool, torch.no_grad():
            got = list(pool.map(lambda x: f(x).detach(), inputs))
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


def test_assertions_are_kept() -> None:
    def fn(x: torch.Tensor) -> torch.Tensor:
        torch._assert_async(x.sum() > 0, "the sum must be positive")
        return F.one_hot(x, 5) * 2

    f = tpu(fn, fullgraph=True, options={"fallback": "error"})
    x = torch.tensor([1, 0, 4])
    assert torch.equal(f(x), fn(x))
    with pytest.raises(RuntimeError, match="the sum must be positive"):
        f(torch.zeros_like(x))
    with pytest.raises(RuntimeError, match="smaller than num_classes"):
        f(x + 1)


# ---------------------------------------------------------------------- sizes


@pytest.mark.parametrize("dynamic", [None, True, False])
def test_changing_sizes(dynamic: bool | None) -> None:
    def fn(x: torch.Tensor) -> Any:
        return x * x.shape[0], x.reshape(-1), x.shape[1] + 1, torch.zeros(x.shape[0], 2)

    f = tpu(fn, dynamic=dynamic)
    for n in (2, 3, 5, 3):
        torch.testing.assert_close(f(torch.ones(n, 4)), fn(torch.ones(n, 4)))


def test_changing_sizes_in_training() -> None:
    m = nn.Linear(4, 2)
    f = tpu(m, dynamic=True)
    for n in (2, 3, 5):
        x = torch.randn(n, 4)
        grads = []
        for g in (m, f):
            m.zero_grad()
            g(x).pow(2).sum().backward()
            grads.append(m.weight.grad)
        torch.testing.assert_close(grads[1], grads[0], rtol=1e-5, atol=1e-5)


# ---------------------------------------------------------------------- ops without a lowering


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes aten.cos.default an op without a rule, so that the test outlives new rules."""
    from tpu_compile.lowering import registry

    rules = dict(registry._RULES)
    del rules[torch.ops.aten.cos.default]
    monkeypatch.setattr(registry, "_RULES", rules)
    monkeypatch.setattr(fallback, "_warned", set())


def _cosines(x: torch.Tensor) -> torch.Tensor:
    y = (x + 1).cos()
    return (y * 2).cos() + x


@pytest.mark.usefixtures("missing")
def test_missing_op_runs_on_the_cpu_with_one_warning() -> None:
    f = tpu(_cosines)
    with pytest.warns(fallback.FallbackWarning, match=r"aten\.cos\.default: 2x") as caught:
        torch.testing.assert_close(f(X), _cosines(X))
    assert "in _cosines: y = (x + 1).cos()" in str(caught[0].message)
    torch._dynamo.reset()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.testing.assert_close(tpu(_cosines)(X), _cosines(X))


@pytest.mark.usefixtures("missing")
def test_missing_op_in_training() -> None:
    x = X.clone().requires_grad_()
    with pytest.warns(fallback.FallbackWarning):
        tpu(_cosines)(x).sum().backward()
    y = X.clone().requires_grad_()
    _cosines(y).sum().backward()
    torch.testing.assert_close(x.grad, y.grad)


@pytest.mark.usefixtures("missing")
@pytest.mark.parametrize("how", ["option", "environment"])
def test_missing_op_raises_when_asked(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = None
    if how == "option":
        options = {"fallback": "error"}
    else:
        monkeypatch.setenv("TPU_COMPILE_FALLBACK", "error")
    with pytest.raises(Exception, match=r"1 operator has no lowering") as caught:
        tpu(_cosines, options=options)(X)
    error = getattr(caught.value, "inner_exception", caught.value)
    assert isinstance(error, UnsupportedOpError)
    assert "aten.cos.default" in str(error)
    assert "test_backend.py" in str(error)


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("kw", "match"),
    [
        ({"mode": "max-autotune"}, "unknown mode .*max-autotune"),
        ({"options": {"matmul_precison": "high"}}, "did you mean 'matmul_precision'"),
        ({"options": {"matmul_precision": "best"}}, "highest, high, medium"),
        ({"options": {"fallback": "gpu"}}, "cpu, error"),
        ({"options": {"xla_options": {"xla_no_such_flag": True}}}, "xla_no_such_flag"),
        ({"options": {"xla_options": {"xla_cpu_enable_fast_math": "maybe"}}}, "fast_math"),
        ({"options": {"xla_options": ["x"]}}, "must be a dict"),
    ],
)
def test_wrong_options(kw: dict[str, Any], match: str) -> None:
    with pytest.raises(Exception, match=match) as caught:
        tpu(lambda x: x + 1, **kw)(X)
    assert isinstance(getattr(caught.value, "inner_exception", caught.value), ConfigError)


@pytest.mark.parametrize(
    "kw",
    [
        {"mode": "fast-compile"},
        {"mode": "default"},
        {"options": {"xla_options": {"xla_cpu_enable_fast_math": True}}},
        {"options": {"matmul_precision": "high"}},
    ],
)
def test_right_options(kw: dict[str, Any]) -> None:
    torch.testing.assert_close(tpu(lambda x: x @ x.t(), **kw)(X), X @ X.t())


def test_backend_is_found_without_importing_us() -> None:
    code = (
        "import torch, sys; assert 'tpu_compile' not in sys.modules;"
        "assert 'tpu' in torch._dynamo.list_backends();"
        "f = torch.compile(lambda x: x + 1, backend='tpu');"
        "assert f(torch.ones(2)).tolist() == [2.0, 2.0]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)

"""Mutation and aliasing: what a call does to its inputs, and which tensors share memory, as in eager."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils import _pytree as pytree

pytestmark = pytest.mark.usefixtures("fresh_dynamo")


def numbers(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
    count = 1
    for n in shape:
        count *= n
    return (torch.arange(count) - 5).reshape(shape).to(dtype)


Case = tuple[Callable[[], tuple[Any, ...]], Callable[..., Any]]
CASES: dict[str, Case] = {}


def case(name: str, make: Callable[[], tuple[Any, ...]]) -> Callable[[Callable[..., Any]], None]:
    """A function and what makes its inputs, which may share memory."""

    def register(fn: Callable[..., Any]) -> None:
        assert name not in CASES
        CASES[name] = (make, fn)

    return register


def one() -> tuple[Tensor]:
    return (numbers(3, 4),)


def large() -> tuple[Tensor]:
    return (numbers(80, 80),)  # more than is staged: XLA is lent the tensor's own memory


def two() -> tuple[Tensor, Tensor]:
    return numbers(3, 4), numbers(3, 4) * 2


def overlapping() -> tuple[Tensor, Tensor]:
    base = numbers(24)
    return base[:16].view(4, 4), base[8:].view(4, 4)


def base_and_view() -> tuple[Tensor, Tensor]:
    base = numbers(4, 4)
    return base, base[1:3]


def same_twice() -> tuple[Tensor, Tensor]:
    x = numbers(3, 4)
    return x, x


def transposed() -> tuple[Tensor]:
    return (numbers(4, 3).t(),)


def strided() -> tuple[Tensor]:
    return (numbers(6, 8)[::2, ::2],)


def _update(x: Tensor) -> Tensor:
    x.mul_(2).add_(1)
    return x.sum()


for _name, _make in {
    "in place": one, "in place, large": large, "in place, transposed": transposed,
    "in place, with gaps": strided,
}.items():  # fmt: skip
    CASES[_name] = (_make, _update)


@case("slices of an input", one)
def _(x: Tensor) -> Tensor:
    x[1:].add_(1)
    x[:, 0] = 7
    x[0].mul_(x[1])
    return x * 2


@case("a view of a view", large)
def _(x: Tensor) -> Tensor:
    v = x.t()[3:].unflatten(1, (4, 20))
    v[:, 1].zero_()
    return v.sum(0)


@case("the input is returned", one)
def _(x: Tensor) -> Any:
    return x.add_(1), x


@case("a view of the changed input is returned", one)
def _(x: Tensor) -> Any:
    x.add_(1)
    return x[1:], x.t(), x.view(-1)


@case("dropout that drops nothing", one)
def _(x: Tensor) -> Any:
    y = nn.functional.dropout(x, 0.5, training=False)
    y.add_(1)
    return y, nn.functional.dropout(x, 0.0)


@case("overlapping inputs, both changed", overlapping)
def _(a: Tensor, b: Tensor) -> Any:
    a.add_(b.sum())
    b.mul_(2)
    return a + b


@case("a view is changed, its base is read", base_and_view)
def _(base: Tensor, view: Tensor) -> Any:
    view.zero_()
    return base.sum(1), base


@case("the base is changed, its view is read", base_and_view)
def _(base: Tensor, view: Tensor) -> Any:
    base.add_(10)
    return view * 2, view


@case("one tensor as two inputs", same_twice)
def _(a: Tensor, b: Tensor) -> Any:
    a.add_(1)
    return b * 2


@case("swapped", two)
def _(a: Tensor, b: Tensor) -> Any:
    old = a.clone()
    a.copy_(b)
    b.copy_(old)
    return a - b


@case("shifted along itself", large)
def _(x: Tensor) -> Any:
    x[1:] = x[:-1].clone()
    return x.sum()


@case("only one of many is changed", lambda: (numbers(3), numbers(3), numbers(3)))
def _(a: Tensor, b: Tensor, c: Tensor) -> Any:
    b.add_(a * c)
    return a, c


@case("indexed", lambda: (numbers(5, 3), torch.tensor([3, 0, 3]), numbers(3, 3)))
def _(x: Tensor, at: Tensor, values: Tensor) -> Any:
    x[at] = values
    x.index_add_(0, at, values)
    x.index_put_((at,), values, accumulate=True)
    x.masked_fill_(x > 9, -1)
    x.scatter_add_(0, at[:, None].expand(3, 3), values)
    return x.clone()


for _to in (torch.int32, torch.float64, torch.bfloat16, torch.bool, torch.complex64):
    for _of in (torch.float32, torch.int64, torch.bool):

        @case(
            f"copy_ of {_of} to {_to}",
            lambda o=_of, t=_to: (numbers(3, 4, dtype=t), numbers(4, dtype=o)),
        )
        def _(a: Tensor, b: Tensor) -> Any:
            a.copy_(b)
            return a.clone()


@case("out=", two)
def _(a: Tensor, b: Tensor) -> Any:
    torch.mul(a, 3, out=b)
    return b + 1


@case("detached", one)
def _(x: Tensor) -> Any:
    x.detach().add_(1)
    return x * 2, x.detach()


@case("shapes in place", one)
def _(x: Tensor) -> Any:
    x.t_()
    return x + 1


@case("resize_ of a result", one)
def _(x: Tensor) -> Any:
    y = x + 1
    y.resize_(2, 3)
    return y * 2


@case("results that share memory", one)
def _(x: Tensor) -> Any:
    y = x * 2
    y[0].add_(5)
    return y, y[0], y.view(-1)[2:], y.detach()


@case("chunks changed in turn", large)
def _(x: Tensor) -> Any:
    for i, part in enumerate(x.chunk(4)):
        part.add_(i)
    return x.unbind(0)[0]


@case("an expanded view is read", one)
def _(x: Tensor) -> Any:
    y = x[:, :1].expand(3, 4)
    x.add_(1)
    return y * 1, y


@case("integers", lambda: (numbers(3, 4, dtype=torch.int64), numbers(4, dtype=torch.int32)))
def _(a: Tensor, b: Tensor) -> Any:
    a.add_(b)
    b.floor_divide_(2)
    return a % 3


@case("complex, as real", lambda: (torch.complex(numbers(3), numbers(3)),))
def _(z: Tensor) -> Any:
    torch.view_as_real(z)[:, 0].add_(1)
    z.imag.mul_(2)
    return z * 2


@case("bits", lambda: (numbers(4),))
def _(x: Tensor) -> Any:
    x.view(torch.int32).bitwise_and_(0x7FFFFFFF)
    return x + 0


@case("without elements", lambda: (torch.empty(0, 3), numbers(3)))
def _(a: Tensor, b: Tensor) -> Any:
    a.add_(1)
    b.add_(a.sum())
    return a, b


def storages(tensors: list[Any]) -> list[int]:
    """For each tensor the first one with its storage; tensors without memory have their own."""
    pointers = [t.untyped_storage().data_ptr() or -i for i, t in enumerate(tensors, 1)]
    return [pointers.index(p) for p in pointers]


def looks(tensors: list[Any]) -> list[Any]:
    """Shapes, strides, dtypes and the order of the tensors' places in their memory."""
    return [(t.shape, t.stride(), t.dtype, t.storage_offset()) for t in tensors]


def run(fn: Callable[..., Any], make: Callable[[], tuple[Any, ...]]) -> dict[str, Any]:
    """All that can be seen of two calls in a row on the same inputs."""
    inputs = make()
    seen: dict[str, Any] = {}
    for number in (1, 2):
        versions = [t._version for t in inputs]
        outs = [o for o in pytree.tree_leaves(fn(*inputs)) if isinstance(o, Tensor)]
        everything = [*inputs, *outs]
        seen |= {
            f"values {number}": [t.clone() for t in everything],
            f"memory {number}": storages(everything),
            f"looks {number}": looks(everything),
            f"same {number}": [
                next((i for i, t in enumerate(inputs) if o is t), None) for o in outs
            ],
            f"changed {number}": [t._version > v for t, v in zip(inputs, versions, strict=True)],
        }
        for o in outs[:1]:  # what is written to a result is seen where its memory is
            if not _overlaps_itself(o):
                o.fill_(3)
        seen[f"written {number}"] = [t.clone() for t in everything]
    return seen


def _overlaps_itself(t: Tensor) -> bool:
    return any(s == 0 and n > 1 for s, n in zip(t.stride(), t.shape, strict=True))


@pytest.mark.parametrize("name", CASES)
def test_like_eager(name: str) -> None:
    make, fn = CASES[name]
    want, got = run(fn, make), run(torch.compile(fn, backend="tpu"), make)
    for key, expected in want.items():
        if key.startswith(("values", "written")):
            torch.testing.assert_close(got[key], expected, msg=lambda m, k=key: f"{k}: {m}")
        else:
            assert got[key] == expected, key


@pytest.mark.parametrize("make", [one, large, lambda: (numbers(6, 5).t(),)])
def test_a_changed_input_is_returned_without_a_fallback(make: Callable[[], tuple[Any]]) -> None:
    def fn(x: Tensor) -> tuple[Tensor, Tensor]:
        before = x * 3
        x.add_(1)
        return x, before

    run = torch.compile(fn, backend="tpu", options={"fallback": "error"})
    for _ in range(2):
        (ours,), (eager,) = make(), make()
        returned, before = run(ours)
        assert returned is ours
        torch.testing.assert_close((returned, before), fn(eager))
        assert returned.stride() == eager.stride()


def test_set() -> None:
    """Values only: AOTAutograd does not say that c shares b's memory from then on."""

    def fn(a: Tensor, b: Tensor) -> Any:
        c = a.clone()
        c.set_(b)
        c.add_(1)
        return c, b * 2

    ours, theirs = two(), two()
    got, want = torch.compile(fn, backend="tpu")(*ours), fn(*theirs)
    torch.testing.assert_close([*got, *ours], [*want, *theirs])


# ---------------------------------------------------------------------- with autograd and modules


class Counting(nn.Module):
    """Buffers that each call changes, one of them a view of another."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("seen", torch.zeros(4))
        self.register_buffer("calls", torch.tensor(0))
        self.register_buffer("first", self.seen[:2])
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x: Tensor) -> Tensor:
        self.seen += x.detach().sum(0)
        self.calls += 1
        self.first.mul_(0.5)
        return self.norm(x) * self.seen / self.calls


def test_buffers() -> None:
    def train(compiled: bool) -> list[Tensor]:
        torch.manual_seed(0)
        model = Counting()
        step = torch.compile(model, backend="tpu") if compiled else model
        found = []
        for _ in range(3):
            y = step(numbers(3, 4))
            y.square().sum().backward()
            found.append(y.detach())
        assert model.first.data_ptr() == model.seen.data_ptr()
        return [*found, *model.state_dict().values(), *(p.grad for p in model.parameters())]

    torch.testing.assert_close(train(True), train(False), rtol=1e-5, atol=1e-4)


def test_tied_weights_stay_tied() -> None:
    def train(compiled: bool) -> list[Tensor]:
        torch.manual_seed(0)
        model = nn.Sequential(nn.Embedding(6, 4), nn.Linear(4, 6, bias=False))
        model[1].weight = model[0].weight
        step = torch.compile(model, backend="tpu") if compiled else model
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        for _ in range(3):
            optimizer.zero_grad()
            step(torch.tensor([1, 2, 3])).square().sum().backward()
            optimizer.step()
        assert model[0].weight is model[1].weight
        return [*model.parameters()]

    torch.testing.assert_close(train(True), train(False), rtol=1e-5, atol=1e-5)


def test_gradients_flow_through_what_is_changed() -> None:
    def fn(y: Tensor, w: Tensor) -> Tensor:
        y[1:].mul_(w)
        y.exp_()
        return (y * w).sum()

    def grads(f: Callable[..., Any]) -> list[Tensor]:
        x, w = (numbers(3, 4) / 4).requires_grad_(), numbers(4).requires_grad_()
        y = x * 1
        loss = f(y, w) + y.sum()  # y itself is the changed tensor, with its history
        return [loss.detach(), y.detach(), *torch.autograd.grad(loss, (x, w))]

    torch.testing.assert_close(grads(torch.compile(fn, backend="tpu")), grads(fn))


def test_parameters_changed_without_gradients() -> None:
    def fn(w: Tensor, x: Tensor) -> Tensor:
        with torch.no_grad():
            w.mul_(0.5)
        return (w * x).sum()

    def grads(f: Callable[..., Any]) -> list[Tensor]:
        w = numbers(4).requires_grad_()
        f(w, numbers(4)).backward()
        return [w.detach(), w.grad]

    torch.testing.assert_close(grads(torch.compile(fn, backend="tpu")), grads(fn))


def test_what_is_saved_for_the_backward_cannot_be_changed_unseen() -> None:
    """Eager's error, not gradients at other values."""

    def fn(x: Tensor, w: Tensor) -> Tensor:
        return x.sin() * w

    x, w = numbers(3, 4).requires_grad_(), numbers(4)
    y = torch.compile(fn, backend="tpu")(x, w)
    w.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_memory_that_is_replaced_is_read_anew() -> None:
    layer = nn.Linear(4, 4)
    fn = torch.compile(layer, backend="tpu")
    x = numbers(3, 4)
    with torch.no_grad():
        fn(x)
        layer.weight.data = torch.ones(4, 4)
        torch.testing.assert_close(fn(x), layer(x))
        layer.weight.set_(torch.full((4, 4), 2.0))
        torch.testing.assert_close(fn(x), layer(x))
        layer.weight.data.zero_()
        torch.testing.assert_close(fn(x), layer(x))


_COMPLEX = torch.complex(numbers(3, 4), numbers(3, 4) + 1)


@pytest.mark.parametrize(
    ("fn", "x"),
    [
        (lambda z: ((w := z * 2), w.conj()), _COMPLEX),
        (lambda z: ((w := z * 2).conj(), w.t()), _COMPLEX),
        (lambda z: ((w := (z * 2).t().contiguous()), w.conj().t()[1:]), _COMPLEX),
        (lambda z: ((w := z * 2).real, w.imag), _COMPLEX),
        (lambda z: ((w := z * 2), w.conj().imag), _COMPLEX),
        (lambda z: ((w := z * 2), torch.view_as_real(w)[..., 1]), _COMPLEX),
        (lambda x: ((w := x * 2), torch.view_as_complex(w)), numbers(3, 2)),
        (lambda x: ((w := x * 2), w.view(torch.int16)[1:]), numbers(3, 4)),
    ],
)
@pytest.mark.parametrize("grad", [False, True])
def test_results_share_memory_through_any_view(
    fn: Callable[..., Any], x: Tensor, grad: bool
) -> None:
    """Conjugates, parts and other dtypes of a result that is returned, too."""
    torch._dynamo.reset()
    seen = []
    for run in (fn, torch.compile(fn, backend="tpu", fullgraph=True)):
        with torch.set_grad_enabled(grad):
            one, other = run(x.clone().requires_grad_(grad))
        with torch.no_grad():
            before = other.clone()
            one.mul_(3)
        seen.append((one.detach(), before, other.detach(), other.is_conj(), other.is_neg()))
        assert one.untyped_storage().data_ptr() == other.untyped_storage().data_ptr()
    for ours, eager in zip(seen[1], seen[0], strict=True):
        if isinstance(eager, Tensor):
            torch.testing.assert_close(ours, eager)
            assert ours.stride() == eager.stride()
        else:
            assert ours == eager


def test_views_that_overlap_in_storages_of_any_size() -> None:
    """In inference mode views know no base: AOTAutograd passes all of their storage."""

    def update(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        a.add_(1)
        return b * 2

    compiled = torch.compile(update, backend="tpu", fullgraph=True)
    with torch.inference_mode():
        for size in (48, 60, 40):
            ours, theirs = (torch.arange(float(size)) for _ in range(2))
            got = compiled(ours[:20].view(4, 5), ours[10:40])
            torch.testing.assert_close(got, update(theirs[:20].view(4, 5), theirs[10:40]))
            torch.testing.assert_close(ours, theirs)

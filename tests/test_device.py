"""torch.device("tpu"): tensors, views, ops and what programs do with a device."""

from __future__ import annotations

import copy
import gc
import io
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import pytest
import torch
from harness import in_threads
from torch import nn

Tensor = torch.Tensor


def on_both(fn: Callable[..., Any], *tensors: Tensor) -> None:
    """The function gives the same on the device as on the CPU, in values, dtypes and strides."""
    want = fn(*(t.clone() for t in tensors))
    got = fn(*(t.to("tpu") for t in tensors))
    same(got, want)


def same(got: Any, want: Any) -> None:
    if isinstance(want, tuple | list):
        assert len(got) == len(want)
        for g, w in zip(got, want, strict=True):
            same(g, w)
        return
    if not isinstance(want, Tensor):
        assert got == want
        return
    assert got.device == torch.device("tpu", 0)
    assert got.stride() == want.stride()
    torch.testing.assert_close(got.cpu(), want, rtol=1e-5, atol=1e-5)


def process(code: str) -> str:
    """What a fresh process prints that runs `code`."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_import_torch_alone_gives_the_device_and_a_fork_is_refused() -> None:
    code = """
import sys
import torch
new = {"jax", "jaxlib", "tpu_compile", "torch._dynamo"} & {*sys.modules}
assert not new, new
assert torch.tpu.is_available() and torch.tpu.device_count() == 1
torch.manual_seed(0)
torch.device("tpu")
assert "tpu_compile" not in sys.modules
x = torch.ones(2, 3, device="tpu")
print((x + 1).sum().item(), x.device, torch.UntypedStorage(8, device="tpu").device)

import os
pid = os.fork()
if not pid:  # the device's threads are not in this process: it must say so, and not wait for them
    try:
        x + 1
    except RuntimeError as err:
        os._exit(0 if "spawn" in str(err) else 2)
    os._exit(1)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), (x + 1).sum().item())
"""
    assert process(code) == "12.0 tpu:0 tpu:0\n0 12.0\n"


def test_it_steps_back_for_torch_tpu(monkeypatch: pytest.MonkeyPatch) -> None:
    import tpu_compile_autoload

    monkeypatch.setattr(tpu_compile_autoload, "OTHER", "json")  # any module that is there
    with pytest.warns(UserWarning, match="leaves the device `tpu` alone: json is installed"):
        tpu_compile_autoload.autoload()


def test_tensors_are_ordinary() -> None:
    x = torch.arange(6.0).reshape(2, 3)
    for made in (x.to("tpu"), x.tpu(), x.to(torch.device("tpu", 0))):
        assert type(made) is Tensor
        assert made.device == torch.device("tpu:0")
        assert made.is_tpu
        assert torch.equal(made.cpu(), x)
    assert x.to("tpu").to("tpu", torch.float64).dtype == torch.float64
    with torch.device("tpu"):
        assert torch.zeros(2).device.type == "tpu"
    torch.set_default_device("tpu")
    try:
        y = torch.ones(3) @ torch.ones(3)
    finally:
        torch.set_default_device(None)
    assert (y.device.type, y.item()) == ("tpu", 3.0)


FACTORIES = {
    "zeros": lambda d: torch.zeros(2, 3, device=d),
    "ones": lambda d: torch.ones(2, dtype=torch.int32, device=d),
    "full": lambda d: torch.full((2, 2), 7.5, device=d),
    "arange": lambda d: torch.arange(1, 9, 2, device=d),
    "linspace": lambda d: torch.linspace(0, 1, 5, device=d),
    "eye": lambda d: torch.eye(3, device=d),
    "tensor": lambda d: torch.tensor([[1, 2], [3, 4]], device=d),
    "tril_indices": lambda d: torch.tril_indices(3, 3, device=d),
    "zeros_like": lambda d: torch.zeros_like(torch.ones(2, 3, device=d).t()),
    "new_full": lambda d: torch.ones(1, device=d).new_full((2,), 3.0),
    "channels_last": lambda d: torch.empty(
        1, 2, 3, 4, device=d, memory_format=torch.channels_last
    ).fill_(1),
}


@pytest.mark.parametrize("name", FACTORIES)
def test_factory(name: str) -> None:
    same(FACTORIES[name]("tpu"), FACTORIES[name]("cpu"))


@pytest.mark.parametrize(
    "dtype",
    [
        torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.uint16,
        torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64,
        torch.complex128, torch.float8_e4m3fn,
    ],
)  # fmt: skip
def test_dtypes_go_there_and_back(dtype: torch.dtype) -> None:
    x = torch.tensor([0.0, 1.0, 2.0, 3.0]).to(dtype)
    y = x.to("tpu")
    assert y.dtype == dtype
    for got, want in ((y, x), (y[1:3], x[1:3])):
        assert torch.equal(
            torch.view_as_real(got.cpu()) if dtype.is_complex else got.cpu().double(),
            torch.view_as_real(want) if dtype.is_complex else want.double(),
        )


def views(x: Tensor) -> list[Tensor]:
    return [
        x.t(), x[1:], x[:, ::2], x.view(-1), x.unfold(1, 2, 1), x.diagonal(), x[0].expand(2, 6),
        x.reshape(2, 2, 6).permute(2, 0, 1), *x.split(3, 1), x.as_strided((2, 2), (3, 1), 4),
        x.view(torch.int32), x.unsqueeze(0).squeeze(), torch.view_as_complex(x.view(4, 3, 2)),
    ]  # fmt: skip


def test_views_are_views() -> None:
    x = torch.arange(24.0).reshape(4, 6)
    y = x.to("tpu")
    for a, b in zip(views(x), views(y), strict=True):
        assert b._base is y or b.dtype == torch.int32  # view(dtype) has none on the CPU either
        assert b.untyped_storage().data_ptr() == y.untyped_storage().data_ptr()
        same(b, a)
    same([v + 1 for v in views(y)], [v + 1 for v in views(x)])


def test_writes_through_views_are_seen_by_all() -> None:
    def write(x: Tensor) -> list[Tensor]:
        column = x.t()[2]
        column += 10
        x[1:, ::2].mul_(2)
        x.view(-1)[3::5] = 7
        x[[0, 2]] = torch.zeros((), device=x.device)
        x[x > 20] -= 1
        x.diagonal().copy_(torch.ones(4, device=x.device))
        x[0].copy_(x[3].flip(0))
        torch.add(x, 1, out=x)
        return [x, column, x[:, 1]]

    on_both(write, torch.arange(24.0).reshape(4, 6))


def test_versions_and_overlap_are_checked() -> None:
    x = torch.ones(3, device="tpu", requires_grad=True)
    y = x * 2
    z = (y * y).sum()
    y += 1
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.backward()
    e = torch.ones(1, device="tpu").expand(3)
    with pytest.raises(RuntimeError, match="single memory location"):
        e += 1
    a = torch.ones(4, device="tpu")
    with pytest.raises(RuntimeError, match="memory location"):
        a[1:].add_(a[:-1])
    with pytest.raises(RuntimeError, match="can't be cast"):
        torch.ones(2, device="tpu", dtype=torch.int64).add_(0.5)
    with pytest.raises(RuntimeError, match="same device"):
        torch.ones(2, device="tpu") + torch.ones(2)
    assert (torch.ones(2, device="tpu") + torch.tensor(1.0)).device.type == "tpu"


def test_out_resize_set_and_data() -> None:
    def change(x: Tensor) -> list[Tensor]:
        out = torch.empty(0, device=x.device)
        torch.mul(x, 3, out=out)
        values = torch.empty(2, device=x.device)
        indices = torch.empty(2, dtype=torch.int64, device=x.device)
        torch.max(x, 1, out=(values, indices))
        into = torch.zeros(3, 2, device=x.device)
        torch.add(x, 1, out=into.t())
        grown = x.clone().resize_(3, 4)[:1]
        shrunk = x.clone().resize_(2)
        other = torch.empty(0, device=x.device).set_(x)
        other[0, 0] = -1
        p = torch.zeros(2, device=x.device)
        p.data = x[0]
        return [out, values, indices, into, grown[:, :4], shrunk, other, x, p]

    on_both(change, torch.arange(6.0).reshape(2, 3))


def test_memory_is_freed_with_the_last_view() -> None:
    gc.collect()
    torch.tpu.reset_peak_memory_stats()
    before = torch.tpu.memory_allocated()
    x = torch.zeros(1000, 1000, device="tpu")
    view = x[10:20].t()
    del x
    assert torch.tpu.memory_allocated() - before == 4_000_000
    assert torch.accelerator.memory_allocated() == torch.tpu.memory_allocated()
    assert view.sum().item() == 0
    del view
    assert torch.tpu.memory_allocated() == before
    assert torch.tpu.max_memory_allocated() - before >= 4_000_000
    assert torch.accelerator.memory_stats()["allocated_bytes.all.current"] == before


def test_module_of_the_device() -> None:
    assert torch.accelerator.current_accelerator() == torch.device("tpu")
    assert torch.accelerator.device_count() == 1
    torch.accelerator.synchronize()
    torch.tpu.synchronize()
    torch.tpu.empty_cache()
    assert torch.tpu.get_device_properties().total_memory > 0
    with torch.tpu.device(0), torch.tpu.stream(torch.tpu.Stream()):
        assert torch.tpu.current_device() == 0
    with pytest.raises(RuntimeError, match="one tpu device"):
        torch.tpu.set_device(1)
    begin, end = (torch.tpu.Event(enable_timing=True) for _ in range(2))
    begin.record()
    end.record()
    assert begin.elapsed_time(end) >= 0


def test_random_numbers_follow_seeds_and_states() -> None:
    torch.manual_seed(3)
    a = torch.rand(4, device="tpu")
    state = torch.tpu.get_rng_state()
    b = torch.randn(4, device="tpu")
    torch.tpu.set_rng_state(state)
    assert torch.equal(torch.randn(4, device="tpu"), b)
    torch.tpu.manual_seed(3)
    assert torch.equal(torch.rand(4, device="tpu"), a)
    generator = torch.Generator().manual_seed(1)
    x = torch.randn(4, device="tpu", generator=generator)
    torch.testing.assert_close(x.cpu(), torch.randn(4, generator=generator.manual_seed(1)))
    cpu = torch.get_rng_state()
    torch.rand(2, device="tpu")
    assert torch.equal(torch.get_rng_state(), cpu)  # the CPU's own numbers go their way


def test_to_print_and_to_python() -> None:
    x = torch.tensor([[1.5, 2.0], [3.0, 4.0]], device="tpu")
    assert repr(x) == "tensor([[1.5000, 2.0000],\n        [3.0000, 4.0000]], device='tpu:0')"
    assert x.tolist() == [[1.5, 2.0], [3.0, 4.0]]
    assert x[0, 0].item() == 1.5
    assert float(x.sum()) == 10.5
    assert bool((x > 0).all())
    with pytest.raises(TypeError, match="can't convert tpu"):
        x.numpy()
    assert x.cpu().numpy().sum() == 10.5


def model() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(
        nn.Linear(6, 8), nn.LayerNorm(8), nn.GELU(), nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 3)
    )


def train(device: str, make: Callable[[Any], Any], steps: int = 3) -> tuple[nn.Module, list[float]]:
    m = model().to(device)
    optimizer = make(m.parameters())
    torch.manual_seed(1)
    x, y = torch.randn(5, 6).to(device), torch.randint(3, (5,)).to(device)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(m(x), y)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return m, losses


@pytest.mark.parametrize("name", ["SGD", "AdamW"])
def test_training_is_as_on_the_cpu(name: str) -> None:
    def make(parameters: Any) -> Any:
        return getattr(torch.optim, name)(parameters, lr=0.01)

    got, losses = train("tpu", make)
    want, expected = train("cpu", make)
    assert losses == pytest.approx(expected, rel=1e-4)
    for p, q in zip(got.parameters(), want.parameters(), strict=True):
        torch.testing.assert_close(p.cpu(), q, rtol=1e-3, atol=1e-4)


def test_saving_loading_and_copying() -> None:
    m = model().to("tpu")
    base = torch.arange(6.0, device="tpu")
    state = {"m": m.state_dict(), "base": base, "view": base[2:4]}
    file = io.BytesIO()
    torch.save(state, file)
    for to, device in ((None, "tpu"), ("cpu", "cpu"), ("tpu", "tpu")):
        file.seek(0)
        loaded = torch.load(file, map_location=to)
        assert loaded["base"].device.type == device
        loaded["base"][2] = 9
        assert loaded["view"][0] == 9  # they still share
        assert torch.equal(loaded["m"]["0.weight"].cpu(), m[0].weight.detach().cpu())  # type: ignore[index]
    twin = copy.deepcopy(m)
    with torch.no_grad():
        twin[0].weight.zero_()  # type: ignore[index]
    assert m[0].weight.abs().sum() > 0  # type: ignore[index,union-attr]
    torch.save(torch.ones(2), file := io.BytesIO())
    file.seek(0)
    assert torch.load(file, map_location="tpu").device.type == "tpu"


def test_threads() -> None:
    def work(number: int) -> None:
        for i in range(30):
            x = torch.full((3, 4), float(number), device="tpu")
            y = (x * 2 + i).t()[1:]
            assert y.tolist() == [[number * 2.0 + i] * 3] * 3

    in_threads(work)


def test_an_op_without_lowering_runs_on_the_cpu_with_one_warning() -> None:
    x = torch.randn(4, 4).half().to("tpu")
    with pytest.warns(UserWarning, match="has no lowering"):
        y = torch.histc(x, bins=4)
    same(y, torch.histc(x.cpu(), bins=4))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        torch.histc(x, bins=4)


def test_sparse_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="sparse"):
        torch.empty(2, 2, device="tpu", layout=torch.sparse_coo)


def test_compiled_on_the_device_and_nothing_comes_to_the_host() -> None:
    m, x = model(), torch.randn(5, 6)
    d, y = copy.deepcopy(m).to("tpu"), x.to("tpu")
    compiled = torch.compile(d, backend="tpu")
    with torch.no_grad():
        got = compiled(y)
    assert type(got) is Tensor
    assert got.device.type == "tpu"
    torch.testing.assert_close(got.cpu(), m(x), rtol=1e-4, atol=1e-5)
    compiled(y).square().mean().backward()
    m(x).square().mean().backward()
    for p, q in zip(d.parameters(), m.parameters(), strict=True):
        torch.testing.assert_close(p.grad.cpu(), q.grad, rtol=1e-4, atol=1e-5)  # type: ignore[union-attr]


def test_compiled_updates_go_to_the_tensors_they_are_meant_for() -> None:
    @torch.compile(backend="tpu")
    def step(cache: Tensor, key: Tensor) -> Tensor:
        cache[1] = key
        cache.add_(1)
        return cache.sum()

    cache = torch.zeros(3, 4, device="tpu")
    view = cache[1]
    assert step(cache, torch.ones(4, device="tpu")).item() == 16
    assert step(cache, torch.ones(4, device="tpu")).item() == 24
    assert view.tolist() == [2.0] * 4
    part = torch.zeros(6, 4, device="tpu")
    assert step(part[::2], torch.ones(4, device="tpu")).item() == 16
    assert part[:, 0].tolist() == [1.0, 0.0, 2.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("name", ["Adam", "RMSprop"])
def test_a_changing_number_makes_no_new_program(name: str) -> None:
    from tpu_compile.counters import trace_stats

    def make(parameters: Any) -> Any:
        return getattr(torch.optim, name)(parameters, lr=0.01)

    train("tpu", make, steps=2)
    before = trace_stats().lowered
    train("tpu", make, steps=5)
    assert trace_stats().lowered == before


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU])
def test_recurrent(kind: Any) -> None:
    torch.manual_seed(0)
    m = kind(4, 5)
    d, x = copy.deepcopy(m).to("tpu"), torch.randn(3, 2, 4)
    for each, at in ((m, x), (d, x.to("tpu"))):
        each(at)[0].square().sum().backward()
    torch.testing.assert_close(d(x.to("tpu"))[0].cpu(), m(x)[0], rtol=1e-4, atol=1e-5)
    for p, q in zip(d.parameters(), m.parameters(), strict=True):
        torch.testing.assert_close(p.grad.cpu(), q.grad, rtol=1e-4, atol=1e-5)


def test_convolution_and_batch_norm() -> None:
    torch.manual_seed(0)
    m = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU())
    d, x = copy.deepcopy(m).to("tpu"), torch.randn(2, 3, 6, 6)
    for each, at in ((m, x), (d, x.to("tpu"))):
        each(at).square().sum().backward()
        each.eval()(at)
    for (name, p), q in zip(d.state_dict().items(), m.state_dict().values(), strict=True):
        torch.testing.assert_close(p.cpu(), q, rtol=1e-4, atol=1e-5, msg=name)
    torch.testing.assert_close(d[0].weight.grad.cpu(), m[0].weight.grad, rtol=1e-3, atol=1e-4)  # type: ignore[union-attr]


def test_autocast() -> None:
    x = torch.randn(3, 4, device="tpu", requires_grad=True)
    with torch.autocast("tpu"):
        y = x @ x.t()
        assert y.dtype == torch.bfloat16
        assert y.softmax(0).dtype == torch.float32
        with torch.autocast("tpu", dtype=torch.float16):
            assert nn.functional.linear(x, x).dtype == torch.float16
        with torch.autocast("tpu", enabled=False):
            assert (x @ x.t()).dtype == torch.float32
    y.float().sum().backward()
    assert x.grad is not None
    assert x.grad.dtype == torch.float32
    want = torch.randn(2, 2).bfloat16()
    assert torch.equal(want.to("tpu").float().cpu(), want.float())


def test_pinned_loading_and_not_waiting() -> None:
    data = torch.utils.data.TensorDataset(torch.arange(8.0))
    loader = torch.utils.data.DataLoader(data, batch_size=4, pin_memory=True)
    sums = [
        batch.to("tpu", non_blocking=True).sum().to("cpu", non_blocking=True) for (batch,) in loader
    ]
    assert torch.stack(sums).tolist() == [6.0, 22.0]


def test_plain_torch_compile_goes_to_this_backend() -> None:
    x = torch.ones(3, device="tpu")
    compiled = torch.compile(lambda x: x * 2 + 1)
    assert compiled(x).tolist() == [3.0] * 3
    with pytest.warns(UserWarning, match="without inductor's options"):
        torch.compile(lambda x: x - 1, options={"max_autotune": True})(x)


def test_a_compiled_call_notices_other_memory_of_its_parameters() -> None:
    m = nn.Linear(2, 2, bias=False).to("tpu")
    x = torch.ones(1, 2, device="tpu")
    compiled = torch.compile(m, backend="tpu")
    with torch.no_grad():
        for scale in (1.0, 2.0, 3.0):
            for _ in range(2):
                torch.testing.assert_close(compiled(x), x @ m.weight.t())
            m.weight.data = torch.full((2, 2), scale, device="tpu")  # at another place
            torch.testing.assert_close(compiled(x), x @ m.weight.t())
            m.weight.add_(1)  # at the same
            torch.testing.assert_close(compiled(x), x @ m.weight.t())
            m.weight[0] = 7  # in part
            torch.testing.assert_close(compiled(x), x @ m.weight.t())

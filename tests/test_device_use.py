"""What people do with a device, each as they write it: generators, scalers, profilers, sparse tensors."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.func import functional_call, grad, hessian, jacfwd, jacrev, jvp, vjp, vmap
from torch.utils.checkpoint import checkpoint

Tensor = torch.Tensor


# ---------------------------------------------------------------------- random numbers


def test_a_generator_of_the_device() -> None:
    g = torch.Generator(device="tpu")
    assert isinstance(g, torch.Generator)
    assert g.device == torch.device("tpu", 0)
    assert g.manual_seed(3) is g
    assert g.initial_seed() == 3
    state = g.get_state()
    first, second = (torch.randn(4, device="tpu", generator=g) for _ in range(2))
    assert not torch.equal(first, second)
    for other in (g.clone_state(), copy.deepcopy(g), pickle.loads(pickle.dumps(g))):  # noqa: S301
        assert other.device == g.device
        assert torch.equal(other.get_state(), g.get_state())
    g.set_state(state)
    assert torch.equal(torch.randn(4, device="tpu", generator=g), first)


def test_a_generator_of_the_cpu_is_what_it_was() -> None:
    for g in (torch.Generator(), torch.Generator("cpu"), torch.Generator(device="cpu")):
        assert type(g) is torch._C.Generator
        assert isinstance(g, torch.Generator)
    assert not isinstance(1, torch.Generator)
    with pytest.raises(RuntimeError, match="one tpu device"):
        torch.Generator(device="tpu:1")


DRAWS: dict[str, Callable[[Any], Tensor]] = {
    "bernoulli": lambda g: torch.bernoulli(torch.full((9,), 0.5, device="tpu"), generator=g),
    "multinomial": lambda g: torch.multinomial(torch.ones(9, device="tpu"), 4, generator=g),
    "normal_": lambda g: torch.empty(3, device="tpu").normal_(generator=g),
    "exponential_": lambda g: torch.empty(3, device="tpu").exponential_(generator=g),
    "randint": lambda g: torch.randint(999, (9,), device="tpu", generator=g),
    "randperm": lambda g: torch.randperm(9, device="tpu", generator=g),
    "rand": lambda g: torch.rand(3, device="tpu", generator=g),
}


@pytest.mark.parametrize("name", DRAWS)
def test_who_draws_leaves_the_others_alone(name: str) -> None:
    draw = DRAWS[name]
    torch.manual_seed(1)
    cpu, device = torch.get_rng_state(), torch.tpu.get_rng_state()
    g = torch.Generator(device="tpu").manual_seed(5)
    mine = draw(g)
    assert torch.equal(draw(torch.Generator(device="tpu").manual_seed(5)), mine)
    assert torch.equal(torch.tpu.get_rng_state(), device)
    first = draw(None)
    assert not torch.equal(torch.tpu.get_rng_state(), device)
    assert torch.equal(torch.get_rng_state(), cpu)
    torch.tpu.set_rng_state(device)
    assert torch.equal(draw(None), first)


def test_fork_rng_keeps_the_devices_numbers() -> None:
    torch.manual_seed(0)
    with torch.random.fork_rng(device_type="tpu"):
        inside = torch.randn(3, device="tpu")
        torch.manual_seed(7)
    assert torch.equal(torch.randn(3, device="tpu"), inside)
    torch.tpu.manual_seed(4)
    assert torch.tpu.initial_seed() == 4


# ---------------------------------------------------------------------- training


@pytest.mark.parametrize("foreach", [True, False])
def test_grad_scaler_skips_steps_that_overflow(foreach: bool) -> None:
    model = nn.Linear(4, 2).to("tpu")
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, foreach=foreach)
    scaler = torch.amp.GradScaler("tpu", init_scale=1024.0)
    x = torch.ones(1, 4, device="tpu")
    for bad in (False, True):
        before = model.weight.detach().clone()
        optimizer.zero_grad()
        with torch.autocast("tpu", dtype=torch.float16):
            loss = model(x / 0 if bad else x).float().square().mean()
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        assert torch.equal(model.weight, before) is bad
        assert scaler.get_scale() == (512.0 if bad else 1024.0)


@pytest.mark.parametrize("reentrant", [True, False])
def test_checkpointing_draws_the_same_again(reentrant: bool) -> None:
    model = nn.Sequential(nn.Linear(4, 8), nn.Dropout(0.5), nn.Linear(8, 4)).to("tpu")
    x = torch.randn(2, 4, device="tpu", requires_grad=True)
    torch.manual_seed(3)
    checkpoint(model, x, use_reentrant=reentrant).sum().backward()
    found, x.grad = x.grad, None
    torch.manual_seed(3)
    model(x).sum().backward()
    torch.testing.assert_close(found, x.grad)


def test_hooks() -> None:
    model, seen = nn.Linear(2, 2).to("tpu"), []
    model.register_forward_pre_hook(lambda *_: seen.append("before"))
    model.register_forward_hook(lambda *_: seen.append("after"))
    model.register_full_backward_hook(lambda *_: seen.append("backward"))
    model.weight.register_hook(lambda g: seen.append(g.device.type))
    model.bias.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad.device.type))
    x = torch.ones(1, 2, device="tpu", requires_grad=True)
    model(x).sum().backward()
    assert sorted(seen) == ["after", "backward", "before", "tpu", "tpu"]
    want = x.grad
    with torch.autograd.graph.save_on_cpu():
        model(y := torch.ones(1, 2, device="tpu", requires_grad=True)).sum().backward()
    torch.testing.assert_close(y.grad, want)


def test_custom_functions_under_autocast() -> None:
    class Product(torch.autograd.Function):
        @staticmethod
        @torch.amp.custom_fwd(device_type="tpu", cast_inputs=torch.float32)  # type: ignore[misc]
        def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
            ctx.save_for_backward(a, b)
            return a @ b

        @staticmethod
        @torch.amp.custom_bwd(device_type="tpu")  # type: ignore[misc]
        def backward(ctx: Any, g: Tensor) -> tuple[Tensor, Tensor]:
            a, b = ctx.saved_tensors
            return g @ b.t(), a.t() @ g

    a = torch.randn(3, 3, device="tpu", requires_grad=True)
    with torch.autocast("tpu"):
        assert Product.apply(a, a).dtype == torch.float32  # what cast_inputs says
        Product.apply(a, a).sum().backward()
    assert a.grad is not None


# ---------------------------------------------------------------------- torch.func


def _sum(x: Tensor) -> Tensor:
    return (x.sin() * x).sum()


TRANSFORMS: dict[str, Callable[[Tensor], Any]] = {
    "grad": grad(_sum),
    "hessian": hessian(_sum),
    "jacrev": jacrev(torch.exp),
    "jacfwd": jacfwd(torch.exp),
    "vmap": vmap(lambda x: x * 2),
    "vmap of grad": vmap(grad(torch.sin)),
    "jvp": lambda x: jvp(_sum, (x,), (torch.ones_like(x),)),
    "vjp": lambda x: vjp(_sum, x)[1](torch.ones((), device=x.device))[0],
}


@pytest.mark.parametrize("name", TRANSFORMS)
def test_func(name: str) -> None:
    x = torch.randn(3)
    got, want = TRANSFORMS[name](x.to("tpu")), TRANSFORMS[name](x)
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-4, check_device=False)


def test_gradients_of_each_sample() -> None:
    model, x = nn.Linear(3, 2), torch.randn(5, 3)

    def found(model: nn.Module, x: Tensor) -> Any:
        def loss(p: dict[str, Tensor], x: Tensor) -> Tensor:
            return functional_call(model, p, (x,)).square().sum()

        return vmap(grad(loss), in_dims=(None, 0))(dict(model.named_parameters()), x)

    want = found(model, x)
    torch.testing.assert_close(
        found(model.to("tpu"), x.to("tpu")), want, rtol=1e-4, atol=1e-5, check_device=False
    )
    noise = vmap(lambda x: x + torch.randn(3, device="tpu"), randomness="different")
    a, b = noise(torch.zeros(2, 3, device="tpu"))
    assert not torch.equal(a, b)


# ---------------------------------------------------------------------- what is not there is refused


REFUSED: dict[str, Callable[[Tensor], Any]] = {
    "to_sparse": lambda x: x.to_sparse(),
    "to_sparse_csr": lambda x: x.to_sparse_csr(),
    "sparse_coo_tensor": lambda x: torch.sparse_coo_tensor([[0], [1]], [1.0], (2, 2), device="tpu"),
    "moving a sparse one": lambda x: torch.eye(2).to_sparse().to("tpu"),
    "computing with a sparse one": lambda x: torch.eye(2).to_sparse_csr().to("tpu") @ x,
    "sparse gradients": lambda x: nn.functional.embedding(
        torch.zeros(1, dtype=torch.int64, device="tpu"), x.requires_grad_(), sparse=True
    ).sum().backward(),
    "to_mkldnn": lambda x: x.to_mkldnn(),
    "quantize": lambda x: torch.quantize_per_tensor(x, 0.1, 0, torch.qint8),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_layouts_that_are_not_there(name: str) -> None:
    with pytest.raises(NotImplementedError, match="the device tpu has no"):
        REFUSED[name](torch.ones(2, 2, device="tpu"))


def test_a_second_device_is_not_there() -> None:
    for use in (
        lambda: torch.ones(2, device="tpu:1"),
        lambda: torch.ones(2).to("tpu:1"),
        lambda: nn.Linear(2, 2).to("tpu:1"),
        lambda: torch.tpu.set_device(1),
    ):
        with pytest.raises(RuntimeError, match="one tpu device"):
            use()


# ---------------------------------------------------------------------- files, profiles, interfaces


def test_safetensors(tmp_path: Path) -> None:
    files = pytest.importorskip("safetensors.torch")
    model = nn.Sequential(nn.Linear(3, 3), nn.Linear(3, 3)).to("tpu")
    model[1].weight = model[0].weight  # type: ignore[union-attr]
    files.save_model(model, tmp_path / "model")
    want = model[0].bias.detach().clone()  # type: ignore[union-attr]
    with torch.no_grad():
        model[0].bias.zero_()  # type: ignore[union-attr]
    files.load_model(model, tmp_path / "model")
    assert torch.equal(model[0].bias, want)  # type: ignore[arg-type]
    assert want.device.type == "tpu"
    files.save_file({"x": want}, tmp_path / "x")
    assert torch.equal(files.load_file(tmp_path / "x")["x"], want.cpu())
    with pytest.raises(Exception, match="device tpu is invalid"):  # it names the devices it knows
        files.load_file(tmp_path / "x", device="tpu")


def test_checkpoints_of_other_forms(tmp_path: Path) -> None:
    x = torch.arange(3.0, device="tpu")
    torch.save({"x": x}, tmp_path / "new")
    torch.save({"x": x}, tmp_path / "old", _use_new_zipfile_serialization=False)
    for name in ("new", "old"):
        for to in ("cpu", {"tpu:0": "cpu"}, lambda storage, _: storage, None, "tpu"):
            loaded = torch.load(tmp_path / name, map_location=to)["x"]
            assert torch.equal(loaded.cpu(), x.cpu())
    assert torch.load(tmp_path / "new", mmap=True, map_location="tpu")["x"].device == x.device
    for twin in (pickle.loads(pickle.dumps(x)), pickle.loads(pickle.dumps(nn.Parameter(x)))):  # noqa: S301
        assert torch.equal(twin, x)
        assert twin.device == x.device


def test_profiles_name_ops_and_ranges() -> None:
    from torch.profiler import ProfilerActivity, profile, record_function

    x = torch.randn(3, device="tpu")
    with profile(activities=[ProfilerActivity.CPU]) as found, record_function("my range"):
        (x + 1).sum()
    names = {event.key for event in found.key_averages()}
    assert {"my range", "aten::add", "aten::sum"} <= names


def test_printing_of_all_kinds() -> None:
    for make in (
        lambda d: torch.tensor([1.0, 2.5], device=d, dtype=torch.bfloat16),
        lambda d: torch.tensor(1 + 2j, device=d),
        lambda d: torch.empty(0, device=d),
        lambda d: torch.tensor([True], device=d),
        lambda d: nn.Parameter(torch.ones(2, device=d)),
        lambda d: torch.ones(2, device=d).to(torch.float8_e4m3fn),
    ):
        got, want = repr(make("tpu")), repr(make("cpu"))
        assert "device='tpu:0'" in got
        assert got.replace(", device='tpu:0'", "").replace(",\n       device='tpu:0'", "") == want
    assert f"{torch.tensor(1.5, device='tpu'):.2f}" == "1.50"


def test_accelerator() -> None:
    accelerator = torch.accelerator
    assert accelerator.current_accelerator() == torch.device("tpu")
    x = torch.ones(1000, device="tpu")
    assert accelerator.memory_allocated() >= x.nbytes
    assert accelerator.memory_stats()["allocated_bytes.all.current"] >= x.nbytes
    accelerator.synchronize()
    accelerator.empty_cache()
    free, total = accelerator.get_memory_info()
    assert 0 < free <= total
    assert torch.bfloat16 in accelerator.get_device_capability()["supported_dtypes"]
    with accelerator.device_index(0):
        assert accelerator.current_device_index() == 0


def test_streams_and_events() -> None:
    stream = torch.tpu.Stream()
    with torch.tpu.stream(stream):
        x = torch.ones(2, device="tpu") + 1
    stream.wait_stream(torch.tpu.current_stream())
    stream.synchronize()
    x.record_stream(stream)
    start, end = (torch.tpu.Event(enable_timing=True) for _ in range(2))
    start.record()
    assert (x + 1).tolist() == [3.0, 3.0]
    end.record()
    end.synchronize()
    assert end.query()
    assert start.elapsed_time(end) > 0


def test_loading_by_workers() -> None:
    assert (torch.ones(2, device="tpu") + 1).sum().item() == 4  # the device is in use
    data = torch.utils.data.TensorDataset(torch.arange(8.0))
    loader = torch.utils.data.DataLoader(data, batch_size=4, num_workers=2, pin_memory=True)
    assert [batch.to("tpu", non_blocking=True).sum().item() for (batch,) in loader] == [6.0, 22.0]


def test_modes_and_fake_tensors() -> None:
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.utils.flop_counter import FlopCounterMode

    x = torch.ones(2, 2, device="tpu")
    with FlopCounterMode(display=False) as counted:
        x @ x
    assert counted.get_total_flops() == 16
    with FakeTensorMode():
        assert (torch.ones(2, 2, device="tpu") @ torch.ones(2, 2, device="tpu")).device == x.device
    assert x.to("meta").device.type == "meta"
    with torch.inference_mode():
        y = x + 1
        y[0] = 5
    assert y.tolist() == [[5.0, 5.0], [2.0, 2.0]]
    exported = torch.export.export(nn.Linear(2, 2).to("tpu"), (x,)).module()
    assert exported(x).device == x.device


@pytest.mark.slow
def test_gradients_by_differences_and_of_gradients() -> None:
    x = torch.randn(3, dtype=torch.float64, device="tpu", requires_grad=True)
    assert torch.autograd.gradcheck(lambda x: x.sin() * x, x)
    assert torch.autograd.gradgradcheck(lambda x: x.sin() * x, x)

"""One contender, one case, one fresh process, of whichever environment runs it: prints a line of JSON.

`python -m bench.contender NAME CASE`; `bench.peers` starts these. It needs torch and the contender only.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import resource
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bench.cases import Case

Run = Callable[[], Any]


@dataclass(frozen=True)
class Prepared:
    """`call()` makes one step; `block(result)` waits for it; `value(result)` is what it computed."""

    call: Run
    block: Callable[[Any], Any]
    value: Callable[[Any], Any]


@dataclass(frozen=True)
class Request:
    """What a contender is to prepare."""

    case: Case
    quick: bool
    weights: str | None

    def drawn(self) -> tuple[Any, tuple[Any, ...], Any, Any]:
        """The model, its inputs, the target and the loss."""
        workload = self.case.workload(self.quick, self.weights)
        model = workload.model()
        inputs, target = workload.batch()
        return (
            model if self.case.kind == "training" else model.eval(),
            inputs,
            target,
            workload.loss,
        )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.contender", description=__doc__)
    parser.add_argument("name")
    parser.add_argument("case")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--weights", help="file with MiniLM's weights and tokens")
    parser.add_argument("--seconds", type=float, default=0.0, help="to time steps for; 0: do not")
    arguments = parser.parse_args()
    warnings.filterwarnings("ignore")
    print(json.dumps(measure(arguments)))
    sys.stdout.flush()
    os._exit(0)  # some contenders hang or abort when they are torn down


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Seconds to import, to the first result and of later steps; the result; peak memory."""
    began = time.perf_counter()
    prepare = load(arguments.name)
    imported = time.perf_counter() - began
    from bench.cases import CASES

    request = Request(CASES[arguments.case], arguments.quick, arguments.weights)
    prepared = prepare(request)
    ready = time.perf_counter()
    result = prepared.block(prepared.call())
    first = time.perf_counter() - ready
    value = summary(prepared.value(result))
    start = time.perf_counter()
    prepared.block(prepared.call())
    second = time.perf_counter() - start
    found = {"import": imported, "first": first, "second": second, "value": value}
    found["memory"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    found["version"] = version(arguments.name)
    if arguments.seconds:
        found |= steps(prepared, request, arguments.seconds)
    return found


def steps(prepared: Prepared, request: Request, seconds: float) -> dict[str, Any]:
    """Times of steps, in turn with torch eager's in this process, until the time is over."""
    eager = eager_reference(request)
    ours: list[float] = []
    theirs: list[float] = []
    repeat = 200 if request.case.name == "add" else 1

    def timed(call: Run) -> float:
        call()  # wakes this candidate's threads, and lets those of the other go to sleep
        start = time.perf_counter()
        for _ in range(repeat):
            call()
        return (time.perf_counter() - start) / repeat

    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(ours) < 3:
        ours.append(timed(lambda: prepared.block(prepared.call())))
        theirs.append(timed(eager))
    quarters = statistics.quantiles(ours, n=4)
    return {
        "step": statistics.median(ours),
        "spread": quarters[2] - quarters[0],
        "steps": len(ours),
        "eager": statistics.median(theirs),
    }


def eager_reference(request: Request) -> Run:
    """torch eager's step, untouched by what a contender has made global."""
    prepared = torch_step(request, lambda model: model)
    torchax = sys.modules.get("torchax")
    if torchax is None:
        return prepared.call

    def call() -> Any:
        torchax.disable_globally()
        try:
            return prepared.call()
        finally:
            torchax.enable_globally()

    return call


def summary(value: Any) -> list[float]:
    """What the results are compared by: the sum and the sum of magnitudes, in float64."""
    import numpy as np

    value = np.asarray(value, dtype=np.float64)
    return [float(value.sum()), float(np.abs(value).sum())]


def version(name: str) -> str:
    from importlib import metadata

    packages = {
        "jax": "jax",
        "torchax": "torchax",
        "torch_xla": "torch_xla",
        "iree": "iree-turbine",
    }
    package = packages.get(name.split(" ")[0], "torch")
    try:
        return f"{package} {metadata.version(package)}"
    except metadata.PackageNotFoundError:
        return package


# ---------------------------------------------------------------------- torch, and backends of it


def torch_step(request: Request, compiled: Callable[[Any], Any], **how: Any) -> Prepared:
    """A step of plain torch on CPU tensors, with the model that `compiled` makes of the case's."""
    import torch

    model, inputs, target, loss = request.drawn()
    device = how.get("device")
    if device is not None:
        model, target = model.to(device), target.to(device)
        inputs = tuple(x.to(device) for x in inputs)
    sync = how.get("sync", lambda: None)
    call = compiled(model)

    def value(result: Any) -> Any:
        return result.detach().cpu().float().numpy()

    def block(result: Any) -> Any:
        how.get("wait", lambda: None)()
        return result

    if request.case.kind == "training":
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        update = how.get("optimizer", lambda step: step)(optimizer.step)

        def train() -> Any:
            optimizer.zero_grad()
            found = loss(call(*inputs), target)
            found.backward()
            update()
            sync()
            return found

        return Prepared(train, block, value)

    if request.case.kind == "decode":
        from bench.cases import DECODED

        (ids,) = inputs
        places = [torch.tensor([i], device=ids.device) for i in range(DECODED)]

        def decode() -> Any:
            with torch.no_grad():
                token, logits = ids[:, 0], None
                for place in places:
                    logits = call(token, place)
                    token = logits.argmax(-1)
                    sync()
            return logits

        return Prepared(decode, block, value)

    def forward() -> Any:
        with torch.no_grad():
            result = call(*inputs)
            sync()
        return result

    return Prepared(forward, block, value)


def _eager() -> Callable[[Request], Prepared]:
    import torch  # noqa: F401

    return lambda request: torch_step(request, lambda model: model)


def _ours() -> Callable[[Request], Prepared]:
    import torch
    import torch._dynamo

    import tpu_compile  # noqa: F401

    def compiled(model: Any) -> Any:
        return torch.compile(model, backend="tpu")

    return lambda request: torch_step(request, compiled)


def _ours_device() -> Callable[[Request], Prepared]:
    import torch
    import torch._dynamo

    import tpu_compile  # noqa: F401

    def compiled(model: Any) -> Any:
        return torch.compile(model, backend="tpu")

    wait = torch.tpu.synchronize
    return lambda request: torch_step(request, compiled, device="tpu", wait=wait)


def _ours_one_step() -> Callable[[Request], Prepared]:
    import torch
    import torch._dynamo

    import tpu_compile

    def prepare(request: Request) -> Prepared:
        model, inputs, target, loss = request.drawn()
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        step = tpu_compile.train_step(model, loss, optimizer)

        def call() -> Any:
            return step(*inputs, target)

        return Prepared(call, lambda r: r, lambda r: r.detach().numpy())

    return prepare


def _inductor() -> Callable[[Request], Prepared]:
    import torch
    import torch._inductor.compile_fx

    return lambda request: torch_step(request, torch.compile)


def _inductor_optimizer() -> Callable[[Request], Prepared]:
    import torch
    import torch._inductor.compile_fx

    return lambda request: torch_step(request, torch.compile, optimizer=torch.compile)


def _iree() -> Callable[[Request], Prepared]:
    import iree.turbine  # noqa: F401
    import torch

    def compiled(model: Any) -> Any:
        return torch.compile(model, backend="iree_turbine")

    return lambda request: torch_step(request, compiled)


def _torch_xla(*, dynamo: bool) -> Callable[[Request], Prepared]:
    import torch
    import torch_xla
    import torch_xla.core.xla_model as xm
    import torch_xla.runtime

    torch_xla.runtime.initialize_cache(os.environ["XLA_CACHE_FOLDER"], readonly=False)
    device = torch_xla.device()

    def compiled(model: Any) -> Any:
        return torch.compile(model, backend="openxla") if dynamo else model

    def prepare(request: Request) -> Prepared:
        # With dynamo only what it leaves (the optimizer, the choice of a token) is lazy.
        sync = torch_xla.sync if not dynamo or request.case.kind != "forward" else lambda: None
        how = {"device": device, "sync": sync, "wait": xm.wait_device_ops}
        return torch_step(request, compiled, **how)

    return prepare


def _torchax() -> Callable[[Request], Prepared]:
    import jax
    import torchax
    from torchax import interop

    def prepare(request: Request) -> Prepared:
        if request.case.kind != "forward":
            raise NotImplementedError("torchax.compile has neither backward() nor mutated buffers")
        model, inputs, _, _ = request.drawn()
        torchax.enable_globally()
        model = model.to("jax")
        inputs = tuple(x.to("jax") for x in inputs)
        compiled = torchax.compile(model)

        def block(result: Any) -> Any:
            jax.block_until_ready(interop.jax_view(result))
            return result

        return Prepared(lambda: compiled(*inputs), block, interop.jax_view)

    return prepare


def _torch_mlir() -> Callable[[Request], Prepared]:
    import jax
    import jaxlib._jax
    import torch
    from jax._src import compiler, xla_bridge
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir
    from torch_mlir import fx

    jax.config.update("jax_enable_x64", True)

    def prepare(request: Request) -> Prepared:
        if request.case.kind != "forward":
            raise NotImplementedError("torch-mlir has neither backward() nor mutated buffers")
        model, inputs, _, _ = request.drawn()
        state = {name: t.detach() for name, t in model.state_dict().items()}
        names = list(state)

        class Whole(torch.nn.Module):
            def forward(self, weights: Any, *args: Any) -> Any:
                return torch.func.functional_call(
                    model, dict(zip(names, weights, strict=True)), args
                )

        def build() -> Run:
            module = fx.export_and_import(
                Whole(), list(state.values()), *inputs, output_type="stablehlo"
            )
            backend = xla_bridge.get_backend("cpu")
            with mlir.make_ir_context():
                parsed = ir.Module.parse(str(module))
                executable = backend.compile_and_load(
                    parsed,
                    jaxlib._jax.DeviceList(tuple(backend.devices()[:1])),
                    compiler.get_compile_options(1, 1),
                )
            arrays = [jax.device_put(t.numpy()) for t in (*state.values(), *inputs)]
            return lambda: executable.execute(arrays)[0]

        built: list[Run] = []

        def call() -> Any:
            if not built:
                built.append(build())
            return built[0]()

        return Prepared(call, jax.block_until_ready, lambda r: r)

    return prepare


def _jax() -> Callable[[Request], Prepared]:
    import jax

    import bench.jax_zoo as zoo

    def prepare(request: Request) -> Prepared:
        model, inputs, target, _ = request.drawn()
        call = zoo.step_of(request.case, model, inputs, target)
        return Prepared(call, jax.block_until_ready, lambda r: r)

    return prepare


LOADERS: dict[str, Callable[[], Callable[[Request], Prepared]]] = {
    "eager": _eager,
    "ours": _ours,
    "ours, tpu tensors": _ours_device,
    "ours, one step": _ours_one_step,
    "inductor": _inductor,
    "inductor, optimizer": _inductor_optimizer,
    "jax": _jax,
    "torch_xla": lambda: _torch_xla(dynamo=True),
    "torch_xla lazy": lambda: _torch_xla(dynamo=False),
    "torchax": _torchax,
    "iree": _iree,
    "torch-mlir": _torch_mlir,
}


def load(name: str) -> Callable[[Request], Prepared]:
    """Import a contender. Raises ImportError where this environment does not hold it."""
    importlib.import_module("torch")
    return LOADERS[name]()


if __name__ == "__main__":
    sys.exit(main())

"""The eager mode `debug`: errors at the op that makes them, with its name and the user's line."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import nn

import tpu_compile
from tpu_compile.eager.debugging import InfinityWarning
from tpu_compile.errors import ConfigError

Tensor = torch.Tensor


@pytest.fixture(autouse=True)
def _debug() -> Iterator[None]:
    with tpu_compile.eager_mode("debug"):
        yield


def device(*values: Any) -> Tensor:
    return torch.tensor(values).to("tpu")


OUT_OF_BOUNDS: dict[str, Callable[[Callable[..., Tensor]], Any]] = {
    "gather": lambda t: t(1.0, 2.0).gather(0, t(0, 2)),
    "index_select": lambda t: t(1.0, 2.0).index_select(0, t(2)),
    "index": lambda t: t(1.0, 2.0)[t(-3)],
    "index_put_": lambda t: t(1.0, 2.0).index_put_((t(5),), t(1.0)),
    "embedding": lambda t: nn.functional.embedding(t(1, 7), t([1.0], [2.0])),
    "scatter_add": lambda t: t(1.0, 2.0).scatter_add(0, t(3), t(1.0)),
    "index_add_": lambda t: t(1.0, 2.0).index_add_(0, t(-1), t(1.0)),
    "take": lambda t: t(1.0, 2.0).take(t(2)),
    "cross_entropy": lambda t: nn.functional.cross_entropy(t([1.0, 2.0]), t(2)),
}


@pytest.mark.parametrize("name", OUT_OF_BOUNDS)
def test_indices_are_checked_as_on_the_cpu(name: str) -> None:
    with pytest.raises((IndexError, RuntimeError)) as cpu:
        OUT_OF_BOUNDS[name](lambda *values: torch.tensor(values))
    with pytest.raises(
        type(cpu.value), match=r"is out of bounds for dimension [01] with size"
    ) as e:
        OUT_OF_BOUNDS[name](device)
    assert isinstance(e.value, IndexError)
    assert f"{__file__}:" in str(e.value)


def test_indices_in_bounds_are_let_through() -> None:
    x = device(1.0, 2.0, 3.0)
    assert x[device(-3, 2)].tolist() == [1.0, 3.0]
    assert x[device(True, False, True)].tolist() == [1.0, 3.0]
    assert x.index_fill(0, device(-1), 0.0).tolist() == [1.0, 2.0, 0.0]
    scores = device([1.0, 1.0], [1.0, 1.0])
    assert nn.functional.cross_entropy(scores, device(-100, 0)).item() == pytest.approx(
        0.6931, abs=1e-4
    )


def test_nan_names_op_line_and_inputs() -> None:
    x = device(1.0, -2.0)
    with pytest.raises(FloatingPointError, match=r"aten\.log\.default made NaN") as e:
        x.log()
    assert "float32[2] from -2 to 1" in str(e.value)
    assert f"{__file__}:" in str(e.value)
    with pytest.raises(FloatingPointError, match=r"aten\.log_\.default"):
        x.log_()
    assert torch.isnan(device(float("nan"), 1.0) + 1).tolist() == [True, False]  # it was there
    assert torch.isnan(device(1.0) * float("nan")).item()
    assert torch.empty(100, device="tpu").shape == (100,)


def test_nan_in_a_backward_names_the_line_of_the_forward() -> None:
    x = device(0.0, 1.0).requires_grad_()
    y, line = x.sqrt(), sys._getframe().f_lineno
    with pytest.raises(FloatingPointError, match="the backward of Sqrt") as e:
        (y * 0).sum().backward()
    assert f"{__file__}:{line}" in str(e.value)


def test_infinities_are_warned_of_where_they_are_made() -> None:
    x = device(0.0, 1.0)
    with pytest.warns(InfinityWarning, match="made infinities") as found:
        y = 1 / x
    assert found[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert (y + 1).isinf().tolist() == [True, False]
        assert x.masked_fill(x == 0, float("-inf")).isinf().any()


def test_training_goes_as_without_checks() -> None:
    def trained(mode: str) -> list[Tensor]:
        torch.manual_seed(0)
        with tpu_compile.eager_mode(mode), warnings.catch_warnings():
            warnings.simplefilter("error")
            m = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4), nn.Dropout(), nn.Linear(4, 3))
            optimizer = torch.optim.AdamW(m.to("tpu").parameters())
            for _ in range(2):
                loss = nn.functional.cross_entropy(m(torch.ones(2, 4, device="tpu")), device(0, 2))
                loss.backward()
                optimizer.step()
        return [p.detach().cpu() for p in m.parameters()]

    for got, want in zip(trained("debug"), trained("strict"), strict=True):
        assert torch.equal(got, want)


def test_modes_are_set_restored_and_refused() -> None:
    from tpu_compile.eager.modes import state

    with tpu_compile.eager_mode("strict"):
        assert state.mode == "strict"
        assert torch.isnan(device(-1.0).log()).item()
    assert state.mode == "debug"
    with pytest.raises(ConfigError, match=r"there is no mode 'fast'(.|\n)*strict(.|\n)*debug"):
        tpu_compile.eager_mode("fast")


def test_environment() -> None:
    code = (
        "import torch; torch.zeros(2, device='tpu').log_(); torch.tensor(-1.0, device='tpu').log()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "TPU_COMPILE_EAGER": "debug"},
    )
    assert done.returncode == 1
    assert "aten.log.default made NaN" in done.stderr
    assert "<string>:1" in done.stderr

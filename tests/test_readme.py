"""README.md says what config.py says, and its example runs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest
import torch

from tpu_compile.config import ENVIRONMENT, MODES, OPTIONS

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("title", "names"),
    [("mode", MODES), ("option", OPTIONS), ("environment variable", ENVIRONMENT)],
)
def test_tables_are_those_of_config(title: str, names: dict[str, str]) -> None:
    rows = "\n".join(f"| `{name}` | {text} |" for name, text in names.items())
    table = f"| {title} | |\n|---|---|\n{rows}\n\n"
    assert table in README, f"README.md must have:\n\n{table}"


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def run(number: int) -> dict[str, Any]:
    scope: dict[str, Any] = {}
    exec(compile(EXAMPLES[number], "README.md", "exec"), scope)
    return scope


def test_example_trains() -> None:
    assert run(0)["loss"].item() < 2.0


def test_example_of_a_training_step_trains() -> None:
    scope = run(1)
    assert scope["loss"].isfinite()
    assert scope["optimizer"].state_dict()["state"][0]["step"].item() == 3


def test_example_of_a_jax_function_has_a_gradient() -> None:
    x = run(2)["x"]
    y = x.detach().requires_grad_()
    (y * torch.sigmoid(2 * y)).sum().backward()
    torch.testing.assert_close(x.grad, y.grad)


def test_example_of_a_pallas_kernel_multiplies() -> None:
    run(3)


def test_example_of_a_mutated_cache_updates_it() -> None:
    scope = run(4)
    torch.testing.assert_close(scope["cache"][3], torch.ones(4))
    assert scope["cache"][:3].count_nonzero() == 0
    assert scope["result"].shape == (4,)


@pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="no libtpu")
def test_example_of_a_topology_compiles_both_ways() -> None:
    assert len(run(5)["found"]) == 2


def test_every_example_is_run() -> None:
    assert len(EXAMPLES) == 6


def test_folders_in_the_layout_exist() -> None:
    for folder in re.findall(r"^(\w+)/ ", README, re.MULTILINE):
        assert (Path(__file__).parent.parent / folder).is_dir(), folder

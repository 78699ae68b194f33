"""README.md says what config.py says, and its example runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


def test_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    scope: dict[str, object] = {}
    exec(compile(example, "README.md", "exec"), scope)
    assert scope["loss"].item() < 2.0  # type: ignore[attr-defined]


def test_folders_in_the_layout_exist() -> None:
    for folder in re.findall(r"^(\w+)/ ", README, re.MULTILINE):
        assert (Path(__file__).parent.parent / folder).is_dir(), folder

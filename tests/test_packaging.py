"""What an installed package holds, and that importing it is cheap."""

from __future__ import annotations

import fnmatch
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PACKAGES: dict[str, str] = PROJECT["tool"]["setuptools"]["package-dir"]
DATA: dict[str, list[str]] = PROJECT["tool"]["setuptools"]["package-data"]
# Folders of the repository that are not installed.
NOT_INSTALLED = {"tests", "bench", "build", "dist", "shared"}


def sources() -> dict[str, Path]:
    """Every file that a user needs, by its path in the wheel."""
    found = {}
    for package, folder in PACKAGES.items():
        for path in (ROOT / folder).iterdir():
            if path.is_file():
                found[f"{package.replace('.', '/')}/{path.name}"] = path
            elif path.name == "data":
                for data in path.iterdir():
                    found[f"{package.replace('.', '/')}/data/{data.name}"] = data
    return found


def test_every_folder_is_a_package() -> None:
    assert list(PACKAGES) == PROJECT["tool"]["setuptools"]["packages"]
    code = {p.parent.relative_to(ROOT).as_posix() for p in ROOT.rglob("*.py")}
    code = {c for c in code if c.split("/")[0] not in NOT_INSTALLED and not c.startswith(".")}
    assert code == set(PACKAGES.values()), "an editable install works without; a wheel does not"


def test_every_data_file_is_listed() -> None:
    for name in sources():
        if not name.endswith(".py"):
            package = next(p for p in PACKAGES if name.startswith(f"{p.replace('.', '/')}/"))
            rest = name.removeprefix(f"{package}/")
            assert any(fnmatch.fnmatch(rest, pattern) for pattern in DATA.get(package, [])), name


def test_wheel(tmp_path: Path) -> None:
    """Built from a copy, so that the build leaves nothing behind."""
    setuptools = pytest.importorskip("setuptools", minversion="77", reason="pip install '.[test]'")
    assert setuptools
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    for folder in set(PACKAGES.values()):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored, dirs_exist_ok=True)
    build = "import setuptools.build_meta as b; b.build_wheel('..')"
    subprocess.run([sys.executable, "-c", build], cwd=copy, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {n for n in archive.namelist() if ".dist-info/" not in n}
    assert names == set(sources())
    assert "tpu_compile/py.typed" in names


@pytest.mark.parametrize(
    "module",
    ["tpu_compile", "tpu_compile.cache.cache", "tpu_compile.cache.local", "tpu_compile.config"],
)
def test_import_is_light(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'torch', 'jax', 'jaxlib', 'numpy'}} & {{*sys.modules}}))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_public_names_resolve() -> None:
    import tpu_compile

    for name in tpu_compile.__all__:
        assert getattr(tpu_compile, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = tpu_compile.nonsense


@pytest.mark.parametrize(
    ("group", "name"),
    [
        ("torch_dynamo_backends", "tpu"),
        ("torch.backends", "tpu"),
        ("console_scripts", "tpu-compile"),
    ],
)
def test_entry_point_resolves(group: str, name: str) -> None:
    (found,) = entry_points(group=group, name=name)
    assert callable(found.load())


def test_torch_finds_the_backend() -> None:
    import torch

    from tpu_compile.backend import tpu

    assert "tpu" in torch._dynamo.list_backends()
    assert torch._dynamo.lookup_backend("tpu") is tpu

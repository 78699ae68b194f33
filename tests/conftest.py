"""Fixtures and options of the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

try:
    import tpu_compile.lowering  # noqa: F401
except ImportError as err:
    raise pytest.UsageError("run `pip install -e '.[test]'` first") from err


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="rewrite tests/goldens/*.mlir from what is emitted now; the run still fails",
    )


@pytest.fixture(scope="session")
def update_goldens(request: pytest.FixtureRequest) -> bool:
    update = bool(request.config.getoption("--update-goldens"))
    if update and os.environ.get("CI"):
        raise pytest.UsageError("--update-goldens is refused under CI")
    return update


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or fills the user's caches."""
    folder = tmp_path_factory.getbasetemp() / "cache"
    monkeypatch.setenv("TPU_COMPILE_CACHE_DIR", str(folder))
    monkeypatch.setenv("TORCHINDUCTOR_CACHE_DIR", str(folder / "torch"))


@pytest.fixture
def one_thread() -> Iterator[None]:
    """Two threads of torch's and XLA's own only get into each other's way on tiny tensors."""
    import torch

    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture
def fresh_dynamo() -> Iterator[None]:
    """Nothing compiled is left from other tests, or for them."""
    import torch

    torch._dynamo.reset()
    yield
    torch._dynamo.reset()

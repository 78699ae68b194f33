"""Imports that the first compile needs, begun in the background by `import tpu_compile`.

Only where torch is already imported: an import holds Python's lock for most of its time, so beside
`import torch` it would only slow that. After it come models, weights and data, whose making leaves
the lock free. And only modules that know nothing of torch: its packages import each other in circles,
which two threads at once must not enter.

Nor must two threads import modules of jaxlib's at once, be they different ones: nanobind, by which all of
them are made, registers types and enums in tables that a second module may move meanwhile. Our modules
`finish()` before they import any, and `import jax` waits for the module at hand, too.

A failed import is not reported here: it fails again, and is reported, where the module is used.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import os
import sys
import threading
import time
from collections.abc import Callable
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

MODULES = (
    "ml_dtypes",
    "jaxlib.xla_client",
    "jaxlib.lapack",
    "jaxlib.cpu_sparse",
    "jaxlib.mlir.ir",
    "jaxlib.mlir.dialects.stablehlo",
    "jaxlib.mlir.dialects.chlo",
    "jaxlib.mlir.dialects.sdy",
    "jaxlib.mlir.dialects.func",
    "jaxlib.mlir.passmanager",
    "zstandard",
    "diskcache",
    "filelock",
    "platformdirs",
)

# A fork or the end of the process waits for the module at hand, no longer than this.
PATIENCE_SECONDS = 5.0


class _Importer:
    """Imports module after module, and waits between two while the process forks or ends.

    As a finder on `sys.meta_path` it finds nothing but jax, which it has wait.
    """

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._over = False
        self._forking = False

    def run(self) -> None:
        time.sleep(0.01)  # lets who has started this go on
        for name in MODULES:
            with self._turn:
                # jax imports these modules itself, in an order that must not meet ours half-way.
                if self._over or "jax" in sys.modules:
                    break
                with contextlib.suppress(Exception):
                    importlib.import_module(name)
        self._over = True

    def finish(self, patience: float = -1) -> None:
        """Wait for the module at hand, for so many seconds at most, and have no other follow."""
        self._over = True
        if self._turn.acquire(timeout=patience):
            self._turn.release()

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != "jax" or self._over:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _Later(spec.loader, self.finish)
        return spec

    # A child that is forked in the middle of an import would find that module locked for good.

    def before_fork(self) -> None:
        self._forking = self._turn.acquire(timeout=PATIENCE_SECONDS)

    def after_fork_in_parent(self) -> None:
        if self._forking:
            self._turn.release()

    def after_fork_in_child(self) -> None:
        self._turn = threading.Lock()


class _Later(Loader):
    """Loads a module after a wait. A finder must not wait: it holds a lock that all imports need."""

    def __init__(self, loader: Loader, wait: Callable[[], None]) -> None:
        self._loader = loader
        self._wait = wait

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__loader__ = module.__spec__.loader = self._loader
        self._wait()
        self._loader.exec_module(module)


_importer: _Importer | None = None


def finish() -> None:
    """End the imports in the background, of which the one at hand is waited for."""
    if _importer is not None:
        _importer.finish()


def start() -> threading.Thread | None:
    """Start importing, where torch has been imported; returns the thread."""
    spec = getattr(sys.modules.get("torch"), "__spec__", None)
    if spec is None or getattr(spec, "_initializing", False):
        return None
    global _importer
    importer = _importer = _Importer()
    sys.meta_path.insert(0, importer)
    atexit.register(importer.finish, PATIENCE_SECONDS)
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(
            before=importer.before_fork,
            after_in_parent=importer.after_fork_in_parent,
            after_in_child=importer.after_fork_in_child,
        )
    thread = threading.Thread(target=importer.run, name="tpu_compile imports", daemon=True)
    thread.start()
    return thread

"""What each graph went through, for people: a folder a graph, log lines, and torch's trace.

Three ways to the same artifacts:

- `TPU_COMPILE_DEBUG_DIR=dir` or `options={"debug_dir": "dir"}` writes them to files:

      dir/index.txt                       a line a graph: where it comes from and what it took
      dir/003_MLP.forward_backward/       one graph: its number, the user's function, its kind
          fx_graph.py                     the ATen graph as AOTAutograd gave it
          stablehlo.mlir                  what it was lowered to, each op with the user's file and line
          optimized_hlo.txt               what XLA made of that
          key.json                        the fields of its cache key
          timings.json                    seconds of each stage, and what the cache did

  A folder is filled as the graph advances: where one is incomplete, the next stage failed.
- `TORCH_TRACE=dir` puts them into torch's structured trace, for tlparse.
- `TORCH_LOGS`, torch's own switch, takes the names of our loggers. `TORCH_LOGS=tpu_compile` prints a
  line a graph; `TORCH_LOGS=+tpu_compile.debug` prints the artifacts. `TPU_COMPILE_LOG=info` and
  `TPU_COMPILE_LOG=debug` do the same without torch's switch.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Literal, Protocol

from torch import fx

from tpu_compile.config import log_level
from tpu_compile.errors import ConfigError
from tpu_compile.torch_private import trace_artifact

log = logging.getLogger("tpu_compile")
artifact_log = logging.getLogger("tpu_compile.debug")

# hit: loaded from the cache. miss: compiled and stored. shared: this process has it in use.
Outcome = Literal["hit", "miss", "shared", "off"]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a graph comes from, which is also its name."""

    function: str  # MLP.forward
    compile_id: str  # 2/1: the third frame, its second compile; "" outside of dynamo
    kind: str  # forward, backward, inference; `_piece0` follows where a graph was cut
    at: str = ""  # the user's file and line
    traced: float | None = None  # seconds that AOTAutograd took to make it, if they were taken

    def __str__(self) -> str:
        parts = (self.function, self.compile_id.replace("/", "_"), self.kind)
        return "_".join(filter(None, parts))

    def piece(self, name: str) -> Origin:
        """A part of this graph, compiled on its own."""
        return replace(self, kind=f"{self.kind}_{name}", traced=None)


@dataclass(frozen=True, slots=True)
class Timings:
    """Seconds of each stage of one graph's compile."""

    aot: float | None  # AOTAutograd, up to this graph; None where another graph's has it
    lower: float | None  # None where another process has lowered it
    executable: float  # to compile it, or to load it where the cache had it
    cache: Outcome

    def __str__(self) -> str:
        verb = {"hit": "loaded from the cache", "shared": "shared with an equal graph"}
        done = f"{verb.get(self.cache, 'compiled')} in {self.executable:.3f} s"
        return (
            f"not lowered, {done}"
            if self.lower is None
            else f"lowered in {self.lower:.3f} s, {done}"
        )


class Watcher(Protocol):
    """Hears of what is compiled in this process; see tpu_compile.explanation."""

    def graph(self, gm: fx.GraphModule) -> None: ...
    def fallback(self, origin: Origin, found: Mapping[str, str]) -> None: ...
    def executable(self, origin: Origin, timings: Timings, nodes: int) -> None: ...


# Those who watch now, in any thread: autograd compiles in threads of its own.
watchers: list[Watcher] = []


@contextmanager
def watching(watcher: Watcher) -> Iterator[None]:
    """Inside, `watcher` hears of everything."""
    watchers.append(watcher)
    try:
        yield
    finally:
        watchers.remove(watcher)


class Artifacts:
    """Where the artifacts of one graph go. Costs nothing where nobody asked for them."""

    def __init__(self, origin: Origin, debug_dir: Path | None) -> None:
        _log_to_stderr()
        self.origin = origin
        self._folder = None if debug_dir is None else _make_folder(debug_dir, origin)

    def put(self, file: str, text: Callable[[], str]) -> None:
        """An artifact; `text` is called only where it is wanted."""
        text = cache(text)
        if self._folder is not None:
            self._write(self._folder / file, text())
        if artifact_log.isEnabledFor(logging.DEBUG):
            artifact_log.debug("%s of %s\n%s", file, self.origin, text())
        trace_artifact(f"tpu_compile_{file.partition('.')[0]}", text, file.endswith(".json"))

    def done(self, timings: Timings, nodes: int) -> None:
        """The last artifact, the line in the index and the line in the log."""
        for watcher in tuple(watchers):
            watcher.executable(self.origin, timings, nodes)
        self.put("timings.json", lambda: json.dumps(asdict(timings), indent=2))
        log.info("%s: %d nodes, %s", self.origin, nodes, timings)
        if self._folder is not None:
            at = f"  {self.origin.at}" if self.origin.at else ""
            compiled = f"[{self.origin.compile_id}]" if self.origin.compile_id else ""
            line = f"{self._folder.name}  {compiled}  {nodes} nodes  {timings}{at}\n"
            self._write(self._folder.parent / "index.txt", line, "a")

    def _write(self, path: Path, text: str, mode: str = "w") -> None:
        try:
            with path.open(mode) as file:
                file.write(text)
        except OSError as err:
            self._folder = None
            log.warning("no more debug files for %s: %s", self.origin, err)


def _make_folder(debug_dir: Path, origin: Origin) -> Path:
    """A new folder with the next free number; several processes may write to one debug_dir."""
    try:
        debug_dir.mkdir(parents=True, exist_ok=True)
        used = [int(p.name[:3]) for p in debug_dir.iterdir() if p.name[:3].isdecimal()]
        number = max(used, default=-1) + 1
        while True:
            folder = debug_dir / f"{number:03}_{origin.function}_{origin.kind}"
            try:
                folder.mkdir()
            except FileExistsError:
                number += 1
            else:
                return folder
    except OSError as err:
        raise ConfigError(
            f"the debug folder cannot be written to: {debug_dir}",
            [("why", str(err)), ("help", "correct TPU_COMPILE_DEBUG_DIR or options['debug_dir']")],
        ) from err


@cache
def _log_to_stderr() -> None:
    """Do what TPU_COMPILE_LOG says, once a process."""
    level = log_level()
    if level is not None:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(logging.Formatter("%(name)s %(levelname)s: %(message)s"))
        log.addHandler(handler)
        log.setLevel(level)
        log.propagate = False  # the root logger would print it again

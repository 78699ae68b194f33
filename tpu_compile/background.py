"""The option `background`: a graph is compiled for new sizes while something slower serves them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import torch
from torch import fx

from tpu_compile.torch_private import run_and_save_rng_state, run_with_rng_state

Call = Callable[[list[Any]], Any]
T = TypeVar("T")


class BackgroundCall:
    """Runs `meanwhile` until what `make` gives is there. What `make` raises, the next call raises."""

    def __init__(self, make: Callable[[], Call], meanwhile: Call) -> None:
        self._meanwhile = meanwhile
        self._made: Future[Call] = _pool().submit(make)

    def __call__(self, args: list[Any]) -> Any:
        if self._made.done():
            return self._made.result()(args)
        return self._meanwhile(args)

    def wait(self) -> None:
        """Until it is compiled. Raises what went wrong."""
        self._made.result()


def in_background(make: Callable[[], T]) -> Future[T]:
    """What `make` will have given."""
    return _pool().submit(make)


@cache
def _pool() -> ThreadPoolExecutor:
    # One: compiling uses all cores as it is, and what serves meanwhile needs them, too.
    return ThreadPoolExecutor(1, thread_name_prefix="tpu_compile background")


def runs_eagerly(gm: fx.GraphModule) -> bool:
    """Whether torch may run a graph in place of its executable. Not where one replays the random
    numbers of another graph: torch's generator and ours give different ones."""
    replayed = (run_and_save_rng_state, run_with_rng_state)
    return not any(n.target in replayed for n in gm.graph.nodes)


def eager(gm: fx.GraphModule) -> Call:
    """The graph by torch's own CPU kernels."""
    interpreter = fx.Interpreter(gm)

    def call(args: list[Any]) -> Any:
        given = list(args)
        args.clear()
        with torch.no_grad():
            return interpreter.run(*given)

    return call

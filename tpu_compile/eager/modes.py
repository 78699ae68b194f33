"""How ops on the device run: at once (strict), at once and checked (debug), or put off (fuse)."""

from __future__ import annotations

from typing import Any

from tpu_compile import config


class _State:
    """The process's mode, and what kernels ask of it for each op."""

    __slots__ = ("checking", "fusing", "mode")

    def __init__(self) -> None:
        self.mode = "strict"
        self.checking = False
        self.fusing = False


# Autograd runs its backward in threads of its own: the mode is the process's, not a thread's.
state = _State()


def _set(mode: str) -> None:
    if state.fusing and mode != "fuse":
        from tpu_compile.eager.storage import settle  # it loads the device

        state.fusing = False
        settle()
    state.mode = mode
    state.checking = mode == "debug"
    state.fusing = mode == "fuse"


class eager_mode:
    """Set how eager ops on the device `tpu` run, in all threads.

    `tpu_compile.eager_mode("debug")` sets it for good, `with tpu_compile.eager_mode("debug"):` for a
    block. The environment variable TPU_COMPILE_EAGER sets it from the start.

    - `strict` (the default): each op is a program of one op, begun at once.
    - `debug`: ops run one after the other and are checked. An index out of bounds raises IndexError and
      a NaN of inputs that have none FloatingPointError; both name the op and your line. Infinities of
      finite inputs give a warning: masks and loss scaling make them on purpose.
    - `fuse`: ops are put off until somebody looks at a value (`item`, printing, a copy to the CPU, an op
      that has no lowering, a compiled graph that updates tensors) and compiled as one program, which is
      kept by what the ops are: a loop compiles nothing new once its steps are alike.

    Raises ConfigError that lists the modes for any other name.
    """

    def __init__(self, mode: str) -> None:
        self.mode = config.eager_mode_of("eager_mode", mode)
        self._before = state.mode
        _set(self.mode)

    def __enter__(self) -> eager_mode:
        return self

    def __exit__(self, *_: Any) -> None:
        _set(self._before)

    def __repr__(self) -> str:
        return f"eager_mode({self.mode!r})"


_set(config.eager_mode())

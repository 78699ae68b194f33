"""A graph that is compiled for a target that is not here: fake tensors in, fake tensors out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from tpu_compile.call import finisher
from tpu_compile.errors import CallError
from tpu_compile.program import Program
from tpu_compile.torch_private import detect_fake_mode


class DevicelessCall:
    """Gives fake results for fake inputs, with the shapes, dtypes and strides of the real ones.

    Raises CallError where the tensors are real: there is nothing that could compute.
    """

    _boxed_call = True

    def __init__(
        self,
        program: Program,
        target: str,
        constants: Sequence[torch.Tensor] = (),
        static: frozenset[int] = frozenset(),
    ) -> None:
        self.program = program
        self.constants = tuple(constants)
        self.static = static
        self._target = target
        self._results = tuple(finisher(program, r) for r in program.results)

    def __call__(self, args: list[Any]) -> list[Any]:
        mode = detect_fake_mode(args)
        if mode is None:
            raise CallError(
                f"{self.program.name} is compiled for {self._target} and cannot run on this machine",
                [("help", "call it under FakeTensorMode, or run it on a host of that topology")],
            )
        with mode:
            outs = [
                torch.empty(buffer.shape, dtype=getattr(torch, buffer.dtype))
                for buffer in self.program.buffers
            ]
            results = [finish(outs, args) for finish in self._results]
        args.clear()
        return results

"""The key of an executable: the hash of everything that may change what the compiler returns.

The program itself is in it by its digest, so settings that act on the program (precision, dtypes,
decompositions) need no field. Left out because no executable depends on them: paths, names, host,
process, device ids, versions of Python and torch, and flags that only dump or log.

What another version of this package makes has another key wherever its keys or its entries differ
(`format`), so two versions that share a cache leave each other's entries alone: each finds its own,
and the ones that nobody uses any more are the first to be evicted.
"""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

# Raised when a field is added, dropped or read differently, and with the format of entries
# (cache.entry): keys of other formats never meet.
FORMAT = 2

Option = bool | int | float | str

# Flags that change what is written beside an executable, not the executable.
_DROPPED_PREFIXES = ("xla_dump_",)
_DROPPED = frozenset(
    {
        "alsologtostderr",
        "log_dir",
        "logtostderr",
        "max_log_size",
        "minloglevel",
        "stderrthreshold",
        "tpu_log_dir",
        "v",
        "vmodule",
    }
)


@dataclass(frozen=True, slots=True)
class Key:
    """`digest` names an entry; `preimage` is the canonical JSON that it is the sha256 of."""

    digest: str
    preimage: str

    @property
    def fields(self) -> dict[str, Any]:
        """The preimage as a dict: two keys differ where these differ."""
        return dict(json.loads(self.preimage))


def key_of(fields: Mapping[str, Any]) -> Key:
    """The key of JSON fields; their order does not matter, their types do (`1` is not `true`)."""
    # JSON frames each field: no two different sets of fields have one text.
    text = json.dumps(
        fields, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False
    )
    return Key(hashlib.sha256(text.encode()).hexdigest(), text)


@dataclass(frozen=True, slots=True)
class KeyFields:
    """What an executable depends on."""

    program: str  # digest of the program, without locations and names
    options: tuple[tuple[str, Option], ...]  # the compile options that are set
    platform: str  # cpu, tpu, ...
    compiler: str  # versions of all that compiles
    topology: str  # kind of device, and how they are laid out
    replicas: int
    partitions: int
    flags: tuple[tuple[str, str], ...] = ()  # from the environment: parse_flags
    cpu: str = ""  # cpu_model where the executable is the CPU's machine code
    threads: int = 0  # how many that code was split for, likewise
    abi: int = 0  # the calling convention around the executable
    format: int = FORMAT

    def key(self) -> Key:
        fields = asdict(self)
        fields["options"] = dict(self.options)
        # Lists, not a dict: a flag may be given twice.
        fields["flags"] = [list(flag) for flag in self.flags]
        return key_of(fields)


def parse_flags(*texts: str) -> tuple[tuple[str, str], ...]:
    """The flags of `--name=value --other` texts, sorted by name, without those that dump or log.

    A flag without a value is a switch: `true`. Flags of one name keep their order, since the last
    one may win.
    """
    found = []
    for text in texts:
        for word in shlex.split(text):
            name, given, value = word.lstrip("-").partition("=")
            if name not in _DROPPED and not name.startswith(_DROPPED_PREFIXES):
                found.append((name, value if given else "true"))
    return tuple(sorted(found, key=lambda flag: flag[0]))


# What /proc/cpuinfo calls that by which LLVM knows a CPU's model, on x86 and Arm: it schedules
# instructions for the model, and knows features that the kernel may be too old to list.
_MODEL = ("vendor_id", "cpu family", "model", "CPU implementer", "CPU variant", "CPU part")
_FEATURES = ("flags", "Features")


def cpu_model(cpuinfo: str, machine: str) -> str:
    """The architecture, models and instruction sets that `/proc/cpuinfo` lists, in one order.

    Code compiled for one CPU may crash on another that lacks a feature, so they share no entry.
    Clock, microcode and the list of bugs change nothing.
    """
    models: set[str] = set()
    features: set[str] = set()
    for block in cpuinfo.split("\n\n"):  # one a CPU
        lines = [line.partition(":") for line in block.splitlines()]
        said = {name.strip(): value.strip() for name, _, value in lines}
        models.add("/".join(said[name] for name in _MODEL if name in said))
        features.update(*(said.get(name, "").split() for name in _FEATURES))
    return " ".join([machine, *sorted(models - {""}), *sorted(features)])

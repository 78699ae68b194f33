"""Optimized HLO as text, read into kernels: matrix FLOPs, bytes of HBM, and the user's module and line.

Every instruction that the entry runs, directly or in a loop or branch, is a kernel; a fusion is one.
Sizes are those of the tiled layouts, and what is in a TPU's vector memory (`S(1)`) is not counted.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

# What only names or regroups buffers, and the ends of what runs beside other kernels.
FREE = frozenset(
    {
        *("parameter", "constant", "get-tuple-element", "tuple", "bitcast", "after-all"),
        *("partition-id", "replica-id", "opt-barrier", "add-dependency"),
        *("copy-done", "slice-done", "async-done", "async-update"),
    }
)
# What runs beside other kernels.
ASYNC = frozenset({"copy-start", "slice-start", "async-start"})
SLICES = frozenset({"slice", "dynamic-slice", "gather"})
_UNCOSTED = 2**63 - 1  # libtpu's cycles of what it has no estimate for


@dataclass(frozen=True, slots=True)
class Array:
    """The type of one buffer."""

    dtype: str
    dims: tuple[int, ...]
    layout: str = ""

    @property
    def in_hbm(self) -> bool:
        return "S(" not in self.layout or "S(0)" in self.layout

    @property
    def bytes(self) -> int:
        """Bytes with the padding of the layout's first tile."""
        return _padded(self.dtype, self.dims, self.layout)


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction of a computation."""

    name: str
    opcode: str
    arrays: tuple[Array, ...]
    operands: tuple[str, ...]
    rest: str  # all after the operands: attributes

    def called(self, *attributes: str) -> list[str]:
        """The computations that these attributes name."""
        found: list[str] = []
        for attribute in attributes:
            m = re.search(rf"\b{attribute}=(\{{[^}}]*\}}|%[\w.\-]+)", self.rest)
            found += re.findall(r"%([\w.\-]+)", m[1]) if m else []
        return found


@dataclass(frozen=True, slots=True)
class Site:
    """Where in the user's program something comes from: module path, op, and `file:line`."""

    path: str = ""
    op: str = ""
    line: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.path or self.op, self.line and f"({self.line})"))) or "-"


@dataclass(frozen=True, slots=True)
class Kernel:
    """One kernel, with all of its executions: matrix FLOPs, bytes of HBM, and libtpu's cycles.

    `passes` is how many products of 16-bit floats one of its products is made of. `cycles` is None
    where libtpu has no estimate.
    """

    name: str
    opcode: str
    site: Site
    runs: int
    flops: float
    bytes: float
    cycles: int | None
    dtype: str = ""  # of the matrix products' inputs
    passes: int = 1
    custom: bool = False  # written by hand, in Pallas for example

    @property
    def beside(self) -> bool:
        """Whether it runs beside other kernels."""
        return self.opcode in ASYNC


@dataclass(frozen=True)
class Module:
    """A module: its computations by name, the first of which is run."""

    entry: str
    computations: Mapping[str, Mapping[str, Instruction]]
    frames: Mapping[str, str] = field(default_factory=dict)  # stack frame to file:line

    def site(self, instruction: Instruction) -> Site:
        """Where an instruction comes from: one without a place of its own has that of its parts, or
        of what it copies."""
        for _ in range(8):  # a chain of copies
            found = self._own_site(instruction) or self._site_within(instruction)
            source = self.find(instruction.operands[0]) if instruction.operands else None
            if found is not None or source is None:
                return found or Site()
            instruction = source
        return Site()

    def _site_within(self, instruction: Instruction) -> Site | None:
        for name in instruction.called("calls"):
            inner = list(self.computations[name].values())
            inner.sort(key=lambda i: i.opcode not in ("convolution", "dot"))
            for each in inner:
                found = self._own_site(each) or self._site_within(each)
                if found is not None:
                    return found
        return None

    def _own_site(self, instruction: Instruction) -> Site | None:
        at = instruction.rest.find("metadata={")
        if at < 0:
            return None
        text = instruction.rest[at : at + 2000]
        name = re.search(r'op_name="([^"]*)"', text)
        frame = re.search(r"stack_frame_id=(\d+)", text)
        if name is None:
            return None
        path, slash, op = name[1].rpartition("/")
        return Site(path if slash else "", op, self.frames.get(frame[1], "") if frame else "")

    def find(self, name: str) -> Instruction | None:
        """The instruction of this name, which is unique in a module."""
        return self._index.get(name)

    @cached_property
    def _index(self) -> dict[str, Instruction]:
        return {name: i for c in self.computations.values() for name, i in c.items()}

    @cached_property
    def unknown_trips(self) -> int:
        """Loops whose number of trips is not in the text; they are counted once."""
        return sum(
            self._trips(i) is None
            for c in self.computations.values()
            for i in c.values()
            if i.opcode == "while"
        )

    def kernels(self) -> list[Kernel]:
        """What runs, a loop's kernels once for all of its trips."""
        return list(self._kernels(self.entry, 1))

    def _kernels(self, computation: str, runs: int) -> Iterator[Kernel]:
        within = self.computations[computation]
        for i in within.values():
            if i.opcode in FREE:
                continue
            if i.opcode == "while":
                for body in i.called("body"):
                    yield from self._kernels(body, runs * (self._trips(i) or 1))
            elif i.opcode in ("call", "conditional"):
                branches = "to_apply|branch_computations|true_computation|false_computation"
                bodies = [list(self._kernels(b, runs)) for b in i.called(*branches.split("|"))]
                if bodies:  # the costliest branch
                    yield from max(bodies, key=lambda ks: sum(k.bytes + k.flops for k in ks))
            else:
                yield self._kernel(i, within, runs)

    def _kernel(self, i: Instruction, within: Mapping[str, Instruction], runs: int) -> Kernel:
        products = list(self._products(i, within))
        _, dtype, passes = max(products, default=(0.0, "", 1))
        cycles = re.search(r'"estimated_cycles":"(\d+)"', i.rest)
        count = int(cycles[1]) if cycles else 0
        known = 0 < count < _UNCOSTED
        return Kernel(
            name=i.name,
            opcode=i.opcode,
            site=self.site(i),
            runs=runs,
            flops=runs * sum(flops for flops, _, _ in products),
            bytes=runs * self._bytes(i, within),
            cycles=runs * count if known else None,
            dtype=dtype,
            passes=passes,
            custom='custom_call_target="tpu_custom_call"' in i.rest,
        )

    def _products(
        self, i: Instruction, within: Mapping[str, Instruction]
    ) -> Iterator[tuple[float, str, int]]:
        """FLOPs, dtype and passes of each matrix product in an instruction."""
        if i.opcode in ("convolution", "dot"):
            flops = _convolution(i, within) if i.opcode == "convolution" else _dot(i, within)
            operand = within[i.operands[0]].arrays[0]
            precision = re.search(r"operand_precision=\{(\w+)", i.rest)
            passes = {"high": 3, "highest": 6}.get(precision[1] if precision else "", 1)
            yield flops, operand.dtype, passes if operand.dtype == "f32" else 1
        elif i.opcode in ("fusion", "async-start"):
            for name in i.called("calls"):
                inner = self.computations[name]
                for each in inner.values():
                    yield from self._products(each, inner)

    def _bytes(self, i: Instruction, within: Mapping[str, Instruction]) -> int:
        """Bytes read from and written to HBM."""
        if i.opcode == "dynamic-update-slice":
            return 2 * _hbm(within[i.operands[1]])
        if i.opcode == "async-start":
            bodies = [self.computations[name] for name in i.called("calls")]
            return sum(
                self._bytes(x, body)
                for body in bodies
                for x in body.values()
                if x.opcode not in FREE
            )
        written = _hbm(i)
        if i.opcode in ("copy-start", "slice-start"):  # the result names its source, too
            source = within[i.operands[0]].arrays[0]
            moved = i.arrays[0 if i.opcode == "copy-start" else 1]
            return moved.bytes * (source.in_hbm + moved.in_hbm)
        read = 0
        inside = i.called("calls") if i.opcode == "fusion" else []
        inner = self.computations[inside[0]] if inside else {}
        parameters = _parameters(inner)
        for number, name in enumerate(i.operands):
            operand = within.get(name)
            if operand is None:
                continue
            used = _slices(inner, parameters.get(number))
            if used is None or not all(a.in_hbm for a in operand.arrays):
                read += _hbm(operand)
                continue
            size, updated = used
            read += min(size, _hbm(operand))
            if updated:  # in place: only the slice is written
                written -= max(min(_hbm(operand), written) - updated, 0)
        if i.opcode in SLICES:
            read = _hbm(i) + sum(_hbm(within[n]) for n in i.operands[1:] if n in within)
        return read + max(written, 0)

    def _trips(self, loop: Instruction) -> int | None:
        known = re.search(r'"known_trip_count":\{"n":"(\d+)"', loop.rest)
        if known:
            return int(known[1])
        for name in loop.called("condition"):
            condition = self.computations[name]
            limits = [
                int(m[1])
                for i in condition.values()
                if i.opcode == "constant" and (m := re.match(r"\((\d+)\)", i.rest))
            ]
            if len(limits) == 1 and any("direction=LT" in i.rest for i in condition.values()):
                return limits[0]
            for inner in condition.values():  # the comparison may be a fusion
                for called in inner.called("calls"):
                    less = any("direction=LT" in i.rest for i in self.computations[called].values())
                    if less and len(limits) == 1:
                        return limits[0]
        return None


def _hbm(i: Instruction) -> int:
    return sum(a.bytes for a in i.arrays if a.in_hbm)


def _parameters(computation: Mapping[str, Instruction]) -> dict[int, str]:
    return {
        int(m[1]): i.name
        for i in computation.values()
        if i.opcode == "parameter" and (m := re.match(r"\((\d+)\)", i.rest))
    }


def _slices(inner: Mapping[str, Instruction], parameter: str | None) -> tuple[int, int] | None:
    """Bytes that a fusion reads of an operand of which it takes slices, and that it updates in
    place; None where it reads all."""
    if parameter is None:
        return None
    read = updated = 0
    names = [parameter]
    while names:
        name = names.pop()
        for user in inner.values():
            if name not in user.operands:
                continue
            if user.opcode == "bitcast":
                names.append(user.name)
            elif user.opcode in SLICES and user.operands[0] == name:
                read += sum(a.bytes for a in user.arrays)
            elif user.opcode == "dynamic-update-slice" and user.operands[0] == name:
                updated += sum(a.bytes for a in inner[user.operands[1]].arrays)
            else:
                return None
    return (read, updated) if read or updated else None


# ---------------------------------------------------------------------- arithmetic


def _dot(i: Instruction, within: Mapping[str, Instruction]) -> float:
    left = within[i.operands[0]].arrays[0].dims
    contracting = re.search(r"lhs_contracting_dims=\{([\d,]*)\}", i.rest)
    sizes = [left[int(d)] for d in contracting[1].split(",") if d] if contracting else []
    return 2.0 * math.prod(i.arrays[0].dims) * math.prod(sizes)


def _convolution(i: Instruction, within: Mapping[str, Instruction]) -> float:
    labels = re.search(r"dim_labels=(\w+)_(\w+)->(\w+)", i.rest)
    if labels is None:
        return 0.0
    left, right = (within[n].arrays[0].dims for n in i.operands[:2])
    at = [{c: d for d, c in enumerate(text)} for text in labels.groups()]
    groups = re.search(r"feature_group_count=(\d+)", i.rest)
    batches = re.search(r"batch_group_count=(\d+)", i.rest)
    features = left[at[0]["f"]] / (int(groups[1]) if groups else 1)
    batch = left[at[0]["b"]] / (int(batches[1]) if batches else 1)
    out = i.arrays[0].dims
    count = features * batch * out[at[2]["f"]]
    window = _window(i.rest)
    for n, label in enumerate(sorted(c for c in at[0] if c.isdecimal())):
        settings = {k: v[n] if n < len(v) else "" for k, v in window.items()}
        count *= _valid(
            left[at[0][label]],
            right[at[1][label]],
            out[at[2][label]],
            int(settings.get("stride") or 1),
            int((settings.get("pad") or "0_0").split("_")[0]),
            int(settings.get("lhs_dilate") or 1),
            int(settings.get("rhs_dilate") or 1),
        )
    return 2.0 * count


def _window(rest: str) -> dict[str, list[str]]:
    found = re.search(r"window=\{([^}]*)\}", rest)
    pairs = (item.split("=") for item in found[1].split()) if found else ()
    return {key: value.split("x") for key, value in pairs}


@lru_cache(maxsize=4096)
def _valid(
    size: int, kernel: int, out: int, stride: int, pad: int, dilate: int, kernel_dilate: int
) -> int:
    """How many pairs of output and kernel positions of one dimension meet an input, not padding."""
    last = (size - 1) * dilate
    count = 0
    for k in range(kernel):
        first = k * kernel_dilate - pad  # what output position 0 looks at
        low = max(0, -(first // stride))
        high = min(out - 1, (last - first) // stride)
        if dilate == 1:
            count += max(high - low + 1, 0)
        else:
            count += sum((first + o * stride) % dilate == 0 for o in range(low, high + 1))
    return count


_BITS = {"pred": 8, "token": 0, "opaque": 0, "c64": 64, "c128": 128}


def _bits(dtype: str) -> int:
    if dtype in _BITS:
        return _BITS[dtype]
    found = re.match(r"[a-z]+(\d+)", dtype)  # bf16, f8e4m3fn, s4
    return int(found[1]) if found else 0


@lru_cache(maxsize=65536)
def _padded(dtype: str, dims: tuple[int, ...], layout: str) -> int:
    order = re.match(r"\{?([\d,]*)", layout)
    minor_first = [int(d) for d in order[1].split(",") if d] if order else []
    physical = [dims[d] for d in reversed(minor_first)] if minor_first else list(dims)
    tile = re.search(r"T\(([\d,]+)\)", layout)
    sizes = [int(t) for t in tile[1].split(",")] if tile else []
    if sizes:
        physical = [1] * (len(sizes) - len(physical)) + physical
        for n, t in enumerate(reversed(sizes), 1):
            physical[-n] = -(-physical[-n] // t) * t
    return math.prod(physical) * _bits(dtype) // 8


# ---------------------------------------------------------------------- parsing

_ARRAY = re.compile(r"([a-z]\w*)\[([\d,<=]*)\](\{[^}]*\})?")
_HEADER = re.compile(r"^(ENTRY )?%?([\w.\-]+) .*\{$")
_START = re.compile(r"^\s+(?:ROOT )?%?([\w.\-]+) = ")
_OPCODE = re.compile(r" ?([a-z][\w\-]*)\(")


def parse(text: str) -> Module:
    """The module of an HLO text, of XLA's long form."""
    computations: dict[str, dict[str, Instruction]] = {}
    within: dict[str, Instruction] | None = None
    entry = ""
    tables: dict[str, dict[str, str]] = defaultdict(dict)
    table = ""
    for line in text.split("\n"):
        if within is None:
            if line in ("FileNames", "FunctionNames", "FileLocations", "StackFrames"):
                table = line
            elif table and (row := re.match(r"(\d+) (.*)", line)):
                tables[table][row[1]] = row[2]
            elif (header := _HEADER.match(line)) and not line.startswith("HloModule"):
                within = computations[header[2]] = {}
                entry = header[2] if header[1] else entry
        elif line.startswith("}"):
            within = None
        elif (found := _instruction(line)) is not None:
            within[found.name] = found
    return Module(entry or next(reversed(computations), ""), computations, _frames(tables))


def _instruction(line: str) -> Instruction | None:
    start = _START.match(line)
    if start is None:
        return None
    at = start.end()
    end = _closing(line, at) if line.startswith("(", at) else line.find(" ", at)
    opcode = _OPCODE.match(line, end)
    if opcode is None:
        return None
    close = _closing(line, opcode.end() - 1)
    inside = line[opcode.end() : close - 1]
    operands = tuple(re.findall(r"%([\w.\-]+)", inside))
    # What a constant is, or the number of a parameter, is not among the operands.
    rest = line[close:] if operands else f"({inside[:64]}){line[close:]}"
    arrays = tuple(
        Array(kind, tuple(int(d.lstrip("<=")) for d in dims.split(",") if d), layout)
        for kind, dims, layout in _ARRAY.findall(line[at:end])
    )
    return Instruction(start[1], opcode[1], arrays, operands, rest)


def _closing(text: str, at: int) -> int:
    """The position behind the parenthesis that closes the one at `at`."""
    depth = 0
    for m in re.compile(r"[()]").finditer(text, at):
        depth += 1 if m[0] == "(" else -1
        if depth == 0:
            return m.end()
    return len(text)


def _frames(tables: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """`file:line` of each stack frame."""
    files = {n: name.strip('"') for n, name in tables.get("FileNames", {}).items()}
    places: dict[str, str] = {}
    for number, text in tables.get("FileLocations", {}).items():
        values = dict(re.findall(r"(\w+)=(\d+)", text))
        name = files.get(values.get("file_name_id", ""), "")
        places[number] = f"{name}:{values.get('line', '?')}"
    found = {}
    for number, text in tables.get("StackFrames", {}).items():
        values = dict(re.findall(r"(\w+)=(\d+)", text))
        found[number] = places.get(values.get("file_location_id", ""), "")
    return found

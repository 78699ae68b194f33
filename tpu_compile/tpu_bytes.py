"""What libtpu's serialized executables say of themselves, read without a TPU.

A serialized executable is nested protocol buffers whose definitions are not public. Two messages are
found by their form and checked by what must hold in them: XLA's HloModuleProto, and libtpu's summary of
a memory space (seen in libtpu 0.0.42):

    1 memory space (0: HBM)       5 bytes of arguments
    2 bytes of the program        6 bytes of outputs
    3 its parts: 1 kind, 2 size,  7 bytes of outputs that share an argument's memory
      3 lost to fragmentation     8 bytes that the runtime reserves
    4 bytes that a device has

Kind 3 is HLO temporaries, 5 is code. A message that does not add up is not taken for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

Field = tuple[int, int, int | bytes]  # number, wire type, value

_CODE = 5
_HBM = re.compile(rb"\x08\x00\x10")


@dataclass(frozen=True, slots=True)
class MemoryUsage:
    """Bytes of one device's HBM that an executable takes, as libtpu planned them."""

    arguments: int
    outputs: int
    aliased: int
    temporaries: int
    code: int
    device: int
    reserved: int


def memory_usage(data: bytes) -> MemoryUsage | None:
    """The HBM that a serialized executable takes; None where it does not say so in this form."""
    for start in _HBM.finditer(data):
        for length in _lengths_before(data, start.start()):
            found = _memory_usage(data[start.start() : start.start() + length])
            if found is not None:
                return found
    return None


def _memory_usage(message: bytes) -> MemoryUsage | None:
    fields = _fields(message)
    if fields is None or {n for n, _, _ in fields} != set(range(1, 9)):
        return None
    numbers = {n: v for n, _, v in fields if isinstance(v, int)}
    if set(numbers) != {1, 2, 4, 5, 6, 7, 8}:
        return None
    code = total = lost = 0
    for number, _, value in fields:
        part = _fields(value) if number == 3 and isinstance(value, bytes) else None
        if number == 3 and part is None:
            return None
        sizes = {n: v for n, _, v in part or () if isinstance(v, int)}
        total += sizes.get(2, 0)
        lost += sizes.get(3, 0)
        code += sizes.get(2, 0) if sizes.get(1) == _CODE else 0
    if total != numbers[2]:
        return None
    return MemoryUsage(
        arguments=numbers[5],
        outputs=numbers[6],
        aliased=numbers[7],
        temporaries=total - code + lost,
        code=code,
        device=numbers[4],
        reserved=numbers[8],
    )


def hlo_protos(data: bytes, module: str) -> Iterator[bytes]:
    """Every serialized HloModuleProto of a module of this name."""
    name = module.encode()
    for start in re.finditer(re.escape(b"\n" + _varint(len(name)) + name + b"\x12"), data):
        for length in _lengths_before(data, start.start()):
            proto = data[start.start() : start.start() + length]
            fields = _fields(proto)
            # Field 3 are the computations, 4 is the shape of the program.
            if fields is not None and {1, 2, 3, 4} <= {n for n, _, _ in fields}:
                yield proto
                break


def _lengths_before(data: bytes, at: int) -> Iterator[int]:
    """Lengths that the bytes before `at` may be, as those of a message that starts there."""
    for digits in range(1, 6):
        read = _read_varint(data, at - digits) if at >= digits else None
        if read is not None and read[1] == at and 0 < read[0] <= len(data) - at:
            yield read[0]


def _varint(value: int) -> bytes:
    out = b""
    while value > 127:
        out += bytes([value & 127 | 128])
        value >>= 7
    return out + bytes([value])


def _read_varint(data: bytes, at: int) -> tuple[int, int] | None:
    value = shift = 0
    while at < len(data) and shift < 64:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at
    return None


def _fields(message: bytes) -> list[Field] | None:
    """The message's fields, or None where it is none."""
    at, found = 0, []
    while at < len(message):
        tag = _read_varint(message, at)
        if tag is None or tag[0] >> 3 == 0:
            return None
        number, kind, at = tag[0] >> 3, tag[0] & 7, tag[1]
        if kind in (1, 5):
            size = 8 if kind == 1 else 4
            value: int | bytes = message[at : at + size]
            at += size
        elif kind in (0, 2):
            read = _read_varint(message, at)
            if read is None:
                return None
            length, at = read
            value = length
            if kind == 2:
                value, at = message[at : at + length], at + length
        else:
            return None
        if at > len(message):
            return None
        found.append((number, kind, value))
    return found

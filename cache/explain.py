"""Why two keys differ, and which entry comes nearest to a key: the reasons of a miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

# Text that is a set of words, of which only those on one side say something.
WORD_SETS = frozenset({"cpu"})


@dataclass(frozen=True, slots=True)
class Difference:
    """A field whose values differ, reduced to what does: None where a side has nothing."""

    field: str
    here: Any
    there: Any

    def __str__(self) -> str:
        return f"{self.field}: {brief(self.here)}, there {brief(self.there)}"


def differences(here: Mapping[str, Any], there: Mapping[str, Any]) -> list[Difference]:
    """The fields in which two keys differ, by name. Of lists, dicts and sets of words only what
    differs is kept, dicts as `field.name`."""
    found: list[Difference] = []
    for name in sorted(here.keys() | there.keys()):
        one, other = here.get(name), there.get(name)
        if name in here and name in there and _same(one, other):
            continue
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            found += [
                Difference(f"{name}.{d.field}", d.here, d.there) for d in differences(one, other)
            ]
        elif isinstance(one, list) and isinstance(other, list):
            found.append(Difference(name, *_lists(one, other)))
        elif name in WORD_SETS and isinstance(one, str) and isinstance(other, str):
            a, b = one.split(), other.split()
            found.append(Difference(name, _words(a, b), _words(b, a)))
        else:
            found.append(Difference(name, one, other))
    return found


def why_another(here: Mapping[str, Any], there: Mapping[str, Any]) -> str:
    """The fields in which two keys differ; `version` where they are those of other versions."""
    found = {d.field.split(".")[0] for d in differences(here, there)}
    return "version" if "format" in found else ", ".join(sorted(found))


def _same(one: Any, other: Any) -> bool:
    """Equal as JSON: `1` is not `true`."""
    return repr(one) == repr(other)


def _words(words: list[str], without: list[str]) -> str | None:
    return " ".join(w for w in words if w not in without) or None


def _lists(one: list[Any], other: list[Any]) -> tuple[Any, Any]:
    """What one list has more of than the other; both whole where only their order differs."""
    a, b = Counter(map(repr, one)), Counter(map(repr, other))

    def extra(items: list[Any], more: Counter[str]) -> list[Any] | None:
        left = more.copy()
        kept = []
        for item in items:
            if left[repr(item)] > 0:
                left[repr(item)] -= 1
                kept.append(item)
        return kept or None

    if a == b:
        return one, other
    return extra(one, a - b), extra(other, b - a)


def nearest(
    fields: Mapping[str, Any], candidates: Iterable[tuple[Mapping[str, Any], T]]
) -> T | None:
    """The candidate that comes nearest to `fields`: one of the same program before all others,
    then the one with the fewest differing fields; the first of equals. Candidates that key
    something else (they have other fields) come last."""
    best, found = None, None
    for other, candidate in candidates:
        score = (
            other.keys() == fields.keys(),
            other.get("program") == fields.get("program"),
            sum(_same(fields[n], other.get(n)) for n in fields),
            -len(differences(fields, other)),
        )
        if best is None or score > best:
            best, found = score, candidate
    return found


def brief(value: Any) -> str:
    """A field's value for people: digests cut, flags as they are written."""
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return " ".join(short(word) if is_digest(word) else word for word in value.split(" "))
    if isinstance(value, Mapping):
        return ", ".join(f"{k}={brief(v)}" for k, v in value.items()) or "-"
    if isinstance(value, list):
        return (
            ", ".join("=".join(map(brief, v)) if isinstance(v, list) else brief(v) for v in value)
            or "-"
        )
    return str(value)


def is_digest(text: str) -> bool:
    """Whether the text is a sha256 in hex."""
    return len(text) == 64 and not set(text) - set("0123456789abcdef")


def short(digest: str) -> str:
    """The part of a key that people read."""
    return digest[:12]

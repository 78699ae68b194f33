"""The error for a compile where none is allowed: it says how the key differs from what is there."""

from __future__ import annotations

import time

from tpu_compile.cache.explain import brief, short
from tpu_compile.cache.key import Key
from tpu_compile.cache.manage import CacheManager, Explanation, Listed
from tpu_compile.errors import CacheError, ExpectedHitError

NEWEST = 2000  # entries that are compared: a cache may hold many more than anyone waits for


def unexpected_miss(key: Key, program: str, cache: CacheManager | None) -> ExpectedHitError:
    """The error of a key that is about to be compiled; `cache` is None where it is off."""
    what = f"a compile, and TPU_COMPILE_EXPECT_HIT=1 allows none: {program}"
    facts = [("key", short(key.digest))]
    if cache is None:
        help = "turn the cache on, or unset TPU_COMPILE_EXPECT_HIT"
        facts += [("why", "the executable cache is off"), ("help", help)]
        return ExpectedHitError(what, facts, key=key.digest)
    try:
        found = cache.explain_fields(
            Listed(key.digest, 0, header={"fields": key.fields, "program": program}), newest=NEWEST
        )
    except CacheError as err:
        facts += [("why", str(err)), ("help", "make the cache usable, then fill it")]
        return ExpectedHitError(what, facts, key=key.digest)
    facts += _facts(found)
    return ExpectedHitError(
        what,
        facts,
        key=key.digest,
        nearest=None if found.other is None else found.other.name,
        differences=found.differences,
    )


def _facts(found: Explanation) -> list[tuple[str, str]]:
    other = found.other
    if other is None:
        return [
            ("nearest", "the cache is empty"),
            (
                "help",
                "run once without TPU_COMPILE_EXPECT_HIT, or fill it: tpu-compile cache --help",
            ),
        ]
    made = ""
    if other.created is not None:
        made = time.strftime(", made %Y-%m-%d %H:%M", time.localtime(other.created))
    lines = [f"{d.field}: {brief(d.here)}, there {brief(d.there)}" for d in found.differences]
    return [
        ("nearest", f"{short(other.name)} {other.program}{made}"),
        ("differs", "\n".join(lines)),
        ("help", "make what differs equal, or unset TPU_COMPILE_EXPECT_HIT to compile"),
    ]

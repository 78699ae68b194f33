"""Kills writers of one cache folder at random moments while readers check all that they are given.

`python cache_storm.py FOLDER KILLS` prints what it has seen, as JSON. Every process is a real one,
and every kill a SIGKILL; they are forked here because starting Python takes longer than the rest.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from tpu_compile.cache.entry import Entry, decode, encode
from tpu_compile.cache.key import Key, key_of
from tpu_compile.cache.local import LocalTier
from tpu_compile.errors import CacheError, CacheStoreError

KEYS = [key_of({"program": f"storm{n % 3}", "n": n}) for n in range(12)]
LIMIT = 1_500_000  # about half of what the writers would keep
WRITERS, READERS = 3, 2
LONGEST = 0.04  # seconds that a writer lives, at most


def payload(key: Key, seed: int) -> bytes:
    """Bytes that only `key` and `seed` explain: some in the index, most in files."""
    rng = random.Random(f"{key.digest} {seed}")
    size = rng.choice([10, 5_000, 30_000, 40_000, 150_000, 300_000])
    return rng.randbytes(size)


def write(folder: Path, seed: int) -> None:
    tier = LocalTier(folder, LIMIT)
    rng = random.Random(seed)
    while True:
        key, n = rng.choice(KEYS), rng.randrange(1 << 30)
        if rng.random() < 0.1:
            tier.delete(key.digest)
        else:
            tier.put(key.digest, encode(Entry(key, payload(key, n), str(n))))


def read(folder: Path, seed: int, stop: Path) -> dict[str, int]:
    """Counts of what `get` returned until `stop` is there."""
    tier = LocalTier(folder, LIMIT)
    rng = random.Random(seed)
    seen = {"found": 0, "none": 0, "wrong": 0, "torn": 0, "failed": 0}
    while not stop.exists():
        time.sleep(0.0005)
        key = rng.choice(KEYS)
        try:
            data = tier.get(key.digest) if rng.random() < 0.5 else tier.peek(key.digest)
            if data is None:
                seen["none"] += 1
            else:
                entry = decode(data, key)
                right = entry.payload == payload(key, int(entry.program))
                seen["found" if right else "wrong"] += 1
        except CacheStoreError as err:
            seen["failed"] += 1
            print(err, file=sys.stderr)
        except CacheError:
            seen["torn"] += 1
    return seen


def forked(work: object, *args: object) -> int:
    child = os.fork()
    if child == 0:
        try:
            result = work(*args)  # type: ignore[operator]
            Path(str(args[0])).with_name(f"seen-{os.getpid()}").write_text(json.dumps(result))
        finally:
            os._exit(0)
    return child


def storm(folder: Path, kills: int) -> dict[str, int]:
    rng = random.Random(0)
    stop = folder.with_name("stop")
    readers = [forked(read, folder, n, stop) for n in range(READERS)]
    writers: dict[int, float] = {}  # when each is killed
    started = killed = 0
    while killed < kills:
        while len(writers) < WRITERS:
            writers[forked(write, folder, started)] = time.monotonic() + rng.uniform(0, LONGEST)
            started += 1
        first = min(writers, key=lambda pid: writers[pid])
        time.sleep(max(0.0, writers.pop(first) - time.monotonic()))
        os.kill(first, signal.SIGKILL)
        killed += os.WIFSIGNALED(os.waitpid(first, 0)[1])
    for pid in writers:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
    stop.touch()
    total = {"kills": killed, "started": started}
    for pid in readers:
        os.waitpid(pid, 0)
        for name, n in json.loads(folder.with_name(f"seen-{pid}").read_text()).items():
            total[name] = total.get(name, 0) + n
    return total


if __name__ == "__main__":
    print(json.dumps(storm(Path(sys.argv[1]), int(sys.argv[2]))))

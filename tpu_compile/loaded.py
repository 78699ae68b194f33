"""The in-process tier: executables in use, by key, shared by all graphs and threads that need one."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class _Making:
    """A value that a thread is making, and how many threads hold or want the lock."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.threads = 0


class Loaded(Generic[T]):
    """Values by key, each made once and kept as long as somebody uses it.

    So there are never more of them than users have, and the last user frees it. Threads that ask
    for one key at the same time wait for the first of them, and for no other key's.
    """

    def __init__(self) -> None:
        self._values: WeakValueDictionary[str, T] = WeakValueDictionary()
        self._making: dict[str, _Making] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._values)

    def clear(self) -> None:
        """Forget all values: who asks next makes anew what others may still use."""
        self._values.clear()

    def get_or_make(self, key: str, make: Callable[[], T]) -> tuple[T, bool]:
        """The value of `key`, and whether it was there already.

        What `make` raises is passed on; a thread that has waited for it then makes its own.
        """
        value = self._values.get(key)
        if value is not None:
            return value, True
        with self._lock:
            making = self._making.setdefault(key, _Making())
            making.threads += 1
        try:
            with making.lock:
                value = self._values.get(key)
                if value is not None:
                    return value, True
                value = self._values[key] = make()
                return value, False
        finally:
            with self._lock:
                making.threads -= 1
                if not making.threads:
                    del self._making[key]

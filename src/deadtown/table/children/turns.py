"""Whose turn it is when several groups want something of few processes."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Groups take turns, each with what has waited longest; one that has had its turn comes after all others."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, deque[T]] = OrderedDict()

    def __iter__(self) -> Iterator[T]:
        """All that waits: of the groups in their order, and of each the oldest first."""
        return chain.from_iterable(self._groups.values())

    def __len__(self) -> int:
        return sum(map(len, self._groups.values()))

    def add(self, group: str, one: T) -> None:
        self._groups.setdefault(group, deque()).append(one)

    def take(self, may: Callable[[T], bool]) -> T | None:
        """The next of those that may have a turn now."""
        for group, waiting in self._groups.items():
            one = next(filter(may, waiting), None)
            if one is not None:
                self._groups.move_to_end(group)
                self.remove(group, one)
                return one
        return None

    def remove(self, group: str, one: T) -> None:
        """It does not wait any more, if it did."""
        waiting = self._groups.get(group)
        if waiting is not None and one in waiting:
            waiting.remove(one)
            if not waiting:
                del self._groups[group]

    def clear(self) -> None:
        self._groups.clear()

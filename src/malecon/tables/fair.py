"""Queues in which owners take turns, no matter how much one of them has waiting, and in which slow work leaves room for
quick work."""

from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from threading import Condition
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out for each owner; owners take turns."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, deque[T]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, owner: str, item: T) -> None:
        self._lanes.setdefault(owner, deque()).append(item)
        self._length += 1

    def pop(self, fits: Callable[[T], bool] = lambda _: True) -> T | None:
        """The next item, from the first owner whose next item fits; None if there is none."""
        owner = next((owner for owner, lane in self._lanes.items() if fits(lane[0])), None)
        if owner is None:
            return None
        lane = self._lanes[owner]
        item = lane.popleft()
        self._length -= 1
        if lane:
            self._lanes.move_to_end(owner)
        else:
            del self._lanes[owner]
        return item

    def remove(self, owner: str, item: T) -> None:
        """Removes an item if it is still waiting."""
        with suppress(KeyError, ValueError):
            lane = self._lanes[owner]
            lane.remove(item)
            self._length -= 1
            if not lane:
                del self._lanes[owner]


class Lanes(Generic[T]):
    """A queue for several workers: quick items, and slow ones, which never occupy all workers at once. A worker kept
    free for quick items may take a slow one that can be done in a shorter way."""

    def __init__(self, workers: int, can_be_shortened: Callable[[T], bool]) -> None:
        self._quick: FairQueue[T] = FairQueue()
        self._slow: FairQueue[T] = FairQueue()
        self._can_be_shortened = can_be_shortened
        self._alone = workers == 1
        self._most_slow = max(1, workers - 1)
        self._slow_ones = 0  # that are being worked on
        self._changed = Condition()
        self._closed = False

    def __len__(self) -> int:
        return len(self._quick) + len(self._slow)

    def put(self, owner: str, item: T, slow: bool) -> None:
        with self._changed:
            (self._slow if slow else self._quick).put(owner, item)
            self._changed.notify()

    def get(self) -> tuple[T, bool] | None:
        """Waits for the next item; returns it and whether it may be slow, or None once the queue is closed."""
        with self._changed:
            while not self._closed:
                found = self._next()
                if found is not None:
                    return found
                self._changed.wait()
            return None

    def _next(self) -> tuple[T, bool] | None:
        if not self._alone and not self._slow_ones and (item := self._slow.pop()) is not None:
            self._slow_ones += 1
            return item, True
        if (item := self._quick.pop()) is not None:
            return item, False
        if self._slow_ones < self._most_slow and (item := self._slow.pop()) is not None:
            self._slow_ones += 1
            return item, True
        item = self._slow.pop(self._can_be_shortened)
        return None if item is None else (item, False)

    def done(self, slow: bool) -> None:
        """A worker is free again."""
        with self._changed:
            self._slow_ones -= slow
            self._changed.notify_all()

    def remove(self, owner: str, item: T) -> None:
        """Removes an item if it is still waiting."""
        with self._changed:
            self._quick.remove(owner, item)
            self._slow.remove(owner, item)

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()

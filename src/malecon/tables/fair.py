"""A queue in which owners take turns: however much one of them has waiting, everybody else is next but one."""

from collections import OrderedDict, deque
from contextlib import suppress
from threading import Condition
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """First in, first out for each owner; between owners one each."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, deque[T]] = OrderedDict()
        self._changed = Condition()
        self._closed = False
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, owner: str, item: T) -> None:
        with self._changed:
            self._lanes.setdefault(owner, deque()).append(item)
            self._length += 1
            self._changed.notify()

    def get(self) -> T | None:
        """The next item, waiting for it if need be; None once the queue is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._length or self._closed)
            if self._closed:
                return None
            owner, lane = next(iter(self._lanes.items()))
            item = lane.popleft()
            self._length -= 1
            if lane:
                self._lanes.move_to_end(owner)
            else:
                del self._lanes[owner]
            return item

    def remove(self, owner: str, item: T) -> None:
        """Takes an item out again, if it is still there."""
        with self._changed, suppress(KeyError, ValueError):
            lane = self._lanes[owner]
            lane.remove(item)
            self._length -= 1
            if not lane:
                del self._lanes[owner]

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()

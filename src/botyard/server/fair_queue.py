"""A queue that nobody can fill for others: everybody's turn comes in a circle."""

from collections import deque
from typing import Generic, TypeVar

from botyard.kernel.errors import BotyardError

Item = TypeVar("Item")


class PoolTrouble(BotyardError):
    """A job that the pool did not do, or could not finish."""

    status = 503  # what HTTP calls it


class FairQueue(Generic[Item]):
    """
    Holds so many things in all and so many for each, and gives them out in turn.

    >>> queue = FairQueue[str](most=3, quota=2)
    >>> for who, what in (("ida", "one"), ("ida", "two"), ("noor", "three")):
    ...     queue.put(who, what)
    >>> [queue.take() for _ in range(4)]
    ['one', 'three', 'two', None]
    """

    def __init__(self, most: int, quota: int) -> None:
        self._most = most
        self._quota = quota
        self._waiting: dict[str, deque[Item]] = {}  # whose turn it is comes first
        self._count = 0

    def __len__(self) -> int:
        """How many things wait."""
        return self._count

    def put(self, who: str, item: Item) -> None:
        """Queue something."""
        if self._count >= self._most:
            raise PoolTrouble("pool-busy")
        if len(self._waiting.get(who, ())) >= self._quota:
            raise PoolTrouble("pool-quota", most=self._quota)
        self._waiting.setdefault(who, deque()).append(item)
        self._count += 1

    def take(self) -> Item | None:
        """What comes next; None if there is nothing."""
        if not self._waiting:
            return None
        who = next(iter(self._waiting))
        own = self._waiting.pop(who)
        item = own.popleft()
        self._count -= 1
        if own:
            self._waiting[who] = own
        return item

    def remove(self, who: str, item: Item) -> None:
        """Forget something, if it is still there."""
        own = self._waiting.get(who, deque())
        if item in own:
            own.remove(item)
            self._count -= 1
            if not own:
                del self._waiting[who]

"""
A deck is a bag: its order does not exist until something is drawn from it.

``CountBag`` is for kinds of which there are several alike, ``ItemBag`` for unique items.
"""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from botyard.kernel.vectors import append, pop, total, vec


class Bag(ABC):
    """What a dealer can draw from."""

    @abstractmethod
    def size(self) -> int:
        """How many items are left."""

    @abstractmethod
    def take_at(self, place: i64) -> i64:
        """Take out the item at a place below ``size()``."""

    @abstractmethod
    def take(self, item: i64) -> bool:
        """Take out this item; false if there is none."""

    @abstractmethod
    def put(self, item: i64) -> None:
        """Put an item in."""

    @abstractmethod
    def settle(self) -> None:
        """Bring the items into their one canonical order."""

    @abstractmethod
    def items(self) -> list[int]:
        """What is left, in canonical order."""


class CountBag(Bag):
    """
    Items alike are counted, in a vector or in some places of one: an item is its place there.

    >>> bag = CountBag(vec[i64]([2, 0, 1]))
    >>> bag.size(), bag.items(), bag.take(1), bag.take_at(2), bag.size()
    (3, [0, 0, 2], False, 2, 2)
    >>> counts = vec[i64]([9, 9, 2, 0, 1])
    >>> pile = CountBag(counts, 2, 3)
    >>> pile.size(), pile.items(), pile.take_at(2), pile.take(0), list(counts)
    (3, [2, 2, 4], 4, False, [9, 9, 2, 0, 0])
    """

    def __init__(self, counts: vec[i64], first: i64 = 0, kinds: i64 = -1) -> None:
        self.counts = counts
        self.first = first
        self.end: i64 = len(counts) if kinds < 0 else first + kinds
        self.total: i64 = total(counts, first, self.end - first)

    def size(self) -> int:
        return self.total

    def take_at(self, place: i64) -> i64:
        item = self.first
        while place >= self.counts[item]:
            place -= self.counts[item]
            item += 1
        self.counts[item] -= 1
        self.total -= 1
        return item

    def take(self, item: i64) -> bool:
        if not self.first <= item < self.end or self.counts[item] == 0:
            return False
        self.counts[item] -= 1
        self.total -= 1
        return True

    def put(self, item: i64) -> None:
        self.counts[item] += 1
        self.total += 1

    def settle(self) -> None:
        return

    def items(self) -> list[int]:
        left: list[int] = []
        for item in range(self.first, self.end):
            left.extend([item] * self.counts[item])
        return left

    def clone(self) -> "CountBag":
        """A bag with the same content."""
        copy = CountBag(self.counts[:])
        copy.copy_from(self)
        return copy

    def copy_from(self, other: "CountBag") -> None:
        """Hold the same content as another bag."""
        self.counts = other.counts[:]
        self.first = other.first
        self.end = other.end
        self.total = other.total


class ItemBag(Bag):
    """
    Each item is unique; taking one out moves the last into its place.

    >>> bag = ItemBag(vec[i64]([7, 8, 9]))
    >>> bag.take_at(0), bag.items(), bag.take(7), bag.take(9), bag.items()
    (7, [8, 9], False, True, [8])
    """

    def __init__(self, content: vec[i64]) -> None:
        self.content = content

    def size(self) -> int:
        return len(self.content)

    def take_at(self, place: i64) -> i64:
        item = self.content[place]
        self.content, last = pop(self.content)
        if place < len(self.content):
            self.content[place] = last
        return item

    def take(self, item: i64) -> bool:
        place: i64
        for place in range(len(self.content)):
            if self.content[place] == item:
                self.take_at(place)
                return True
        return False

    def put(self, item: i64) -> None:
        self.content = append(self.content, item)

    def settle(self) -> None:
        self.content = vec[i64](self.items())

    def items(self) -> list[int]:
        return sorted(self.content)

    def clone(self) -> "ItemBag":
        """A bag with the same content."""
        return ItemBag(self.content[:])

"""Decks as parts of the state's own numbers, so that a clone copies no further object."""

from librt.vecs import vec
from mypy_extensions import i64

from botyard.kernel.bag import Bag


class Pile(Bag):
    """
    Some places of a vector that counts tiles; an item is its place in the vector.

    >>> counts = vec[i64]([9, 9, 2, 0, 1])
    >>> pile = Pile(counts, 2, 3)
    >>> pile.size(), pile.items(), pile.take_at(2), list(counts)
    (3, [2, 2, 4], 4, [9, 9, 2, 0, 0])
    """

    def __init__(self, counts: vec[i64], first: i64, kinds: i64) -> None:
        self.counts = counts
        self.first = first
        self.end = first + kinds

    def size(self) -> int:
        total: i64 = 0
        item: i64
        for item in range(self.first, self.end):
            total += self.counts[item]
        return total

    def take_at(self, place: i64) -> i64:
        item = self.first
        while place >= self.counts[item]:
            place -= self.counts[item]
            item += 1
        self.counts[item] -= 1
        return item

    def take(self, item: i64) -> bool:
        if not self.first <= item < self.end or self.counts[item] == 0:
            return False
        self.counts[item] -= 1
        return True

    def put(self, item: i64) -> None:
        self.counts[item] += 1

    def settle(self) -> None:
        return

    def items(self) -> list[int]:
        left: list[int] = []
        for item in range(self.first, self.end):
            left.extend([item] * self.counts[item])
        return left


class Tiles(Bag):
    """
    Tiles that there is one of each, as the bits of a mask.

    >>> tiles = Tiles(0b1011)
    >>> tiles.take_at(2), tiles.take(2), tiles.items()
    (3, False, [0, 1])
    """

    def __init__(self, mask: i64) -> None:
        self.mask = mask

    def size(self) -> int:
        left = self.mask
        count = 0
        while left:
            left &= left - 1
            count += 1
        return count

    def take_at(self, place: i64) -> i64:
        left = self.mask
        while place > 0:
            left &= left - 1
            place -= 1
        item: i64 = 0
        while (left >> item) & 1 == 0:
            item += 1
        self.mask &= ~(1 << item)
        return item

    def take(self, item: i64) -> bool:
        if item < 0 or (self.mask >> item) & 1 == 0:
            return False
        self.mask &= ~(1 << item)
        return True

    def put(self, item: i64) -> None:
        self.mask |= 1 << item

    def settle(self) -> None:
        return

    def items(self) -> list[int]:
        found: list[int] = []
        item: i64 = 0
        while self.mask >> item:
            if (self.mask >> item) & 1:
                found.append(item)
            item += 1
        return found

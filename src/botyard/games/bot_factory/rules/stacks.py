"""Stacks of parts, their discards and the Distribution marker; decks. BF-9 … BF-12, BF-61."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import BODY_COUNT, COLOR_COUNT, PART_KINDS, UNIVERSAL_PART
from botyard.games.bot_factory.declared import (
    MARKER_MOVED,
    STACK,
    STACK_RENEWED,
    TOOK_PART,
    TOP_SHOWN,
)
from botyard.games.bot_factory.state import NO_PART, Factory
from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import vec


def can_give(factory: Factory, color: i64) -> bool:
    """
    Whether a tile can be drawn from a stack: it has one, or its discards make a new one.

    Clauses: BF-61, BF-Q16, BF-Q37.
    """
    if factory.tops[color] != NO_PART:
        return True
    first = color * BODY_COUNT
    discards = factory.discards
    return discards[first] + discards[first + 1] + discards[first + 2] > 0


def any_can_give(factory: Factory) -> bool:
    """Whether a tile can be drawn from any stack."""
    color: i64
    for color in range(COLOR_COUNT):
        if can_give(factory, color):
            return True
    return False


def draw_top(factory: Factory, color: i64, event: i64, who: i64, dealer: Dealer) -> i64:
    """
    The top tile of a stack, told as an event; the next one is seen from now on.

    Clauses: BF-9, BF-61, BF-144, BF-Q37.
    """
    if factory.tops[color] == NO_PART:
        _renew(factory, color, dealer)
    part = factory.tops[color]
    factory.tops[color] = NO_PART
    dealer.tell(event, who, part)
    show_top(factory, color, dealer)
    return part


def take_part(factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
    """A seat takes the top part of a stack."""
    part = draw_top(factory, color, TOOK_PART, seat, dealer)
    factory.held[seat * PART_KINDS + part] += 1


def draw_marked(factory: Factory, event: i64, where: i64, dealer: Dealer) -> i64:
    """
    The top tile of the marked stack; then the marker moves one stack to the right.

    A stack that cannot give any is skipped; if none can, the marker stays where it is.

    Clauses: BF-11, BF-60, BF-75, BF-Q16.
    """
    offset: i64
    for offset in range(COLOR_COUNT):
        color: i64 = (factory.marker + offset) % COLOR_COUNT
        if can_give(factory, color):
            part = draw_top(factory, color, event, where, dealer)
            factory.marker = (color + 1) % COLOR_COUNT
            dealer.tell(MARKER_MOVED, factory.marker)
            return part
    return NO_PART


def discard_part(factory: Factory, part: i64) -> None:
    """
    To the discards of its color; a universal part back to the Project board.

    Clauses: BF-60, BF-100, BF-Q12.
    """
    if part >= UNIVERSAL_PART:
        factory.supply[part - UNIVERSAL_PART] += 1
    else:
        factory.discards[part] += 1


def show_top(factory: Factory, color: i64, dealer: Dealer) -> None:
    """
    The tile that now lies on top of a stack is seen; an empty stack shows nothing.

    Clauses: BF-9, BF-144.
    """
    stack = Pile(factory.stacks, color * BODY_COUNT, BODY_COUNT)
    if stack.size() > 0:
        factory.tops[color] = dealer.draw(STACK + color, stack)
        dealer.tell(TOP_SHOWN, factory.tops[color])


def _renew(factory: Factory, color: i64, dealer: Dealer) -> None:
    """
    The discards of a color are shuffled into a new face-up stack.

    Clauses: BF-61, BF-Q37.
    """
    part: i64
    for part in range(color * BODY_COUNT, (color + 1) * BODY_COUNT):
        factory.stacks[part] += factory.discards[part]
        factory.discards[part] = 0
    dealer.tell(STACK_RENEWED, color)
    show_top(factory, color, dealer)


# Decks are parts of the state's own numbers, so that a clone copies no further object


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

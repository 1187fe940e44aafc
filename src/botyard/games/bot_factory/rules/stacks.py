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
from botyard.kernel.bag import CountBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled


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
    stack = pile_of(factory, color)
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


def pile_of(factory: Factory, color: i64) -> CountBag:
    """What lies in a stack below its top."""
    return CountBag(factory.stacks, color * BODY_COUNT, BODY_COUNT)


def draw_tile(deck: i64, kinds: i64, stream: i64, dealer: Dealer) -> tuple[i64, i64]:
    """
    A tile of a deck, and what is left of it: a mask, for there is one of each tile.

    An empty deck is renewed with all tiles first.

    Clauses: BF-111, BF-Q52.
    """
    if deck == 0:
        deck = (1 << kinds) - 1
    counts = filled(kinds, 0)
    tile: i64
    for tile in range(kinds):
        counts[tile] = (deck >> tile) & 1
    drawn = dealer.draw(stream, CountBag(counts))
    return drawn, deck & ~(1 << drawn)

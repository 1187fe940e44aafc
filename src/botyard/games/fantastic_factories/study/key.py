"""States as tuples of numbers, for searches that remember: same key, same future."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import FACES, KINDS, SLOTS
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    HIRED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    PICKS,
    PLACES,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.kernel.vectors import vec

_HALF: Final = KINDS // 2  # cards of which the counts fit into one number


def key(works: Works) -> tuple[int, ...]:
    """
    What decides how the game can go on.

    Which dice lie on which used card, and what a Replicator has copied, only show what was.
    """
    numbers: list[int] = []
    for entry in works.agenda.entries:
        numbers.append(entry)
    numbers.append(works.round)
    numbers.append((works.ending << 8 | works.first) << 8 | works.cleared)
    row: i64 = 0
    for slot in range(2 * SLOTS):
        row = row << 6 | (works.market[slot] + 1)
    numbers.append(row)
    numbers.append(_counts(works.crew_deck.counts, 0, SLOTS * 2))
    numbers.append(_counts(works.crew_discard, 0, SLOTS * 2))
    numbers.append(works.machine_goods)
    _add_counts(numbers, works.machine, 0)
    _add_counts(numbers, works.deck.counts, 0)
    _add_counts(numbers, works.discard, 0)
    tools: i64 = 0
    for tool in works.tokens:
        tools = tools << 2 | tool
    numbers.append(tools)
    for seat in range(works.seats):
        add_seat(numbers, works, seat)
    return tuple(numbers)


def key_of_turn(works: Works, seat: i64) -> tuple[int, ...]:
    """The same for the work of one seat alone: its factory, the deck and the discard pile."""
    numbers: list[int] = []
    _add_counts(numbers, works.deck.counts, 0)
    _add_counts(numbers, works.discard, 0)
    add_seat(numbers, works, seat)
    return tuple(numbers)


def add_seat(numbers: list[int], works: Works, seat: i64) -> None:
    """The numbers of one factory."""
    _add_counts(numbers, works.hands, seat * KINDS)
    _add_counts(numbers, works.built, seat * KINDS)
    used: i64 = 0
    card: i64
    for card in range(KINDS):
        if works.worked[seat * KINDS + card] != NOT_USED:
            used |= 1 << card
    numbers.append(used)
    dice: i64 = 0
    value: i64
    for value in range(1, FACES + 1):
        dice = dice << 8 | works.dice_at(seat, UNPLACED, value) << 4
        dice |= works.dice_at(seat, CHOSEN, value)
    numbers.append(dice)
    floors: i64 = 0
    first = (seat * PLACES + ON_FLOOR) * FACES
    place: i64
    for place in range(first, first + (CHOSEN - ON_FLOOR) * FACES):
        floors = floors << 2 | works.dice[place]
    numbers.append(floors)
    stock: i64 = 0
    for place in range(seat * STOCKS, seat * STOCKS + STOCKS):
        stock = stock << 16 | works.stock[place]
    numbers.append(stock)
    marks = (works.marks[seat * MARKS + ARMED] + 1) << 8 | works.marks[seat * MARKS + HIRED]
    for place in range(seat * PICKS, seat * PICKS + PICKS):
        marks = marks << 6 | (works.picked[place] + 1)
    numbers.append(marks)
    numbers.append(works.own[seat * 2])
    numbers.append(works.own[seat * 2 + 1])


def _add_counts(numbers: list[int], counts: vec[i64], first: i64) -> None:
    numbers.append(_counts(counts, first, _HALF))
    numbers.append(_counts(counts, first + _HALF, _HALF))


def _counts(counts: vec[i64], first: i64, length: i64) -> i64:
    """Up to sixteen counts below 8 in one number."""
    packed: i64 = 0
    place: i64
    for place in range(first, first + length):
        packed = packed << 3 | counts[place]
    return packed

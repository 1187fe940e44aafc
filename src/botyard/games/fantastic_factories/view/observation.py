"""The position as numbers, for evaluation and learners: always as long, own seat first."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import MAX_SEATS
from botyard.games.fantastic_factories.cards import (
    CONTRACTOR_ROW,
    CREW,
    ENERGY,
    FACES,
    FLOORS,
    GOODS,
    KINDS,
    METAL,
    NO_CARD,
    SLOTS,
    TYPES,
)
from botyard.games.fantastic_factories.declared import DIE_STEP, SET_STEP, STEPS
from botyard.games.fantastic_factories.rules.machine import machine_cards_of, machine_size
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    COPIED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    PICKS,
    STOCKS,
    UNPLACED,
    Works,
)
from botyard.kernel.agenda import NOTHING


def observe(works: Works, seat: i64, out: list[float]) -> None:
    """
    What the seat knows; numbers lie about 0 to 1.

    What others have begun and not done is theirs alone.

    Clauses: FF-59.
    """
    _observe_table(works, out)
    _observe_question(works, seat, out)
    card: i64
    for card in range(KINDS):
        out.append(works.hands[seat * KINDS + card] / 3)
    offset: i64
    for offset in range(MAX_SEATS):
        if offset < works.seats:
            _observe_seat(works, (seat + offset) % works.seats, offset != 0, out)
        else:
            out += [0.0] * _LENGTH_OF_SEAT


def _observe_table(works: Works, out: list[float]) -> None:
    out.append(works.seats / MAX_SEATS)
    out.append(works.round / 20)
    out.append(1.0 if works.ending != 0 else 0.0)
    out.append(1.0 if works.ending == works.round else 0.0)
    out.append(works.deck.total / 50)
    out.append(works.crew_deck.total / 10)
    card: i64
    slot: i64
    for card in range(KINDS):
        lying: i64 = 0
        for slot in range(SLOTS):
            if works.market[slot] == card:
                lying += 1
        out.append(lying / 2)
        out.append(works.discard[card] / 3)
        out.append(works.machine[card] / 3)
    crew = [0.0] * (CREW * SLOTS)
    for slot in range(SLOTS):
        contractor = works.market[CONTRACTOR_ROW * SLOTS + slot]
        if contractor != NO_CARD:
            crew[contractor * SLOTS + works.tokens[slot]] = 1.0
    out += crew
    for count in works.crew_discard:
        out.append(count / 3)
    out.append(works.machine_goods / 12)
    out.append(machine_size(works) / 10)
    kind: i64
    for kind in range(len(TYPES)):
        out.append(machine_cards_of(works, kind) / 4)


def _observe_question(works: Works, seat: i64, out: list[float]) -> None:
    """What the seat is asked, and what it has set aside for what it has begun."""
    step = works.step_of(seat)
    number: i64
    for number in range(len(STEPS)):
        out.append(1.0 if step == number else 0.0)
    used: i64 = works.argument(seat) if step >= DIE_STEP else NO_CARD
    card: i64
    for card in range(KINDS):
        out.append(1.0 if card == used else 0.0)
    for card in range(KINDS):
        aside: i64 = 0
        for place in range(seat * PICKS, seat * PICKS + PICKS):
            if works.picked[place] == card:
                aside += 1
        out.append(aside / 2)
    value: i64
    for value in range(1, FACES + 1):
        out.append(works.dice_at(seat, CHOSEN, value) / 3)
    out.append(works.second_argument(seat) / 6 if step != NOTHING else 0.0)


_LENGTH_OF_SEAT: Final = 9 + CREW + 4 * KINDS + FACES + len(FLOORS) * FACES


def _observe_seat(works: Works, seat: i64, other: bool, out: list[float]) -> None:
    """What everybody sees of a seat."""
    out.append(works.stock[seat * STOCKS + METAL] / 12)
    out.append(works.stock[seat * STOCKS + ENERGY] / 12)
    out.append(works.stock[seat * STOCKS + GOODS] / 12)
    hand = works.hand_size(seat) + (works.picked_count(seat) if other else 0)
    out.append(hand / 10)
    out.append(works.compound_size(seat) / 10)
    out.append(score(works, seat) / 20)
    out.append(1.0 if works.first == seat else 0.0)
    out.append(1.0 if works.asked(seat) != NOTHING else 0.0)
    out.append(1.0 if (works.cleared >> seat) & 1 != 0 else 0.0)
    number: i64
    for number in range(CREW):
        out.append(1.0 if works.has_hired(seat, number) else 0.0)
    copied, armed = works.marks[seat * MARKS + COPIED], works.marks[seat * MARKS + ARMED]
    for number in range(KINDS):
        out.append(works.built[seat * KINDS + number] / 2)
        out.append(1.0 if works.worked[seat * KINDS + number] != NOT_USED else 0.0)
        out.append(1.0 if copied == number else 0.0)
        out.append(1.0 if armed == number else 0.0)
    set_aside = other and works.step_of(seat) != SET_STEP  # dice that the seat may still put back
    value: i64
    for value in range(1, FACES + 1):
        dice = works.dice_at(seat, UNPLACED, value)
        if set_aside:
            dice += works.dice_at(seat, CHOSEN, value)
        out.append(dice / 3)
    floor: i64
    for floor in range(len(FLOORS)):
        for value in range(1, FACES + 1):
            out.append(works.dice_at(seat, ON_FLOOR + floor, value) / 3)

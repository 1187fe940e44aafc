"""Positions: every state as JSON. ``docs/games/fantastic-factories.md`` explains it."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    BLUEPRINTS,
    CONTRACTOR_ROW,
    CONTRACTORS,
    CREW,
    ENERGY,
    FACES,
    FLOORS,
    GOODS,
    KINDS,
    METAL,
    NO_CARD,
    REPLICATOR,
    SLOTS,
    TOOLS,
)
from botyard.games.fantastic_factories.declared import (
    DIE_STEP,
    DROP_STEP,
    GIVE_STEP,
    HIRE_STEP,
    RETURN_STEP,
    SET_STEP,
    STEPS,
)
from botyard.games.fantastic_factories.options import OPTIONS
from botyard.games.fantastic_factories.state import (
    ARMED,
    CHOSEN,
    COPIED,
    MARKS,
    NOT_USED,
    ON_FLOOR,
    PICKS,
    PLACES,
    STOCKS,
    UNPLACED,
    USED_WITHOUT_DICE,
    Works,
)
from botyard.kernel.agenda import NOTHING
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.names import Names
from botyard.kernel.vectors import vec

Step = list[int | str]


def position(works: Works) -> Json:
    """The whole state."""
    found: Json = {
        "options": chosen_options(OPTIONS, works.options),
        "seats": int(works.seats),
        "round": int(works.round),
        "first": int(works.first) + 1,
        "last_round": int(works.ending) if works.ending else None,
        "tokens": [TOOLS.name(tool) for tool in works.tokens],
        "blueprints": _row(works, BLUEPRINT_ROW, BLUEPRINTS),
        "contractors": _row(works, CONTRACTOR_ROW, CONTRACTORS),
        "deck": names_of(works.deck.counts, 0, KINDS, BLUEPRINTS),
        "discard": names_of(works.discard, 0, KINDS, BLUEPRINTS),
        "contractor_deck": names_of(works.crew_deck.counts, 0, CREW, CONTRACTORS),
        "contractor_discard": names_of(works.crew_discard, 0, CREW, CONTRACTORS),
        "factories": [factory(works, seat) for seat in range(works.seats)],
        "agenda": works.agenda.written(STEPS),
    }
    if works.seats == 1:
        found["machine"] = {
            "built": names_of(works.machine, 0, KINDS, BLUEPRINTS),
            "goods": int(works.machine_goods),
        }
    return found


def factory(works: Works, seat: int) -> Json:
    """All that belongs to a seat."""
    marks = seat * MARKS
    picks = [works.picked[seat * PICKS + place] for place in range(PICKS)]
    return {
        "metal": int(works.stock[seat * STOCKS + METAL]),
        "energy": int(works.stock[seat * STOCKS + ENERGY]),
        "goods": int(works.stock[seat * STOCKS + GOODS]),
        "hand": names_of(works.hands, seat * KINDS, KINDS, BLUEPRINTS),
        "built": names_of(works.built, seat * KINDS, KINDS, BLUEPRINTS),
        "used": _used(works, seat),
        "copied": _name(works.marks[marks + COPIED], BLUEPRINTS),
        "armed": _name(works.marks[marks + ARMED], BLUEPRINTS),
        "hired": [
            CONTRACTORS.name(number) for number in range(CREW) if works.has_hired(seat, number)
        ],
        "cleared": works.cleared >> seat & 1 == 1,
        "dice": dice_at(works, seat, UNPLACED),
        "floors": {
            name: dice_at(works, seat, ON_FLOOR + floor) for floor, name in enumerate(FLOORS.names)
        },
        "picked": [BLUEPRINTS.name(card) for card in picks if card != NO_CARD],
        "chosen": dice_at(works, seat, CHOSEN),
        "agenda": [
            _written(int(entry))
            for entry in (works.own[seat * 2], works.own[seat * 2 + 1])
            if entry != NOTHING
        ],
    }


def names_of(counts: vec[i64], first: int, length: int, names: Names) -> list[str]:
    """Counted cards by name."""
    found: list[str] = []
    for number in range(length):
        found.extend([names.name(number)] * counts[first + number])
    return found


def dice_at(works: Works, seat: int, place: int) -> list[int]:
    """The dice of a seat at a place, the lowest first."""
    first = (seat * PLACES + place) * FACES
    found: list[int] = []
    for number in range(FACES):
        found.extend([number + 1] * works.dice[first + number])
    return found


def dice_on(worked: int) -> list[int]:
    """The dice on a card that was used, the lowest first."""
    left = worked - USED_WITHOUT_DICE
    found: list[int] = []
    while left > 0:
        found.append(left % (FACES + 1))
        left //= FACES + 1
    return found


def _used(works: Works, seat: int) -> dict[str, list[int]]:
    """The cards that were used or set off this round, with the dice on them."""
    return {
        BLUEPRINTS.name(card): dice_on(int(works.worked[seat * KINDS + card]))
        for card in range(KINDS)
        if works.worked[seat * KINDS + card] != NOT_USED
    }


def _row(works: Works, row: int, names: Names) -> list[str | None]:
    return [_name(works.market[row * SLOTS + slot], names) for slot in range(SLOTS)]


def _name(card: int, names: Names) -> str | None:
    return None if card == NO_CARD else names.name(card)


def _written(entry: int) -> Step:
    """
    A step of a seat by name: ``["discard", "trash-compactor"]``, ``["hire", 2]``.

    Slots are counted from 1. A card that is used by the Replicator is followed by that.
    """
    step, first, second = entry & 255, entry >> 8 & 65535, entry >> 24
    name = STEPS.name(step)
    if step >= DIE_STEP:
        card: Step = [name, BLUEPRINTS.name(first)]
        return [*card, BLUEPRINTS.name(REPLICATOR)] if second else card
    if step in (GIVE_STEP, HIRE_STEP):
        return [name, first + 1]
    if step in (RETURN_STEP, DROP_STEP, SET_STEP):
        return [name, first, second]
    return [name]

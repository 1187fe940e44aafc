"""What always holds, whatever is played."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    COLOR_COUNT,
    PART_KINDS,
    SLOT_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import END_OF_TURN_STEP, MOVES_STEP
from botyard.games.bot_factory.positions.write import fields
from botyard.games.bot_factory.rules.stacks import pile_of
from botyard.games.bot_factory.state import (
    HAND_LIMIT,
    NO_PART,
    NO_PROJECT,
    NOBODY,
    SPEECH_TOKENS,
    Factory,
)

# The key of a position that is wrong if one of them does not hold.
WHERE: Final = {
    "4 of each colored part": "parts",
    "2 of each universal part": "parts",
    "no universal part on the wheel or in a stack": "wheel",
    "6 projects of each color": "projects",
    "at most 9 speech tokens a seat": "speech",
    "3 or 4 bot meeples of each color": "meeples",
    "never two meeples on one space": "workers",
    "no full column after Maintenance": "columns",
    "at most five parts and five projects after a turn": "projects",
    "a first token before a second": "tokens",
    "a stack that has tiles shows one": "tops",
}


def broken_invariants(factory: Factory) -> list[str]:
    """
    The names of those that do not hold.

    Clauses: BF-1, BF-2, BF-3, BF-4, BF-6, BF-44, BF-45, BF-100.
    """
    parts = [_count_part(factory, part) for part in range(PART_KINDS)]
    places = [place for place in factory.place if place >= 0]
    moving = factory.agenda.has(MOVES_STEP)
    holds = {
        "4 of each colored part": all(count == 4 for count in parts[:UNIVERSAL_PART]),
        "2 of each universal part": all(count == 2 for count in parts[UNIVERSAL_PART:]),
        "no universal part on the wheel or in a stack": all(
            part < UNIVERSAL_PART for part in [*factory.wheel, *factory.tops]
        ),
        "6 projects of each color": all(
            _count_projects(factory, color) == 6 for color in range(COLOR_COUNT)
        ),
        "at most 9 speech tokens a seat": all(
            factory.speech[seat] + factory.pledged(seat) <= SPEECH_TOKENS
            for seat in range(factory.seats)
        ),
        "3 or 4 bot meeples of each color": all(
            factory.removed_meeples(color) >= 0
            and (factory.is_solo() or factory.removed_meeples(color) == 0)
            for color in range(COLOR_COUNT)
        ),
        "never two meeples on one space": len(set(places)) == len(places),
        "no full column after Maintenance": not moving
        or all(factory.parts_in(color) < BODY_COUNT for color in range(COLOR_COUNT)),
        "at most five parts and five projects after a turn": all(
            _is_within_limits(factory, seat) for seat in range(factory.seats)
        ),
        "a first token before a second": all(
            factory.tokens[spot * 2] != NOBODY or factory.tokens[spot * 2 + 1] == NOBODY
            for spot in range(len(factory.contracts))
        ),
        "a stack that has tiles shows one": all(
            factory.tops[color] != NO_PART or pile_of(factory, color).size() == 0
            for color in range(COLOR_COUNT)
        ),
    }
    for key in fields(factory.seats, factory.kit).out_of_range(factory):
        holds[f"{key} is within its bounds"] = False
    return [name for name, held in holds.items() if not held]


def _count_part(factory: Factory, part: i64) -> i64:
    """How many there are of a kind, wherever they lie."""
    total: i64 = 0
    if part >= UNIVERSAL_PART:
        total = factory.supply[part - UNIVERSAL_PART]
    else:
        total = factory.stacks[part] + factory.discards[part]
    for seat in range(factory.seats):
        total += factory.held[seat * PART_KINDS + part]
    for lying in (factory.columns, factory.spares, factory.wheel, factory.tops):
        for other in lying:
            if other == part:
                total += 1
    return total


def _count_projects(factory: Factory, color: i64) -> i64:
    """How many projects there are of a color, wherever they lie."""
    total = factory.deck[color] + factory.dropped[color]
    for slot in range(SLOT_COUNT):
        if factory.slots[slot] == color and color != NO_PROJECT:
            total += 1
    for seat in range(factory.seats):
        own = seat * COLOR_COUNT + color
        total += factory.projects[own] + factory.bots[own]
    return total


def _is_within_limits(factory: Factory, seat: i64) -> bool:
    """
    Five parts, and five projects unless all are completed; not while the seat acts.

    Clauses: BF-44, BF-45, BF-Q28.
    """
    if seat == factory.active and factory.agenda.has(END_OF_TURN_STEP):
        return True
    incomplete = factory.open_projects(seat)
    within = incomplete + factory.bots_of(seat) <= HAND_LIMIT or incomplete == 0
    return within and factory.parts_of(seat) <= HAND_LIMIT

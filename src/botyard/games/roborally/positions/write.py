"""
Positions: every state as JSON. ``docs/games/roborally.md`` explains them.

``fields.py`` says how numbers are written, ``read.py`` reads them.
"""

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, OPTION_CARDS, REGISTERS
from botyard.games.roborally.components import CARDS, CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.components import OPTIONS as OPTION_NAMES
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.positions.fields import fields_of
from botyard.games.roborally.rules.option_cards import drawn_last, holder_of, option_deck
from botyard.games.roborally.rules.piles import (
    WAYS,
    card_of,
    deck_of,
    is_discarded,
    is_unseen,
    second_in,
    way_of,
)
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOWHERE, Race
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.vectors import vec


def position(race: Race) -> Json:
    """The whole state. What belongs to a robot stands under its seat."""
    fields = fields_of(race)
    found: Json = {
        "options": chosen_options(OPTIONS, race.options),
        "seats": int(race.seats),
        "first": race.owner[0] + 1,
        **fields.time.write(race),
        **_robots(race, robots_by_seat(race)),
        "discard": [CARDS.name(card) for card in range(DECK_SIZE) if is_discarded(race, card)],
        "deck": [CARDS.name(card) for card in deck_of(race).items()],
        **fields.spent.write(race),
        "option_deck": option_names(option_deck(race) & ~drawn_last(race)),
        "agenda": race.agenda.written(STEPS),
    }
    if race.robots > race.seats:
        found["blockers"] = _robots(race, _blockers(race))
    special = fields.special.write(race)
    if list(race.flag_at) != list(race.floor.flags):
        special["flags"] = [space_name(race, space) for space in race.flag_at]
    apart = {**_kept_apart(race), "gear": fields.gear.write(race), "special": special}
    return {**found, **{key: kept for key, kept in apart.items() if kept}}


def cards(race: Race) -> Json:
    """The cards of a position alone: those of every seat, and those kept apart."""
    found = {**_piles(race, robots_by_seat(race)), **_kept_apart(race)}
    if race.robots > race.seats:
        found["blockers"] = _piles(race, _blockers(race))
    return {key: kept for key, kept in found.items() if kept}


def robots_by_seat(race: Race) -> list[int]:
    """The robot of each seat; where it has two, the first."""
    robots = [0] * race.seats
    for robot in range(race.seats):
        robots[race.owner[robot]] = robot
    return robots


def _blockers(race: Race) -> list[int]:
    """The second robot of each seat."""
    return [robot + race.seats for robot in robots_by_seat(race)]


def _robots(race: Race, robots: list[int]) -> Json:
    """Robots and their cards."""
    table = fields_of(race).robot
    return {"robots": [table.write(race, robot) for robot in robots], **_piles(race, robots)}


def _piles(race: Race, robots: list[int]) -> dict[str, object]:
    """The cards of robots, one list of piles for each way in which they lie."""
    every = [_cards(race, robot) for robot in robots]
    return {key: [piles[key] for piles in every] for key in every[0]}


def _cards(race: Race, robot: i64) -> dict[str, list[str | None]]:
    """
    The cards of a robot, by how they lie: those in registers in the places of these.

    Its hand is no longer one once it is ready: from then on it is what is left over.
    """
    first = robot * MOST_HELD
    held = [CARDS.name(race.hands[place]) for place in range(first, first + race.held[robot])]
    ready = race.is_ready(robot)
    keys = ["face_up", "face_down"]
    if len(race.seconds) > 0:
        keys += ["second_up", "second_down", "ways"]
    if race.unseen:
        keys.append("unseen")
    found: dict[str, list[str | None]] = {"hands": [], "leftovers": []}
    found["leftovers" if ready else "hands"] += held
    for key in keys:
        found[key] = [None] * REGISTERS
    for register in range(1, REGISTERS + 1):
        card, second = race.card(robot, register), second_in(race, robot, register)
        side = "up" if race.is_face_up(robot, register) else "down"
        if card != NO_CARD:
            key = "unseen" if is_unseen(race, robot, register) else f"face_{side}"
            found[key][register - 1] = CARDS.name(card)
        if second != NO_CARD:
            found[f"second_{side}"][register - 1] = CARDS.name(card_of(second))
            found["ways"][register - 1] = WAYS.name(way_of(second) - 1)
    return found


def _kept_apart(race: Race) -> dict[str, object]:
    """Cards that lie on Options or were discarded early, under the seat that knows them."""
    found: dict[str, object] = {}
    if race.flywheel != NO_CARD:
        found["flywheel"] = _by_seat(race, holder_of(race, FLYWHEEL), [race.flywheel])
    if race.stored != NO_CARD:
        found["stored"] = _by_seat(race, holder_of(race, CONDITIONAL_PROGRAM), [race.stored])
    if len(race.cast_off) > 0:
        found["cast_off"] = _by_seat(race, race.recompiler, list(race.cast_off))
    found["buried"] = [CARDS.name(card) for card in race.buried]
    found["offered"] = _options_by_seat(race, race.on_offer)
    found["under"] = _options_by_seat(race, race.under)
    return found


def _by_seat(race: Race, robot: i64, cards: list[int]) -> list[list[str]]:
    names = [CARDS.name(card) for card in cards]
    return [names if seat == race.owner[robot] else [] for seat in range(race.seats)]


def _options_by_seat(race: Race, masks: vec[i64]) -> list[list[str]]:
    robots = robots_by_seat(race) if len(masks) > 0 else []
    return [option_names(masks[robot]) for robot in robots]


def registers_of(mask: i64) -> list[int]:
    """The numbers of the registers of a mask."""
    return [register + 1 for register in range(REGISTERS) if (mask >> register) & 1]


def space_name(race: Race, space: i64) -> str | None:
    """The name of a space, if it is one."""
    return None if space == NOWHERE else race.floor.name(space)


def option_names(options: i64) -> list[str]:
    """The names of the option cards of a mask."""
    return [OPTION_NAMES.name(option) for option in range(OPTION_CARDS) if (options >> option) & 1]

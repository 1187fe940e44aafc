"""
Positions: every state as JSON. ``docs/games/roborally.md`` explains them.

``read.py`` reads them.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, OPTION_CARDS, REGISTERS
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.floor import DIRECTIONS
from botyard.games.roborally.option_numbers import CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.options.storing import ON_CONDITION, ON_FLYWHEEL, card_on
from botyard.games.roborally.pairs import WAYS, card_of, second_in, way_of
from botyard.games.roborally.piles import deck_of, is_discarded
from botyard.games.roborally.rules.option_cards import drawn_last, holder_of, option_deck
from botyard.games.roborally.rules.registers import is_unseen
from botyard.games.roborally.special_numbers import NO_SPECIAL
from botyard.games.roborally.state import FATES, MOST_HELD, NO_CARD, NOBODY, NOWHERE, POWERS, Race
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.vectors import append, vec

# Places of the card that came from Flywheel: registers and their second cards from 1, then these.
IN_HAND: Final = 2 * REGISTERS + 1  # the first card of a hand
ON_OPTIONS: Final = IN_HAND + MOST_HELD  # on Conditional Program, then on Flywheel


def position(race: Race) -> Json:
    """The whole state. What belongs to a robot stands under its seat."""
    found: Json = {
        "options": chosen_options(OPTIONS, race.options),
        "seats": int(race.seats),
        "first": race.owner[0] + 1,
        "turn": race.turn,
        "register": race.register,
        **_robots(race, robots_by_seat(race)),
        "discard": [CARDS.name(card) for card in range(DECK_SIZE) if is_discarded(race, card)],
        "deck": [CARDS.name(card) for card in deck_of(race).items()],
        "option_discard": option_names(race.spent_options),
        "option_deck": option_names(option_deck(race) & ~drawn_last(race)),
        "agenda": race.agenda.written(STEPS),
    }
    if race.robots > race.seats:
        blockers = [robot + race.seats for robot in robots_by_seat(race)]
        found["blockers"] = _robots(race, blockers)
    return {**found, **_kept_apart(race)}


def robots_by_seat(race: Race) -> list[int]:
    """The robot of each seat; where it has two, the first."""
    robots = [0] * race.seats
    for robot in range(race.seats):
        robots[race.owner[robot]] = robot
    return robots


def _robots(race: Race, robots: list[int]) -> Json:
    """Robots and their cards."""
    found: Json = {
        "robots": [_robot(race, robot) for robot in robots],
        "hands": [_held(race, robot, False) for robot in robots],
        "leftovers": [_held(race, robot, True) for robot in robots],
        "face_up": [_registers(race, robot, True) for robot in robots],
        "face_down": [_registers(race, robot, False) for robot in robots],
    }
    if len(race.seconds) > 0:
        found["second_up"] = [_seconds(race, robot, True) for robot in robots]
        found["second_down"] = [_seconds(race, robot, False) for robot in robots]
        found["ways"] = [_ways(race, robot) for robot in robots]
    if race.unseen:
        found["unseen"] = [_unseen(race, robot) for robot in robots]
    return found


def _kept_apart(race: Race) -> Json:
    """Cards that lie on Options or were discarded early, and whatever else is not as usual."""
    found: Json = {}
    if race.flywheel != NO_CARD:
        found["flywheel"] = _of_holder(race, FLYWHEEL, race.flywheel)
    if race.stored != NO_CARD:
        found["stored"] = _of_holder(race, CONDITIONAL_PROGRAM, race.stored)
    if len(race.cast_off) > 0:
        names = [CARDS.name(card) for card in race.cast_off]
        found["cast_off"] = _seat_lists(race, race.owner[race.recompiler], names)
    if len(race.buried) > 0:
        found["buried"] = [CARDS.name(card) for card in race.buried]
    if len(race.on_offer) > 0:
        found["offered"] = _options_by_seat(race, race.on_offer)
    if len(race.under) > 0:
        found["under"] = _options_by_seat(race, race.under)
    in_force, special = _gear(race), _special_state(race)
    if in_force:
        found["gear"] = in_force
    if special:
        found["special"] = special
    return found


def _options_by_seat(race: Race, masks: vec[i64]) -> list[list[str]]:
    by_seat = [0] * race.seats
    for robot in range(race.robots):
        by_seat[race.owner[robot]] = masks[robot]
    return [option_names(mask) for mask in by_seat]


def _of_holder(race: Race, option: i64, card: i64) -> list[list[str]]:
    seat = race.owner[holder_of(race, option)]
    return _seat_lists(race, seat, [CARDS.name(card)])


def registers_of(mask: i64) -> list[int]:
    """The numbers of the registers of a mask."""
    return [register + 1 for register in range(REGISTERS) if (mask >> register) & 1]


def space_name(race: Race, space: i64) -> str | None:
    """The name of a space, if it is one."""
    return None if space == NOWHERE else race.floor.name(space)


def _robot(race: Race, robot: i64) -> Json:
    return {
        "space": space_name(race, race.space[robot]),
        "facing": DIRECTIONS.name(race.facing[robot]),
        "damage": race.damage[robot],
        "lives": race.lives[robot],
        "flags": race.flags[robot],
        "archive": space_name(race, race.archive[robot]),
        "power": POWERS.name(race.power[robot]),
        "fate": FATES.name(race.fate[robot]),
        "since": race.since[robot],
        "ready": race.is_ready(robot),
        "locked": registers_of(race.locked[robot]),
        "options": option_names(race.held_options[robot]),
        "tokens": race.tokens[robot],
    }


def _held(race: Race, robot: i64, ready: bool) -> list[str]:
    """The hand of a robot until it is ready, and from then on what is left over."""
    if race.is_ready(robot) != ready:
        return []
    first = robot * MOST_HELD
    return [CARDS.name(race.hands[place]) for place in range(first, first + race.held[robot])]


def _registers(race: Race, robot: i64, face_up: bool) -> list[str | None]:
    """The cards that lie one way, in the places of their registers."""
    cards: list[str | None] = []
    for register in range(1, REGISTERS + 1):
        card = race.card(robot, register)
        shown = card != NO_CARD and race.is_face_up(robot, register) == face_up
        shown = shown and not is_unseen(race, robot, register)
        cards.append(CARDS.name(card) if shown else None)
    return cards


def _seconds(race: Race, robot: i64, face_up: bool) -> list[str | None]:
    """The same for second cards."""
    cards: list[str | None] = []
    for register in range(1, REGISTERS + 1):
        second = second_in(race, robot, register)
        shown = second != NO_CARD and race.is_face_up(robot, register) == face_up
        cards.append(CARDS.name(card_of(second)) if shown else None)
    return cards


def _ways(race: Race, robot: i64) -> list[str | None]:
    """What each pair can do."""
    seconds = [second_in(race, robot, register) for register in range(1, REGISTERS + 1)]
    return [None if second == NO_CARD else WAYS.name(way_of(second) - 1) for second in seconds]


def _unseen(race: Race, robot: i64) -> list[str | None]:
    """The cards in registers that nobody has seen."""
    return [
        CARDS.name(race.card(robot, register)) if is_unseen(race, robot, register) else None
        for register in range(1, REGISTERS + 1)
    ]


# What Options and special rules have left behind; whatever is as usual is left out


def _gear(race: Race) -> Json:
    """What is in force by Options."""
    found: Json = {}
    numbers = {"coat": race.coat, "shells": race.shells, "fresh": race.fresh}
    numbers |= {"open": race.open_register, "shielded": race.shielded}
    numbers |= {"taken_at": _taken_at(race), "controlled": race.controlled}
    found.update({key: int(number) for key, number in numbers.items() if number})
    robots = {"recompiler": race.recompiler, "aborting": race.aborting}
    robots |= {"stabilized": race.stabilized, "controller": race.controller}
    found.update({key: int(robot) for key, robot in robots.items() if robot != NOBODY})
    if race.fired:
        found["fired"] = option_names(race.fired)
    if len(race.hits) > 0:
        found["hits"] = [int(hit) for hit in race.hits]
    return found


def _taken_at(race: Race) -> int:
    """Where the card from Flywheel lies: registers, their second cards, the hand, on an Option."""
    robot = holder_of(race, FLYWHEEL)
    if race.taken == NO_CARD or robot == NOBODY:
        return 0
    for register in range(1, REGISTERS + 1):
        second = second_in(race, robot, register)
        if race.card(robot, register) == race.taken:
            return register
        if second != NO_CARD and card_of(second) == race.taken:
            return register + REGISTERS
    for place in range(race.held[robot]):
        if race.hands[robot * MOST_HELD + place] == race.taken:
            return place + IN_HAND
    for where in (ON_CONDITION, ON_FLYWHEEL):
        if card_on(race, where) == race.taken:
            return where + ON_OPTIONS
    return 0


def _special_state(race: Race) -> Json:
    """What the special rule of a course keeps in mind."""
    found: Json = {}
    if race.special == NO_SPECIAL:
        return found
    numbers = {"claims": race.claims, "credited": race.credited, "sat_out": race.sat_out}
    found.update({key: int(number) for key, number in numbers.items() if number})
    single = {"superbot": race.superbot, "west": race.west}
    found.update({key: int(number) for key, number in single.items() if number != NOBODY})
    lists = {"riding": race.riding, "carriers": race.carriers, "turned": race.turned}
    lists |= {"chasers": race.chasers, "evictions": _bits_of(race.evictions)}
    found.update({key: [int(n) for n in numbers] for key, numbers in lists.items() if len(numbers)})
    if list(race.flag_at) != list(race.floor.flags):
        found["flags"] = [
            None if space == NOWHERE else race.floor.name(space) for space in race.flag_at
        ]
    return found


def _bits_of(mask: i64) -> vec[i64]:
    """The numbers of the bits that are set."""
    bits = vec[i64]()
    bit: i64 = 0
    while mask >> bit:
        if (mask >> bit) & 1:
            bits = append(bits, bit)
        bit += 1
    return bits


def _seat_lists(race: Race, seat: i64, cards: list[str]) -> list[list[str]]:
    """Cards that lie apart, under the seat that knows them."""
    return [cards if number == seat else [] for number in range(race.seats)]


def option_names(options: i64) -> list[str]:
    """The names of the option cards of a mask."""
    return [OPTION_NAMES.name(option) for option in range(OPTION_CARDS) if (options >> option) & 1]

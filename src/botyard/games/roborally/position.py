"""Positions: every state as JSON, and back. ``docs/games/roborally.md`` explains it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, MAX_SEATS, OPTION_CARDS, REGISTERS
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.components import course_of
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.fitting import refuse_misfit
from botyard.games.roborally.floor import DIRECTIONS, SPACES, is_deadly
from botyard.games.roborally.options import OPTIONS
from botyard.games.roborally.piles import deck_of, discard_card, is_discarded, put_into_hand
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import cards_of, option_deck
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.state import (
    FATES,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    POWERS,
    Race,
)
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, chosen_options, read_options
from botyard.kernel.reading import Reader

MOST_TURNS: Final = 1_000_000


def position(race: Race) -> Json:
    """The whole state. What belongs to a robot stands under its seat."""
    robots = robots_by_seat(race)
    return {
        "options": chosen_options(OPTIONS, race.options),
        "seats": len(robots),
        "first": race.owner[0] + 1,
        "turn": race.turn,
        "register": race.register,
        "robots": [_robot(race, robot) for robot in robots],
        "hands": [_held(race, robot, False) for robot in robots],
        "leftovers": [_held(race, robot, True) for robot in robots],
        "face_up": [_registers(race, robot, True) for robot in robots],
        "face_down": [_registers(race, robot, False) for robot in robots],
        "discard": [CARDS.name(card) for card in range(DECK_SIZE) if is_discarded(race, card)],
        "deck": [CARDS.name(card) for card in deck_of(race).items()],
        "option_discard": option_names(race.spent_options),
        "option_deck": option_names(option_deck(race)),
        "agenda": race.agenda.written(STEPS),
    }


def robots_by_seat(race: Race) -> list[int]:
    """The robot of each seat."""
    robots = [0] * race.robots
    for robot, seat in enumerate(race.owner):
        robots[seat] = robot
    return robots


def option_names(options: i64) -> list[str]:
    """The names of the option cards of a mask."""
    return [OPTION_NAMES.name(option) for option in range(OPTION_CARDS) if (options >> option) & 1]


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
        cards.append(CARDS.name(card) if shown else None)
    return cards


def read_position(raw: Json) -> Play:
    """The state that a position describes; cards that it does not name lie in their decks."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    first = reader.integer("first", 1, seats) - 1 if reader.has("first") else 0
    race = lay_out(course_of(options), options, seats, first)
    race.turn = reader.integer("turn", 1, MOST_TURNS)
    race.register = reader.integer("register", 0, REGISTERS) if reader.has("register") else 0
    robots = reader.tables("robots")
    _demand_length("robots", len(robots), seats)
    by_seat = robots_by_seat(race)
    for seat, robot in enumerate(robots):
        _read_robot(race, by_seat[seat], robot)
    _read_cards(race, by_seat, reader)
    _read_options(race, reader)
    race.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    reader.close()
    refuse_misfit(race)
    return race


def _read_robot(race: Play, robot: i64, reader: Reader) -> None:
    race.space[robot] = _read_space(race, reader, "space", NOWHERE)
    if race.space[robot] != NOWHERE:
        if race.occupant[race.space[robot]] != NOBODY:
            raise BadPosition("position-space-taken", path=reader.path("space"))
        race.occupant[race.space[robot]] = robot
    if reader.has("facing"):
        race.facing[robot] = reader.name("facing", DIRECTIONS)
    race.damage[robot] = _read_number(reader, "damage", 9, 0)
    race.lives[robot] = _read_number(reader, "lives", race.lives[robot], race.lives[robot])
    race.flags[robot] = _read_number(reader, "flags", len(race.floor.flags), 0)
    race.archive[robot] = _read_space(race, reader, "archive", race.archive[robot])
    if reader.has("power"):
        race.power[robot] = reader.name("power", POWERS)
    if reader.has("fate"):
        race.fate[robot] = reader.name("fate", FATES)
    race.since[robot] = _read_number(reader, "since", MOST_TURNS * REGISTERS, 0)
    race.tokens[robot] = _read_number(reader, "tokens", MOST_TURNS, 0)
    if not reader.has("ready") or reader.flag("ready"):
        race.ready |= 1 << robot
    if reader.has("locked"):
        for register in reader.integers("locked", 1, REGISTERS):
            race.locked[robot] |= 1 << (register - 1)
    if reader.has("options"):
        for option in reader.names("options", OPTION_NAMES):
            _demand_in_deck(race, option, reader.path("options"))
            race.held_options[robot] |= 1 << option
    reader.close()


def _read_number(reader: Reader, key: str, most: int, otherwise: int) -> int:
    return reader.integer(key, 0, most) if reader.has(key) else otherwise


def _read_space(race: Play, reader: Reader, key: str, otherwise: int) -> int:
    """A space where a robot can be; null for none."""
    if not reader.has(key):
        return otherwise
    if reader.value(key) is None:
        return NOWHERE
    square = reader.name(key, SPACES)
    space = race.floor.index(square)
    outside = space >= race.floor.spaces or race.floor.square(space) != square
    if outside or is_deadly(race.floor.element[space]):
        raise BadPosition("position-no-space", path=reader.path(key), name=SPACES.name(square))
    return space


def _read_cards(race: Play, by_seat: list[int], reader: Reader) -> None:
    """Cards in hands, registers and the discard are missing in the deck."""
    taken: set[int] = set()
    for key in ("hands", "leftovers"):
        for seat, names in enumerate(_piles(reader, key, len(by_seat))):
            _read_hand(race, by_seat[seat], names, key == "leftovers", f"{key}[{seat}]", taken)
    for key in ("face_up", "face_down"):
        for seat, names in enumerate(_piles(reader, key, len(by_seat))):
            _read_registers(race, by_seat[seat], names, key == "face_up", f"{key}[{seat}]", taken)
    if reader.has("discard"):
        for name in reader.items("discard"):
            discard_card(race, _take(taken, name, "discard"))
    if reader.has("deck"):
        _demand_deck("deck", reader.names("deck", CARDS), deck_of(race).items())


def _read_hand(
    race: Play, robot: i64, names: list[object], left_over: bool, path: str, taken: set[int]
) -> None:
    if not names:
        return
    if len(names) > MOST_HELD:
        raise BadPosition("position-too-many", path=path, count=len(names), most=MOST_HELD)
    if race.is_ready(robot) != left_over:
        raise BadPosition("position-misfit", path=path)
    for name in names:
        put_into_hand(race, robot, _take(taken, name, path))


def _read_registers(
    race: Play, robot: i64, names: list[object], face_up: bool, path: str, taken: set[int]
) -> None:
    if not names:
        return
    _demand_length(path, len(names), REGISTERS)
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        if race.registers[place] != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        race.registers[place] = _take(taken, name, path)
        if face_up:
            race.face_up[robot] |= 1 << number


def _read_options(race: Play, reader: Reader) -> None:
    """Option cards that a robot has or that are discarded are missing in the deck."""
    if reader.has("option_discard"):
        for option in reader.names("option_discard", OPTION_NAMES):
            _demand_in_deck(race, option, "option_discard")
            race.spent_options |= 1 << option
    if reader.has("option_deck"):
        found = reader.names("option_deck", OPTION_NAMES)
        _demand_deck("option_deck", found, list(cards_of(option_deck(race))))


def _piles(reader: Reader, key: str, seats: int) -> list[list[object]]:
    """A list for each seat; nothing at all if the key is left out."""
    if not reader.has(key):
        return []
    piles = [
        Reader({"pile": pile}, f"{key}[{seat}]", BadPosition).items("pile")
        for seat, pile in enumerate(reader.items(key))
    ]
    _demand_length(key, len(piles), seats)
    return piles


def _take(taken: set[int], name: object, path: str) -> int:
    """A card by name, if it was not named before."""
    card = Reader({"card": name}, path, BadPosition).name("card", CARDS)
    if card in taken:
        raise BadPosition("position-card-twice", path=path, name=CARDS.name(card))
    taken.add(card)
    return card


def _demand_in_deck(race: Play, option: i64, path: str) -> None:
    if not (option_deck(race) >> option) & 1:
        name = OPTION_NAMES.name(option)
        raise BadPosition("position-card-twice", path=path, name=name)


def _demand_deck(path: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != wanted:
        raise BadPosition("position-deck", path=path, count=len(found), wanted=len(wanted))


def _demand_length(path: str, count: int, wanted: int) -> None:
    if count != wanted:
        raise BadPosition("position-length", path=path, count=count, wanted=wanted)

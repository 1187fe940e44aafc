"""Positions: every state as JSON, and back. ``docs/games/roborally.md`` explains it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, MAX_SEATS, REGISTERS
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.components import course_of
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.fitting import refuse_misfit
from botyard.games.roborally.floor import DIRECTIONS, SPACES, is_deadly
from botyard.games.roborally.keeping import (
    gear,
    option_names,
    read_gear,
    read_special_state,
    seat_lists,
    special_state,
)
from botyard.games.roborally.option_numbers import CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.pairs import WAYS, card_of, put_second, second_in, way_of
from botyard.games.roborally.piles import (
    bury,
    cast_off,
    deck_of,
    discard_card,
    is_discarded,
    put_into_hand,
)
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import (
    cards_of,
    give_option,
    holder_of,
    option_deck,
)
from botyard.games.roborally.rules.registers import is_unseen
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
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, chosen_options, read_options
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import filled

MOST_TURNS: Final = 1_000_000


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
        "option_deck": option_names(option_deck(race) & ~race.under),
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
        found["cast_off"] = seat_lists(race, race.owner[race.recompiler], names)
    if len(race.buried) > 0:
        found["buried"] = [CARDS.name(card) for card in race.buried]
    if len(race.offered) > 0:
        offered = [0] * race.seats
        for robot in range(race.robots):
            offered[race.owner[robot]] = race.offered[robot]
        found["offered"] = [option_names(mask) for mask in offered]
    if race.under:
        found["under"] = option_names(race.under)
    in_force, special = gear(race), special_state(race)
    if in_force:
        found["gear"] = in_force
    if special:
        found["special"] = special
    return found


def _of_holder(race: Race, option: i64, card: i64) -> list[list[str]]:
    seat = race.owner[holder_of(race, option)]
    return seat_lists(race, seat, [CARDS.name(card)])


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


def read_position(raw: Json) -> Play:
    """The state that a position describes; cards that it does not name lie in their decks."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    course = course_of(options)
    if seats not in course.seats():
        raise BadPosition("position-misfit", path="seats")
    first = reader.integer("first", 1, seats) - 1 if reader.has("first") else 0
    race = lay_out(course, options, seats, first)
    race.turn = reader.integer("turn", 0 if race.special else 1, MOST_TURNS)
    race.register = reader.integer("register", 0, REGISTERS) if reader.has("register") else 0
    if reader.has("special"):
        read_special_state(race, reader.table("special"))
    taken: set[int] = set()
    racers = robots_by_seat(race)
    _read_robots(race, racers, reader, taken)
    if race.robots > race.seats:
        blockers = reader.table("blockers")
        _read_robots(race, [robot + seats for robot in racers], blockers, taken)
        blockers.close()
    _read_options(race, reader)
    _read_apart(race, reader, taken)
    if reader.has("discard"):
        for name in reader.items("discard"):
            discard_card(race, _take(taken, name, "discard"))
    if reader.has("deck"):
        _demand_deck("deck", reader.names("deck", CARDS), deck_of(race).items())
    race.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    reader.close()
    refuse_misfit(race)
    return race


def _read_robots(race: Play, robots: list[int], reader: Reader, taken: set[int]) -> None:
    """Robots and their cards."""
    tables = reader.tables("robots")
    _demand_length(reader.path("robots"), len(tables), len(robots))
    for seat, table in enumerate(tables):
        _read_robot(race, robots[seat], table)
    for key in ("hands", "leftovers"):
        for seat, names in enumerate(_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            _read_hand(race, robots[seat], names, key == "leftovers", path, taken)
    for key in ("face_up", "face_down", "unseen"):
        for seat, names in enumerate(_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            _read_registers(race, robots[seat], names, key, path, taken)
    ways = _piles(reader, "ways", len(robots))
    for key in ("second_up", "second_down"):
        for seat, names in enumerate(_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            of_seat = ways[seat] if ways else []
            _read_seconds(race, robots[seat], names, of_seat, path, taken)


def _read_apart(race: Play, reader: Reader, taken: set[int]) -> None:
    """What Options have left behind; then the cards on them, or discarded early."""
    if reader.has("gear"):
        read_gear(race, reader.table("gear"))
    race.flywheel = _read_on(race, reader, "flywheel", FLYWHEEL, taken)
    race.stored = _read_on(race, reader, "stored", CONDITIONAL_PROGRAM, taken)
    for seat, names in enumerate(_piles(reader, "cast_off", race.seats)):
        if names and (race.recompiler == NOBODY or race.owner[race.recompiler] != seat):
            raise BadPosition("position-misfit", path="cast_off")
        for name in names:
            cast_off(race, _take(taken, name, "cast_off"))
    if reader.has("buried"):
        for name in reader.items("buried"):
            bury(race, _take(taken, name, "buried"))


def _read_on(race: Play, reader: Reader, key: str, option: i64, taken: set[int]) -> int:
    """The card on an Option, which must be somebody's."""
    card = NO_CARD
    for seat, names in enumerate(_piles(reader, key, race.seats)):
        if not names:
            continue
        holder = holder_of(race, option)
        if len(names) > 1 or card != NO_CARD or holder == NOBODY or race.owner[holder] != seat:
            raise BadPosition("position-misfit", path=key)
        card = _take(taken, names[0], key)
    return card


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
            give_option(race, robot, option)
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
    race: Play, robot: i64, names: list[object], how: str, path: str, taken: set[int]
) -> None:
    if not names:
        return
    _demand_length(path, len(names), REGISTERS)
    one: i64 = 1
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        if race.registers[place] != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        race.registers[place] = _take(taken, name, path)
        if how == "face_up":
            race.face_up[robot] |= 1 << number
        elif how == "unseen":
            race.unseen |= one << place


def _read_seconds(
    race: Play, robot: i64, names: list[object], ways: list[object], path: str, taken: set[int]
) -> None:
    if not any(names):
        return
    _demand_length(path, len(names), REGISTERS)
    _demand_length(path, len(ways), REGISTERS)
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        way = Reader({"way": ways[number]}, path, BadPosition).name("way", WAYS) + 1
        if race.registers[place] == NO_CARD or second_in(race, robot, number + 1) != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        put_second(race, place, _take(taken, name, path), way)


def _read_options(race: Play, reader: Reader) -> None:
    """Option cards that a robot has or that are discarded are missing in the deck."""
    if reader.has("option_discard"):
        for option in reader.names("option_discard", OPTION_NAMES):
            _demand_in_deck(race, option, "option_discard")
            race.spent_options |= 1 << option
    if reader.has("offered"):
        race.offered = filled(race.robots, 0)
        for seat, names in enumerate(_piles(reader, "offered", race.seats)):
            robot = robots_by_seat(race)[seat]
            for option in Reader({"pile": names}, "offered", BadPosition).names(
                "pile", OPTION_NAMES
            ):
                _demand_in_deck(race, option, "offered")
                race.offered[robot] |= 1 << option
    if reader.has("under"):
        for option in reader.names("under", OPTION_NAMES):
            _demand_in_deck(race, option, "under")
            race.under |= 1 << option
    if reader.has("option_deck"):
        found = reader.names("option_deck", OPTION_NAMES)
        _demand_deck("option_deck", found, list(cards_of(option_deck(race) & ~race.under)))


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

"""Positions: what Options and special rules have left behind. Whatever is as usual is left out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from botyard.games.roborally.actions import OPTION_CARDS, REGISTERS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.floor import SPACES, is_deadly
from botyard.games.roborally.option_numbers import FLYWHEEL
from botyard.games.roborally.options.ablative_coat import THICKNESS
from botyard.games.roborally.options.hits import (
    AIMED,
    BOARD,
    SCRAMBLING,
    kind_of,
    number_of,
    register_of,
    shooter_of,
    target_of,
)
from botyard.games.roborally.options.mini_howitzer import SHOTS
from botyard.games.roborally.options.storing import (
    ON_CONDITION,
    ON_FLYWHEEL,
    card_on,
    refuse_unstoring,
)
from botyard.games.roborally.pairs import card_of, second_in
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.games.roborally.special_numbers import NO_SPECIAL
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, NOWHERE, Race
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json
from botyard.kernel.reading import Reader
from botyard.kernel.reasons import LEGAL

_MOST_EVICTIONS: Final = 62  # the last of eight robots has pushed the one before it
_HITS: Final = 1 << 24
_IN_HAND: Final = 2 * REGISTERS + 1  # the first card of a hand, among the places of a card
_ON_OPTIONS: Final = _IN_HAND + MOST_HELD  # on Conditional Program, then on Flywheel


def bits_of(mask: i64) -> vec[i64]:
    """The numbers of the bits that are set."""
    bits = vec[i64]()
    bit: i64 = 0
    while mask >> bit:
        if (mask >> bit) & 1:
            bits = append(bits, bit)
        bit += 1
    return bits


def option_names(options: i64) -> list[str]:
    """The names of the option cards of a mask."""
    return [OPTION_NAMES.name(option) for option in range(OPTION_CARDS) if (options >> option) & 1]


def gear(race: Race) -> Json:
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
            return place + _IN_HAND
    for where in (ON_CONDITION, ON_FLYWHEEL):
        if card_on(race, where) == race.taken:
            return where + _ON_OPTIONS
    return 0


def _card_at(race: Race, at: i64) -> i64:
    """The card at such a place of the robot that has Flywheel."""
    robot = holder_of(race, FLYWHEEL)
    if robot == NOBODY:
        return NO_CARD
    if at >= _ON_OPTIONS:
        where = at - _ON_OPTIONS
        return card_on(race, where) if refuse_unstoring(race, robot, where) == LEGAL else NO_CARD
    if at - _IN_HAND >= race.held[robot]:
        return NO_CARD
    if at >= _IN_HAND:
        return race.hands[robot * MOST_HELD + at - _IN_HAND]
    if at <= REGISTERS:
        return race.card(robot, at)
    second = second_in(race, robot, at - REGISTERS)
    return NO_CARD if second == NO_CARD else card_of(second)


def read_gear(race: Race, reader: Reader) -> None:
    """Read what Options have left behind."""
    race.coat = _number(reader, "coat", THICKNESS - 1)
    race.shells = _number(reader, "shells", SHOTS - 1)
    race.fresh = _number(reader, "fresh", 1)
    race.open_register = _number(reader, "open", REGISTERS)
    race.shielded = _number(reader, "shielded", 15)
    race.controlled = _number(reader, "controlled", (1 << race.robots) - 1)
    race.recompiler = _robot(race, reader, "recompiler")
    race.aborting = _robot(race, reader, "aborting")
    race.stabilized = _robot(race, reader, "stabilized")
    race.controller = _robot(race, reader, "controller")
    if reader.has("fired"):
        for option in reader.names("fired", OPTION_NAMES):
            race.fired |= 1 << option
    if reader.has("hits"):
        race.hits = vec[i64](reader.integers("hits", 0, _HITS))
    taken_at = _number(reader, "taken_at", _ON_OPTIONS + ON_FLYWHEEL)
    if taken_at:
        race.taken = _card_at(race, taken_at)
        _demand(race.taken != NO_CARD, reader, "taken_at")
    reader.close()
    if (race.controlled != 0) != (race.controller != NOBODY) or not _hits_fit(race):
        raise BadPosition("position-misfit", path="gear")


def _hits_fit(race: Race) -> bool:
    for hit in race.hits:
        shooter = shooter_of(hit)
        if kind_of(hit) > SCRAMBLING or target_of(hit) >= race.robots:
            return False
        if shooter >= race.robots and shooter != BOARD:
            return False
        number: i64 = register_of(hit) if kind_of(hit) == AIMED else number_of(hit)
        if number > REGISTERS or (kind_of(hit) == AIMED and number == 0):
            return False
    return True


def _number(reader: Reader, key: str, most: int) -> int:
    return reader.integer(key, 0, most) if reader.has(key) else 0


def _robot(race: Race, reader: Reader, key: str) -> int:
    return reader.integer(key, 0, race.robots - 1) if reader.has(key) else NOBODY


def special_state(race: Race) -> Json:
    """What the special rule of a course keeps in mind."""
    found: Json = {}
    if race.special == NO_SPECIAL:
        return found
    numbers = {"claims": race.claims, "credited": race.credited, "sat_out": race.sat_out}
    found.update({key: int(number) for key, number in numbers.items() if number})
    single = {"superbot": race.superbot, "west": race.west}
    found.update({key: int(number) for key, number in single.items() if number != NOBODY})
    lists = {"riding": race.riding, "carriers": race.carriers, "turned": race.turned}
    lists |= {"chasers": race.chasers, "evictions": bits_of(race.evictions)}
    found.update({key: [int(n) for n in numbers] for key, numbers in lists.items() if len(numbers)})
    if list(race.flag_at) != list(race.floor.flags):
        found["flags"] = [
            None if space == NOWHERE else race.floor.name(space) for space in race.flag_at
        ]
    return found


def read_special_state(race: Race, reader: Reader) -> None:
    """Read what a special rule keeps in mind."""
    everybody = (1 << race.robots) - 1
    one: i64 = 1
    for bit in _numbers(reader, "evictions", 0, _MOST_EVICTIONS):
        race.evictions |= one << bit
    race.claims = _number(reader, "claims", 255)
    race.credited = _number(reader, "credited", everybody)
    race.sat_out = _number(reader, "sat_out", everybody)
    race.superbot = _robot(race, reader, "superbot")
    race.west = reader.integer("west", 0, 1) if reader.has("west") else NOBODY
    race.chasers = _numbers(reader, "chasers", 0, race.robots - 1)
    race.riding = _numbers(reader, "riding", NOBODY, len(race.floor.flags) - 1)
    race.carriers = _numbers(reader, "carriers", NOBODY, race.robots - 1)
    race.turned = _numbers(reader, "turned", 0, 3)
    if len(race.turned) > 0:
        _demand(len(race.turned) == len(race.course.placements), reader, "turned")
        race.floor = floor_turned(race.course, list(race.turned))
    if reader.has("flags"):
        race.flag_at = vec[i64]([_flag(race, reader, name) for name in reader.items("flags")])
        _demand(len(race.flag_at) == len(race.floor.flags), reader, "flags")
    _demand(len(race.riding) in (0, race.robots), reader, "riding")
    _demand(len(race.carriers) in (0, len(race.floor.flags)), reader, "carriers")
    reader.close()


def _numbers(reader: Reader, key: str, low: int, high: int) -> vec[i64]:
    return vec[i64](reader.integers(key, low, high) if reader.has(key) else [])


def _flag(race: Race, reader: Reader, name: object) -> int:
    if name is None:
        return NOWHERE
    square = Reader({"space": name}, reader.path("flags"), BadPosition).name("space", SPACES)
    space = race.floor.index(square)
    inside = space < race.floor.spaces and race.floor.square(space) == square
    _demand(inside and not is_deadly(race.floor.element[space]), reader, "flags")
    return space


def _demand(holds: bool, reader: Reader, key: str) -> None:
    if not holds:
        raise BadPosition("position-misfit", path=reader.path(key))


def seat_lists(race: Race, seat: i64, cards: list[str]) -> list[list[str]]:
    """Cards that lie apart, under the seat that knows them."""
    return [cards if number == seat else [] for number in range(race.seats)]

"""Positions read: cards that are not named lie in their decks."""

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.actions import MAX_SEATS, REGISTERS
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.components import course_of
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.fitting import refuse_misfit
from botyard.games.roborally.keeping import read_gear, read_special_state
from botyard.games.roborally.option_numbers import CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.piles import bury, cast_off, deck_of, discard_card
from botyard.games.roborally.play import Play
from botyard.games.roborally.position import robots_by_seat
from botyard.games.roborally.reading_robots import MOST_TURNS, read_robots
from botyard.games.roborally.rules.option_cards import cards_of, drawn_last, holder_of, option_deck
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.state import NO_CARD, NOBODY
from botyard.games.roborally.table_options import OPTIONS
from botyard.games.roborally.taking import demand_in_deck, read_piles, take_card
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import filled


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
    read_robots(race, racers, reader, taken)
    if race.robots > race.seats:
        blockers = reader.table("blockers")
        read_robots(race, [robot + seats for robot in racers], blockers, taken)
        blockers.close()
    _read_options(race, reader)
    _read_apart(race, reader, taken)
    if reader.has("discard"):
        for name in reader.items("discard"):
            discard_card(race, take_card(taken, name, "discard"))
    if reader.has("deck"):
        _demand_deck("deck", reader.names("deck", CARDS), deck_of(race).items())
    race.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    reader.close()
    refuse_misfit(race)
    return race


def _read_options(race: Play, reader: Reader) -> None:
    """Option cards that a robot has or that are discarded are missing in the deck."""
    if reader.has("option_discard"):
        for option in reader.names("option_discard", OPTION_NAMES):
            demand_in_deck(race, option, "option_discard")
            race.spent_options |= 1 << option
    race.on_offer = _read_by_seat(race, reader, "offered")
    race.under = _read_by_seat(race, reader, "under")
    if reader.has("option_deck"):
        found = reader.names("option_deck", OPTION_NAMES)
        _demand_deck("option_deck", found, list(cards_of(option_deck(race) & ~drawn_last(race))))


def _read_by_seat(race: Play, reader: Reader, key: str) -> vec[i64]:
    """Option cards that lie apart for each seat, as a mask for each robot."""
    if not reader.has(key):
        return vec[i64]()
    masks = filled(race.robots, 0)
    apart: i64 = 0
    for seat, names in enumerate(read_piles(reader, key, race.seats)):
        robot = robots_by_seat(race)[seat]
        for option in Reader({"pile": names}, key, BadPosition).names("pile", OPTION_NAMES):
            demand_in_deck(race, option, key, apart)
            apart |= 1 << option
            masks[robot] |= 1 << option
    return masks


def _read_apart(race: Play, reader: Reader, taken: set[int]) -> None:
    """The cards on Options; what Options have left behind; cards that were discarded early."""
    race.flywheel = _read_on(race, reader, "flywheel", FLYWHEEL, taken)
    race.stored = _read_on(race, reader, "stored", CONDITIONAL_PROGRAM, taken)
    if reader.has("gear"):
        read_gear(race, reader.table("gear"))
    for seat, names in enumerate(read_piles(reader, "cast_off", race.seats)):
        if names and (race.recompiler == NOBODY or race.owner[race.recompiler] != seat):
            raise BadPosition("position-misfit", path="cast_off")
        for name in names:
            cast_off(race, take_card(taken, name, "cast_off"))
    if reader.has("buried"):
        for name in reader.items("buried"):
            bury(race, take_card(taken, name, "buried"))


def _read_on(race: Play, reader: Reader, key: str, option: i64, taken: set[int]) -> int:
    """The card on an Option, which must be somebody's."""
    card = NO_CARD
    for seat, names in enumerate(read_piles(reader, key, race.seats)):
        if not names:
            continue
        holder = holder_of(race, option)
        if len(names) > 1 or card != NO_CARD or holder == NOBODY or race.owner[holder] != seat:
            raise BadPosition("position-misfit", path=key)
        card = take_card(taken, names[0], key)
    return card


def _demand_deck(path: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != wanted:
        raise BadPosition("position-deck", path=path, count=len(found), wanted=len(wanted))

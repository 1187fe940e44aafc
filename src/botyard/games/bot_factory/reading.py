"""Positions read: components that are not named lie in their stacks, decks and supplies."""

from typing import Final

from botyard.games.bot_factory.actions import (
    BOARDS,
    COLOUR_COUNT,
    COLOURS,
    MAX_SEATS,
    PART_KINDS,
    PARTS,
    TILES,
)
from botyard.games.bot_factory.components import INSPECTION_COUNT
from botyard.games.bot_factory.declared import STEPS, TASKS
from botyard.games.bot_factory.fitting import refuse_misfit
from botyard.games.bot_factory.options import OPTIONS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.position import PLACE_NAMES, position
from botyard.games.bot_factory.reading_boards import (
    read_assembly,
    read_finance,
    read_production,
    read_projects,
    show_tops,
)
from botyard.games.bot_factory.setup import lay_out
from botyard.games.bot_factory.state import (
    MEEPLE_NAMES,
    SANDRA,
    SPEECH_TOKENS,
    TILE_STATES,
    UNIVERSAL_BOT_ON_BOARD,
    VILELA,
)
from botyard.games.bot_factory.taking import (
    demand_length,
    read_integer,
    read_list,
    read_name,
    take_part,
    take_project,
)
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

MOST_ROUNDS: Final = 1_000_000

# What follows from the rest of a position; if it is given, it must be right.
_FOLLOWS: Final = (
    "stacks",
    "supply",
    "project_deck",
    "box",
    "board_discards",
    "bot_discards",
    "inspection_discards",
)


def read_position(raw: Json) -> Play:
    """The state that a position describes."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    factory = lay_out(options, seats)
    factory.first = read_integer(reader, "first", 1, seats, 1) - 1
    factory.round = read_integer(reader, "round", 1, MOST_ROUNDS, 1)
    factory.active = read_integer(reader, "active", 1, seats, 1) - 1
    factory.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    _read_meeples(factory, reader)
    _read_seats(factory, reader)
    read_assembly(factory, reader)
    read_production(factory, reader)
    read_projects(factory, reader)
    read_finance(factory, reader)
    _read_tiles(factory, reader)
    _read_inspection(factory, reader)
    factory.left = read_integer(reader, "left", 0, 6, 0)
    factory.begun = 1 if reader.has("begun") and reader.flag("begun") else 0
    factory.executive = 1 if reader.has("executive") and reader.flag("executive") else 0
    factory.icons = read_integer(reader, "icons", 0, 3, 0)
    show_tops(factory, reader)
    written = position(factory)
    for key in _FOLLOWS:
        if reader.has(key) and _unordered(reader.value(key)) != _unordered(written.get(key)):
            raise BadPosition("position-misfit", path=key)
    reader.close()
    refuse_misfit(factory)
    return factory


# Meeples and seats


def _read_meeples(factory: Play, reader: Reader) -> None:
    """Where workers, Sandra and Vilela are, and who stands."""
    if reader.has("workers"):
        for seat, place in enumerate(read_list(reader, "workers", factory.seats)):
            if place is not None:
                path = f"workers[{seat}]"
                factory.place[seat] = read_name(path, place, PLACE_NAMES)
    if reader.has("sandra"):
        factory.place[SANDRA] = reader.name("sandra", PLACE_NAMES)
    if reader.has("vilela") and reader.value("vilela") is not None:
        factory.place[VILELA] = reader.name("vilela", PLACE_NAMES)
    if reader.has("standing"):
        for meeple in reader.names("standing", MEEPLE_NAMES):
            factory.standing_up |= 1 << meeple
    places = [place for place in factory.place if place >= 0]
    if len(set(places)) != len(places):
        raise BadPosition("position-space-taken", path="workers")


def _read_seats(factory: Play, reader: Reader) -> None:
    """What every seat has; it is missing elsewhere."""
    for seat in range(factory.seats):
        for part in _of_seat(factory, reader, "parts", seat, PARTS):
            take_part(factory, part, f"parts[{seat}]")
            factory.held[seat * PART_KINDS + part] += 1
        for colour in _of_seat(factory, reader, "projects", seat, COLOURS):
            take_project(factory, colour, f"projects[{seat}]")
            factory.projects[seat * COLOUR_COUNT + colour] += 1
        for colour in _of_seat(factory, reader, "bots", seat, COLOURS):
            take_project(factory, colour, f"bots[{seat}]")
            factory.bots[seat * COLOUR_COUNT + colour] += 1
    if reader.has("speech"):
        speech = reader.integers("speech", 0, SPEECH_TOKENS)
        demand_length("speech", len(speech), factory.seats)
        for seat, count in enumerate(speech):
            factory.speech[seat] = count
    if reader.has("universal_bot") and reader.value("universal_bot") is not None:
        _read_universal_bot(factory, reader)


def _read_universal_bot(factory: Play, reader: Reader) -> None:
    """On the Project board, or on a completed project."""
    if reader.value("universal_bot") == "board":
        factory.universal_bot = UNIVERSAL_BOT_ON_BOARD
        return
    where = reader.table("universal_bot")
    seat = where.integer("seat", 1, factory.seats) - 1
    factory.universal_bot = seat * COLOUR_COUNT + where.name("colour", COLOURS)
    where.close()
    if factory.bots[factory.universal_bot] == 0:
        raise BadPosition("position-misfit", path="universal_bot")


# Production tiles and Vilela


def _read_tiles(factory: Play, reader: Reader) -> None:
    """Which production tile everybody has, and which are offered."""
    if reader.has("tiles"):
        for seat, value in enumerate(read_list(reader, "tiles", factory.seats)):
            if value is not None:
                factory.tile[seat] = read_name(f"tiles[{seat}]", value, TILES)
                factory.offer &= ~(1 << factory.tile[seat])
    if reader.has("tile_states"):
        for seat, state in enumerate(reader.names("tile_states", TILE_STATES)[: factory.seats]):
            factory.tile_state[seat] = state
    if reader.has("offer"):
        offered = _mask(reader.names("offer", TILES))
        if offered & ~factory.offer:
            raise BadPosition("position-misfit", path="offer")
        factory.offer = offered


def _read_inspection(factory: Play, reader: Reader) -> None:
    """The task, and Vilela's tiles."""
    if not factory.is_solo():
        return
    factory.task = reader.name("task", TASKS) if reader.has("task") else 0
    if reader.has("vilela_board") and reader.value("vilela_board") is not None:
        factory.vilela_board = reader.name("vilela_board", BOARDS)
    if reader.has("vilela_bot") and reader.value("vilela_bot") is not None:
        factory.vilela_bot = reader.name("vilela_bot", COLOURS)
    if reader.has("board_deck"):
        factory.board_deck = _mask(reader.names("board_deck", BOARDS))
    elif factory.vilela_board >= 0:
        factory.board_deck &= ~(1 << factory.vilela_board)
    if reader.has("bot_deck"):
        factory.bot_deck = _mask(reader.names("bot_deck", COLOURS))
    elif factory.vilela_bot >= 0:
        factory.bot_deck &= ~(1 << factory.vilela_bot)
    if reader.has("inspection_deck"):
        tiles = reader.integers("inspection_deck", 1, INSPECTION_COUNT)
        factory.inspection_deck = _mask([tile - 1 for tile in tiles])


def _of_seat(factory: Play, reader: Reader, key: str, seat: int, names: Names) -> list[int]:
    if not reader.has(key):
        return []
    path = f"{key}[{seat}]"
    items = read_list(reader, key, factory.seats)[seat]
    return Reader({path: items}, "", BadPosition).names(path, names)


def _unordered(value: object) -> object:
    """The same for the same tiles in any order."""
    if isinstance(value, dict):
        return {key: _unordered(items) for key, items in value.items()}
    return sorted(value, key=str) if isinstance(value, list) else value


def _mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask

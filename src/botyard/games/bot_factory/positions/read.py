"""Positions read: components that are not named lie in their stacks, decks and supplies."""

from typing import Final

from botyard.games.bot_factory.actions import (
    BOARDS,
    BODY_COUNT,
    COLOR_COUNT,
    COLORS,
    MAX_SEATS,
    PART_KINDS,
    PARTS,
    SLOT_COUNT,
    SPOT_COUNT,
    TILES,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.components import CONTRACT_COUNT, INSPECTION_COUNT
from botyard.games.bot_factory.declared import STEPS, TASKS
from botyard.games.bot_factory.options import OPTIONS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.positions.fit import refuse_misfit
from botyard.games.bot_factory.positions.write import PLACE_NAMES, position
from botyard.games.bot_factory.rules.production import WHEEL_PLACES
from botyard.games.bot_factory.rules.stacks import Pile
from botyard.games.bot_factory.setup import COPIES, PROJECT_COPIES, UNIVERSAL_COPIES, lay_out
from botyard.games.bot_factory.state import (
    MEEPLE_NAMES,
    NO_PART,
    SANDRA,
    SPEECH_TOKENS,
    TILE_STATES,
    UNIVERSAL_BOT_ON_BOARD,
    VILELA,
    meeples_at_start,
)
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

MOST_ROUNDS: Final = 1_000_000
_NOTHING: Final = "none"

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
    factory.first = _read_integer(reader, "first", 1, seats, 1) - 1
    factory.round = _read_integer(reader, "round", 1, MOST_ROUNDS, 1)
    factory.active = _read_integer(reader, "active", 1, seats, 1) - 1
    factory.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    _read_meeples(factory, reader)
    _read_seats(factory, reader)
    _read_assembly(factory, reader)
    _read_production(factory, reader)
    _read_projects(factory, reader)
    _read_finance(factory, reader)
    _read_tiles(factory, reader)
    _read_inspection(factory, reader)
    factory.left = _read_integer(reader, "left", 0, 6, 0)
    factory.begun = 1 if reader.has("begun") and reader.flag("begun") else 0
    factory.executive = 1 if reader.has("executive") and reader.flag("executive") else 0
    factory.icons = _read_integer(reader, "icons", 0, 3, 0)
    _show_tops(factory, reader)
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
        for seat, place in enumerate(_read_list(reader, "workers", factory.seats)):
            if place is not None:
                path = f"workers[{seat}]"
                factory.place[seat] = _read_name(path, place, PLACE_NAMES)
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
            _take_part(factory, part, f"parts[{seat}]")
            factory.held[seat * PART_KINDS + part] += 1
        for color in _of_seat(factory, reader, "projects", seat, COLORS):
            _take_project(factory, color, f"projects[{seat}]")
            factory.projects[seat * COLOR_COUNT + color] += 1
        for color in _of_seat(factory, reader, "bots", seat, COLORS):
            _take_project(factory, color, f"bots[{seat}]")
            factory.bots[seat * COLOR_COUNT + color] += 1
    if reader.has("speech"):
        speech = reader.integers("speech", 0, SPEECH_TOKENS)
        _demand_length("speech", len(speech), factory.seats)
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
    factory.universal_bot = seat * COLOR_COUNT + where.name("colour", COLORS)
    where.close()
    if factory.bots[factory.universal_bot] == 0:
        raise BadPosition("position-misfit", path="universal_bot")


# The four boards


def _read_assembly(factory: Play, reader: Reader) -> None:
    """Parts in columns and on pallets, and bot meeples."""
    if reader.has("columns"):
        columns = reader.table("columns")
        for color, name in enumerate(COLORS.names):
            if not columns.has(name):
                continue
            path = columns.path(name)
            for body, value in enumerate(_read_list(columns, name, BODY_COUNT)):
                if value is None:
                    continue
                part = _read_name(f"{path}[{body}]", value, PARTS)
                if part not in (color * BODY_COUNT + body, UNIVERSAL_PART + body):
                    raise BadPosition("position-misfit", path=f"{path}[{body}]")
                _take_part(factory, part, path)
                factory.columns[color * BODY_COUNT + body] = part
        columns.close()
    if reader.has("spares"):
        for pallet, value in enumerate(_read_list(reader, "spares", 2)):
            if value is not None:
                factory.spares[pallet] = _read_name(f"spares[{pallet}]", value, PARTS)
                _take_part(factory, factory.spares[pallet], f"spares[{pallet}]")
    most = int(meeples_at_start(factory.seats))
    given = reader.table("meeples") if reader.has("meeples") else None
    for color, name in enumerate(COLORS.names):
        on_projects = int(most - factory.meeples[color] - factory.removed_meeples(color))
        left = most - on_projects
        factory.meeples[color] = left
        if given is not None and given.has(name):
            factory.meeples[color] = given.integer(name, 0, most)
        if left < 0 or factory.meeples[color] > left:
            raise BadPosition(
                "position-too-many", path=f"meeples.{name}", count=most + 1, most=most
            )
    if given is not None:
        given.close()


def _read_production(factory: Play, reader: Reader) -> None:
    """The wheel, the marker and what is discarded; the stacks have the rest."""
    if reader.has("wheel"):
        for place, value in enumerate(_read_list(reader, "wheel", WHEEL_PLACES)):
            if value is not None:
                path = f"wheel[{place}]"
                factory.wheel[place] = _read_colored(path, value)
                _take_part(factory, factory.wheel[place], path)
    factory.turned = _read_integer(reader, "turned", 0, 3, 0)
    if reader.has("marker"):
        factory.marker = reader.name("marker", COLORS)
    if reader.has("discards"):
        discards = reader.table("discards")
        for color, name in enumerate(COLORS.names):
            if not discards.has(name):
                continue
            for part in discards.names(name, PARTS):
                if part // BODY_COUNT != color:
                    raise BadPosition("position-misfit", path=discards.path(name))
                _take_part(factory, part, discards.path(name))
                factory.discards[part] += 1
        discards.close()


def _show_tops(factory: Play, reader: Reader) -> None:
    """
    The face-up tile of every stack; where none is named, the first kind that is left.

    Clauses: BF-144.
    """
    tops = _read_list(reader, "tops", COLOR_COUNT) if reader.has("tops") else None
    for color in range(COLOR_COUNT):
        stack = Pile(factory.stacks, color * BODY_COUNT, BODY_COUNT)
        if tops is not None and tops[color] is not None:
            path = f"tops[{color}]"
            factory.tops[color] = _read_colored(path, tops[color])
            if factory.tops[color] // BODY_COUNT != color:
                raise BadPosition("position-misfit", path=path)
            _take_part(factory, factory.tops[color], path)
        elif stack.size() == 0:
            factory.tops[color] = NO_PART
        elif tops is not None:
            raise BadPosition("position-misfit", path=f"tops[{color}]")
        else:
            factory.tops[color] = stack.take_at(0)


def _read_projects(factory: Play, reader: Reader) -> None:
    """Projects on the board and discarded ones; the deck has the rest."""
    if reader.has("project_board"):
        for slot, value in enumerate(_read_list(reader, "project_board", SLOT_COUNT)):
            if value is not None:
                factory.slots[slot] = _read_name(f"project_board[{slot}]", value, COLORS)
                _take_project(factory, factory.slots[slot], "project_board")
    if reader.has("project_discards"):
        for color in reader.names("project_discards", COLORS):
            _take_project(factory, color, "project_discards")
            factory.dropped[color] += 1


def _read_finance(factory: Play, reader: Reader) -> None:
    """Values, contracts and the tokens on them."""
    if reader.has("values"):
        values = reader.table("values")
        track = list(factory.kit.values)
        for color, name in enumerate(COLORS.names):
            if values.has(name):
                worth = values.integer(name, track[0], track[-1])
                if worth not in track:
                    raise BadPosition("position-misfit", path=values.path(name))
                factory.values[color] = track.index(worth)
        values.close()
    if reader.has("contracts"):
        for spot, value in enumerate(_read_list(reader, "contracts", SPOT_COUNT)):
            if value is not None:
                path = f"contracts[{spot}]"
                here = Reader({path: value}, "", BadPosition)
                contract = here.integer(path, 1, CONTRACT_COUNT) - 1
                if contract in list(factory.contracts):
                    raise BadPosition("position-too-many", path=path, count=2, most=1)
                factory.contracts[spot] = contract
    if reader.has("tokens"):
        for spot, owners in enumerate(_read_list(reader, "tokens", SPOT_COUNT)):
            path = f"tokens[{spot}]"
            seats = Reader({path: owners}, "", BadPosition).integers(path, 1, factory.seats)
            if len(seats) > 2 or len(set(seats)) != len(seats):
                raise BadPosition("position-too-many", path=path, count=len(seats), most=2)
            if seats and factory.contracts[spot] < 0:
                raise BadPosition("position-misfit", path=path)
            for space, seat in enumerate(seats):
                factory.tokens[spot * 2 + space] = seat - 1


# Production tiles and Vilela


def _read_tiles(factory: Play, reader: Reader) -> None:
    """Which production tile everybody has, and which are offered."""
    if reader.has("tiles"):
        for seat, value in enumerate(_read_list(reader, "tiles", factory.seats)):
            if value is not None:
                factory.tile[seat] = _read_name(f"tiles[{seat}]", value, TILES)
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
        factory.vilela_bot = reader.name("vilela_bot", COLORS)
    if reader.has("board_deck"):
        factory.board_deck = _mask(reader.names("board_deck", BOARDS))
    elif factory.vilela_board >= 0:
        factory.board_deck &= ~(1 << factory.vilela_board)
    if reader.has("bot_deck"):
        factory.bot_deck = _mask(reader.names("bot_deck", COLORS))
    elif factory.vilela_bot >= 0:
        factory.bot_deck &= ~(1 << factory.vilela_bot)
    if reader.has("inspection_deck"):
        tiles = reader.integers("inspection_deck", 1, INSPECTION_COUNT)
        factory.inspection_deck = _mask([tile - 1 for tile in tiles])


# What lies somewhere is missing in its stack or deck


def _take_part(factory: Play, part: int, path: str) -> None:
    """A part that lies here is missing in its stack, or in the supply."""
    if part >= UNIVERSAL_PART:
        factory.supply[part - UNIVERSAL_PART] -= 1
        missing, most = factory.supply[part - UNIVERSAL_PART] < 0, UNIVERSAL_COPIES
    else:
        factory.stacks[part] -= 1
        missing, most = factory.stacks[part] < 0, COPIES
    if missing:
        raise BadPosition("position-too-many", path=path, count=most + 1, most=most)


def _take_project(factory: Play, color: int, path: str) -> None:
    """A project that lies here is missing in the deck."""
    factory.deck[color] -= 1
    if factory.deck[color] < 0:
        count = PROJECT_COPIES + 1
        raise BadPosition("position-too-many", path=path, count=count, most=PROJECT_COPIES)


def _read_list(reader: Reader, key: str, length: int) -> list[object]:
    """A list that must be so long; in TOML, which has no null, ``none`` stands for nothing."""
    items = reader.items(key)
    _demand_length(reader.path(key), len(items), length)
    return [None if item == _NOTHING else item for item in items]


def _demand_length(path: str, count: int, wanted: int) -> None:
    """Refuse a list of another length."""
    if count != wanted:
        raise BadPosition("position-length", path=path, count=count, wanted=wanted)


def _read_name(path: str, value: object, names: Names) -> int:
    """The number of a name that stands somewhere in a list."""
    return Reader({path: value}, "", BadPosition).name(path, names)


def _read_colored(path: str, value: object) -> int:
    """A part that is not universal."""
    part = _read_name(path, value, PARTS)
    if part >= UNIVERSAL_PART:
        raise BadPosition("position-misfit", path=path)
    return part


def _read_integer(reader: Reader, key: str, low: int, high: int, otherwise: int) -> int:
    """A number within bounds, or what it is if it is left out."""
    return reader.integer(key, low, high) if reader.has(key) else otherwise


def _of_seat(factory: Play, reader: Reader, key: str, seat: int, names: Names) -> list[int]:
    if not reader.has(key):
        return []
    path = f"{key}[{seat}]"
    items = _read_list(reader, key, factory.seats)[seat]
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

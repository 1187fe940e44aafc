"""Positions: every state as JSON. ``reading.py`` reads them."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BOARDS,
    BODY_COUNT,
    COLOR_COUNT,
    COLORS,
    PART_KINDS,
    PARTS,
    SPACES,
    SPOT_COUNT,
    TILE_COUNT,
    TILES,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.components import CONTRACT_COUNT, INSPECTION_COUNT
from botyard.games.bot_factory.declared import STEPS, TASKS
from botyard.games.bot_factory.options import OPTIONS
from botyard.games.bot_factory.state import (
    MEEPLE_NAMES,
    MEEPLES,
    NO_CONTRACT,
    NO_TILE,
    NOWHERE,
    SANDRA,
    TILE_STATES,
    UNIVERSAL_BOT_NOT_PLAYED,
    UNIVERSAL_BOT_ON_BOARD,
    VILELA,
    Factory,
    tokens_on,
)
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.names import Names
from botyard.kernel.vectors import vec

PLACE_NAMES: Final = Names("space", [*SPACES.names, *[f"beside-{board}" for board in BOARDS.names]])


def position(factory: Factory) -> Json:
    """The whole state; what belongs to a seat stands in its place of a list."""
    seats = range(factory.seats)
    written: Json = {
        "options": chosen_options(OPTIONS, factory.options),
        "seats": factory.seats,
        "first": factory.first + 1,
        "round": factory.round,
        "active": factory.active + 1,
        "workers": [place_name(factory.place[seat]) for seat in seats],
        "sandra": place_name(factory.place[SANDRA]),
        "vilela": place_name(factory.place[VILELA]),
        "standing": [
            MEEPLE_NAMES.name(meeple) for meeple in range(MEEPLES) if factory.stands(meeple)
        ],
        "speech": [factory.speech[seat] for seat in seats],
        "parts": [parts_held(factory, seat) for seat in seats],
        "projects": [_colors_of(factory.projects, seat) for seat in seats],
        "bots": [_colors_of(factory.bots, seat) for seat in seats],
        "universal_bot": _universal_bot(factory),
        "tiles": [_name_or_none(TILES, factory.tile[seat]) for seat in seats],
        "tile_states": [TILE_STATES.name(factory.tile_state[seat]) for seat in seats],
        "offer": [TILES.name(tile) for tile in bits_of(factory.offer, TILE_COUNT)],
    }
    return written | _boards(factory) | _inspection(factory) | _account(factory)


def _boards(factory: Factory) -> Json:
    """What lies on the four boards, and beside them."""
    return {
        "columns": _by_color(factory.columns),
        "spares": [_name_or_none(PARTS, part) for part in factory.spares],
        "meeples": {name: factory.meeples[color] for color, name in enumerate(COLORS.names)},
        "wheel": [_name_or_none(PARTS, part) for part in factory.wheel],
        "turned": factory.turned,
        "marker": COLORS.name(factory.marker),
        "tops": [_name_or_none(PARTS, part) for part in factory.tops],
        "stacks": _counted_by_color(factory.stacks),
        "discards": _counted_by_color(factory.discards),
        "supply": [
            PARTS.name(UNIVERSAL_PART + body)
            for body in range(BODY_COUNT)
            for _ in range(factory.supply[body])
        ],
        "project_board": [_name_or_none(COLORS, color) for color in factory.slots],
        "project_deck": _colors_of(factory.deck, 0),
        "project_discards": _colors_of(factory.dropped, 0),
        "values": {name: factory.value_of(color) for color, name in enumerate(COLORS.names)},
        "contracts": [
            None if contract == NO_CONTRACT else contract + 1 for contract in factory.contracts
        ],
        "tokens": [tokens_on(factory, spot) for spot in range(SPOT_COUNT)],
        "box": [
            contract + 1
            for contract in range(CONTRACT_COUNT)
            if contract not in list(factory.contracts)
        ],
    }


def _inspection(factory: Factory) -> Json:
    """
    Vilela's tiles; in a game of several nothing.

    Clauses: BF-144, BF-148.
    """
    if not factory.is_solo():
        return {}
    boards = bits_of(factory.board_deck, len(BOARDS))
    bots = bits_of(factory.bot_deck, COLOR_COUNT)
    tiles = bits_of(factory.inspection_deck, INSPECTION_COUNT)
    return {
        "task": TASKS.name(factory.task),
        "vilela_board": _name_or_none(BOARDS, factory.vilela_board),
        "vilela_bot": _name_or_none(COLORS, factory.vilela_bot),
        "board_deck": [BOARDS.name(board) for board in boards],
        "board_discards": [
            name
            for board, name in enumerate(BOARDS.names)
            if board not in boards and board != factory.vilela_board
        ],
        "bot_deck": [COLORS.name(color) for color in bots],
        "bot_discards": [
            name
            for color, name in enumerate(COLORS.names)
            if color not in bots and color != factory.vilela_bot
        ],
        "inspection_deck": [tile + 1 for tile in tiles],
        "inspection_discards": [tile + 1 for tile in range(INSPECTION_COUNT) if tile not in tiles],
    }


def _account(factory: Factory) -> Json:
    """How far the action is that is being carried out, and what comes next."""
    return {
        "left": factory.left,
        "begun": factory.begun == 1,
        "executive": factory.executive == 1,
        "icons": factory.icons,
        "agenda": factory.agenda.written(STEPS),
    }


def place_name(place: int) -> str | None:
    """The name of a meeple's place; beside a board it is no action space."""
    return None if place == NOWHERE else PLACE_NAMES.name(place)


def parts_held(factory: Factory, seat: int) -> list[str]:
    """The parts of a seat by name."""
    names: list[str] = []
    for part in range(PART_KINDS):
        names.extend([PARTS.name(part)] * factory.held[seat * PART_KINDS + part])
    return names


def bits_of(mask: i64, length: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(length) if (mask >> number) & 1]


def _universal_bot(factory: Factory) -> object:
    """Not played, on the Project board, or on a project of some seat."""
    if factory.universal_bot == UNIVERSAL_BOT_NOT_PLAYED:
        return None
    if factory.universal_bot == UNIVERSAL_BOT_ON_BOARD:
        return "board"
    color = COLORS.name(factory.universal_bot % COLOR_COUNT)
    return {"seat": factory.universal_bot // COLOR_COUNT + 1, "colour": color}


def _name_or_none(names: Names, number: int) -> str | None:
    return None if number <= NO_TILE else names.name(number)


def _colors_of(counts: vec[i64], seat: int) -> list[str]:
    """Counted colors by name."""
    names: list[str] = []
    for color in range(COLOR_COUNT):
        names.extend([COLORS.name(color)] * counts[seat * COLOR_COUNT + color])
    return names


def _by_color(parts: vec[i64]) -> Json:
    """What lies in the three spaces of each column."""
    return {
        name: [_name_or_none(PARTS, parts[color * BODY_COUNT + body]) for body in range(BODY_COUNT)]
        for color, name in enumerate(COLORS.names)
    }


def _counted_by_color(counts: vec[i64]) -> Json:
    """Counted parts by name, for each color."""
    piles: Json = {}
    for color, name in enumerate(COLORS.names):
        names: list[str] = []
        for part in range(color * BODY_COUNT, (color + 1) * BODY_COUNT):
            names.extend([PARTS.name(part)] * counts[part])
        piles[name] = names
    return piles

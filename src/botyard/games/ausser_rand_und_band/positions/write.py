"""Positions: every state as JSON. ``docs/games/ausser-rand-und-band.md`` explains them."""

from functools import lru_cache
from typing import cast

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS, SPACES
from botyard.games.ausser_rand_und_band.components import TILES
from botyard.games.ausser_rand_und_band.declared import STEPS
from botyard.games.ausser_rand_und_band.options import OPTIONS
from botyard.games.ausser_rand_und_band.state import NOBODY, Line
from botyard.kernel.errors import BadPosition
from botyard.kernel.fields import Counted, Field, Fields, Name, Number, Row, Table
from botyard.kernel.game import Json, chosen_options
from botyard.kernel.state import State


def position(line: Line) -> Json:
    """The whole state; dice that lie nowhere else are in the supplies."""
    return {
        "options": chosen_options(OPTIONS, line.options),
        "seats": line.seats,
        **fields(line.seats).write(line),
        "agenda": line.agenda.written(STEPS),
    }


@lru_cache(maxsize=MAX_SEATS)
def fields(seats: int) -> Fields:
    """Every attribute that a position keeps, with its key, how it is written, and its bounds."""
    tiles = Counted(TILES, _take_tile)
    belt = Row(Name(TILES, _take_tile, or_none=True), FIELDS, path="belt[{}].tile")
    dice = Row(Row(Number(0, 10), seats), FIELDS, step=MAX_SEATS, path="belt[{}].dice")
    edge = Table(SPACES, Number(1, seats, base=1), usual=NOBODY)
    return Fields(
        [
            Field("turn", "turn", Number(0, 23)),
            Field("active", "active", Number(1, seats, base=1)),
            Field("belt", "belt", belt, start=1),
            Field("dice", "dice", dice, start=MAX_SEATS),
            Field("edge", "edge", edge),
            Field("stored", "stored", tiles),
            Field("won", "won", Row(tiles, seats, path="won[{}].tiles")),
            Field("stack", "stack", Counted(TILES), follows="position-stack"),
        ],
        besides=["kit", "options", "seats", "supply", "agenda"],
    )


def _take_tile(state: State, tile: int, path: str) -> None:
    """A tile that lies on the belt, is stored or won is missing in the stack."""
    line = cast(Line, state)
    if not line.stack.take(tile):
        name, most = TILES.name(tile), int(line.kit.tiles[tile])
        pile = path.removesuffix(".tiles")
        raise BadPosition("position-too-many-tiles", path=pile, name=name, most=most)

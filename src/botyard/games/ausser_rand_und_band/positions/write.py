"""Positions: every state as JSON. ``docs/games/ausser-rand-und-band.md`` explains them."""

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import FIELDS, SPACES
from botyard.games.ausser_rand_und_band.components import KINDS, TILES
from botyard.games.ausser_rand_und_band.declared import STEPS
from botyard.games.ausser_rand_und_band.options import OPTIONS
from botyard.games.ausser_rand_und_band.state import NO_TILE, NOBODY, Line
from botyard.kernel.game import Json, chosen_options


def position(line: Line) -> Json:
    """The whole state; dice that lie nowhere else are in the supplies."""
    return {
        "options": chosen_options(OPTIONS, line.options),
        "seats": line.seats,
        "turn": line.turn,
        "active": line.active + 1,
        "belt": [_tile_name(line.belt[field]) for field in range(1, FIELDS + 1)],
        "dice": [
            [line.dice_at(field, seat) for seat in range(line.seats)]
            for field in range(1, FIELDS + 1)
        ],
        "edge": {
            SPACES.name(space): owner + 1
            for space, owner in enumerate(line.edge)
            if owner != NOBODY
        },
        "stored": tile_names(line.stored),
        "won": [[TILES.name(tile) for tile in line.tiles_of(seat)] for seat in range(line.seats)],
        "stack": tile_names(line.stack.counts),
        "agenda": line.agenda.written(STEPS),
    }


def tile_names(counts: vec[i64]) -> list[str]:
    """Counted tiles by name."""
    names: list[str] = []
    for kind in range(KINDS):
        names.extend([TILES.name(kind)] * counts[kind])
    return names


def _tile_name(tile: int) -> str | None:
    return None if tile == NO_TILE else TILES.name(tile)

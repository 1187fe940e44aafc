"""The printed components, loaded from data once and shared by every state."""

import json
import tomllib
from functools import lru_cache
from importlib import resources
from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import EDGE_SPACES, FIELDS, SPACES
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json, canonical, digest_of
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader, laid_over
from botyard.kernel.vectors import vec

PARTS: Final = Names("part", ["head", "torso", "legs"])

COLORS: Final = Names("colour", ["red", "blue", "yellow"])
RED: Final = 1  # as bits, so that a two-color tile is the sum of its two
BLUE: Final = 2
YELLOW: Final = 4

COATS: Final = ["red", "blue", "yellow", "red-blue", "red-yellow", "blue-yellow"]
COLORS_OF: Final = [RED, BLUE, YELLOW, RED | BLUE, RED | YELLOW, BLUE | YELLOW]

KINDS: Final = 18  # kinds of robot tiles: part * 6 + coat
TILES: Final = Names("tile", [f"{coat}-{part}" for part in PARTS.names for coat in COATS])


class Kit:
    """What is in the box."""

    def __init__(
        self, dice: int, faces: list[int], tiles: list[int], sides: list[list[int]], digest: str
    ) -> None:
        self.dice = dice  # of each seat
        self.faces = faces  # of a die
        self.tiles = vec[i64](tiles)  # how many of each kind
        self.sides = sides  # the edge spaces along each side of the belt, field 1 first
        self.fields = vec[i64]([0] * EDGE_SPACES)  # which field each edge space lies beside
        for side in sides:
            for place, space in enumerate(side):
                self.fields[space] = place + 1
        self.digest = digest


def part_of(tile: int) -> int:
    """Head, torso or legs."""
    return tile // len(COATS)


def colors_of(tile: int) -> int:
    """The colors a tile shows, as bits."""
    return COLORS_OF[tile % len(COATS)]


def kit_of(options: Json) -> Kit:
    """The components that a table plays with: ours, or those of its own data file."""
    own = options["data"]
    return _kit(canonical(own) if own else "{}")


def read_own_data(options: Reader, key: str) -> object:
    """Check a user's data file: it may replace what is reconstructed, and must fit the rules."""
    own = options.table(key)
    read_kit(own.whole(), options.path(key))
    return own.whole()


def read_kit(own: Json, path: str) -> Kit:
    """
    Our data with a user's values in place of the reconstructed ones.

    Clauses: RB-D3, RB-D4, RB-D5, RB-D7, RB-D8, RB-D9, RB-D11, RB-D12.
    """
    ours = resources.files(__package__).joinpath("data", "game.toml")
    data = tomllib.loads(ours.read_text(encoding="utf-8"))
    reader = Reader(laid_over(data, own), path, BadData)
    dice, tiles, edge = reader.table("dice"), reader.table("tiles"), reader.table("edge")
    reader.close()
    per_seat = dice.integer("per_seat", 10, 10)  # RB-3, RB-D7
    faces = _read_faces(dice.table("faces"))
    counts = _read_tiles(tiles.table("each_part"))
    sides = _read_sides(edge.table("sides"))
    for table in (dice, tiles, edge):
        table.close_with_notes()
    digest = digest_of([per_seat, faces, counts, sides])
    return Kit(per_seat, faces, counts * len(PARTS), sides, digest)


@lru_cache(maxsize=64)
def _kit(own: str) -> Kit:
    return read_kit(json.loads(own), "data")


def _read_faces(reader: Reader) -> list[int]:
    """
    Six sides that show 1 to 4.

    Clauses: RB-D8, RB-D9.
    """
    faces = reader.integers("values", 1, 4)
    if len(faces) != 6:
        raise BadData("data-faces", path=reader.path("values"), count=len(faces))
    reader.close_with_notes()
    return sorted(faces)


def _read_tiles(reader: Reader) -> list[int]:
    """
    Nine tiles of each part, in three colors and their pairs.

    Clauses: RB-D3, RB-D4, RB-D5.
    """
    counts = [reader.integer(coat, 0, 9) for coat in COATS]
    if sum(counts) != 9:
        raise BadData("data-tiles", path=reader.path("*"), count=sum(counts))
    reader.close()
    return counts


def _read_sides(reader: Reader) -> list[list[int]]:
    """
    Ten edge spaces, two beside each field, each action exactly once.

    Clauses: RB-D11, RB-D12.
    """
    sides = [reader.names("a", SPACES), reader.names("b", SPACES)]
    seen: set[int] = set()
    for name, side in zip("ab", sides, strict=True):
        if len(side) != FIELDS:
            raise BadData("data-side", path=reader.path(name), count=len(side), wanted=FIELDS)
        for place, space in enumerate(side):
            if space in seen:
                here = f"{reader.path(name)}[{place}]"
                raise BadData("data-twice", path=here, name=SPACES.name(space))
            seen.add(space)
    reader.close()
    return sides

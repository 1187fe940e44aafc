"""The printed components, loaded from data once and shared by every state."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.kernel.names import Names

PARTS: Final = Names("part", ["head", "torso", "legs"])
HEAD: Final = 0
TORSO: Final = 1
LEGS: Final = 2

RED: Final = 1  # colours are bits, so that a two-colour tile is the sum of its two
BLUE: Final = 2
YELLOW: Final = 4

COATS: Final = Names(
    "coat", ["red", "blue", "yellow", "red-blue", "red-yellow", "blue-yellow"]
)
COLOURS_OF: Final = [RED, BLUE, YELLOW, RED | BLUE, RED | YELLOW, BLUE | YELLOW]
KINDS: Final = 18  # kinds of robot tiles: part * 6 + coat

TILES: Final = Names(
    "tile", [f"{coat}-{part}" for part in PARTS.names for coat in COATS.names]
)


class Kit:
    """What is in the box."""

    def __init__(
        self, dice: int, faces: list[int], tiles: list[int], fields: list[int], digest: str
    ) -> None:
        self.dice = dice  # of each seat
        self.faces = faces  # of a die
        self.tiles = vec[i64](tiles)  # how many of each kind
        self.fields = vec[i64](fields)  # which belt field each edge space lies beside
        self.digest = digest


def part_of(tile: int) -> int:
    """Head, torso or legs."""
    return tile // 6


def colours_of(tile: int) -> int:
    """The colours a tile shows, as bits."""
    return COLOURS_OF[tile % 6]

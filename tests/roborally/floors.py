"""Small floors as drawings, for the tests of the floor itself."""

from textwrap import dedent

from botyard.games.roborally.drawing import draw_floor, read_drawing
from botyard.games.roborally.floor import Floor
from botyard.games.roborally.laying import Placement, lay_floor


def floor(drawing: str) -> Floor:
    return read_drawing(drawing).floor


def laid(*placements: tuple[str, int, int, int]) -> Floor:
    """Boards as drawings, each with the column and row of its corner and its quarter turns."""
    return lay_floor([Placement(floor(board), *place) for board, *place in placements], [])


def drawn(shown: Floor) -> str:
    return f"\n{draw_floor(shown)}\n"


def same(drawing: str) -> str:
    """A drawing without its indentation."""
    return dedent(drawing)


def names(shown: Floor, spaces: list[int]) -> list[str]:
    return [shown.name(space) for space in spaces]

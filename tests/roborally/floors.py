"""Small floors as drawings, for the tests of the floor itself."""

from textwrap import dedent

from botyard.games.roborally.boards.drawing import draw_floor, read_drawing
from botyard.games.roborally.boards.floor import Floor
from botyard.games.roborally.boards.laying import Placement, lay_floor


def floor(drawing: str) -> Floor:
    return read_drawing(drawing).floor


def laid(*placements: tuple[str, int, int, int]) -> Floor:
    """Boards as drawings, each with the column and row of its corner and its quarter turns."""
    laid_out = [Placement(floor(board), x, y, turned) for board, x, y, turned in placements]
    return lay_floor(laid_out, [])


def drawn(shown: Floor) -> str:
    return f"\n{draw_floor(shown)}\n"


def same(drawing: str) -> str:
    """A drawing without its indentation."""
    return dedent(drawing)


def names(shown: Floor, spaces: list[int]) -> list[str]:
    return [shown.name(space) for space in spaces]

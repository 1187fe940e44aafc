"""
The factory floor of RoboRally in the terminal, with columns and rows named at its edges.

It is drawn in the alphabet of boards. Where the window is too narrow for that, a space takes
one sign instead of three. Where it is too low, a row takes one line instead of two: walls to the
south are lines under the signs, and beams are drawn on the spaces that they cross.
"""

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from botyard.cli.draw.canvas import Canvas
from botyard.cli.palette import LAMP, seat_color
from botyard.games.roborally.boards.drawing import (
    BLANK,
    DOCKS,
    FLAGS,
    PITCH,
    PLAIN,
    ROBOTS,
    Pen,
    Robot,
)
from botyard.games.roborally.boards.floor import EAST, SOUTH, WEST, Floor, has_wall, space_name

_LEFT: Final = 4  # columns before the first space: the number of the row, and a wall
_NARROW: Final = 2  # columns of a space with one sign, and the wall behind it
_EDGE: Final = "dim"
_WALL: Final = "bold #d79b00"
_LASER: Final = "bold #d7402b"
_LEVEL_BEAMS: Final = " ─═━"  # by their number
_UPRIGHT_BEAMS: Final = " │║┃"

STYLES: Final = {
    PLAIN: "dim",
    "x": "dim",
    "@": "bold reverse",
    **dict.fromkeys("↑→↓←", "#a89f8a"),
    **dict.fromkeys("⇑⇒⇓⇐", "bold #3d7fd9"),
    "↻": "bold #4a9b4a",
    "↺": "bold #d7402b",
    **dict.fromkeys("+*", "bold #14a69c"),
    **dict.fromkeys("▲▶▼◀△▷▽◁", "#e0609a"),
    **dict.fromkeys(DOCKS, "bold"),
    **dict.fromkeys(FLAGS, "bold #d98e00"),
}


@dataclass(frozen=True)
class Pieces:
    """What stands and lies on a floor; robots are counted in dock order."""

    robots: list[Robot] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # of each robot
    archives: dict[int, list[int]] = field(default_factory=dict)  # by space: whose markers
    keys: dict[int, int] = field(default_factory=dict)  # by space: the number that chooses it

    def style(self, robot: int) -> str:
        """The color of the seat that a robot belongs to."""
        return f"bold {seat_color(self.seats[robot])}"


def floor_sheet(
    floor: Floor, width: int, pieces: Pieces | None = None, *, low: bool = False
) -> Text:
    """The floor as it fits into so many columns; a low one has a line for each row."""
    pitch = PITCH if _LEFT + PITCH * floor.width <= width else _NARROW
    return _Draughtsman(floor, pieces or Pieces(), pitch, low=low).text()


def floor_size(floor: Floor, width: int, *, low: bool) -> tuple[int, int]:
    """How many columns and rows the drawing takes."""
    pitch = PITCH if _LEFT + PITCH * floor.width <= width else _NARROW
    top = len(space_name(floor.width - 1, 0)) - 1
    return _LEFT + pitch * floor.width, top + (floor.height if low else 2 * floor.height + 1)


class _Draughtsman:
    """Draws a floor space by space."""

    def __init__(self, floor: Floor, pieces: Pieces, pitch: int, *, low: bool) -> None:
        self._floor = floor
        self._pieces = pieces
        self._pitch = pitch
        self._low = low
        self._pen = Pen(floor, [])
        self._robots = {space: (robot, facing) for robot, space, facing in pieces.robots}
        self._beams = _beams(floor) if low else {}

    def text(self) -> Text:
        """The whole sheet."""
        floor, low = self._floor, self._low
        letters = [space_name(x, 0)[:-1] for x in range(floor.width)]
        top = len(letters[-1])
        sheet = Canvas(
            _LEFT + self._pitch * floor.width,
            top + (floor.height if low else 2 * floor.height + 1),
        )
        for x, name in enumerate(letters):
            for row, letter in enumerate(name.rjust(top)):
                last = row == top - 1
                sheet.put(self._column(x), row, self._letter(letter, x + 1, last))
        for y in range(floor.height):
            self._row(sheet, y, top + (y if low else 2 * y + 1))
        if not low:
            for y in range(floor.height + 1):
                for x in range(floor.width):
                    sheet.put(self._column(x), top + 2 * y, self._level(self._space(x, y)))
        return sheet.text()

    def _letter(self, letter: str, above: int, last: bool) -> Text:
        """The letter of a column; in a low drawing the walls of the first row are below it."""
        if last and self._low and has_wall(self._floor.element[above], SOUTH):
            return Text(letter.ljust(self._pitch - 1), f"{_EDGE} underline")
        return Text(letter, _EDGE)

    def _row(self, sheet: Canvas, y: int, row: int) -> None:
        sheet.put(0, row, f"{y + 1:2}", _EDGE)
        sheet.put(_LEFT - 1, row, _upright(self._pen.upright(self._space(0, y))))
        for x in range(self._floor.width):
            space = self._space(x, y)
            sheet.put(self._column(x), row, self._signs(space))
            sheet.put(self._column(x + 1) - 1, row, _upright(self._pen.upright(space + 1)))

    def _column(self, x: int) -> int:
        return _LEFT + self._pitch * x

    def _space(self, x: int, y: int) -> int:
        return (y + 1) * self._floor.stride + x + 1

    def _signs(self, space: int) -> Text:
        """What is on a space; the most important sign alone where there is room for one."""
        signs = self._pen.space(space)
        printed, flag = signs[0], signs[1]
        first = (printed, STYLES[printed])
        rest = self._standing(space) or ([(flag, STYLES[flag])] if flag != BLANK else [])
        if self._pitch == _NARROW:
            drawn = [self._alone(space) or (rest[0] if rest else first)]
        else:
            drawn = [first, *(rest or self._lying(space))]
        drawn += [(BLANK, _WALL)] * (self._pitch - 1 - len(drawn))
        line = " underline" if self._low and has_wall(self._floor.element[space], SOUTH) else ""
        return Text.assemble(*[(sign, style + line) for sign, style in drawn])

    def _standing(self, space: int) -> list[tuple[str, str]]:
        """A robot and its facing, or the number that chooses the space."""
        if space in self._pieces.keys:
            return [(sign, f"{LAMP} reverse") for sign in f"{self._pieces.keys[space]:<2}"]
        if space not in self._robots:
            return []
        robot, facing = self._robots[space]
        style = self._pieces.style(robot)
        return [(ROBOTS[robot], style), ("^>v<"[facing], style)]

    def _alone(self, space: int) -> tuple[str, str] | None:
        """The one sign of a space that can be chosen."""
        key = self._pieces.keys.get(space)
        return None if key is None else (f"{key}" if key < 10 else "+", f"{LAMP} reverse")

    def _lying(self, space: int) -> list[tuple[str, str]]:
        """Archive markers in small letters, or a beam."""
        robots = self._pieces.archives.get(space, [])
        if robots:
            signs = [(ROBOTS[robot].lower(), self._pieces.style(robot)) for robot in robots]
            return signs if len(signs) < PITCH - 1 else [signs[0], ("+", "bold")]
        level, upright = self._beams.get(space, (0, 0))
        if level:
            beam = _LEVEL_BEAMS[min(level, 3)]
            return [("┼" if upright else beam, _LASER), (beam, _LASER)]
        return [(_UPRIGHT_BEAMS[min(upright, 3)], _LASER)] if upright else []

    def _level(self, space: int) -> Text:
        """The walls above a space."""
        signs = self._pen.level(space)
        if self._pitch == _NARROW:
            signs = "↕" if signs == "v-^" else signs[0]
        drawn = Text(signs, _WALL)
        drawn.highlight_regex("[v^↕]", _LASER)
        return drawn


def _beams(floor: Floor) -> dict[int, tuple[int, int]]:
    """How many beams cross each space from side to side, and up and down."""
    beams: dict[int, tuple[int, int]] = {}
    for laser in floor.lasers:
        for space in laser.spaces:
            level, upright = beams.get(space, (0, 0))
            if laser.direction in (EAST, WEST):
                beams[space] = (level + laser.count, upright)
            else:
                beams[space] = (level, upright + laser.count)
    return beams


def _upright(sign: str) -> Text:
    return Text(sign, _WALL if sign == "|" else _LASER)

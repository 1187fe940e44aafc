"""
The factory floor of RoboRally in the terminal, with columns and rows named at its edges.

It is drawn in the alphabet of boards. Where the window is too narrow for that, a space takes
one sign instead of three.
"""

from typing import Final

from rich.text import Text

from botyard.cli.draw.canvas import Canvas
from botyard.cli.palette import seat_colour
from botyard.games.roborally.alphabet import BLANK, DOCKS, FLAGS, PITCH, PLAIN, ROBOTS
from botyard.games.roborally.drawing import Pen, Robot
from botyard.games.roborally.floor import Floor, space_name

_LEFT: Final = 4  # columns before the first space: the number of the row, and a wall
_NARROW: Final = 2  # columns of a space with one sign, and the wall behind it
_EDGE: Final = "dim"
_WALL: Final = "bold #d79b00"
_LASER: Final = "bold #d7402b"

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
    **{letter: f"bold {seat_colour(robot)}" for robot, letter in enumerate(ROBOTS)},
}


def floor_sheet(floor: Floor, robots: list[Robot], width: int) -> Text:
    """The floor as it fits into so many columns."""
    wide = _LEFT + PITCH * floor.width <= width
    pitch = PITCH if wide else _NARROW
    pen = Pen(floor, robots)
    letters = [space_name(x, 0)[:-1] for x in range(floor.width)]
    top = len(letters[-1])
    sheet = Canvas(_LEFT + pitch * floor.width, top + 2 * floor.height + 1)
    for x, name in enumerate(letters):
        for row, letter in enumerate(name.rjust(top)):
            sheet.put(_LEFT + pitch * x, row, letter, _EDGE)
    for y in range(floor.height + 1):
        row, first = top + 2 * y, (y + 1) * floor.stride + 1
        if y < floor.height:
            sheet.put(0, row + 1, f"{y + 1:2}", _EDGE)
            sheet.put(_LEFT - 1, row + 1, _upright(pen.upright(first)))
        for x in range(floor.width):
            column, space = _LEFT + pitch * x, first + x
            sheet.put(column, row, _level(pen.level(space), wide))
            if y < floor.height:
                sheet.put(column, row + 1, _space(pen.space(space), wide))
                sheet.put(column + pitch - 1, row + 1, _upright(pen.upright(space + 1)))
    return sheet.text()


def _space(signs: str, wide: bool) -> Text:
    """What is on a space; the most important sign alone where there is room for one."""
    if not wide:
        signs = signs[1] if signs[1] != BLANK else signs[0]
    drawn = Text(signs[0], STYLES[signs[0]])
    return drawn.append(signs[1:], STYLES.get(signs[1:2], "")) if wide else drawn


def _upright(sign: str) -> Text:
    return Text(sign, _WALL if sign == "|" else _LASER)


def _level(signs: str, wide: bool) -> Text:
    if not wide:
        signs = "↕" if signs == "v-^" else signs[0]
    drawn = Text(signs, _WALL)
    drawn.highlight_regex("[v^↕]", _LASER)
    return drawn

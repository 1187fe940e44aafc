"""
Außer Rand & Band in the terminal: the line from back to front, its edge, everybody's robots.

The line is 80 columns wide; the areas of four seats take up to 100.
"""

from textwrap import wrap
from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from botyard.cli.draw.canvas import Canvas
from botyard.cli.draw.robots import colors_of, in_brackets, large, small
from botyard.cli.draw.scene import Scene
from botyard.cli.draw.workshop import workshops
from botyard.cli.palette import LAMP, PART_COLORS, seat_color, seat_mark, seat_shape

WIDTH: Final = 80
_COLORS: Final = ("red", "blue", "yellow")
_FIELDS: Final = 5
_INNER: Final = 12  # columns of a field between its walls
_LEFT: Final = 6  # columns before the first wall
_RIGHT: Final = _LEFT + _FIELDS * (_INNER + 1) + 1  # the first column behind the last wall
_TOP_RAIL: Final = 3
_TILE_ROW: Final = 4
_DICE_ROW: Final = 7
_BOTTOM_RAIL: Final = 9
_ROWS: Final = 13
_FRAME: Final = "dim"


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    view = cast(dict[str, Any], scene.view)
    return Group(_heading(scene, view), _line(scene, view), workshops(scene))


def _heading(scene: Scene, view: dict[str, Any]) -> Text:
    """Name, turn and what brackets mean."""
    say = scene.words.say
    heading = Text(no_wrap=True)
    heading.append(say("game-ausser-rand-und-band"), "bold")
    heading.append("  " + say("draw-turn", turn=view["turn"]), "dim")
    legend = Text(" ").join(in_brackets(name, say(f"colour-{name}")) for name in _COLORS)
    heading.append(" " * max(1, WIDTH - len(heading) - len(legend)))
    return heading.append_text(legend)


def _line(scene: Scene, view: dict[str, Any]) -> Text:
    """The line with its edge, the stack at the back and what is stored at the front."""
    canvas = Canvas(WIDTH, _ROWS)
    _frame(canvas)
    for space in view["spaces"]:
        _edge_space(canvas, scene, space)
    for place in range(_FIELDS):
        _field(canvas, scene, view, place)
    _back(canvas, scene, view)
    _front(canvas, scene, view)
    return canvas.text()


def _frame(canvas: Canvas) -> None:
    """Walls and rails."""
    bar = ["─" * _INNER] * _FIELDS
    rail = ["═" * _INNER] * _FIELDS
    wall = "│" + (" " * _INNER + "│") * _FIELDS
    for row in range(1, _ROWS - 1):
        canvas.put(_LEFT, row, wall, _FRAME)
    canvas.put(_LEFT, 0, "╭" + "┬".join(bar) + "╮", _FRAME)
    canvas.put(_LEFT, _TOP_RAIL, "╞" + "╪".join(rail) + "╡")
    canvas.put(_LEFT, _BOTTOM_RAIL, "╞" + "╪".join(rail) + "╡")
    canvas.put(_LEFT, _ROWS - 1, "╰" + "┴".join(bar) + "╯", _FRAME)


def _edge_space(canvas: Canvas, scene: Scene, space: dict[str, Any]) -> None:
    """Its name; in its border the die that lies there, or the number that chooses it."""
    name: str = space["space"]
    above = space["side"] == "a"
    column = _LEFT + 1 + (space["field"] - 1) * (_INNER + 1)
    key = scene.keys.get(f"place:{name}") or scene.keys.get(f"copy:{name}")
    style = LAMP if key else "" if space["seat"] is None and not scene.keys else "dim"
    lines = wrap(scene.words.say(f"space-{name}.short"), _INNER - 1)[:2]
    for number, line in enumerate(lines):
        canvas.put(column + 1, (1 if above else _BOTTOM_RAIL + 1) + number, line, style)
    border = 0 if above else _ROWS - 1
    if space["seat"] is not None:
        seat = space["seat"] - 1
        canvas.put(column + 1, border, f"[{seat_shape(seat)}]", f"bold {seat_color(seat)}")
    if key:
        canvas.put(column + (6 if space["seat"] else 1), border, f" {key} ", LAMP + " reverse")


def _field(canvas: Canvas, scene: Scene, view: dict[str, Any], place: int) -> None:
    """Its number, the tile that lies there now, and the dice on it."""
    column = _LEFT + 1 + place * (_INNER + 1)
    key = scene.keys.get(f"take:{place + 1}") or scene.keys.get(f"own:{place + 1}")
    canvas.centered(column, _TOP_RAIL, _INNER, f" {place + 1} ", "bold")
    if key:
        canvas.put(column + 1, _BOTTOM_RAIL, f" {key} ", LAMP + " reverse")
    canvas.put(column + 1, _BOTTOM_RAIL, _opponents(scene, place + 1))
    tile = view["belt"][place]
    if tile is None:
        return
    for number, row in enumerate(large(tile)):
        canvas.put(column + 1, _TILE_ROW + number, row)
    for number, color in enumerate(colors_of(tile)):
        letter = scene.words.say(f"colour-{color}.letter")
        style = f"bold {PART_COLORS[color]}"
        canvas.put(column + _INNER - 2, _TILE_ROW + number, letter, style)
    for number, row in enumerate(_dice_rows(view["dice"][place])):
        canvas.put(column + 1, _DICE_ROW + number, row)


def _opponents(scene: Scene, field: int) -> Text:
    """The numbers that choose an opponent's die on a field, beside the owner's mark."""
    keys = Text()
    for seat in range(len(scene.words.seats)):
        key = scene.keys.get(f"other:{seat + 1}@{field}")
        if key:
            keys.append_text(seat_mark(seat)).append(str(key), LAMP + " reverse")
    return keys


def _dice_rows(counts: list[int]) -> list[Text]:
    """The dice of a field in two rows: each die drawn if they fit, else counted."""
    for drawn in (True, False):
        groups = [_dice(seat, count, drawn=drawn) for seat, count in enumerate(counts) if count]
        rows = [Text()]
        for group in groups:
            if len(rows[-1]) and len(rows[-1]) + 1 + len(group) > _INNER - 1:
                rows.append(Text())
            elif len(rows[-1]):
                rows[-1].append(" ")
            rows[-1].append_text(group)
        if len(rows) <= 2 and all(len(row) < _INNER for row in rows):
            break
    return rows


def _dice(seat: int, count: int, *, drawn: bool) -> Text:
    mark = seat_mark(seat)
    text = seat_shape(seat) * count if drawn else f"{mark.plain}×{count}"
    return Text().append(text, mark.style)


def _back(canvas: Canvas, scene: Scene, view: dict[str, Any]) -> None:
    """The stack, and how many tiles are in it."""
    canvas.put(0, _TOP_RAIL, scene.words.say("draw-back"), "dim")
    for row, text in enumerate(("┌──┐", f"│{view['left']:>2}│→", "└──┘")):
        canvas.put(0, _TILE_ROW + row, text)
    canvas.put(0, _DICE_ROW, scene.words.say("draw-stack"), "dim")


def _front(canvas: Canvas, scene: Scene, view: dict[str, Any]) -> None:
    """Where tiles drop off, and those that wait for the next winner."""
    canvas.put(_RIGHT, _TOP_RAIL, scene.words.say("draw-front"), "dim")
    canvas.put(_RIGHT, _TILE_ROW + 1, "→")
    stored = view["stored"]
    if not stored:
        return
    canvas.put(_RIGHT, _DICE_ROW, scene.words.say("draw-stored"), "dim")
    room = _ROWS - _DICE_ROW - 1
    shown = stored if len(stored) <= room else stored[: room - 1]
    for number, tile in enumerate(shown):
        canvas.put(_RIGHT + 1, _DICE_ROW + 1 + number, small(tile))
    if len(shown) < len(stored):
        canvas.put(_RIGHT + 1, _ROWS - 1, f"+{len(stored) - len(shown)}", "bold")

"""The areas of the seats in Außer Rand & Band: robots, points, dice left in the supply."""

from itertools import zip_longest
from typing import Any, Final, cast

from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from botyard.cli.draw.robots import SMALL, part_of, small
from botyard.cli.draw.scene import Scene
from botyard.cli.palette import seat_color, seat_mark, seat_shape

_PARTS: Final = ("head", "torso", "legs")
_WIDEST: Final = 100
_USUAL: Final = 80
_MISSING: Final = "····"


def workshops(scene: Scene) -> Table:
    """All seats beside each other."""
    seats = cast(list[dict[str, Any]], scene.view["seats"])
    wanted = _WIDEST if len(seats) > 3 else _USUAL
    width = min(scene.width, wanted) // len(seats) - 1
    row = Table.grid(padding=(0, 1, 0, 0))
    for _ in seats:
        row.add_column(width=width)
    row.add_row(*(_workshop(scene, number, seat, width) for number, seat in enumerate(seats)))
    return row


def _workshop(scene: Scene, number: int, seat: dict[str, Any], width: int) -> Text:
    """One seat's area."""
    lines = [_sign(scene, number, seat, width), _supply(scene, number, seat, width)]
    columns = _columns(seat["lines"])
    across = max(1, (width + 1) // (SMALL + 1))
    for first in range(0, len(columns), across):
        lines += _shelf(columns[first : first + across])
    return Text("\n").join(lines)


def _sign(scene: Scene, number: int, seat: dict[str, Any], width: int) -> Text:
    """Mark, name and points; who is waited for stands out."""
    waiting = number + 1 in cast(list[int], scene.view["waiting"])
    score = str(seat["score"])
    name = scene.words.seats[number] if number < len(scene.words.seats) else str(number + 1)
    sign = Text(no_wrap=True)
    sign.append_text(seat_mark(number)).append(" ")
    room = width - 3 - len(score)
    if cell_len(name) > room:
        name = set_cell_size(name, room - 1).rstrip() + "…"
    sign.append(name, f"bold {seat_color(number)}" + (" reverse" if waiting else ""))
    left = room - cell_len(name)
    sign.append(f" {'─' * (left - 1)}" if left > 0 else "", "dim")
    return sign.append(" ").append(score, "bold")


def _supply(scene: Scene, number: int, seat: dict[str, Any], width: int) -> Text:
    """The dice that can still be used; those on the line and at the edge are dots."""
    text = Text(scene.words.say("draw-supply", count=seat["supply"]), "dim", no_wrap=True)
    away = seat["on_belt"] + seat["on_edge"]
    if len(text) + 1 + seat["supply"] + away <= width:
        line = Text(no_wrap=True).append_text(text).append(" ")
        line.append(seat_shape(number) * seat["supply"], f"bold {seat_color(number)}")
        return line.append("·" * away, "dim")
    return text


def _columns(lines: list[dict[str, Any]]) -> list[tuple[list[str | None], int, bool]]:
    """Each robot is a column; parts left over stand in columns with places left free."""
    columns: list[tuple[list[str | None], int, bool]] = []
    for line in lines:
        tiles: list[str] = line["args"].get("tiles", [])
        if not tiles:
            continue  # it says how a tie was decided
        if line["name"] != "loose":
            columns.append((list(tiles), line["points"], True))
            continue
        piles = [[tile for tile in tiles if part_of(tile) == part] for part in _PARTS]
        for parts in zip_longest(*piles):
            columns.append((list(parts), sum(1 for part in parts if part), False))
    return columns


def _shelf(columns: list[tuple[list[str | None], int, bool]]) -> list[Text]:
    """Some robots beside each other, with their points below."""
    rows: list[Text] = []
    for part in range(len(_PARTS)):
        row = Text(no_wrap=True)
        for parts, _, _ in columns:
            tile = parts[part]
            row.append_text(small(tile) if tile else Text(_MISSING, "dim")).append(" ")
        rows.append(row)
    points = Text(no_wrap=True)
    for _, count, whole in columns:
        points.append(f"{count:^{SMALL}}", "bold" if whole else "dim").append(" ")
    return [*rows, points]

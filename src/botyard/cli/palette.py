"""Colors of the terminal. Each stands beside a shape or a letter that says the same."""

import re
from typing import Final

from rich.text import Text

# Seats are never colored like parts. The shapes are those of the web app.
SEAT_COLORS: Final = (
    "#9070e8",
    "#f08a24",
    "#14a69c",
    "#e0609a",
    "#a89f8a",
    "#a8703f",
    "#7f98a6",
    "#9bb524",
)
SEAT_SHAPES: Final = "◆■●▲⬢⬟✚★"

PART_COLORS: Final = {
    "red": "#d7402b",
    "blue": "#3d7fd9",
    "yellow": "#d79b00",
    "green": "#4a9b4a",
    "universal": "#8f8a80",
}

LAMP: Final = "bold #d98e00"  # what can be done now
REFUSED: Final = "dim"
CLAUSE: Final = "bold"
TITLE: Final = "bold"


def seat_color(seat: int) -> str:
    """The color of a seat, counted from 0."""
    return SEAT_COLORS[seat % len(SEAT_COLORS)]


def seat_shape(seat: int) -> str:
    """The shape of a seat, counted from 0."""
    return SEAT_SHAPES[seat % len(SEAT_SHAPES)]


def seat_mark(seat: int) -> Text:
    """Shape and color of a seat."""
    return Text(seat_shape(seat), f"bold {seat_color(seat)}")


def with_names(text: str, names: list[str]) -> Text:
    """A sentence in which the names of seats stand out."""
    told = Text(text)
    for seat, name in enumerate(names):
        told.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {seat_color(seat)}")
    return told

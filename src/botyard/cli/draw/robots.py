"""
Robot parts in characters: one kit for all games.

A color has a silhouette of its own, so that no part is known by its color alone: red is
square, yellow is round, blue is pointed; in one row green is curled and universal parts have
bars. A part in two colors is welded together from the left half of one and the right half of
the other.
"""

from typing import Final

from rich.text import Text

from botyard.cli.palette import PART_COLORS

WIDTH: Final = 8
HEIGHT: Final = 3
SMALL: Final = 4  # width of a part in one line

_LARGE: Final = {
    "red-head": ("┌──┴┴──┐", "│ ▪  ▪ │", "└──┬┬──┘"),
    "red-torso": ("┌┬─┴┴─┬┐", "││ ▤▤ ││", "└┴─┬┬─┴┘"),
    "red-legs": ("┌──┴┴──┐", "│ ════ │", "└o─oo─o┘"),
    "yellow-head": (" ╭─┴┴─╮ ", "(  ••  )", " ╰─┬┬─╯ "),
    "yellow-torso": (" ╭─┴┴─╮ ", "(  ()  )", " ╰─┬┬─╯ "),
    "yellow-legs": ("  ╭┴┴╮  ", " ( () ) ", "  ╰──╯  "),
    "blue-head": (" ╱─┴┴─╲ ", "<  ▬▬  >", " ╲─┬┬─╱ "),
    "blue-torso": ("╲──┴┴──╱", " ╲ ══ ╱ ", "╱──┬┬──╲"),
    "blue-legs": ("  ╱┴┴╲  ", " ╱    ╲ ", "═╧    ╧═"),
}
_BRACKETS: Final = {
    "red": ("[", "]"),
    "yellow": ("(", ")"),
    "blue": ("<", ">"),
    "green": ("{", "}"),
    "universal": ("|", "|"),
}
_INSIDE: Final = {"head": "•", "torso": "▒", "legs": "╨"}


def large(tile: str) -> list[Text]:
    """
    A part in three rows.

    >>> [row.plain for row in large("red-blue-head")]
    ['┌──┴┴─╲ ', '│ ▪ ▬  >', '└──┬┬─╱ ']
    """
    left, right, part = _halves(tile)
    middle = WIDTH // 2
    rows: list[Text] = []
    for row in range(HEIGHT):
        first = _LARGE[f"{left}-{part}"][row][:middle]
        second = _LARGE[f"{right}-{part}"][row][middle:]
        rows.append(_welded(first, left, second, right))
    return rows


def small(tile: str) -> Text:
    """
    A part in one row; its brackets say its color.

    >>> small("red-blue-head").plain, small("yellow-legs").plain
    ('[••>', '(╨╨)')
    """
    left, right, part = _halves(tile)
    inside = _INSIDE[part]
    return _welded(_BRACKETS[left][0] + inside, left, inside + _BRACKETS[right][1], right)


def in_brackets(color: str, text: str) -> Text:
    """A text in the brackets and the color of parts, for a legend."""
    first, second = _BRACKETS[color]
    return Text(f"{first}{text}{second}", PART_COLORS[color])


def colors_of(tile: str) -> list[str]:
    """The one or two colors of a part."""
    return tile.split("-")[:-1]


def part_of(tile: str) -> str:
    """Head, torso or legs."""
    return tile.rsplit("-", maxsplit=1)[-1]


def _halves(tile: str) -> tuple[str, str, str]:
    colors = colors_of(tile)
    return colors[0], colors[-1], part_of(tile)


def _welded(first: str, left: str, second: str, right: str) -> Text:
    welded = Text().append(first, f"bold {PART_COLORS[left]}")
    return welded.append(second, f"bold {PART_COLORS[right]}")

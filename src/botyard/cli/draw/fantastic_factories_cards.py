"""Cards of Fantastic Factories in the terminal: three rows each, as many in a line as fit."""

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from botyard.cli.palette import LAMP

WIDTH: Final = 19
_INNER: Final = WIDTH - 2

TYPE_COLORS: Final = {
    "production": "#3d7fd9",
    "utility": "#d79b00",
    "special": "#8a63e0",
    "monument": "#8c979c",
    "training": "#d7402b",
}


@dataclass(frozen=True)
class Card:
    """What stands on a card: in its upper edge, on it, and in its lower edge."""

    name: str
    signs: str
    foot: str
    letter: str = ""
    color: str = ""
    key: int | None = None
    dim: bool = False
    worth: str = ""  # behind what stands in the lower edge, and never cut


def fits(signs: str) -> bool:
    """Whether signs find room on a card."""
    return cell_len(signs) < _INNER


def rows_of(cards: list[Card], width: int) -> list[Text]:
    """Cards beside each other, in as many rows as they need."""
    across = max(1, (width + 1) // (WIDTH + 1))
    lines: list[Text] = []
    for first in range(0, len(cards), across):
        drawn = [_drawn(card) for card in cards[first : first + across]]
        lines += [Text(" ", no_wrap=True).join(row) for row in zip(*drawn, strict=True)]
    return lines


def _drawn(card: Card) -> tuple[Text, Text, Text]:
    edge = "dim" if card.dim or card.key is None else LAMP
    body = "dim" if card.dim else ""
    letter = f"{card.letter} " if card.letter else ""
    name = _cut(card.name, _INNER - 2 - len(letter))
    top = Text("╭", edge, no_wrap=True)
    top.append(f" {letter}" if letter else " ", f"bold {card.color}")
    top.append(name, "dim" if card.dim else f"bold {card.color}").append(" ")
    top.append("─" * (WIDTH - 1 - cell_len(top.plain)) + "╮", edge)
    middle = Text("│", edge, no_wrap=True)
    middle.append(set_cell_size(f" {card.signs}", _INNER), body).append("│", edge)
    return top, middle, _foot(card, edge, body)


def _foot(card: Card, edge: str, body: str) -> Text:
    number = f" {card.key} " if card.key is not None else ""
    room = _INNER - len(number) - 2
    foot = Text("╰", edge, no_wrap=True)
    if card.foot or card.worth:
        foot.append(f" {_cut(card.foot, room - cell_len(card.worth))}{card.worth} ", body)
    foot.append("─" * (WIDTH - 1 - len(number) - cell_len(foot.plain)), edge)
    return foot.append(number, f"{LAMP} reverse").append("╯", edge)


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else set_cell_size(text, max(0, room - 1)).rstrip() + "…"

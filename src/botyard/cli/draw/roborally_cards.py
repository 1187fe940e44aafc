"""Program cards of RoboRally as signs: the same in every language, with their priority."""

from typing import Final

from rich.text import Text

SIGN: Final = {
    "move1": "↑1",
    "move2": "↑2",
    "move3": "↑3",
    "back": "↓1",
    "left": "↰ ",
    "right": "↱ ",
    "u-turn": "∩ ",
}
HIDDEN: Final = "▒▒"
EMPTY: Final = "··"
_LOCKED: Final = "bold #d7402b"


def sign(card: str | None) -> str:
    """
    A card in two signs; one that is hidden is a question mark, and None is no card.

    >>> sign("move2-670"), sign("left-70"), sign("?"), sign(None)
    ('↑2', '↰ ', '▒▒', '··')
    """
    if card is None:
        return EMPTY
    return HIDDEN if card == "?" else SIGN[card.rpartition("-")[0]]


def priority(card: str | None) -> str:
    """
    The priority of a card in three signs.

    >>> priority("left-70"), priority("?")
    (' 70', '   ')
    """
    return (card or "").rpartition("-")[2].rjust(3) if card and card != "?" else "   "


def registers_text(cards: list[str | None], locked: list[int], *, priorities: bool) -> Text:
    """
    Registers beside each other, those that are locked in brackets.

    >>> registers_text(["move2-670", "?", None, "left-70"], [3, 4], priorities=True).plain
    ' ↑2 670 ▒▒    [··    [↰   70]'
    """
    text = Text(no_wrap=True)
    open_before = False
    for number, card in enumerate(cards, start=1):
        is_locked = number in locked
        text.append("[" if is_locked else "]" if open_before else " ", _LOCKED)
        shown = f"{sign(card)} {priority(card)}" if priorities else sign(card)
        text.append(shown, _style(card, is_locked))
        open_before = is_locked
    return text.append("]" if open_before else " ", _LOCKED)


def seconds_text(cards: list[str | None], *, priorities: bool) -> Text:
    """
    Second cards, each below the register that it shares with another.

    >>> seconds_text([None, "left-70", "?"], priorities=True).plain
    '       +↰   70+▒▒'
    """
    text = Text(no_wrap=True)
    for card in cards:
        shown = f"+{card_text(card).plain}" if priorities else f"+{sign(card)}"
        text.append(shown if card else " " * len(shown), _style(card, locked=False))
    text.rstrip()
    return text


def card_text(card: str | None) -> Text:
    """A card with its priority."""
    return Text(f"{sign(card)} {priority(card)}", _style(card, locked=False))


def _style(card: str | None, locked: bool) -> str:
    if card is None or card == "?":
        return "dim"
    return _LOCKED if locked else "bold"

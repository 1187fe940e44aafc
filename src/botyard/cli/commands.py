"""What a person can type besides an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

UNDO: Final = "undo"
HELP: Final = "help"
RULE: Final = "rule"
SCORES: Final = "scores"
QUIT: Final = "quit"
LANGUAGE: Final = "language"
WHY: Final = "why"
STORY: Final = "story"
HINT: Final = "hint"
SOLUTION: Final = "solution"
AGAIN: Final = "again"

# The letters are the same in every language; ``command-<name>`` explains each.
LETTERS: Final = {
    "u": UNDO,
    "?": WHY,
    "w": STORY,
    "s": SCORES,
    "r": RULE,
    "l": LANGUAGE,
    "h": HELP,
    "q": QUIT,
}

IN_PUZZLES: Final = {"t": HINT, "x": SOLUTION, "a": AGAIN, **LETTERS}


@dataclass(frozen=True)
class Command:
    """A command, and what stands behind it."""

    name: str
    argument: str


def read_command(typed: str, letters: Mapping[str, str] = LETTERS) -> Command | None:
    """
    The command that was typed, if it is one.

    >>> read_command("r RB-11")
    Command(name='rule', argument='RB-11')
    >>> read_command("roll") is None
    True
    """
    first, _, rest = typed.partition(" ")
    word = first.lower()
    name = letters.get(word) or (word if word in letters.values() else "")
    return Command(name, rest.strip()) if name else None

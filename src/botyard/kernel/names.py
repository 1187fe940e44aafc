"""Stable names for small ints: the edge of the engine speaks names, the rules speak ints."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from botyard.kernel.errors import UnknownName

LONGEST: Final = 64  # characters of a name that is compared with others
MANY: Final = 300  # names: so many are compared in a few milliseconds
FEW: Final = 100


class Names:
    """
    A fixed list of names; a thing's number is its place in the list.

    ``what`` is the kind of thing, and the first half of its text key: the text of
    ``Names("part", ["head", "torso"])[0]`` stands under ``part-head``.

    >>> parts = Names("part", ["head", "torso", "legs"])
    >>> parts.name(1), parts.number("legs")
    ('torso', 2)
    """

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = list(names)
        self._numbers = {name: number for number, name in enumerate(self.names)}
        if len(self._numbers) != len(self.names):
            raise ValueError(f"{what}: a name stands twice in {self.names}")

    def __len__(self) -> int:
        return len(self.names)

    def name(self, number: int) -> str:
        """The name of a number."""
        return self.names[number]

    def number(self, name: str) -> int:
        """The number of a name; an unknown one is answered with the nearest known."""
        found = self._numbers.get(name)
        if found is None:
            raise UnknownName(
                "unknown-name", what=self.what, name=name, nearest=nearest(name, self.names)
            )
        return found


def nearest(name: str, known: Sequence[str]) -> str:
    """
    The known names most like this one, for an error message; empty if none is close.

    Comparing takes long, and anybody may ask for it: a name that is longer than any of ours is
    like none, and of very many names only those that begin or end alike are compared.

    >>> nearest("haed", ["head", "torso", "legs"]), nearest("head" * 100, ["head"])
    ('head', '')
    """
    if len(name) > LONGEST:
        return ""
    return ", ".join(get_close_matches(name, _likely(name, known), 3, 0.5))


def _likely(name: str, known: Sequence[str]) -> Sequence[str]:
    """Of many names the few that share most of their beginning with one, or of their end."""
    if len(known) <= MANY:
        return known
    sizes = range(1, len(name) + 1)
    begin = _share_most(known, [name[:size] for size in sizes], ends=False)
    end = _share_most(known, [name[-size:] for size in sizes], ends=True)
    return begin[:FEW] + end[:FEW]


def _share_most(known: Sequence[str], parts: list[str], *, ends: bool) -> list[str]:
    """The names with the longest of these parts, each of which holds the one before it."""
    share = list(known)
    for part in parts:
        fewer = [one for one in share if (one.endswith(part) if ends else one.startswith(part))]
        if not fewer:
            return share
        share = fewer
    return share


def in_order(number: int, expected: int, name: str) -> None:
    """Declarations carry their numbers, so that rules can use them as constants."""
    if number != expected:
        raise ValueError(f"{name} is declared as {number}, but its place is {expected}")

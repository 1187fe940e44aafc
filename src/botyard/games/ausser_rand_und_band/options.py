"""What a table chooses."""

from typing import Final

from botyard.games.ausser_rand_und_band.actions import MAX_SEATS
from botyard.games.ausser_rand_und_band.components import read_own_data
from botyard.kernel.errors import BadData
from botyard.kernel.game import FILE, SEATS, Option
from botyard.kernel.reading import Reader


def _read_youngest_first(options: Reader, key: str) -> object:
    """
    The seats from the youngest to the oldest; who is not named counts as older.

    Clauses: RB-6, RB-U18.
    """
    seats = options.integers(key, 1, MAX_SEATS)
    if len(set(seats)) != len(seats):
        raise BadData("option-seat-twice", path=options.path(key))
    return seats


OPTIONS: Final = (
    Option("youngest-first", [], "RB-U18", _read_youngest_first, SEATS),
    Option("data", {}, "RB-D9", read_own_data, FILE),
)

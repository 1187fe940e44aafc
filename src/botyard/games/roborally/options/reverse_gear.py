"""Reverse Gear: a Back Up goes two spaces. RR-O23."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.cards import BACK
from botyard.games.roborally.option_numbers import REVERSE_GEAR
from botyard.games.roborally.state import Race

REVERSED: Final = 2  # steps


def may_reverse(race: Race, robot: i64, kind: i64) -> bool:
    """
    Offered for a Back Up.

    Clauses: RR-O23.
    """
    return kind == BACK and race.has_option(robot, REVERSE_GEAR)

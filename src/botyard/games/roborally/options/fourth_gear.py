"""Fourth Gear: a Move 3 goes four spaces. RR-O12."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.cards import MOVE_3
from botyard.games.roborally.option_numbers import FOURTH_GEAR
from botyard.games.roborally.state import Race

FOURTH: Final = 4  # steps


def may_shift_up(race: Race, robot: i64, kind: i64) -> bool:
    """
    Offered for a Move 3.

    Clauses: RR-O12.
    """
    return kind == MOVE_3 and race.has_option(robot, FOURTH_GEAR)

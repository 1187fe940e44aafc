"""Ball Lightning and Tight Collar: little time for everybody. RR-C7, RR-C8."""

from typing import Final

from botyard.games.roborally.special_numbers import BALL_LIGHTNING
from botyard.games.roborally.state import Race

ONE_TIMER: Final = 30  # seconds
TWO_TIMERS: Final = 60


def seconds_from_deal(race: Race) -> int:
    """
    How long all players have for their programs; then RR-9.

    Clauses: RR-C7, RR-C8.
    """
    return ONE_TIMER if race.special == BALL_LIGHTNING else TWO_TIMERS

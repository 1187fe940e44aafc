"""The time for programming. RR-8."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.special_numbers import BALL_LIGHTNING, TIGHT_COLLAR
from botyard.games.roborally.state import Race

SECONDS_LEFT: Final = 30
ONE_TIMER: Final = 30  # from the deal on
TWO_TIMERS: Final = 60


def seconds_left(race: Race, seat: i64) -> int:
    """
    How long the last seat that is not ready may take; 0 while there is no limit.

    On some courses everybody has a limit from the deal on.

    Clauses: RR-8, RR-C7, RR-C8, RR-C10.
    """
    if race.agenda.step() != PROGRAM_STEP or race.options["timer"] is False:
        return 0
    if race.special == BALL_LIGHTNING:
        return ONE_TIMER  # RR-C7
    if race.special == TIGHT_COLLAR:
        return TWO_TIMERS  # RR-C8
    robots = 0
    robot: i64
    for robot in range(race.robots):
        if not race.is_ready(robot):
            if race.owner[robot] != seat:
                return 0
            robots += 1
    return SECONDS_LEFT * robots

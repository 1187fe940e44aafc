"""Set to Kill: the lasers of robots hit twice. RR-C4; also those of the SuperBot, RR-C9."""

from mypy_extensions import i64

from botyard.games.roborally.special_numbers import DAY_OF_THE_SUPERBOT, SET_TO_KILL
from botyard.games.roborally.state import Race


def doubles(race: Race) -> bool:
    """Whether some lasers count double on this course."""
    return race.special == SET_TO_KILL or race.special == DAY_OF_THE_SUPERBOT


def shots_of(race: Race, robot: i64) -> i64:
    """
    How many hits one shot of the main or the rear laser makes; weapons stay as they are.

    Clauses: RR-C4, RR-C9, RR-O30.
    """
    if race.special == SET_TO_KILL:
        return 2
    return 2 if race.special == DAY_OF_THE_SUPERBOT and race.superbot == robot else 1

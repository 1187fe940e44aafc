"""What a table chooses. RR-67."""

from typing import Final

from botyard.games.roborally.actions import MAX_SEATS
from botyard.games.roborally.boards.courses import COURSES, FIRST_COURSE, read_course_option
from botyard.kernel.game import NAME, Json, Option
from botyard.kernel.options import flag_option, number_option
from botyard.kernel.reading import Reader

MOST_TURNS: Final = 1000


def read_teams(options: Reader, key: str) -> object:
    """
    The team of each seat, from 1; an empty list leaves it to the course.

    Clauses: RR-67, RR-C20.
    """
    return options.integers(key, 1, MAX_SEATS // 2)


OPTIONS: Final = (
    Option("course", FIRST_COURSE, "RR-67", read_course_option, NAME, names=COURSES),
    flag_option("timer", True, "RR-8"),
    flag_option("play-on", False, "RR-46"),
    number_option("turn-limit", 0, "RR-66", 0, MOST_TURNS),
    Option("teams", [], "RR-C20", read_teams),
    flag_option("war-zone-options", True, "RR-C18"),
)
AGAINST_BOTS: Final[Json] = {"timer": False}  # RR-8
SIMULATED_TURNS: Final = 150  # RR-69
SIMULATION: Final[Json] = {"turn-limit": SIMULATED_TURNS}

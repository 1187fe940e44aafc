"""Interference: a racer and a blocker for each player. RR-C10, RR-C25, RR-C26."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import MAX_SEATS
from botyard.games.roborally.boards.courses import INTERFERENCE
from botyard.games.roborally.declared import LEFT_RACE
from botyard.games.roborally.rules.leaving import leave_race
from botyard.games.roborally.state import HAS_FINISHED, OUT_OF_RACE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.names import Names

ROLES: Final = Names("about", ["racer", "blocker"])
BLOCKERS: Final = MAX_SEATS  # events call the blocker of a seat by its number and this


def is_blocker(race: Race, robot: i64) -> bool:
    """
    Whether a robot only stands in the way: flags give it nothing.

    Clauses: RR-C10.
    """
    return race.told_as[robot] >= BLOCKERS


def withdraw_blockers(race: Race, dealer: Dealer) -> None:
    """
    A player whose racer is out has lost; the blocker leaves at the end of that register.

    Clauses: RR-C26.
    """
    if race.special != INTERFERENCE:
        return
    robot: i64
    for robot in range(race.seats, race.robots):
        racer = race.fate[robot - race.seats]
        gone = racer == OUT_OF_RACE or racer == HAS_FINISHED
        if gone and race.fate[robot] != OUT_OF_RACE:
            race.lives[robot] = 0
            leave_race(race, robot)
            dealer.tell(LEFT_RACE, race.told_as[robot])

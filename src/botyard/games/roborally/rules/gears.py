"""Gears turn robots. RR-22, RR-29."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import BY_GEAR, GEARS
from botyard.games.roborally.floor import GEAR_RIGHT, GEAR_SHIFT, gear_of
from botyard.games.roborally.rules.turning import TO_THE_LEFT, TO_THE_RIGHT, turn
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer

ANY_GEAR: Final = 3 << GEAR_SHIFT


def run_gears(race: Race, dealer: Dealer) -> None:
    """
    A gear turns the robot on it by a quarter, in its own direction.

    Clauses: RR-22, RR-29.
    """
    told = False
    robot: i64
    for robot in range(race.robots):
        element = race.floor.element[race.space[robot]]
        if not element & ANY_GEAR or robot == race.stabilized:  # RR-O13
            continue
        if not told:
            dealer.tell(GEARS)
            told = True
        quarters: i64 = TO_THE_RIGHT if gear_of(element) == GEAR_RIGHT else TO_THE_LEFT
        turn(race, robot, quarters, BY_GEAR, dealer)

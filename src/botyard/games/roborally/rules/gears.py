"""Gears turn robots. RR-22, RR-29."""

from mypy_extensions import i64

from botyard.games.roborally.declared import BY_GEAR, GEARS
from botyard.games.roborally.floor import GEAR_RIGHT, NO_GEAR, gear_of
from botyard.games.roborally.rules.moves import TO_THE_LEFT, TO_THE_RIGHT, turn
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def run_gears(race: Race, dealer: Dealer) -> None:
    """
    A gear turns the robot on it by a quarter, in its own direction.

    Clauses: RR-22, RR-29.
    """
    told = False
    robot: i64
    for robot in range(race.robots):
        gear = gear_of(race.floor.element[race.space[robot]])
        if gear != NO_GEAR:
            if not told:
                dealer.tell(GEARS)
                told = True
            quarters: i64 = TO_THE_RIGHT if gear == GEAR_RIGHT else TO_THE_LEFT
            turn(race, robot, quarters, BY_GEAR, dealer)

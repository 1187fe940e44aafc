"""Radio Control: others carry out the cards of its robot. RR-O19."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import (
    CONTROLLED,
    NO_REGISTER_LEFT,
    TARGET_CONTROLLED,
    TARGET_DOWN,
)
from botyard.games.roborally.options.hits import CONTROL, add_hit
from botyard.games.roborally.options.weapons import Weapon
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

LAST_REGISTER: Final = 4  # in which there is something left to control


def program_of(race: Race, robot: i64) -> i64:
    """
    The robot whose cards this one carries out.

    Clauses: RR-O19.
    """
    return race.controller if race.is_controlled(robot) else robot


class RadioControl(Weapon):
    """
    An active target that is not controlled yet, and a register to come.

    Clauses: RR-O19.
    """

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        if race.register > LAST_REGISTER:
            return NO_REGISTER_LEFT
        if not race.is_active(target):
            return TARGET_DOWN
        return TARGET_CONTROLLED if race.is_controlled(target) else LEGAL

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, CONTROL, robot, target, 0)


def control(race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
    """
    For the rest of the turn the target runs the cards of the robot that shot it.

    Clauses: RR-O19.
    """
    race.controller = robot
    race.controlled |= 1 << target
    dealer.tell(CONTROLLED, race.told_as[robot], race.told_as[target])


def end_control(race: Race) -> None:
    """
    With the turn all control ends.

    Clauses: RR-O19.
    """
    race.controlled = 0
    race.controller = -1

"""Gyroscopic Stabilizer: gears and curves do not turn its robot. RR-O13."""

from mypy_extensions import i64

from botyard.games.roborally.actions import PASS
from botyard.games.roborally.declared import STABILIZE_STEP, USED
from botyard.games.roborally.option_numbers import GYROSCOPIC_STABILIZER
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.games.roborally.state import NOBODY, Race
from botyard.kernel.dealer import Dealer


def ask_to_stabilize(race: Race) -> bool:
    """
    On or off, each turn before the first reveal; true if the owner is asked.

    Clauses: RR-O13.
    """
    race.agenda.pop()
    robot = who_may_stabilize(race)
    if robot == NOBODY:
        return False
    race.agenda.push(STABILIZE_STEP, robot)
    return True


def who_may_stabilize(race: Race) -> i64:
    """
    The robot with the card, before the first reveal of a turn, also while powered down.

    Clauses: RR-O13, RR-O31.
    """
    robot = holder_of(race, GYROSCOPIC_STABILIZER)
    if race.register != 1 or robot == NOBODY:
        return NOBODY
    return robot if race.is_on_floor(robot) else NOBODY


def stabilize(race: Race, robot: i64, action: i64, dealer: Dealer) -> None:
    """
    On: for the whole turn neither gears nor curved belts turn the robot.

    Clauses: RR-O13.
    """
    race.agenda.pop()
    if action != PASS:
        race.stabilized = robot
        dealer.tell(USED, race.told_as[robot], GYROSCOPIC_STABILIZER)

"""Gyroscopic Stabilizer: gears and curves do not turn its robot. RR-O13."""

from mypy_extensions import i64

from botyard.games.roborally.components import GYROSCOPIC_STABILIZER
from botyard.games.roborally.declared import STABILIZE_STEP, USED
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.games.roborally.state import NOBODY, Race
from botyard.games.roborally.steps import Step, Use
from botyard.kernel.dealer import Dealer


class AskToStabilize(Step):
    """
    On or off, each turn before the first reveal.

    Clauses: RR-O13.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        race.agenda.pop()
        robot = who_may_stabilize(race)
        if robot == NOBODY:
            return True
        race.agenda.push(STABILIZE_STEP, robot)
        return False


def who_may_stabilize(race: Race) -> i64:
    """
    The robot with the card, before the first reveal of a turn, also while powered down.

    Clauses: RR-O13, RR-O31.
    """
    robot = holder_of(race, GYROSCOPIC_STABILIZER)
    if race.register != 1 or robot == NOBODY:
        return NOBODY
    return robot if race.is_on_floor(robot) else NOBODY


class Stabilize(Use):
    """
    On: for the whole turn neither gears nor curved belts turn the robot.

    Clauses: RR-O13.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.stabilized = robot
        dealer.tell(USED, race.told_as[robot], GYROSCOPIC_STABILIZER)

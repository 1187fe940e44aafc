"""Abort Switch and Gyroscopic Stabilizer: once on, they work until the turn ends. RR-O2, RR-O13."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import ABORT_SWITCH, GYROSCOPIC_STABILIZER
from botyard.games.roborally.declared import ABORT, REPLACED, USED
from botyard.games.roborally.rules.option_cards import holder_of, working
from botyard.games.roborally.rules.piles import clear_register, draw_card
from botyard.games.roborally.state import NO_CARD, NOBODY, Race
from botyard.games.roborally.steps import AskOne, Use
from botyard.kernel.dealer import Dealer


class AskToAbort(AskOne):
    """
    After a reveal, once a turn; once it is on, every later register is replaced.

    Clauses: RR-O2, RR-O31, RR-O32.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        if race.aborting == NOBODY:
            return super().run(race, dealer)
        race.agenda.pop()
        if _can_replace(race, race.aborting):
            _replace(race, race.aborting, dealer)
        return True

    def whom(self, race: Race, first: i64) -> i64:
        """The robot whose Abort Switch could replace the card of this register."""
        robot = working(race, ABORT_SWITCH)
        can = robot != NOBODY and race.aborting == NOBODY and _can_replace(race, robot)
        return robot if can else NOBODY


def _can_replace(race: Race, robot: i64) -> bool:
    """
    Locked registers are left as they are, and so is a robot that others control.

    Clauses: RR-O2, RR-62.
    """
    if not race.is_active(robot) or race.is_controlled(robot):
        return False
    free = not race.is_locked(robot, race.register)
    return free and race.card(robot, race.register) != NO_CARD


class Abort(Use):
    """
    The card of this register is replaced, and so are those of later ones.

    Clauses: RR-O2.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.aborting = robot
        dealer.tell(USED, race.told_as[robot], ABORT_SWITCH)
        _replace(race, robot, dealer)


def _replace(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The top card of the deck takes the place of what was revealed, with its own priority.

    Clauses: RR-O2, RR-50.
    """
    card = draw_card(race, ABORT + race.owner[robot], dealer)
    if card == NO_CARD:
        return
    clear_register(race, robot, race.register)
    race.registers[robot * REGISTERS + race.register - 1] = card
    race.face_up[robot] |= 1 << (race.register - 1)
    dealer.tell(REPLACED, race.told_as[robot], card)


class AskToStabilize(AskOne):
    """
    On or off, each turn before the first reveal.

    Clauses: RR-O13, RR-O31.
    """

    def whom(self, race: Race, first: i64) -> i64:
        """The robot with the card, before the first reveal of a turn, also while powered down."""
        robot = holder_of(race, GYROSCOPIC_STABILIZER)
        can = robot != NOBODY and race.stabilized == NOBODY and race.is_on_floor(robot)
        return robot if can and race.register == 1 else NOBODY


class Stabilize(Use):
    """
    On: for the whole turn neither gears nor curved belts turn the robot.

    Clauses: RR-O13.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.stabilized = robot
        dealer.tell(USED, race.told_as[robot], GYROSCOPIC_STABILIZER)

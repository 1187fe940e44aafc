"""Abort Switch: from now on the deck decides. RR-O2."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import ABORT_SWITCH
from botyard.games.roborally.declared import ABORT, ABORT_STEP, REPLACED, USED
from botyard.games.roborally.rules.option_cards import working
from botyard.games.roborally.rules.piles import clear_register, draw_card
from botyard.games.roborally.state import NO_CARD, NOBODY, Race
from botyard.games.roborally.steps import Step, Use
from botyard.kernel.dealer import Dealer


class AskToAbort(Step):
    """
    After a reveal, once a turn; once it is on, every later register is replaced.

    Clauses: RR-O2, RR-O31, RR-O32.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        race.agenda.pop()
        if race.aborting != NOBODY:
            if _can_replace(race, race.aborting):
                _replace(race, race.aborting, dealer)
            return True
        robot = who_may_abort(race)
        if robot == NOBODY:
            return True
        race.agenda.push(ABORT_STEP, robot)
        return False


def who_may_abort(race: Race) -> i64:
    """
    The robot whose Abort Switch could replace the card of this register, or nobody.

    Clauses: RR-O2, RR-O31.
    """
    robot = working(race, ABORT_SWITCH)
    return robot if robot != NOBODY and _can_replace(race, robot) else NOBODY


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

"""Conditional Program: another card, put in at the last moment. RR-O5."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import CONDITIONAL_STEP, USED
from botyard.games.roborally.option_numbers import CONDITIONAL_PROGRAM
from botyard.games.roborally.piles import discard_face_down
from botyard.games.roborally.rules.option_cards import holder_of, working
from botyard.games.roborally.rules.registers import clear_register
from botyard.games.roborally.state import NO_CARD, NOBODY, Race
from botyard.games.roborally.steps import Step, Use
from botyard.kernel.dealer import Dealer


class AskForCondition(Step):
    """
    Before the reveal of any register the stored card may go into it.

    Clauses: RR-O5.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        race.agenda.pop()
        robot = who_has_condition(race)
        if robot == NOBODY:
            return True
        race.agenda.push(CONDITIONAL_STEP, robot)
        return False


def who_has_condition(race: Race) -> i64:
    """
    The robot with a stored card for this register, or nobody.

    Not for a locked one, and not while somebody else controls the robot.

    Clauses: RR-O5, RR-O31, RR-62.
    """
    robot = working(race, CONDITIONAL_PROGRAM)
    if robot == NOBODY or race.stored == NO_CARD or race.is_controlled(robot):
        return NOBODY
    return NOBODY if race.is_locked(robot, race.register) else robot


class UseCondition(Use):
    """
    The card that lies there is discarded face down, even one that Scrambler put there.

    Clauses: RR-O5.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        clear_register(race, robot, race.register)
        race.registers[robot * REGISTERS + race.register - 1] = race.stored
        race.stored = NO_CARD
        dealer.tell(USED, race.told_as[robot], CONDITIONAL_PROGRAM)


def drop_condition(race: Race) -> None:
    """
    Unused, the card is discarded in clean-up; the Option stays.

    Clauses: RR-O5, RR-45.
    """
    if race.stored != NO_CARD:
        discard_face_down(race, holder_of(race, CONDITIONAL_PROGRAM), race.stored)
        race.stored = NO_CARD

"""Cards on Conditional Program and Flywheel: put there with *ready*, used later. RR-O5, RR-O11."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import DECK_SIZE, REGISTERS, STORE
from botyard.games.roborally.components import CONDITIONAL_PROGRAM, FLYWHEEL, STORING
from botyard.games.roborally.rules.option_cards import holder_of, working
from botyard.games.roborally.rules.piles import (
    clear_register,
    discard_face_down,
    is_placed,
    put_into_hand,
    take_from_hand,
)
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, Race
from botyard.games.roborally.steps import NONE, AskOne, Choice, Courtesy, Use
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

ON_CONDITION: Final = 0
ON_FLYWHEEL: Final = 1


def stores(race: Race, robot: i64) -> list[int]:
    """
    Every leftover card onto every Option that can take one; registers come first.

    Clauses: RR-O5, RR-O11.
    """
    if not race.held_options[robot] & STORING or race.first_empty(robot) != 0:
        return NONE
    actions: list[int] = []
    place: i64
    for where in (ON_CONDITION, ON_FLYWHEEL):
        if _refuse_where(race, robot, where) == LEGAL:
            for place in range(robot * MOST_HELD, robot * MOST_HELD + race.held[robot]):
                actions.append(STORE + where * DECK_SIZE + race.hands[place])
    return actions


class Store(Choice):
    """
    A leftover card goes from the hand, face down, onto an Option that holds none yet.

    Clauses: RR-7, RR-O5, RR-O11.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return stores(race, robot)

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        where, card = number // DECK_SIZE, number % DECK_SIZE
        refusal = _refuse_where(race, robot, where)
        if refusal != LEGAL:
            return refusal
        if is_placed(race, robot, card):
            return on.PLACED_ALREADY  # RR-7
        if not race.holds(robot, card):
            return on.NOT_LEFT_FOR_CONDITION if where == ON_CONDITION else on.NOT_LEFT_FOR_FLYWHEEL
        if race.first_empty(robot) != 0:
            return on.FILL_BEFORE_CONDITION if where == ON_CONDITION else on.FILL_BEFORE_FLYWHEEL
        return LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        where, card = number // DECK_SIZE, number % DECK_SIZE
        take_from_hand(race, robot, card)
        if where == ON_CONDITION:
            race.stored = card
        else:
            race.flywheel = card
            race.fresh = 1


def _refuse_where(race: Race, robot: i64, where: i64) -> int:
    if not race.has_option(robot, _option(where)):
        return on.NOT_YOUR_OPTION
    if card_on(race, where) == NO_CARD:
        return LEGAL
    return on.CARD_ON_IT if where == ON_CONDITION else on.CARD_ON_FLYWHEEL


def refuse_unstoring(race: Race, robot: i64, where: i64) -> int:
    """
    Only what was put there for this program.

    Clauses: RR-7, RR-O5, RR-O11.
    """
    if not race.has_option(robot, _option(where)):
        return on.NOT_YOUR_OPTION
    if card_on(race, where) == NO_CARD:
        return on.NO_CARD_ON_IT if where == ON_CONDITION else on.NO_CARD_ON_FLYWHEEL
    return on.STORED_EARLIER if where == ON_FLYWHEEL and not race.fresh else LEGAL


def _option(where: i64) -> i64:
    return CONDITIONAL_PROGRAM if where == ON_CONDITION else FLYWHEEL


def card_on(race: Race, where: i64) -> i64:
    """The card on one of the two Options, or none."""
    return race.stored if where == ON_CONDITION else race.flywheel


class Unstore(Courtesy):
    """
    Before the program is ready the card can be put back.

    Clauses: RR-7.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return refuse_unstoring(race, robot, number)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        unstore(race, robot, number)


def unstore(race: Race, robot: i64, where: i64) -> None:
    """
    Before the program is ready the card can be put back.

    Clauses: RR-7.
    """
    put_into_hand(race, robot, card_on(race, where))
    if where == ON_CONDITION:
        race.stored = NO_CARD
    else:
        race.flywheel = NO_CARD
        race.fresh = 0


def unstore_all(race: Race, robot: i64) -> None:
    """
    When the time is up nothing is stored.

    Clauses: RR-9.
    """
    for where in (ON_CONDITION, ON_FLYWHEEL):
        if refuse_unstoring(race, robot, where) == LEGAL:
            unstore(race, robot, where)


def tell_stored(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    Everybody sees that a card was stored.

    Clauses: RR-52, RR-O5, RR-O11.
    """
    if race.has_option(robot, CONDITIONAL_PROGRAM) and race.stored != NO_CARD:
        dealer.tell(on.STORED, race.told_as[robot], CONDITIONAL_PROGRAM)
    if race.has_option(robot, FLYWHEEL):
        if race.fresh:
            dealer.tell(on.STORED, race.told_as[robot], FLYWHEEL)
            race.fresh = 0
        race.taken = NO_CARD


def refuse_taking(race: Race, robot: i64) -> int:
    """
    Only a card that has lain there since an earlier turn.

    Clauses: RR-O11.
    """
    if not race.has_option(robot, FLYWHEEL):
        return on.NOT_YOUR_OPTION
    if race.flywheel == NO_CARD:
        return on.NO_CARD_ON_FLYWHEEL
    return on.STORED_THIS_TURN if race.fresh else LEGAL


class TakeFromFlywheel(Use):
    """
    The card comes into the hand; it was not dealt.

    Clauses: RR-O11.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return refuse_taking(race, robot)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        put_into_hand(race, robot, race.flywheel)
        race.taken = race.flywheel
        race.flywheel = NO_CARD
        dealer.tell(on.TOOK, race.told_as[robot])


class AskForCondition(AskOne):
    """
    Before the reveal of any register the stored card may go into it.

    Clauses: RR-O5, RR-O31, RR-62.
    """

    def whom(self, race: Race, first: i64) -> i64:
        """Not for a locked register, and not while somebody else controls the robot."""
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
        dealer.tell(on.USED, race.told_as[robot], CONDITIONAL_PROGRAM)


def drop_condition(race: Race) -> None:
    """
    Unused, the card is discarded in clean-up; the Option stays.

    Clauses: RR-O5, RR-45.
    """
    if race.stored != NO_CARD:
        discard_face_down(race, holder_of(race, CONDITIONAL_PROGRAM), race.stored)
        race.stored = NO_CARD

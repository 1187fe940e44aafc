"""Option cards as cards: drawn, discarded, lost. RR-34, RR-38, RR-44, RR-48."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DISCARD, OPTION_CARDS
from botyard.games.roborally.components import (
    ABLATIVE_COAT,
    CONDITIONAL_PROGRAM,
    FLYWHEEL,
    MINI_HOWITZER,
)
from botyard.games.roborally.declared import (
    DREW_OPTION,
    LOSE,
    LOSE_OPTION_STEP,
    LOST_OPTION,
    NOT_YOURS_TO_LOSE,
    OPTION,
    OPTIONS_RENEWED,
)
from botyard.games.roborally.rules.piles import discard_face_down
from botyard.games.roborally.state import NO_CARD, NOBODY, Race, count_of, lowest_of
from botyard.games.roborally.steps import Choice, Step
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec

ALL_OPTIONS: Final = (1 << OPTION_CARDS) - 1


def option_deck(race: Race) -> i64:
    """A mask of the cards that nobody holds and that are not discarded."""
    taken = race.spent_options | race.in_play
    for offered in race.on_offer:
        taken |= offered
    return ALL_OPTIONS & ~taken


def drawn_last(race: Race) -> i64:
    """
    A mask of the cards that were put under the deck.

    Clauses: RR-C2.
    """
    last: i64 = 0
    for put in race.under:
        last |= put
    return last


def holder_of(race: Race, option: i64) -> i64:
    """
    The robot that has an option card, or nobody.

    Clauses: RR-O29.
    """
    if not (race.in_play >> option) & 1:
        return NOBODY
    robot: i64 = 0
    while not (race.held_options[robot] >> option) & 1:
        robot += 1
    return robot


def working(race: Race, option: i64) -> i64:
    """
    The robot that has an option card and can use it now: on the floor and not powered down.

    Clauses: RR-O29, RR-O31.
    """
    robot = holder_of(race, option)
    return robot if robot != NOBODY and race.is_active(robot) else NOBODY


def draw_option(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The top card of the deck, face up; an exhausted deck is renewed from its discards.

    With both empty nothing is drawn.

    Clauses: RR-44, RR-48.
    """
    last = drawn_last(race)
    deck = option_deck(race) & ~last
    if deck == 0:
        deck = last  # RR-C2
        race.under = race.under[:0]
    if deck == 0:
        deck = race.spent_options
        race.spent_options = 0
        if deck == 0:
            return
        dealer.tell(OPTIONS_RENEWED, count_of(deck))
    option = dealer.draw(OPTION, ItemBag(cards_of(deck)))
    give_option(race, robot, option)
    dealer.tell(DREW_OPTION, race.told_as[robot], option)


def give_option(race: Race, robot: i64, option: i64) -> None:
    """
    A card belongs to a robot from now on.

    Clauses: RR-O29.
    """
    race.held_options[robot] |= 1 << option
    race.in_play |= 1 << option


def cards_of(options: i64) -> vec[i64]:
    """The cards of a mask, in their order."""
    cards = vec[i64]()
    for option in range(OPTION_CARDS):
        if (options >> option) & 1:
            cards = append(cards, option)
    return cards


def discards_of(options: i64) -> list[int]:
    """The actions that discard one of the cards of a mask."""
    return [DISCARD + option for option in cards_of(options)]


def can_cancel(race: Race, robot: i64) -> bool:
    """
    Whether a robot has a card to be discarded for a token.

    Clauses: RR-34, RR-O1.
    """
    return race.held_options[robot] & ~(1 << ABLATIVE_COAT) != 0


def discard_option(race: Race, robot: i64, option: i64) -> None:
    """
    A card goes from its robot to the open discards, and takes what lies on it along.

    Clauses: RR-O29, RR-O32.
    """
    race.held_options[robot] &= ~(1 << option)
    race.in_play &= ~(1 << option)
    race.spent_options |= 1 << option
    if option == ABLATIVE_COAT:
        race.coat = 0
    elif option == MINI_HOWITZER:
        race.shells = 0
    elif option == FLYWHEEL:
        if race.flywheel != NO_CARD:
            discard_face_down(race, robot, race.flywheel)
        race.flywheel = NO_CARD
        race.fresh = 0
    elif option == CONDITIONAL_PROGRAM:
        if race.stored != NO_CARD:
            discard_face_down(race, robot, race.stored)
        race.stored = NO_CARD


def discard_all_options(race: Race, robot: i64) -> None:
    """
    A robot that leaves the race leaves its cards behind.

    Clauses: RR-64.
    """
    if race.held_options[robot] != 0:
        for option in cards_of(race.held_options[robot]):
            discard_option(race, robot, option)


def must_lose_option(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    A destroyed robot loses one card of its owner's choice, who is asked at once if there is one.

    Several robots that are destroyed at the same moment are asked in dock order.

    Clauses: RR-38, RR-54.
    """
    held = race.held_options[robot]
    if held == 0:
        return
    if held & (held - 1) == 0:
        lose_option(race, robot, lowest_of(held), dealer)
        return
    losing: i64 = 0
    if race.agenda.step() == LOSE_OPTION_STEP:
        losing = race.agenda.first()
        race.agenda.pop()
    race.agenda.push(LOSE_OPTION_STEP, losing | 1 << robot)


class Losing(Step):
    """
    Of the robots that lose a card the lowest is asked.

    Clauses: RR-38, RR-54.
    """

    def asked(self, race: Race) -> i64:
        return lowest_of(race.agenda.first())


class LoseOption(Choice):
    """
    A destroyed robot loses one of its own cards, of its owner's choice.

    Clauses: RR-38.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return discards_of(race.held_options[robot])

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return LEGAL if race.has_option(robot, number) else NOT_YOURS_TO_LOSE

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        losing = race.agenda.first() & ~(1 << robot)
        race.agenda.pop()
        if losing:
            race.agenda.push(LOSE_OPTION_STEP, losing)
        lose_option(race, robot, number, dealer)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        held = cards_of(race.held_options[robot])
        return DISCARD + dealer.draw(LOSE + race.owner[robot], ItemBag(held))  # RR-54


def lose_option(race: Race, robot: i64, option: i64, dealer: Dealer) -> None:
    """
    A card is lost with a life.

    Clauses: RR-38.
    """
    discard_option(race, robot, option)
    dealer.tell(LOST_OPTION, race.told_as[robot], option)

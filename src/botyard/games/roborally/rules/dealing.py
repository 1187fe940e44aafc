"""All free cards are dealt, and there is a time for programs. RR-5, RR-8, RR-50, RR-55."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import BALL_LIGHTNING, TIGHT_COLLAR
from botyard.games.roborally.components import EXTRA_MEMORY
from botyard.games.roborally.declared import DEAL, DEALT, IS_READY, PROGRAM_STEP
from botyard.games.roborally.rules.piles import deck_of, gather_discards, put_into_hand, show_cards
from botyard.games.roborally.rules.programming import has_a_choice, place_card
from botyard.games.roborally.state import MOST_HELD, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import vec

FULL_HAND: Final = 9
SECONDS_LEFT: Final = 30
ONE_TIMER: Final = 30  # from the deal on
TWO_TIMERS: Final = 60


def deal_hands(race: Race, dealer: Dealer) -> None:
    """
    All cards that are not locked are shuffled and dealt, round by round in dock order.

    Should the deck run out, the deal ends there. Everybody sees how many cards a hand holds, its
    owner alone which.

    Clauses: RR-5, RR-50, RR-52.
    """
    race.ready = (1 << race.robots) - 1
    gather_discards(race)
    deck = deck_of(race)
    sizes = vec[i64]([0] * race.robots)
    robot: i64
    for robot in range(race.robots):
        sizes[robot] = hand_size(race, robot)
    dealt: i64
    for dealt in range(FULL_HAND + 1):  # RR-O9
        for robot in range(race.robots):
            if dealt < sizes[robot] and len(deck.content) > 0:
                card = dealer.draw(DEAL + race.owner[robot], deck)
                put_into_hand(race, robot, card)
    for robot in range(race.robots):
        if race.is_active(robot):
            dealer.tell(DEALT, race.told_as[robot], race.held[robot])
            show_cards(race, robot, dealer)
            _let_program(race, robot, dealer)


def hand_size(race: Race, robot: i64) -> i64:
    """
    Nine cards less the damage; none for a robot that is powered down or out.

    Clauses: RR-5, RR-11, RR-O9.
    """
    if not race.is_active(robot):
        return 0
    size = FULL_HAND - race.damage[robot]
    return size + 1 if race.has_option(robot, EXTRA_MEMORY) else size  # RR-O9


def _let_program(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    A robot with nothing to decide is ready at once.

    Five locked registers run again; one card for one free register goes there by itself.

    Clauses: RR-55, RR-54.
    """
    if has_a_choice(race, robot):
        race.ready &= ~(1 << robot)
        return
    empty = race.first_empty(robot)
    if empty != 0 and race.held[robot] == 1:
        place_card(race, robot, empty, race.hands[robot * MOST_HELD])
    dealer.tell(IS_READY, race.told_as[robot])


def seconds_left(race: Race, seat: i64) -> int:
    """
    How long the last seat that is not ready may take; 0 while there is no limit.

    On some courses everybody has a limit from the deal on.

    Clauses: RR-8, RR-C7, RR-C8, RR-C10.
    """
    if race.agenda.step() != PROGRAM_STEP or race.options["timer"] is False:
        return 0
    if race.special == BALL_LIGHTNING:
        return ONE_TIMER  # RR-C7
    if race.special == TIGHT_COLLAR:
        return TWO_TIMERS  # RR-C8
    robots = 0
    robot: i64
    for robot in range(race.robots):
        if not race.is_ready(robot):
            if race.owner[robot] != seat:
                return 0
            robots += 1
    return SECONDS_LEFT * robots

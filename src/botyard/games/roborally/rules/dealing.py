"""The deal: all free cards are shuffled, and every active robot gets some. RR-5, RR-50, RR-55."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import DEAL, DEALT, IS_READY
from botyard.games.roborally.option_numbers import EXTRA_MEMORY
from botyard.games.roborally.piles import deck_of, gather_discards, put_into_hand, show_cards
from botyard.games.roborally.rules.programming import has_a_choice, place_card
from botyard.games.roborally.state import MOST_HELD, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import vec

FULL_HAND: Final = 9


def deal_hands(race: Race, dealer: Dealer) -> None:
    """
    All cards that are not locked are shuffled and dealt, round by round in dock order.

    Should the deck run out, the deal ends there.

    Clauses: RR-5, RR-50.
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
            _show_hand(race, robot, dealer)
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


def _show_hand(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    Everybody sees how many cards a hand holds, its owner alone which.

    Clauses: RR-52.
    """
    dealer.tell(DEALT, race.told_as[robot], race.held[robot])
    show_cards(race, robot, dealer)


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

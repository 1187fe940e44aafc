"""Option cards as cards: drawn, discarded, lost. RR-34, RR-38, RR-44, RR-48."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from botyard.games.roborally.actions import OPTION_CARDS
from botyard.games.roborally.declared import (
    DREW_OPTION,
    LOSE_OPTION_STEP,
    LOST_OPTION,
    NOT_YOUR_OPTION,
    OPTION,
    OPTIONS_RENEWED,
)
from botyard.games.roborally.state import Race, count_of, lowest_of
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

ALL_OPTIONS: Final = (1 << OPTION_CARDS) - 1


def option_deck(race: Race) -> i64:
    """A mask of the cards that nobody holds and that are not discarded."""
    taken = race.spent_options
    for held in race.held_options:
        taken |= held
    return ALL_OPTIONS & ~taken


def draw_option(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The top card of the deck, face up; an exhausted deck is renewed from its discards.

    With both empty nothing is drawn.

    Clauses: RR-44, RR-48.
    """
    deck = option_deck(race)
    if deck == 0:
        deck = race.spent_options
        race.spent_options = 0
        if deck == 0:
            return
        dealer.tell(OPTIONS_RENEWED, count_of(deck))
    option = dealer.draw(OPTION, ItemBag(cards_of(deck)))
    race.held_options[robot] |= 1 << option
    dealer.tell(DREW_OPTION, race.owner[robot], option)


def cards_of(options: i64) -> vec[i64]:
    """The cards of a mask, in their order."""
    cards = vec[i64]()
    for option in range(OPTION_CARDS):
        if (options >> option) & 1:
            cards = append(cards, option)
    return cards


def refuse_discard(race: Race, robot: i64, option: i64) -> int:
    """
    Only a card of that robot can be discarded.

    Clauses: RR-34, RR-38.
    """
    return LEGAL if (race.held_options[robot] >> option) & 1 else NOT_YOUR_OPTION


def discard_option(race: Race, robot: i64, option: i64) -> None:
    """A card goes from its robot to the open discards."""
    race.held_options[robot] &= ~(1 << option)
    race.spent_options |= 1 << option


def discard_all_options(race: Race, robot: i64) -> None:
    """
    A robot that leaves the race leaves its cards behind.

    Clauses: RR-64.
    """
    race.spent_options |= race.held_options[robot]
    race.held_options[robot] = 0


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


def choose_lost_option(race: Race, robot: i64, option: i64, dealer: Dealer) -> None:
    """
    The owner's choice.

    Clauses: RR-38.
    """
    losing = race.agenda.first() & ~(1 << robot)
    race.agenda.pop()
    if losing:
        race.agenda.push(LOSE_OPTION_STEP, losing)
    lose_option(race, robot, option, dealer)


def lose_option(race: Race, robot: i64, option: i64, dealer: Dealer) -> None:
    """
    A card is lost with a life.

    Clauses: RR-38.
    """
    discard_option(race, robot, option)
    dealer.tell(LOST_OPTION, race.owner[robot], option)

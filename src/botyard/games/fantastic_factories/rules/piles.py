"""Decks and discard piles, drawing and discarding, and what a seat gains or pays."""

from typing import Final

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import DISCARD
from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    CONTRACTOR_ROW,
    CREW,
    KINDS,
    NO_CARD,
)
from botyard.games.fantastic_factories.declared import (
    DISCARDED,
    DRAW,
    DREW,
    DREW_CARD,
    DREW_NONE,
    GAINED,
    PAID,
    SHUFFLED,
)
from botyard.games.fantastic_factories.state import PICKS, STOCKS, Works
from botyard.kernel.dealer import Dealer

FACES_OF_DIE: Final = [1, 2, 3, 4, 5, 6]


def top_card(works: Works, stream: i64, dealer: Dealer) -> i64:
    """
    The top blueprint of the deck; if that is empty, its discard pile is shuffled first.

    With both empty there is none.

    Clauses: FF-4.
    """
    if works.deck.total == 0:
        _shuffle(works, dealer)
        if works.deck.total == 0:
            return NO_CARD
    return dealer.draw(stream, works.deck)


def top_contractor(works: Works, stream: i64, dealer: Dealer) -> i64:
    """
    The same of the contractors, with a discard pile of their own.

    Clauses: FF-4.
    """
    if works.crew_deck.total == 0:
        _shuffle_crew(works, dealer)
        if works.crew_deck.total == 0:
            return NO_CARD
    return dealer.draw(stream, works.crew_deck)


def draw_cards(works: Works, seat: i64, count: i64, dealer: Dealer) -> None:
    """
    A seat draws blueprints from the deck, unseen by the others; what there is is drawn.

    Clauses: FF-27, FF-59, FF-62, FF-70.
    """
    while count > 0:
        card = top_card(works, DRAW + seat, dealer)
        if card == NO_CARD:
            dealer.tell(DREW_NONE, seat)  # FF-70
            return
        works.hands[seat * KINDS + card] += 1
        dealer.tell(DREW, seat)
        dealer.tell(DREW_CARD, seat, card, 0, 1 << seat)
        count -= 1


def lowest_first(works: Works, seat: i64, left: i64, lowest: i64) -> list[int]:
    """What a thinking player discards if so many cards are left to discard: the lowest first."""
    found: list[int] = []
    from_here: i64 = 0
    card: i64 = KINDS - 1
    while card >= lowest:
        here = works.hands[seat * KINDS + card]
        from_here += here
        if here > 0 and from_here >= left:
            found.append(DISCARD + card)
        card -= 1
    if not found:  # one was discarded out of turn
        for card in range(KINDS):
            if works.hands[seat * KINDS + card] > 0:
                found.append(DISCARD + card)
    return found


def discard_from_hand(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    A blueprint goes from the hand to the discard pile, seen by all.

    Clauses: FF-59.
    """
    works.hands[seat * KINDS + card] -= 1
    works.discard[card] += 1
    dealer.tell(DISCARDED, seat, card)


def pick_card(works: Works, seat: i64, card: i64) -> None:
    """A card of the hand is set aside for what the seat has begun."""
    works.hands[seat * KINDS + card] -= 1
    works.picked[seat * PICKS + works.picked_count(seat)] = card


def discard_picked(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    The cards that were set aside are discarded.

    Clauses: FF-59.
    """
    place: i64
    for place in range(seat * PICKS, seat * PICKS + PICKS):
        card = works.picked[place]
        if card != NO_CARD:
            works.discard[card] += 1
            works.picked[place] = NO_CARD
            dealer.tell(DISCARDED, seat, card)


def unpick_cards(works: Works, seat: i64) -> None:
    """The cards that were set aside go back to the hand."""
    place: i64
    for place in range(seat * PICKS, seat * PICKS + PICKS):
        card = works.picked[place]
        if card != NO_CARD:
            works.hands[seat * KINDS + card] += 1
            works.picked[place] = NO_CARD


def gain(works: Works, seat: i64, what: i64, amount: i64, dealer: Dealer) -> None:
    """
    A seat gains metal, energy or goods; they never run out.

    Clauses: FF-3.
    """
    if amount > 0:
        works.stock[seat * STOCKS + what] += amount
        dealer.tell(GAINED, seat, what, amount)


def pay(works: Works, seat: i64, what: i64, amount: i64, dealer: Dealer) -> None:
    """A seat pays metal or energy."""
    if amount > 0:
        works.stock[seat * STOCKS + what] -= amount
        dealer.tell(PAID, seat, what, amount)


def _shuffle(works: Works, dealer: Dealer) -> None:
    """
    The discard pile becomes the deck.

    Clauses: FF-4.
    """
    card: i64
    for card in range(KINDS):
        works.deck.counts[card] += works.discard[card]
        works.deck.total += works.discard[card]
        works.discard[card] = 0
    if works.deck.total > 0:
        dealer.tell(SHUFFLED, BLUEPRINT_ROW)


def _shuffle_crew(works: Works, dealer: Dealer) -> None:
    """
    The discarded contractors become their deck.

    Clauses: FF-4.
    """
    contractor: i64
    for contractor in range(CREW):
        works.crew_deck.counts[contractor] += works.crew_discard[contractor]
        works.crew_deck.total += works.crew_discard[contractor]
        works.crew_discard[contractor] = 0
    if works.crew_deck.total > 0:
        dealer.tell(SHUFFLED, CONTRACTOR_ROW)

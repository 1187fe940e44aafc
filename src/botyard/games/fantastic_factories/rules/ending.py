"""The end of work, of the round and of the game."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import (
    ENERGY,
    FACES,
    GOODS,
    KINDS,
    METAL,
    NO_CARD,
)
from botyard.games.fantastic_factories.declared import (
    DROP_STEP,
    ENDED,
    ENDED_WORK,
    FIRST,
    LAST_ROUND,
    LIMIT,
    NONE_TO_RETURN,
    NOT_HELD_TO_DROP,
    RETURN_STEP,
    RETURNED,
    TRIGGERED,
)
from botyard.games.fantastic_factories.rules.piles import discard_from_hand
from botyard.games.fantastic_factories.state import (
    ARMED,
    COPIED,
    HIRED,
    MARKS,
    NOT_USED,
    PLACES,
    STOCKS,
    Works,
)
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def end_work(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    A seat ends its work, and discards what is over the limits.

    Clauses: FF-15, FF-64.
    """
    dealer.tell(ENDED_WORK, seat)
    _keep_within_limits(works, seat)


def refuse_return(works: Works, seat: i64, resource: i64) -> int:
    """
    Only what the seat has can be returned.

    Clauses: FF-15.
    """
    return NONE_TO_RETURN if works.stock[seat * STOCKS + resource] == 0 else LEGAL


def return_one(works: Works, seat: i64, resource: i64, dealer: Dealer) -> None:
    """
    One metal or energy over the limit goes back.

    Clauses: FF-15.
    """
    left = works.argument(seat) - 1
    works.stock[seat * STOCKS + resource] -= 1
    dealer.tell(RETURNED, seat, resource)
    if left > 0:
        works.ask(seat, RETURN_STEP, left, works.second_argument(seat) | resource)
    else:
        _keep_within_limits(works, seat)


def returns(works: Works, seat: i64) -> list[int]:
    """
    What a thinking player returns next: metal first, then energy.

    Clauses: FF-15.
    """
    metal = works.stock[seat * STOCKS + METAL]
    energy = works.stock[seat * STOCKS + ENERGY]
    found: list[int] = []
    if metal > 0 and works.second_argument(seat) == METAL:
        found.append(METAL)
    if energy >= works.argument(seat):
        found.append(ENERGY)
    return found if found else [METAL, ENERGY]  # energy was returned out of turn


def refuse_drop(works: Works, seat: i64, card: i64) -> int:
    """
    Only what is in the hand can be discarded.

    Clauses: FF-15.
    """
    return NOT_HELD_TO_DROP if works.hands[seat * KINDS + card] == 0 else LEGAL


def drop(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    One blueprint over the limit is discarded.

    Clauses: FF-15.
    """
    left = works.argument(seat) - 1
    discard_from_hand(works, seat, card, dealer)
    if left > 0:
        works.ask(seat, DROP_STEP, left, card)
    else:
        works.answered(seat)


def _keep_within_limits(works: Works, seat: i64) -> None:
    """
    At most 12 resources and 10 blueprints are kept.

    Clauses: FF-15.
    """
    kit = works.kit
    resources = works.stock[seat * STOCKS + METAL] + works.stock[seat * STOCKS + ENERGY]
    cards = works.hand_size(seat)
    if resources > kit.most_resources:
        works.ask(seat, RETURN_STEP, resources - kit.most_resources)
    elif cards > kit.most_cards:
        works.ask(seat, DROP_STEP, cards - kit.most_cards)
    else:
        works.answered(seat)


def look_for_end(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    With 12 goods or 10 cards the end is triggered: this round and one more are played.

    Clauses: FF-48, FF-75.
    """
    if works.ending == 0 and has_enough(works, seat):
        works.ending = works.round + 1
        dealer.tell(TRIGGERED, seat)


def has_enough(works: Works, seat: i64) -> bool:
    """
    Whether a seat has what triggers the end.

    Clauses: FF-48.
    """
    if works.stock[seat * STOCKS + GOODS] >= works.kit.end_goods:
        return True
    return works.compound_size(seat) >= works.kit.end_cards


def end_round(works: Works, dealer: Dealer) -> bool:
    """
    Dice come back, cards can be used again, the token passes. False if the game is over.

    Clauses: FF-5, FF-16, FF-47, FF-48, FF-64, FF-80.
    """
    _clean_up(works)
    if works.ending != 0 and works.round >= works.ending:
        dealer.tell(ENDED)
        return False
    limit = works.options["round-limit"]
    if isinstance(limit, int) and 0 < limit <= works.round:  # FF-80
        dealer.tell(LIMIT)
        dealer.tell(ENDED)
        return False
    works.first = (works.first + 1) % works.seats  # FF-5
    dealer.tell(FIRST, works.first)
    if works.ending != 0:
        dealer.tell(LAST_ROUND)
    return True


def _clean_up(works: Works) -> None:
    """
    What lasts for one round is over.

    Clauses: FF-16, FF-47, FF-64.
    """
    works.cleared = 0
    place: i64
    for place in range(works.seats * PLACES * FACES):
        works.dice[place] = 0
    for place in range(works.seats * KINDS):
        works.worked[place] = NOT_USED
    seat: i64
    for seat in range(works.seats):
        works.marks[seat * MARKS + COPIED] = NO_CARD
        works.marks[seat * MARKS + ARMED] = NO_CARD
        works.marks[seat * MARKS + HIRED] = 0

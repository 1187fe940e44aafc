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
from botyard.games.fantastic_factories.rules.piles import discard_from_hand, lowest_first
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
from botyard.games.fantastic_factories.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class EndWork(Choice):
    """
    A seat ends its work, and discards what is over the limits.

    Clauses: FF-14, FF-15, FF-64.
    """

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        dealer.tell(ENDED_WORK, seat)
        _keep_within_limits(works, seat)


class Return(Choice):
    """
    One metal or energy over the limit goes back; a thinking player returns metal first.

    Clauses: FF-15.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        found: list[int] = []
        if works.stock[seat * STOCKS + METAL] > 0 and works.second_argument(seat) == METAL:
            found.append(self.first + METAL)
        if works.stock[seat * STOCKS + ENERGY] >= works.argument(seat):
            found.append(self.first + ENERGY)
        return found if found else self.actions  # energy was returned out of turn

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)

    def refuse(self, works: Works, seat: i64, resource: i64) -> int:
        return NONE_TO_RETURN if works.stock[seat * STOCKS + resource] == 0 else LEGAL

    def carry_out(self, works: Works, seat: i64, resource: i64, dealer: Dealer) -> None:
        left = works.argument(seat) - 1
        works.stock[seat * STOCKS + resource] -= 1
        dealer.tell(RETURNED, seat, resource)
        if left > 0:
            works.ask(seat, RETURN_STEP, left, works.second_argument(seat) | resource)
        else:
            _keep_within_limits(works, seat)


class Drop(Choice):
    """
    One blueprint over the limit is discarded.

    Clauses: FF-15.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return lowest_first(works, seat, works.argument(seat), works.second_argument(seat))

    def courtesies(self, works: Works, seat: i64) -> list[int]:
        return self.in_any_order(works, seat)

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        return NOT_HELD_TO_DROP if works.hands[seat * KINDS + card] == 0 else LEGAL

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
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

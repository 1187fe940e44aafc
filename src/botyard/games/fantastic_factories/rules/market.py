"""The market phase: take a blueprint, discard a row, go without."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    CONTRACTOR_ROW,
    KINDS,
    NO_CARD,
    SLOTS,
)
from botyard.games.fantastic_factories.declared import (
    CANNOT_PAY_CLEARING,
    CLEARED,
    CLEARED_ALREADY,
    MUST_CHOOSE,
    NOT_IN_ROW,
    PASSED,
    ROW_EMPTY,
    TOOK,
)
from botyard.games.fantastic_factories.rules.hiring import refuse_hire
from botyard.games.fantastic_factories.rules.piles import pay
from botyard.games.fantastic_factories.rules.rows import (
    complete_market,
    discard_row,
    is_empty,
)
from botyard.games.fantastic_factories.state import STOCKS, Works
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def refuse_take(works: Works, card: i64) -> int:
    """
    Which clause, if any, forbids taking this blueprint: it must lie in the market.

    Clauses: FF-7, FF-9.
    """
    return LEGAL if works.in_blueprint_row(card) else NOT_IN_ROW


def take(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    A blueprint of the market goes into the hand, free; its slot is filled again.

    Clauses: FF-9, FF-11.
    """
    slot = works.slot_of(BLUEPRINT_ROW, card)
    works.market[slot] = NO_CARD
    works.hands[seat * KINDS + card] += 1
    dealer.tell(TOOK, seat, card, slot + 1)
    complete_market(works, dealer)
    works.answered(seat)


def refuse_clear(works: Works, seat: i64, row: i64, resource: i64) -> int:
    """
    Which clause, if any, forbids discarding this row for that resource.

    Clauses: FF-8.
    """
    if (works.cleared >> seat) & 1 != 0:
        return CLEARED_ALREADY
    if is_empty(works, row):
        return ROW_EMPTY
    if works.stock[seat * STOCKS + resource] == 0:
        return CANNOT_PAY_CLEARING
    return LEGAL


def clear(works: Works, seat: i64, row: i64, resource: i64, dealer: Dealer) -> None:
    """
    One whole row is discarded, then four new cards are revealed; the choice still follows.

    Clauses: FF-8.
    """
    works.cleared |= 1 << seat
    pay(works, seat, resource, 1, dealer)
    dealer.tell(CLEARED, seat, row, resource)
    discard_row(works, row)
    complete_market(works, dealer)


def refuse_pass(works: Works, seat: i64) -> int:
    """
    Nobody may go without a card who can take a blueprint or pay for a contractor.

    Clauses: FF-7, FF-60.
    """
    if not is_empty(works, BLUEPRINT_ROW):
        return MUST_CHOOSE
    slot: i64
    for slot in range(SLOTS):
        contractor = works.market[CONTRACTOR_ROW * SLOTS + slot]
        if contractor == NO_CARD:
            continue
        if refuse_hire(works, seat, contractor, works.tokens[slot]) == LEGAL:
            return MUST_CHOOSE
    return LEGAL


def go_without(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    The market turn ends without a card.

    Clauses: FF-60, FF-61.
    """
    dealer.tell(PASSED, seat)
    complete_market(works, dealer)
    works.answered(seat)

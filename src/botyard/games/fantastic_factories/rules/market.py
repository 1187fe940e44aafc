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
    blueprints,
    complete_market,
    discard_row,
    is_empty,
)
from botyard.games.fantastic_factories.state import STOCKS, Works
from botyard.games.fantastic_factories.steps import NONE, Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Take(Choice):
    """
    A blueprint of the market goes into the hand, free; its slot is filled again.

    Clauses: FF-7, FF-9, FF-11.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return [self.first + card for card in blueprints(works)]

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        return LEGAL if works.in_blueprint_row(card) else NOT_IN_ROW  # FF-9

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
        slot = works.slot_of(BLUEPRINT_ROW, card)
        works.market[slot] = NO_CARD
        works.hands[seat * KINDS + card] += 1
        dealer.tell(TOOK, seat, card, slot + 1)
        complete_market(works, dealer)
        works.answered(seat)


class Clear(Choice):
    """
    One whole row is discarded, then four new cards are revealed; the choice still follows.

    Clauses: FF-8.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return self.actions if (works.cleared >> seat) & 1 == 0 else NONE

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        if (works.cleared >> seat) & 1 != 0:
            return CLEARED_ALREADY
        if is_empty(works, number // 2):
            return ROW_EMPTY
        return LEGAL if works.stock[seat * STOCKS + number % 2] > 0 else CANNOT_PAY_CLEARING

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        row, resource = number // 2, number % 2
        works.cleared |= 1 << seat
        pay(works, seat, resource, 1, dealer)
        dealer.tell(CLEARED, seat, row, resource)
        discard_row(works, row)
        complete_market(works, dealer)

    def explain(self, works: Works, seat: i64, number: i64, reason: int) -> Json:
        return {"need": 1, "have": 0} if reason == CANNOT_PAY_CLEARING else {}


class Pass(Choice):
    """
    The market turn ends without a card, for those who can neither take one nor pay to hire.

    Clauses: FF-7, FF-60, FF-61.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return self.actions if is_empty(works, BLUEPRINT_ROW) else NONE

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
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

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        dealer.tell(PASSED, seat)
        complete_market(works, dealer)
        works.answered(seat)

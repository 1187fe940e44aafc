"""The market phase: hire a contractor."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import CARDS_GAIN, GAINS
from botyard.games.fantastic_factories.cards import (
    CONTRACTOR_ROW,
    ENERGY,
    KINDS,
    METAL,
    NO_CARD,
    SLOTS,
)
from botyard.games.fantastic_factories.components import FOR_ITS_COST, TO_BUILD
from botyard.games.fantastic_factories.declared import (
    FEE_TOO_HIGH,
    GAVE,
    GIVE_STEP,
    HIRE_STEP,
    HIRED,
    LEFT,
    NO_TOOL_FOR_HIRE,
    NOBODY_THERE,
    NOT_FOR_HIRE,
    NOT_HELD_TO_HIRE,
    NOT_YOURSELF,
    REVEAL,
    REVEALED,
    TOOL_OF_HIRE,
)
from botyard.games.fantastic_factories.rules.building import DiscardToBuild, engineer
from botyard.games.fantastic_factories.rules.piles import (
    discard_from_hand,
    draw_cards,
    gain,
    pay,
    top_card,
)
from botyard.games.fantastic_factories.rules.rows import complete_market
from botyard.games.fantastic_factories.state import HIRED as HIRED_MARK
from botyard.games.fantastic_factories.state import MARKS, STOCKS, Works
from botyard.games.fantastic_factories.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Hire(Choice):
    """
    A contractor of the market, for a blueprint with the tool above it and its fee.

    Clauses: FF-7, FF-10.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        found: list[int] = []
        slot: i64
        for slot in range(SLOTS):
            contractor = works.market[CONTRACTOR_ROW * SLOTS + slot]
            if contractor != NO_CARD:
                found.append(self.first + contractor * SLOTS + works.tokens[slot])
        return found

    def refuse(self, works: Works, seat: i64, number: i64) -> int:
        return refuse_hire(works, seat, number // SLOTS, number % SLOTS)

    def carry_out(self, works: Works, seat: i64, number: i64, dealer: Dealer) -> None:
        works.begin(seat, HIRE_STEP, _slot_below(works, number % SLOTS))

    def explain(self, works: Works, seat: i64, number: i64, reason: int) -> Json:
        if reason == FEE_TOO_HIGH:
            have = works.stock[seat * STOCKS + ENERGY]
            return {"need": works.kit.fee[number // SLOTS], "have": have}
        return {"need": 1, "have": 0} if reason == NO_TOOL_FOR_HIRE else {}


def refuse_hire(works: Works, seat: i64, contractor: i64, tool: i64) -> int:
    """
    Which clause, if any, forbids hiring this contractor under that token.

    Clauses: FF-10.
    """
    slot = _slot_below(works, tool)
    if works.market[CONTRACTOR_ROW * SLOTS + slot] != contractor:
        return NOT_FOR_HIRE
    if works.tools_in_hand(seat, tool) == 0:
        return NO_TOOL_FOR_HIRE
    if works.stock[seat * STOCKS + ENERGY] < works.kit.fee[contractor]:
        return FEE_TOO_HIGH
    return LEGAL


def _slot_below(works: Works, tool: i64) -> i64:
    """The slot that a token stands above."""
    slot: i64
    for slot in range(SLOTS):
        if works.tokens[slot] == tool:
            return slot
    return NO_CARD


class DiscardToHire(DiscardToBuild):
    """
    All is paid, then the contractor does what is printed, then it leaves.

    The discarded blueprint must show the tool above the slot.

    Clauses: FF-10, FF-12.
    """

    def tool(self, works: Works, seat: i64) -> i64:
        return works.tokens[works.argument(seat)]

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        if works.hands[seat * KINDS + card] == 0:
            return NOT_HELD_TO_HIRE
        return LEGAL if works.kit.tool[card] == self.tool(works, seat) else TOOL_OF_HIRE

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
        slot = works.argument(seat)
        contractor = works.market[CONTRACTOR_ROW * SLOTS + slot]
        works.finished(seat)
        dealer.tell(HIRED, seat, contractor, slot + 1)
        discard_from_hand(works, seat, card, dealer)
        pay(works, seat, ENERGY, works.kit.fee[contractor], dealer)
        _resolve(works, seat, contractor, dealer)
        if works.kit.has_gift[contractor] != 0 and works.seats > 1:  # FF-52, FF-71
            works.ask(seat, GIVE_STEP, slot)
        else:
            _leave(works, seat, slot, dealer)


class Give(Choice):
    """
    Any one of the others gains too, after the own gain; then the contractor leaves.

    Clauses: FF-39, FF-40, FF-41, FF-71.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        return [self.first + other for other in range(works.seats) if other != seat]

    def refuse(self, works: Works, seat: i64, to: i64) -> int:
        if to >= works.seats:
            return NOBODY_THERE
        return NOT_YOURSELF if to == seat else LEGAL

    def carry_out(self, works: Works, seat: i64, to: i64, dealer: Dealer) -> None:
        slot = works.argument(seat)
        contractor = works.market[CONTRACTOR_ROW * SLOTS + slot]
        dealer.tell(GAVE, seat, to)
        first = contractor * len(GAINS)
        gain(works, to, METAL, works.kit.other_gain[first + METAL], dealer)
        gain(works, to, ENERGY, works.kit.other_gain[first + ENERGY], dealer)
        draw_cards(works, to, works.kit.other_gain[first + CARDS_GAIN], dealer)
        _leave(works, seat, slot, dealer)


def _resolve(works: Works, seat: i64, contractor: i64, dealer: Dealer) -> None:
    """
    What a contractor does for the player: at once, or in the coming work phase.

    Clauses: FF-39, FF-40, FF-41, FF-43, FF-45, FF-46, FF-72.
    """
    kit = works.kit
    first = contractor * len(GAINS)
    gain(works, seat, METAL, kit.own_gain[first + METAL], dealer)
    gain(works, seat, ENERGY, kit.own_gain[first + ENERGY], dealer)
    draw_cards(works, seat, kit.own_gain[first + CARDS_GAIN], dealer)
    if kit.reveal[contractor] == FOR_ITS_COST:
        invest(works, seat, dealer)
    elif kit.reveal[contractor] == TO_BUILD:
        engineer(works, seat, dealer)
    if kit.set_dice[contractor] + kit.rolled_dice[contractor] + kit.chosen_dice[contractor] > 0:
        works.marks[seat * MARKS + HIRED_MARK] |= 1 << contractor  # FF-72


def invest(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    A blueprint is revealed; its printed metal and energy are gained, and it is discarded.

    Clauses: FF-42.
    """
    card = top_card(works, REVEAL + seat, dealer)
    if card == NO_CARD:
        return  # FF-4
    dealer.tell(REVEALED, seat, card)
    works.discard[card] += 1
    gain(works, seat, METAL, works.kit.metal[card], dealer)
    gain(works, seat, ENERGY, works.kit.energy[card], dealer)


def _leave(works: Works, seat: i64, slot: i64, dealer: Dealer) -> None:
    """
    The contractor is discarded, the market is completed, and the market turn is over.

    Clauses: FF-12, FF-61.
    """
    place = CONTRACTOR_ROW * SLOTS + slot
    contractor = works.market[place]
    works.market[place] = NO_CARD
    works.crew_discard[contractor] += 1
    dealer.tell(LEFT, contractor, slot + 1)
    complete_market(works, dealer)
    works.answered(seat)

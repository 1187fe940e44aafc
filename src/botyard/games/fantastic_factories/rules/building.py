"""Building, and the cards that it sets off."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import ENERGY, KINDS, METAL, NO_CARD, TOOLS
from botyard.games.fantastic_factories.declared import (
    BUILD_NEEDS_ENERGY,
    BUILD_NEEDS_METAL,
    BUILD_STEP,
    BUILDS_THIS_ONE,
    BUILT,
    BUILT_ALREADY,
    BUILT_NOTHING,
    DISCARDED,
    NO_SAME_TOOL,
    NOT_IN_HAND,
    REVEAL,
    REVEALED,
    SET_OFF,
    TOOL_OF_BUILD,
)
from botyard.games.fantastic_factories.formulas import BY_BUILDING, BY_X
from botyard.games.fantastic_factories.rules.ending import look_for_end
from botyard.games.fantastic_factories.rules.piles import (
    discard_from_hand,
    gain,
    pay,
    pick_card,
    top_card,
)
from botyard.games.fantastic_factories.state import (
    ARMED,
    MARKS,
    NOT_USED,
    PICKS,
    STOCKS,
    USED_WITHOUT_DICE,
    Works,
)
from botyard.games.fantastic_factories.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL


class Build(Choice):
    """
    A blueprint of the hand is built; which one is discarded for it comes next.

    Clauses: FF-14, FF-17, FF-18, FF-65.
    """

    def candidates(self, works: Works, seat: i64) -> list[int]:
        found: list[int] = []
        card: i64
        for card in range(KINDS):
            if works.hands[seat * KINDS + card] > 0:
                found.append(self.first + card)
        return found

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        return refuse_build(works, seat, card)

    def carry_out(self, works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
        pick_card(works, seat, card)
        works.begin(seat, BUILD_STEP)

    def explain(self, works: Works, seat: i64, card: i64, reason: int) -> Json:
        if reason == BUILT_ALREADY:
            return {"have": works.built[seat * KINDS + card]}
        if reason == NO_SAME_TOOL:
            tool = works.kit.tool[card]
            have = works.tools_in_hand(seat, tool)
            return {"tool": TOOLS.name(tool), "need": 2, "have": have}
        if reason == BUILD_NEEDS_METAL:
            have = works.stock[seat * STOCKS + METAL]
            return {"need": metal_cost(works, seat, card), "have": have}
        if reason == BUILD_NEEDS_ENERGY:
            return {"need": works.kit.energy[card], "have": works.stock[seat * STOCKS + ENERGY]}
        return {}


def refuse_build(works: Works, seat: i64, card: i64) -> int:
    """
    Which clause, if any, forbids building this card now.

    Clauses: FF-17, FF-18, FF-65.
    """
    if works.hands[seat * KINDS + card] == 0:
        return NOT_IN_HAND
    if not may_stand(works, seat, card):
        return BUILT_ALREADY  # FF-18
    if works.tools_in_hand(seat, works.kit.tool[card]) < 2:
        return NO_SAME_TOOL
    if works.stock[seat * STOCKS + METAL] < metal_cost(works, seat, card):
        return BUILD_NEEDS_METAL
    if works.stock[seat * STOCKS + ENERGY] < works.kit.energy[card]:
        return BUILD_NEEDS_ENERGY
    return LEGAL


def may_stand(works: Works, seat: i64, card: i64) -> bool:
    """
    Whether one more of this card may stand in the compound.

    Clauses: FF-18, FF-66.
    """
    return works.built[seat * KINDS + card] < works.kit.most[card]


def metal_cost(works: Works, seat: i64, card: i64) -> i64:
    """
    The metal for building a card; a Megalith costs less beside Monuments.

    Clauses: FF-17, FF-20.
    """
    metal = works.kit.metal[card]
    discount = works.kit.discount[card]
    if discount != 0:
        metal -= discount * works.cards_of_type(seat, works.kit.discount_type[card])  # FF-20
        if metal < 0:
            metal = 0
    return metal


class DiscardToBuild(Choice):
    """
    All is paid, then the card stands in the compound.

    Another blueprint with the same tool is discarded; a second copy of the same card will do.

    Clauses: FF-17, FF-65.
    """

    def tool(self, works: Works, seat: i64) -> i64:
        """The tool that the discarded card must show."""
        return works.kit.tool[works.picked[seat * PICKS]]

    def candidates(self, works: Works, seat: i64) -> list[int]:
        tool = self.tool(works, seat)
        found: list[int] = []
        card: i64
        for card in range(works.kit.tool_first[tool], works.kit.tool_first[tool + 1]):
            if works.hands[seat * KINDS + card] > 0:
                found.append(self.first + card)
        return found

    def refuse(self, works: Works, seat: i64, card: i64) -> int:
        if works.hands[seat * KINDS + card] == 0:
            return BUILDS_THIS_ONE if card == works.picked[seat * PICKS] else NOT_IN_HAND
        return LEGAL if works.kit.tool[card] == self.tool(works, seat) else TOOL_OF_BUILD

    def carry_out(self, works: Works, seat: i64, discarded: i64, dealer: Dealer) -> None:
        card = works.picked[seat * PICKS]
        works.picked[seat * PICKS] = NO_CARD
        works.finished(seat)
        discard_from_hand(works, seat, discarded, dealer)
        pay(works, seat, METAL, metal_cost(works, seat, card), dealer)
        pay(works, seat, ENERGY, works.kit.energy[card], dealer)
        put_up(works, seat, card, dealer)


def put_up(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    """
    A card comes into the compound, and may set off others.

    Clauses: FF-21, FF-36, FF-37, FF-65, FF-74.
    """
    works.built[seat * KINDS + card] += 1
    dealer.tell(BUILT, seat, card)
    other: i64
    for other in range(KINDS):
        if works.kit.mode[other] == BY_BUILDING:
            _set_off(works, seat, other, card, dealer)
    look_for_end(works, seat, dealer)


def engineer(works: Works, seat: i64, dealer: Dealer) -> None:
    """
    Blueprints are revealed until one can be built; that is built free, without a choice.

    Clauses: FF-44, FF-73, FF-74.
    """
    while _could_build_any(works, seat):
        card = top_card(works, REVEAL + seat, dealer)
        dealer.tell(REVEALED, seat, card)
        if may_stand(works, seat, card):
            put_up(works, seat, card, dealer)
            return
        works.discard[card] += 1
        dealer.tell(DISCARDED, seat, card)
    dealer.tell(BUILT_NOTHING, seat)  # FF-73


def _set_off(works: Works, seat: i64, other: i64, built: i64, dealer: Dealer) -> None:
    """
    A card that building sets off, once a round, but not by its own building.

    A Replicator's use of one works once too, beside it.

    Clauses: FF-36, FF-36a, FF-36b, FF-37, FF-38d.
    """
    place = seat * KINDS + other
    if works.built[place] > 0 and works.worked[place] == NOT_USED and other != built:
        works.worked[place] = USED_WITHOUT_DICE
        _give(works, seat, other, dealer)
    if works.marks[seat * MARKS + ARMED] == other:
        works.marks[seat * MARKS + ARMED] = NO_CARD  # FF-38d
        _give(works, seat, other, dealer)


def _give(works: Works, seat: i64, card: i64, dealer: Dealer) -> None:
    dealer.tell(SET_OFF, seat, card)
    gain(works, seat, METAL, works.kit.give_metal[card * BY_X], dealer)  # FF-36a
    gain(works, seat, ENERGY, works.kit.give_energy[card * BY_X], dealer)  # FF-36b


def _could_build_any(works: Works, seat: i64) -> bool:
    """
    Whether the deck or its discard pile holds a card that the seat may build.

    Clauses: FF-73.
    """
    card: i64
    for card in range(KINDS):
        if works.deck.counts[card] + works.discard[card] > 0 and may_stand(works, seat, card):
            return True
    return False

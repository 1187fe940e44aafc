"""The two rows of the market."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import BLUEPRINT_ROW, NO_CARD, SLOTS
from botyard.games.fantastic_factories.declared import ARRIVED, CREW_ROW, OPENED, ROW
from botyard.games.fantastic_factories.rules.piles import top_card, top_contractor
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.dealer import Dealer


def is_empty(works: Works, row: i64) -> bool:
    """Whether no card lies in a row."""
    slot: i64
    for slot in range(row * SLOTS, row * SLOTS + SLOTS):
        if works.market[slot] != NO_CARD:
            return False
    return True


def blueprints(works: Works) -> list[int]:
    """The blueprints of the market, by slot, each kind once."""
    found: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        card = works.market[slot]
        if card != NO_CARD and works.slot_of(BLUEPRINT_ROW, card) == slot:
            found.append(card)
    return found


def discard_row(works: Works, row: i64) -> None:
    """All cards of a row go to their discard pile; the tokens stay."""
    slot: i64
    for slot in range(row * SLOTS, row * SLOTS + SLOTS):
        card = works.market[slot]
        if card != NO_CARD:
            works.market[slot] = NO_CARD
            if row == BLUEPRINT_ROW:
                works.discard[card] += 1
            else:
                works.crew_discard[card] += 1


def complete_market(works: Works, dealer: Dealer) -> None:
    """
    Every empty slot is filled, blueprints first, slot 1 to 4, as far as there are cards.

    Clauses: FF-11, FF-61.
    """
    slot: i64
    for slot in range(SLOTS):
        if works.market[slot] == NO_CARD:
            card = top_card(works, ROW, dealer)
            if card != NO_CARD:
                works.market[slot] = card
                dealer.tell(OPENED, card, slot + 1)
    for slot in range(SLOTS):
        if works.market[SLOTS + slot] == NO_CARD:
            contractor = top_contractor(works, CREW_ROW, dealer)
            if contractor != NO_CARD:
                works.market[SLOTS + slot] = contractor
                dealer.tell(ARRIVED, contractor, slot + 1)

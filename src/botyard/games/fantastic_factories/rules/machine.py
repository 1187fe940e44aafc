"""The Machine: the opponent of a single player."""

from mypy_extensions import i64

from botyard.games.fantastic_factories.cards import (
    BLUEPRINT_ROW,
    CONTRACTOR_ROW,
    KINDS,
    MONUMENT,
    NO_CARD,
    SLOTS,
)
from botyard.games.fantastic_factories.components import LEVELS
from botyard.games.fantastic_factories.declared import (
    MACHINE_CARD,
    MACHINE_CLEARED,
    MACHINE_DICE,
    MACHINE_DIE,
    MACHINE_MADE,
    MACHINE_OPENED,
    MACHINE_ROLLED,
    MACHINE_SKIPPED,
    MACHINE_TOOK,
    MACHINE_TOOK_NONE,
    MACHINE_TRIGGERED,
)
from botyard.games.fantastic_factories.rules.piles import FACES_OF_DIE, top_card
from botyard.games.fantastic_factories.rules.rows import complete_market, discard_row
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled


def set_up_machine(works: Works, dealer: Dealer) -> None:
    """
    Its first cards are revealed; Monuments among them are discarded and replaced.

    Clauses: FF-51, FF-77.
    """
    level = works.options["level"]
    assert isinstance(level, str)
    missing = works.kit.machine_cards[LEVELS.number(level)]
    while missing > 0:
        card = top_card(works, MACHINE_CARD, dealer)
        if works.kit.type[card] == MONUMENT:
            works.discard[card] += 1
            dealer.tell(MACHINE_SKIPPED, card)
        else:
            works.machine[card] += 1
            dealer.tell(MACHINE_OPENED, card)
            missing -= 1


def machine_turn(works: Works, dealer: Dealer) -> None:
    """
    Five dice at once: the green one takes a card, then each of the others may make a good.

    Clauses: FF-53, FF-55, FF-56, FF-77.
    """
    rolled = filled(len(MACHINE_DICE), 0)
    die: i64
    for die in range(len(MACHINE_DICE)):
        rolled[die] = dealer.roll(MACHINE_DIE, FACES_OF_DIE)
        dealer.tell(MACHINE_ROLLED, die, rolled[die])
    _take_card(works, rolled[0], dealer)
    for die in range(1, len(MACHINE_DICE)):
        kind = die - 1
        if rolled[die] <= machine_cards_of(works, kind):  # FF-55
            works.machine_goods += 1
            dealer.tell(MACHINE_MADE, kind)
    if works.ending == 0 and works.machine_goods >= works.kit.end_goods:  # FF-56
        works.ending = works.round + 1
        dealer.tell(MACHINE_TRIGGERED)


def machine_cards_of(works: Works, kind: i64) -> i64:
    """How many cards of a type The Machine has."""
    total: i64 = 0
    card: i64
    for card in range(KINDS):
        if works.kit.type[card] == kind:
            total += works.machine[card]
    return total


def machine_size(works: Works) -> i64:
    """How many cards The Machine has."""
    total: i64 = 0
    for count in works.machine:
        total += count
    return total


def machine_score(works: Works) -> i64:
    """
    1 for each good and each card, 1 more for each Monument.

    Clauses: FF-57.
    """
    return works.machine_goods + machine_size(works) + machine_cards_of(works, MONUMENT)


def _take_card(works: Works, green: i64, dealer: Dealer) -> None:
    """
    1 to 4 take from that slot; 5 and 6 take from the deck, then discard a row.

    Clauses: FF-54, FF-61, FF-78.
    """
    slot: i64 = green if green <= SLOTS else 0
    if slot > 0:
        card = works.market[slot - 1]
        works.market[slot - 1] = NO_CARD
    else:
        card = top_card(works, MACHINE_CARD, dealer)
    if card == NO_CARD:
        dealer.tell(MACHINE_TOOK_NONE)  # FF-78
    else:
        works.machine[card] += 1
        dealer.tell(MACHINE_TOOK, card, slot)
    if slot == 0:
        row: i64 = BLUEPRINT_ROW if green == SLOTS + 1 else CONTRACTOR_ROW
        discard_row(works, row)
        dealer.tell(MACHINE_CLEARED, row)
    complete_market(works, dealer)

"""The Project board: projects and universal parts. BF-77 … BF-85, BF-102, BF-103."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BODY_COUNT,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COLOUR_COUNT,
    DROP,
    J1,
    PART_KINDS,
    PROJECT,
    SLOT_COUNT,
    UNIVERSAL,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.bags import Pile
from botyard.games.bot_factory.declared import (
    PROJECT_DECK,
    PROJECT_STEP,
    TRADE_PART_STEP,
    TRADE_STEP,
)
from botyard.games.bot_factory.happenings import (
    BONUS_LAPSED,
    BONUS_OPEN,
    BONUS_PROJECT,
    DROPPED,
    FROM_PROJECT,
    PROJECT_DISCARDED,
    PROJECT_LAID,
    PROJECT_SLID,
    PROJECTS_RENEWED,
    TOOK_PROJECT,
    TOOK_UNIVERSAL,
)
from botyard.games.bot_factory.picking import lowest_after, pickable
from botyard.games.bot_factory.purse import gain
from botyard.games.bot_factory.reasons import (
    ALL_TAKEN_ON_J1,
    EXECUTIVE_USED,
    NO_PROJECT_THERE,
    NO_PROJECT_TO_TRADE,
    NO_UNIVERSAL_PART,
    NO_UNIVERSAL_PARTS,
    PROJECT_COMPLETE,
    TOO_FEW_PROJECTS,
)
from botyard.games.bot_factory.rules.assembly import offer_placement
from botyard.games.bot_factory.state import NO_PROJECT, Factory
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

TRADED: Final = 2  # projects: BF-82
_ROW: Final = 2  # slots in a row

# Main action: take projects


def refuse_project(factory: Factory, seat: i64, slot: i64) -> int:
    """
    Which clause, if any, forbids taking this project as part of the main action.

    Clauses: BF-77, BF-78, BF-79.
    """
    if factory.left == 0:
        return int(ALL_TAKEN_ON_J1 + factory.space_of(seat) - J1)
    return refuse_slot(factory, slot)


def take_main_project(factory: Factory, seat: i64, slot: i64, dealer: Dealer) -> None:
    """
    One project as part of the main action, from either column.

    Clauses: BF-77, BF-78.
    """
    factory.left -= 1
    take_project(factory, seat, slot, dealer)


def refuse_slot(factory: Factory, slot: i64) -> int:
    """
    Spaces that were emptied are not refilled at once.

    Clauses: BF-79, BF-Q14.
    """
    return NO_PROJECT_THERE if factory.slots[slot] == NO_PROJECT else LEGAL


def take_project(factory: Factory, seat: i64, slot: i64, dealer: Dealer) -> None:
    """
    A project of the board, with the bonus of a space in the bottom row.

    Clauses: BF-79, BF-80, BF-81, BF-Q14, BF-Q47, BF-Q63.
    """
    colour = factory.slots[slot]
    factory.slots[slot] = NO_PROJECT
    factory.projects[seat * COLOUR_COUNT + colour] += 1
    dealer.tell(TOOK_PROJECT, seat, colour, slot)
    if slot == BOTTOM_LEFT:
        offer_placement(factory, seat, 1, dealer)  # BF-80
    elif slot == BOTTOM_RIGHT:
        gain(factory, seat, 1, FROM_PROJECT, dealer)  # BF-81


def offer_project(factory: Factory, seat: i64, dealer: Dealer) -> None:
    """
    One project may be taken at once, with the normal bonuses; else it is lost.

    Clauses: BF-90, BF-Q42, BF-Q44.
    """
    if is_any_laid(factory):
        factory.agenda.push(PROJECT_STEP)
        dealer.tell(BONUS_OPEN, seat, BONUS_PROJECT)
    else:
        dealer.tell(BONUS_LAPSED, seat, BONUS_PROJECT)  # BF-Q44


def is_any_laid(factory: Factory) -> bool:
    """Whether there is any project on the board."""
    slot: i64
    for slot in range(SLOT_COUNT):
        if factory.slots[slot] != NO_PROJECT:
            return True
    return False


# Executive action: two projects for a universal part


def refuse_trade(factory: Factory, seat: i64, colour: i64) -> int:
    """
    Which clause, if any, forbids discarding this project as the first of two.

    Clauses: BF-45, BF-82, BF-Q6, BF-Q48.
    """
    if factory.executive:
        return EXECUTIVE_USED  # BF-Q6
    refused = refuse_traded(factory, seat, colour)
    if refused != LEGAL:
        return refused
    if factory.open_projects(seat) < TRADED:
        return TOO_FEW_PROJECTS  # BF-82
    return LEGAL if factory.universal_parts_left() > 0 else NO_UNIVERSAL_PARTS  # BF-Q48


def refuse_traded(factory: Factory, seat: i64, colour: i64) -> int:
    """
    Only an incomplete project that one has.

    Clauses: BF-45, BF-82.
    """
    return refuse_incomplete(factory, seat, colour, NO_PROJECT_TO_TRADE)


def refuse_incomplete(factory: Factory, seat: i64, colour: i64, lacking: int) -> int:
    """
    A project to be discarded; ``lacking`` is the reason if the seat has none of the colour.

    Clauses: BF-45.
    """
    if factory.projects[seat * COLOUR_COUNT + colour] > 0:
        return LEGAL
    return PROJECT_COMPLETE if factory.bots[seat * COLOUR_COUNT + colour] > 0 else lacking


def begin_trade(factory: Factory, count: i64) -> None:
    """
    So many projects must be discarded for a universal part.

    Clauses: BF-82, BF-137, BF-Q6.
    """
    factory.executive = 1
    factory.agenda.push(TRADE_STEP, count, 0)


def trade(factory: Factory, seat: i64, colour: i64, dealer: Dealer) -> None:
    """
    One more project is discarded; after the last, a universal part is due.

    Clauses: BF-82, BF-Q48.
    """
    if give_up_project(factory, seat, colour, dealer):
        factory.agenda.push(TRADE_PART_STEP)


def give_up_project(factory: Factory, seat: i64, colour: i64, dealer: Dealer) -> bool:
    """
    A project of those that must be discarded; true if it was the last of them.

    Clauses: BF-44, BF-82.
    """
    step, left, lowest = factory.agenda.step(), factory.agenda.first() - 1, factory.agenda.second()
    factory.agenda.pop()
    factory.projects[seat * COLOUR_COUNT + colour] -= 1
    factory.dropped[colour] += 1
    dealer.tell(DROPPED, seat, colour)
    if left == 0:
        return True
    lowest = lowest_after(factory.projects, seat * COLOUR_COUNT, COLOUR_COUNT, colour, lowest, left)
    factory.agenda.push(step, left, lowest)
    return False


def refuse_universal(factory: Factory, body: i64) -> int:
    """
    Which clause, if any, forbids taking this universal part.

    Clauses: BF-82, BF-Q48.
    """
    return LEGAL if factory.supply[body] > 0 else NO_UNIVERSAL_PART


def take_universal(factory: Factory, seat: i64, body: i64, dealer: Dealer) -> None:
    """
    A universal part of one's choice from the board.

    Clauses: BF-82, BF-138.
    """
    factory.agenda.pop()
    factory.supply[body] -= 1
    factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] += 1
    dealer.tell(TOOK_UNIVERSAL, seat, UNIVERSAL_PART + body)


def drops(factory: Factory, seat: i64, lowest: i64, left: i64) -> list[int]:
    """The projects that a thinking player may discard now, with more to come."""
    kinds = pickable(factory.projects, seat * COLOUR_COUNT, COLOUR_COUNT, lowest, left)
    return [DROP + kind for kind in kinds]


def laid_projects() -> list[int]:
    """Every space of the board."""
    return [PROJECT + slot for slot in range(SLOT_COUNT)]


def universal_parts() -> list[int]:
    """Every kind of universal part."""
    return [UNIVERSAL + body for body in range(BODY_COUNT)]


def choices_at_project(factory: Factory, seat: i64) -> list[int]:
    """What main and executive action may offer now."""
    actions: list[int] = []
    if factory.left > 0:
        actions = laid_projects()
    if factory.executive == 0:
        actions += drops(factory, seat, 0, TRADED)
    return actions


# Sandra, Vilela and Maintenance


def run_sandra_at_project(factory: Factory, dealer: Dealer) -> None:
    """
    The bottom row is discarded, tiles slide down, empty spaces are refilled.

    Clauses: BF-84.
    """
    renew_projects(factory, dealer)


def renew_projects(factory: Factory, dealer: Dealer) -> None:
    """
    Discard the bottom row, slide down, refill; an empty bottom space discards nothing.

    Clauses: BF-84, BF-102, BF-Q39.
    """
    column: i64
    for column in range(_ROW):
        _discard_slot(factory, BOTTOM_LEFT + column, dealer)
        _slide_down(factory, column, dealer)
    fill_slots(factory, dealer)


def fill_slots(factory: Factory, dealer: Dealer) -> None:
    """
    Empty spaces from the deck: bottom row left and right, middle row, top row.

    Clauses: BF-13, BF-102, BF-103, BF-Q15, BF-Q39.
    """
    row: i64 = BOTTOM_LEFT
    while row >= 0:
        slot: i64
        for slot in range(row, row + _ROW):
            if factory.slots[slot] == NO_PROJECT:
                factory.slots[slot] = draw_project(factory, dealer)
                if factory.slots[slot] != NO_PROJECT:
                    dealer.tell(PROJECT_LAID, slot, factory.slots[slot])
        row -= _ROW


def draw_project(factory: Factory, dealer: Dealer) -> i64:
    """
    A tile of the deck; an empty deck is renewed from its discards first.

    Clauses: BF-103, BF-Q15, BF-Q37.
    """
    deck = Pile(factory.deck, 0, COLOUR_COUNT)
    if deck.size() == 0:
        dropped: i64 = 0
        colour: i64
        for colour in range(COLOUR_COUNT):
            dropped += factory.dropped[colour]
            factory.deck[colour] = factory.dropped[colour]
            factory.dropped[colour] = 0
        if dropped == 0:
            return NO_PROJECT  # BF-Q15
        dealer.tell(PROJECTS_RENEWED)
    return dealer.draw(PROJECT_DECK, deck)


def _discard_slot(factory: Factory, slot: i64, dealer: Dealer) -> None:
    """A project leaves the board, if there is one."""
    colour = factory.slots[slot]
    if colour != NO_PROJECT:
        factory.slots[slot] = NO_PROJECT
        factory.dropped[colour] += 1
        dealer.tell(PROJECT_DISCARDED, slot, colour)


def _slide_down(factory: Factory, column: i64, dealer: Dealer) -> None:
    """
    The tiles of a column go down as far as they can and keep their order.

    Clauses: BF-84, BF-102, BF-Q39.
    """
    free: i64 = BOTTOM_LEFT + column
    slot = free
    while slot >= 0:
        colour = factory.slots[slot]
        if colour != NO_PROJECT:
            if slot != free:
                factory.slots[slot] = NO_PROJECT
                factory.slots[free] = colour
                dealer.tell(PROJECT_SLID, slot, free, colour)
            free -= _ROW
        slot -= _ROW


def run_vilela_at_project(factory: Factory, dealer: Dealer) -> None:
    """
    All projects of his colour leave the board; nothing slides, nothing is refilled.

    Clauses: BF-85.
    """
    slot: i64
    for slot in range(SLOT_COUNT):
        if factory.slots[slot] == factory.vilela_bot:
            _discard_slot(factory, slot, dealer)

"""The Project board: projects and universal parts. BF-77 … BF-85, BF-102, BF-103."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COLOR_COUNT,
    J1,
    PART_KINDS,
    SLOT_COUNT,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import (
    ALL_TAKEN_ON_J1,
    BONUS_LAPSED,
    BONUS_OPEN,
    BONUS_PROJECT,
    DROPPED,
    EXECUTIVE_USED,
    FROM_PROJECT,
    NO_PROJECT_THERE,
    NO_PROJECT_TO_DISCARD,
    NO_PROJECT_TO_TRADE,
    NO_UNIVERSAL_PART,
    NO_UNIVERSAL_PARTS,
    PROJECT_COMPLETE,
    PROJECT_DECK,
    PROJECT_DISCARDED,
    PROJECT_LAID,
    PROJECT_SLID,
    PROJECT_STEP,
    PROJECTS_RENEWED,
    TOO_FEW_PROJECTS,
    TOOK_PROJECT,
    TOOK_UNIVERSAL,
    TRADE_PART_STEP,
    TRADE_STEP,
)
from botyard.games.bot_factory.rules.assembly import offer_placement
from botyard.games.bot_factory.rules.discarding import GiveUp
from botyard.games.bot_factory.rules.purse import gain
from botyard.games.bot_factory.state import NO_PROJECT, Factory
from botyard.games.bot_factory.steps import Choice, account
from botyard.kernel.bag import CountBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import filled, vec

TRADED: Final = 2  # projects: BF-82
_ROW: Final = 2  # slots in a row

# Main action: take projects


class TakeProject(Choice):
    """
    Take a project of the board; spaces that were emptied are not refilled at once.

    Clauses: BF-79, BF-90, BF-134, BF-Q14.
    """

    def refuse(self, factory: Factory, seat: i64, slot: i64) -> int:
        return NO_PROJECT_THERE if factory.slots[slot] == NO_PROJECT else LEGAL  # BF-79

    def carry_out(self, factory: Factory, seat: i64, slot: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        take_project(factory, seat, slot, dealer)


class TakeMainProject(TakeProject):
    """
    Take one project as part of the main action, from either column.

    Clauses: BF-77, BF-78, BF-79.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.left > 0 else []

    def refuse(self, factory: Factory, seat: i64, slot: i64) -> int:
        if factory.left == 0:
            return int(ALL_TAKEN_ON_J1 + factory.space_of(seat) - J1)
        return super().refuse(factory, seat, slot)

    def carry_out(self, factory: Factory, seat: i64, slot: i64, dealer: Dealer) -> None:
        factory.left -= 1
        take_project(factory, seat, slot, dealer)

    def explain(self, factory: Factory, seat: i64, slot: i64, reason: int) -> Json:
        return {} if reason == NO_PROJECT_THERE else account(factory, seat)


def take_project(factory: Factory, seat: i64, slot: i64, dealer: Dealer) -> None:
    """
    A project of the board, with the bonus of a space in the bottom row.

    Clauses: BF-79, BF-80, BF-81, BF-Q14, BF-Q47, BF-Q63.
    """
    color = factory.slots[slot]
    factory.slots[slot] = NO_PROJECT
    factory.projects[seat * COLOR_COUNT + color] += 1
    dealer.tell(TOOK_PROJECT, seat, color, slot)
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


# Projects that are given up: those too many, and two for a universal part as the executive action


class GiveUpProject(GiveUp):
    """
    Discard an own incomplete project of those that are too many.

    Clauses: BF-44, BF-45.
    """

    def held(self, factory: Factory) -> vec[i64]:
        return factory.projects

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        return _refuse_incomplete(factory, seat, color, NO_PROJECT_TO_DISCARD)  # BF-44

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        self.give_up(factory, seat, color, dealer)

    def give_up(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> bool:
        """
        Discard a project of those that must go; true if more must.

        Clauses: BF-44, BF-82.
        """
        factory.projects[seat * COLOR_COUNT + color] -= 1
        factory.dropped[color] += 1
        dealer.tell(DROPPED, seat, color)
        return self.ask_for_next(factory, seat, color)


class Trade(GiveUpProject):
    """
    Discard one more project of two; after the last, a universal part is due.

    Clauses: BF-45, BF-82, BF-Q48.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        return _refuse_incomplete(factory, seat, color, NO_PROJECT_TO_TRADE)  # BF-82

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        if not self.give_up(factory, seat, color, dealer):
            factory.agenda.push(TRADE_PART_STEP)


class BeginTrade(GiveUpProject):
    """
    Discard the first of two projects for a universal part.

    Clauses: BF-45, BF-82, BF-Q6, BF-Q48.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.in_order(factory, seat, 0, TRADED) if factory.executive == 0 else []

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        if factory.executive:
            return EXECUTIVE_USED  # BF-Q6
        refused = _refuse_incomplete(factory, seat, color, NO_PROJECT_TO_TRADE)
        if refused != LEGAL:
            return refused
        if factory.open_projects(seat) < TRADED:
            return TOO_FEW_PROJECTS  # BF-82
        return LEGAL if factory.universal_parts_left() > 0 else NO_UNIVERSAL_PARTS  # BF-Q48

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        begin_trade(factory, TRADED)
        self.give_up(factory, seat, color, dealer)

    def explain(self, factory: Factory, seat: i64, color: i64, reason: int) -> Json:
        if reason == TOO_FEW_PROJECTS:
            return {"need": TRADED, "have": factory.open_projects(seat)}
        return {}


def _refuse_incomplete(factory: Factory, seat: i64, color: i64, lacking: int) -> int:
    """
    A project to be discarded; ``lacking`` is the reason if the seat has none of the color.

    Clauses: BF-45.
    """
    if factory.projects[seat * COLOR_COUNT + color] > 0:
        return LEGAL
    return PROJECT_COMPLETE if factory.bots[seat * COLOR_COUNT + color] > 0 else lacking


def begin_trade(factory: Factory, count: i64) -> None:
    """
    Ask for so many projects for a universal part.

    Clauses: BF-82, BF-137, BF-Q6.
    """
    factory.executive = 1
    factory.agenda.push(TRADE_STEP, count)


class TakeUniversal(Choice):
    """
    Take a universal part of one's choice from the board.

    Clauses: BF-82, BF-138, BF-Q48.
    """

    def refuse(self, factory: Factory, seat: i64, body: i64) -> int:
        return LEGAL if factory.supply[body] > 0 else NO_UNIVERSAL_PART  # BF-Q48

    def carry_out(self, factory: Factory, seat: i64, body: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        factory.supply[body] -= 1
        factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] += 1
        dealer.tell(TOOK_UNIVERSAL, seat, UNIVERSAL_PART + body)


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
    if CountBag(factory.deck).size() == 0:
        if CountBag(factory.dropped).size() == 0:
            return NO_PROJECT  # BF-Q15
        factory.deck = factory.dropped
        factory.dropped = filled(COLOR_COUNT, 0)
        dealer.tell(PROJECTS_RENEWED)
    return dealer.draw(PROJECT_DECK, CountBag(factory.deck))


def _discard_slot(factory: Factory, slot: i64, dealer: Dealer) -> None:
    """A project leaves the board, if there is one."""
    color = factory.slots[slot]
    if color != NO_PROJECT:
        factory.slots[slot] = NO_PROJECT
        factory.dropped[color] += 1
        dealer.tell(PROJECT_DISCARDED, slot, color)


def _slide_down(factory: Factory, column: i64, dealer: Dealer) -> None:
    """
    The tiles of a column go down as far as they can and keep their order.

    Clauses: BF-84, BF-102, BF-Q39.
    """
    free: i64 = BOTTOM_LEFT + column
    slot = free
    while slot >= 0:
        color = factory.slots[slot]
        if color != NO_PROJECT:
            if slot != free:
                factory.slots[slot] = NO_PROJECT
                factory.slots[free] = color
                dealer.tell(PROJECT_SLID, slot, free, color)
            free -= _ROW
        slot -= _ROW


def run_vilela_at_project(factory: Factory, dealer: Dealer) -> None:
    """
    All projects of his color leave the board; nothing slides, nothing is refilled.

    Clauses: BF-85.
    """
    slot: i64
    for slot in range(SLOT_COUNT):
        if factory.slots[slot] == factory.vilela_bot:
            _discard_slot(factory, slot, dealer)

"""Which rule speaks when an action is asked for: the one source of legality."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    ASSEMBLY,
    BESIDE,
    CLAIM,
    COLOUR_COUNT,
    COMPLETE,
    DISCARD,
    DISPENSE,
    DONE,
    DROP,
    FEED,
    FINANCE,
    GAIN,
    KEEP,
    MOVE,
    PAY,
    PLACE,
    PRODUCTION,
    PROJECT,
    PROJECTS,
    RAISE,
    RESERVE,
    RETURN,
    ROTATE,
    SWAP,
    TAKE,
    UNIVERSAL,
    USE,
)
from botyard.games.bot_factory.declared import (
    ACT_STEP,
    BESIDE_STEP,
    CHOICE_STEP,
    CLAIM_STEP,
    COMPLETE_STEP,
    DISCOUNT_STEP,
    EXCESS_PARTS_STEP,
    EXCESS_PROJECTS_STEP,
    EXCHANGE_PART_STEP,
    EXCHANGE_STEP,
    FEE_STEP,
    FEED_STEP,
    ICON_STEP,
    INSPECTION_STEP,
    MOVE_STEP,
    PLACE_STEP,
    PROJECT_STEP,
    START_STEP,
    TRADE_PART_STEP,
    TRADE_STEP,
    UNIVERSAL_STEP,
    VALUE_STEP,
)
from botyard.games.bot_factory.options import NO_VARIANT
from botyard.games.bot_factory.reasons import (
    BESIDE_FIRST,
    BONUS_FIRST,
    CHOICE_FIRST,
    CLAIM_FIRST,
    COMPLETE_FIRST,
    DISCOUNT_FIRST,
    EXCESS_FIRST,
    EXCHANGE_FIRST,
    EXTRA_PLACE_UNUSED,
    FEE_FIRST,
    FEED_FIRST,
    INSPECTION_FIRST,
    MUST_MOVE,
    MUST_PLACE,
    NO_FEE,
    NO_PART_FOR_BONUS,
    NO_PART_FOR_TILE,
    NO_PRODUCTION_TILES,
    NOT_NOW,
    NOT_YOUR_PLACEMENT,
    NOT_YOUR_START,
    NOT_YOUR_TURN,
    NOTHING_INSPECTED,
    NOTHING_TO_FEED,
    NOTHING_TRADED,
    OTHER_BOARD,
    STACK_EMPTY,
    START_FIRST,
    TRADE_FIRST,
    UNIVERSAL_FIRST,
    UNIVERSAL_UNUSED,
    VALUE_AT_TOP,
    VALUE_FIRST,
)
from botyard.games.bot_factory.rules.assembly import (
    refuse_icon,
    refuse_own,
    refuse_paid_part,
    refuse_place,
    refuse_swap,
)
from botyard.games.bot_factory.rules.finance import (
    is_at_top,
    refuse_discounted_raise,
    refuse_discounted_reserve,
    refuse_keep,
    refuse_raise,
    refuse_reserve,
)
from botyard.games.bot_factory.rules.moving import refuse_move
from botyard.games.bot_factory.rules.production import (
    refuse_dispense,
    refuse_exchange,
    refuse_exchanged,
    refuse_feed,
    refuse_gain,
    refuse_rotate,
)
from botyard.games.bot_factory.rules.project import (
    refuse_project,
    refuse_slot,
    refuse_trade,
    refuse_traded,
    refuse_universal,
)
from botyard.games.bot_factory.rules.tiles import (
    refuse_beside,
    refuse_claim,
    refuse_use,
    unclaimable,
)
from botyard.games.bot_factory.rules.turns import refuse_discard, refuse_drop, refuse_fee
from botyard.games.bot_factory.rules.universal_bot import refuse_completion, refuse_return
from botyard.games.bot_factory.stacks import can_give
from botyard.games.bot_factory.state import Factory
from botyard.kernel.reasons import LEGAL

# What must be done before anything else, at the steps that allow nothing else.
_FIRST: Final[dict[int, int]] = {
    START_STEP: START_FIRST,
    BESIDE_STEP: BESIDE_FIRST,
    FEE_STEP: FEE_FIRST,
    FEED_STEP: FEED_FIRST,
    PLACE_STEP: BONUS_FIRST,
    PROJECT_STEP: BONUS_FIRST,
    ICON_STEP: BONUS_FIRST,
    EXCHANGE_STEP: EXCHANGE_FIRST,
    EXCHANGE_PART_STEP: EXCHANGE_FIRST,
    TRADE_STEP: TRADE_FIRST,
    TRADE_PART_STEP: TRADE_FIRST,
    DISCOUNT_STEP: DISCOUNT_FIRST,
    CHOICE_STEP: CHOICE_FIRST,
    VALUE_STEP: VALUE_FIRST,
    UNIVERSAL_STEP: UNIVERSAL_FIRST,
    COMPLETE_STEP: COMPLETE_FIRST,
    CLAIM_STEP: CLAIM_FIRST,
    EXCESS_PARTS_STEP: EXCESS_FIRST,
    EXCESS_PROJECTS_STEP: EXCESS_FIRST,
    INSPECTION_STEP: INSPECTION_FIRST,
}


def refuse(factory: Factory, seat: i64, action: i64, step: i64) -> int:
    """
    Why the seat that is asked may not do this at this step, if so.

    Clauses: BF-24, BF-39, BF-Q7, BF-Q42.
    """
    if action < FEED:
        return _refuse_plain(factory, seat, action, step)
    if action < DISCARD:
        return _refuse_tiles_and_values(factory, seat, action, step)
    if action < CLAIM:
        return _refuse_parts(factory, seat, action, step)
    return _refuse_expansion(factory, seat, action, step)


def not_your_turn(factory: Factory, step: i64) -> int:
    """
    Whose order counts: at the start, in round 1, and later.

    Clauses: BF-23, BF-29, BF-30.
    """
    if step == START_STEP:
        return NOT_YOUR_START
    if factory.round == 1 and (step == MOVE_STEP or step == BESIDE_STEP):
        return NOT_YOUR_PLACEMENT
    return NOT_YOUR_TURN


def _here(factory: Factory, seat: i64, board: i64, step: i64) -> int:
    """
    Whether the seat is acting on this board.

    Clauses: BF-39, BF-91.
    """
    if step != ACT_STEP:
        return _first(step, NOT_NOW)
    return LEGAL if factory.board_of(seat) == board else OTHER_BOARD


def _refuse_plain(factory: Factory, seat: i64, action: i64, step: i64) -> int:
    """Moves, Sandra's fee, being done, the wheel, parts from stacks."""
    if action >= TAKE:
        return _refuse_take(factory, seat, action - TAKE, step)
    if action >= GAIN:
        elsewhere = _here(factory, seat, PRODUCTION, step)
        if elsewhere != LEGAL:
            return elsewhere
        if action >= DISPENSE:
            return refuse_dispense(factory, seat, action - DISPENSE)
        return refuse_rotate(factory, seat) if action == ROTATE else refuse_gain(factory, seat)
    if action == DONE:
        return _refuse_done(factory, step)
    if action >= PAY:
        if step != FEE_STEP:
            return _first(step, NO_FEE)
        return refuse_fee(factory, seat) if action == PAY else LEGAL
    if action >= BESIDE:
        if step == BESIDE_STEP:
            return refuse_beside(factory, seat, action - BESIDE)
        return _without_tile(factory, step, EXTRA_PLACE_UNUSED)
    return refuse_move(factory, seat, action - MOVE) if step == MOVE_STEP else _first(step, NOT_NOW)


def _refuse_done(factory: Factory, step: i64) -> int:
    """
    What is optional can be left; what is compulsory cannot.

    Clauses: BF-28, BF-29, BF-40, BF-Q42.
    """
    if step == ACT_STEP or step == PLACE_STEP or step == PROJECT_STEP:
        return LEGAL
    if step == ICON_STEP or step == CLAIM_STEP:
        return LEGAL
    if step == MOVE_STEP:
        return MUST_PLACE if factory.round == 1 else MUST_MOVE
    return _first(step, NOT_NOW)


def _refuse_take(factory: Factory, seat: i64, colour: i64, step: i64) -> int:
    """The top part of a stack, for whatever reason."""
    if step == ICON_STEP:
        return refuse_paid_part(factory, seat, colour)
    if step == START_STEP or step == EXCHANGE_PART_STEP or step == CHOICE_STEP:
        return LEGAL if can_give(factory, colour) else STACK_EMPTY
    elsewhere = _here(factory, seat, ASSEMBLY, step)
    return refuse_icon(factory, seat, colour) if elsewhere == LEGAL else elsewhere


def _refuse_tiles_and_values(factory: Factory, seat: i64, action: i64, step: i64) -> int:
    """Inputs of the wheel, projects, universal parts, values, contracts."""
    if action < PROJECT:
        if step == FEED_STEP:
            return refuse_feed(factory, action - FEED)
        return _first(step, NOTHING_TO_FEED)
    if action < DROP:
        if step == PROJECT_STEP or step == CHOICE_STEP:
            return refuse_slot(factory, action - PROJECT)
        elsewhere = _here(factory, seat, PROJECTS, step)
        return refuse_project(factory, seat, action - PROJECT) if elsewhere == LEGAL else elsewhere
    if action < UNIVERSAL:
        return _refuse_drop(factory, seat, action - DROP, step)
    if action < RAISE:
        if step != TRADE_PART_STEP and step != UNIVERSAL_STEP:
            return _first(step, NOTHING_TRADED)
        return refuse_universal(factory, action - UNIVERSAL)
    if action < RESERVE:
        return _refuse_value(factory, seat, action - RAISE, step)
    if action < KEEP:
        if step == DISCOUNT_STEP:
            return refuse_discounted_reserve(factory, seat, action - RESERVE)
        elsewhere = _here(factory, seat, FINANCE, step)
        return refuse_reserve(factory, seat, action - RESERVE) if elsewhere == LEGAL else elsewhere
    if step != INSPECTION_STEP:
        return _first(step, NOTHING_INSPECTED)
    return refuse_keep(factory, factory.agenda.first(), action - KEEP)


def _refuse_drop(factory: Factory, seat: i64, colour: i64, step: i64) -> int:
    """An own project: for a universal part, or because there are too many."""
    if step == TRADE_STEP:
        return refuse_traded(factory, seat, colour)
    if step == EXCESS_PROJECTS_STEP:
        return refuse_drop(factory, seat, colour)
    elsewhere = _here(factory, seat, PROJECTS, step)
    return refuse_trade(factory, seat, colour) if elsewhere == LEGAL else elsewhere


def _refuse_value(factory: Factory, seat: i64, colour: i64, step: i64) -> int:
    """A raise, paid for, discounted or free."""
    if step == DISCOUNT_STEP:
        return refuse_discounted_raise(factory, seat, colour)
    if step == VALUE_STEP:
        return VALUE_AT_TOP if is_at_top(factory, colour) else LEGAL
    elsewhere = _here(factory, seat, FINANCE, step)
    return refuse_raise(factory, seat, colour) if elsewhere == LEGAL else elsewhere


def _refuse_parts(factory: Factory, seat: i64, action: i64, step: i64) -> int:
    """Own parts: placed, swapped, discarded."""
    if action >= PLACE:
        part: i64 = (action - PLACE) // COLOUR_COUNT
        column: i64 = (action - PLACE) % COLOUR_COUNT
        if step == PLACE_STEP or step == CHOICE_STEP:
            lacking = NO_PART_FOR_BONUS if step == PLACE_STEP else NO_PART_FOR_TILE
            return refuse_own(factory, seat, part, column, lacking)
        elsewhere = _here(factory, seat, ASSEMBLY, step)
        return refuse_place(factory, seat, part, column) if elsewhere == LEGAL else elsewhere
    if action >= SWAP:
        elsewhere = _here(factory, seat, ASSEMBLY, step)
        if elsewhere != LEGAL:
            return elsewhere
        return refuse_swap(factory, seat, (action - SWAP) // 2, (action - SWAP) % 2)
    if step == EXCHANGE_STEP:
        return refuse_exchanged(factory, seat, action - DISCARD)
    if step == EXCESS_PARTS_STEP:
        return refuse_discard(factory, seat, action - DISCARD)
    elsewhere = _here(factory, seat, PRODUCTION, step)
    return refuse_exchange(factory, seat, action - DISCARD) if elsewhere == LEGAL else elsewhere


def _refuse_expansion(factory: Factory, seat: i64, action: i64, step: i64) -> int:
    """Production tiles and the universal bot."""
    if action < USE:
        if step == CLAIM_STEP:
            return refuse_claim(factory, action - CLAIM)
        return _first(step, unclaimable(factory))
    if action < RETURN:
        return refuse_use(factory, seat, action - USE)
    if action < COMPLETE:
        if step == UNIVERSAL_STEP:
            return refuse_return(factory, seat, action - RETURN)
        return _without_tile(factory, step, UNIVERSAL_UNUSED)
    if step == COMPLETE_STEP:
        return refuse_completion(factory, seat, action - COMPLETE)
    return _without_tile(factory, step, UNIVERSAL_UNUSED)


def _without_tile(factory: Factory, step: i64, unused: int) -> int:
    """
    What only a production tile allows.

    Clauses: BF-146.
    """
    return _first(step, NO_PRODUCTION_TILES if factory.variant == NO_VARIANT else unused)


def _first(step: i64, otherwise: int) -> int:
    """
    What has to come first at a step that leaves nothing else; else another reason.

    Clauses: BF-23, BF-41, BF-44, BF-Q17, BF-Q42, BF-Q54.
    """
    return _FIRST.get(step, otherwise)

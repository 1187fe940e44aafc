"""The expansion: production tiles. BF-129 … BF-139, BF-141, BF-146."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BESIDE,
    BODY_COUNT,
    CHOICE,
    CLAIM,
    COLOUR_COUNT,
    DISCOUNT,
    EXTRA_PLACE,
    FAVOUR,
    FINANCE,
    ONE_PROJECT,
    PROJECTS,
    SPOT_COUNT,
    TAKE,
    TILE_COUNT,
    UNIVERSAL_TILE,
    USE,
    VALUE,
)
from botyard.games.bot_factory.declared import (
    ACT_STEP,
    BESIDE_STEP,
    CHOICE_STEP,
    DISCOUNT_STEP,
    FEE_STEP,
    MOVE_STEP,
    UNIVERSAL_STEP,
    VALUE_STEP,
)
from botyard.games.bot_factory.happenings import (
    FOR_TILE,
    FROM_FAVOUR,
    STOOD_BESIDE,
    TILE_CLAIMED,
    TILE_TURNED,
)
from botyard.games.bot_factory.options import NO_VARIANT, VARIANT_1
from botyard.games.bot_factory.purse import gain, spend
from botyard.games.bot_factory.reasons import (
    ANOTHER_TILE_USED,
    BOARD_NOT_FULL,
    CANNOT_PAY_TILE,
    EXECUTIVE_USED,
    NO_EXTRA_PLACE,
    NO_FIRST_CONTRACT,
    NO_PRODUCTION_TILES,
    NO_PROJECT_FOR_TILE,
    NO_UNIVERSAL_PARTS,
    NO_UNIVERSAL_TILE,
    NOT_LEFT_TO_TAKE,
    NOT_LEFT_TO_USE,
    NOT_YOUR_TILE,
    NOTHING_TO_CHOOSE,
    NOTHING_TO_DISCOUNT,
    NOTHING_TO_RAISE,
    NOTHING_UNIVERSAL,
    TAKEN_BY_USING,
    TILE_NOT_NOW,
    TILE_TOO_NEW,
    TILE_USED_UP,
)
from botyard.games.bot_factory.rules.assembly import can_place_any
from botyard.games.bot_factory.rules.finance import (
    is_at_top,
    refuse_discounted_raise,
    refuse_discounted_reserve,
)
from botyard.games.bot_factory.rules.moving import first_free, refuse_board, stand_at
from botyard.games.bot_factory.rules.project import begin_trade, is_any_laid
from botyard.games.bot_factory.rules.universal_bot import refuse_return
from botyard.games.bot_factory.stacks import any_can_give
from botyard.games.bot_factory.state import (
    EXTRA,
    NOWHERE,
    TILE_NEW,
    TILE_NONE,
    TILE_SPENT,
    UNIVERSAL_BOT_NOT_PLAYED,
    Factory,
)
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

_BOARD_COUNT: Final = 4

# Taking a tile


def refuse_claim(factory: Factory, tile: i64) -> int:
    """
    Which clause, if any, forbids taking this tile from the offer.

    Clauses: BF-129, BF-130.
    """
    return _refuse_offered(factory, tile, NOT_LEFT_TO_TAKE)


def _refuse_offered(factory: Factory, tile: i64, gone: int) -> int:
    """
    A tile that lies in the offer; ``gone`` is the reason for one that does no more.

    Clauses: BF-146, BF-147, BF-Q57.
    """
    if (factory.offer >> tile) & 1:
        return LEGAL
    if tile == UNIVERSAL_TILE and factory.universal_bot == UNIVERSAL_BOT_NOT_PLAYED:
        return NO_UNIVERSAL_TILE  # BF-147
    if tile == EXTRA_PLACE and factory.seats <= 2:
        return NO_EXTRA_PLACE  # BF-Q57
    return gone


def unclaimable(factory: Factory) -> int:
    """
    Why no tile can be taken from the offer now.

    Clauses: BF-129, BF-131, BF-146.
    """
    if factory.variant == NO_VARIANT:
        return NO_PRODUCTION_TILES  # BF-146
    return NO_FIRST_CONTRACT if factory.variant == VARIANT_1 else TAKEN_BY_USING


def claim(factory: Factory, seat: i64, tile: i64, dealer: Dealer) -> None:
    """
    Variant 1: a tile for the first contract, to be used from a later turn on.

    Clauses: BF-129, BF-130.
    """
    factory.agenda.pop()
    factory.offer &= ~(1 << tile)
    factory.tile[seat] = tile
    factory.tile_state[seat] = TILE_NEW
    dealer.tell(TILE_CLAIMED, seat, tile)


def claims() -> list[int]:
    """Every tile."""
    return [CLAIM + tile for tile in range(TILE_COUNT)]


# Using a tile


def refuse_use(factory: Factory, seat: i64, tile: i64) -> int:
    """
    Which clause, if any, forbids using this tile now.

    Clauses: BF-130, BF-131, BF-146, BF-Q55, BF-Q56.
    """
    refused = _refuse_tile(factory, seat, tile)
    if refused != LEGAL:
        return refused
    step = factory.agenda.step()
    due: i64 = ACT_STEP
    if tile == FAVOUR:
        due = FEE_STEP
    elif tile == EXTRA_PLACE:
        due = MOVE_STEP
    if step != due:
        return TILE_NOT_NOW  # BF-Q55
    if tile == FAVOUR:
        return LEGAL
    if tile == DISCOUNT:
        return _refuse_discount(factory, seat)
    if tile == CHOICE:
        return _refuse_choice(factory, seat)
    if tile == VALUE:
        return _refuse_value(factory)
    if tile == EXTRA_PLACE:
        return _refuse_extra_place(factory, seat)
    if tile == ONE_PROJECT:
        return _refuse_one_project(factory, seat)
    return _refuse_universal_tile(factory, seat)


def _refuse_tile(factory: Factory, seat: i64, tile: i64) -> int:
    """
    One tile a player and game: in Variant 1 the own one, in Variant 2 any that is offered.

    Clauses: BF-130, BF-131, BF-146, BF-Q56.
    """
    if factory.variant == NO_VARIANT:
        return NO_PRODUCTION_TILES
    state = factory.tile_state[seat]
    if factory.variant == VARIANT_1:
        if factory.tile[seat] != tile:
            return NOT_YOUR_TILE  # BF-130
        if state == TILE_NEW:
            return TILE_TOO_NEW  # BF-Q56
        return TILE_USED_UP if state == TILE_SPENT else LEGAL  # BF-130
    if state != TILE_NONE:
        return ANOTHER_TILE_USED  # BF-131
    return _refuse_offered(factory, tile, NOT_LEFT_TO_USE)


def use_tile(factory: Factory, seat: i64, tile: i64, dealer: Dealer) -> None:
    """
    A tile is used up; what it allows must be done at once.

    Clauses: BF-130, BF-131, BF-141.
    """
    factory.offer &= ~(1 << tile)
    factory.tile[seat] = tile
    factory.tile_state[seat] = TILE_SPENT
    dealer.tell(TILE_TURNED, seat, tile)
    if tile == FAVOUR:
        factory.agenda.pop()
        gain(factory, seat, 1, FROM_FAVOUR, dealer)  # BF-132
    elif tile == DISCOUNT:
        factory.agenda.push(DISCOUNT_STEP)  # BF-133
    elif tile == CHOICE:
        spend(factory, seat, 1, FOR_TILE, dealer)  # BF-134
        factory.agenda.push(CHOICE_STEP)
    elif tile == VALUE:
        factory.agenda.push(VALUE_STEP)  # BF-135
    elif tile == EXTRA_PLACE:
        factory.agenda.push(BESIDE_STEP)  # BF-136
    elif tile == ONE_PROJECT:
        begin_trade(factory, 1)  # BF-137
    else:
        factory.agenda.push(UNIVERSAL_STEP)  # BF-138, BF-139


def tiles_in_action(factory: Factory) -> list[int]:
    """Every tile that can be used while acting."""
    actions: list[int] = []
    if factory.variant != NO_VARIANT:
        for tile in (DISCOUNT, CHOICE, VALUE, ONE_PROJECT, UNIVERSAL_TILE):
            actions.append(USE + tile)
    return actions


# 2 the Finance discount


def _refuse_discount(factory: Factory, seat: i64) -> int:
    """
    In an own Finance turn, if there is a payment that it can lower.

    Clauses: BF-133, BF-Q32, BF-Q55.
    """
    if factory.board_of(seat) != FINANCE:
        return TILE_NOT_NOW
    colour: i64
    for colour in range(COLOUR_COUNT):
        if refuse_discounted_raise(factory, seat, colour) == LEGAL:
            return LEGAL
    spot: i64
    for spot in range(SPOT_COUNT):
        if refuse_discounted_reserve(factory, seat, spot) == LEGAL:
            return LEGAL
    return NOTHING_TO_DISCOUNT


# 3 one of three


def _refuse_choice(factory: Factory, seat: i64) -> int:
    """
    1 speech token, and at least one of the three must be possible.

    Clauses: BF-134, BF-Q59.
    """
    if factory.speech[seat] == 0:
        return CANNOT_PAY_TILE
    if any_can_give(factory) or is_any_laid(factory) or can_place_any(factory, seat):
        return LEGAL
    return NOTHING_TO_CHOOSE


def takes() -> list[int]:
    """Every stack."""
    return [TAKE + colour for colour in range(COLOUR_COUNT)]


# 4 a value


def _refuse_value(factory: Factory) -> int:
    """
    A value that is not at the top.

    Clauses: BF-135, BF-Q59.
    """
    colour: i64
    for colour in range(COLOUR_COUNT):
        if not is_at_top(factory, colour):
            return LEGAL
    return NOTHING_TO_RAISE


# 5 the extra place


def _refuse_extra_place(factory: Factory, seat: i64) -> int:
    """
    A full board that the worker may go to.

    Clauses: BF-136, BF-Q33.
    """
    board: i64
    for board in range(_BOARD_COUNT):
        if refuse_beside(factory, seat, board) == LEGAL:
            return LEGAL
    return BOARD_NOT_FULL


def refuse_beside(factory: Factory, seat: i64, board: i64) -> int:
    """
    Which clause, if any, forbids standing beside this board.

    Clauses: BF-136, BF-Q33.
    """
    refused = refuse_board(factory, seat, board)
    if refused != LEGAL:
        return refused
    return LEGAL if first_free(factory, board) == NOWHERE else BOARD_NOT_FULL


def stand_beside(factory: Factory, seat: i64, board: i64, dealer: Dealer) -> None:
    """
    The worker stands right of the board, on no action space.

    Clauses: BF-136, BF-Q33.
    """
    factory.agenda.pop()
    factory.agenda.pop()
    dealer.tell(STOOD_BESIDE, seat, board)
    stand_at(factory, seat, EXTRA + board)


def besides() -> list[int]:
    """Every board."""
    return [BESIDE + board for board in range(_BOARD_COUNT)]


# 6 one project is enough


def _refuse_one_project(factory: Factory, seat: i64) -> int:
    """
    The Project executive action, with a single project to pay.

    Clauses: BF-137, BF-Q6, BF-Q48, BF-Q55.
    """
    if factory.board_of(seat) != PROJECTS:
        return TILE_NOT_NOW
    if factory.executive:
        return EXECUTIVE_USED
    if factory.open_projects(seat) == 0:
        return NO_PROJECT_FOR_TILE  # BF-137
    return LEGAL if factory.universal_parts_left() > 0 else NO_UNIVERSAL_PARTS  # BF-Q48


# 7 a universal part, or the universal bot


def _refuse_universal_tile(factory: Factory, seat: i64) -> int:
    """
    A universal part must lie on the Project board, or the bot must be within reach.

    Clauses: BF-138, BF-139.
    """
    if factory.universal_parts_left() > 0:
        return LEGAL
    left_out: i64
    for left_out in range(BODY_COUNT):
        if refuse_return(factory, seat, left_out) == LEGAL:
            return LEGAL
    return NOTHING_UNIVERSAL

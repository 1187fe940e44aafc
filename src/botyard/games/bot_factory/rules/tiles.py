"""The expansion: production tiles and the universal bot. BF-129 … BF-141, BF-146, BF-147."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BESIDE,
    BODY_COUNT,
    COLOR_COUNT,
    EXTRA_PLACE,
    FINANCE,
    PART_KINDS,
    PROJECTS,
    RAISE,
    RESERVE,
    RETURN,
    UNIVERSAL_PART,
    UNIVERSAL_TILE,
    USE,
)
from botyard.games.bot_factory.declared import (
    ANOTHER_TILE_USED,
    BESIDE_STEP,
    BOARD_NOT_FULL,
    BY_FIVE_BOTS,
    CANNOT_PAY_TILE,
    CHOICE_STEP,
    COMPLETE_STEP,
    DISCOUNT_STEP,
    END_NEARS,
    EXECUTIVE_USED,
    FOR_TILE,
    FROM_FAVOR,
    NO_EXTRA_PLACE,
    NO_PRODUCTION_TILES,
    NO_PROJECT_FOR_BOT,
    NO_PROJECT_FOR_TILE,
    NO_PROJECT_TO_COMPLETE,
    NO_UNIVERSAL_BOT,
    NO_UNIVERSAL_PARTS,
    NO_UNIVERSAL_TILE,
    NOT_LEFT_TO_TAKE,
    NOT_LEFT_TO_USE,
    NOT_THIS_PAIR,
    NOT_YOUR_TILE,
    NOTHING_TO_CHOOSE,
    NOTHING_TO_DISCOUNT,
    NOTHING_TO_RAISE,
    NOTHING_UNIVERSAL,
    STOOD_BESIDE,
    TAKEN_BY_USING,
    TILE_CLAIMED,
    TILE_NOT_NOW,
    TILE_TOO_NEW,
    TILE_TURNED,
    TILE_USED_UP,
    UNIVERSAL_BOT_BUILT,
    UNIVERSAL_RETURNED,
    UNIVERSAL_STEP,
    VALUE_STEP,
)
from botyard.games.bot_factory.options import NO_VARIANT, VARIANT_1
from botyard.games.bot_factory.rules.assembly import can_place_any
from botyard.games.bot_factory.rules.finance import DiscountedRaise, DiscountedReserve, FreeRaise
from botyard.games.bot_factory.rules.moving import (
    explain_board,
    first_free,
    refuse_board,
    stand_at,
)
from botyard.games.bot_factory.rules.project import begin_trade, is_any_laid
from botyard.games.bot_factory.rules.purse import gain, spend
from botyard.games.bot_factory.rules.stacks import any_can_give
from botyard.games.bot_factory.state import (
    ENOUGH_BOTS,
    EXTRA,
    NOWHERE,
    TILE_NEW,
    TILE_NONE,
    TILE_SPENT,
    UNIVERSAL_BOT_NOT_PLAYED,
    UNIVERSAL_BOT_ON_BOARD,
    Factory,
)
from botyard.games.bot_factory.steps import Choice, Refused, one_token
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL

# Taking a tile


class Claim(Choice):
    """
    Variant 1: take a tile for the first contract, to be used from a later turn on.

    Clauses: BF-129, BF-130.
    """

    def refuse(self, factory: Factory, seat: i64, tile: i64) -> int:
        return _refuse_offered(factory, tile, NOT_LEFT_TO_TAKE)

    def carry_out(self, factory: Factory, seat: i64, tile: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        factory.offer &= ~(1 << tile)
        factory.tile[seat] = tile
        factory.tile_state[seat] = TILE_NEW
        dealer.tell(TILE_CLAIMED, seat, tile)


class ClaimNone(Choice):
    """
    Leave the tiles where they are.

    Clauses: BF-40, BF-129, BF-Q56.
    """

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        factory.agenda.pop()


class NothingToClaim(Refused):
    """
    Nobody takes a tile from the offer without a first contract, or in Variant 2 without using it.

    Clauses: BF-129, BF-131, BF-146.
    """

    def refuse(self, factory: Factory, seat: i64, tile: i64) -> int:
        if factory.variant == NO_VARIANT:
            return NO_PRODUCTION_TILES  # BF-146
        return self.reason if factory.variant == VARIANT_1 else TAKEN_BY_USING


class OnlyByTile(Refused):
    """
    What only a production tile allows, while none was used for it.

    Clauses: BF-146.
    """

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        return NO_PRODUCTION_TILES if factory.variant == NO_VARIANT else self.reason


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


# Using a tile


class UseTile(Choice):
    """
    Use up a production tile; what it allows must be done at once.

    Clauses: BF-130, BF-131, BF-141, BF-146, BF-Q55, BF-Q56.
    """

    def __init__(self, tile: i64) -> None:
        super().__init__(USE)
        self.tile = tile
        self.first = USE + tile
        self.end = self.first + 1
        self.actions = [self.first]

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return [] if factory.variant == NO_VARIANT else self.actions

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        refused = _refuse_tile(factory, seat, self.tile)
        return self.refuse_here(factory, seat) if refused == LEGAL else refused

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        """Why this tile may not be used at this step, if so."""
        return LEGAL

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        factory.offer &= ~(1 << self.tile)
        factory.tile[seat] = self.tile
        factory.tile_state[seat] = TILE_SPENT
        dealer.tell(TILE_TURNED, seat, self.tile)
        self.begin(factory, seat, dealer)

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        """What it gives, or what is asked next."""


class NotDue(UseTile):
    """
    A tile that belongs to another moment.

    Clauses: BF-Q55.
    """

    def __init__(self, tile: i64) -> None:
        super().__init__(tile)
        self.actions = []

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        return TILE_NOT_NOW  # BF-Q55


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


class UseFavor(UseTile):
    """
    1: gain a speech token instead of paying Sandra.

    Clauses: BF-132.
    """

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        gain(factory, seat, 1, FROM_FAVOR, dealer)  # BF-132


class UseDiscount(UseTile):
    """
    2: in an own Finance turn, lower a payment, if there is one that can be lowered.

    Clauses: BF-133, BF-Q32, BF-Q55.
    """

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        if factory.board_of(seat) != FINANCE:
            return TILE_NOT_NOW
        for choice in _DISCOUNTED:
            if choice.is_possible(factory, seat):
                return LEGAL
        return NOTHING_TO_DISCOUNT

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        factory.agenda.push(DISCOUNT_STEP)  # BF-133


class UseChoice(UseTile):
    """
    3: pay 1 speech token for one of three, at least one of which must be possible.

    Clauses: BF-134, BF-Q59.
    """

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        if factory.speech[seat] == 0:
            return CANNOT_PAY_TILE
        if any_can_give(factory) or is_any_laid(factory) or can_place_any(factory, seat):
            return LEGAL
        return NOTHING_TO_CHOOSE

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        spend(factory, seat, 1, FOR_TILE, dealer)  # BF-134
        factory.agenda.push(CHOICE_STEP)

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        return one_token(factory, seat) if reason == CANNOT_PAY_TILE else {}


class UseValue(UseTile):
    """
    4: raise a value that is not at the top.

    Clauses: BF-135, BF-Q59.
    """

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        return LEGAL if _RAISE.is_possible(factory, seat) else NOTHING_TO_RAISE

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        factory.agenda.push(VALUE_STEP)  # BF-135


class UseExtraPlace(UseTile):
    """
    5: stand beside a full board that the worker may go to.

    Clauses: BF-136, BF-Q33.
    """

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        return LEGAL if _STAND.is_possible(factory, seat) else BOARD_NOT_FULL

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        factory.agenda.push(BESIDE_STEP)  # BF-136


class StandBeside(Choice):
    """
    Stand right of a full board, on no action space.

    Clauses: BF-136, BF-Q33.
    """

    def refuse(self, factory: Factory, seat: i64, board: i64) -> int:
        refused = refuse_board(factory, seat, board)
        if refused != LEGAL:
            return refused
        return LEGAL if first_free(factory, board) == NOWHERE else BOARD_NOT_FULL

    def carry_out(self, factory: Factory, seat: i64, board: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        factory.agenda.pop()
        dealer.tell(STOOD_BESIDE, seat, board)
        stand_at(factory, seat, EXTRA + board)

    def explain(self, factory: Factory, seat: i64, board: i64, reason: int) -> Json:
        return explain_board(factory, seat, reason)


class UseOneProject(UseTile):
    """
    6: take the Project executive action with a single project to pay.

    Clauses: BF-137, BF-Q6, BF-Q48, BF-Q55.
    """

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        if factory.board_of(seat) != PROJECTS:
            return TILE_NOT_NOW
        if factory.executive:
            return EXECUTIVE_USED
        if factory.open_projects(seat) == 0:
            return NO_PROJECT_FOR_TILE  # BF-137
        return LEGAL if factory.universal_parts_left() > 0 else NO_UNIVERSAL_PARTS  # BF-Q48

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        begin_trade(factory, 1)  # BF-137

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        return {"need": 1, "have": 0} if reason == NO_PROJECT_FOR_TILE else {}


class UseUniversal(UseTile):
    """
    7: take a universal part from the Project board, or build the universal bot.

    Clauses: BF-138, BF-139.
    """

    def refuse_here(self, factory: Factory, seat: i64) -> int:
        if factory.universal_parts_left() > 0 or _RETURN.is_possible(factory, seat):
            return LEGAL
        return NOTHING_UNIVERSAL

    def begin(self, factory: Factory, seat: i64, dealer: Dealer) -> None:
        factory.agenda.push(UNIVERSAL_STEP)  # BF-138, BF-139


# The universal bot, for two universal parts


class ReturnPair(Choice):
    """
    Give back two universal parts of different bodies for the universal bot.

    Clauses: BF-139, BF-147.
    """

    def refuse(self, factory: Factory, seat: i64, left_out: i64) -> int:
        if factory.universal_bot != UNIVERSAL_BOT_ON_BOARD:
            return NO_UNIVERSAL_BOT
        body: i64
        for body in range(BODY_COUNT):
            if body != left_out and factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] == 0:
                return NOT_THIS_PAIR
        return LEGAL if factory.open_projects(seat) > 0 else NO_PROJECT_FOR_BOT

    def carry_out(self, factory: Factory, seat: i64, left_out: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        body: i64
        for body in range(BODY_COUNT):
            if body != left_out:
                factory.held[seat * PART_KINDS + UNIVERSAL_PART + body] -= 1
                factory.supply[body] += 1
                dealer.tell(UNIVERSAL_RETURNED, seat, UNIVERSAL_PART + body)
        factory.agenda.push(COMPLETE_STEP)


class Complete(Choice):
    """
    Complete an own project of any color with the universal bot, which counts as a bot of it.

    Clauses: BF-139, BF-140, BF-Q34, BF-Q60.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        if factory.projects[seat * COLOR_COUNT + color] > 0:
            return LEGAL
        return NO_PROJECT_TO_COMPLETE  # BF-139

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        factory.projects[seat * COLOR_COUNT + color] -= 1
        factory.bots[seat * COLOR_COUNT + color] += 1
        factory.universal_bot = seat * COLOR_COUNT + color
        dealer.tell(UNIVERSAL_BOT_BUILT, seat, color)
        if factory.bots_of(seat) == ENOUGH_BOTS:
            dealer.tell(END_NEARS, BY_FIVE_BOTS)  # BF-140


# What a tile must leave possible
_DISCOUNTED: Final[list[Choice]] = [DiscountedRaise(RAISE), DiscountedReserve(RESERVE)]
_RAISE: Final = FreeRaise(RAISE)
_STAND: Final = StandBeside(BESIDE)
_RETURN: Final = ReturnPair(RETURN)

"""The Finance board: bot values and contracts. BF-86 … BF-99."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import COLOR_COUNT, SPOT_COUNT
from botyard.games.bot_factory.components import INSPECTION_COUNT, NO_BONUS
from botyard.games.bot_factory.declared import (
    BONUS_PLACE,
    CANNOT_PAY_CONTRACT,
    CANNOT_PAY_RAISE,
    CLAIM_STEP,
    CONTRACT_FULL,
    CONTRACT_REMOVED,
    FOR_CONTRACT,
    FOR_RAISE,
    HAS_TOKEN,
    INSPECTED,
    INSPECTION,
    INSPECTION_STEP,
    LINE_CROSSED,
    LOWERED,
    NO_CONTRACT_THERE,
    NOT_MARKED,
    NOTHING_SPENT_YET,
    OVER_THE_MAXIMUM,
    RAISED,
    RESERVED,
    RESERVED_BY_YOU,
    SPENT_ENOUGH,
    TOO_CHEAP,
    VALUE_AT_TOP,
)
from botyard.games.bot_factory.options import VARIANT_1
from botyard.games.bot_factory.rules.assembly import offer_placement
from botyard.games.bot_factory.rules.project import offer_project
from botyard.games.bot_factory.rules.purse import spend
from botyard.games.bot_factory.rules.stacks import draw_tile
from botyard.games.bot_factory.state import (
    ALLOWED,
    NO_CONTRACT,
    NOBODY,
    Factory,
    row_of,
    tokens_on,
)
from botyard.games.bot_factory.steps import Choice, account, one_token
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL

# Raise values


class FreeRaise(Choice):
    """
    Raise any value that is not at the top, for nothing.

    Clauses: BF-89, BF-135.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        return VALUE_AT_TOP if factory.values[color] == factory.kit.top else LEGAL  # BF-89

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        raise_value(factory, seat, color, dealer)

    def explain(self, factory: Factory, seat: i64, color: i64, reason: int) -> Json:
        return {"value": factory.kit.values[factory.kit.top]} if reason == VALUE_AT_TOP else {}


class DiscountedRaise(FreeRaise):
    """
    Raise a value with the discount, for nothing, once a token has been spent.

    Clauses: BF-89, BF-133, BF-Q32.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        refused = super().refuse(factory, seat, color)
        if refused != LEGAL:
            return refused
        return LEGAL if spent(factory, seat) > 0 else NOTHING_SPENT_YET  # BF-Q32


class Raise(FreeRaise):
    """
    Pay 1 speech token to raise one color by one space.

    Clauses: BF-86, BF-87, BF-88, BF-89, BF-Q40.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.left > 0 and factory.speech[seat] > 0 else []

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        if factory.values[color] == factory.kit.top:
            return VALUE_AT_TOP  # BF-89
        if factory.left == 0:
            return SPENT_ENOUGH  # BF-86
        return LEGAL if factory.speech[seat] > 0 else CANNOT_PAY_RAISE  # BF-88

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.left -= 1
        spend(factory, seat, 1, FOR_RAISE, dealer)
        raise_value(factory, seat, color, dealer)

    def explain(self, factory: Factory, seat: i64, color: i64, reason: int) -> Json:
        if reason == SPENT_ENOUGH:
            return account(factory, seat)
        if reason == CANNOT_PAY_RAISE:
            return one_token(factory, seat)
        return super().explain(factory, seat, color, reason)


def raise_value(factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
    """
    A player raises a value; a line that it crosses gives its bonus at once and for free.

    Clauses: BF-88, BF-90, BF-Q19, BF-Q43.
    """
    _step_up(factory, color, dealer)
    bonus = factory.kit.bonus_at[factory.values[color]]
    if bonus == NO_BONUS:
        return
    dealer.tell(LINE_CROSSED, color, factory.value_of(color), bonus)
    if bonus == BONUS_PLACE:
        offer_placement(factory, seat, 0, dealer)
    else:
        offer_project(factory, seat, dealer)


def _step_up(factory: Factory, color: i64, dealer: Dealer) -> None:
    factory.values[color] += 1
    dealer.tell(RAISED, color, factory.value_of(color))


def step_down(factory: Factory, color: i64, dealer: Dealer) -> None:
    """
    A value goes one space down, if it can.

    Clauses: BF-98, BF-101, BF-Q20.
    """
    if factory.values[color] > 0:
        factory.values[color] -= 1
        dealer.tell(LOWERED, color, factory.value_of(color))


# Reserve contracts


class Reserve(Choice):
    """
    Reserve a contract for the price of its row, which must fit into what the space still allows.

    Clauses: BF-86, BF-87, BF-91, BF-92, BF-94, BF-95, BF-96, BF-99.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.left > 0 and factory.speech[seat] > 0 else []

    def price(self, factory: Factory, spot: i64) -> i64:
        """What it costs in speech tokens."""
        return factory.kit.cost[row_of(spot)]

    def refuse(self, factory: Factory, seat: i64, spot: i64) -> int:
        if factory.contracts[spot] == NO_CONTRACT:
            return NO_CONTRACT_THERE  # BF-99
        if factory.tokens[spot * 2] == seat or factory.tokens[spot * 2 + 1] == seat:
            return RESERVED_BY_YOU  # BF-94
        if factory.tokens[spot * 2 + 1] != NOBODY:
            return CONTRACT_FULL  # BF-95
        return self.refuse_price(factory, seat, self.price(factory, spot))

    def refuse_price(self, factory: Factory, seat: i64, price: i64) -> int:
        """Whether the whole price is allowed and can be paid."""
        if price > factory.left:
            return OVER_THE_MAXIMUM  # BF-96
        return LEGAL if price <= factory.speech[seat] else CANNOT_PAY_CONTRACT  # BF-92

    def carry_out(self, factory: Factory, seat: i64, spot: i64, dealer: Dealer) -> None:
        reserve(factory, seat, spot, self.price(factory, spot), dealer)

    def explain(self, factory: Factory, seat: i64, spot: i64, reason: int) -> Json:
        if reason == OVER_THE_MAXIMUM:
            return {"need": self.price(factory, spot), "have": factory.left}
        if reason == CANNOT_PAY_CONTRACT:
            return {"need": self.price(factory, spot), "have": factory.speech[seat]}
        return {"owners": tokens_on(factory, spot)}


class DiscountedReserve(Reserve):
    """
    Reserve a contract of price 2 or 3 for 1 less with the discount.

    Clauses: BF-96, BF-133, BF-Q32.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions

    def price(self, factory: Factory, spot: i64) -> i64:
        return factory.kit.cost[row_of(spot)] - 1

    def refuse_price(self, factory: Factory, seat: i64, price: i64) -> int:
        return TOO_CHEAP if price < 1 else super().refuse_price(factory, seat, price)  # BF-133

    def carry_out(self, factory: Factory, seat: i64, spot: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        super().carry_out(factory, seat, spot, dealer)


def reserve(factory: Factory, seat: i64, spot: i64, price: i64, dealer: Dealer) -> None:
    """
    One of the tokens goes to the more valuable free space, the others to the pool.

    Clauses: BF-92, BF-93, BF-129, BF-143.
    """
    is_first = factory.pledged(seat) == 0
    factory.left -= price
    spend(factory, seat, price, FOR_CONTRACT, dealer)
    space = spot * 2
    if factory.tokens[space] != NOBODY:
        space += 1
    factory.tokens[space] = seat
    points = factory.kit.points[factory.contracts[spot] * 2 + space - spot * 2]
    dealer.tell(RESERVED, seat, spot, points)
    if is_first and factory.variant == VARIANT_1 and factory.offer:
        factory.agenda.push(CLAIM_STEP)  # BF-129


def spent(factory: Factory, seat: i64) -> i64:
    """
    How many tokens the main action has cost so far.

    Clauses: BF-86, BF-Q40.
    """
    return ALLOWED[factory.space_of(seat)] - factory.left


# Sandra and Vilela


def run_sandra_at_finance(factory: Factory, dealer: Dealer) -> None:
    """
    The lowest colors go up, unless all four are tied; no bonus of a line for anybody.

    Clauses: BF-97, BF-Q18.
    """
    lowest = factory.values[0]
    color: i64
    for color in range(1, COLOR_COUNT):
        lowest = min(lowest, factory.values[color])
    tied: i64 = 0
    for color in range(COLOR_COUNT):
        if factory.values[color] == lowest:
            tied += 1
    if tied == COLOR_COUNT:
        return
    for color in range(COLOR_COUNT):
        if factory.values[color] == lowest:
            _step_up(factory, color, dealer)


def run_vilela_at_finance(factory: Factory, dealer: Dealer) -> None:
    """
    His color goes down; of three contracts that a tile marks the player chooses two to remove.

    Clauses: BF-98, BF-99, BF-111, BF-Q54.
    """
    step_down(factory, factory.vilela_bot, dealer)
    inspection, factory.inspection_deck = draw_tile(
        factory.inspection_deck, INSPECTION_COUNT, INSPECTION, dealer
    )
    dealer.tell(INSPECTED, inspection)
    removable: i64 = 0
    spot: i64
    for spot in range(SPOT_COUNT):
        if refuse_keep(factory, inspection, spot) == LEGAL:
            removable += 1
    if removable > 2:
        factory.agenda.push(INSPECTION_STEP, inspection)
    else:
        _remove_contracts(factory, inspection, NOBODY, dealer)


def refuse_keep(factory: Factory, inspection: i64, spot: i64) -> int:
    """
    Only a marked contract without tokens is there to be kept or removed.

    Clauses: BF-98, BF-99.
    """
    if (factory.kit.marks[inspection] >> spot) & 1 == 0:
        return NOT_MARKED  # BF-98
    if factory.contracts[spot] == NO_CONTRACT:
        return NO_CONTRACT_THERE
    return LEGAL if factory.tokens[spot * 2] == NOBODY else HAS_TOKEN  # BF-99


class Keep(Choice):
    """
    Spare one of three marked contracts; the other two leave the game.

    Clauses: BF-98, BF-99, BF-Q54.
    """

    def refuse(self, factory: Factory, seat: i64, spot: i64) -> int:
        return refuse_keep(factory, factory.agenda.first(), spot)

    def carry_out(self, factory: Factory, seat: i64, spot: i64, dealer: Dealer) -> None:
        inspection = factory.agenda.first()
        factory.agenda.pop()
        _remove_contracts(factory, inspection, spot, dealer)


def _remove_contracts(factory: Factory, inspection: i64, kept: i64, dealer: Dealer) -> None:
    """
    Contracts leave the game and their spaces stay empty.

    Clauses: BF-98, BF-99.
    """
    spot: i64
    for spot in range(SPOT_COUNT):
        if spot != kept and refuse_keep(factory, inspection, spot) == LEGAL:
            dealer.tell(CONTRACT_REMOVED, spot, factory.contracts[spot])
            factory.contracts[spot] = NO_CONTRACT

"""The Assembly board: parts become bots. BF-46 … BF-62."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    A1,
    A3,
    BODY_COUNT,
    COLOR_COUNT,
    PART_KINDS,
    PARTS,
    PLACE,
    UNIVERSAL_PART,
)
from botyard.games.bot_factory.declared import (
    ALL_PLACED_ON_A1,
    ALL_PLACED_ON_A3,
    BONUS_LAPSED,
    BONUS_OPEN,
    BONUS_PART,
    BONUS_PLACE,
    BY_COLOR,
    BY_FIVE_BOTS,
    CANNOT_PAY_ICON,
    CANNOT_PAY_SPACE,
    CANNOT_PAY_SWAP,
    COLUMN_DISCARDED,
    COMPLETED,
    END_NEARS,
    FOR_BONUS,
    FOR_ICON,
    FOR_SPACE,
    FOR_SWAP,
    FROM_PART,
    ICON_STEP,
    MEEPLE_REMOVED,
    NO_ICON,
    NO_MEEPLE,
    NO_OPEN_PROJECT,
    NO_PART_FOR_A1,
    NO_PART_FOR_BONUS,
    NO_PART_FOR_TILE,
    NO_PART_TO_SWAP,
    NO_SPARE_PART,
    PLACE_STEP,
    PLACED,
    SPACE_FILLED,
    SPARE_DISCARDED,
    SPARE_LAID,
    STACK_EMPTY,
    SWAPPED,
    TOOK_SPARE,
    WRONG_COLUMN,
)
from botyard.games.bot_factory.rules.purse import gain, spend
from botyard.games.bot_factory.rules.stacks import (
    any_can_give,
    can_give,
    discard_part,
    draw_marked,
    take_part,
)
from botyard.games.bot_factory.state import ENOUGH_BOTS, NO_PART, Factory, body_of, is_universal
from botyard.games.bot_factory.steps import Choice, account, one_token
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.reasons import LEGAL

# Main action: place parts


class PlaceFreely(Choice):
    """
    Put an own part into a column, outside the main action.

    Clauses: BF-47, BF-134, BF-Q47.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        actions: list[int] = []
        part: i64
        column: i64
        for part in range(PART_KINDS):
            if factory.held[seat * PART_KINDS + part] == 0:
                continue
            first: i64 = self.first + part * COLOR_COUNT
            if part < UNIVERSAL_PART:
                actions.append(first + part // BODY_COUNT)
            else:
                for column in range(COLOR_COUNT):
                    actions.append(first + column)
        return actions

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        part: i64 = number // COLOR_COUNT
        if factory.held[seat * PART_KINDS + part] == 0:
            return self.lacking(factory, seat)
        return refuse_fit(factory, seat, part, number % COLOR_COUNT)

    def lacking(self, factory: Factory, seat: i64) -> int:
        """Why not, for a part that the seat does not have."""
        return NO_PART_FOR_TILE  # BF-134

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        place_freely(factory, seat, number // COLOR_COUNT, number % COLOR_COUNT, dealer)

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        if reason in (WRONG_COLUMN, NO_OPEN_PROJECT, NO_MEEPLE):
            return {"need": 1, "have": 0}
        if reason == SPACE_FILLED:
            body, column = body_of(number // COLOR_COUNT), number % COLOR_COUNT
            return {"parts": [PARTS.name(factory.columns[column * BODY_COUNT + body])]}
        return {}


class PlaceAsBonus(PlaceFreely):
    """
    Pay for the bonus and use it.

    Clauses: BF-70, BF-71, BF-80, BF-90, BF-Q9, BF-Q47.
    """

    def lacking(self, factory: Factory, seat: i64) -> int:
        return NO_PART_FOR_BONUS  # BF-Q47

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        price = factory.agenda.first()
        if price > 0:
            spend(factory, seat, price, FOR_BONUS, dealer)
        super().carry_out(factory, seat, number, dealer)


class Place(PlaceFreely):
    """
    Put one part into a column as part of the main action; A3 is paid for with the first one.

    Clauses: BF-48, BF-49, BF-50, BF-51, BF-57, BF-Q5, BF-Q8, BF-Q46.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return super().candidates(factory, seat) if factory.left > 0 else []

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        space = factory.space_of(seat)
        if factory.left == 0:
            return int(ALL_PLACED_ON_A1 + space - A1)
        if factory.begun == 0 and space == A3 and factory.speech[seat] == 0:
            return CANNOT_PAY_SPACE  # BF-50
        return super().refuse(factory, seat, number)

    def lacking(self, factory: Factory, seat: i64) -> int:
        return int(NO_PART_FOR_A1 + factory.space_of(seat) - A1)

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        if factory.begun == 0 and factory.space_of(seat) == A3:
            spend(factory, seat, 1, FOR_SPACE, dealer)  # BF-50
            factory.begun = 1
        factory.left -= 1
        if put_part(factory, seat, number // COLOR_COUNT, number % COLOR_COUNT, dealer):
            factory.icons += 1

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        if reason == CANNOT_PAY_SPACE:
            return one_token(factory, seat)
        if ALL_PLACED_ON_A1 <= reason <= ALL_PLACED_ON_A3:
            return account(factory, seat)
        return super().explain(factory, seat, number, reason)


def refuse_fit(factory: Factory, seat: i64, part: i64, column: i64) -> int:
    """
    Which clause, if any, keeps this part of the seat out of that column.

    Clauses: BF-46, BF-47, BF-55, BF-56, BF-83, BF-Q10.
    """
    if not is_universal(part) and part // BODY_COUNT != column:
        return WRONG_COLUMN  # BF-47
    if factory.columns[column * BODY_COUNT + body_of(part)] != NO_PART:
        return SPACE_FILLED  # BF-46
    if factory.parts_in(column) == BODY_COUNT - 1:
        if factory.projects[seat * COLOR_COUNT + column] == 0:
            return NO_OPEN_PROJECT  # BF-55
        if factory.meeples[column] == 0:
            return NO_MEEPLE  # BF-Q10
    return LEGAL


def put_part(factory: Factory, seat: i64, part: i64, column: i64, dealer: Dealer) -> bool:
    """
    A part goes onto the board and is rewarded at once; true if it covers a part icon.

    Clauses: BF-52, BF-53, BF-54, BF-57, BF-58.
    """
    space = column * BODY_COUNT + body_of(part)
    factory.held[seat * PART_KINDS + part] -= 1
    factory.columns[space] = part
    dealer.tell(PLACED, seat, part, column)
    if factory.parts_in(column) < BODY_COUNT:
        gain(factory, seat, 2, FROM_PART, dealer)  # BF-52, BF-53
    else:
        _complete_bot(factory, seat, column, dealer)  # BF-54
    return factory.kit.icons[space] == 1


def _complete_bot(factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
    """
    A meeple of the column's color goes onto a matching project, which is complete.

    Clauses: BF-54, BF-118, BF-119, BF-Q28.
    """
    factory.meeples[color] -= 1
    factory.projects[seat * COLOR_COUNT + color] -= 1
    factory.bots[seat * COLOR_COUNT + color] += 1
    dealer.tell(COMPLETED, seat, color)
    if factory.meeples[color] == 0:
        dealer.tell(END_NEARS, BY_COLOR)  # BF-118
    if factory.bots_of(seat) == ENOUGH_BOTS:
        dealer.tell(END_NEARS, BY_FIVE_BOTS)  # BF-119


class UseBonusIcon(Choice):
    """
    Pay 1 for the top part of a stack.

    Clauses: BF-57, BF-Q9, BF-Q16.
    """

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        if factory.speech[seat] == 0:
            return CANNOT_PAY_ICON  # BF-57
        return LEGAL if can_give(factory, color) else STACK_EMPTY  # BF-Q16

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.agenda.pop()
        spend(factory, seat, 1, FOR_ICON, dealer)
        take_part(factory, seat, color, dealer)

    def explain(self, factory: Factory, seat: i64, color: i64, reason: int) -> Json:
        return one_token(factory, seat) if reason == CANNOT_PAY_ICON else {}


class UseIcon(UseBonusIcon):
    """
    Use an icon that the main action covered; nothing more is placed in this action.

    Clauses: BF-57, BF-Q8, BF-Q16.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        return self.actions if factory.icons > 0 and factory.speech[seat] > 0 else []

    def refuse(self, factory: Factory, seat: i64, color: i64) -> int:
        if factory.icons == 0:
            return NO_ICON  # BF-57
        return super().refuse(factory, seat, color)

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        factory.icons -= 1
        factory.left = 0  # BF-Q8
        spend(factory, seat, 1, FOR_ICON, dealer)
        take_part(factory, seat, color, dealer)


# Placing a part as a bonus


def offer_placement(factory: Factory, seat: i64, price: i64, dealer: Dealer) -> None:
    """
    One part may be placed at once, with normal restrictions and rewards; else it is lost.

    Clauses: BF-70, BF-80, BF-90, BF-Q41, BF-Q42, BF-Q44, BF-Q47.
    """
    if factory.speech[seat] >= price and can_place_any(factory, seat):
        factory.agenda.push(PLACE_STEP, price)
        dealer.tell(BONUS_OPEN, seat, BONUS_PLACE)
    else:
        dealer.tell(BONUS_LAPSED, seat, BONUS_PLACE)  # BF-Q44


def place_freely(factory: Factory, seat: i64, part: i64, column: i64, dealer: Dealer) -> None:
    """
    A part outside the main action; an icon that it covers may be used right after it.

    Clauses: BF-71, BF-Q8, BF-Q9, BF-Q43.
    """
    if not put_part(factory, seat, part, column, dealer):
        return
    if factory.speech[seat] > 0 and any_can_give(factory):
        factory.agenda.push(ICON_STEP)
        dealer.tell(BONUS_OPEN, seat, BONUS_PART)
    else:
        dealer.tell(BONUS_LAPSED, seat, BONUS_PART)


def can_place_any(factory: Factory, seat: i64) -> bool:
    """Whether any part of a seat fits anywhere."""
    return _ANY_PART.is_possible(factory, seat)


_ANY_PART: Final = PlaceFreely(PLACE)


# Executive action: swap with a spare part


class Swap(Choice):
    """
    Pay 1 to swap an own part for a spare part, as often as one likes.

    Clauses: BF-59, BF-Q13, BF-Q50.
    """

    def candidates(self, factory: Factory, seat: i64) -> list[int]:
        actions: list[int] = []
        if factory.speech[seat] == 0:
            return actions
        part: i64
        for part in range(PART_KINDS):
            if factory.held[seat * PART_KINDS + part] > 0:
                actions.append(self.first + part * 2)
                actions.append(self.first + part * 2 + 1)
        return actions

    def refuse(self, factory: Factory, seat: i64, number: i64) -> int:
        if factory.held[seat * PART_KINDS + number // 2] == 0:
            return NO_PART_TO_SWAP  # BF-59
        if factory.spares[number % 2] == NO_PART:
            return NO_SPARE_PART  # BF-Q50
        return LEGAL if factory.speech[seat] > 0 else CANNOT_PAY_SWAP  # BF-59

    def carry_out(self, factory: Factory, seat: i64, number: i64, dealer: Dealer) -> None:
        part: i64 = number // 2
        pallet: i64 = number % 2
        spend(factory, seat, 1, FOR_SWAP, dealer)
        spare = factory.spares[pallet]
        dealer.tell(SWAPPED, seat, part, pallet)
        dealer.tell(TOOK_SPARE, seat, spare, pallet)
        factory.held[seat * PART_KINDS + part] -= 1
        factory.held[seat * PART_KINDS + spare] += 1
        factory.spares[pallet] = part

    def explain(self, factory: Factory, seat: i64, number: i64, reason: int) -> Json:
        return one_token(factory, seat) if reason == CANNOT_PAY_SWAP else {}


# Sandra and Vilela


def run_sandra_at_assembly(factory: Factory, dealer: Dealer) -> None:
    """
    Both spare parts are discarded and replaced from the marked stacks, left then right.

    Clauses: BF-60, BF-Q12, BF-Q16, BF-Q39.
    """
    pallet: i64
    for pallet in range(2):
        if factory.spares[pallet] != NO_PART:
            dealer.tell(SPARE_DISCARDED, pallet, factory.spares[pallet])
            discard_part(factory, factory.spares[pallet])
    for pallet in range(2):
        factory.spares[pallet] = draw_marked(factory, SPARE_LAID, pallet, dealer)


def run_vilela_at_assembly(factory: Factory, dealer: Dealer) -> None:
    """
    Two parts in the column of his color are discarded; else a meeple of it leaves the game.

    Clauses: BF-62, BF-116, BF-Q11, BF-Q12, BF-Q53.
    """
    color = factory.vilela_bot
    if factory.parts_in(color) == 2:
        space: i64
        for space in range(color * BODY_COUNT, (color + 1) * BODY_COUNT):
            part = factory.columns[space]
            if part != NO_PART:
                factory.columns[space] = NO_PART
                discard_part(factory, part)
                dealer.tell(COLUMN_DISCARDED, color, part)
    elif factory.meeples[color] > 0:
        factory.meeples[color] -= 1
        dealer.tell(MEEPLE_REMOVED, color)
        if factory.meeples[color] == 0:
            dealer.tell(END_NEARS, BY_COLOR)  # BF-116

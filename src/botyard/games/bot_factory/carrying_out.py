"""What an action does: which rule carries it out at which step."""

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    BESIDE,
    CLAIM,
    COLOUR_COUNT,
    COMPLETE,
    DISCARD,
    DISPENSE,
    DONE,
    DROP,
    FEED,
    GAIN,
    KEEP,
    MOVE,
    PAY,
    PLACE,
    PROJECT,
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
    CHOICE_STEP,
    CLAIM_STEP,
    DISCOUNT_STEP,
    EXCESS_PARTS_STEP,
    EXCESS_PROJECTS_STEP,
    EXCHANGE_PART_STEP,
    ICON_STEP,
    PLACE_STEP,
    PROJECT_STEP,
    START_STEP,
)
from botyard.games.bot_factory.happenings import (
    BONUS_LAPSED,
    BONUS_PART,
    BONUS_PLACE,
    BONUS_PROJECT,
)
from botyard.games.bot_factory.rules.assembly import (
    place,
    place_as_bonus,
    place_freely,
    swap,
    use_bonus_icon,
    use_icon,
)
from botyard.games.bot_factory.rules.finance import (
    keep_contract,
    raise_for_speech,
    raise_value,
    reserve,
)
from botyard.games.bot_factory.rules.moving import move
from botyard.games.bot_factory.rules.production import (
    begin_exchange,
    begin_production,
    dispense,
    exchange,
    feed,
    give_up_part,
    rotate,
    take_exchanged,
)
from botyard.games.bot_factory.rules.project import (
    TRADED,
    begin_trade,
    give_up_project,
    take_main_project,
    take_project,
    take_universal,
    trade,
)
from botyard.games.bot_factory.rules.tiles import (
    claim,
    stand_beside,
    use_tile,
)
from botyard.games.bot_factory.rules.turns import end_action, pass_turn, pay_fee
from botyard.games.bot_factory.rules.universal_bot import complete_with_universal_bot, return_pair
from botyard.games.bot_factory.sequence import take_first_part
from botyard.games.bot_factory.stacks import take_part
from botyard.games.bot_factory.state import Factory, row_of
from botyard.kernel.dealer import Dealer


def carry_out(factory: Factory, seat: i64, action: i64, dealer: Dealer) -> None:
    """
    A legal action and what follows from it at once.

    Clauses: BF-39, BF-Q7.
    """
    step = factory.agenda.step()
    if action < FEED:
        _do_plain(factory, seat, action, step, dealer)
    elif action < DISCARD:
        _do_tiles_and_values(factory, seat, action, step, dealer)
    elif action < CLAIM:
        _do_parts(factory, seat, action, step, dealer)
    elif action < USE:
        claim(factory, seat, action - CLAIM, dealer)
    elif action < RETURN:
        use_tile(factory, seat, action - USE, dealer)
    elif action < COMPLETE:
        return_pair(factory, seat, action - RETURN, dealer)
    else:
        complete_with_universal_bot(factory, seat, action - COMPLETE, dealer)


def _do_plain(factory: Factory, seat: i64, action: i64, step: i64, dealer: Dealer) -> None:
    """Moves, Sandra's fee, being done, the wheel, parts from stacks."""
    if action < BESIDE:
        move(factory, seat, action - MOVE, dealer)
    elif action < PAY:
        stand_beside(factory, seat, action - BESIDE, dealer)
    elif action == PAY:
        pay_fee(factory, seat, dealer)
    elif action < DONE:
        pass_turn(factory, seat, dealer)
    elif action == DONE:
        _be_done(factory, seat, step, dealer)
    elif action == GAIN:
        begin_production(factory, seat, dealer)
    elif action == ROTATE:
        rotate(factory, seat, dealer)
    elif action < TAKE:
        dispense(factory, seat, action - DISPENSE, dealer)
    else:
        _take(factory, seat, action - TAKE, step, dealer)


def _be_done(factory: Factory, seat: i64, step: i64, dealer: Dealer) -> None:
    """
    The action ends, or a bonus is declined and lost.

    Clauses: BF-40, BF-90, BF-129, BF-Q42, BF-Q56.
    """
    if step == ACT_STEP:
        end_action(factory)
        return
    factory.agenda.pop()
    if step == PLACE_STEP:
        dealer.tell(BONUS_LAPSED, seat, BONUS_PLACE)
    elif step == PROJECT_STEP:
        dealer.tell(BONUS_LAPSED, seat, BONUS_PROJECT)
    elif step != CLAIM_STEP:
        dealer.tell(BONUS_LAPSED, seat, BONUS_PART)


def _take(factory: Factory, seat: i64, colour: i64, step: i64, dealer: Dealer) -> None:
    """The top part of a stack, for whatever reason."""
    if step == ACT_STEP:
        use_icon(factory, seat, colour, dealer)
    elif step == ICON_STEP:
        use_bonus_icon(factory, seat, colour, dealer)
    elif step == EXCHANGE_PART_STEP:
        take_exchanged(factory, seat, colour, dealer)
    elif step == START_STEP:
        take_first_part(factory, seat, colour, dealer)
    else:
        factory.agenda.pop()
        take_part(factory, seat, colour, dealer)  # BF-134


def _do_tiles_and_values(
    factory: Factory, seat: i64, action: i64, step: i64, dealer: Dealer
) -> None:
    """Inputs of the wheel, projects, universal parts, values, contracts."""
    if action < PROJECT:
        feed(factory, action - FEED, dealer)
    elif action < DROP:
        if step == ACT_STEP:
            take_main_project(factory, seat, action - PROJECT, dealer)
        else:
            factory.agenda.pop()
            take_project(factory, seat, action - PROJECT, dealer)  # BF-90, BF-134
    elif action < UNIVERSAL:
        _drop(factory, seat, action - DROP, step, dealer)
    elif action < RAISE:
        take_universal(factory, seat, action - UNIVERSAL, dealer)
    elif action < RESERVE:
        if step == ACT_STEP:
            raise_for_speech(factory, seat, action - RAISE, dealer)
        else:
            factory.agenda.pop()
            raise_value(factory, seat, action - RAISE, dealer)  # BF-133, BF-135
    elif action < KEEP:
        spot: i64 = action - RESERVE
        price = factory.kit.cost[row_of(spot)]
        if step == DISCOUNT_STEP:
            factory.agenda.pop()
            price -= 1  # BF-133
        reserve(factory, seat, spot, price, dealer)
    else:
        keep_contract(factory, action - KEEP, dealer)


def _drop(factory: Factory, seat: i64, colour: i64, step: i64, dealer: Dealer) -> None:
    """A project for a universal part, or one too many."""
    if step == EXCESS_PROJECTS_STEP:
        give_up_project(factory, seat, colour, dealer)
        return
    if step == ACT_STEP:
        begin_trade(factory, TRADED)
    trade(factory, seat, colour, dealer)


def _do_parts(factory: Factory, seat: i64, action: i64, step: i64, dealer: Dealer) -> None:
    """Own parts: placed, swapped, discarded."""
    if action >= PLACE:
        part: i64 = (action - PLACE) // COLOUR_COUNT
        column: i64 = (action - PLACE) % COLOUR_COUNT
        if step == ACT_STEP:
            place(factory, seat, part, column, dealer)
        elif step == CHOICE_STEP:
            factory.agenda.pop()
            place_freely(factory, seat, part, column, dealer)  # BF-134
        else:
            place_as_bonus(factory, seat, part, column, dealer)
    elif action >= SWAP:
        swap(factory, seat, (action - SWAP) // 2, (action - SWAP) % 2, dealer)
    elif step == EXCESS_PARTS_STEP:
        give_up_part(factory, seat, action - DISCARD, dealer)
    elif step == ACT_STEP:
        begin_exchange(factory, seat, action - DISCARD, dealer)
    else:
        exchange(factory, seat, action - DISCARD, dealer)

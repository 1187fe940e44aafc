"""What a worker could do on a space, if it were to act there now."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import (
    DONE,
    EXTRA_PLACE,
    MOVE,
    PASS,
    PLACE,
    RETURN,
    SWAP,
    USE,
)
from botyard.games.bot_factory.declared import ACT_STEP, FEE_STEP, FEED_STEP, MOVE_STEP
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.sequence import lay_out_steps
from botyard.games.bot_factory.state import ALLOWED, SANDRA
from botyard.games.bot_factory.study.prospects import prospects, wheel_worth
from botyard.kernel.agenda import Agenda
from botyard.kernel.dealer import Dealer

DEPTH: Final = 3  # decisions in the middle of something that are looked through
LONGEST: Final = 12  # steps of an action that is planned
DETOUR: Final = 0.02  # points that a further step must be worth
ORDER: Final = 0.01  # points that a space further left is worth: it acts and moves earlier
EFFORT: Final = 0.05  # points that doing something must be worth more than being done


def value_of(factory: Play, seat: i64, action: i64, dealer: Dealer) -> float:
    """
    What an action is worth by rule of thumb: points and prospects of the table after it.

    A move is worth what the worker could do on that space if it acted at once.
    """
    step = factory.agenda.step()
    if step == MOVE_STEP:
        if action == USE + EXTRA_PLACE:
            return prospects(factory, seat)
        space: i64 = action - MOVE
        return _value_of_acting(factory, seat, space, dealer) - ORDER * float(space)
    if step == FEE_STEP:
        if action == PASS:
            return prospects(factory, seat)
        after = factory.clone()
        after.apply(seat, action, dealer)
        return _planned(after, seat, dealer)
    value = _value_after(factory, seat, action, dealer, DEPTH)
    return value + EFFORT if action == DONE else value


def _value_after(factory: Play, seat: i64, action: i64, dealer: Dealer, depth: i64) -> float:
    """The value of an action, with the best end of whatever it is in the middle of."""
    after = factory.clone()
    after.apply(seat, action, dealer)
    step = after.agenda.step()
    if depth == 0 or after.active != seat or step == ACT_STEP:
        return _value(after, seat)
    if step == FEED_STEP or step == FEE_STEP or not _is_acting(after):
        return _value(after, seat)
    return max(
        [_value_after(after, seat, choice, dealer, depth - 1) for choice in after.legal(seat)]
    )


def _value_of_acting(factory: Play, seat: i64, place: i64, dealer: Dealer) -> float:
    """The value of the table after a planned action on this space, as if it were now."""
    plan = _at(factory, seat, place)
    if plan is None:
        return prospects(factory, seat)
    return _planned(plan, seat, dealer)


def _planned(plan: Play, seat: i64, dealer: Dealer) -> float:
    """The value of the table after the best steps, one after the other, of an action."""
    value = prospects(plan, seat)
    for _ in range(LONGEST):
        if plan.agenda.step() == FEED_STEP:
            plan.apply(seat, plan.legal(seat)[0], dealer)
            continue
        if not _is_acting(plan) or plan.active != seat:
            break
        best, chosen = 0.0, -1
        for action in plan.legal(seat):
            if USE <= action < RETURN or SWAP <= action < PLACE:  # neither tiles nor swaps
                continue
            if action == DONE:
                worth = value + DETOUR
            else:
                worth = _value_after(plan, seat, action, dealer, 1)
            if chosen < 0 or worth > best or (worth == best and action > chosen):
                best, chosen = worth, action
        if chosen == DONE and plan.agenda.step() == ACT_STEP:
            break
        plan.apply(seat, chosen, dealer)
        value = prospects(plan, seat)
    return value


def _value(factory: Play, seat: i64) -> float:
    value = prospects(factory, seat)
    if _is_acting(factory) and factory.active == seat:
        value += wheel_worth(factory, seat)
    return value


def _is_acting(factory: Play) -> bool:
    """Whether an action is being carried out."""
    return factory.agenda.has(ACT_STEP)


def _at(factory: Play, seat: i64, place: i64) -> Play | None:
    """The table as if the seat were acting at a place; None if it could not pay Sandra."""
    plan = factory.clone()
    plan.agenda = Agenda()
    lay_out_steps(plan.agenda, ACT_STEP)
    plan.place[seat] = place
    plan.active = seat
    plan.left = ALLOWED[plan.space_of(seat)]
    if plan.board_of(SANDRA) == plan.board_of(seat):
        if plan.speech[seat] == 0:
            return None
        plan.speech[seat] -= 1
    return plan

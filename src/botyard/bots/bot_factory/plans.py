"""What a worker could do on a space, if it were to act there now."""

from typing import Final

from botyard.bots.bot_factory.prospects import prospects, wheel_worth
from botyard.games.bot_factory.actions import DONE, PLACE, RETURN, SWAP, USE
from botyard.games.bot_factory.declared import ACT_STEP, FEE_STEP, FEED_STEP
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.sequence import lay_out_steps
from botyard.games.bot_factory.state import ALLOWED, SANDRA
from botyard.kernel.agenda import Agenda
from botyard.kernel.dealer import Dealer

DEPTH: Final = 3  # decisions in the middle of something that are looked through
LONGEST: Final = 12  # steps of an action that is planned
DETOUR: Final = 0.02  # points that a further step must be worth


def value_after(factory: Play, seat: int, action: int, dealer: Dealer, depth: int = DEPTH) -> float:
    """The value of an action, with the best end of whatever it is in the middle of."""
    after = factory.clone()
    after.apply(seat, action, dealer)
    step = int(after.agenda.step())
    if depth == 0 or int(after.active) != seat or step in (ACT_STEP, FEED_STEP, FEE_STEP):
        return _value(after, seat)
    if not _is_acting(after):
        return _value(after, seat)
    return max(value_after(after, seat, choice, dealer, depth - 1) for choice in after.legal(seat))


def value_of_acting(factory: Play, seat: int, place: int, dealer: Dealer) -> float:
    """The value of the table after a planned action on this space, as if it were now."""
    plan = _at(factory, seat, place)
    if plan is None:
        return prospects(factory, seat)
    return planned(plan, seat, dealer)


def planned(plan: Play, seat: int, dealer: Dealer) -> float:
    """The value of the table after the best steps, one after the other, of an action."""
    value = prospects(plan, seat)
    for _ in range(LONGEST):
        if int(plan.agenda.step()) == FEED_STEP:
            plan.apply(seat, plan.legal(seat)[0], dealer)
            continue
        if not _is_acting(plan) or int(plan.active) != seat:
            break
        values = [
            (
                value + DETOUR if action == DONE else value_after(plan, seat, action, dealer, 1),
                action,
            )
            for action in plan.legal(seat)
            if not USE <= action < RETURN and not SWAP <= action < PLACE  # neither tiles nor swaps
        ]
        chosen = max(values)[1]
        if chosen == DONE and int(plan.agenda.step()) == ACT_STEP:
            break
        plan.apply(seat, chosen, dealer)
        value = prospects(plan, seat)
    return value


def _value(factory: Play, seat: int) -> float:
    value = prospects(factory, seat)
    if _is_acting(factory) and int(factory.active) == seat:
        value += wheel_worth(factory, seat)
    return value


def _is_acting(factory: Play) -> bool:
    """Whether an action is being carried out."""
    return factory.agenda.has(ACT_STEP)


def _at(factory: Play, seat: int, place: int) -> Play | None:
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

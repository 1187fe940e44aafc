"""
The order of play, on one screen.

    set-up   … → each seat takes a part, the last in order first
    round    phase 1 → phase 2 → phase 3 → the end, or the next round
    phase 1  who lies moves and stands, leftmost first: workers, Sandra, Vilela
    phase 2  who stands acts and lies down, leftmost first
             a worker: (Sandra on the board: pay or pass) → main and executive action,
             step by step in any order, bonuses at once → discard what is too much
    phase 3  completed columns are cleared, their values go down → new projects
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory import declared as on
from botyard.games.bot_factory.rules.maintenance import is_over, maintain
from botyard.games.bot_factory.rules.moving import move_next
from botyard.games.bot_factory.rules.production import TakePart
from botyard.games.bot_factory.rules.turns import act_next, end_turn
from botyard.games.bot_factory.state import Factory
from botyard.games.bot_factory.steps import Step
from botyard.kernel.agenda import NOTHING, Agenda
from botyard.kernel.dealer import Dealer

# Each step with the one that goes on once it is done; all others are asked while a worker acts.
ASKED_IN: Final = dict.fromkeys(range(len(on.STEPS)), on.ACT_STEP) | {
    on.START_STEP: NOTHING,
    on.MAINTENANCE_STEP: NOTHING,
    on.ACTS_STEP: on.MAINTENANCE_STEP,
    on.MOVES_STEP: on.ACTS_STEP,
    on.MOVE_STEP: on.MOVES_STEP,
    on.BESIDE_STEP: on.MOVE_STEP,
    on.INSPECTION_STEP: on.ACTS_STEP,
    on.END_OF_TURN_STEP: on.ACTS_STEP,
    on.ACT_STEP: on.END_OF_TURN_STEP,
    on.EXCESS_PARTS_STEP: on.END_OF_TURN_STEP,
    on.EXCESS_PROJECTS_STEP: on.END_OF_TURN_STEP,
}


def lay_out_steps(agenda: Agenda, step: i64) -> None:
    """Come to a step, with all that goes on after it."""
    if step != NOTHING:
        lay_out_steps(agenda, ASKED_IN[step])
        agenda.push(step)


class Moves(Step):
    """
    Phase 1: one after the other moves.

    Clauses: BF-24.
    """

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        if not move_next(factory, dealer):
            factory.agenda.pop()
            dealer.tell(on.PHASE, on.PHASE_ACT)
        return True


class Acts(Step):
    """
    Phase 2: one after the other acts.

    Clauses: BF-24.
    """

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        if not act_next(factory, dealer):
            factory.agenda.pop()
            dealer.tell(on.PHASE, on.PHASE_MAINTENANCE)
        return True


class EndOfTurn(Step):
    """A worker lies down, after discarding what is too much."""

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        end_turn(factory, dealer)
        return True


class Maintenance(Step):
    """
    Phase 3, then the end or the next round.

    Clauses: BF-24, BF-25, BF-145.
    """

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        factory.agenda.pop()
        maintain(factory, dealer)
        if is_over(factory, dealer):
            dealer.tell(on.ENDED, factory.round)
        else:
            begin_round(factory, factory.round + 1, dealer)
        return True


def begin_round(factory: Factory, number: i64, dealer: Dealer) -> None:
    """
    Lay out the phases of a round, the last one first.

    Clauses: BF-24, BF-25.
    """
    factory.round = number
    dealer.tell(on.ROUND, number)
    dealer.tell(on.PHASE, on.PHASE_MOVE)
    lay_out_steps(factory.agenda, on.MOVES_STEP)


def ask_to_start(factory: Factory, seats: i64, dealer: Dealer) -> None:
    """
    So many seats have yet to take their first part, the last in initial order first.

    Clauses: BF-20, BF-23.
    """
    if seats == 0:
        begin_round(factory, 1, dealer)
    else:
        factory.agenda.push(on.START_STEP, seats)
        factory.active = (factory.first + seats - 1) % factory.seats


class TakeFirstPart(TakePart):
    """
    Take the top part of any stack before the first round.

    Clauses: BF-23.
    """

    def carry_out(self, factory: Factory, seat: i64, color: i64, dealer: Dealer) -> None:
        seats = factory.agenda.first() - 1
        super().carry_out(factory, seat, color, dealer)
        ask_to_start(factory, seats, dealer)


def not_your_turn(factory: Factory) -> int:
    """
    Why another seat acts: by the order of the start, of round 1, or of later rounds.

    Clauses: BF-23, BF-29, BF-30.
    """
    step = factory.agenda.step()
    if step == on.START_STEP:
        return on.NOT_YOUR_START
    if factory.round == 1 and (step == on.MOVE_STEP or step == on.BESIDE_STEP):
        return on.NOT_YOUR_PLACEMENT
    return on.NOT_YOUR_TURN

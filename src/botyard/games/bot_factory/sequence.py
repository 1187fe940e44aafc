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

from mypy_extensions import i64

from botyard.games.bot_factory.declared import (
    ACTS_STEP,
    BESIDE_STEP,
    ENDED,
    MAINTENANCE_STEP,
    MOVE_STEP,
    MOVES_STEP,
    NOT_YOUR_PLACEMENT,
    NOT_YOUR_START,
    NOT_YOUR_TURN,
    PHASE,
    PHASE_ACT,
    PHASE_MAINTENANCE,
    PHASE_MOVE,
    ROUND,
    START_STEP,
)
from botyard.games.bot_factory.rules.maintenance import is_over, maintain
from botyard.games.bot_factory.rules.moving import move_next
from botyard.games.bot_factory.rules.production import TakePart
from botyard.games.bot_factory.rules.turns import act_next, end_turn
from botyard.games.bot_factory.state import Factory
from botyard.games.bot_factory.steps import Step
from botyard.kernel.dealer import Dealer


class Moves(Step):
    """
    Phase 1: one after the other moves.

    Clauses: BF-24.
    """

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        if not move_next(factory, dealer):
            factory.agenda.pop()
            dealer.tell(PHASE, PHASE_ACT)
        return True


class Acts(Step):
    """
    Phase 2: one after the other acts.

    Clauses: BF-24.
    """

    def run(self, factory: Factory, dealer: Dealer) -> bool:
        if not act_next(factory, dealer):
            factory.agenda.pop()
            dealer.tell(PHASE, PHASE_MAINTENANCE)
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
            dealer.tell(ENDED, factory.round)
        else:
            begin_round(factory, factory.round + 1, dealer)
        return True


def begin_round(factory: Factory, number: i64, dealer: Dealer) -> None:
    """
    Lay out the phases of a round, the last one first.

    Clauses: BF-24, BF-25.
    """
    factory.round = number
    dealer.tell(ROUND, number)
    dealer.tell(PHASE, PHASE_MOVE)
    factory.agenda.push(MAINTENANCE_STEP)
    factory.agenda.push(ACTS_STEP)
    factory.agenda.push(MOVES_STEP)


def ask_to_start(factory: Factory, seats: i64, dealer: Dealer) -> None:
    """
    So many seats have yet to take their first part, the last in initial order first.

    Clauses: BF-20, BF-23.
    """
    if seats == 0:
        begin_round(factory, 1, dealer)
    else:
        factory.agenda.push(START_STEP, seats)
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
    if step == START_STEP:
        return NOT_YOUR_START
    if factory.round == 1 and (step == MOVE_STEP or step == BESIDE_STEP):
        return NOT_YOUR_PLACEMENT
    return NOT_YOUR_TURN

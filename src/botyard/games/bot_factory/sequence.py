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
    END_OF_TURN_STEP,
    MAINTENANCE_STEP,
    MOVES_STEP,
    START_STEP,
)
from botyard.games.bot_factory.happenings import (
    ENDED,
    PHASE,
    PHASE_ACT,
    PHASE_MAINTENANCE,
    PHASE_MOVE,
    ROUND,
)
from botyard.games.bot_factory.rules.maintenance import is_over, maintain
from botyard.games.bot_factory.rules.moving import move_next
from botyard.games.bot_factory.rules.turns import act_next, end_turn
from botyard.games.bot_factory.stacks import take_part
from botyard.games.bot_factory.state import Factory
from botyard.kernel.dealer import Dealer


def advance(factory: Factory, dealer: Dealer) -> None:
    """Carry out step after step, until a seat must decide or the game is over."""
    while _run_step(factory, dealer):
        continue


def _run_step(factory: Factory, dealer: Dealer) -> bool:
    """
    Carry out the next step; false if a seat must decide first, or the game is over.

    Clauses: BF-24, BF-25, BF-145.
    """
    step = factory.agenda.step()
    if step == END_OF_TURN_STEP:
        end_turn(factory, dealer)
    elif step == MOVES_STEP:
        if not move_next(factory, dealer):
            factory.agenda.pop()
            dealer.tell(PHASE, PHASE_ACT)
    elif step == ACTS_STEP:
        if not act_next(factory, dealer):
            factory.agenda.pop()
            dealer.tell(PHASE, PHASE_MAINTENANCE)
    elif step == MAINTENANCE_STEP:
        factory.agenda.pop()
        maintain(factory, dealer)
        if is_over(factory, dealer):
            dealer.tell(ENDED, factory.round)
        else:
            begin_round(factory, factory.round + 1, dealer)
    else:
        return False
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


def take_first_part(factory: Factory, seat: i64, colour: i64, dealer: Dealer) -> None:
    """
    The top part of any stack.

    Clauses: BF-23.
    """
    seats = factory.agenda.first() - 1
    factory.agenda.pop()
    take_part(factory, seat, colour, dealer)
    ask_to_start(factory, seats, dealer)

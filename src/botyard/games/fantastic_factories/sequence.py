"""
The order of play, on one screen.

    round   the market is completed → market turns, from the first player on
            → all dice are rolled → everybody works, at once or one after the other
            → (one player: The Machine's turn) → the end of the round
    market turn   (discard a row) → take a blueprint, or hire: discard, pay, effect, gift
                  → the market is completed
    work          place dice, build, use cards, in any order → end it → limits
    12 goods or 10 cards: this round and one more are played
"""

from mypy_extensions import i64

from botyard.games.fantastic_factories.declared import (
    END_OF_ROUND,
    MACHINE_STEP,
    MARKET_STEP,
    MARKET_TURN,
    MARKET_TURN_STEP,
    ROUND,
    WORK_PHASE,
    WORK_STEP,
    WORK_TURN,
)
from botyard.games.fantastic_factories.rules.ending import end_round
from botyard.games.fantastic_factories.rules.machine import machine_turn
from botyard.games.fantastic_factories.rules.rows import complete_market
from botyard.games.fantastic_factories.rules.workers import all_work, start_work
from botyard.games.fantastic_factories.state import Works
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer


def advance(works: Works, dealer: Dealer) -> None:
    """Carry out step after step, until a seat is asked something or the game is over."""
    while not _is_anybody_asked(works) and works.agenda.step() != NOTHING:
        _run_step(works, dealer)


def _run_step(works: Works, dealer: Dealer) -> None:
    """
    Carry out the next step of the table.

    Clauses: FF-6, FF-7, FF-13, FF-61, FF-64, FF-77.
    """
    step, number = works.agenda.step(), works.agenda.first()
    works.agenda.pop()
    if step == MARKET_TURN_STEP:
        if number == 1:
            complete_market(works, dealer)  # FF-61
        seat = works.seat_in_turn(number)
        dealer.tell(MARKET_TURN, seat)
        works.ask(seat, MARKET_STEP)
    elif step == WORK_PHASE:
        start_work(works, dealer)
        if _is_in_turn(works):
            number = works.seats
            while number > 0:
                works.agenda.push(WORK_TURN, number)
                number -= 1
        else:
            all_work(works)
    elif step == WORK_TURN:
        works.ask(works.seat_in_turn(number), WORK_STEP)
    elif step == MACHINE_STEP:
        machine_turn(works, dealer)
    elif step == END_OF_ROUND and end_round(works, dealer):
        begin_round(works, dealer)


def begin_round(works: Works, dealer: Dealer) -> None:
    """
    Lay out the steps of a round, the last one first.

    Clauses: FF-6, FF-7, FF-77.
    """
    works.round += 1
    dealer.tell(ROUND, works.round)
    works.agenda.push(END_OF_ROUND)
    if works.seats == 1:
        works.agenda.push(MACHINE_STEP)
    works.agenda.push(WORK_PHASE)
    number = works.seats
    while number > 0:
        works.agenda.push(MARKET_TURN_STEP, number)
        number -= 1


def _is_anybody_asked(works: Works) -> bool:
    """Whether a seat has to answer first; nobody waits for a Foreman (FF-63)."""
    seat: i64
    for seat in range(works.seats):
        if works.own[seat * 2] != NOTHING:
            return True
    return False


def _is_in_turn(works: Works) -> bool:
    return bool(works.options["work-order"] == "in-turn")

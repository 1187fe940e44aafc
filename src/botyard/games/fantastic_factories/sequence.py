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
    GAME_OVER,
    MACHINE_STEP,
    MARKET_STEP,
    MARKET_TURN,
    MARKET_TURN_STEP,
    NOT_YOUR_TURN,
    ROUND,
    WORK_COMES,
    WORK_IS_ENDED,
    WORK_PHASE,
    WORK_STEP,
    WORK_TURN,
)
from botyard.games.fantastic_factories.rules.ending import end_round
from botyard.games.fantastic_factories.rules.machine import machine_turn
from botyard.games.fantastic_factories.rules.rows import complete_market
from botyard.games.fantastic_factories.rules.workers import all_work, start_work
from botyard.games.fantastic_factories.state import Works
from botyard.games.fantastic_factories.steps import Step
from botyard.kernel.agenda import NOTHING, Agenda
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json


def begin_round(works: Works, dealer: Dealer) -> None:
    """
    Lay out the steps of a round, the last one first.

    Clauses: FF-6, FF-7, FF-77.
    """
    works.round += 1
    dealer.tell(ROUND, works.round)
    lay_out_market(works.agenda, works)


def lay_out_market(agenda: Agenda, works: Works) -> None:
    """All of a round."""
    _lay_out_end(agenda, works)
    agenda.push(WORK_PHASE)
    _lay_out_turns(agenda, works, MARKET_TURN_STEP)


def lay_out_work(agenda: Agenda, works: Works) -> None:
    """The rest of a round, once the dice are rolled."""
    _lay_out_end(agenda, works)
    if works.options["work-order"] == "in-turn":
        _lay_out_turns(agenda, works, WORK_TURN)


def _lay_out_end(agenda: Agenda, works: Works) -> None:
    agenda.push(END_OF_ROUND)
    if works.seats == 1:
        agenda.push(MACHINE_STEP)


def _lay_out_turns(agenda: Agenda, works: Works, step: i64) -> None:
    """Every seat has a turn, the first player first."""
    number = works.seats
    while number > 0:
        agenda.push(step, number)
        number -= 1


class MarketTurn(Step):
    """
    A seat takes a blueprint or hires; before the first turn the market is completed.

    Clauses: FF-6, FF-7, FF-61.
    """

    def run(self, works: Works, dealer: Dealer) -> bool:
        number = works.agenda.first()
        works.agenda.pop()
        if number == 1:
            complete_market(works, dealer)  # FF-61
        seat = works.seat_in_turn(number)
        dealer.tell(MARKET_TURN, seat)
        works.ask(seat, MARKET_STEP)
        return False


class WorkPhase(Step):
    """
    All dice are rolled; then everybody works, at once or one after the other.

    Clauses: FF-6, FF-13.
    """

    def run(self, works: Works, dealer: Dealer) -> bool:
        works.agenda.pop()
        start_work(works, dealer)
        if works.options["work-order"] == "in-turn":
            _lay_out_turns(works.agenda, works, WORK_TURN)
            return True
        all_work(works)
        return False


class WorkTurn(Step):
    """
    A seat works, and the others wait.

    Clauses: FF-13.
    """

    def run(self, works: Works, dealer: Dealer) -> bool:
        seat = works.seat_in_turn(works.agenda.first())
        works.agenda.pop()
        works.ask(seat, WORK_STEP)
        return False


class MachineTurn(Step):
    """
    The Machine plays after the work of a single player.

    Clauses: FF-77.
    """

    def run(self, works: Works, dealer: Dealer) -> bool:
        works.agenda.pop()
        machine_turn(works, dealer)
        return True


class EndOfRound(Step):
    """
    Another round follows, or the game is over.

    Clauses: FF-6, FF-64.
    """

    def run(self, works: Works, dealer: Dealer) -> bool:
        works.agenda.pop()
        if not end_round(works, dealer):
            return False
        begin_round(works, dealer)
        return True


class NotAsked(Step):
    """
    Somebody else is asked, the seat's own work is ended or still to come, or the game is over.

    Clauses: FF-7, FF-13, FF-48, FF-64.
    """

    def elsewhere(self, works: Works, seat: i64) -> int:
        if works.waiting() == 0:
            return GAME_OVER
        number = (seat - works.first) % works.seats + 1
        for entry in works.agenda.entries:
            if entry & 255 == WORK_PHASE:
                return NOT_YOUR_TURN
            if entry & 255 == WORK_TURN and entry >> 8 == number:
                return WORK_COMES
        return WORK_IS_ENDED

    def facts(self, works: Works, seat: i64) -> Json:
        asked = [other for other in range(works.seats) if works.step_of(other) != NOTHING]
        return {"active": [other + 1 for other in asked]}

"""How a game goes on from a state, as far as the search looks."""

from typing import Final

from botyard.kernel.dealer import Dealer, Generator
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State
from botyard.search.guide import Guide

TO_THE_END: Final = 1 << 60  # a moment that no game reaches


def roll_out(state: State, guide: Guide, dealer: Dealer, generator: Generator, until: int) -> None:
    """
    Let everybody play on as the guide says, to the end of the game or to this moment.

    Seats that may act at once are all asked before any of them acts.
    """
    waiting = state.waiting()
    while waiting and guide.moment(state) < until:
        if waiting & (waiting - 1) == 0:
            seat = waiting.bit_length() - 1
            state.apply(seat, guide.answer(state, seat, generator), dealer)
        else:
            _act_at_once(state, guide, dealer, generator, waiting)
        waiting = state.waiting()


def _act_at_once(
    state: State, guide: Guide, dealer: Dealer, generator: Generator, waiting: int
) -> None:
    """Carry out what all of several seats answer, unless the answer of one forestalls another's."""
    seats = [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]
    answers = [guide.answer(state, seat, generator) for seat in seats]
    for seat, action in zip(seats, answers, strict=True):
        if state.waiting() >> seat & 1 and state.refusal(seat, action) == LEGAL:
            state.apply(seat, action, dealer)

"""Whole games in one call into compiled code."""

from dataclasses import dataclass

from botyard.kernel.dealer import Dealer, Generator
from botyard.kernel.exploring import explore
from botyard.kernel.state import State, legal, waiting_seats


@dataclass
class Counts:
    """What playouts went through; a choice is a decision with more than one legal action."""

    games: int = 0
    decisions: int = 0
    choices: int = 0


def play_out(state: State, dealer: Dealer, chooser: Generator, counts: Counts) -> None:
    """
    Play to the end, uniformly at random among the legal actions of the lowest waiting seat.

    The state is changed in place.
    """
    decisions = 0
    choices = 0
    waiting = state.waiting()
    while waiting:
        seat = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        allowed = legal(state, seat)
        number = len(allowed)
        decisions += 1
        if number == 1:
            state.apply(seat, allowed[0], dealer)
        else:
            choices += 1
            state.apply(seat, allowed[chooser.below(number)], dealer)
        waiting = state.waiting()
    counts.games += 1
    counts.decisions += decisions
    counts.choices += choices


def perft(state: State, depth: int, dealer: Dealer | None = None) -> int:
    """
    How many lines of play there are to a depth: a number that a change of rules changes.

    Under a dealer every action is followed by what that dealer deals to a fresh clone of the
    state; without one, all outcomes are counted too.
    """
    seats = waiting_seats(state)
    if depth == 0 or not seats:
        return 1
    lines = 0
    for seat in seats:
        for action in legal(state, seat):
            if dealer is None:
                for _, child in explore(state, seat, action):
                    lines += perft(child, depth - 1)
            else:
                child = state.clone()
                child.apply(seat, action, dealer)
                lines += perft(child, depth - 1, dealer)
    return lines

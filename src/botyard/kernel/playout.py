"""Whole games in one call into compiled code."""

from collections.abc import Callable
from dataclasses import dataclass

from mypy_extensions import i64

from botyard.kernel.dealer import Dealer, Generator, SeededDealer, seed_of_game
from botyard.kernel.exploring import explore
from botyard.kernel.game import Json
from botyard.kernel.state import State, waiting_seats
from botyard.kernel.vectors import filled, vec


@dataclass
class Counts:
    """What playouts went through; a choice is a decision with more than one legal action."""

    games: int = 0
    decisions: int = 0
    choices: int = 0


def play_out(
    state: State,
    dealer: Dealer,
    choosers: list[Generator],
    decisions: vec[i64],
    choices: vec[i64],
) -> None:
    """
    Play to the end, uniformly at random among the legal actions of the lowest waiting seat.

    The state is changed in place. Every seat has a chooser of its own, so that a random bot
    at each seat, seeded alike, plays the same game; decisions, and choices among them, are
    counted for each seat.
    """
    waiting = state.waiting()
    while waiting:
        seat = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        allowed = state.legal(seat)
        number = len(allowed)
        decisions[seat] += 1
        if number == 1:
            state.apply(seat, allowed[0], dealer)
        else:
            choices[seat] += 1
            state.apply(seat, allowed[choosers[seat].below(number)], dealer)
        waiting = state.waiting()


def play_games(
    setup: Callable[[Json, int, Dealer], State],
    options: Json,
    seats: int,
    streams: int,
    seed: int,
    first: int,
    games: int,
) -> Counts:
    """
    Play whole games of a series at random, from set-up to standing, in this one call.

    ``first`` is the number of the first of them: each is dealt as ``seed_of_game`` says.
    """
    dealer = SeededDealer(seed, streams)
    choosers = [Generator(seed, seat) for seat in range(seats)]
    decisions = filled(seats, 0)
    choices = filled(seats, 0)
    for number in range(first, first + games):
        dealer.restart(seed_of_game(seed, number))
        state = setup(options, seats, dealer)
        play_out(state, dealer, choosers, decisions, choices)
        if state.standing() is None:
            raise ValueError(f"game {number} of seed {seed} has no end")
    return Counts(games, sum(decisions), sum(choices))


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
        for action in state.legal(seat):
            if dealer is None:
                for _, child in explore(state, seat, action):
                    lines += perft(child, depth - 1)
            else:
                child = state.clone()
                child.apply(seat, action, dealer)
                lines += perft(child, depth - 1, dealer)
    return lines

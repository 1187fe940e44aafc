"""What a game brings so that a net can learn it: one class, in ``botyard.learn.<game>``."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from botyard.bots.asking import Player
from botyard.bots.registry import bot_named
from botyard.kernel.dealer import Dealer, Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.kernel.vectors import filled, vec
from botyard.learn.trace import Trace
from botyard.search.guide import won
from botyard.search.net import Net

_FINE: Final = 1 << 20  # in how many parts chance is divided


@dataclass(frozen=True)
class Seating:
    """A kind of table to learn at, and how often it is played compared with the others."""

    seats: int
    options: Json = field(default_factory=dict)
    weight: int = 1


class Exploring:
    """How often a seat plays something other than what it likes best, and how far it strays."""

    def __init__(self, seed: int, rate: float, warmth: float) -> None:
        self.generator = Generator(seed)
        self.rate = rate
        self.warmth = warmth

    def strays(self) -> bool:
        """Whether this decision is left to chance; asked once for each decision."""
        return int(self.generator.below(_FINE)) < self.rate * _FINE

    def drawn(self, values: Sequence[float]) -> int:
        """The place of one of some values, good ones more often, by softmax."""
        best = max(values)
        weights = [exp((value - best) / self.warmth) for value in values]
        left = self.generator.below(_FINE) / _FINE * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return len(values) - 1


class Pupil(ABC):
    """
    A net to be learned, and how a seat plays with it.

    Subclass it and override ``features`` and ``answer``; the rest has a default that serves many
    games. Everything a feature says must follow from what the seat knows.
    """

    game: str
    inputs: int  # how many features there are
    hidden: tuple[int, ...] = (64,)
    heads: tuple[str, ...] = ("win",)  # the first one is a share of a win
    seatings: tuple[Seating, ...] = (Seating(2),)  # the learning curve is measured at the first
    yardstick = ""  # the bot it is measured against; without one, the play without a net

    plan: Mapping[
        str, Any
    ] = {}  # numbers of ``Plan`` that suit this net better than the usual ones

    @abstractmethod
    def features(self, state: State, seat: int, out: vec[i64]) -> None:
        """What a seat knows of a state: ``inputs`` whole numbers from -32,767 to 32,767."""

    @abstractmethod
    def answer(
        self,
        state: State,
        seat: int,
        net: Net | None,
        exploring: Exploring,
        dealer: Dealer,
        trace: Trace,
    ) -> list[int]:
        """
        What a seat that may act does now: one action, or several that follow each other.

        Without a net it plays as well as it can. What is worth learning goes into ``trace``:
        ``settle`` for the state that a decision leads to, ``keep`` for states on the way. To try
        something out, deal from ``dealer``, never from the game's own chance, and redeal what the
        seat does not know.
        """

    def targets(self, state: State, seat: int) -> list[float]:
        """What the heads should have said, at the end of a game: the first one from 0 to 1."""
        return [won(state, seat)]

    def described(self, state: State, seat: int) -> vec[i64]:
        """The features of a state, in a vector of their own."""
        out = filled(self.inputs, 0)
        self.features(state, seat, out)
        return out

    def streams(self) -> int:
        """How many streams of chance the game has."""
        return len(game_named(self.game).outcomes)

    def start(self, seating: Seating, dealer: Dealer) -> State:
        """The beginning of a game."""
        game = game_named(self.game)
        state: State = game.setup(game.simulation_options(seating.options), seating.seats, dealer)
        return state

    def play(
        self,
        seating: Seating,
        nets: Sequence[Net | None],
        seed: int,
        rate: float = 0.0,
        warmth: float = 1.0,
        *,
        yardstick: bool = False,
    ) -> list[Trace]:
        """
        One game: what every seat has seen of it, with the targets at its end.

        A seat without a net plays as it did before there was one, or as the yardstick.
        """
        dealer, own = SeededDealer(seed, self.streams()), SeededDealer(0, self.streams())
        own.restart(seed_of_game(seed, 0))
        state = self.start(seating, dealer)
        exploring = Exploring(seed_of_game(seed, 1), rate, warmth)
        traces = [Trace() for _ in range(seating.seats)]
        bots = self._yardsticks(nets, seed) if yardstick and self.yardstick else {}
        while state.waiting():
            seat = waiting_seats(state)[0]
            actions = state.legal(seat)
            if len(actions) > 1:
                if seat in bots:
                    actions = [bots[seat].choose(state, seat, actions)]
                else:
                    actions = self.answer(state, seat, nets[seat], exploring, own, traces[seat])
            for action in actions:
                state.apply(seat, action, dealer)
        for seat, trace in enumerate(traces):
            trace.finish(self.targets(state, seat))
        return traces

    def _yardsticks(self, nets: Sequence[Net | None], seed: int) -> dict[int, Player]:
        game = game_named(self.game)
        return {
            seat: Player(
                bot_named(game, self.yardstick, seed_of_game(seed, 2 + seat)), self.yardstick
            )
            for seat, net in enumerate(nets)
            if net is None
        }

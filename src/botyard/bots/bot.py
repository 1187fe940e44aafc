"""What a bot is: what its seat knows goes in, one action or several come out."""

import time
from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from botyard.bots.why import RULE_OF_THUMB, Why
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game, Json
from botyard.search.budget import Budget

AS_GOOD: Final = 1e-9  # by which rounding may tell equal values apart


class Asked(NamedTuple):
    """A question to a bot."""

    known: Json  # what its seat may know of the position
    seat: int
    legal: list[int]
    note: Json | None = None  # what it noted in its last answer; None if that was lost
    seconds: float = 0.0  # how long it may think; 0: as long as its iterations take

    def budget(self, iterations: int) -> Budget:
        """So many iterations for a search, cut short when the seconds are over."""
        if self.seconds <= 0.0:
            return Budget(iterations)
        return Budget(iterations, self.seconds, time.perf_counter)


class Answer(NamedTuple):
    """
    What a bot decides: a legal action, and if it likes those that the same seat takes next.

    Each of these is carried out at the seat's next question, without asking again, as long as it
    is legal then and the seat has done nothing else. Answers that leave no choice count as well.
    """

    actions: list[int]
    note: Json | None = None  # JSON for its next question, which nobody else sees


class Bot(ABC):
    """
    Somebody who decides for a seat and knows what that seat may know.

    A bot is made for one game and one seed, and the same questions in the same order get the same
    answers, unless seconds cut them short. A server makes it anew for every question: what it
    wants to keep is in its note, and losing that may cost strength, never a legal answer.
    Subclass it for a bot of your own; ``docs/bots.md`` shows how.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def decide(self, asked: Asked) -> Answer:
        """What to do, the first action being one of the legal ones."""

    def why(self, asked: Asked, action: int) -> Why:
        """Why this bot decides so, for a hint: one sentence."""
        return RULE_OF_THUMB


def one_of_the_best(legal: list[int], values: list[float], generator: Generator) -> int:
    """An action of the highest value; chance decides between those that are as good."""
    best = max(values)
    chosen = [
        action for action, value in zip(legal, values, strict=True) if value >= best - AS_GOOD
    ]
    return chosen[generator.below(len(chosen))]

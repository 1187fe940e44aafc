"""What a bot is: what its seat knows goes in, an action comes out."""

from abc import ABC, abstractmethod
from typing import Final

from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game, Json

AS_GOOD: Final = 1e-9  # by which rounding may tell equal values apart


class Bot(ABC):
    """
    Somebody who decides for a seat and knows what that seat may know.

    A bot is made for one game and one seed, and the same knowledge in the same order gives
    the same actions. Subclass it for a bot of your own; ``docs/bots.md`` shows how.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        """One of the legal actions, for a seat that knows this of the position."""


def one_of_the_best(legal: list[int], values: list[float], generator: Generator) -> int:
    """An action of the highest value; chance decides between those that are as good."""
    best = max(values)
    chosen = [
        action for action, value in zip(legal, values, strict=True) if value >= best - AS_GOOD
    ]
    return chosen[generator.below(len(chosen))]

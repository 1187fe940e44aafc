"""What a bot is: a view goes in, an action comes out."""

from abc import ABC, abstractmethod

from botyard.kernel.game import Game, Json


class Bot(ABC):
    """
    Somebody who decides for a seat and knows what that seat may know.

    A bot is made for one game and one seed, and the same views in the same order give the same
    actions. Subclass it for a bot of your own; ``docs/bots.md`` shows how.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, view: Json, seat: int, legal: list[int]) -> int:
        """One of the legal actions, for a seat that sees this view."""

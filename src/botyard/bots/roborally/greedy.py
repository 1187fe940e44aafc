"""The greedy bot: the program that leads furthest, as if all others stood still."""

from botyard.bots.bot import Answer, Asked, Bot
from botyard.games.roborally.study.greedy import answer
from botyard.games.roborally.view.known import read_known
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game


class GreedyBot(Bot):
    """
    Drives every order of its hand over the floor, others standing still, and counts registers.

    It keeps nothing in mind: each card is chosen by planning again what is still open. The seed
    decides between programs that are as good as each other.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)

    def decide(self, asked: Asked) -> Answer:
        if len(asked.legal) == 1:
            return Answer(asked.legal)
        return Answer([answer(read_known(asked.known), asked.seat, asked.legal, self._generator)])

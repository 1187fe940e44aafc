"""The bot for every game: any legal action, each as likely as the others."""

from botyard.bots.bot import Bot
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game, Json


class RandomBot(Bot):
    """Uniformly random. It never looks at the table."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        return legal[self._generator.below(len(legal))]

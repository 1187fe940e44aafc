"""The bot for every game: any legal action, each as likely as the others."""

from botyard.bots.bot import Answer, Asked, Bot
from botyard.kernel.dealer import Generator
from botyard.kernel.game import Game


class RandomBot(Bot):
    """Uniformly random. It never looks at the table."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)

    def decide(self, asked: Asked) -> Answer:
        return Answer([asked.legal[self._generator.below(len(asked.legal))]])

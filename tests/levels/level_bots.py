"""Five levels for the probe, all of the same strength, for what offers and shows levels."""

from botyard.bots import Answer, Asked, Bot


class LevelBot(Bot):
    """Takes its first action."""

    def decide(self, asked: Asked) -> Answer:
        return Answer(asked.legal[:1])

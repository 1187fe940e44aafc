"""A bot that notes which node lets it think, and that falls asleep where it is told to."""

import os
import time
from pathlib import Path

from botyard.bots import Answer, Asked, Bot

NOTES = "BOTYARD_TEST_NOTES"  # a file: the process that asked, and the bot's seed, which is
SLEEPS = "BOTYARD_TEST_SLEEPS"  # different for each question


class NotingBot(Bot):
    """Takes the first choice."""

    def decide(self, asked: Asked) -> Answer:
        with Path(os.environ[NOTES]).open("a") as notes:
            notes.write(f"{os.getppid()} {self.seed}\n")
        if SLEEPS in os.environ:
            time.sleep(60)
        return Answer(asked.legal[:1])

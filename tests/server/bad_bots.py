"""Bots that do everything wrong, each in one way; workers find them by their entry points."""

import os
import sys
import time

from botyard.bots import Bot
from botyard.kernel.game import Json


class SlowBot(Bot):
    """Thinks for as many hundredths of a second as its seed says, and keeps the processor busy."""

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        until = time.monotonic() + self.seed / 100
        while time.monotonic() < until:
            pass
        return legal[0]


class CrashingBot(Bot):
    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        os._exit(3)


class QuittingBot(Bot):
    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        sys.exit()


class RaisingBot(Bot):
    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        return legal[len(legal)]


class HungryBot(Bot):
    """Takes a gigabyte."""

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        return legal[len(bytes(1 << 30)) % len(legal)]


class RubbishBot(Bot):
    """What it answers is not even JSON."""

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        answer: object = {1j}
        return answer  # type: ignore[return-value]


class ChattyBot(Bot):
    """Reads its input and writes to its output."""

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        assert sys.stdin.read() == ""
        sys.stdout.write("thinking …\n")
        sys.stdout.flush()
        return legal[0]

"""Bots that do things wrong, each in one way, and one that plans; workers find them by name."""

import os
import sys
import time

from botyard.bots import Answer, Asked, Bot
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import imagine
from botyard.kernel.state import waits_for


class SlowBot(Bot):
    """Thinks for as many hundredths of a second as its seed says, and keeps the processor busy."""

    def decide(self, asked: Asked) -> Answer:
        until = time.monotonic() + self.seed / 100
        while time.monotonic() < until:
            pass
        return Answer(asked.legal[:1])


class CrashingBot(Bot):
    def decide(self, asked: Asked) -> Answer:
        os._exit(3)


class QuittingBot(Bot):
    def decide(self, asked: Asked) -> Answer:
        sys.exit()


class RaisingBot(Bot):
    def decide(self, asked: Asked) -> Answer:
        return Answer([asked.legal[len(asked.legal)]])


class HungryBot(Bot):
    """Takes a gigabyte."""

    def decide(self, asked: Asked) -> Answer:
        return Answer([asked.legal[len(bytes(1 << 30)) % len(asked.legal)]])


class RubbishBot(Bot):
    """What it answers is not even JSON."""

    def decide(self, asked: Asked) -> Answer:
        return Answer([{1j}])  # type: ignore[list-item]


class ChattyBot(Bot):
    """Reads its input and writes to its output."""

    def decide(self, asked: Asked) -> Answer:
        assert sys.stdin.read() == ""
        sys.stdout.write("thinking …\n")
        sys.stdout.flush()
        return Answer(asked.legal[:1])


class PlanningBot(Bot):
    """Plans all that its seat may do in a state that it imagines, and counts its questions."""

    def decide(self, asked: Asked) -> Answer:
        dealer = SeededDealer(self.seed, len(self.game.outcomes))
        state = imagine(self.game, asked.known, asked.seat, dealer)
        actions = [asked.legal[-1]]
        state.apply(asked.seat, actions[0], dealer)
        while waits_for(state, asked.seat) and len(actions) < 9:
            actions.append(state.legal(asked.seat)[-1])
            state.apply(asked.seat, actions[-1], dealer)
        before = (asked.note or {"questions": 0})["questions"]
        return Answer(actions, {"questions": int(str(before)) + 1, "secret": "fern"})

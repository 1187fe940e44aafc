"""How long bots may think: less while many of them wait."""

from typing import Final

FULL: Final = 1.5  # seconds for a decision on a server that has time
SHORT: Final = 0.5  # at most, for a while after a bot was late
LEAST: Final = 0.1
LATE: Final = 3.0  # seconds until an answer after which a bot was late
WHILE: Final = 60.0  # seconds


class ThinkingTime:
    """
    The seconds that a bot is given for its next decision.

    It has 1.5 s while no more bots wait for a worker than there are workers. If more wait, they
    share that time: where twice as many wait, each has half of it. After an answer that took longer
    than 3 s, waiting included, no bot has more than 0.5 s for a minute. It always has 0.1 s.

    >>> [ThinkingTime().seconds(waiting, workers=2, now=0.0) for waiting in (0, 2, 4, 6, 99)]
    [1.5, 1.5, 0.75, 0.5, 0.1]
    """

    def __init__(self) -> None:
        self._short_until = float("-inf")

    def seconds(self, waiting: int, workers: int, now: float) -> float:
        """What a bot that is asked now is given, where so many others wait."""
        shared = FULL * workers / max(workers, waiting)
        most = SHORT if now < self._short_until else FULL
        return max(LEAST, min(shared, most))

    def answered(self, took: float, now: float) -> None:
        """A bot has answered, or was given up on, after so many seconds."""
        if took > LATE:
            self._short_until = now + WHILE

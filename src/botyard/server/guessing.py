"""
Guessing passwords is slow, and locks nobody out.

Each name at each address has a limit of its own (``limits.login``). Whoever guesses one name from
many addresses makes answers for that name slower, wrong and right ones alike, but never refused.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

FREE: Final = 10  # wrong passwords for a name that slow nothing down
STEP: Final = 0.1  # seconds that each one more adds
SLOWEST: Final = 2.0  # seconds
FORGIVEN: Final = 60.0  # seconds after which one is forgotten
MOST_REMEMBERED: Final = 10_000  # names


class Guesses:
    """How often wrong passwords were given for each name lately, be it somebody's or not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how many, and when

    def note(self, name: str) -> None:
        """A wrong password was given."""
        self._wrong[name] = (self._lately(name) + 1, self._clock())
        self._wrong.move_to_end(name)
        if len(self._wrong) > MOST_REMEMBERED:
            self._wrong.popitem(last=False)

    def delay(self, name: str) -> float:
        """The seconds that an answer takes longer."""
        return min(SLOWEST, max(0.0, self._lately(name) - FREE) * STEP)

    async def wait(self, name: str) -> None:
        """Take so long."""
        await asyncio.sleep(self.delay(name))

    def _lately(self, name: str) -> float:
        count, at = self._wrong.get(name, (0.0, 0.0))
        return max(0.0, count - (self._clock() - at) / FORGIVEN)

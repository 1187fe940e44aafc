"""How long every seat may still think."""

from typing import Final

import msgspec

from botyard.tables.entries import Clock

DAY: Final = 24 * 60 * 60


class ClockShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock as it is shown; ``until`` is when it runs out, if it runs."""

    left: float
    until: float | None = None


class Clocks:
    """
    The clocks of a table.

    A clock runs while a person is asked. Answering stops it: a clock for each decision is then
    full again, one for the whole game gains its increment.

    >>> clocks = Clocks(Clock("game", seconds=60, increment=5), 1)
    >>> clocks.ask({0: 7}, at=100.0)
    >>> clocks.ask({}, at=130.0)
    >>> clocks.left
    [35.0]
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [self._full()] * seats
        self._asked: dict[int, tuple[int, float]] = {}  # seat: question, since when

    def ask(self, questions: dict[int, int], at: float) -> None:
        """These questions are open now, and no others."""
        if self.clock.kind == "none":
            return
        for seat, (question, since) in list(self._asked.items()):
            if questions.get(seat) != question:
                del self._asked[seat]
                self._stop(seat, at - since)
        for seat, question in questions.items():
            self._asked.setdefault(seat, (question, at))

    def pause(self, at: float) -> None:
        """Stop all clocks; nothing is gained."""
        for seat, (_, since) in self._asked.items():
            self.left[seat] = max(0.0, self.left[seat] - (at - since))
        self._asked.clear()

    def until(self, seat: int) -> float | None:
        """When the clock of a seat runs out; None if it stands still."""
        asked = self._asked.get(seat)
        return None if asked is None else asked[1] + self.left[seat]

    def next(self) -> float | None:
        """When the next clock runs out."""
        return min(
            (since + self.left[seat] for seat, (_, since) in self._asked.items()), default=None
        )

    def shown(self) -> list[ClockShown]:
        """All clocks; none if nobody plays against time."""
        if self.clock.kind == "none":
            return []
        return [ClockShown(left, self.until(seat)) for seat, left in enumerate(self.left)]

    def _full(self) -> float:
        return float(self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds)

    def _stop(self, seat: int, spent: float) -> None:
        if self.clock.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, spent)) + self.clock.increment
        else:
            self.left[seat] = self._full()

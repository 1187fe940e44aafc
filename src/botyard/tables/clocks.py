"""How long every seat may still think."""

from typing import Final

import msgspec

from botyard.tables.entries import Clock

DAY: Final = 24 * 60 * 60


class ClockShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock as it is shown; ``until`` is when it runs out, if it runs."""

    left: float
    until: float | None = None


class ClocksKept(msgspec.Struct, frozen=True):
    """What clocks must know to run on."""

    left: list[float]
    rest: list[float]
    asked: dict[int, int]
    since: dict[int, float]


class Clocks:
    """
    The clocks of a table.

    A clock runs while a person is asked. Answering stops it: a clock for each decision is then
    full again, one for the whole game gains its increment. Whoever takes an answer back gives
    back the time that it brought.

    >>> clocks = Clocks(Clock("game", seconds=60, increment=5), 1)
    >>> clocks.ask({0: 7}, at=100.0)
    >>> clocks.answer(0, at=130.0)
    >>> clocks.left
    [35.0]
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [self._full()] * seats
        self._rest = self.left[:]  # what was left of each at its last answer
        self._asked: dict[int, int] = {}  # seat: question
        self._since: dict[int, float] = {}  # seat: since when its clock runs

    def answer(self, seat: int, at: float) -> None:
        """A seat answered, or its time was up and others did."""
        if seat not in self._asked:
            return
        self._close(seat, at)
        self._rest[seat] = self.left[seat]
        self.left[seat] = self._full()
        if self.clock.kind == "game":
            self.left[seat] = self._rest[seat] + self.clock.increment

    def take_back(self, seat: int, at: float) -> None:
        """A seat took an answer back."""
        self._close(seat, at)
        if self.clock.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - self.clock.increment)
        else:
            self.left[seat] = min(self.left[seat], self._rest[seat])

    def ask(self, questions: dict[int, int], at: float) -> None:
        """These questions are open now, and no others."""
        if self.clock.kind == "none":
            return
        for seat, question in list(self._asked.items()):
            if questions.get(seat) != question:
                self._close(seat, at)
                if self.clock.kind != "game":
                    self.left[seat] = self._full()
        self._asked = dict(questions)
        for seat in questions:
            self._since.setdefault(seat, at)

    def pause(self, at: float) -> None:
        """Stop all clocks, until the questions are asked again."""
        for seat in self._asked:
            self._stop(seat, at)

    def until(self, seat: int) -> float | None:
        """When the clock of a seat runs out; None if it stands still."""
        since = self._since.get(seat)
        return None if since is None else since + self.left[seat]

    def shown(self) -> list[ClockShown]:
        """All clocks; none if nobody plays against time."""
        if self.clock.kind == "none":
            return []
        return [ClockShown(left, self.until(seat)) for seat, left in enumerate(self.left)]

    def kept(self) -> ClocksKept:
        """What a snapshot keeps of them."""
        return ClocksKept(self.left, self._rest, self._asked, self._since)

    def recall(self, kept: ClocksKept) -> None:
        """Run on from a snapshot."""
        self.left, self._rest = kept.left, kept.rest
        self._asked, self._since = kept.asked, kept.since

    def _full(self) -> float:
        return float(self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds)

    def _close(self, seat: int, at: float) -> None:
        """The question of a seat is open no more."""
        self._stop(seat, at)
        self._asked.pop(seat, None)

    def _stop(self, seat: int, at: float) -> None:
        """Have a clock stand still, if it runs; nodes need not agree to the second."""
        spent = max(0.0, at - self._since.pop(seat, at))
        self.left[seat] = max(0.0, self.left[seat] - spent)

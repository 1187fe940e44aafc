"""How long the rules of a game still leave the seats that they hurry."""

import msgspec

from botyard.tables.clocks import ClockShown
from botyard.tables.entries import Hurry


class HurriesKept(msgspec.Struct, frozen=True):
    """What hurries must know to run on."""

    last: dict[int, Hurry]
    now: set[int]
    left: dict[int, float]
    since: dict[int, float]


class Hurries:
    """
    The hurries of a table: clocks that the rules start and stop, beside the table's own.

    One that stands still and goes on, in a pause or while a bot decides, has lost nothing; one
    that began elsewhere is a new one.

    >>> hurries = Hurries()
    >>> hurries.run({0: Hurry(7, 30)}, {0}, at=100.0)
    >>> hurries.run({0: Hurry(7, 30)}, set(), at=110.0)
    >>> hurries.run({0: Hurry(7, 30)}, {0}, at=200.0)
    >>> hurries.until(0)
    220.0
    """

    def __init__(self) -> None:
        self.last: dict[int, Hurry] = {}  # of every seat that was ever hurried
        self.now: set[int] = set()  # the seats that are hurried, persons or not
        self._left: dict[int, float] = {}
        self._since: dict[int, float] = {}  # seat: since when its time runs

    def run(self, hurries: dict[int, Hurry], persons: set[int], at: float) -> None:
        """These seats are hurried now and no others; time runs where a person decides."""
        for seat in list(self._since):
            self._stop(seat, at)
        for seat, hurry in hurries.items():
            if self.last.get(seat) != hurry:
                self.last[seat] = hurry
                self._left[seat] = float(hurry.seconds)
            if seat in persons:
                self._since[seat] = at
        self.now = set(hurries)

    def until(self, seat: int) -> float | None:
        """When the time of a seat is over; None if it does not run."""
        since = self._since.get(seat)
        return None if since is None else since + self._left[seat]

    def shown(self, seat: int) -> ClockShown:
        """The time of a seat that is hurried."""
        return ClockShown(self._left[seat], self.until(seat))

    def kept(self) -> HurriesKept:
        """What a snapshot keeps of them."""
        return HurriesKept(self.last, self.now, self._left, self._since)

    def recall(self, kept: HurriesKept) -> None:
        """Run on from a snapshot."""
        self.last, self.now = kept.last, kept.now
        self._left, self._since = kept.left, kept.since

    def _stop(self, seat: int, at: float) -> None:
        spent = max(0.0, at - self._since.pop(seat))  # nodes need not agree to the second
        self._left[seat] = max(0.0, self._left[seat] - spent)

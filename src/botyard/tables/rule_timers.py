"""How long the rules of a game still leave the seats that they hurry."""

import msgspec

from botyard.tables.clocks import ClockShown
from botyard.tables.entries import RuleTimer


class RuleTimersKept(msgspec.Struct, frozen=True):
    """What hurries must know to run on."""

    last: dict[int, RuleTimer]
    now: set[int]
    left: dict[int, float]
    since: dict[int, float]
    begun: dict[int, int]
    shown: dict[int, float]


class RuleTimers:
    """
    The hurries of a table: clocks that the rules start and stop, beside the table's own.

    One that stands still and goes on, in a pause or while a bot decides, has lost nothing; one
    that began elsewhere is a new one. A new one waits until its seat has seen the version that
    began it, or for as long as it allows.

    >>> hurries = RuleTimers()
    >>> hurries.run({0: RuleTimer(7, 30, 90)}, {0}, version=5, at=100.0)
    >>> hurries.until(0)
    220.0
    >>> hurries.see(0, at=120.0)
    >>> hurries.until(0)
    150.0
    >>> hurries.run({0: RuleTimer(7, 30, 90)}, set(), version=6, at=130.0)
    >>> hurries.run({0: RuleTimer(7, 30, 90)}, {0}, version=7, at=200.0)
    >>> hurries.until(0)
    220.0
    """

    def __init__(self) -> None:
        self.last: dict[int, RuleTimer] = {}  # of every seat that was ever hurried
        self.now: set[int] = set()  # the seats that are hurried, persons or not
        self._left: dict[int, float] = {}
        self._since: dict[int, float] = {}  # seat: since when its time runs, or will run
        self._begun: dict[int, int] = {}  # seat: the version that began its hurry
        self._shown: dict[int, float] = {}  # seat: when it has seen that, at the latest

    def run(
        self, hurries: dict[int, RuleTimer], persons: set[int], version: int, at: float
    ) -> None:
        """These seats are hurried now and no others; time runs where a person decides."""
        for seat in list(self._since):
            self._stop(seat, at)
        for seat, hurry in hurries.items():
            if self.last.get(seat) != hurry:
                self.last[seat] = hurry
                self._left[seat] = float(hurry.seconds)
                self._begun[seat] = version
                self._shown[seat] = at + hurry.showing
            if seat in persons:
                self._since[seat] = max(at, self._shown[seat])
        self.now = set(hurries)

    def waits_for(self, seat: int, version: int, at: float) -> bool:
        """Whether the time of a seat waits for it to have seen this version, or one before it."""
        return seat in self.now and self._begun[seat] <= version and at < self._shown[seat]

    def see(self, seat: int, at: float) -> None:
        """A seat has seen what it was waited for."""
        self._shown[seat] = at
        if seat in self._since:
            self._since[seat] = at

    def until(self, seat: int) -> float | None:
        """When the time of a seat is over; None if it does not run, nor will by itself."""
        since = self._since.get(seat)
        return None if since is None else since + self._left[seat]

    def shown(self, seat: int) -> ClockShown:
        """The time of a seat that is hurried."""
        return ClockShown(self._left[seat], self.until(seat))

    def kept(self) -> RuleTimersKept:
        """What a snapshot keeps of them."""
        return RuleTimersKept(
            self.last, self.now, self._left, self._since, self._begun, self._shown
        )

    def recall(self, kept: RuleTimersKept) -> None:
        """Run on from a snapshot."""
        self.last, self.now = kept.last, kept.now
        self._left, self._since = kept.left, kept.since
        self._begun, self._shown = kept.begun, kept.shown

    def _stop(self, seat: int, at: float) -> None:
        spent = max(0.0, at - self._since.pop(seat))  # nodes need not agree to the second
        self._left[seat] = max(0.0, self._left[seat] - spent)

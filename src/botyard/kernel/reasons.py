"""Reasons why an action is refused: a clause and a text key for each."""

from dataclasses import dataclass
from typing import Final

from botyard.kernel.names import in_order

LEGAL: Final = 0

# What the kernel refuses before any game code runs.
NO_SUCH_SEAT: Final = -1  # BY-1
NO_SUCH_ACTION: Final = -2  # BY-2


@dataclass(frozen=True)
class Reason:
    """Why not: the text stands under ``reason-<name>``, the rule under its clause."""

    name: str
    clause: str


_OF_THE_KERNEL: Final = {
    NO_SUCH_SEAT: Reason("no-such-seat", "BY-1"),
    NO_SUCH_ACTION: Reason("no-such-action", "BY-2"),
}


class Reasons:
    """
    The reasons of a game. A reason is an int above 0; 0 means legal.

    >>> reasons = Reasons()
    >>> TAKEN = 1
    >>> reasons.add(TAKEN, "space-taken", "RB-11")
    >>> reasons[TAKEN]
    Reason(name='space-taken', clause='RB-11')
    """

    def __init__(self) -> None:
        self._reasons: list[Reason] = []

    def add(self, reason: int, name: str, clause: str) -> None:
        """Declare a reason."""
        in_order(reason, len(self._reasons) + 1, name)
        self._reasons.append(Reason(name, clause))

    def __getitem__(self, reason: int) -> Reason:
        if reason < 0:
            return _OF_THE_KERNEL[reason]
        return self._reasons[reason - 1]

    def __len__(self) -> int:
        return len(self._reasons)

    def all(self) -> list[Reason]:
        """Every reason a seat can be given, the kernel's own first."""
        return [*_OF_THE_KERNEL.values(), *self._reasons]

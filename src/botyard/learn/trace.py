"""What a seat has seen of a game, as a net shall learn it."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from botyard.kernel.vectors import vec

END: Final = -1  # after this state came the end of the game
CUT: Final = -2  # this state was never played: only what the net says of it counts


class Trace:
    """
    States in the order in which they were judged, and which one followed each.

    A decision leads to a state that is settled. Where the seat strayed, what came before is
    followed by the state that the seat liked better: its own later luck shall not blame it.
    """

    def __init__(self) -> None:
        self.rows: list[vec[i64]] = []
        self.after: list[int] = []  # the row that followed, ``END`` or ``CUT``
        self.targets: list[float] = []
        self.moment = 0  # for the pupil's own use: how far it has come
        self._better: vec[i64] | None = None
        self._settled = -1
        self._on_the_way: list[int] = []

    def keep(self, features: vec[i64]) -> None:
        """A state on the way to the next one that is settled."""
        self._on_the_way.append(self._add(features))

    def hold(self, better: vec[i64] | None) -> None:
        """What a seat that strayed liked better, for the next state that is settled."""
        self._better = better

    def settle(self, features: vec[i64], better: vec[i64] | None = None) -> None:
        """A state that a decision led to; where the seat strayed, also the one it liked better."""
        followed = row = self._add(features)
        better, self._better = self._better if better is None else better, None
        if better is not None:
            followed = self._add(better)
            self.after[followed] = CUT
        if self._settled >= 0:
            self.after[self._settled] = followed
        for kept in self._on_the_way:
            self.after[kept] = row
        self._settled = row
        self._on_the_way = []

    def finish(self, targets: Iterable[float]) -> None:
        """The game is over: the last states are followed by its end."""
        self.targets = list(targets)

    def _add(self, features: vec[i64]) -> int:
        self.rows.append(features)
        self.after.append(END)
        return len(self.rows) - 1

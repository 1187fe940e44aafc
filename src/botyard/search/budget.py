"""How long a search may go on: so many iterations, or until a clock says so."""

from collections.abc import Callable


def no_clock() -> float:
    """The clock of a search that only counts: it stands still."""
    return 0.0


class Budget:
    """
    So many iterations, and no more seconds than these on a clock; 0 seconds: as long as it takes.

    A search whose seconds do not run out gives the same answer for the same seed everywhere.
    """

    def __init__(
        self, iterations: int, seconds: float = 0.0, clock: Callable[[], float] = no_clock
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self._began = clock()

    def start(self) -> None:
        """Let the time begin now."""
        self._began = self.clock()

    def spent(self) -> float:
        """The part of the time that has gone by; 0 where none is set."""
        if self.seconds <= 0.0:
            return 0.0
        return (self.clock() - self._began) / self.seconds

"""Streams of chance: every purpose for which a game asks for chance, and what can come out."""

from botyard.kernel.errors import UnknownName
from botyard.kernel.names import Names, in_order, nearest


class Outcomes:
    """
    The streams of a game, each with the names of its outcomes.

    Streams are keyed apart, so that one seat's extra roll does not shift what another draws.

    >>> outcomes = Outcomes()
    >>> ROLL = 0
    >>> outcomes.family(ROLL, "roll", 2, Names("face", ["0", "1", "2"]))
    >>> outcomes.stream_name(ROLL + 1), outcomes.outcome_name(ROLL, 2)
    ('roll:2', '2')
    """

    def __init__(self) -> None:
        self._streams: list[str] = []
        self._names: list[Names] = []

    def __len__(self) -> int:
        return len(self._streams)

    def add(self, number: int, stream: str, names: Names) -> None:
        """Declare a stream for the whole table."""
        in_order(number, len(self._streams), stream)
        if stream in self._streams:
            raise ValueError(f"the stream {stream} is declared twice")
        self._streams.append(stream)
        self._names.append(names)

    def family(self, first: int, stream: str, seats: int, names: Names) -> None:
        """Declare a stream for each seat, ``stream:1`` first."""
        for seat in range(seats):
            self.add(first + seat, f"{stream}:{seat + 1}", names)

    def stream_name(self, stream: int) -> str:
        """The name of a stream."""
        return self._streams[stream]

    def stream(self, name: str) -> int:
        """The stream of a name."""
        if name not in self._streams:
            raise UnknownName("unknown-stream", name=name, nearest=nearest(name, self._streams))
        return self._streams.index(name)

    def outcome_name(self, stream: int, outcome: int) -> str:
        """The name of what came out."""
        return self._names[stream].name(outcome)

    def outcome(self, stream: int, name: str) -> int:
        """The outcome of a name."""
        return self._names[stream].number(name)

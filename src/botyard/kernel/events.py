"""Events: what happened, as ints in the rules, typed and named at the edge."""

from dataclasses import dataclass
from typing import Final

from botyard.kernel.names import Names, in_order

EVERYBODY: Final = -1  # seen by all seats and by spectators

NUMBER: Final = Names("number", [])  # an argument that is a plain number
SEAT: Final = Names("seat", [])  # a seat: from 0 in the rules, from 1 at the edge


@dataclass(frozen=True)
class EventKind:
    """
    A kind of event.

    ``reveals`` marks those that show something hidden until then, ``hides`` those after which
    nobody knows any more what was shown before: a shuffle.
    """

    name: str
    args: tuple[tuple[str, Names], ...]
    reveals: bool
    hides: bool = False


@dataclass(frozen=True)
class Event:
    """One event at the edge: what people read, the web app animates and records can show."""

    kind: str
    args: dict[str, int | str]
    seen_by: int
    reveals: bool

    def seen(self, seat: int) -> bool:
        """Whether a seat (or, below 0, a spectator) may know of it."""
        return self.seen_by == EVERYBODY or (seat >= 0 and self.seen_by >> seat & 1 == 1)


class Events:
    """
    The kinds of events of a game, each with up to three arguments.

    >>> events = Events()
    >>> ROLLED = 0
    >>> events.add(ROLLED, "rolled", seat=SEAT, field=NUMBER)
    >>> events.event(ROLLED, (1, 3, 0), EVERYBODY).args
    {'seat': 2, 'field': 3}
    """

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(
        self, kind: int, name: str, *, reveals: bool = False, hides: bool = False, **args: Names
    ) -> None:
        """Declare a kind of event."""
        in_order(kind, len(self.kinds), name)
        if len(args) > 3:
            raise ValueError(f"the event {name} has more than three arguments")
        self.kinds.append(EventKind(name, tuple(args.items()), reveals, hides))

    def event(self, kind: int, numbers: tuple[int, int, int], seen_by: int) -> Event:
        """An event of the rules as an event of the edge."""
        declared = self.kinds[kind]
        args: dict[str, int | str] = {}
        for (name, names), number in zip(declared.args, numbers, strict=False):
            if names.names:
                args[name] = names.name(number)
            else:
                args[name] = number + 1 if names is SEAT else number
        return Event(declared.name, args, seen_by, declared.reveals)

"""What comes next is data: a stack of steps, each a small int with up to two arguments."""

from typing import Final

from mypy_extensions import i64

from botyard.kernel.errors import BadPosition
from botyard.kernel.names import Names
from botyard.kernel.vectors import append, pop, vec

NOTHING: Final = -1

# An entry holds the step in its lowest byte, then the first argument, then the second.
_STEP: Final = 255
_FIRST: Final = 8
_SECOND: Final = 24
_ARGUMENT: Final = 1 << 16


class Agenda:
    """
    The steps that are still to come; the one on top is next.

    >>> agenda = Agenda()
    >>> agenda.push(3, 5)
    >>> agenda.push(1)
    >>> agenda.step(), agenda.pop(), agenda.step(), agenda.first()
    (1, None, 3, 5)
    """

    def __init__(self) -> None:
        self.entries = vec[i64]()

    def push(self, step: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a step on top; arguments are below 65,536."""
        self.entries = append(self.entries, second << _SECOND | first << _FIRST | step)

    def pop(self) -> None:
        """The step on top is done."""
        self.entries = pop(self.entries)[0]

    def replace(self, step: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a step in the place of the one on top."""
        self.entries[len(self.entries) - 1] = second << _SECOND | first << _FIRST | step

    def step(self) -> i64:
        """The step on top, or ``NOTHING``."""
        height = len(self.entries)
        if height == 0:
            return NOTHING
        return self.entries[height - 1] & _STEP

    def first(self) -> i64:
        """The first argument of the step on top."""
        return self.entries[len(self.entries) - 1] >> _FIRST & (_ARGUMENT - 1)

    def second(self) -> i64:
        """The second argument of the step on top."""
        return self.entries[len(self.entries) - 1] >> _SECOND

    def has(self, step: i64) -> bool:
        """Whether a step is still to come, or asked now."""
        for entry in self.entries:
            if entry & _STEP == step:
                return True
        return False

    def fits(self, asked_in: dict[int, int]) -> bool:
        """
        Whether every step lies on the one that it is asked in, the lowest on ``NOTHING``.

        >>> agenda = Agenda()
        >>> agenda.push(3)
        >>> agenda.push(1)
        >>> agenda.fits({3: NOTHING, 1: 3}), agenda.fits({3: NOTHING, 1: 2})
        (True, False)
        """
        below: i64 = NOTHING
        for entry in self.entries:
            if asked_in[entry & _STEP] != below:
                return False
            below = entry & _STEP
        return True

    def clone(self) -> "Agenda":
        """An agenda with the same steps."""
        copy = Agenda()
        copy.entries = self.entries[:]
        return copy

    def written(self, steps: Names) -> list[list[int | str]]:
        """The agenda as a position shows it, the next step last: ``[["shove", 2]]``."""
        lines: list[list[int | str]] = []
        for entry in self.entries:
            line: list[int | str] = [steps.name(entry & _STEP)]
            first, second = entry >> _FIRST & (_ARGUMENT - 1), entry >> _SECOND
            if first or second:
                line.append(first)
            if second:
                line.append(second)
            lines.append(line)
        return lines


def read_agenda(lines: object, steps: Names, path: str) -> Agenda:
    """The agenda that a position shows."""
    agenda = Agenda()
    if not isinstance(lines, list):
        raise BadPosition("position-not-a-list", path=path)
    for number, line in enumerate(lines):
        here = f"{path}[{number}]"
        if not (isinstance(line, list) and 1 <= len(line) <= 3 and isinstance(line[0], str)):
            raise BadPosition("position-not-a-step", path=here)
        if line[0] not in steps.names:
            raise BadPosition("position-unknown-step", path=here, name=line[0])
        arguments: list[int] = []
        for argument in line[1:]:
            if type(argument) is not int or not 0 <= argument < _ARGUMENT:
                raise BadPosition("position-not-a-step", path=here)
            arguments.append(argument)
        arguments += [0] * (2 - len(arguments))
        agenda.push(steps.number(line[0]), arguments[0], arguments[1])
    return agenda

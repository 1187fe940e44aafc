"""
The fields of a state, declared once: positions are written, read and checked by them.

A state keeps numbers, in attributes, in vectors and in bags that count. A shape says what some
numbers that follow each other look like in a position, and which they may be; a field gives the
numbers of an attribute their key and shape. What is odd is written by hand beside the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast

from mypy_extensions import i64

from botyard.kernel.bag import CountBag
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.state import State
from botyard.kernel.vectors import filled, vec

NONE: Final = -1  # the number that stands for nothing
_NO_NUMBER: Final = -1_000_000_000_000  # nothing is left out

# Called for a component that was read, with its path: it is missing elsewhere.
Take = Callable[[State, int, str], None]

_READER: Final = Reader({}, "", BadPosition)


class Shape(ABC):
    """What some numbers look like in a position, and which they may be."""

    def __init__(self, width: i64) -> None:
        self.width = width  # how many numbers

    @abstractmethod
    def write(self, numbers: vec[i64], at: i64) -> object:
        """The numbers from a place on, as a position shows them."""

    @abstractmethod
    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        """Put the numbers that a position shows where they belong."""

    @abstractmethod
    def fits(self, numbers: vec[i64], at: i64) -> bool:
        """Whether the numbers are within their bounds."""


class Number(Shape):
    """A number within bounds; what a position counts from 1, a state counts from 0: base 1."""

    def __init__(self, low: i64, high: i64, base: i64 = 0) -> None:
        super().__init__(1)
        self.low = low
        self.high = high
        self.base = base

    def write(self, numbers: vec[i64], at: i64) -> object:
        return numbers[at] + self.base

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        numbers[at] = _READER.as_integer(value, path, self.low, self.high) - self.base

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return self.low <= numbers[at] + self.base <= self.high


class Flag(Shape):
    """True or false, kept as 1 or 0."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, numbers: vec[i64], at: i64) -> object:
        return numbers[at] == 1

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        numbers[at] = 1 if _READER.as_flag(value, path) else 0

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return 0 <= numbers[at] <= 1


class Name(Shape):
    """One of some names; if there may be none, ``NONE`` is written as null."""

    def __init__(self, names: Names, take: Take | None = None, *, or_none: bool = False) -> None:
        super().__init__(1)
        self.names = names
        self.take = take
        self.or_none = or_none

    def write(self, numbers: vec[i64], at: i64) -> object:
        number = numbers[at]
        return None if number == NONE else self.names.name(number)

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        if value is None and self.or_none:
            numbers[at] = NONE
            return
        number = _READER.as_name(value, path, self.names)
        if self.take is not None:
            self.take(state, number, path)
        numbers[at] = number

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return (NONE if self.or_none else 0) <= numbers[at] < len(self.names)


class Mask(Shape):
    """Some of the names, each at most once: the bits of one number."""

    def __init__(self, names: Names, take: Take | None = None) -> None:
        super().__init__(1)
        self.names = names
        self.take = take

    def write(self, numbers: vec[i64], at: i64) -> object:
        mask = numbers[at]
        return [name for number, name in enumerate(self.names.names) if (mask >> number) & 1]

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        mask: i64 = 0
        one: i64 = 1
        for name in _READER.as_names(value, path, self.names):
            if self.take is not None:
                self.take(state, name, path)
            mask |= one << name
        numbers[at] = mask

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return numbers[at] >> len(self.names) == 0


class Bits(Shape):
    """Some of so many numbers from ``base`` on, each at most once: the bits of one number."""

    def __init__(self, count: i64, base: i64 = 0) -> None:
        super().__init__(1)
        self.count = count
        self.base = base

    def write(self, numbers: vec[i64], at: i64) -> object:
        mask = numbers[at]
        return [int(bit + self.base) for bit in range(self.count) if (mask >> bit) & 1]

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        mask: i64 = 0
        one: i64 = 1
        last = self.base + self.count - 1
        for number, item in enumerate(_READER.as_items(value, path)):
            bit = _READER.as_integer(item, f"{path}[{number}]", self.base, last) - self.base
            mask |= one << bit
        numbers[at] = mask

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return numbers[at] >> self.count == 0


class Counted(Shape):
    """How many there are of each name, written as a list in which a name may be repeated."""

    def __init__(self, names: Names, take: Take | None = None) -> None:
        super().__init__(len(names))
        self.names = names
        self.take = take

    def write(self, numbers: vec[i64], at: i64) -> object:
        found: list[str] = []
        for name in self.names.names:
            if numbers[at] > 0:
                found += [name] * numbers[at]
            at += 1
        return found

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        for number, name in enumerate(_READER.as_items(value, path)):
            kind = _READER.as_name(name, f"{path}[{number}]", self.names)
            if self.take is not None:
                self.take(state, kind, path)
            numbers[at + kind] += 1

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return all(numbers[place] >= 0 for place in range(at, at + self.width))


class Row(Shape):
    """
    A list of so many entries of one shape, ``step`` numbers apart; a ``short`` one leaves the rest.

    Entries are called ``key[0]`` and so on in complaints, or after ``path``.
    """

    def __init__(
        self, cell: Shape, length: i64, *, step: i64 = 0, path: str = "", short: bool = False
    ) -> None:
        self.cell = cell
        self.length = length
        self.step = step or cell.width
        self.path = path
        self.short = short
        super().__init__(length * self.step)

    def write(self, numbers: vec[i64], at: i64) -> object:
        cell, step = self.cell, self.step
        return [cell.write(numbers, at + place * step) for place in range(self.length)]

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        items = _READER.as_items(value, path)
        if len(items) > self.length or (len(items) < self.length and not self.short):
            count, wanted = len(items), int(self.length)
            raise BadPosition("position-length", path=path, count=count, wanted=wanted)
        for number, item in enumerate(items):
            here = self.path.format(number) if self.path else f"{path}[{number}]"
            self.cell.read(state, item, here, numbers, at + number * self.step)

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        steps = range(self.length)
        return all(self.cell.fits(numbers, at + place * self.step) for place in steps)


class Table(Shape):
    """An entry for each name, in a table; those that begin with ``usual`` are left out."""

    def __init__(self, names: Names, cell: Shape, *, usual: i64 = _NO_NUMBER) -> None:
        super().__init__(len(names) * cell.width)
        self.names = names
        self.cell = cell
        self.usual = usual

    def write(self, numbers: vec[i64], at: i64) -> object:
        found: Json = {}
        for name in self.names.names:
            if numbers[at] != self.usual:
                found[name] = self.cell.write(numbers, at)
            at += self.cell.width
        return found

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        table = Reader(value, path, BadPosition)
        for name in self.names.names:
            if table.has(name):
                self.cell.read(state, table.value(name), table.path(name), numbers, at)
            at += self.cell.width
        table.close()

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        places = range(at, at + self.width, self.cell.width)
        return all(numbers[at] == self.usual or self.cell.fits(numbers, at) for at in places)


class Field:
    """
    The numbers of an attribute under their key; those of each seat are ``step`` numbers apart.

    What is optional stays as it was when it is left out. A number that is as ``usual`` is not
    written. What follows from the rest of a position may be left out, but if it is there, it must
    be right: ``follows`` is the complaint.
    """

    def __init__(
        self,
        key: str,
        attribute: str,
        shape: Shape,
        *,
        start: i64 = 0,
        step: i64 = 0,
        optional: bool = False,
        usual: i64 = _NO_NUMBER,
        follows: str = "",
    ) -> None:
        self.key = key
        self.attribute = attribute
        self.shape = shape
        self.start = start
        self.step = step or shape.width
        self.optional = optional or usual != _NO_NUMBER or follows != ""
        self.usual = usual
        self.follows = follows

    def write(self, state: State, seat: i64, into: Json) -> None:
        """What a position shows; where seats have an entry each, that of one."""
        numbers, place = self._numbers(state), self._place(seat)
        if self.usual == _NO_NUMBER or numbers[place] != self.usual:
            into[self.key] = self.shape.write(numbers, place)

    def read(self, state: State, reader: Reader, seat: i64) -> None:
        """Put what a position shows into the state."""
        if self.follows or (self.optional and not reader.has(self.key)):
            return
        value, path = reader.value(self.key), reader.path(self.key)
        numbers = self._numbers(state)
        self.shape.read(state, value, path, numbers, self._place(seat))
        if isinstance(getattr(state, self.attribute), int):
            setattr(state, self.attribute, int(numbers[0]))

    def fits(self, state: State, seat: i64) -> bool:
        """Whether all numbers are within their bounds, or as usual."""
        numbers, place = self._numbers(state), self._place(seat)
        return numbers[place] == self.usual or self.shape.fits(numbers, place)

    def check(self, state: State, reader: Reader) -> None:
        """Once all is read: refuse what does not follow from the rest."""
        if not self.follows or not reader.has(self.key):
            return
        path, numbers = reader.path(self.key), self._numbers(state)
        named = filled(self.shape.width, 0)
        self.shape.read(state, reader.value(self.key), path, named, 0)
        if list(named) != list(numbers):
            count, wanted = sum(named), sum(numbers)
            raise BadPosition(self.follows, path=path, count=count, wanted=wanted)

    def _place(self, seat: i64) -> i64:
        return self.start + seat * self.step

    def _numbers(self, state: State) -> vec[i64]:
        found = getattr(state, self.attribute)
        if isinstance(found, int):
            return vec[i64]([found])
        return found.counts if isinstance(found, CountBag) else cast(vec[i64], found)


class Marked(Field):
    """True or false for each seat: a bit of an attribute, set or not if nothing is said."""

    def __init__(self, key: str, attribute: str, seats: i64, *, unsaid: bool) -> None:
        super().__init__(key, attribute, Number(0, (1 << seats) - 1))
        self.unsaid = unsaid

    def write(self, state: State, seat: i64, into: Json) -> None:
        into[self.key] = (self._numbers(state)[0] >> seat) & 1 != 0

    def read(self, state: State, reader: Reader, seat: i64) -> None:
        if reader.flag(self.key) if reader.has(self.key) else self.unsaid:
            one: i64 = 1
            setattr(state, self.attribute, int(self._numbers(state)[0] | one << seat))

    def fits(self, state: State, seat: i64) -> bool:
        return super().fits(state, 0)


class Listed(Field):
    """A vector of any length, with an entry for each number; left out while it is empty."""

    def write(self, state: State, seat: i64, into: Json) -> None:
        numbers = self._numbers(state)
        if len(numbers) > 0:
            into[self.key] = [self.shape.write(numbers, at) for at in range(len(numbers))]

    def read(self, state: State, reader: Reader, seat: i64) -> None:
        items = reader.items(self.key) if reader.has(self.key) else []
        numbers = filled(len(items), 0)
        for at, item in enumerate(items):
            self.shape.read(state, item, f"{reader.path(self.key)}[{at}]", numbers, at)
        setattr(state, self.attribute, numbers)

    def fits(self, state: State, seat: i64) -> bool:
        numbers = self._numbers(state)
        return all(self.shape.fits(numbers, at) for at in range(len(numbers)))


class Fields:
    """
    All fields of a state, in the order in which positions show them.

    ``besides`` names the other attributes: they never change, follow from fields, or are odd.
    """

    def __init__(self, fields: Sequence[Field], besides: Sequence[str] = ()) -> None:
        self.fields = list(fields)
        self.besides = list(besides)

    def write(self, state: State, seat: i64 = 0) -> Json:
        """Every field by its key."""
        written: Json = {}
        for field in self.fields:
            field.write(state, seat, written)
        return written

    def read(self, state: State, reader: Reader, seat: i64 = 0) -> None:
        """Read every field of a position; what follows from the rest is left for ``check``."""
        for field in self.fields:
            field.read(state, reader, seat)

    def check(self, state: State, reader: Reader) -> None:
        """Refuse what does not follow from the rest."""
        for field in self.fields:
            field.check(state, reader)

    def out_of_range(self, state: State, seat: i64 = 0) -> list[str]:
        """The keys of fields with a number that cannot be."""
        return [field.key for field in self.fields if not field.fits(state, seat)]

    def forgotten(self, attributes: Iterable[str]) -> list[str]:
        """The attributes that are neither a field nor among the others, and the other way round."""
        known = {field.attribute for field in self.fields}.union(self.besides)
        return sorted(known.symmetric_difference(attributes))

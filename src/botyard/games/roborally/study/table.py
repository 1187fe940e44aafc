"""A set of numbers that is emptied at once, for searches that begin again and again."""

from typing import Final

from mypy_extensions import i64

from botyard.kernel.vectors import filled

_FIRST_SIZE: Final = 1 << 12  # a power of two
_SPREAD: Final = 0x9E3779B97F4A7  # 52 bits: products of numbers below 2**11 and this fit
_PART: Final = (1 << 20) - 1


class Table:
    """Numbers from 0 below 2**62."""

    def __init__(self) -> None:
        self._numbers = filled(_FIRST_SIZE, 0)
        self._rounds = filled(_FIRST_SIZE, 0)  # in which each was added
        self._round: i64 = 1
        self._count: i64 = 0

    def clear(self) -> None:
        """Nothing is in it any more."""
        self._round += 1
        self._count = 0

    def add(self, number: i64) -> bool:
        """Whether a number is new; from now on it is not."""
        if 2 * self._count >= len(self._numbers):
            self._grow()
        place = self._place(number)
        if self._rounds[place] == self._round:
            return False
        self._numbers[place] = number
        self._rounds[place] = self._round
        self._count += 1
        return True

    def _place(self, number: i64) -> i64:
        """Where a number is, or would be."""
        last = len(self._numbers) - 1
        mixed = (number ^ number >> 20 ^ number >> 41) & _PART
        place = (mixed * 0x9E3779B1 >> 15) & last
        while self._rounds[place] == self._round and self._numbers[place] != number:
            place = (place + 1) & last
        return place

    def _grow(self) -> None:
        numbers, rounds = self._numbers, self._rounds
        self._numbers = filled(2 * len(numbers), 0)
        self._rounds = filled(2 * len(numbers), 0)
        for place in range(len(numbers)):
            if rounds[place] == self._round:
                there = self._place(numbers[place])
                self._numbers[there] = numbers[place]
                self._rounds[there] = self._round

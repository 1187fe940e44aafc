"""
Arithmetic that comes out the same in every Python and on every machine.

Bots choose by comparing floats, and the last digit can decide. Plus, minus, times and divided by
are the same everywhere; ``sum`` (more exact since Python 3.12), ``**`` and ``exp`` are not.
"""

from collections.abc import Iterable
from decimal import Decimal
from functools import lru_cache
from typing import TypeVar

Number = TypeVar("Number", int, float)


def added(numbers: Iterable[Number]) -> Number:
    """
    Return the sum of numbers, added from left to right.

    >>> added([0.1] * 10)
    0.9999999999999999
    >>> added([2, 3])
    5
    """
    total: Number = 0
    for number in numbers:
        total += number
    return total


def power(base: float, exponent: int) -> float:
    """
    Return a number multiplied by itself so many times.

    >>> power(0.5, 3)
    0.125
    """
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


@lru_cache(maxsize=1024)
def exponential(number: float) -> float:
    """
    Return e to the power of a number, rounded correctly.

    >>> exponential(1.0)
    2.718281828459045
    """
    return float(Decimal(number).exp())

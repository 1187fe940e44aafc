"""
Vectors of native ints, the hot data of states.

This is the only door to ``librt``, and nothing else may import it. Where it is not installed,
lists take its place: slower, with the same results.
"""

from mypy_extensions import i64

try:
    from librt.vecs import append, pop, vec
except ImportError:
    from botyard.kernel.lists import append, pop, vec  # type: ignore[assignment]

__all__ = ["append", "filled", "pop", "total", "vec"]


def filled(length: i64, value: i64) -> vec[i64]:
    """
    A vector of equal numbers.

    >>> list(filled(3, 7))
    [7, 7, 7]
    """
    return vec[i64]([value] * length)


def total(vector: vec[i64], first: i64, count: i64) -> i64:
    """
    The sum of so many numbers of a vector.

    >>> total(vec[i64]([7, 1, 2, 3]), 1, 2)
    3
    """
    found: i64 = 0
    place: i64
    for place in range(first, first + count):
        found += vector[place]
    return found

"""Vectors of native ints: the hot data of states."""

from librt.vecs import vec
from mypy_extensions import i64


def filled(length: i64, value: i64) -> vec[i64]:
    """
    A vector of equal numbers.

    >>> list(filled(3, 7))
    [7, 7, 7]
    """
    return vec[i64]([value] * length)

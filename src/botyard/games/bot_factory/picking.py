"""
Several tiles picked one by one.

The order in which they are picked does not matter, so a thinking player picks the lowest kind
first; people may pick in any order.
"""

from librt.vecs import vec
from mypy_extensions import i64


def pickable(counts: vec[i64], first: i64, kinds: i64, lowest: i64, left: i64) -> list[int]:
    """
    The kinds that a thinking player may pick, so that enough are left to pick from it on.

    >>> pickable(vec[i64]([1, 0, 2, 1]), 0, 4, lowest=0, left=2)
    [0, 2]
    """
    allowed: list[int] = []
    ahead: i64 = 0
    kind: i64 = kinds - 1
    while kind >= lowest:
        here = counts[first + kind]
        ahead += here
        if here > 0 and ahead >= left:
            allowed.append(kind)
        kind -= 1
    allowed.reverse()
    return allowed


def lowest_after(
    counts: vec[i64], first: i64, kinds: i64, picked: i64, lowest: i64, left: i64
) -> i64:
    """The lowest kind to pick next, after one was picked and taken away; ``left`` are to come."""
    if picked < lowest:
        return lowest
    ahead: i64 = 0
    kind: i64
    for kind in range(picked, kinds):
        ahead += counts[first + kind]
    return picked if ahead >= left else lowest

"""
Several parts or projects discarded one by one. BF-44, BF-74, BF-82.

The order does not matter, so a thinking player discards the lowest kind first; people may choose
any order.
"""

from mypy_extensions import i64

from botyard.kernel.agenda import Agenda
from botyard.kernel.vectors import vec


def pickable(counts: vec[i64], first: i64, kinds: i64, lowest: i64, left: i64) -> list[int]:
    """
    The kinds that a thinking player may discard now: enough are left from there on.

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


def ask_for_next(agenda: Agenda, counts: vec[i64], first: i64, kinds: i64, picked: i64) -> bool:
    """
    Ask for the next one to discard, after one was picked and taken away; false if it was the last.

    Clauses: BF-44, BF-74, BF-82.
    """
    left, lowest = agenda.first() - 1, agenda.second()
    if left == 0:
        agenda.pop()
        return False
    if picked >= lowest:
        ahead: i64 = 0
        kind: i64
        for kind in range(picked, kinds):
            ahead += counts[first + kind]
        if ahead >= left:
            lowest = picked
    agenda.replace(agenda.step(), left, lowest)
    return True

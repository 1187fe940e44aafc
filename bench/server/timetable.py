"""When which table gets a move, fixed before the first one is sent; and what came of it."""

import math
import random
from collections.abc import Sequence
from typing import Final, NamedTuple

LONGEST: Final = 50  # moves at one table in one run; no game is over by then


class Move(NamedTuple):
    """One line of the timetable."""

    due: float  # seconds after the start
    table: int


def timetable(rate: float, seconds: float, tables: int, seed: int) -> list[Move]:
    """
    Moves at random times (a Poisson process), whatever the server does.

    Every table has its turn once in each round, in an order drawn anew, so that none plays much
    longer than another. If the tables' games would be over, the timetable ends early.
    """
    rng = random.Random(seed)
    moves: list[Move] = []
    due = rng.expovariate(rate)
    for _ in range(LONGEST):
        for table in rng.sample(range(tables), tables):
            if due >= seconds:
                return moves
            moves.append(Move(due, table))
            due += rng.expovariate(rate)
    return moves


def percentile(values: Sequence[float], share: float) -> float:
    """
    The smallest value that at least this share of all does not exceed.

    >>> percentile([5.0, 1.0, 3.0, 2.0], 0.5), percentile([5.0, 1.0, 3.0, 2.0], 0.99)
    (2.0, 5.0)
    """
    ordered = sorted(values)
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)]


class Spread(NamedTuple):
    """How long things took, in milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float


def spread(seconds: Sequence[float]) -> Spread:
    """The percentiles of some times; endless ones if there are none."""
    if not seconds:
        return Spread(math.inf, math.inf, math.inf, math.inf)
    p50, p95, p99 = (percentile(seconds, share) * 1000 for share in (0.50, 0.95, 0.99))
    return Spread(p50, p95, p99, max(seconds) * 1000)

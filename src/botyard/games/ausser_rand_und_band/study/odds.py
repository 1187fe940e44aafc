"""Exact odds of dice in whole numbers: how likely each total is, and who wins a tile."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.actions import FIELDS, MAX_SEATS
from botyard.kernel.vectors import filled, vec

SURE: Final = 1 << 24  # odds are in parts of this
SURE_BITS: Final = 24
_DICE: Final = 10  # of a seat
_ROLLS: Final = 1 << FIELDS  # sets of fields, as bits
_MOST_DICE: Final = _DICE + 2 * FIELDS
_MOST: Final = 4  # on a face
_WIDTH: Final = _MOST_DICE * _MOST + 2  # of a row of odds


class Odds:
    """
    What dice of these faces do.

    The tables say for so many dice on a tile, and for the fields at which it will lie when their
    seat rolls two more onto the belt, how likely each total is, and each lower one.
    """

    def __init__(self, faces: list[int]) -> None:
        self._exact = filled(_ROLLS * (_DICE + 1) * _WIDTH, 0)
        self._below = filled(_ROLLS * (_DICE + 1) * _WIDTH, 0)
        self.won = filled(MAX_SEATS + 1, 0)  # how likely each seat wins; the last one: nobody
        self._rows = filled(MAX_SEATS, 0)
        self._fixed = filled(MAX_SEATS, 0)
        plain = _totals(faces)
        for rolls in range(_ROLLS):
            rows = _with_more(plain, faces, rolls)
            for dice in range(_DICE + 1):
                row = rows[dice]
                first = (rolls * (_DICE + 1) + dice) * _WIDTH
                below = 0
                for total in range(_WIDTH):
                    self._exact[first + total] = row[total]
                    self._below[first + total] = below
                    below += row[total]

    def weigh(self, seats: i64, dice: vec[i64], first: i64, rolls: vec[i64], roller: i64) -> None:
        """
        Fill ``won`` for a tile; its dice stand in a vector from a place on, by seat.

        If there is only one ``roller`` (else -1), everybody else's dice count 1.

        >>> odds = odds_of((1, 2, 3, 4))
        >>> odds.weigh(3, vec[i64]([1, 2, 0]), 0, vec[i64]([0, 0, 0]), 0)
        >>> [round(share / SURE, 3) for share in odds.won]
        [0.5, 0.25, 0.0, 0.0, 0.25]

        Clauses: RB-17, RB-18, RB-19, RB-41, RB-53.
        """
        won, exact, below = self.won, self._exact, self._below
        seat: i64
        other: i64
        total: i64
        most: i64 = 0
        for seat in range(MAX_SEATS + 1):
            won[seat] = 0
        for seat in range(seats):
            here = dice[first + seat]
            if here > _DICE:
                here = _DICE
            self._fixed[seat] = here if roller >= 0 and roller != seat else -1
            self._rows[seat] = (rolls[seat] * (_DICE + 1) + here) * _WIDTH
            reach = here * _MOST + 1
            for field in range(FIELDS):
                if rolls[seat] >> field & 1:
                    reach += 2 * _MOST
            if reach > most:
                most = reach
        left: i64 = SURE
        for seat in range(seats):
            sure: i64 = 0
            if self._fixed[seat] >= 0:
                total = self._fixed[seat]
                if total > 0:
                    sure = SURE
                    for other in range(seats):
                        if other != seat:
                            sure = sure * self._lower(other, total) >> SURE_BITS
            elif dice[first + seat] > 0 or rolls[seat] != 0:
                row = self._rows[seat]
                for total in range(1, most):
                    here = exact[row + total]
                    if here == 0:
                        continue
                    for other in range(seats):
                        if other != seat:
                            if self._fixed[other] >= 0:
                                here = here if self._fixed[other] < total else 0
                            else:
                                here = here * below[self._rows[other] + total] >> SURE_BITS
                    sure += here
            won[seat] = sure
            left -= sure
        won[MAX_SEATS] = left

    def _lower(self, seat: i64, total: i64) -> i64:
        """How likely a seat stays below a total."""
        if self._fixed[seat] >= 0:
            return SURE if self._fixed[seat] < total else 0
        return self._below[self._rows[seat] + total]


@lru_cache(maxsize=16)
def odds_of(faces: tuple[int, ...]) -> Odds:
    """The odds of dice with these faces, worked out once."""
    return Odds(list(faces))


def _totals(faces: list[int]) -> list[list[int]]:
    """For each number of dice, how likely each total is."""
    rows = [[SURE] + [0] * (_WIDTH - 1)]
    for _ in range(_MOST_DICE):
        row = [0] * _WIDTH
        for total, odds in enumerate(rows[-1]):
            if odds:
                for face in faces:
                    row[total + face] += odds
        rows.append([odds // len(faces) for odds in row])
    return rows


def _with_more(plain: list[list[int]], faces: list[int], rolls: int) -> list[list[int]]:
    """
    The totals of so many dice and of those that join them: two are rolled at each of some fields.

    Clauses: RB-8, RB-50.
    """
    rows = plain
    sides = len(faces)
    for field in range(FIELDS):
        if rolls >> field & 1:
            hit = faces.count(field + 1)
            miss = sides - hit
            rows = [
                [
                    (none * miss * miss + one * 2 * hit * miss + two * hit * hit) // (sides * sides)
                    for none, one, two in zip(
                        rows[more], rows[more + 1], rows[more + 2], strict=True
                    )
                ]
                for more in range(len(rows) - 2)
            ]
    return rows

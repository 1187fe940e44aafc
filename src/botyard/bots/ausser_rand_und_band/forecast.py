"""When each tile on the belt will leave it, and who rolls dice onto it before."""

from functools import lru_cache
from typing import NamedTuple

from botyard.games.ausser_rand_und_band.actions import FIELDS


class Departure(NamedTuple):
    """How a tile will leave the belt."""

    field: int  # where the tile lies now
    rolls: tuple[tuple[int, ...], ...]  # for every seat, where it lies when that seat rolls
    swept_from: int  # at the end of work, edge dice beside this field join it; else 0
    now: bool  # whether it leaves in the turn that is being played


@lru_cache(maxsize=8192)
def departures(
    seats: int, active: int, pushes: int, stack: int, *, to_roll: bool
) -> tuple[Departure, ...]:
    """
    How all five tiles will leave, the first one first, if nobody shoves twice later.

    ``pushes`` is how many tiles the active seat pushes in at the end of its turn, ``stack``
    how many there are, ``to_roll`` whether that seat has yet to roll.

    >>> departures(seats=2, active=0, pushes=1, stack=9, to_roll=False)[1]
    Departure(field=4, rolls=((), (5,)), swept_from=0, now=False)

    Clauses: RB-7, RB-15, RB-24, RB-25, RB-38, RB-U11, RB-U12.
    """
    return tuple(
        _departure(field, seats, active, pushes, stack, to_roll) for field in range(FIELDS, 0, -1)
    )


def _departure(
    field: int, seats: int, active: int, pushes: int, stack: int, to_roll: bool
) -> Departure:
    rolls: list[list[int]] = [[] for _ in range(seats)]
    if to_roll:
        rolls[active].append(field)
    place, seat, now = field, active, True
    while place + pushes <= FIELDS and pushes <= stack:
        place += pushes
        stack -= pushes
        seat, pushes, now = (seat + 1) % seats, 1, False
        rolls[seat].append(place)
    swept_from = place + stack if pushes > stack and place + stack <= FIELDS else 0
    return Departure(field, tuple(tuple(fields) for fields in rolls), swept_from, now)

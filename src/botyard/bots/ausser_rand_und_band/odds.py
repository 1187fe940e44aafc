"""Exact odds of dice: how likely each total is, and who wins a tile."""

from functools import lru_cache
from math import prod
from typing import Final

Faces = tuple[int, ...]
Fields = tuple[int, ...]
Totals = tuple[float, ...]  # how likely each total is, from 0 on

EVERYBODY: Final = -1


@lru_cache(maxsize=65536)
def winning_odds(
    faces: Faces, dice: tuple[int, ...], rolls: tuple[Fields, ...], roller: int = EVERYBODY
) -> tuple[float, ...]:
    """
    How likely each seat wins a tile with these dice on it; what is missing to 1 is nobody's.

    ``rolls`` lists for every seat the fields at which the tile lies when that seat rolls dice
    onto the belt. If there is only one ``roller``, everybody else's dice count 1.

    >>> winning_odds((1, 2, 3, 4), dice=(1, 2, 0), rolls=((), (), ()), roller=0)
    (0.5, 0.25, 0.0)

    Clauses: RB-17, RB-18, RB-19, RB-41, RB-53.
    """
    rivals = [
        totals_with_more(faces, here, rolls[seat])
        if roller in (EVERYBODY, seat)
        else (*([0.0] * here), 1.0)
        for seat, here in enumerate(dice)
    ]
    won = [0.0] * len(rivals)
    below = [rival[0] for rival in rivals]  # how likely each total is lower than the one looked at
    for total in range(1, max(map(len, rivals))):
        here = [rival[total] if total < len(rival) else 0.0 for rival in rivals]
        for seat, odds in enumerate(here):
            if odds:
                won[seat] += odds * prod(below[:seat]) * prod(below[seat + 1 :])
        below = [lower + odds for lower, odds in zip(below, here, strict=True)]
    return tuple(won)


@lru_cache(maxsize=16384)
def totals_with_more(faces: Faces, dice: int, fields: Fields) -> Totals:
    """
    The totals of these dice and of those that come to lie beside them before they fall.

    Two dice are rolled when the tile lies at each of the fields; a die that shows the field's
    number goes onto the tile.

    Clauses: RB-8, RB-50.
    """
    if not fields:
        return totals_of(faces, dice)
    hit = faces.count(fields[0]) / len(faces)
    totals = [0.0] * ((dice + 2 * len(fields)) * max(faces) + 1)
    for more, odds in ((0, (1 - hit) * (1 - hit)), (1, 2 * hit * (1 - hit)), (2, hit * hit)):
        for total, likely in enumerate(totals_with_more(faces, dice + more, fields[1:])):
            totals[total] += odds * likely
    return tuple(totals)


@lru_cache(maxsize=1024)
def totals_of(faces: Faces, dice: int) -> Totals:
    """
    The totals of so many dice.

    >>> totals_of((1, 2), 2)
    (0.0, 0.0, 0.25, 0.5, 0.25)
    """
    if dice == 0:
        return (1.0,)
    fewer = totals_of(faces, dice - 1)
    totals = [0.0] * (len(fewer) + max(faces))
    for total, odds in enumerate(fewer):
        for face in faces:
            totals[total + face] += odds / len(faces)
    return tuple(totals)

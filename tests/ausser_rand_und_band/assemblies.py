"""The score by the rulebook alone: every way to assemble a pile of tiles is tried."""

from functools import cache
from typing import Final

PARTS: Final = ("head", "torso", "legs")

Tiles = tuple[str, ...]


def best_score(tiles: list[str]) -> int:
    """
    The most points that tiles, by their names, can give.

    >>> best_score(["red-head", "blue-torso", "red-blue-legs", "red-legs"])
    6
    """
    piles = [tuple(sorted(tile for tile in tiles if part_of(tile) == part)) for part in PARTS]
    return _best(piles[0], piles[1], piles[2])


def colors_of(tile: str) -> set[str]:
    """The colors that a tile shows: ``red-blue-head`` is red and blue."""
    return set(tile.split("-")[:-1])


def part_of(tile: str) -> str:
    """The part that a tile shows."""
    return tile.rpartition("-")[2]


@cache
def _best(heads: Tiles, torsos: Tiles, legs: Tiles) -> int:
    if not heads:
        return len(torsos) + len(legs)
    head, others = heads[0], heads[1:]
    best = 1 + _best(others, torsos, legs)  # the first head stays loose
    for torso in set(torsos):
        for leg in set(legs):
            robot = 7 if colors_of(head) & colors_of(torso) & colors_of(leg) else 5
            best = max(best, robot + _best(others, _less(torsos, torso), _less(legs, leg)))
    return best


def _less(tiles: Tiles, tile: str) -> Tiles:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]

"""Which robots the best score consists of, tile by tile."""

from dataclasses import dataclass
from typing import Final

from botyard.games.ausser_rand_und_band.components import (
    BLUE,
    PARTS,
    RED,
    YELLOW,
    colors_of,
    part_of,
)

_SINGLE: Final = (RED, BLUE, YELLOW)


@dataclass(frozen=True)
class Robot:
    """A head, a torso and legs; ``color`` is 0 if they share none."""

    color: int
    tiles: list[int]


def assemble(tiles: list[int]) -> tuple[list[Robot], list[int]]:
    """
    The best robots from these tiles, and what is left over.

    First as many robots in one color as there can be, then any other robots.

    Clauses: RB-30, RB-31, RB-32, RB-33, RB-34, RB-U20, RB-U32.
    """
    piles = [[tile for tile in tiles if part_of(tile) == part] for part in range(len(PARTS))]
    robots: list[Robot] = []
    colors = _best_colors(piles)
    chosen = [_tiles_for(colors, pile) for pile in piles]
    for number, color in enumerate(colors):
        robots.append(Robot(color, [picked[number] for picked in chosen]))
    for pile, picked in zip(piles, chosen, strict=True):
        for tile in picked:
            pile.remove(tile)
    while all(piles):
        robots.append(Robot(0, [pile.pop(0) for pile in piles]))
    return robots, sorted(piles[0] + piles[1] + piles[2])


def _best_colors(piles: list[list[int]]) -> list[int]:
    """The colors of the most one-color robots that these piles can give."""
    best: list[int] = []
    most = [min(_showing(pile, color) for pile in piles) for color in _SINGLE]
    for reds in range(most[0] + 1):
        for blues in range(most[1] + 1):
            for yellows in range(most[2] + 1):
                colors = [RED] * reds + [BLUE] * blues + [YELLOW] * yellows
                if len(colors) > len(best) and all(
                    len(_tiles_for(colors, pile)) == len(colors) for pile in piles
                ):
                    best = colors
    return best


def _showing(pile: list[int], color: int) -> int:
    return sum(1 for tile in pile if colors_of(tile) & color)


def _tiles_for(colors: list[int], pile: list[int]) -> list[int]:
    """A tile of the pile for each color, each tile once; shorter if that cannot be."""
    owner: dict[int, int] = {}  # place in the pile: which of the colors has it
    for number in range(len(colors)):
        if not _finds_tile(number, colors, pile, owner, set()):
            return []
    place_of = {number: place for place, number in owner.items()}
    return [pile[place_of[number]] for number in range(len(colors))]


def _finds_tile(
    number: int, colors: list[int], pile: list[int], owner: dict[int, int], tried: set[int]
) -> bool:
    """Whether one of the colors gets a tile; others may have to take another one for it."""
    for place, tile in enumerate(pile):
        if colors_of(tile) & colors[number] and place not in tried:
            tried.add(place)
            if place not in owner or _finds_tile(owner[place], colors, pile, owner, tried):
                owner[place] = number
                return True
    return False

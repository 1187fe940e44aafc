"""Which robots the best score consists of, tile by tile."""

from dataclasses import dataclass
from typing import Final

from botyard.games.ausser_rand_und_band.components import (
    BLUE,
    PARTS,
    RED,
    YELLOW,
    colours_of,
    part_of,
)

_SINGLE: Final = (RED, BLUE, YELLOW)


@dataclass(frozen=True)
class Robot:
    """A head, a torso and legs; ``colour`` is 0 if they share none."""

    colour: int
    tiles: list[int]


def assemble(tiles: list[int]) -> tuple[list[Robot], list[int]]:
    """
    The best robots from these tiles, and what is left over.

    First as many robots in one colour as there can be, then any other robots.

    Clauses: RB-30, RB-31, RB-32, RB-33, RB-34, RB-U20, RB-U32.
    """
    piles = [[tile for tile in tiles if part_of(tile) == part] for part in range(len(PARTS))]
    robots: list[Robot] = []
    colours = _best_colours(piles)
    chosen = [_tiles_for(colours, pile) for pile in piles]
    for number, colour in enumerate(colours):
        robots.append(Robot(colour, [picked[number] for picked in chosen]))
    for pile, picked in zip(piles, chosen, strict=True):
        for tile in picked:
            pile.remove(tile)
    while all(piles):
        robots.append(Robot(0, [pile.pop(0) for pile in piles]))
    return robots, sorted(piles[0] + piles[1] + piles[2])


def _best_colours(piles: list[list[int]]) -> list[int]:
    """The colours of the most one-colour robots that these piles can give."""
    best: list[int] = []
    most = [min(_showing(pile, colour) for pile in piles) for colour in _SINGLE]
    for reds in range(most[0] + 1):
        for blues in range(most[1] + 1):
            for yellows in range(most[2] + 1):
                colours = [RED] * reds + [BLUE] * blues + [YELLOW] * yellows
                if len(colours) > len(best) and all(
                    len(_tiles_for(colours, pile)) == len(colours) for pile in piles
                ):
                    best = colours
    return best


def _showing(pile: list[int], colour: int) -> int:
    return sum(1 for tile in pile if colours_of(tile) & colour)


def _tiles_for(colours: list[int], pile: list[int]) -> list[int]:
    """A tile of the pile for each colour, each tile once; shorter if that cannot be."""
    owner: dict[int, int] = {}  # place in the pile: which of the colours has it
    for number in range(len(colours)):
        if not _finds_tile(number, colours, pile, owner, set()):
            return []
    place_of = {number: place for place, number in owner.items()}
    return [pile[place_of[number]] for number in range(len(colours))]


def _finds_tile(
    number: int, colours: list[int], pile: list[int], owner: dict[int, int], tried: set[int]
) -> bool:
    """Whether one of the colours gets a tile; others may have to take another one for it."""
    for place, tile in enumerate(pile):
        if colours_of(tile) & colours[number] and place not in tried:
            tried.add(place)
            if place not in owner or _finds_tile(owner[place], colours, pile, owner, tried):
                owner[place] = number
                return True
    return False

"""What a tile is worth to a seat: the points it adds to the best robots, now and later."""

from functools import lru_cache
from typing import Final

from botyard.games.ausser_rand_und_band.components import COLORS_OF, KINDS
from botyard.kernel.dealer import Generator

SAMPLES: Final = 24
_SEED: Final = 13
_COATS: Final = len(COLORS_OF)
_SETS: Final = tuple(range(1, 8))  # of colors, as bits
_SHOWS: Final = [[1 if coat & colors else 0 for colors in _SETS] for coat in COLORS_OF]

Pile = tuple[int, ...]  # how many tiles of each kind
Counts = list[int]  # of one part: how many tiles show a color of each set


@lru_cache(maxsize=8192)
def worth_of_tiles(pile: Pile, left: Pile, more: int, kinds: tuple[int, ...]) -> dict[int, float]:
    """
    What each of these kinds of tiles adds to the score of a pile, on average.

    The pile is completed with ``more`` tiles drawn from those left, a few times over: early
    in the game a tile is worth what it may become part of, at the end what it completes.
    """
    worth = dict.fromkeys(kinds, 0.0)
    bag = [kind for kind in range(KINDS) for _ in range(left[kind])]
    more = min(more, len(bag))
    samples = SAMPLES if more else 1
    generator = Generator(_SEED, more)
    for _ in range(samples):
        parts = [_count(pile, part) for part in range(3)]
        for place in range(more):
            other = place + generator.below(len(bag) - place)
            bag[place], bag[other] = bag[other], bag[place]
            _add(parts, bag[place])
        before = _score(parts)
        for kind in kinds:
            _add(parts, kind)
            worth[kind] += (_score(parts) - before) / samples
            _add(parts, kind, -1)
    return worth


def _count(pile: Pile, part: int) -> Counts:
    counts = [0] * len(_SETS)
    for coat in range(_COATS):
        tiles = pile[part * _COATS + coat]
        if tiles:
            for number, shows in enumerate(_SHOWS[coat]):
                counts[number] += tiles * shows
    return counts


def _add(parts: list[Counts], kind: int, tiles: int = 1) -> None:
    counts = parts[kind // _COATS]
    for number, shows in enumerate(_SHOWS[kind % _COATS]):
        if shows:
            counts[number] += tiles


def _score(parts: list[Counts]) -> int:
    """
    The best score: 5 for a robot, 2 more in one color, 1 for a tile left over.

    Clauses: RB-32, RB-33, RB-34, RB-U20.
    """
    heads, torsos, legs = parts
    robots = tuple(map(min, heads, torsos, legs))  # how many could be in the colors of each set
    return heads[-1] + torsos[-1] + legs[-1] + 2 * robots[-1] + 2 * _in_one_color(robots)


@lru_cache(maxsize=65536)
def _in_one_color(robots: tuple[int, ...]) -> int:
    """
    The most robots in one color each, if no set of colors can have more than these.

    Clauses: RB-U32.
    """
    red, blue, red_blue, yellow, red_yellow, blue_yellow, all_three = robots
    best = 0
    for reds in range(red + 1):
        for blues in range(min(blue, red_blue - reds) + 1):
            most = min(yellow, red_yellow - reds, blue_yellow - blues, all_three - reds - blues)
            if most >= 0:
                best = max(best, reds + blues + most)
    return best

"""Scoring: the best robots that can be assembled from what a seat has won."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.components import (
    BLUE,
    COLOURS_OF,
    KINDS,
    PARTS,
    RED,
    YELLOW,
)
from botyard.games.ausser_rand_und_band.state import Line


def score(line: Line, seat: i64) -> i64:
    """
    7 for a robot in one colour, 5 for another robot, 1 for a tile left over, at best.

    Clauses: RB-30, RB-32, RB-33, RB-34, RB-U20.
    """
    robots: i64 = KINDS
    tiles: i64 = 0
    for part in range(3):
        here: i64 = 0
        for coat in range(6):
            here += line.won[seat * KINDS + part * 6 + coat]
        tiles += here
        if here < robots:
            robots = here
    if robots == 0:
        return tiles
    return 5 * robots + 2 * most_in_one_colour(line, seat) + tiles - 3 * robots


def most_in_one_colour(line: Line, seat: i64) -> i64:
    """
    The most robots in one colour each.

    For every set of colours, the robots in these colours are no more than the tiles of each
    part that show one of them; taking colour by colour can miss the best.

    Clauses: RB-31, RB-U19, RB-U32.
    """
    red = _most(line, seat, RED)
    blue = _most(line, seat, BLUE)
    yellow = _most(line, seat, YELLOW)
    red_blue = _most(line, seat, RED | BLUE)
    red_yellow = _most(line, seat, RED | YELLOW)
    blue_yellow = _most(line, seat, BLUE | YELLOW)
    everything = _most(line, seat, RED | BLUE | YELLOW)
    best: i64 = 0
    for reds in range(red + 1):
        for blues in range(blue + 1):
            if reds + blues > red_blue:
                continue
            yellows = yellow
            if red_yellow - reds < yellows:
                yellows = red_yellow - reds
            if blue_yellow - blues < yellows:
                yellows = blue_yellow - blues
            if everything - reds - blues < yellows:
                yellows = everything - reds - blues
            if yellows >= 0 and reds + blues + yellows > best:
                best = reds + blues + yellows
    return best


def _most(line: Line, seat: i64, colours: i64) -> i64:
    """How many robots could be in these colours: the part of which there is least decides."""
    most: i64 = KINDS
    for part in range(len(PARTS)):
        here: i64 = 0
        for coat in range(6):
            if COLOURS_OF[coat] & colours:
                here += line.won[seat * KINDS + part * 6 + coat]
        if here < most:
            most = here
    return most

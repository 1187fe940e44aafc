"""Scoring: the best robots that can be assembled from what a seat has won."""

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.components import (
    BLUE,
    COLORS,
    COLORS_OF,
    KINDS,
    PARTS,
    RED,
    TILES,
    YELLOW,
)
from botyard.games.ausser_rand_und_band.rules.assembly import assemble
from botyard.games.ausser_rand_und_band.state import Line
from botyard.kernel.game import ScoreLine
from botyard.kernel.ties import tie_lines


def score(line: Line, seat: i64) -> i64:
    """
    7 for a robot in one color, 5 for another robot, 1 for a tile left over, at best.

    Clauses: RB-30, RB-32, RB-33, RB-34, RB-U20.
    """
    robots: i64 = KINDS
    tiles: i64 = 0
    for part in range(3):
        here: i64 = 0
        for coat in range(6):
            here += line.won[seat * KINDS + part * 6 + coat]
        tiles += here
        robots = min(robots, here)
    if robots == 0:
        return tiles
    return 5 * robots + 2 * most_in_one_color(line, seat) + tiles - 3 * robots


def most_in_one_color(line: Line, seat: i64) -> i64:
    """
    The most robots in one color each.

    For every set of colors, the robots in these colors are no more than the tiles of each
    part that show one of them; taking color by color can miss the best.

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
            yellows = min(yellows, red_yellow - reds)
            yellows = min(yellows, blue_yellow - blues)
            yellows = min(yellows, everything - reds - blues)
            if yellows >= 0 and reds + blues + yellows > best:
                best = reds + blues + yellows
    return best


def _most(line: Line, seat: i64, colors: i64) -> i64:
    """How many robots could be in these colors: the part of which there is least decides."""
    most: i64 = KINDS
    for part in range(len(PARTS)):
        here: i64 = 0
        for coat in range(6):
            if COLORS_OF[coat] & colors:
                here += line.won[seat * KINDS + part * 6 + coat]
        most = min(most, here)
    return most


def places(line: Line) -> list[int]:
    """
    Most points win; among equals, more tiles; still equal, the place is shared.

    Clauses: RB-35, RB-36, RB-37, RB-U21.
    """
    strengths = _strengths(line)
    return [1 + sum(1 for other in strengths if other > mine) for mine in strengths]


def _strengths(line: Line) -> list[tuple[int, ...]]:
    return [(score(line, seat), line.tiles_won(seat)) for seat in range(line.seats)]


def score_lines(line: Line, seat: int) -> list[ScoreLine]:
    """
    The score line by line: every robot, and the tiles left over; then how a tie was decided.

    Clauses: RB-32, RB-33, RB-34, RB-36, RB-37, RB-U20.
    """
    robots, loose = assemble(line.tiles_of(seat))
    lines: list[ScoreLine] = []
    for robot in robots:
        tiles: dict[str, object] = {"tiles": [TILES.name(tile) for tile in robot.tiles]}
        if robot.color:
            tiles["colour"] = COLORS.name(robot.color.bit_length() - 1)
            lines.append(ScoreLine("one-colour", 7, tiles, "RB-32"))
        else:
            lines.append(ScoreLine("several-colours", 5, tiles, "RB-33"))
    if loose:
        left = {"tiles": [TILES.name(tile) for tile in loose], "count": len(loose)}
        lines.append(ScoreLine("loose", len(loose), left, "RB-34"))
    if line.standing() is not None:
        lines += tie_lines(_strengths(line), seat, [("tie-tiles", "RB-36")], "RB-37")
    return lines

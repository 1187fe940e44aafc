"""Who is how far, and the final places. RR-65, RR-68."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.rules.touch import has_own_way
from botyard.games.roborally.specials.teams import team_count
from botyard.games.roborally.state import HAS_FINISHED, MOMENTS, OUT_OF_RACE, Race
from botyard.kernel.game import ScoreLine

# In the number that ranks a robot every later thing counts less than any difference before it.
_GROUP: Final = 1 << 48
_MOMENT: Final = 1 << 16
_FLAG: Final = 1 << 8
_LIFE: Final = 1 << 4


def places(race: Race) -> list[int]:
    """
    The place of every seat from 1; equals share one, and so does a team, which ranks as one.

    In a practice run the course has a place, too: it is beaten only by touching the last flag.

    Clauses: RR-65, RR-68, RR-C20, RR-C26.
    """
    if race.seats == 1:
        return [1, 2] if race.fate[0] == HAS_FINISHED else [2, 1]
    best: dict[int, int] = {}
    for robot in range(race.robots):
        team, mine = int(race.team[robot]), rank(race, robot)
        if robot < race.seats and mine > best.get(team, -1):
            best[team] = mine
    places = [0] * race.seats
    for robot in range(race.seats):
        mine = best[int(race.team[robot])]
        places[race.owner[robot]] = 1 + sum([1 for other in best.values() if other > mine])
    return places


def teams(race: Race) -> list[int]:
    """
    The team of every seat; who plays alone is a team.

    Clauses: RR-C20.
    """
    found = [0] * race.seats
    for robot in range(race.seats):
        found[race.owner[robot]] = race.team[robot]
    return found


def rank(race: Race, robot: i64) -> int:
    """
    A number that is higher for who is better placed.

    Finishers by the register of finishing; then those in the race by flags, lives and damage;
    then those that are out by the moment of going out, later first, and by flags.

    Clauses: RR-65.
    """
    if race.fate[robot] == HAS_FINISHED:
        return 3 * _GROUP - race.since[robot]
    flags = race.flags[robot] * _FLAG
    if race.fate[robot] == OUT_OF_RACE:
        return race.since[robot] * _MOMENT + flags
    return _GROUP + flags + race.lives[robot] * _LIFE - race.damage[robot]


def scores(race: Race) -> list[int]:
    """How many flags the robot of each seat has touched; a blocker never touches any."""
    flags = [0] * race.seats
    for robot in range(race.seats):
        flags[race.owner[robot]] = race.flags[robot]
    return flags


def score_lines(race: Race, seat: int) -> list[ScoreLine]:
    """
    Flags are what counts, where they are collected; the rest is told beside them.

    Clauses: RR-65, RR-68, RR-C20.
    """
    robot = list(race.owner).index(seat)
    lines: list[ScoreLine] = []
    if team_count(race.special, race.seats):
        lines.append(ScoreLine("team", 0, {"team": race.team[robot] + 1}, "RR-C20"))
    if len(race.flag_at) > 0 and not has_own_way(race):
        lines.append(ScoreLine("flags", race.flags[robot], {"count": race.flags[robot]}, "RR-42"))
    return [
        *lines,
        *_moment_lines(race, robot),
        ScoreLine("lives", 0, {"count": race.lives[robot]}, "RR-65"),
        ScoreLine("damage", 0, {"count": race.damage[robot]}, "RR-65"),
        ScoreLine("turns", 0, {"count": race.turn}, "RR-68"),
    ]


def _moment_lines(race: Race, robot: int) -> list[ScoreLine]:
    """
    When a robot finished or went out: that ranks it among others that did.

    Clauses: RR-65.
    """
    named = {HAS_FINISHED: "finished", OUT_OF_RACE: "out"}.get(int(race.fate[robot]))
    if named is None or race.seats == 1:
        return []
    turns, register = divmod(int(race.since[robot]), MOMENTS)
    return [ScoreLine(named, 0, {"turn": turns + 1, "register": register}, "RR-65")]

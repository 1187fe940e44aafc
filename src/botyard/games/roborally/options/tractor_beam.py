"""Tractor Beam: the target is pulled closer. RR-O26."""

from mypy_extensions import i64

from botyard.games.roborally.declared import TARGET_ADJACENT
from botyard.games.roborally.floor import opposite
from botyard.games.roborally.options.hits import SHOVE, add_hit
from botyard.games.roborally.state import Race
from botyard.kernel.reasons import LEGAL


def refuse_pulling(race: Race, robot: i64, target: i64) -> int:
    """
    The target must not be adjacent.

    Clauses: RR-O26.
    """
    next_space = race.space[robot] + race.floor.step[race.facing[robot]]
    return TARGET_ADJACENT if race.space[target] == next_space else LEGAL


def pull(race: Race, robot: i64, target: i64) -> None:
    """
    The target comes one space towards the robot that shot it.

    Clauses: RR-O26.
    """
    add_hit(race, SHOVE, robot, target, opposite(race.facing[robot]))

"""Tractor Beam: the target is pulled closer. RR-O26."""

from mypy_extensions import i64

from botyard.games.roborally.declared import TARGET_ADJACENT
from botyard.games.roborally.floor import opposite
from botyard.games.roborally.options.hits import SHOVE, add_hit
from botyard.games.roborally.options.weapons import Weapon
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class TractorBeam(Weapon):
    """
    A target that is not adjacent comes one space toward the robot that shot it.

    Clauses: RR-O26.
    """

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        next_space = race.space[robot] + race.floor.step[race.facing[robot]]
        return TARGET_ADJACENT if race.space[target] == next_space else LEGAL

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, SHOVE, robot, target, opposite(race.facing[robot]))

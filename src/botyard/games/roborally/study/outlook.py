"""What a place on the floor is worth: how many registers are left until the last flag."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.state import FATAL_DAMAGE, NOBODY
from botyard.games.roborally.study.ground import DEAD, STAND, Drive
from botyard.games.roborally.study.legs import legs_of
from botyard.games.roborally.study.situation import Situation

# By damage: how much longer everything takes, with fewer cards and locked registers.
SLOWER: Final = [0.0, 0.04, 0.1, 0.2, 0.34, 0.56, 0.9, 1.4, 2.0, 2.8]
# By lives left: what the one that was lost is worth, in registers.
LIFE: Final = [1000.0, 16.0, 8.0, 6.0]
RETURN_DAMAGE: Final = 2


class Outlook:
    """Counts registers to go, for the robot of one situation. Fewer are better."""

    def __init__(self, situation: Situation, drive: Drive) -> None:
        legs = legs_of(situation.floor, situation.goals)
        self._drive = drive
        self._lives: i64 = situation.lives
        self._ways = legs.ways
        self._rest = legs.rest
        self._final: i64 = len(legs.ways) - 1
        self._last: i64 = legs.flags[self._final] if situation.stays else NOBODY

    def registers(self, pose: i64, flags: i64) -> float:
        """From a pose to the last flag, without damage."""
        if flags == self._final and pose >> 2 == self._last:
            return 0.0
        return self._ways[flags].registers[pose] + self._rest[flags]

    def best_facing(self, space: i64, flags: i64) -> float:
        """The same, from a space where one may face anywhere."""
        best = self.registers(space * 4, flags)
        for facing in range(1, 4):
            best = min(best, self.registers(space * 4 + facing, flags))
        return best

    def going_on(self, pose: i64, damage: i64, flags: i64) -> float:
        """For a robot that goes on as it is."""
        return self.registers(pose, flags) * (1 + SLOWER[damage])

    def returning(self, archive: i64, flags: i64) -> float:
        """For a robot that was destroyed: from its archive marker on, with a life less."""
        back = self.best_facing(archive, flags) * (1 + SLOWER[RETURN_DAMAGE])
        return back + LIFE[self._lives - 1]

    def resting(self, pose: i64, archive: i64, flags: i64) -> float:
        """
        For a robot that is powered down next turn: no damage, but a turn in which the floor acts.

        Clauses: RR-11, RR-12.
        """
        damage: i64 = 0
        register: i64
        for register in range(1, REGISTERS + 1):
            pose = self._drive.after(pose, STAND, register)
            if pose != DEAD:
                damage += self._drive.ground.beams[pose >> 2]
            if pose == DEAD or damage >= FATAL_DAMAGE:
                return REGISTERS + self.returning(archive, flags)
        return REGISTERS + self.going_on(pose, damage, flags)

"""What a place on the floor is worth: how many registers are left until the last flag."""

from typing import Final

from botyard.bots.numbers import added
from botyard.bots.roborally.ground import DEAD, STAND, Drive, Pose
from botyard.bots.roborally.legs import registers_to
from botyard.bots.roborally.situation import Situation

# By damage: how much longer everything takes, with fewer cards and locked registers.
SLOWER: Final = (0.0, 0.04, 0.1, 0.2, 0.34, 0.56, 0.9, 1.4, 2.0, 2.8)
# By lives left: what the one that was lost is worth, in registers.
LIFE: Final = (1000.0, 16.0, 8.0, 6.0)
RETURN_DAMAGE: Final = 2
FATAL: Final = 10
REGISTERS: Final = 5


class Outlook:
    """Counts registers to go, for the robot of one situation. Fewer are better."""

    def __init__(self, situation: Situation, drive: Drive) -> None:
        floor, self._touched = situation.floor, situation.flags
        flags = list(situation.goals)[self._touched :]
        self._last = flags[-1] if situation.stays else None
        self._drive = drive
        self._lives = situation.lives
        self._ways = [registers_to(floor, flag) for flag in flags]
        self._legs = [0.0] * len(flags)  # from each flag on to the last
        for number in range(len(flags) - 2, -1, -1):
            way = self._ways[number + 1]
            leg = added(way[flags[number] * 4 + facing] for facing in range(4)) / 4
            self._legs[number] = leg + self._legs[number + 1]

    def registers(self, pose: Pose, flags: int) -> float:
        """From a pose to the last flag, without damage."""
        number = flags - self._touched
        if number == len(self._ways) - 1 and pose >> 2 == self._last:
            return 0.0
        return self._ways[number][pose] + self._legs[number]

    def best_facing(self, space: int, flags: int) -> float:
        """The same, from a space where one may face anywhere."""
        return min(self.registers(space * 4 + facing, flags) for facing in range(4))

    def going_on(self, pose: Pose, damage: int, flags: int) -> float:
        """For a robot that goes on as it is."""
        return self.registers(pose, flags) * (1 + SLOWER[damage])

    def returning(self, archive: int, flags: int) -> float:
        """For a robot that was destroyed: from its archive marker on, with a life less."""
        back = self.best_facing(archive, flags) * (1 + SLOWER[RETURN_DAMAGE])
        return back + LIFE[self._lives - 1]

    def resting(self, pose: Pose, archive: int, flags: int) -> float:
        """
        For a robot that is powered down next turn: no damage, but a turn in which the floor acts.

        Clauses: RR-11, RR-12.
        """
        damage = 0
        for register in range(1, REGISTERS + 1):
            pose = self._drive.after(pose, STAND, register)
            if pose != DEAD:
                damage += self._drive.ground.beams[pose >> 2]
            if pose == DEAD or damage >= FATAL:
                return REGISTERS + self.returning(archive, flags)
        return REGISTERS + self.going_on(pose, damage, flags)

"""What a place on the floor is worth: how many registers are left until the last flag."""

from typing import Final

from botyard.bots.roborally.ground import DEAD, STAND, Drive, Pose
from botyard.bots.roborally.legs import registers_to
from botyard.bots.roborally.situation import Situation

# By damage: how much longer everything takes, with fewer cards and locked registers.
SLOWER: Final = (0.0, 0.02, 0.05, 0.1, 0.17, 0.28, 0.45, 0.7, 1.0, 1.4)
LIFE: Final = (1000.0, 16.0, 8.0, 6.0)  # by lives left: what the one before was worth
RETURN_DAMAGE: Final = 2
FATAL: Final = 10
REGISTERS: Final = 5


class Outlook:
    """Counts registers to go, for one robot in one turn. Less is better."""

    def __init__(self, situation: Situation, drive: Drive) -> None:
        self._drive = drive
        self._lives = situation.lives
        floor = situation.floor
        flags = list(floor.flags)
        self._ways = [registers_to(floor, flag) for flag in flags[situation.flags :]]
        self._first = situation.flags
        self._rest = [0.0] * (len(self._ways) + 1)  # from each flag on to the last
        for number in range(len(self._ways) - 2, -1, -1):
            flag = flags[self._first + number]
            leg = sum(self._ways[number + 1][flag * 4 + facing] for facing in range(4)) / 4
            self._rest[number] = leg + self._rest[number + 1]

    def registers(self, pose: Pose, flags: int) -> float:
        """From a pose to the last flag, undamaged."""
        number = flags - self._first
        if number >= len(self._ways):
            return 0.0
        return self._ways[number][pose] + self._rest[number]

    def after_return(self, archive: int, flags: int) -> float:
        """For a robot that was destroyed: from its archive marker on, with a life less."""
        back = min(self.registers(archive * 4 + facing, flags) for facing in range(4))
        return self.damaged(back, RETURN_DAMAGE) + LIFE[self._lives - 1]

    def damaged(self, registers: float, damage: int) -> float:
        """So many registers with damage."""
        return registers * (1 + SLOWER[damage])

    def going_on(self, pose: Pose, damage: int, flags: int) -> float:
        """For a robot that goes on as it is."""
        return self.damaged(self.registers(pose, flags), damage)

    def resting(self, pose: Pose, flags: int, archive: int) -> float:
        """For a robot that is powered down for a turn, without damage, and stands where it is."""
        damage = 0
        for register in range(1, REGISTERS + 1):
            pose = self._drive.after(pose, STAND, register)
            if pose == DEAD:
                return REGISTERS + self.after_return(archive, flags)
            damage += self._drive.ground.beams[pose >> 2]
        if damage >= FATAL:
            return REGISTERS + self.after_return(archive, flags)
        return REGISTERS + self.going_on(pose, damage, flags)

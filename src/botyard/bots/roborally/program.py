"""The best program that the cards allow: every order of them, driven to the end of the turn."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from botyard.bots.roborally.ground import DEAD, STAND, Drive, Pose, ground_of
from botyard.bots.roborally.outlook import FATAL, REGISTERS, Outlook
from botyard.bots.roborally.situation import Situation
from botyard.games.roborally.components import DECK, KINDS

_KINDS: Final = len(KINDS.names)
_AS_IT_IS: Final[Mapping[int, int]] = {}
AS_GOOD: Final = 1e-9  # registers by which rounding may tell equal programs apart
_BADLY: Final = 3  # damage from which on it may be better to power down

Program = tuple[int, ...]  # the kinds of cards, up to where the robot's turn ends
Left = tuple[int, ...]  # how many cards of each kind are left in the hand


class Place(NamedTuple):
    """How a robot stands after some registers."""

    pose: Pose  # or DEAD
    damage: int
    flags: int
    archive: int


class Planner:
    """Drives programs of one robot over the floor, and says what comes of them."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        ground = ground_of(situation.floor, steady=situation.steady)
        self._drive = Drive(ground, situation.others)
        self._last = len(situation.goals)
        self._touchable = self._last - situation.stays
        self._goals = situation.ahead or (situation.goals,) * (REGISTERS + 1)
        self._archives = self._drive.ground.sites | situation.helpful_flags
        self.outlook = Outlook(situation, self._drive)
        self._best = 0.0

    def here(self) -> Place:
        """Where the robot is now."""
        robot = self._situation
        return Place(robot.space * 4 + robot.facing, robot.damage, robot.flags, robot.archive)

    def best_programs(self) -> list[Program]:
        """
        The programs that nothing is better than; cards that lie in registers stay there.

        Orders that lead to the same place with the same cards left are one from there on.
        """
        ends: dict[Place, tuple[float, Program]] = {}
        ways: dict[tuple[Place, Left], Program] = {(self.here(), self._hand()): ()}
        for register in range(1, REGISTERS + 1):
            further: dict[tuple[Place, Left], Program] = {}
            for (place, left), program in ways.items():
                for kind, rest in self._cards(register, left):
                    to = self.after(place, kind, register)
                    if self.is_over(to) or register == REGISTERS:
                        if to not in ends:
                            ends[to] = (self.value(to, register), (*program, kind))
                    elif (to, rest) not in further:
                        further[to, rest] = (*program, kind)
            ways = further
        best = min(value for value, _ in ends.values())
        self._best = best
        return [program for value, program in ends.values() if value <= best + AS_GOOD]

    def best_value(self) -> float:
        """Registers to go after the best program, once it is known."""
        return self._best

    def run(self, first: int = 1, changed: Mapping[int, int] = _AS_IT_IS) -> Place:
        """Where the registers lead to from one on; in some of them other kinds of cards may lie."""
        place = self.here()
        for register, kind in enumerate(self._situation.registers, start=1):
            if register >= first and not self.is_over(place):
                played = changed.get(register, STAND if kind is None else kind)
                place = self.after(place, played, register)
        return place

    def worth(self, first: int = 1, changed: Mapping[int, int] = _AS_IT_IS) -> float:
        """Registers to go after that; fewer are better."""
        return self.value(self.run(first, changed), REGISTERS)

    def after(self, place: Place, kind: int, register: int) -> Place:
        """
        One register: the card, the floor, its lasers; then flags and archive marker.

        Clauses: RR-15, RR-31, RR-37, RR-42, RR-43.
        """
        pose = self._drive.after(place.pose, kind, register)
        space, ground = pose >> 2, self._drive.ground
        damage = FATAL if pose == DEAD else place.damage + ground.beams[space]
        if damage >= FATAL:
            return Place(DEAD, 0, place.flags, place.archive)
        flags = place.flags
        if flags < self._touchable and self._goals[register][flags] == space:
            flags += 1
        archive = space if space in self._archives else place.archive
        return Place(pose, damage, flags, archive)

    def is_over(self, place: Place) -> bool:
        """Whether the turn of the robot is over: it is destroyed, or has touched all flags."""
        return place.pose == DEAD or place.flags == self._last

    def value(self, place: Place, register: int) -> float:
        """Registers to go after a register that is the robot's last one in this turn."""
        if place.flags == self._last:
            return float(register - REGISTERS)
        if place.pose == DEAD:
            return self.outlook.returning(place.archive, place.flags)
        repaired = place.damage > 0 and place.pose >> 2 in self._archives  # RR-44
        damage = place.damage - repaired
        on = self.outlook.going_on(place.pose, damage, place.flags)
        if damage < _BADLY:
            return on
        return min(on, self.outlook.resting(place.pose, place.archive, place.flags))

    def _hand(self) -> Left:
        counts = [0] * _KINDS
        for card in self._situation.hand:
            counts[DECK.kinds[card]] += 1
        return tuple(counts)

    def _cards(self, register: int, left: Left) -> list[tuple[int, Left]]:
        """The kinds of cards that can lie in a register, and what is then left of the hand."""
        kind_there = self._situation.registers[register - 1]
        if kind_there is not None:
            return [(kind_there, left)]
        return [
            (kind, (*left[:kind], count - 1, *left[kind + 1 :]))
            for kind, count in enumerate(left)
            if count
        ] or [(STAND, left)]

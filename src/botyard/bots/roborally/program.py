"""The best program that the cards allow: every order of the hand, driven to the end of the turn."""

from typing import Final, NamedTuple

from botyard.bots.roborally.ground import DEAD, STAND, Drive, Pose, ground_of
from botyard.bots.roborally.outlook import FATAL, REGISTERS, Outlook
from botyard.bots.roborally.situation import Situation
from botyard.games.roborally.cards import DECK, KINDS

_KINDS: Final = len(KINDS.names)


class Place(NamedTuple):
    """Where a robot is in the middle of its program."""

    pose: Pose  # or DEAD
    damage: int
    flags: int
    archive: int


Program = tuple[int, ...]  # a kind of card for each register


class Planner:
    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.drive = Drive(ground_of(situation.floor), situation.others)
        self.outlook = Outlook(situation, self.drive)
        self._flags = list(situation.floor.flags)

    def programs(self) -> list[tuple[float, Program]]:
        s = self.situation
        counts = [0] * _KINDS
        for card in s.hand:
            counts[DECK.kinds[card]] += 1
        start = Place(s.space * 4 + s.facing, s.damage, s.flags, s.archive)
        level: dict[tuple[Place, tuple[int, ...]], Program] = {(start, tuple(counts)): ()}
        for register in range(1, REGISTERS + 1):
            card = s.cards[register - 1]
            nxt: dict[tuple[Place, tuple[int, ...]], Program] = {}
            for (place, left), program in level.items():
                if card is not None:
                    kinds = [int(DECK.kinds[card])]
                else:
                    kinds = [k for k in range(_KINDS) if left[k]] or [STAND]
                for kind in kinds:
                    to = self.go(place, kind, register)
                    l2 = left
                    if card is None and kind != STAND:
                        l2 = left[:kind] + (left[kind] - 1,) + left[kind + 1 :]
                    key = (to, l2)
                    if key not in nxt:
                        nxt[key] = (*program, kind)
            level = nxt
        best: dict[Place, Program] = {}
        for (place, _), program in level.items():
            best.setdefault(place, program)
        out = [(self.value(place), program) for place, program in best.items()]
        out.sort()
        return out

    def go(self, place: Place, kind: int, register: int) -> Place:
        if place.pose == DEAD:
            return place
        pose = self.drive.after(place.pose, kind, register)
        if pose == DEAD:
            return Place(DEAD, 0, place.flags, place.archive)
        ground = self.drive.ground
        space = pose >> 2
        damage = place.damage + ground.beams[space]
        if damage >= FATAL:
            return Place(DEAD, 0, place.flags, place.archive)
        flags, archive = place.flags, place.archive
        if flags < len(self._flags) and self._flags[flags] == space:
            flags += 1
        if space in ground.archives:
            archive = space
        return Place(pose, damage, flags, archive)

    def value(self, place: Place) -> float:
        o = self.outlook
        if place.pose == DEAD:
            return o.after_return(place.archive, place.flags)
        damage = place.damage
        if damage and place.pose >> 2 in self.drive.ground.archives:
            damage -= 1
        on = o.going_on(place.pose, damage, place.flags)
        if damage >= 3:
            on = min(on, o.resting(place.pose, place.flags, place.archive))
        return on

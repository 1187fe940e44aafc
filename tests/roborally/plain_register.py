"""
One register, read plainly from the clauses: slow, short, and without a look at the engine.

Robots stand in dictionaries, every step is worked out anew. Options, damage of ten and flags are
left to other tests; what is compared is who stands where, who fell, and who was hit how often.
"""

from collections.abc import Iterable

from botyard.games.roborally.boards.floor import (
    EXPRESS_BELT,
    GEAR_RIGHT,
    OFF,
    Floor,
    belt_direction,
    belt_of,
    gear_of,
    has_wall,
    is_deadly,
    opposite,
    pusher_direction,
    pusher_works,
)
from botyard.games.roborally.components import BACK, DECK, LEFT, MOVE_1, MOVE_3, RIGHT, U_TURN

TURNS = {LEFT: -1, RIGHT: 1, U_TURN: 2}


class PlainRegister:
    """Robots on a floor: where each stands and faces, and what happened to them."""

    def __init__(self, floor: Floor, at: dict[int, int], facing: dict[int, int]) -> None:
        self.floor = floor
        self.at = dict(at)
        self.facing = dict(facing)
        self.hits = dict.fromkeys(at, 0)
        self.fallen: list[int] = []

    def play(self, register: int, cards: dict[int, int], down: set[int]) -> None:
        for robot in sorted(cards, key=cards.__getitem__, reverse=True):
            if robot in self.at:
                self._move(robot, cards[robot])
        self._belts(express_only=True)
        self._belts(express_only=False)
        self._pushers(register)
        self._gears()
        self._lasers(down)

    # Cards

    def _move(self, robot: int, card: int) -> None:
        kind = DECK.kinds[card]
        if kind in TURNS:
            self._turn(robot, TURNS[kind])
        elif kind == BACK:
            self._step(robot, opposite(self.facing[robot]))
        else:
            assert MOVE_1 <= kind <= MOVE_3
            for _ in range(kind - MOVE_1 + 1):
                if robot not in self.at or not self._step(robot, self.facing[robot]):
                    return

    def _turn(self, robot: int, by: int) -> None:
        self.facing[robot] = (self.facing[robot] + by) % 4

    def _step(self, robot: int, way: int) -> bool:
        chain = self._chain(robot, way)
        for pushed in reversed(chain):
            self._put(pushed, self.at[pushed] + self.floor.step[way])
        return bool(chain)

    def _chain(self, robot: int, way: int) -> list[int]:
        """Who moves when a robot moves that way; nobody if a wall stops one of them."""
        chain = [robot]
        while True:
            here = self.at[chain[-1]]
            ahead = here + self.floor.step[way]
            if self._walled(here, way):
                return []
            found = self._who(ahead)
            if found is None:
                return chain
            chain.append(found)

    # Board elements

    def _belts(self, *, express_only: bool) -> None:
        wanted: dict[int, int] = {}
        for robot, here in self.at.items():
            element = self.floor.element[here]
            kind, way = belt_of(element), belt_direction(element)
            runs = kind == EXPRESS_BELT if express_only else kind != 0
            if runs and not self._walled(here, way):
                wanted[robot] = here + self.floor.step[way]
        while stuck := [robot for robot in wanted if self._is_stuck(robot, wanted)]:
            for robot in stuck:
                del wanted[robot]
        before = dict(self.at)
        for robot, target in wanted.items():
            way = belt_direction(self.floor.element[before[robot]])
            onto = self.floor.element[target]
            bends = belt_direction(onto) != opposite(way)  # RR-25: a curve turns by 90°
            if not is_deadly(onto) and belt_of(onto) and bends:
                self._turn(robot, belt_direction(onto) - way)
            self.at[robot] = target
        self._drop(wanted)

    def _is_stuck(self, robot: int, wanted: dict[int, int]) -> bool:
        target = wanted[robot]
        if is_deadly(self.floor.element[target]):
            return False
        if list(wanted.values()).count(target) > 1:
            return True
        ahead = self._who(target)
        if ahead is None:
            return False
        return ahead not in wanted or wanted[ahead] == self.at[robot]

    def _pushers(self, register: int) -> None:
        pushes: list[tuple[list[int], int]] = []
        for robot, here in self.at.items():
            element = self.floor.element[here]
            if pusher_works(element, register):
                way = pusher_direction(element)
                if chain := self._chain(robot, way):
                    pushes.append((chain, self.floor.step[way]))
        good = [push for push in pushes if not any(self._clash(push, other) for other in pushes)]
        moved = {robot: step for chain, step in good for robot in chain}
        for robot, step in moved.items():
            self.at[robot] += step
        self._drop(moved)

    def _clash(self, one: tuple[list[int], int], two: tuple[list[int], int]) -> bool:
        if one is two:
            return False
        ends = [{self.at[robot] + step for robot in chain} for chain, step in (one, two)]
        same = {space for space in ends[0] & ends[1] if not self._is_off(space)}
        return bool(set(one[0]) & set(two[0])) or bool(same)

    def _gears(self) -> None:
        for robot, here in self.at.items():
            gear = gear_of(self.floor.element[here])
            if gear:
                self._turn(robot, 1 if gear == GEAR_RIGHT else -1)

    # Lasers

    def _lasers(self, down: set[int]) -> None:
        for laser in self.floor.lasers:
            hit = self._who(laser.space)
            if hit is None:
                hit = self._in_sight(laser.space, laser.direction)
            if hit is not None:
                self.hits[hit] += laser.count
        for robot, here in self.at.items():
            hit = self._in_sight(here, self.facing[robot])
            if robot not in down and hit is not None:
                self.hits[hit] += 1

    def _in_sight(self, here: int, way: int) -> int | None:
        while not self._walled(here, way):
            here += self.floor.step[way]
            if self._is_off(here):
                return None
            found = self._who(here)
            if found is not None:
                return found
        return None

    # Spaces

    def _who(self, space: int) -> int | None:
        return next((robot for robot, here in self.at.items() if here == space), None)

    def _walled(self, here: int, way: int) -> bool:
        beyond = self.floor.element[here + self.floor.step[way]]
        return has_wall(self.floor.element[here], way) or has_wall(beyond, opposite(way))

    def _is_off(self, space: int) -> bool:
        return bool(self.floor.element[space] & OFF)

    def _put(self, robot: int, space: int) -> None:
        self.at[robot] = space
        self._drop([robot])

    def _drop(self, moved: Iterable[int]) -> None:
        for robot in list(moved):
            if is_deadly(self.floor.element[self.at[robot]]):
                del self.at[robot]
                self.fallen.append(robot)

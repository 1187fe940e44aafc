"""How many registers it takes from anywhere to a flag, and from each flag on to the last."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import UNREACHED, Floor, steps_from
from botyard.games.roborally.components import DECK, KINDS
from botyard.games.roborally.study.ground import DEAD, Ground, ground_of
from botyard.kernel.vectors import append, filled, vec

CHOICE: Final = 6  # cards to choose from in a register, as far as chance leaves a choice
LOST: Final = 40.0  # registers that a fall costs
_SWEEPS: Final = 40
_CLOSE: Final = 0.01  # registers

_OF_KIND: Final = [list(DECK.kinds).count(kind) for kind in range(len(KINDS.names))]


def _chances_of_none() -> list[float]:
    """How likely none of a few random cards is one of so many."""
    cards = sum(_OF_KIND)
    chances: list[float] = []
    for wanted in range(cards + 1):
        chance = 1.0
        for _ in range(CHOICE):
            chance *= 1 - wanted / cards
        chances.append(chance)
    return chances


_NONE_OF: Final = _chances_of_none()


class Way:
    """How far it is to a flag: for every pose the registers to end one on its space, on average."""

    def __init__(self, registers: list[float]) -> None:
        self.registers = registers


class Legs:
    """The ways to the flags of a course in their order, and how far each is from the last one."""

    def __init__(self, floor: Floor, flags: list[int]) -> None:
        self.flags = vec[i64](flags)
        self.ways = [registers_to(floor, flag) for flag in flags]
        self.rest = [0.0] * len(flags)  # from each flag on to the last
        number: i64 = len(flags) - 2
        while number >= 0:
            way = self.ways[number + 1].registers
            mean = 0.0
            for facing in range(4):
                mean += way[flags[number] * 4 + facing]
            self.rest[number] = mean / 4 + self.rest[number + 1]
            number -= 1


@lru_cache(maxsize=64)
def legs_of(floor: Floor, flags: tuple[int, ...]) -> Legs:
    """The legs to these spaces, worked out once."""
    return Legs(floor, list(flags))


@lru_cache(maxsize=64)
def registers_to(floor: Floor, flag: int) -> Way:
    """
    For every pose, how many registers it takes to end one on a flag's space, on average.

    In each register the best of a few random cards is played, on a floor without others, whose
    pushers rest. So walls, pits, belts and gears count as they are, turning takes its time, and
    a place from which many cards lead on is better than one that waits for a single card.
    """
    ground = ground_of(floor)
    steps = steps_from(floor, flag)
    near = [space for space in range(floor.spaces) if steps[space] != UNREACHED]
    near.sort(key=lambda space: steps[space])
    registers = [LOST] * (floor.spaces * 4)
    for space in near:
        for facing in range(4):
            registers[space * 4 + facing] = 1.0 + int(steps[space])
    leads = [_Leads(ground, space * 4 + facing) for space in near for facing in range(4)]
    for _ in range(_SWEEPS):
        change = 0.0
        for lead in leads:
            better = lead.mean_of_best(registers, flag)
            change = max(change, abs(better - registers[lead.pose]))
            registers[lead.pose] = better
        if change < _CLOSE:
            break
    return Way(registers)


class _Leads:
    """Where the kinds of cards lead to from a pose, and how many cards lead there."""

    def __init__(self, ground: Ground, pose: i64) -> None:
        self.pose = pose
        self.to = vec[i64]()
        self.cards = vec[i64]()
        kind: i64
        for kind in range(len(_OF_KIND)):
            to = ground.alone(pose, kind, 0)
            count: i64 = _OF_KIND[kind]
            place: i64 = 0
            while place < len(self.to) and self.to[place] != to:
                place += 1
            if place == len(self.to):
                self.to = append(self.to, to)
                self.cards = append(self.cards, 0)
            self.cards[place] += count

    def mean_of_best(self, registers: list[float], flag: i64) -> float:
        """One register, and those after it if the best of a few random cards is played."""
        size = len(self.to)
        values: list[float] = []
        order = filled(size, 0)
        place: i64
        for place in range(size):
            to = self.to[place]
            value = LOST if to == DEAD else 0.0 if to >> 2 == flag else registers[to]
            values.append(value)
            before = place
            while before > 0 and self._comes_later(values, order[before - 1], value, place):
                order[before] = order[before - 1]
                before -= 1
            order[before] = place
        mean, none_before = 1.0, 1.0
        seen: i64 = 0
        for place in order:
            seen += self.cards[place]
            none = _NONE_OF[seen]
            mean += values[place] * (none_before - none)
            none_before = none
        return mean

    def _comes_later(self, values: list[float], there: i64, value: float, place: i64) -> bool:
        """Whether what stands there is worse; of equals that to which more cards lead."""
        if values[there] != value:
            return values[there] > value
        return self.cards[there] > self.cards[place]

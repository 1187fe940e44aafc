"""How many registers it takes from anywhere to a flag."""

from functools import lru_cache
from typing import Final

from botyard.bots.numbers import added, power
from botyard.bots.roborally.ground import DEAD, Ground, Pose, ground_of
from botyard.games.roborally.boards.floor import UNREACHED, Floor, steps_from
from botyard.games.roborally.components import DECK, KINDS

CHOICE: Final = 6  # cards to choose from in a register, as far as chance leaves a choice
LOST: Final = 40.0  # registers that a fall costs
_SWEEPS: Final = 40
_CLOSE: Final = 0.01  # registers

_OF_KIND: Final = [list(DECK.kinds).count(kind) for kind in range(len(KINDS.names))]
_CARDS: Final = added(_OF_KIND)
_NONE_OF: Final = [power(1 - cards / _CARDS, CHOICE) for cards in range(_CARDS + 1)]


@lru_cache(maxsize=64)
def registers_to(floor: Floor, flag: int) -> list[float]:
    """
    For every pose, how many registers it takes to end one on a flag's space, on average.

    In each register the best of a few random cards is played, on a floor without others, whose
    pushers rest. So walls, pits, belts and gears count as they are, turning takes its time, and
    a place from which many cards lead on is better than one that waits for a single card.
    """
    ground = ground_of(floor)
    steps = steps_from(floor, flag)
    poses = [
        space * 4 + facing
        for space in sorted(range(floor.spaces), key=lambda space: steps[space])
        if steps[space] != UNREACHED
        for facing in range(4)
    ]
    registers = [LOST] * (floor.spaces * 4)
    for pose in poses:
        registers[pose] = 1.0 + int(steps[pose >> 2])
    leads = [_leads(ground, pose) for pose in poses]
    for _ in range(_SWEEPS):
        change = 0.0
        for pose, to in zip(poses, leads, strict=True):
            better = _mean_of_best(registers, to, flag)
            change = max(change, abs(better - registers[pose]))
            registers[pose] = better
        if change < _CLOSE:
            break
    return registers


def _leads(ground: Ground, pose: Pose) -> list[tuple[Pose, int]]:
    """Where the kinds of cards lead to, and how many cards lead there."""
    cards: dict[Pose, int] = {}
    for kind, count in enumerate(_OF_KIND):
        to, _ = ground.alone(pose, kind, 0)
        cards[to] = cards.get(to, 0) + count
    return list(cards.items())


def _mean_of_best(registers: list[float], leads: list[tuple[Pose, int]], flag: int) -> float:
    """One register, and those after it if the best of a few random cards is played."""
    after = sorted(
        (LOST if to == DEAD else 0.0 if to >> 2 == flag else registers[to], cards)
        for to, cards in leads
    )
    mean, seen, none_before = 1.0, 0, 1.0
    for value, cards in after:
        seen += cards
        none = _NONE_OF[seen]
        mean += value * (none_before - none)
        none_before = none
    return mean

"""Who moves when: the highest priority first. RR-16."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.options.radio_control import program_of
from botyard.games.roborally.state import NO_CARD, Race
from botyard.kernel.vectors import filled, vec

_BEHIND: Final = 16  # more than there are robots


def in_order(race: Race, moved: i64) -> vec[i64]:
    """
    The active robots that have not moved yet, those with higher cards first.

    Clauses: RR-16.
    """
    if race.controlled != 0:
        return _in_order_by_radio(race, moved)
    registers, place = race.registers, race.register - 1
    order = vec[i64]([0] * race.robots)
    count: i64 = 0
    robot: i64
    for robot in range(race.robots):
        card = registers[robot * REGISTERS + place]
        if card == NO_CARD or (moved >> robot) & 1 or not race.is_active(robot):
            continue
        before = count
        while before > 0 and registers[order[before - 1] * REGISTERS + place] < card:
            order[before] = order[before - 1]
            before -= 1
        order[before] = robot
        count += 1
    return order[:count]


def _in_order_by_radio(race: Race, moved: i64) -> vec[i64]:
    """
    Controlled robots move right after the one that they follow, in dock order.

    They do so at the priority of its card, even if it is no longer there.

    Clauses: RR-16, RR-O19.
    """
    order = vec[i64]([0] * race.robots)
    ranks = filled(race.robots, 0)
    count: i64 = 0
    robot: i64
    for robot in range(race.robots):
        card = race.card(program_of(race, robot), race.register)
        if card == NO_CARD or (moved >> robot) & 1 or not race.is_active(robot):
            continue
        ranks[robot] = card * _BEHIND - (robot + 1 if race.is_controlled(robot) else 0)
        before = count
        while before > 0 and ranks[order[before - 1]] < ranks[robot]:
            order[before] = order[before - 1]
            before -= 1
        order[before] = robot
        count += 1
    return order[:count]

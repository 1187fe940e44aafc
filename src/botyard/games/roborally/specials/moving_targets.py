"""Moving Targets: belts carry the flags. RR-C3, RR-C21, RR-C22."""

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import (
    BELT,
    EXPRESS_BELT,
    Floor,
    belt_direction,
    belt_of,
    has_wall,
    is_deadly,
)
from botyard.games.roborally.declared import FLAG_AWAY, FLAG_BACK, FLAG_MOVED
from botyard.games.roborally.state import NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled


def carry_flags(race: Race, express_only: bool, dealer: Dealer) -> None:
    """
    Each flag on a moving belt goes one space; nobody is in its way.

    Clauses: RR-C3, RR-C21.
    """
    floor = race.floor
    race.flag_at = race.flag_at[:]
    flag: i64
    for flag in range(len(race.flag_at)):
        here = race.flag_at[flag]
        to = carried_to(floor, here, express_only)
        if to == here:
            continue
        race.flag_at[flag] = to
        if to == NOWHERE:
            dealer.tell(FLAG_AWAY, flag + 1)
            _take_markers_along(race, flag, floor.flags[flag])
        else:
            dealer.tell(FLAG_MOVED, flag + 1, floor.square(to), belt_direction(floor.element[here]))
            _take_markers_along(race, flag, to)


def carried_to(floor: Floor, here: i64, express_only: bool) -> i64:
    """
    Where a step of the belts carries a flag: nowhere, if that is off the floor or into a pit.

    Clauses: RR-C3, RR-C21.
    """
    element = floor.element[here]
    direction = belt_direction(element)
    slowest: i64 = EXPRESS_BELT if express_only else BELT
    if here == NOWHERE or belt_of(element) < slowest or has_wall(element, direction):
        return here
    to = here + floor.step[direction]
    return NOWHERE if is_deadly(floor.element[to]) else to


def bring_flags_back(race: Race, dealer: Dealer) -> None:
    """
    At the start of a register a flag that was away is on its start space again.

    Clauses: RR-C21.
    """
    flag: i64
    for flag in range(len(race.flag_at)):
        if race.flag_at[flag] == NOWHERE:
            race.flag_at = race.flag_at[:]
            race.flag_at[flag] = race.floor.flags[flag]
            dealer.tell(FLAG_BACK, flag + 1, race.floor.square(race.floor.flags[flag]))


def ride(race: Race, robot: i64, space: i64) -> None:
    """
    An archive marker on a moving flag goes with it; on a repair site it stays.

    Clauses: RR-C22.
    """
    race.riding = race.riding[:] if len(race.riding) > 0 else filled(race.robots, NOBODY)
    race.riding[robot] = NOBODY
    flag: i64
    for flag in range(len(race.flag_at)):
        if race.flag_at[flag] == space:
            race.riding[robot] = flag


def _take_markers_along(race: Race, flag: i64, space: i64) -> None:
    """
    While the flag is away, the place of its markers is its start space.

    Clauses: RR-C22.
    """
    if len(race.riding) == 0:
        return
    robot: i64
    for robot in range(race.robots):
        if race.riding[robot] == flag and race.archive[robot] != NOWHERE:
            race.archive[robot] = space

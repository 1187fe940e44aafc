"""Pushers push in the registers that are printed on them. RR-28, RR-58."""

from mypy_extensions import i64

from botyard.games.roborally.declared import PUSHERS
from botyard.games.roborally.floor import PUSHER_SHIFT, pusher_direction, pusher_works
from botyard.games.roborally.rules.shoving import push_of, shove
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import append, vec


def run_pushers(race: Race, dealer: Dealer) -> None:
    """
    All active pushers push at the same time, chains included, worked out from the same positions.

    Clauses: RR-22, RR-28, RR-58.
    """
    if not _is_anybody_pushed(race):
        return
    dealer.tell(PUSHERS, race.register)
    pushes = vec[i64]()
    robot: i64
    for robot in range(race.robots):
        element = race.floor.element[race.space[robot]]
        if pusher_works(element, race.register):
            pushes = append(pushes, push_of(robot, pusher_direction(element)))
    shove(race, pushes, dealer)


def _is_anybody_pushed(race: Race) -> bool:
    element = race.floor.element
    working: i64 = 1 << (PUSHER_SHIFT - 1 + race.register)
    for space in race.space:
        if element[space] & working:
            return True
    return False

"""Pushers push in the registers that are printed on them. RR-28, RR-58."""

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.declared import PUSHERS
from botyard.games.roborally.floor import PUSHER_SHIFT, pusher_direction, pusher_works
from botyard.games.roborally.rules.shoving import STAYS, shove
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def run_pushers(race: Race, dealer: Dealer) -> None:
    """
    All active pushers push at the same time, chains included, worked out from the same positions.

    Clauses: RR-22, RR-28, RR-58.
    """
    if not _is_anybody_pushed(race):
        return
    dealer.tell(PUSHERS, race.register)
    pushes = vec[i64]([STAYS] * race.robots)
    robot: i64
    for robot in range(race.robots):
        element = race.floor.element[race.space[robot]]
        if pusher_works(element, race.register):
            pushes[robot] = pusher_direction(element)
    shove(race, pushes, dealer)


def _is_anybody_pushed(race: Race) -> bool:
    element = race.floor.element
    working: i64 = 1 << (PUSHER_SHIFT - 1 + race.register)
    for space in race.space:
        if element[space] & working:
            return True
    return False

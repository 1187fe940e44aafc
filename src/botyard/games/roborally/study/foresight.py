"""Where a program would lead if nobody interfered: for who writes it."""

from mypy_extensions import i64

from botyard.games.roborally.actions import PASS
from botyard.games.roborally.decisions import ORDER
from botyard.games.roborally.declared import ANNOUNCE_STEP, PROGRAM_STEP, REPAIRS_STEP
from botyard.games.roborally.rules.leaving import leave_floor
from botyard.games.roborally.sequence import advance_to
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def foresee(race: Race, seat: int, dealer: Dealer) -> None:
    """
    The five registers of a seat, as far as they are programmed, on a floor without the others.

    A register without a card does nothing; the floor works in it, and no Option is used. It ends
    where its player would have to decide otherwise, and before the clean-up.

    Clauses: RR-15.
    """
    if race.agenda.step() != PROGRAM_STEP:
        return
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] != seat:
            leave_floor(race, robot)
    while race.agenda.step() in (PROGRAM_STEP, ANNOUNCE_STEP):
        race.agenda.pop()
    advance_to(race, REPAIRS_STEP, dealer)
    while ORDER[race.agenda.step()].refuse(race, seat, PASS) == LEGAL:
        ORDER[race.agenda.step()].carry_out(race, seat, PASS, dealer)
        advance_to(race, REPAIRS_STEP, dealer)

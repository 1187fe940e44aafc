"""
RoboRally: robots race over a factory floor that moves them too.

The classic edition, designed by Richard Garfield. Unofficial implementation of its rules.
"""

from typing import Final, cast

from botyard.games.roborally.actions import VOCABULARY
from botyard.games.roborally.components import data_digest
from botyard.games.roborally.declared import EVENTS, OUTCOMES, REASONS
from botyard.games.roborally.explanation import explain
from botyard.games.roborally.foresight import foresee
from botyard.games.roborally.invariants import broken_invariants
from botyard.games.roborally.options import OPTIONS, SIMULATED_TURNS, SIMULATION
from botyard.games.roborally.play import Play
from botyard.games.roborally.position import position, read_position
from botyard.games.roborally.rules.programming import seconds_left
from botyard.games.roborally.scoring import score_lines
from botyard.games.roborally.setup import set_up
from botyard.games.roborally.still import still
from botyard.games.roborally.view import read_view, view
from botyard.kernel.game import Game, everyone_alone
from botyard.kernel.knowledge import read_knowledge

# Five registers and ready; announce, stay down; option lost; space, facing and power of a return.
OF_A_TURN: Final = 12
OF_ITS_LASERS: Final = 5 * 19  # registers; seven shots and three beams from each side


def bound(seats: int) -> int:
    """
    No race takes more decisions, under the limit of simulation.

    Clauses: RR-69.
    """
    return seats * SIMULATED_TURNS * (OF_A_TURN + OF_ITS_LASERS)


GAME: Final = Game(
    name="roborally",
    package="botyard.games.roborally",
    rules_version=1,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),  # RR-68, RR-C19
    options=OPTIONS,
    vocabulary=VOCABULARY,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    knowledge=read_knowledge("botyard.games.roborally"),
    bound=bound,
    digest=data_digest,
    setup=set_up,
    view=lambda state, seat: view(cast(Play, state), seat),
    read_view=read_view,
    position=lambda state: position(cast(Play, state)),
    read_position=read_position,
    explain=lambda state, seat, action: explain(cast(Play, state), seat, action),
    score_lines=lambda state, seat: score_lines(cast(Play, state), seat),
    invariants=lambda state: broken_invariants(cast(Play, state)),
    teams=everyone_alone,
    own_timer=True,
    simulation=SIMULATION,
    hurry=lambda state, seat: seconds_left(cast(Play, state), seat),
    still=still,
    foresee=lambda state, seat, dealer: foresee(cast(Play, state), seat, dealer),
)

"""
RoboRally: robots race over a factory floor that moves them too.

The classic edition, designed by Richard Garfield. Unofficial implementation of its rules.
"""

from typing import Final

from botyard.games.roborally.actions import VOCABULARY
from botyard.games.roborally.boards.courses import data_digest, seats_for
from botyard.games.roborally.declared import EVENTS, OUTCOMES, REASONS
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.invariants import broken_invariants
from botyard.games.roborally.positions.read import read_position
from botyard.games.roborally.positions.write import position
from botyard.games.roborally.rules.dealing import seconds_left
from botyard.games.roborally.scoring import score_lines, teams
from botyard.games.roborally.setup import set_up
from botyard.games.roborally.study.enriching import enriched
from botyard.games.roborally.study.foresight import foresee
from botyard.games.roborally.table_options import AGAINST_BOTS, OPTIONS, SIMULATED_TURNS, SIMULATION
from botyard.games.roborally.view.known import known, read_known
from botyard.games.roborally.view.still import still
from botyard.games.roborally.view.view import view
from botyard.kernel.game import GameOf
from botyard.kernel.knowledge import read_knowledge

# Five registers, as many second cards, two stored, two Options used, a token, and ready; announce,
# stay down, stabilize; option lost; space, facing and power of a return; the arm in clean-up.
OF_A_TURN: Final = 26
# In each register: condition, abort, two ways to act, a weapon, the arm, three rammed.
OF_ITS_OPTIONS: Final = 5 * 9
OF_ITS_LASERS: Final = 5 * 40  # registers; seven robots with up to four shots each, twelve beams
OF_A_SETUP: Final = 4  # home, space and facing, or an Option to keep


def bound(seats: int) -> int:
    """
    No race takes more decisions, under the limit of simulation.

    Clauses: RR-69.
    """
    of_a_turn = OF_A_TURN + OF_ITS_OPTIONS + OF_ITS_LASERS
    return 2 * seats * (OF_A_SETUP + SIMULATED_TURNS * of_a_turn)


GAME: Final = GameOf(
    name="roborally",
    package="botyard.games.roborally",
    rules_version=2,
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
    view=view,
    known=known,
    read_known=read_known,
    position=position,
    read_position=read_position,
    explain=Play.explain,
    score_lines=score_lines,
    invariants=broken_invariants,
    teams=teams,
    own_timer=True,
    simulation=SIMULATION,
    against_bots=AGAINST_BOTS,
    hurry=seconds_left,
    still=still,
    seats_for=seats_for,
    enriched=enriched,
    foresee=foresee,
)

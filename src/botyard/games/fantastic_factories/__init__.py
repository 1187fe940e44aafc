"""
Fantastic Factories: dice work in factories that are built from blueprints.

A game by Joseph Z Chen and Justin Faulkner. Unofficial implementation of its rules.
"""

from typing import Final

from botyard.games.fantastic_factories.actions import VOCABULARY
from botyard.games.fantastic_factories.components import kit_of
from botyard.games.fantastic_factories.declared import EVENTS, OUTCOMES, REASONS
from botyard.games.fantastic_factories.options import OPTIONS, SIMULATED_ROUNDS, SIMULATION
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.invariants import broken_invariants
from botyard.games.fantastic_factories.positions.read import read_position
from botyard.games.fantastic_factories.positions.write import position
from botyard.games.fantastic_factories.scoring import score_lines
from botyard.games.fantastic_factories.setup import set_up
from botyard.games.fantastic_factories.study.puzzles import puzzle
from botyard.games.fantastic_factories.view.known import known, read_known
from botyard.games.fantastic_factories.view.still import still
from botyard.games.fantastic_factories.view.view import view
from botyard.kernel.game import GameOf, Json, everyone_alone
from botyard.kernel.knowledge import read_knowledge

# A row, a hire with its discard and gift; a dozen dice and as many cards of up to six choices
# each; builds with their discards; the end, and what is over the limits.
DECISIONS_IN_A_ROUND: Final = 4 + 12 * 6 + 2 * 12 + 40


def bound(seats: int) -> int:
    """
    No game takes more decisions, under the limit of simulation.

    Clauses: FF-80.
    """
    return seats * SIMULATED_ROUNDS * DECISIONS_IN_A_ROUND


def digest(options: Json) -> str:
    """The digest of the components that are played with."""
    return kit_of(options).digest


GAME: Final = GameOf(
    name="fantastic-factories",
    package="botyard.games.fantastic_factories",
    rules_version=1,
    seats=(1, 2, 3, 4, 5),
    options=OPTIONS,
    vocabulary=VOCABULARY,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    knowledge=read_knowledge("botyard.games.fantastic_factories"),
    bound=bound,
    digest=digest,
    setup=set_up,
    view=view,
    known=known,
    read_known=read_known,
    position=position,
    read_position=read_position,
    explain=Play.explain,
    score_lines=score_lines,
    invariants=broken_invariants,
    teams=everyone_alone,
    simulation=SIMULATION,
    still=still,
    puzzle=puzzle,
)

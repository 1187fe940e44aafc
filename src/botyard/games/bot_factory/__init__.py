"""
Bot Factory: workers turn parts into bots, under a consultant's eyes.

A game by João Quintela Martins and Vital Lacerda, published by Eagle-Gryphon Games in 2022.
Unofficial implementation of its rules.
"""

from typing import Final

from botyard.games.bot_factory.actions import VOCABULARY
from botyard.games.bot_factory.components import kit_of
from botyard.games.bot_factory.declared import EVENTS, OUTCOMES, REASONS
from botyard.games.bot_factory.options import OPTIONS, SIMULATED_ROUNDS, SIMULATION
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.positions.invariants import broken_invariants
from botyard.games.bot_factory.positions.read import read_position
from botyard.games.bot_factory.positions.write import position
from botyard.games.bot_factory.scoring import score_lines
from botyard.games.bot_factory.setup import set_up
from botyard.games.bot_factory.view.known import known
from botyard.games.bot_factory.view.still import still
from botyard.games.bot_factory.view.view import view
from botyard.kernel.game import GameOf, Json, everyone_alone
from botyard.kernel.knowledge import read_knowledge

# A move of two, the fee, and all that nine speech tokens, six credits with their bonuses and
# the discards of a full hand can add up to.
MOST_DECISIONS_A_TURN: Final = 80


def bound(seats: int) -> int:
    """
    No game takes more decisions, under the limit of simulation.

    Clauses: BF-149.
    """
    return seats * (1 + SIMULATED_ROUNDS * MOST_DECISIONS_A_TURN)


def digest(options: Json) -> str:
    """The digest of the components that are played with."""
    return kit_of(options).digest


GAME: Final = GameOf(
    name="bot-factory",
    package="botyard.games.bot_factory",
    rules_version=1,
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    vocabulary=VOCABULARY,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    knowledge=read_knowledge("botyard.games.bot_factory"),
    bound=bound,
    digest=digest,
    setup=set_up,
    view=view,
    known=known,
    read_known=read_position,
    position=position,
    read_position=read_position,
    explain=Play.explain,
    score_lines=score_lines,
    invariants=broken_invariants,
    teams=everyone_alone,
    simulation=SIMULATION,
    still=still,
)

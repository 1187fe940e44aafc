"""
Außer Rand & Band: dice ride on robot parts along an assembly line.

A game by Holger Schmidt, published by Zoch in 2019. Unofficial implementation of its rules.
"""

from typing import Final

from botyard.games.ausser_rand_und_band.actions import VOCABULARY
from botyard.games.ausser_rand_und_band.components import kit_of
from botyard.games.ausser_rand_und_band.declared import EVENTS, OUTCOMES, REASONS
from botyard.games.ausser_rand_und_band.options import OPTIONS
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.positions.invariants import broken_invariants
from botyard.games.ausser_rand_und_band.positions.read import read_position
from botyard.games.ausser_rand_und_band.positions.write import position
from botyard.games.ausser_rand_und_band.scoring import score_lines
from botyard.games.ausser_rand_und_band.sequence import leave_out
from botyard.games.ausser_rand_und_band.setup import set_up
from botyard.games.ausser_rand_und_band.view.known import known
from botyard.games.ausser_rand_und_band.view.view import view
from botyard.kernel.game import GameOf, Json, everyone_alone
from botyard.kernel.knowledge import read_knowledge

MOST_DECISIONS_A_TURN: Final = 8  # take two, roll, take one, place, copy, pick two, shove


def bound(seats: int) -> int:
    """
    No game takes more decisions.

    Clauses: RB-D13, RB-D14.
    """
    return 23 * MOST_DECISIONS_A_TURN


def digest(options: Json) -> str:
    """The digest of the components that are played with."""
    return kit_of(options).digest


GAME: Final = GameOf(
    name="ausser-rand-und-band",
    package="botyard.games.ausser_rand_und_band",
    rules_version=1,
    seats=(2, 3, 4),  # RB-49, RB-D1
    options=OPTIONS,
    vocabulary=VOCABULARY,
    outcomes=OUTCOMES,
    reasons=REASONS,
    events=EVENTS,
    knowledge=read_knowledge("botyard.games.ausser_rand_und_band"),
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
    leave_out=leave_out,
)

"""
The order of play, on one screen.

    turn  (too few dice: take some back from the belt) → roll two dice onto the belt
          → (no die left: take one back) → one die on a free edge space, its action
          → the belt runs
    the belt runs  a new tile in at field 1, the one at field 5 off → dice on it fall → award
    stack empty    all edge dice onto the belt → all five tiles off, one by one → the end
"""

from typing import Final

from botyard.games.ausser_rand_und_band.declared import (
    PLACE_STEP,
    ROLL_STEP,
    SHOVE_STEP,
    STEPS,
    TAKE_TO_PLACE,
    TAKE_TO_ROLL,
    TURN,
)
from botyard.games.ausser_rand_und_band.state import Line
from botyard.kernel.agenda import NOTHING
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

# Each step with the one that goes on once it is done; all others come before the belt runs.
ASKED_IN: Final = dict.fromkeys(range(len(STEPS)), SHOVE_STEP) | {
    SHOVE_STEP: NOTHING,
    ROLL_STEP: PLACE_STEP,
    TAKE_TO_ROLL: ROLL_STEP,
    TAKE_TO_PLACE: PLACE_STEP,
}


def begin_turn(line: Line, dealer: Dealer) -> None:
    """
    Lay out the steps of the active seat's turn, the last one first.

    Clauses: RB-8, RB-10, RB-15, RB-51.
    """
    line.turn += 1
    dealer.tell(TURN, line.active)
    line.agenda.push(SHOVE_STEP, 1)
    line.agenda.push(PLACE_STEP)
    line.agenda.push(ROLL_STEP)
    missing = 2 - line.supply[line.active]
    if missing > 0:  # RB-14, RB-U3, RB-U25
        on_belt = line.dice_on_belt(line.active)
        if missing > on_belt:  # RB-U4
            missing = on_belt
        if missing > 0:
            line.agenda.push(TAKE_TO_ROLL, missing, 1)


def before_placing(line: Line) -> None:
    """
    With an empty supply, the die for the edge comes from the belt.

    Clauses: RB-14, RB-U26.
    """
    if line.supply[line.active] == 0:
        line.agenda.push(TAKE_TO_PLACE)


def leave_out(line: Line, seat: int, action: int) -> None:
    """Leave out what comes in a turn before an action; what a die was taken for goes with it."""
    while line.refusal(seat, action) != LEGAL and line.agenda.step() not in (SHOVE_STEP, NOTHING):
        is_taken_for = line.agenda.step() in (TAKE_TO_ROLL, TAKE_TO_PLACE)
        line.agenda.pop()
        if is_taken_for:
            line.agenda.pop()


def end_turn(line: Line, dealer: Dealer) -> None:
    """
    The next seat's turn, round the table.

    Clauses: RB-7, RB-23, RB-U34.
    """
    line.active += 1
    if line.active == line.seats:
        line.active = 0
    begin_turn(line, dealer)

"""
What seats are asked: every decision of the game, on one screen.

A step is a list of choices. A choice is a class beside its rule: what it offers, why not, and what
it does.
"""

from typing import Final

from botyard.games.ausser_rand_und_band import declared as on
from botyard.games.ausser_rand_und_band.actions import COPY, OTHER, OWN, PLACE, ROLL, SHOVE, TAKE
from botyard.games.ausser_rand_und_band.rules import belt, dice, edge, moves
from botyard.games.ausser_rand_und_band.rules.moves import BACK, FORWARD
from botyard.games.ausser_rand_und_band.steps import Step

_STEPS: Final[dict[int, Step]] = {
    on.TAKE_TO_ROLL: Step([dice.TakeToRoll(TAKE)]),
    on.ROLL_STEP: Step([dice.Roll(ROLL)]),
    on.TAKE_TO_PLACE: Step([dice.TakeBack(TAKE)]),
    on.PLACE_STEP: Step([edge.Place(PLACE)]),
    on.COPY_STEP: Step([edge.Copy(COPY)]),
    on.MOVE_OWN_BACK: Step([moves.MoveOwn(OWN, BACK)]),
    on.MOVE_OWN_FORWARD: Step([moves.MoveOwn(OWN, FORWARD)]),
    on.MOVE_OTHER_BACK: Step([moves.MoveOther(OTHER, BACK)]),
    on.MOVE_OTHER_FORWARD: Step([moves.MoveOther(OTHER, FORWARD)]),
    on.SHOVE_STEP: Step([belt.Shove(SHOVE)]),
}
# By number; the last one is what an empty agenda asks: nothing.
ORDER: Final[list[Step]] = [*[_STEPS[number] for number in range(len(on.STEPS))], Step([])]

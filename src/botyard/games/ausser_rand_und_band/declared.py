"""What is declared for the edge: chance, steps, reasons and events, each with its name."""

from typing import Final

from botyard.games.ausser_rand_und_band.actions import MAX_SEATS, SPACES
from botyard.games.ausser_rand_und_band.components import TILES
from botyard.kernel.events import NUMBER, SEAT, Events
from botyard.kernel.names import Names
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.reasons import Reasons

OUTCOMES: Final = Outcomes()
_FACES: Final = Names("face", ["0", "1", "2", "3", "4"])
STACK: Final = 0
THROW: Final = 1  # + seat: dice rolled onto the belt
FALL: Final = 5  # + seat: dice that fall off it
OUTCOMES.add(STACK, "stack", TILES)
OUTCOMES.family(THROW, "throw", MAX_SEATS, _FACES)
OUTCOMES.family(FALL, "fall", MAX_SEATS, _FACES)

STEPS: Final = Names(
    "step",
    [
        "take-to-roll",
        "roll",
        "take-to-place",
        "place",
        "use-taken",
        "own-back",
        "own-forward",
        "other-back",
        "other-forward",
        "shove",
    ],
)
TAKE_TO_ROLL: Final = 0  # (dice still to take, lowest field for a thinking player)
ROLL_STEP: Final = 1
TAKE_TO_PLACE: Final = 2
PLACE_STEP: Final = 3
COPY_STEP: Final = 4
MOVE_OWN_BACK: Final = 5  # (dice still to pick, field of the first die or 0)
MOVE_OWN_FORWARD: Final = 6  # the same
MOVE_OTHER_BACK: Final = 7
MOVE_OTHER_FORWARD: Final = 8
SHOVE_STEP: Final = 9  # (tiles to push in, whether opponents' dice count 1)

REASONS: Final = Reasons()
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_NOW: Final = 3
SPACE_TAKEN: Final = 4
SPACE_FREE: Final = 5
NEVER_COPIED: Final = 6
NOT_ITSELF: Final = 7
NO_OWN_DIE: Final = 8
AT_THE_FRONT: Final = 9
AT_THE_BACK: Final = 10
PICKED_ALREADY: Final = 11
NOBODY_THERE: Final = 12
YOUR_OWN_DIE: Final = 13
NO_DIE_OF_THEIRS: Final = 14
NO_DIE_TO_TAKE: Final = 15
REASONS.add(GAME_OVER, "game-over", "RB-29")
REASONS.add(NOT_YOUR_TURN, "not-your-turn", "RB-7")
REASONS.add(NOT_NOW, "not-now", "RB-51")
REASONS.add(SPACE_TAKEN, "space-taken", "RB-11")
REASONS.add(SPACE_FREE, "space-free", "RB-43")
REASONS.add(NEVER_COPIED, "never-copied", "RB-U30")
REASONS.add(NOT_ITSELF, "not-itself", "RB-U9")
REASONS.add(NO_OWN_DIE, "no-own-die", "RB-U7")
REASONS.add(AT_THE_FRONT, "at-the-front", "RB-48")
REASONS.add(AT_THE_BACK, "at-the-back", "RB-48")
REASONS.add(PICKED_ALREADY, "picked-already", "RB-U27")
REASONS.add(NOBODY_THERE, "nobody-there", "RB-49")
REASONS.add(YOUR_OWN_DIE, "your-own-die", "RB-U36")
REASONS.add(NO_DIE_OF_THEIRS, "no-die-of-theirs", "RB-U36")
REASONS.add(NO_DIE_TO_TAKE, "no-die-to-take", "RB-14")

EVENTS: Final = Events()
OPENED: Final = 0
STARTS: Final = 1
ROLLED: Final = 2
TOOK: Final = 3
PLACED: Final = 4
LAPSED: Final = 5
COPIED: Final = 6
MOVED: Final = 7
ADDED: Final = 8
SWEPT: Final = 9
SHOVED: Final = 10
WORK_ENDED: Final = 11
DROPPED: Final = 12
FELL: Final = 13
TOTALLED: Final = 14
WON: Final = 15
STORED: Final = 16
TURN: Final = 17
ENDED: Final = 18
EVENTS.add(OPENED, "opened", tile=TILES, field=NUMBER, reveals=True)
EVENTS.add(STARTS, "starts", seat=SEAT)
EVENTS.add(ROLLED, "rolled", seat=SEAT, field=NUMBER, reveals=True)
EVENTS.add(TOOK, "took", seat=SEAT, field=NUMBER)
EVENTS.add(PLACED, "placed", seat=SEAT, space=SPACES)
EVENTS.add(LAPSED, "lapsed", seat=SEAT, space=SPACES)
EVENTS.add(COPIED, "copied", seat=SEAT, space=SPACES)
EVENTS.add(MOVED, "moved", seat=SEAT, field=NUMBER, to=NUMBER)
EVENTS.add(ADDED, "added", seat=SEAT)
EVENTS.add(SWEPT, "swept", seat=SEAT, space=SPACES, field=NUMBER)
EVENTS.add(SHOVED, "shoved", tile=TILES, reveals=True)
EVENTS.add(WORK_ENDED, "work-ended")
EVENTS.add(DROPPED, "dropped", tile=TILES)
EVENTS.add(FELL, "fell", seat=SEAT, face=NUMBER, reveals=True)
EVENTS.add(TOTALLED, "totalled", seat=SEAT, total=NUMBER)
EVENTS.add(WON, "won", seat=SEAT, tile=TILES)
EVENTS.add(STORED, "stored", tile=TILES)
EVENTS.add(TURN, "turn", seat=SEAT)
EVENTS.add(ENDED, "ended")

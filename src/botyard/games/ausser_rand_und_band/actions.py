"""The vocabulary: everything a seat can do, by name."""

from typing import Final

from botyard.kernel.names import Names
from botyard.kernel.vocabulary import Vocabulary

MAX_SEATS: Final = 4  # RB-D1
FIELDS: Final = 5  # RB-D10
SPACES: Final = Names(
    "space",
    [
        "shove-twice",
        "own-back",
        "extra-die",
        "others-count-one",
        "clean-up",
        "use-taken",
        "add-to-five",
        "own-forward",
        "other-back",
        "other-forward",
    ],
)
SHOVE_TWICE: Final = 0
OWN_BACK: Final = 1
EXTRA_DIE: Final = 2
OTHERS_COUNT_ONE: Final = 3
CLEAN_UP: Final = 4
USE_TAKEN: Final = 5
ADD_TO_FIVE: Final = 6
OWN_FORWARD: Final = 7
OTHER_BACK: Final = 8
OTHER_FORWARD: Final = 9
EDGE_SPACES: Final = 10

_FIELD: Final = Names("field", ["1", "2", "3", "4", "5"])
_SEAT: Final = Names("seat", ["1", "2", "3", "4"])

VOCABULARY: Final = Vocabulary()

ROLL: Final = 0
SHOVE: Final = 1
PLACE: Final = 2  # + edge space
COPY: Final = 12  # + edge space
TAKE: Final = 22  # + field - 1: take an own die back from the belt
OWN: Final = 27  # + field - 1: move an own die
OTHER: Final = 32  # + owner * 5 + field - 1: move an opponent's die

VOCABULARY.add(ROLL, "roll", ceremony=True)
VOCABULARY.add(SHOVE, "shove", ceremony=True)
VOCABULARY.family(PLACE, "place:{space}", space=SPACES)
VOCABULARY.family(COPY, "copy:{space}", space=SPACES)
VOCABULARY.family(TAKE, "take:{field}", field=_FIELD)
VOCABULARY.family(OWN, "own:{field}", field=_FIELD)
VOCABULARY.family(OTHER, "other:{seat}@{field}", seat=_SEAT, field=_FIELD)

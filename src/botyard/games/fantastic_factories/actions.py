"""The vocabulary: everything a seat can do, by name."""

from typing import Final

from botyard.games.fantastic_factories.cards import (
    BLUEPRINTS,
    CONTRACTORS,
    DICE,
    FLOORS,
    RESOURCES,
    ROWS,
    TOOLS,
)
from botyard.kernel.names import Names
from botyard.kernel.vocabulary import Vocabulary

MAX_SEATS: Final = 5

GAINS: Final = Names("gain", ["metal", "energy", "cards"])
CARDS_GAIN: Final = 2
SPLITS: Final = Names("number", ["0+4", "1+3", "2+2", "3+1", "4+0"])  # metal + energy, by metal
_SEAT: Final = Names("seat", ["1", "2", "3", "4", "5"])

VOCABULARY: Final = Vocabulary()

# The market phase
TAKE: Final = 0  # + blueprint
HIRE: Final = 32  # + contractor * 4 + tool of the token above it
CLEAR: Final = 64  # + row * 2 + resource: discard a whole row
PASS: Final = 68
GIVE: Final = 69  # + seat: who else gains by a contractor

# The work phase
SET: Final = 74  # + value - 1: the Foreman sets a die
ROLL: Final = 80  # the Foreman sets no more
PLACE: Final = 81  # + floor * 6 + value - 1
BUILD: Final = 99  # + blueprint
USE: Final = 131  # + blueprint
SPECIALIST: Final = 163  # + value - 1
END_WORK: Final = 169

# In the middle of hiring, building or using a card
COPY: Final = 170  # + blueprint: which one the Replicator uses
DIE: Final = 202  # + value - 1: a die for the card
REROLL: Final = 208  # no more dice for it
DISCARD: Final = 209  # + blueprint
VALUE: Final = 241  # + value - 1: X, or the value of an extra die
GAIN: Final = 247  # + what: one of several gains
SPLIT: Final = 250  # + metal: which four resources

RETURN: Final = 255  # + resource: over the limit
BACK: Final = 257

VOCABULARY.family(TAKE, "take:{blueprint}", blueprint=BLUEPRINTS)
VOCABULARY.family(HIRE, "hire:{contractor}@{tool}", contractor=CONTRACTORS, tool=TOOLS)
VOCABULARY.family(CLEAR, "clear:{row}@{resource}", row=ROWS, resource=RESOURCES)
VOCABULARY.add(PASS, "pass")
VOCABULARY.family(GIVE, "give:{seat}", seat=_SEAT)
VOCABULARY.family(SET, "set:{die}", die=DICE)
VOCABULARY.add(ROLL, "roll")
VOCABULARY.family(PLACE, "place:{floor}@{die}", floor=FLOORS, die=DICE)
VOCABULARY.family(BUILD, "build:{blueprint}", blueprint=BLUEPRINTS)
VOCABULARY.family(USE, "use:{blueprint}", blueprint=BLUEPRINTS)
VOCABULARY.family(SPECIALIST, "specialist:{die}", die=DICE)
VOCABULARY.add(END_WORK, "end-work", ceremony=True)
VOCABULARY.family(COPY, "copy:{blueprint}", blueprint=BLUEPRINTS)
VOCABULARY.family(DIE, "die:{die}", die=DICE)
VOCABULARY.add(REROLL, "reroll")
VOCABULARY.family(DISCARD, "discard:{blueprint}", blueprint=BLUEPRINTS)
VOCABULARY.family(VALUE, "value:{die}", die=DICE)
VOCABULARY.family(GAIN, "gain:{gain}", gain=GAINS)
VOCABULARY.family(SPLIT, "split:{split}", split=SPLITS)
VOCABULARY.family(RETURN, "return:{resource}", resource=RESOURCES)
VOCABULARY.add(BACK, "back")

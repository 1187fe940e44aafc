"""The vocabulary: everything a seat can do, by name."""

from typing import Final

from botyard.games.roborally.boards.floor import DIRECTIONS, SPACES, SQUARES
from botyard.games.roborally.components import CARDS, OPTIONS
from botyard.kernel.names import Names
from botyard.kernel.vocabulary import Vocabulary

MAX_SEATS: Final = 8
REGISTERS: Final = 5
DECK_SIZE: Final = 84  # RR-1
OPTION_CARDS: Final = 26
_REGISTER: Final = Names("register", ["1", "2", "3", "4", "5"])
STORES: Final = Names("option", ["conditional-program", "flywheel"])
AROUND: Final = Names(
    "direction",
    [
        "north",
        "north-east",
        "east",
        "south-east",
        "south",
        "south-west",
        "west",
        "north-west",
    ],
)
HOMES: Final = Names("direction", ["west", "east"])

VOCABULARY: Final = Vocabulary()

PROGRAM: Final = 0  # + (register - 1) * 84 + card
UNPROGRAM: Final = PROGRAM + REGISTERS * DECK_SIZE  # + register - 1
READY: Final = UNPROGRAM + REGISTERS
POWER_DOWN: Final = READY + 1  # announce it, stay down, or return down
POWER_ON: Final = POWER_DOWN + 1
TAKE_DAMAGE: Final = POWER_ON + 1
DISCARD: Final = TAKE_DAMAGE + 1  # + option card: instead of a damage token, or lost with a life
AT: Final = DISCARD + OPTION_CARDS  # + square: where to return
FACE: Final = AT + SQUARES  # + direction
USE: Final = FACE + 4  # + option card: what it offers now
PASS: Final = USE + OPTION_CARDS  # none of what is offered
AIM: Final = PASS + 1  # + register - 1: Fire Control
STRIP: Final = AIM + REGISTERS  # + option card of the target: Fire Control
REACH: Final = STRIP + OPTION_CARDS  # + one of eight directions: Mechanical Arm
STORE: Final = REACH + 8  # + (0 Conditional Program, 1 Flywheel) * 84 + card
UNSTORE: Final = STORE + 2 * DECK_SIZE  # + the same
KEEP: Final = UNSTORE + 2  # + option card: one of those that a course deals first
HOME: Final = KEEP + OPTION_CARDS  # + 0 west, 1 east: the home board

VOCABULARY.family(PROGRAM, "program:{register}={card}", register=_REGISTER, card=CARDS)
VOCABULARY.family(UNPROGRAM, "unprogram:{register}", register=_REGISTER)
VOCABULARY.add(READY, "ready", ceremony=True)
VOCABULARY.add(POWER_DOWN, "power-down")
VOCABULARY.add(POWER_ON, "power-on")
VOCABULARY.add(TAKE_DAMAGE, "take-damage")
VOCABULARY.family(DISCARD, "discard:{option}", option=OPTIONS)
VOCABULARY.family(AT, "at:{space}", space=SPACES)
VOCABULARY.family(FACE, "face:{direction}", direction=DIRECTIONS)
VOCABULARY.family(USE, "use:{option}", option=OPTIONS)
VOCABULARY.add(PASS, "pass")
VOCABULARY.family(AIM, "aim:{register}", register=_REGISTER)
VOCABULARY.family(STRIP, "strip:{option}", option=OPTIONS)
VOCABULARY.family(REACH, "reach:{direction}", direction=AROUND)
VOCABULARY.family(STORE, "store:{option}={card}", option=STORES, card=CARDS)
VOCABULARY.family(UNSTORE, "unstore:{option}", option=STORES)
VOCABULARY.family(KEEP, "keep:{option}", option=OPTIONS)
VOCABULARY.family(HOME, "home:{direction}", direction=HOMES)

"""The vocabulary: everything a seat can do, by name."""

from typing import Final

from botyard.kernel.names import Names
from botyard.kernel.vocabulary import Vocabulary

MAX_SEATS: Final = 4

COLORS: Final = Names("colour", ["red", "yellow", "blue", "green"])  # BF-9: stacks, left to right
COLOR_COUNT: Final = 4
BODIES: Final = Names("body", ["head", "torso", "legs"])
BODY_COUNT: Final = 3

# Kinds of parts: color * 3 + body, then the universal ones.
PARTS: Final = Names(
    "part",
    [f"{color}-{body}" for color in [*COLORS.names, "universal"] for body in BODIES.names],
)
PART_KINDS: Final = 15
UNIVERSAL_PART: Final = 12  # + body

BOARDS: Final = Names("board", ["assembly", "production", "project", "finance"])
ASSEMBLY: Final = 0
PRODUCTION: Final = 1
PROJECTS: Final = 2
FINANCE: Final = 3
SPACES: Final = Names(
    "space", ["A1", "A2", "A3", "P1", "P2", "P3", "J1", "J2", "F1", "F2", "F3"]
)  # BF-5, left to right
SPACE_COUNT: Final = 11
A1: Final = 0
A3: Final = 2
P1: Final = 3
J1: Final = 6
F1: Final = 8
F3: Final = 10

PALLETS: Final = Names("pallet", ["left", "right"])
OUTPUTS: Final = Names("output", ["left", "right"])
SLOTS: Final = Names(
    "slot", ["top-left", "top-right", "middle-left", "middle-right", "bottom-left", "bottom-right"]
)
SLOT_COUNT: Final = 6
BOTTOM_LEFT: Final = 4
BOTTOM_RIGHT: Final = 5
SPOTS: Final = Names(
    "spot",
    [
        f"{row}-{column}"
        for row in ("top", "middle", "bottom")
        for column in ("left", "middle", "right")
    ],
)  # contract spaces: row * 3 + column
SPOT_COUNT: Final = 9
TILES: Final = Names(
    "tile",
    ["favour", "discount", "choice", "value", "extra-place", "one-project", "universal"],
)
TILE_COUNT: Final = 7
FAVOR: Final = 0
DISCOUNT: Final = 1
CHOICE: Final = 2
VALUE: Final = 3
EXTRA_PLACE: Final = 4
ONE_PROJECT: Final = 5
UNIVERSAL_TILE: Final = 6
PAIRS: Final = Names("pair", ["torso-legs", "head-legs", "head-torso"])  # by the body left out

VOCABULARY: Final = Vocabulary()

MOVE: Final = 0  # + space: move the worker
BESIDE: Final = 11  # + board: stand right of a full board
PAY: Final = 15  # Sandra's fee
PASS: Final = 16  # the turn, under Sandra
DONE: Final = 17  # with whatever is optional now
GAIN: Final = 18  # the speech token of P1
ROTATE: Final = 19
DISPENSE: Final = 20  # + output
TAKE: Final = 22  # + color: the top part of a stack
FEED: Final = 26  # + color: the top part of a stack into an input of the wheel
PROJECT: Final = 30  # + slot: take a project
DROP: Final = 36  # + color: discard an own incomplete project
UNIVERSAL: Final = 40  # + body: take a universal part
RAISE: Final = 43  # + color
RESERVE: Final = 47  # + spot
KEEP: Final = 56  # + spot: the contract that an inspection spares
DISCARD: Final = 65  # + part
SWAP: Final = 80  # + part * 2 + pallet
PLACE: Final = 110  # + part * 4 + color of the column
CLAIM: Final = 170  # + tile: take it from the offer
USE: Final = 177  # + tile
RETURN: Final = 184  # + body that is left out: two universal parts
COMPLETE: Final = 187  # + color: put the universal bot on a project

VOCABULARY.family(MOVE, "move:{space}", space=SPACES)
VOCABULARY.family(BESIDE, "beside:{board}", board=BOARDS)
VOCABULARY.add(PAY, "pay")
VOCABULARY.add(PASS, "pass")
VOCABULARY.add(DONE, "done")
VOCABULARY.add(GAIN, "gain")
VOCABULARY.add(ROTATE, "rotate")
VOCABULARY.family(DISPENSE, "dispense:{output}", output=OUTPUTS)
VOCABULARY.family(TAKE, "take:{colour}", colour=COLORS)
VOCABULARY.family(FEED, "feed:{colour}", colour=COLORS)
VOCABULARY.family(PROJECT, "project:{slot}", slot=SLOTS)
VOCABULARY.family(DROP, "drop:{colour}", colour=COLORS)
VOCABULARY.family(UNIVERSAL, "universal:{body}", body=BODIES)
VOCABULARY.family(RAISE, "raise:{colour}", colour=COLORS)
VOCABULARY.family(RESERVE, "reserve:{spot}", spot=SPOTS)
VOCABULARY.family(KEEP, "keep:{spot}", spot=SPOTS)
VOCABULARY.family(DISCARD, "discard:{part}", part=PARTS)
VOCABULARY.family(SWAP, "swap:{part}@{pallet}", part=PARTS, pallet=PALLETS)
VOCABULARY.family(PLACE, "place:{part}@{colour}", part=PARTS, colour=COLORS)
VOCABULARY.family(CLAIM, "claim:{tile}", tile=TILES)
VOCABULARY.family(USE, "use:{tile}", tile=TILES)
VOCABULARY.family(RETURN, "return:{pair}", pair=PAIRS)
VOCABULARY.family(COMPLETE, "complete:{colour}", colour=COLORS)

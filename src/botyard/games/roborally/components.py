"""What is printed on cards: the program deck and the Options, as data."""

import tomllib
from importlib import resources
from typing import Final

from mypy_extensions import i64

from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import vec

SUFFIX: Final = ".toml"


def data_names(folder: str) -> list[str]:
    """The names of the data files in a folder."""
    files = resources.files(__package__).joinpath("data", folder).iterdir()
    return sorted([file.name.removesuffix(SUFFIX) for file in files if file.name.endswith(SUFFIX)])


def data_table(*path: str) -> Json:
    """The content of a data file."""
    file = resources.files(__package__).joinpath("data", *path[:-1], path[-1] + SUFFIX)
    return tomllib.loads(file.read_text(encoding="utf-8"))


U_TURN: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3
MOVE_1: Final = 4
MOVE_2: Final = 5
MOVE_3: Final = 6
KINDS: Final = Names("kind", ["u-turn", "left", "right", "back", "move1", "move2", "move3"])

LOWEST: Final = 10  # priority
HIGHEST: Final = 840


class Deck:
    """
    All program cards by ascending priority.

    Clauses: RR-1.
    """

    def __init__(self, kinds: list[int], priorities: list[int]) -> None:
        self.kinds = vec[i64](kinds)
        self.priorities = vec[i64](priorities)
        self.size: i64 = len(kinds)
        cards = zip(kinds, priorities, strict=True)
        self.names = Names("card", [f"{KINDS.name(kind)}-{priority}" for kind, priority in cards])


def read_deck(reader: Reader) -> Deck:
    """
    A deck as its data file lists it: for each kind the first priority, the step and the count.

    Clauses: RR-1.
    """
    kinds: dict[int, int] = {}
    for table in reader.tables("cards"):
        kind = table.name("kind", KINDS)
        first = table.integer("first", LOWEST, HIGHEST)
        step = table.integer("step", 1, HIGHEST)
        count = table.integer("count", 1, HIGHEST)
        table.close()
        for place in range(count):
            kinds[first + place * step] = kind
    priorities = sorted(kinds)
    return Deck([kinds[priority] for priority in priorities], priorities)


DECK: Final = read_deck(Reader(data_table("deck"), "", BadData))
CARDS: Final = DECK.names
OPTIONS: Final = Names("option", Reader(data_table("options"), "", BadData).texts("options"))


# The Option cards by number: their places in ``data/options.toml``. RR-O29.
ABLATIVE_COAT: Final = 0
ABORT_SWITCH: Final = 1
BRAKES: Final = 2
CIRCUIT_BREAKER: Final = 3
CONDITIONAL_PROGRAM: Final = 4
CRAB_LEGS: Final = 5
DOUBLE_BARRELED_LASER: Final = 6
DUAL_PROCESSOR: Final = 7
EXTRA_MEMORY: Final = 8
FIRE_CONTROL: Final = 9
FLYWHEEL: Final = 10
FOURTH_GEAR: Final = 11
GYROSCOPIC_STABILIZER: Final = 12
HIGH_POWER_LASER: Final = 13
MECHANICAL_ARM: Final = 14
MINI_HOWITZER: Final = 15
POWER_DOWN_SHIELD: Final = 16
PRESSOR_BEAM: Final = 17
RADIO_CONTROL: Final = 18
RAMMING_GEAR: Final = 19
REAR_FIRING_LASER: Final = 20
RECOMPILE: Final = 21
REVERSE_GEAR: Final = 22
SCRAMBLER: Final = 23
SUPERIOR_ARCHIVE: Final = 24
TRACTOR_BEAM: Final = 25

# Masks: which cards make a moment of the turn worth a look.
WEAPONS: Final = (
    1 << MINI_HOWITZER | 1 << PRESSOR_BEAM | 1 << RADIO_CONTROL | 1 << SCRAMBLER | 1 << TRACTOR_BEAM
)
CHOSEN_BEFORE_LASERS: Final = WEAPONS | 1 << HIGH_POWER_LASER
TAKEN_BY_CARDS: Final = 1 << ABLATIVE_COAT | 1 << POWER_DOWN_SHIELD
IN_THE_LASER_STEP: Final = (
    CHOSEN_BEFORE_LASERS
    | TAKEN_BY_CARDS
    | 1 << DOUBLE_BARRELED_LASER
    | 1 << FIRE_CONTROL
    | 1 << REAR_FIRING_LASER
)
WHEN_A_CARD_COMES_UP: Final = 1 << BRAKES | 1 << FOURTH_GEAR | 1 << REVERSE_GEAR
PAIRING: Final = 1 << CRAB_LEGS | 1 << DUAL_PROCESSOR
STORING: Final = 1 << CONDITIONAL_PROGRAM | 1 << FLYWHEEL

"""The program deck and the Options, as data. A card's number is its place by priority."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards import data_table
from botyard.kernel.errors import BadData
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import vec

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

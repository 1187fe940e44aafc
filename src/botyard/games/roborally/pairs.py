"""Two cards in one register: the second one, and what the pair can do. RR-O28."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.state import NO_CARD, Race
from botyard.kernel.names import Names
from botyard.kernel.vectors import filled, vec

# The register itself holds the move card, whose priority counts; the second card rotates.
# Beside it stands in which ways the pair can be carried out, by the Options it was placed with.
WAYS: Final = Names("way", ["crab", "dual", "either"])
CRAB: Final = 1
DUAL: Final = 2
EITHER: Final = 3
_WAY: Final = 8
_CARD: Final = 255


def card_of(second: i64) -> i64:
    """The card of an entry."""
    return second & _CARD


def way_of(second: i64) -> i64:
    """In which ways a pair can be carried out."""
    return second >> _WAY


def second_in(race: Race, robot: i64, register: i64) -> i64:
    """The entry of the second card in a register, or none."""
    if len(race.seconds) == 0:
        return NO_CARD
    return race.seconds[robot * REGISTERS + register - 1]


def put_second(race: Race, place: i64, card: i64, way: i64) -> None:
    """
    A second card comes into a register; what a copy of the race holds does not change.

    Clauses: RR-O28.
    """
    if len(race.seconds) == 0:
        race.seconds = filled(race.robots * REGISTERS, NO_CARD)
    else:
        race.seconds = race.seconds[:]
    race.seconds[place] = card | way << _WAY


def take_second(race: Race, place: i64) -> i64:
    """The second card leaves a register; NO_CARD if there is none."""
    if len(race.seconds) == 0 or race.seconds[place] == NO_CARD:
        return NO_CARD
    card = card_of(race.seconds[place])
    race.seconds = race.seconds[:]
    race.seconds[place] = NO_CARD
    for second in race.seconds:
        if second != NO_CARD:
            return card
    race.seconds = vec[i64]()
    return card


def is_placed(race: Race, robot: i64, card: i64) -> bool:
    """Whether a card lies in a register of a robot, alone or as one of two."""
    register: i64
    for register in range(1, REGISTERS + 1):
        second = second_in(race, robot, register)
        if race.card(robot, register) == card or (second != NO_CARD and card_of(second) == card):
            return True
    return False

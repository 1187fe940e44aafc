"""The hits of one laser step as numbers: who is hit by whom, from where, and what comes of it."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.state import Race
from botyard.kernel.vectors import append

BOARD: Final = 15  # the shooter of a board laser

# Damage, worked off hit by hit.
MAIN: Final = 0  # of a main laser: Fire Control may decide about it
REAR: Final = 1  # of a rear laser
OTHER: Final = 2  # of the board, or of a weapon
# Kept for later in the step.
AIMED: Final = 3  # a token for a certain register
SHOVE: Final = 4  # the target is moved in the direction
CONTROL: Final = 5
SCRAMBLING: Final = 6

_TARGET: Final = 4
_SHOOTER: Final = 8
_NUMBER: Final = 12
_FOUR_BITS: Final = 15
# In the number of an aimed one: its register, and above it how many tokens land before it.
_BEFORE: Final = 3
_REGISTER: Final = 7


def add_hit(race: Race, kind: i64, shooter: i64, target: i64, number: i64) -> None:
    """
    One more; the number is the side that is hit, a direction or a register.

    Clauses: RR-61, RR-O27.
    """
    hit = kind | target << _TARGET | shooter << _SHOOTER | number << _NUMBER
    race.hits = append(race.hits[:], hit)


def aim_hit(race: Race, number: i64, register: i64) -> None:
    """
    This hit becomes a token for a register, in its place among the tokens of its target.

    Clauses: RR-61, RR-O10.
    """
    hit = race.hits[number]
    before = race.tokens[target_of(hit)]
    race.hits = race.hits[:]
    race.hits[number] = hit & (_FOUR_BITS << _TARGET | _FOUR_BITS << _SHOOTER) | AIMED
    race.hits[number] |= (before << _BEFORE | register) << _NUMBER


def move_up_aimed(race: Race, robot: i64, place: i64) -> None:
    """
    The token at this place is canceled: aimed ones behind it have one token less before them.

    Clauses: RR-34, RR-61.
    """
    hits = race.hits[:]
    number: i64
    for number in range(len(hits)):
        hit = hits[number]
        if kind_of(hit) == AIMED and target_of(hit) == robot and tokens_before(hit) > place:
            hits[number] = hit - (1 << (_NUMBER + _BEFORE))
    race.hits = hits


def kind_of(hit: i64) -> i64:
    """What comes of a hit."""
    return hit & _FOUR_BITS


def target_of(hit: i64) -> i64:
    """The robot that is hit."""
    return hit >> _TARGET & _FOUR_BITS


def shooter_of(hit: i64) -> i64:
    """The robot that fired, or the board."""
    return hit >> _SHOOTER & _FOUR_BITS


def number_of(hit: i64) -> i64:
    """The side that is hit, or a direction."""
    return hit >> _NUMBER


def register_of(hit: i64) -> i64:
    """The register that a token is aimed at."""
    return hit >> _NUMBER & _REGISTER


def tokens_before(hit: i64) -> i64:
    """
    How many tokens of its target land before an aimed one.

    Clauses: RR-61.
    """
    return hit >> _NUMBER >> _BEFORE

"""At the end of a register robots touch flags and move their archive markers. RR-42, RR-43."""

from mypy_extensions import i64

from botyard.games.roborally.declared import ARCHIVED, TOUCHED
from botyard.games.roborally.floor import NO_REPAIR, repair_of
from botyard.games.roborally.state import NOWHERE, Race
from botyard.kernel.dealer import Dealer


def touch_and_archive(race: Race, dealer: Dealer) -> None:
    """
    Whoever survived is credited with its next flag, and archives on any flag or repair site.

    Clauses: RR-42, RR-43, RR-14.
    """
    robot: i64
    for robot in range(race.robots):
        space = race.space[robot]
        if space != NOWHERE and (is_repair_site(race, space) or is_flag(race, space)):
            _touch(race, robot, dealer)
            _archive(race, robot, dealer)


def _touch(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    One flag in a register, and only the next one.

    Clauses: RR-42.
    """
    touched = race.flags[robot]
    if touched < len(race.floor.flags) and race.floor.flags[touched] == race.space[robot]:
        race.flags[robot] += 1
        dealer.tell(TOUCHED, race.owner[robot], race.flags[robot])


def _archive(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The marker goes to any flag, credited or not, and to any repair site; docks are neither.

    Clauses: RR-43.
    """
    space = race.space[robot]
    if race.archive[robot] != space:
        race.archive[robot] = space
        dealer.tell(ARCHIVED, race.owner[robot], race.floor.square(space))


def is_repair_site(race: Race, space: i64) -> bool:
    """Whether a wrench is printed there, with or without a hammer."""
    return repair_of(race.floor.element[space]) != NO_REPAIR


def is_flag(race: Race, space: i64) -> bool:
    """Whether a flag lies there."""
    for flag in race.floor.flags:
        if flag == space:
            return True
    return False

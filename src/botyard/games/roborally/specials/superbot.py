"""Day of the SuperBot: one robot alone collects flags. RR-C9, RR-C23, RR-C24."""

from mypy_extensions import i64

from botyard.games.roborally.declared import SUPERBOT
from botyard.games.roborally.options.hits import (
    BOARD,
    REAR,
    kind_of,
    shooter_of,
    target_of,
)
from botyard.games.roborally.options.weapons import program_of
from botyard.games.roborally.state import NOBODY, OUT_OF_RACE, RACING, RETURNING, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import append, vec


def crown(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    A robot becomes SuperBot; who went for the one before is forgotten.

    Clauses: RR-C9, RR-C23.
    """
    race.superbot = robot
    race.chasers = vec[i64]()
    dealer.tell(SUPERBOT, race.told_as[robot])


def note_chaser(race: Race, robot: i64) -> None:
    """
    This robot was the last one to shoot or push the SuperBot.

    Clauses: RR-C23.
    """
    others = vec[i64]()
    for chaser in race.chasers:
        if chaser != robot:
            others = append(others, chaser)
    race.chasers = append(others, robot)


def note_shots(race: Race) -> None:
    """
    Of several shots in one register that of the lowest card is last; equal, the higher dock.

    A hit that an Option will take counts; board lasers do not.

    Clauses: RR-C23.
    """
    shooters: i64 = 0
    for hit in race.hits:
        by_laser = kind_of(hit) <= REAR and shooter_of(hit) != BOARD
        if by_laser and target_of(hit) == race.superbot:
            shooters |= 1 << shooter_of(hit)
    while shooters:
        highest: i64 = NOBODY
        robot: i64
        for robot in range(race.robots):
            if not (shooters >> robot) & 1:
                continue
            if highest == NOBODY or _card(race, robot) > _card(race, highest):
                highest = robot
        shooters &= ~(1 << highest)
        note_chaser(race, highest)


def _card(race: Race, robot: i64) -> i64:
    """
    Cards are numbered by priority; by radio two robots carry out the same one.

    Clauses: RR-C23, RR-O19.
    """
    return race.card(program_of(race, robot), race.register)


def follow_superbot(race: Race, dealer: Dealer) -> None:
    """
    When a moment is over: if the SuperBot was destroyed in it, another one follows.

    By then everybody is gone that was destroyed at the same moment.

    Clauses: RR-C23, RR-C24.
    """
    fate = race.fate[race.superbot]
    if fate == RETURNING or fate == OUT_OF_RACE:
        pass_on(race, dealer)


def pass_on(race: Race, dealer: Dealer) -> None:
    """
    The SuperBot is destroyed: the last one of its chasers who is not out takes over.

    If there is none it stays SuperBot; if it is out, the lowest dock still in the race follows.

    Clauses: RR-C23, RR-C24.
    """
    place = len(race.chasers)
    while place > 0:
        place -= 1
        if _is_in_race(race, race.chasers[place]):
            crown(race, race.chasers[place], dealer)
            return
    if _is_in_race(race, race.superbot):
        return
    robot: i64
    for robot in range(race.robots):
        if _is_in_race(race, robot):
            crown(race, robot, dealer)
            return


def _is_in_race(race: Race, robot: i64) -> bool:
    """On the floor or destroyed, but not out and not through."""
    return race.fate[robot] == RACING or race.fate[robot] == RETURNING

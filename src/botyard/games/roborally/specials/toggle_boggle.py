"""Toggle Boggle: flags change hands. RR-C17, RR-C33."""

from mypy_extensions import i64

from botyard.games.roborally.declared import CLAIMED
from botyard.games.roborally.state import NOBODY, RETURNING, Race
from botyard.kernel.dealer import Dealer


def claim(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    A touch claims the flag for the robot's team; who stands on it beats a Mechanical Arm.

    Clauses: RR-C17.
    """
    standing = race.occupant[space]
    if standing != NOBODY and standing != robot:
        return
    flag: i64
    for flag in range(len(race.flag_at)):
        if race.flag_at[flag] == space and claimed_by(race, flag) != race.team[robot]:
            race.claims &= ~(3 << 2 * flag)
            race.claims |= (race.team[robot] + 1) << 2 * flag
            dealer.tell(CLAIMED, race.told_as[robot], flag + 1)


def claimed_by(race: Race, flag: i64) -> i64:
    """The team that holds a flag, or nobody."""
    return (race.claims >> 2 * flag & 3) - 1


def holds_all(race: Race, team: i64) -> bool:
    """
    Whether a team holds all flags.

    Clauses: RR-C17.
    """
    flag: i64
    for flag in range(len(race.flag_at)):
        if claimed_by(race, flag) != team:
            return False
    return True


def note_who_sits_out(race: Race) -> None:
    """
    Who is destroyed when a turn begins sits it out, and returns in its clean-up.

    Clauses: RR-C33.
    """
    race.sat_out = 0
    robot: i64
    for robot in range(race.robots):
        if race.fate[robot] == RETURNING:
            race.sat_out |= 1 << robot

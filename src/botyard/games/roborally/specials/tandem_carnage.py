"""Tandem Carnage: flags are credited to the team. RR-C14."""

from mypy_extensions import i64

from botyard.games.roborally.specials.teams import are_mates
from botyard.games.roborally.state import Race


def may_credit_team(race: Race, robot: i64) -> bool:
    """
    One flag in a register for the team.

    Clauses: RR-C14.
    """
    other: i64
    for other in range(race.robots):
        if (race.credited >> other) & 1 and are_mates(race, robot, other):
            return False
    return True


def credit_team(race: Race, robot: i64) -> None:
    """
    What one robot touches, the whole team has touched.

    Clauses: RR-C14.
    """
    other: i64
    for other in range(race.robots):
        if are_mates(race, robot, other):
            race.flags[other] = race.flags[robot]

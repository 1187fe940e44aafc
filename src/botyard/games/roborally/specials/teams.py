"""Teams: who plays with whom. RR-C20."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import (
    ALL_FOR_ONE,
    CAPTURE_THE_FLAG,
    TANDEM_CARNAGE,
    TOGGLE_BOGGLE,
    WAR_ZONE,
)
from botyard.games.roborally.state import Race
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled, vec


def team_count(special: i64, seats: i64) -> i64:
    """
    How many teams a course is played by; 0 if everybody plays alone.

    Clauses: RR-C14, RR-C15, RR-C16, RR-C17, RR-C18.
    """
    if special == TANDEM_CARNAGE:
        return seats // 2
    pair = special == ALL_FOR_ONE or special == CAPTURE_THE_FLAG
    return 2 if pair or special == TOGGLE_BOGGLE or special == WAR_ZONE else 0


def teams_of(special: i64, seats: i64, options: Json) -> vec[i64]:
    """
    The team of every seat, as the table assigned them.

    Unless it did, two teams alternate round the table, and teams of two sit opposite: both
    are the seat's number less whole rounds.

    Clauses: RR-C20, RR-67.
    """
    count = team_count(special, seats)
    teams = filled(seats, 0)
    assigned = options.get("teams", [])
    seat: i64
    for seat in range(seats):
        teams[seat] = seat if count == 0 else seat % count
        if count > 0 and isinstance(assigned, list) and len(assigned) > 0:
            teams[seat] = _assigned(assigned, seat)
    _refuse_unequal(teams, count)
    return teams


def _assigned(assigned: list[object], seat: i64) -> i64:
    """The team that a table named for a seat, counted from 1 there."""
    number: int = seat
    if number >= len(assigned) or not isinstance(assigned[number], int):
        raise BadData("teams-unequal")
    team = assigned[number]
    assert isinstance(team, int)
    return team - 1


def _refuse_unequal(teams: vec[i64], count: i64) -> None:
    """
    Teams are equal in size.

    Clauses: RR-C20.
    """
    team: i64
    for team in range(count):
        size: i64 = 0
        for other in teams:
            if other == team:
                size += 1
        if size * count != len(teams):
            raise BadData("teams-unequal")


def are_mates(race: Race, robot: i64, other: i64) -> bool:
    """
    Whether two robots play together.

    Clauses: RR-C20.
    """
    return race.team[robot] == race.team[other]

"""Tandem Carnage: flags are credited to the team. RR-C14."""

import pytest

from botyard.games.roborally.play import Play

from ..race import new_race, run, told


def tandem() -> Play:
    """Teams of two: A and C, B and D."""
    return new_race(4, {"course": "tandem-carnage"}, chance="first=1")


def put(race: Play, robot: int, space: int) -> None:
    race.occupant[race.space[robot]] = -1
    race.space[robot], race.occupant[space] = space, robot


@pytest.mark.rule("RR-C14")
def test_flags_are_the_teams_one_in_a_register() -> None:
    race = tandem()
    put(race, 0, race.flag_at[0])
    put(race, 2, race.flag_at[1])
    run(race, "touch")
    assert list(race.flags) == [1, 0, 1, 0]
    run(race, "touch")
    assert list(race.flags) == [2, 0, 2, 0]


@pytest.mark.rule("RR-C14", "RR-43")
def test_whoever_stands_on_a_flag_archives_there() -> None:
    race = tandem()
    put(race, 0, race.flag_at[0])
    put(race, 2, race.flag_at[1])
    run(race, "touch")
    assert (race.archive[0], race.archive[2]) == (race.flag_at[0], race.flag_at[1])


@pytest.mark.rule("RR-C14", "RR-C20")
def test_the_first_team_with_all_flags_wins() -> None:
    race = tandem()
    for robot in (0, 2):
        race.flags[robot] = 4
    events = run(race, "end-of-register")
    assert told("won", events) == ["won seat=1", "won seat=3"]
    assert race.standing() == [1, 2, 1, 2]

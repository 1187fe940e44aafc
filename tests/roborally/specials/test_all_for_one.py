"""All for One or One for All?: one robot wins for its team. RR-C15."""

import pytest

from botyard.games.roborally.play import Play

from ..race import new_race, run, told


def all_for_one() -> Play:
    """Two teams: A and C, B and D."""
    return new_race(4, {"course": "all-for-one"}, chance="first=1")


@pytest.mark.rule("RR-C15")
def test_the_first_robot_with_all_flags_wins_for_its_team() -> None:
    race = all_for_one()
    race.flags[1] = 4
    events = run(race, "end-of-register")
    assert told("won", events) == ["won seat=2", "won seat=4"]
    assert race.standing() == [2, 1, 2, 1]


@pytest.mark.rule("RR-C15", "RR-42")
def test_each_robot_collects_its_own_flags() -> None:
    race = all_for_one()
    flag = race.flag_at[0]
    race.occupant[race.space[0]] = -1
    race.space[0], race.occupant[flag] = flag, 0
    run(race, "touch")
    assert list(race.flags) == [1, 0, 0, 0]
    race.flags[0], race.flags[2] = 2, 2
    assert told("ended", run(race, "end-of-register")) == []

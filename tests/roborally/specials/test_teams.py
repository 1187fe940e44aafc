"""Teams, Tandem Carnage, All for One. RR-C14, RR-C15, RR-C20."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.play import Play
from botyard.kernel.errors import BadData

from ..race import new_race, run, told


def put(race: Play, robot: int, space: int) -> None:
    race.occupant[race.space[robot]] = -1
    race.space[robot], race.occupant[space] = space, robot


@pytest.mark.rule("RR-C20")
def test_teams_alternate_or_sit_opposite() -> None:
    race = new_race(6, {"course": "tandem-carnage"}, chance="first=1")
    assert GAME.teams(race) == [0, 1, 2, 0, 1, 2]
    race = new_race(6, {"course": "war-zone"}, chance="first=1")
    assert GAME.teams(race) == [0, 1, 0, 1, 0, 1]
    assert GAME.teams(new_race(3)) == [0, 1, 2]


@pytest.mark.rule("RR-C20", "RR-67")
def test_a_table_assigns_them_equal_in_size() -> None:
    race = new_race(4, {"course": "war-zone", "teams": [1, 1, 2, 2]}, chance="first=1")
    assert GAME.teams(race) == [0, 0, 1, 1]
    with pytest.raises(BadData, match="teams-unequal"):
        new_race(4, {"course": "war-zone", "teams": [1, 1, 1, 2]})


@pytest.mark.rule("RR-C14")
def test_tandem_flags_are_the_teams_one_in_a_register() -> None:
    race = new_race(4, {"course": "tandem-carnage"}, chance="first=1")
    put(race, 0, race.flag_at[0])
    put(race, 2, race.flag_at[1])
    run(race, "touch")
    assert list(race.flags) == [1, 0, 1, 0]
    run(race, "touch")
    assert list(race.flags) == [2, 0, 2, 0]


@pytest.mark.rule("RR-C14", "RR-C20")
def test_the_first_team_with_all_flags_wins() -> None:
    race = new_race(4, {"course": "tandem-carnage"}, chance="first=1")
    for robot in (0, 2):
        race.flags[robot] = 4
    events = run(race, "end-of-register")
    assert told("won", events) == ["won seat=1", "won seat=3"]
    assert race.standing() == [1, 2, 1, 2]


@pytest.mark.rule("RR-C15")
def test_all_for_one_wins_for_the_team() -> None:
    race = new_race(4, {"course": "all-for-one"}, chance="first=1")
    race.flags[1] = 4
    run(race, "end-of-register")
    assert race.standing() == [2, 1, 2, 1]


@pytest.mark.rule("RR-C18", "RR-47")
def test_war_zone_is_won_when_the_others_are_out() -> None:
    race = new_race(4, {"course": "war-zone"}, chance="first=1")
    for robot in (0, 2):
        race.fate[robot], race.lives[robot] = 2, 0
    run(race, "end-of-register")
    assert race.standing() == [2, 1, 2, 1]

"""Teams: who plays with whom. RR-C20."""

import pytest

from botyard.games.roborally import GAME
from botyard.kernel.errors import BadData

from ..race import new_race, run


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


@pytest.mark.rule("RR-C20", "RR-65")
def test_a_team_ranks_as_one_by_its_best_robot() -> None:
    race = new_race(6, {"course": "tandem-carnage", "turn-limit": 1}, chance="first=1")
    race.turn = 1
    for robot, flags in enumerate((1, 2, 0, 1, 2, 0)):
        race.flags[robot] = flags
    race.fate[1], race.lives[1], race.since[1] = 2, 0, 3
    run(race, "end-of-turn", register=0)
    assert race.standing() == [2, 1, 3, 2, 1, 3]


@pytest.mark.rule("RR-C20", "RR-32")
def test_team_mates_shoot_each_other() -> None:
    race = new_race(4, {"course": "all-for-one"}, chance="first=1")
    for robot in range(4):
        race.occupant[race.space[robot]] = -1
        race.space[robot] = 0
    flag = race.flag_at[0]
    beside = flag + race.floor.step[1]
    race.space[0], race.space[2] = flag, beside
    race.occupant[flag], race.occupant[beside] = 0, 2
    race.facing[0] = race.facing[2] = 1
    before = race.damage[2]
    run(race, "lasers")
    assert race.team[0] == race.team[2]
    assert race.damage[2] > before

"""War Zone: no flags, and the last team wins. RR-C18."""

import pytest

from botyard.games.roborally.play import Play
from botyard.games.roborally.state import OUT_OF_RACE

from ..race import new_race, run, told


def war(*out: int) -> Play:
    """Two teams, A and C, B and D; some robots have gone out in this register."""
    race = new_race(4, {"course": "war-zone"}, chance="first=1")
    for robot in out:
        race.fate[robot], race.lives[robot], race.since[robot] = OUT_OF_RACE, 0, 1
        race.occupant[race.space[robot]] = -1
        race.space[robot] = race.archive[robot] = 0
    return race


@pytest.mark.rule("RR-C18")
def test_there_are_no_flags() -> None:
    assert len(war().flag_at) == 0


@pytest.mark.rule("RR-C18", "RR-47")
def test_it_goes_on_while_both_teams_have_a_robot() -> None:
    race = war(0, 1)
    assert told("ended", run(race, "end-of-register")) == []


@pytest.mark.rule("RR-C18", "RR-47")
def test_it_is_won_when_all_of_the_others_are_out() -> None:
    race = war(0, 2)
    assert told("won", run(race, "end-of-register")) == ["won seat=2", "won seat=4"]
    assert race.standing() == [2, 1, 2, 1]


@pytest.mark.rule("RR-C18", "RR-65")
def test_both_teams_gone_in_one_register_share() -> None:
    race = war(0, 1, 2, 3)
    run(race, "end-of-register")
    assert race.standing() == [1, 1, 1, 1]

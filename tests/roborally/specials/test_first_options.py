"""Flag Fry, Marathon Madness, War Zone: an Option first. RR-C11, RR-C13, RR-C18."""

import pytest

from botyard.games.roborally.state import count_of

from ..race import new_race


@pytest.mark.rule("RR-C11", "RR-C13", "RR-C18")
@pytest.mark.parametrize("course", ["flag-fry", "marathon-madness", "war-zone"])
def test_each_player_draws_one(course: str) -> None:
    race = new_race(4, {"course": course})
    assert [count_of(held) for held in race.held_options] == [1] * 4


@pytest.mark.rule("RR-C18", "RR-67")
def test_a_table_may_play_war_zone_without() -> None:
    race = new_race(4, {"course": "war-zone", "war-zone-options": False})
    assert race.in_play == 0

"""Ball Lightning and Tight Collar: little time for everybody. RR-C7, RR-C8."""

import pytest

from botyard.games.roborally import GAME

from ..race import new_race


@pytest.mark.rule("RR-C7", "RR-C8")
@pytest.mark.parametrize(("course", "seconds"), [("ball-lightning", 30), ("tight-collar", 60)])
def test_everybody_has_a_limit_from_the_deal_on(course: str, seconds: int) -> None:
    race = new_race(3, {"course": course})
    assert [GAME.hurry(race, seat) for seat in range(3)] == [seconds] * 3


@pytest.mark.rule("RR-C7")
def test_a_table_without_timer_has_none() -> None:
    race = new_race(3, {"course": "ball-lightning", "timer": False})
    assert GAME.hurry(race, 0) == 0

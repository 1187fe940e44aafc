"""Factory Rejects: damaged from the start, and no power down. RR-C5."""

import pytest

from botyard.games.roborally.boards.courses import FACTORY_REJECTS
from botyard.games.roborally.state import UP

from ..race import A, act, asked, new_race, play_turn, raced, run


@pytest.mark.rule("RR-C5", "RR-63")
def test_every_robot_starts_with_two_damage() -> None:
    race = new_race(3, {"course": "factory-rejects"})
    assert list(race.damage) == [2, 2, 2]


@pytest.mark.rule("RR-C5")
def test_nobody_can_power_down() -> None:
    race = raced(".A> .", damage={"A": 4}, options={"A": "circuit-breaker"})
    race.special = FACTORY_REJECTS
    run(race, "announce", register=0)
    assert asked(race) == ""
    run(race, "clear", register=0)
    assert race.power[A] == UP


@pytest.mark.rule("RR-C5")
def test_not_even_on_returning() -> None:
    race = raced(".   .A> .B<", archive={"A": "A1"})
    race.special = FACTORY_REJECTS
    play_turn(race, A="u-turn-10 move3-790")
    act(race, "A face:north")
    assert asked(race) == ""

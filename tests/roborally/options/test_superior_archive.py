"""Superior Archive: its robot returns without damage. RR-O25."""

import pytest

from ..kit_more import seen
from ..race import A, act, play_turn, raced, told


@pytest.mark.rule("RR-O25", "RR-63")
def test_it_returns_without_damage() -> None:
    race = raced(".   .A>", archive={"A": "A1"}, options={"A": "superior-archive brakes"})
    play_turn(race, A="move2-670")
    act(race, "A discard:brakes")
    events = act(race, "A face:north")
    assert told("returned-with", events) == ["returned-with seat=1 damage=0"]
    assert seen(race, "A")["args"] == [0]
    assert race.damage[A] == 0


@pytest.mark.rule("RR-O25")
def test_if_it_is_still_there() -> None:
    race = raced(".   .A>", archive={"A": "A1"}, options={"A": "superior-archive"})
    play_turn(race, A="move2-670")
    act(race, "A face:north")
    assert race.damage[A] == 2

"""Superior Archive: its robot returns without damage. RR-O25."""

import pytest

from ..race import A, act, play_turn, raced


@pytest.mark.rule("RR-O25", "RR-63")
def test_it_returns_without_damage() -> None:
    race = raced(".   .A>", archive={"A": "A1"}, options={"A": "superior-archive brakes"})
    play_turn(race, A="move2-670")
    act(race, "A", "discard:brakes")
    act(race, "A", "face:north")
    assert race.damage[A] == 0


@pytest.mark.rule("RR-O25")
def test_if_it_is_still_there() -> None:
    race = raced(".   .A>", archive={"A": "A1"}, options={"A": "superior-archive"})
    play_turn(race, A="move2-670")
    act(race, "A", "face:north")
    assert race.damage[A] == 2

"""Tractor Beam: the target is pulled closer. RR-O26."""

import pytest

from ..race import B, act, asked, drawn, play_register, raced


@pytest.mark.rule("RR-O26", "RR-O30")
def test_one_space_toward_the_shooter() -> None:
    race = raced(".A> .   .   .B^", options={"A": "tractor-beam"})
    play_register(race, 1)
    act(race, "A use:tractor-beam")
    assert race.damage[B] == 0
    assert drawn(race) == """
        .A> .   .B^ .
    """


@pytest.mark.rule("RR-O26")
def test_not_if_it_is_adjacent() -> None:
    race = raced(".A> .B^", options={"A": "tractor-beam"})
    play_register(race, 1)
    assert asked(race) == ""

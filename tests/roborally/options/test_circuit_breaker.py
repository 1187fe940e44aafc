"""Circuit Breaker: badly damaged, its robot powers down. RR-O4."""

import pytest

from botyard.games.roborally.state import DOWN, UP

from ..race import A, asked, play_turn, raced, run


@pytest.mark.rule("RR-O4")
def test_three_damage_power_down() -> None:
    race = raced(".A> .", damage={"A": 3}, options={"A": "circuit-breaker"})
    play_turn(race, A="left left left left left")
    assert (race.power[A], race.damage[A]) == (DOWN, 0)


@pytest.mark.rule("RR-O4")
def test_two_do_not() -> None:
    race = raced(".A> .", damage={"A": 2}, options={"A": "circuit-breaker"})
    play_turn(race, A="left left left left left")
    assert (race.power[A], race.damage[A]) == (UP, 2)


@pytest.mark.rule("RR-O4")
def test_it_looks_after_the_repairs() -> None:
    race = raced("+A> .", damage={"A": 3}, options={"A": "circuit-breaker"})
    play_turn(race, A="left left left left left")
    assert (race.power[A], race.damage[A]) == (UP, 2)


@pytest.mark.rule("RR-O4", "RR-O31")
def test_one_that_is_down_stays_so_without_a_question() -> None:
    race = raced(".A> .", damage={"A": 4}, options={"A": "circuit-breaker"}, power={"A": "down"})
    run(race, "clear", register=0)
    run(race, "stay-down", register=0)
    assert asked(race) == ""
    run(race, "drop-damage", register=0)
    assert (race.power[A], race.damage[A]) == (DOWN, 0)

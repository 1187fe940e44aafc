"""Double-Barreled Laser: the main laser hits twice. RR-O7."""

import pytest

from ..race import A, B, C, raced, run


@pytest.mark.rule("RR-O7")
def test_the_main_laser_hits_twice() -> None:
    race = raced(".A> .B^", options={"A": "double-barreled-laser"})
    run(race, "lasers")
    assert race.damage[B] == 2


@pytest.mark.rule("RR-O7", "RR-O21")
def test_not_the_rear_laser() -> None:
    race = raced(".B^ .A> .C^", options={"A": "double-barreled-laser rear-firing-laser"})
    run(race, "lasers")
    assert (race.damage[A], race.damage[B], race.damage[C]) == (0, 1, 2)


@pytest.mark.rule("RR-O7", "RR-O31")
def test_nothing_fires_while_powered_down() -> None:
    held = {"A": "double-barreled-laser rear-firing-laser"}
    race = raced(".B^ .A> .C^", options=held, power={"A": "down"})
    run(race, "lasers")
    assert (race.damage[B], race.damage[C]) == (0, 0)

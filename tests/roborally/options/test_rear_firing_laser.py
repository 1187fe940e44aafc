"""Rear-Firing Laser: a second laser, to the rear. RR-O21."""

import pytest

from ..race import B, C, act, play_register, raced, run


@pytest.mark.rule("RR-O21")
def test_a_second_shot_to_the_rear() -> None:
    race = raced(".B^ .   .A> .C^", options={"A": "rear-firing-laser"})
    run(race, "lasers")
    assert (race.damage[B], race.damage[C]) == (1, 1)


@pytest.mark.rule("RR-O21", "RR-O30")
def test_also_when_the_front_fires_a_weapon() -> None:
    race = raced(".B^ .A> .C^ .", options={"A": "rear-firing-laser pressor-beam"})
    play_register(race, 1)
    act(race, "A use:pressor-beam")
    assert (race.damage[B], race.damage[C]) == (1, 0)

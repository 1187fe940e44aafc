"""Set to Kill: lasers of robots hit twice. RR-C4."""

import pytest

from botyard.games.roborally.boards.courses import SET_TO_KILL

from ..race import A, B, C, act, play_register, raced, run


@pytest.mark.rule("RR-C4")
def test_main_and_rear_lasers_hit_twice() -> None:
    race = raced(".B^ .A> .C^", options={"A": "rear-firing-laser"})
    race.special = SET_TO_KILL
    run(race, "lasers")
    assert (race.damage[A], race.damage[B], race.damage[C]) == (0, 2, 2)


@pytest.mark.rule("RR-C4", "RR-O7")
def test_double_barreled_ones_four_times() -> None:
    race = raced(".A> .B^", options={"A": "double-barreled-laser"})
    race.special = SET_TO_KILL
    run(race, "lasers")
    assert race.damage[B] == 4


@pytest.mark.rule("RR-C4", "RR-O30")
def test_board_lasers_and_weapons_stay_as_they_are() -> None:
    race = raced(">.A^ .", robots=1)
    race.special = SET_TO_KILL
    run(race, "lasers")
    assert race.damage[A] == 1
    race = raced(".A> .B^ .", options={"A": "mini-howitzer"})
    race.special = SET_TO_KILL
    play_register(race, 1)
    act(race, "A use:mini-howitzer")
    assert race.damage[B] == 1

"""Power-Down Shield stops the first damage from each side. RR-O17."""

import pytest

from ..race import A, B, act, play_register, raced, run, told


@pytest.mark.rule("RR-O17", "RR-O31")
def test_one_damage_from_each_side_in_each_register() -> None:
    held = {"A": "power-down-shield", "B": "double-barreled-laser"}
    race = raced(".C> .A^ .B<", options=held, power={"A": "down"})
    events = run(race, "lasers")
    assert told("shielded", events) == ["shielded seat=1"] * 2
    act(race, "A take-damage")
    assert race.damage[A] == 1


@pytest.mark.rule("RR-O17")
def test_the_next_register_has_a_new_one() -> None:
    race = raced(".A^ .B<", options={"A": "power-down-shield"}, power={"A": "down"})
    for register in (1, 2):
        play_register(race, register)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-O17")
def test_nothing_while_the_robot_is_active() -> None:
    race = raced(".A^ .B<", options={"A": "power-down-shield"})
    run(race, "lasers")
    assert race.tokens[A] == 1
    assert race.damage[B] == 0


@pytest.mark.rule("RR-O17", "RR-O20")
def test_it_stops_ramming_gear_but_not_the_push() -> None:
    held = {"A": "power-down-shield", "B": "ramming-gear"}
    race = raced(".B> .A^ .", options=held, power={"A": "down"})
    play_register(race, 1, B="move1")
    assert race.space[A] == race.floor.space("C1")
    assert (race.damage[A], race.tokens[A]) == (0, 1)  # shot from the same side afterwards

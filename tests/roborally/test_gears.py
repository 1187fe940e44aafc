"""Gears turn who stands on them. RR-29."""

import pytest

from .race import Picture, drawn, play_register, raced, run


@pytest.mark.rule("RR-29")
def test_a_gear_turns_the_robot_on_it_in_its_direction() -> None:
    race = raced("""
        ↻A^ ↻B> ↻Cv ↻D<
        ↺E^ ↺F> ↺Gv ↺H<
    """)
    run(race, "gears")
    assert drawn(race) == Picture("""
        ↻A> ↻Bv ↻C< ↻D^
        ↺E< ↺F^ ↺G> ↺Hv
    """)


@pytest.mark.rule("RR-29")
def test_a_gear_turns_nobody_beside_it() -> None:
    race = raced("""
        .A^ ↻   .B^
        .   .C^ .
    """)
    run(race, "gears")
    assert drawn(race) == Picture("""
        .A^ ↻   .B^
        .   .C^ .
    """)


@pytest.mark.rule("RR-29")
def test_a_gear_turns_in_every_register() -> None:
    race = raced("""
        ↻A^
    """)
    for register, facing in enumerate(">v<^>", start=1):
        run(race, "gears", register=register)
        assert drawn(race) == f"↻A{facing}"


@pytest.mark.rule("RR-29", "RR-12")
def test_a_gear_turns_a_powered_down_robot() -> None:
    race = raced("↺A^", power={"A": "down"})
    run(race, "gears")
    assert drawn(race) == "↺A<"


@pytest.mark.rule("RR-29", "RR-33")
def test_the_laser_fires_where_the_gear_has_turned_the_robot() -> None:
    race = raced("""
        .   .B^ .
        .   ↻A< .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        .   .B^ .
        .   ↻A^ .
    """)
    assert list(race.damage) == [0, 1]

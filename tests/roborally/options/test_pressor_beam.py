"""Pressor Beam: a push without damage. RR-O18."""

import pytest

from ..race import B, act, drawn, play_register, raced, refused


@pytest.mark.rule("RR-O18", "RR-O30")
def test_the_target_is_pushed_away_without_damage() -> None:
    race = raced(".A> .   .B^ .", options={"A": "pressor-beam"})
    play_register(race, 1)
    act(race, "A use:pressor-beam")
    assert race.damage[B] == 0
    assert (
        drawn(race)
        == """
        .A> .   .   .B^
    """
    )


@pytest.mark.rule("RR-O30")
def test_a_weapon_needs_a_target() -> None:
    race = raced(".   .A^ .B^", options={"A": "pressor-beam mini-howitzer", "B": "tractor-beam"})
    play_register(race, 1)
    assert race.waiting() == 0
    race = raced(".A> .B< .", options={"A": "pressor-beam", "B": "tractor-beam pressor-beam"})
    play_register(race, 1)
    act(race, "A pass")
    assert refused(race, "B use:tractor-beam") == "target-adjacent RR-O26"


@pytest.mark.rule("RR-O27")
def test_movements_of_the_same_robot_all_fail() -> None:
    race = raced(
        """
        .A> .B^ .
        .   .C^ .
    """,
        options={"A": "pressor-beam", "C": "mini-howitzer"},
    )
    play_register(race, 1)
    act(race, "A use:pressor-beam")
    act(race, "C use:mini-howitzer")
    assert (
        drawn(race)
        == """
        .A> .B^ .
        .   .C^ .
    """
    )


@pytest.mark.rule("RR-O27")
def test_of_three_movements_of_the_same_robot_all_fail() -> None:
    drawing = """
        .   .   .Av .
        .   .   .   .
        .D> .E^ .B> .
        .   .   .C^ .
    """
    held = {"A": "tractor-beam", "C": "mini-howitzer", "D": "pressor-beam"}
    race = raced(drawing, options=held)
    play_register(race, 1)
    act(race, "A use:tractor-beam")
    act(race, "C use:mini-howitzer")
    act(race, "D use:pressor-beam")
    assert drawn(race) == drawing


@pytest.mark.rule("RR-O27", "RR-O18")
def test_a_movement_that_a_wall_stops_hinders_no_other() -> None:
    race = raced(
        """
        .   .   .
        .A> .B^|.
        .   .C^ .
    """,
        options={"A": "pressor-beam", "C": "mini-howitzer"},
    )
    play_register(race, 1)
    act(race, "A use:pressor-beam")
    act(race, "C use:mini-howitzer")
    assert (
        drawn(race)
        == """
        .   .B^ .
        .A> .  |.
        .   .C^ .
    """
    )

"""Ramming Gear hurts whom its robot pushes. RR-O20."""

import pytest

from ..race import B, C, act, asked, drawn, play_register, raced, told


@pytest.mark.rule("RR-O20", "RR-63")
def test_one_damage_for_each_step_that_pushes() -> None:
    race = raced(".A> .B^ .C^ .   .   .", options={"A": "ramming-gear"})
    events = play_register(race, 1, A="move2")
    assert told("rammed", events) == ["rammed seat=1 target=2"] * 2
    assert (race.damage[B], race.damage[C]) == (3, 0)


@pytest.mark.rule("RR-O20")
def test_nothing_if_the_push_is_blocked_or_the_robot_fell() -> None:
    race = raced(".A> .B^|.", options={"A": "ramming-gear"})
    assert told("rammed", play_register(race, 1, A="move1")) == []
    race = raced(".A> .B^ @", options={"A": "ramming-gear"})
    assert told("rammed", play_register(race, 1, A="move1")) == []


@pytest.mark.rule("RR-O20", "RR-34", "RR-63")
def test_it_may_be_canceled_at_once_and_the_move_goes_on() -> None:
    race = raced(".A> .B^ .   .", options={"A": "ramming-gear", "B": "brakes"})
    play_register(race, 1, A="move2")
    assert asked(race) == "B"
    act(race, "B discard:brakes")
    assert drawn(race) == """
        .   .   .A> .B^
    """


@pytest.mark.rule("RR-O20")
def test_who_is_destroyed_so_leaves_the_space_free() -> None:
    race = raced(".A> .B^ .  |.", damage={"B": 9}, options={"A": "ramming-gear"},
                 cards={"B": "left left left left left"}, locked={"B": "1 2 3 4 5"})
    play_register(race, 1, A="move2-670")
    assert drawn(race) == """
        .   .   .A>|.
    """

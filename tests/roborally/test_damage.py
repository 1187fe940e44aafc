"""Damage arrives token by token, can be canceled, and destroys. RR-34, RR-37, RR-63."""

import pytest

from botyard.games.roborally.components import OPTIONS
from botyard.games.roborally.state import NOWHERE

from .kit_more import robot_seen
from .race import (
    A,
    C,
    act,
    asked,
    choices,
    drawn,
    options,
    play_register,
    raced,
    refused,
    run,
    run_out,
    told,
)


@pytest.mark.rule("RR-34")
def test_a_token_may_be_canceled_by_discarding_an_option_of_that_robot() -> None:
    race = raced(">.   .A^ .  |", options={"A": "brakes flywheel"})
    play_register(race, 1)
    assert asked(race) == "A"
    assert choices(race, seat="A") == {"take-damage", "discard:brakes", "discard:flywheel"}
    events = act(race, "A discard:brakes")
    assert race.damage[A] == 0
    assert options(race, "A") == "flywheel"
    assert told("cancelled", events) == ["cancelled seat=1 option=brakes"]


@pytest.mark.rule("RR-34")
def test_a_token_may_be_taken_and_the_option_kept() -> None:
    race = raced(">.   .A^ .  |", options={"A": "brakes"})
    play_register(race, 1)
    act(race, "A take-damage")
    assert race.damage[A] == 1
    assert options(race, "A") == "brakes"


@pytest.mark.rule("RR-34", "RR-O29")
def test_a_discarded_option_lies_open_beside_the_deck() -> None:
    race = raced(">.   .A^ .  |", options={"A": "brakes"})
    play_register(race, 1)
    act(race, "A discard:brakes")
    assert race.spent_options == 1 << OPTIONS.number("brakes")


@pytest.mark.rule("RR-34")
def test_the_option_of_another_robot_cancels_nothing() -> None:
    race = raced(">.   .A^ .B^ .  |", options={"A": "brakes", "B": "flywheel"})
    play_register(race, 1)
    assert refused(race, "A discard:flywheel") == "not-yours-to-discard RR-34"


@pytest.mark.rule("RR-34", "RR-54")
def test_a_robot_without_options_is_not_asked() -> None:
    race = raced("⋙.   .A^ .  |")
    play_register(race, 1)
    assert asked(race) == ""
    assert race.damage[A] == 3


@pytest.mark.rule("RR-34")
def test_it_is_one_card_for_each_token_decided_token_by_token() -> None:
    race = raced("⋙.   .A^ .  |", options={"A": "brakes flywheel recompile scrambler"})
    play_register(race, 1)
    act(race, "A discard:flywheel")
    assert asked(race) == "A"
    act(race, "A take-damage")
    assert asked(race) == "A"
    act(race, "A discard:brakes")
    assert asked(race) == ""
    assert race.damage[A] == 1
    assert options(race, "A") == "recompile scrambler"


@pytest.mark.rule("RR-34")
def test_as_many_tokens_are_canceled_as_there_are_cards() -> None:
    race = raced("⋙.   .A^ .  |", options={"A": "brakes flywheel recompile"})
    play_register(race, 1)
    for option in ("brakes", "flywheel", "recompile"):
        act(race, f"A discard:{option}")
    assert race.damage[A] == 0
    assert options(race, "A") == ""


@pytest.mark.rule("RR-34", "RR-54")
def test_without_a_card_left_the_other_tokens_arrive_unasked() -> None:
    race = raced("⋙.   .A^ .  |", options={"A": "brakes"})
    play_register(race, 1)
    act(race, "A discard:brakes")
    assert asked(race) == ""
    assert race.damage[A] == 2


@pytest.mark.rule("RR-34")
def test_who_decides_knows_how_many_tokens_arrive_in_this_step() -> None:
    race = raced(
        """
         .   .Bv .
        ».   .A^ .
         .   .C^ .
        """,
        options={"A": "brakes"},
    )
    play_register(race, 1)
    assert robot_seen(race, "A", by="A")["tokens"] == 4


@pytest.mark.rule("RR-34", "RR-54", "RR-61")
def test_robots_decide_in_dock_order() -> None:
    race = raced(
        """
        >.   .C^ .  |
        >.   .A> .  |
        >.   .B> .  |
        """,
        options={"A": "brakes", "B": "flywheel", "C": "recompile"},
    )
    play_register(race, 1)
    order = ""
    while asked(race):
        order += asked(race)
        act(race, f"{asked(race)} take-damage")
    assert order == "ABC"


@pytest.mark.rule("RR-34", "RR-61")
def test_no_token_lands_before_everybody_has_decided() -> None:
    race = raced(
        """
        >.   .A> .  |
        >.   .B> .  |
        >.   .C> .  |
        """,
        damage={"A": 9},
        options={"B": "brakes"},
    )
    play_register(race, 1)
    assert asked(race) == "B"
    assert race.is_on_floor(A)
    assert race.damage[C] == 0
    act(race, "B take-damage")
    assert not race.is_on_floor(A)
    assert race.damage[C] == 1


@pytest.mark.rule("RR-34")
def test_a_canceled_token_neither_locks_nor_destroys() -> None:
    race = raced(
        ">.   .A^ .  |",
        damage={"A": 9},
        options={"A": "brakes"},
        cards={"A": "left left left left left"},
        locked={"A": "1 2 3 4 5"},
    )
    play_register(race, 1)
    act(race, "A discard:brakes")
    assert race.is_on_floor(A)
    assert race.damage[A] == 9


@pytest.mark.rule("RR-34", "RR-12")
def test_a_powered_down_robot_may_cancel_too() -> None:
    race = raced(">.   .A^ .  |", power={"A": "down"}, options={"A": "brakes"})
    play_register(race, 1)
    assert choices(race, seat="A") == {"take-damage", "discard:brakes"}


@pytest.mark.rule("RR-34", "RR-54")
def test_if_time_runs_out_the_option_is_not_used() -> None:
    race = raced("».   .A^ .  |", options={"A": "brakes"})
    play_register(race, 1)
    while asked(race):
        run_out(race, "A")
    assert race.damage[A] == 2
    assert options(race, "A") == "brakes"


@pytest.mark.rule("RR-34")
def test_a_shot_is_canceled_like_a_beam() -> None:
    race = raced(".A> .B^", options={"B": "brakes"})
    play_register(race, 1)
    act(race, "B discard:brakes")
    assert list(race.damage) == [0, 0]


@pytest.mark.rule("RR-37")
def test_the_ninth_damage_does_not_destroy() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 8})
    play_register(race, 1)
    assert race.is_on_floor(A)
    assert race.damage[A] == 9


@pytest.mark.rule("RR-37")
def test_the_tenth_damage_destroys_the_robot() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 9})
    events = play_register(race, 1)
    assert drawn(race) == ">.   .   .  |"
    assert told("destroyed", events) == ["destroyed seat=1 lives=2"]


@pytest.mark.rule("RR-37")
def test_more_than_ten_damage_costs_one_life_only() -> None:
    race = raced("⋙.   .A^ .  |", damage={"A": 9})
    play_register(race, 1)
    assert race.lives[A] == 2
    assert race.space[A] == NOWHERE


@pytest.mark.rule("RR-34", "RR-37")
def test_who_cancels_too_little_is_destroyed() -> None:
    race = raced("».   .A^ .  |", damage={"A": 9}, options={"A": "brakes"})
    play_register(race, 1)
    act(race, "A discard:brakes")
    assert not race.is_on_floor(A)


@pytest.mark.rule("RR-37")
def test_all_robots_with_ten_in_one_step_are_destroyed_at_the_same_moment() -> None:
    race = raced(
        """
        >.   .B> .  |
        >.   .A> .  |
        >.   .C> .  |
        """,
        damage={"A": 9, "B": 9, "C": 9},
    )
    events = play_register(race, 1)
    assert told("destroyed", events) == [
        "destroyed seat=1 lives=2",
        "destroyed seat=2 lives=2",
        "destroyed seat=3 lives=2",
    ]


@pytest.mark.rule("RR-37")
def test_nobody_is_destroyed_by_damage_before_all_lasers_have_hit() -> None:
    race = raced(
        """
        .A> .   .B<
        .   .   .
        """,
        damage={"B": 9},
        options={"B": "brakes flywheel"},
    )
    events = play_register(race, 1)
    assert not told("destroyed", events)
    events = act(race, "B take-damage")
    assert told("damaged", events)[0] == "damaged seat=1 damage=1"
    assert told("destroyed", events) == ["destroyed seat=2 lives=2"]


@pytest.mark.rule("RR-37", "RR-42")
def test_destruction_by_damage_comes_before_the_touch() -> None:
    race = raced(">.   ①A^ ②  |", damage={"A": 9})
    events = play_register(race, 1)
    assert race.flags[A] == 0
    assert not told("archived", events)


@pytest.mark.rule("RR-63")
def test_the_two_damage_of_a_return_cannot_be_canceled() -> None:
    race = raced(".   .A>", archive={"A": "A1"}, options={"A": "extra-memory flywheel recompile"})
    play_register(race, 1, A="move1")
    act(race, "A discard:extra-memory")
    run(race, "return")
    act(race, "A face:east")
    act(race, "A power-on")
    assert race.damage[A] == 2
    assert options(race, "A") == "flywheel recompile"

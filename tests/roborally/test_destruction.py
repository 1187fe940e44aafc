"""What a robot loses when it is destroyed, and when it is out. RR-38, RR-64."""

import pytest

from botyard.games.roborally.components import OPTIONS
from botyard.games.roborally.state import NOWHERE, OUT_OF_RACE, RETURNING

from .race import (
    A,
    B,
    Picture,
    act,
    asked,
    choices,
    drawn,
    options,
    play_register,
    play_turn,
    program,
    raced,
    run,
    run_out,
    told,
)


@pytest.mark.rule("RR-38")
def test_a_destroyed_robot_leaves_the_floor_at_once() -> None:
    race = raced("""
        .A> .B^ @   .
        .   .   .   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> @   .
        .   .   .   .
    """)
    assert race.space[B] == NOWHERE


@pytest.mark.rule("RR-38")
def test_the_space_of_a_destroyed_robot_is_free_in_the_same_register() -> None:
    race = raced("""
        .A> @   .
        .   .   .
        .B^ .   .
    """)
    play_register(race, 1, A="move1-510", B="move1-500")
    events = play_register(race, 2, B="move1")
    assert not told("pushed", events)
    assert drawn(race) == Picture("""
        .B^ @   .
        .   .   .
        .   .   .
    """)


@pytest.mark.rule("RR-38")
def test_it_loses_one_life() -> None:
    race = raced(".   .A>", lives={"A": 3})
    play_register(race, 1, A="move1")
    assert race.lives[A] == 2
    assert race.fate[A] == RETURNING


@pytest.mark.rule("RR-38")
def test_it_loses_one_option_of_its_owners_choice_at_once() -> None:
    race = raced(".   .A>", options={"A": "extra-memory flywheel"})
    play_register(race, 1, A="move1")
    assert asked(race) == "A"
    assert choices(race, seat="A") == {"discard:extra-memory", "discard:flywheel"}
    events = act(race, "A discard:flywheel")
    assert told("lost-option", events) == ["lost-option seat=1 option=flywheel"]
    assert options(race, "A") == "extra-memory"
    assert race.spent_options == 1 << OPTIONS.number("flywheel")


@pytest.mark.rule("RR-38", "RR-54")
def test_a_single_option_is_lost_without_a_question() -> None:
    race = raced(".   .A>", options={"A": "extra-memory"})
    play_register(race, 1, A="move1")
    assert asked(race) == ""
    assert options(race, "A") == ""


@pytest.mark.rule("RR-38", "RR-54")
def test_if_time_runs_out_a_random_option_is_lost() -> None:
    race = raced(".   .A>", options={"A": "extra-memory flywheel"})
    play_register(race, 1, A="move1")
    run_out(race, "A", chance="lose:1=flywheel")
    assert options(race, "A") == "extra-memory"


@pytest.mark.rule("RR-38", "RR-4")
def test_robots_destroyed_at_the_same_moment_choose_in_dock_order() -> None:
    race = raced(
        """
        →B^ @   ←A^
        """,
        options={"A": "extra-memory flywheel", "B": "recompile scrambler"},
    )
    play_register(race, 1)
    assert asked(race) == "A"
    act(race, "A discard:extra-memory")
    assert asked(race) == "B"
    act(race, "B discard:recompile")
    assert asked(race) == ""


@pytest.mark.rule("RR-38")
def test_who_is_destroyed_by_damage_loses_an_option_too() -> None:
    race = raced(".A> .B^", damage={"B": 9}, options={"B": "extra-memory flywheel"})
    play_register(race, 1)
    act(race, "B take-damage")
    assert choices(race, seat="B") == {"discard:extra-memory", "discard:flywheel"}


@pytest.mark.rule("RR-38")
def test_its_damage_and_its_locks_are_gone() -> None:
    race = raced(
        ".   .A>",
        damage={"A": 7},
        cards={"A": "move1 left left left left"},
        locked={"A": "3 4 5"},
    )
    play_register(race, 1)
    assert race.damage[A] == 0
    assert race.locked[A] == 0


@pytest.mark.rule("RR-38")
def test_its_cards_locked_ones_too_are_discarded_in_clean_up() -> None:
    race = raced(
        ".   .A>",
        damage={"A": 7},
        cards={"A": "move1 left left left left"},
        locked={"A": "3 4 5"},
    )
    play_register(race, 1)
    run(race, "clear")
    assert program(race, "A") == "- - - - -"


@pytest.mark.rule("RR-38")
def test_it_takes_no_further_part_in_the_turn() -> None:
    race = raced("""
        .   .A>
        .   .
        .B^ .
    """)
    for register in range(1, 6):
        events = play_register(race, register, A="move1", B="left")
        if register > 1:
            assert not any("seat=1" in event for event in events)


@pytest.mark.rule("RR-38", "RR-52")
def test_its_later_cards_are_not_revealed() -> None:
    race = raced(".   .A>\n.   .B>", cards={"A": "move1 left left left left"})
    play_register(race, 1)
    events = play_register(race, 2, B="left")
    assert [event.split(" ")[1] for event in told("revealed", events)] == ["seat=2"]


@pytest.mark.rule("RR-38")
def test_with_no_life_left_it_is_out_of_the_race() -> None:
    race = raced(".   .A>\n.B^ .\n.C^ .", lives={"A": 1})
    events = play_register(race, 1, A="move1")
    assert race.fate[A] == OUT_OF_RACE
    assert told("out", events) == ["out seat=1"]


@pytest.mark.rule("RR-38", "RR-39")
def test_who_is_out_does_not_return() -> None:
    race = raced(".   .   .A>\n.B^ .   .\n.C> .   .", lives={"A": 1})
    play_turn(race, A="move1")
    assert asked(race) == ""
    assert not race.is_on_floor(A)


@pytest.mark.rule("RR-64")
def test_a_robot_that_is_out_leaves_with_its_archive_marker() -> None:
    race = raced(".   .A>\n.B^ .\n.C^ .", lives={"A": 1}, archive={"A": "A1"})
    play_register(race, 1, A="move1")
    assert race.archive[A] == NOWHERE


@pytest.mark.rule("RR-64")
def test_the_remaining_options_of_a_robot_that_is_out_are_discarded() -> None:
    race = raced(
        ".   .A>\n.B^ .\n.C^ .", lives={"A": 1}, options={"A": "extra-memory flywheel recompile"}
    )
    play_register(race, 1, A="move1")
    while asked(race):
        run_out(race, "A")
    assert options(race, "A") == ""
    spent = [name for number, name in enumerate(OPTIONS.names) if race.spent_options >> number & 1]
    assert spent == ["extra-memory", "flywheel", "recompile"]


@pytest.mark.rule("RR-64", "RR-51")
def test_the_cards_of_a_robot_that_is_out_are_discarded_in_clean_up() -> None:
    race = raced(".   .A>\n.B^ .\n.C^ .", lives={"A": 1}, cards={"A": "move1 left left left left"})
    play_register(race, 1)
    run(race, "clear")
    assert program(race, "A") == "- - - - -"


@pytest.mark.rule("RR-38")
def test_a_powered_down_robot_is_destroyed_like_any_other() -> None:
    race = raced(".A> .B^", power={"B": "down"}, damage={"B": 9})
    play_register(race, 1)
    assert race.lives[B] == 2
    assert not race.is_on_floor(B)


@pytest.mark.rule("RR-38")
def test_flags_and_archive_marker_stay_with_a_destroyed_robot() -> None:
    race = raced(".   .A>\n①   ②", flags={"A": 1}, archive={"A": "A2"})
    play_register(race, 1, A="move1")
    assert race.flags[A] == 1
    assert race.floor.name(race.archive[A]) == "A2"


# Chosen at once: the rest waits, and then goes on


@pytest.mark.rule("RR-38", "RR-16")
def test_robots_of_lower_priority_move_after_the_choice() -> None:
    race = raced(
        """
        .A> @   .
        .B> .   .
        """,
        options={"A": "extra-memory flywheel"},
    )
    play_register(race, 1, A="move1-500", B="move1-490")
    assert drawn(race) == Picture("""
        .   @   .
        .B> .   .
    """)
    act(race, "A discard:extra-memory")
    assert drawn(race) == Picture("""
        .   @   .
        .   .B> .
    """)


@pytest.mark.rule("RR-38", "RR-22")
def test_after_a_choice_while_express_belts_run_all_belts_run() -> None:
    race = raced(
        """
        ⇒A^ @   .   .
        ⇒B> →   →   .
        """,
        options={"A": "extra-memory flywheel"},
    )
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   @   .   .
        ⇒   →B> →   .
    """)
    act(race, "A discard:extra-memory")
    assert drawn(race) == Picture("""
        ⇒   @   .   .
        ⇒   →   →B> .
    """)


@pytest.mark.rule("RR-38", "RR-22")
def test_after_a_choice_while_pushers_push_gears_turn() -> None:
    race = raced(
        """
        ▶A^ @   .
        ▶B^ ↻   .
        """,
        options={"A": "extra-memory flywheel"},
    )
    play_register(race, 1)
    assert asked(race) == "A"
    assert drawn(race) == Picture("""
        ▶   @   .
        ▶   ↻B^ .
    """)
    act(race, "A discard:extra-memory")
    assert drawn(race) == Picture("""
        ▶   @   .
        ▶   ↻B> .
    """)


@pytest.mark.rule("RR-38", "RR-15")
def test_after_a_choice_in_the_destruction_step_flags_are_touched() -> None:
    race = raced(
        """
        >.   .A> .  |
         ①B> ②   .
        """,
        damage={"A": 9},
        options={"A": "extra-memory flywheel"},
    )
    play_register(race, 1)
    act(race, "A take-damage")
    assert race.flags[B] == 0
    act(race, "A discard:extra-memory")
    assert race.flags[B] == 1


@pytest.mark.rule("RR-38", "RR-54")
def test_of_two_destroyed_together_only_who_has_a_choice_is_asked() -> None:
    race = raced(
        """
        →A^ @   ←B^
        """,
        options={"A": "recompile", "B": "extra-memory flywheel"},
    )
    play_register(race, 1)
    assert asked(race) == "B"
    assert options(race, "A") == ""


@pytest.mark.rule("RR-38", "RR-47")
def test_the_race_ends_only_after_the_choice() -> None:
    race = raced(
        """
        .   .   .A>
        .   .   .B>
        """,
        lives={"B": 1},
        options={"A": "extra-memory flywheel"},
    )
    events = play_register(race, 1, A="move1", B="move1")
    assert asked(race) == "A"
    assert not told("ended", events)
    assert told("ended", act(race, "A discard:extra-memory"))


@pytest.mark.rule("RR-38")
def test_a_robot_destroyed_in_two_turns_loses_two_lives_and_two_options() -> None:
    held = {"A": "extra-memory flywheel recompile"}
    race = raced(".   .   .A>", archive={"A": "C1"}, options=held)
    for option, lives in (("extra-memory", 2), ("recompile", 1)):
        play_turn(race, A="move1")
        act(race, f"A discard:{option}")
        assert race.lives[A] == lives
        act(race, "A face:east")
        act(race, "A power-on")
    assert options(race, "A") == "flywheel"

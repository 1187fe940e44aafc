"""Power down: announced, spent on the floor, and ended. RR-10 … RR-14, RR-56."""

import pytest

from .race import (
    A,
    B,
    C,
    Picture,
    act,
    asked,
    choices,
    drawn,
    hand,
    options,
    play_register,
    play_turn,
    program,
    raced,
    refused,
    run,
    run_out,
    told,
)

PROGRAM = "left-70 right-80 left-90 right-100 left-110"


# Announcing


@pytest.mark.rule("RR-10")
def test_a_damaged_active_robot_announces_power_down_or_passes() -> None:
    race = raced(".A^ .", damage={"A": 1})
    run(race, "announce")
    assert asked(race) == "A"
    assert choices(race, seat="A") == {"power-down", "power-on"}


@pytest.mark.rule("RR-10")
def test_only_a_damaged_robot_may_announce() -> None:
    race = raced(".A^ .B^ .C^", damage={"B": 1})
    run(race, "announce")
    assert asked(race) == "B"
    act(race, "B power-on")
    assert asked(race) == ""


@pytest.mark.rule("RR-10", "RR-54")
def test_only_an_undamaged_robot_is_told_that_it_is_not_damaged() -> None:
    race = raced(".A^ .B^ .C^", damage={"A": 1, "B": 1})
    run(race, "announce")
    act(race, "A power-down")
    assert refused(race, "A power-down") == "not-asked RR-54"
    assert refused(race, "C power-down") == "not-damaged RR-10"


@pytest.mark.rule("RR-10")
def test_robots_announce_in_dock_order_one_opportunity_each() -> None:
    race = raced(".C^ .A^ .B^", damage={"A": 1, "B": 2, "C": 3})
    run(race, "announce")
    order = ""
    while asked(race):
        order += asked(race)
        act(race, f'{asked(race)} {"power-down" if order[-1] == "C" else "power-on"}')
    assert order == "ABC"
    assert [race.is_active(robot) for robot in (A, B, C)] == [True, True, True]


@pytest.mark.rule("RR-10")
def test_a_powered_down_robot_does_not_announce() -> None:
    race = raced(".A^ .", damage={"A": 1}, power={"A": "down"})
    run(race, "announce")
    assert asked(race) == ""


@pytest.mark.rule("RR-10")
def test_nobody_announces_while_another_is_asked() -> None:
    race = raced(".A^ .B^", damage={"A": 1, "B": 1})
    run(race, "announce")
    assert refused(race, "B power-down").split()[0] == "not-asked"


@pytest.mark.rule("RR-10")
def test_after_an_announcement_the_current_program_still_runs() -> None:
    race = raced(".A> .   .   .", damage={"A": 1})
    run(race, "announce")
    events = act(race, "A power-down")
    assert told("announced", events) == ["announced seat=1"]
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   .   .A> .
    """)
    assert race.damage[A] == 1


@pytest.mark.rule("RR-10", "RR-11")
def test_who_announced_is_powered_down_in_the_next_turn() -> None:
    race = raced(".A> .   .   .", damage={"A": 1}, power={"A": "announced"})
    play_turn(race, A=PROGRAM)
    assert not race.is_active(A)


@pytest.mark.rule("RR-10")
def test_who_passed_is_not() -> None:
    race = raced(".A> .   .   .", damage={"A": 1})
    run(race, "announce")
    act(race, "A power-on")
    play_turn(race, A=PROGRAM)
    assert race.is_active(A)
    assert race.damage[A] == 1


@pytest.mark.rule("RR-10")
def test_an_announcement_stands_also_if_the_damage_is_repaired_meanwhile() -> None:
    race = raced("+A> .   .   .", damage={"A": 1}, power={"A": "announced"})
    play_turn(race, A=PROGRAM)
    assert race.damage[A] == 0
    assert not race.is_active(A)


@pytest.mark.rule("RR-10", "RR-54")
def test_if_time_runs_out_nothing_is_announced() -> None:
    race = raced(".A> .   .   .", damage={"A": 1})
    run(race, "announce")
    run_out(race, "A")
    play_turn(race, A=PROGRAM)
    assert race.is_active(A)


@pytest.mark.rule("RR-10")
def test_a_robot_locked_in_all_registers_may_announce() -> None:
    race = raced(".A^ .", damage={"A": 9}, cards={"A": PROGRAM}, locked={"A": "1 2 3 4 5"})
    run(race, "announce")
    assert asked(race) == "A"


# Down


@pytest.mark.rule("RR-11")
def test_a_robot_that_powers_down_discards_all_damage_and_unlocks_everything() -> None:
    race = raced(
        ".A> .   .   .",
        damage={"A": 7},
        power={"A": "announced"},
        cards={"A": PROGRAM},
        locked={"A": "3 4 5"},
    )
    events = play_turn(race)
    assert race.damage[A] == 0
    assert race.locked[A] == 0
    assert program(race, "A") == "- - - - -"
    assert told("powered-down", events) == ["powered-down seat=1"]


@pytest.mark.rule("RR-11")
def test_damage_taken_after_the_announcement_is_discarded_too() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 1}, power={"A": "announced"})
    play_turn(race, A=PROGRAM)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-11", "RR-5")
def test_a_powered_down_robot_is_dealt_no_cards_and_programs_nothing() -> None:
    race = raced(".A^ .B^", power={"A": "down"})
    run(race, "end-of-turn")
    assert hand(race, "A") == ""
    assert asked(race) == "B"
    assert race.is_ready(A)


@pytest.mark.rule("RR-11")
def test_a_powered_down_robot_does_not_move_by_itself() -> None:
    race = raced(".A> .   .   .\n.B> .   .   .", power={"A": "down"})
    events = play_turn(race, B="move1 left left left left")
    assert told("revealed", events)
    assert not any("seat=1" in event for event in told("revealed", events))
    assert race.floor.name(race.space[A]) == "A1"


@pytest.mark.rule("RR-12")
def test_everything_on_the_floor_still_affects_a_powered_down_robot() -> None:
    race = raced(
        """
         →A^ ↓   .   .   .
        |▶B^ .   .   .   .
         ↻C^ .   .   .   .
        >.   .D> .   .   .
        """,
        power=dict.fromkeys("ABCD", "down"),
    )
    play_register(race, 1)
    assert drawn(race) == Picture("""
         →   ↓A> .   .   .
        |▶   .B^ .   .   .
         ↻C> .   .   .   .
        >.   .D> .   .   .
    """)
    assert race.damage[3] == 1


@pytest.mark.rule("RR-12")
def test_pits_and_edges_destroy_a_powered_down_robot() -> None:
    race = raced(
        """
        →A^ @   .
        .C> .   .B^
        """,
        power={"A": "down", "B": "down"},
    )
    play_register(race, 1, C="move2")
    assert list(race.lives) == [2, 2, 3]


@pytest.mark.rule("RR-12", "RR-35")
def test_a_register_that_locks_while_powered_down_is_filled_with_the_top_card_face_up() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 4}, power={"A": "down"})
    events = play_register(race, 1, chance="lock:1=back-430")
    assert program(race, "A") == "- - - - back-430"
    assert race.is_locked(A, 5)
    assert race.is_face_up(A, 5)
    assert told("filled", events) == ["filled seat=1 register=5 card=back-430"]


@pytest.mark.rule("RR-12", "RR-35")
def test_each_register_that_locks_is_filled_in_its_turn() -> None:
    race = raced("⋙.   .A^ .  |", damage={"A": 3}, power={"A": "down"})
    play_register(race, 2, chance="lock:1=back-430 lock:1=move3-840")
    assert program(race, "A") == "- - - move3-840 back-430"


@pytest.mark.rule("RR-12")
def test_a_card_filled_in_does_not_run_while_the_robot_is_down() -> None:
    race = raced(">.   .A^ .  |", damage={"A": 4}, power={"A": "down"})
    play_register(race, 4, chance="lock:1=left-70")
    events = play_register(race, 5)
    assert not told("revealed", events)
    assert drawn(race) == ">.   .A^ .  |"


@pytest.mark.rule("RR-12", "RR-37")
def test_the_tenth_damage_destroys_a_powered_down_robot() -> None:
    race = raced("⋙.   .A^ .  |\n .   .   .", power={"A": "down"})
    for register in range(1, 5):
        play_register(race, register)
    assert not race.is_on_floor(A)
    assert race.lives[A] == 2


# Staying down or not


@pytest.mark.rule("RR-13")
@pytest.mark.parametrize("damage", [0, 3])
def test_in_clean_up_its_player_says_whether_it_stays_down_damaged_or_not(damage: int) -> None:
    race = raced(".A^ .", damage={"A": damage}, power={"A": "down"})
    play_turn(race)
    assert asked(race) == "A"
    assert choices(race, seat="A") == {"power-down", "power-on"}


@pytest.mark.rule("RR-13")
def test_if_it_stays_down_damage_is_cleared_again() -> None:
    race = raced(
        ".A^ .",
        damage={"A": 6},
        power={"A": "down"},
        cards={"A": "- - - left right"},
        locked={"A": "4 5"},
    )
    play_turn(race)
    act(race, "A power-down")
    assert race.damage[A] == 0
    assert race.locked[A] == 0
    assert program(race, "A") == "- - - - -"
    assert not race.is_active(A)


@pytest.mark.rule("RR-13")
def test_if_not_it_keeps_its_damage_and_its_locked_registers() -> None:
    race = raced(
        ".A^ .",
        damage={"A": 6},
        power={"A": "down"},
        cards={"A": "- - - left-70 right-80"},
        locked={"A": "4 5"},
    )
    play_turn(race)
    act(race, "A power-on")
    assert race.damage[A] == 6
    assert race.is_active(A)
    assert program(race, "A") == "- - - left-70 right-80"


@pytest.mark.rule("RR-13", "RR-12")
def test_the_cards_that_were_filled_in_run_in_the_next_turn() -> None:
    race = raced(
        ".A^ .",
        damage={"A": 5},
        power={"A": "down"},
        cards={"A": "- - - - right-80"},
        locked={"A": "5"},
    )
    play_turn(race)
    act(race, "A power-on")
    play_turn(race)
    assert drawn(race) == ".A> ."


@pytest.mark.rule("RR-13")
def test_a_robot_may_stay_down_turn_after_turn() -> None:
    race = raced(".A^ .B>", power={"A": "down"})
    for _ in range(3):
        play_turn(race)
        assert asked(race) == "A"
        act(race, "A power-down")
    assert not race.is_active(A)


@pytest.mark.rule("RR-13", "RR-54")
def test_stay_down_decisions_are_made_in_dock_order() -> None:
    race = raced(".C^ .B^ .A^", power=dict.fromkeys("ABC", "down"))
    play_turn(race)
    order = ""
    while asked(race):
        order += asked(race)
        act(race, f"{asked(race)} power-down")
    assert order == "ABC"


@pytest.mark.rule("RR-13")
def test_a_robot_that_goes_down_only_now_is_not_asked_whether_it_stays_down() -> None:
    race = raced(".A^ .B>", damage={"A": 2}, power={"A": "announced"})
    play_turn(race, A=PROGRAM)
    assert asked(race) == ""
    assert race.damage[A] == 0


@pytest.mark.rule("RR-13", "RR-54")
def test_if_time_runs_out_the_robot_does_not_stay_down() -> None:
    race = raced(".A^ .B>", damage={"A": 2}, power={"A": "down"})
    play_turn(race)
    run_out(race, "A")
    assert race.is_active(A)
    assert race.damage[A] == 2


@pytest.mark.rule("RR-13", "RR-5")
def test_a_robot_that_comes_back_is_dealt_nine_cards_less_its_damage() -> None:
    race = raced(".A^ .B>", damage={"A": 2}, power={"A": "down"})
    play_turn(race)
    act(race, "A power-on")
    run(race, "deal")
    assert race.held[A] == 7


@pytest.mark.rule("RR-13", "RR-38")
def test_a_robot_destroyed_while_down_is_not_asked_whether_it_stays_down() -> None:
    race = raced(".   .   →A^", power={"A": "down"}, archive={"A": "A1"})
    play_turn(race)
    assert choices(race, seat="A") == {"face:north", "face:east", "face:south", "face:west"}


# What it does all the same


@pytest.mark.rule("RR-14")
def test_a_powered_down_robot_fires_no_laser() -> None:
    race = raced(".A> .B<", power={"A": "down"})
    events = play_register(race, 1)
    assert list(race.damage) == [1, 0]
    assert told("shot", events) == ["shot seat=2 target=1"]


@pytest.mark.rule("RR-14")
def test_a_powered_down_robot_touches_archives_repairs_and_draws() -> None:
    race = raced(
        """
        ①A^ ②   .
        *B> .   .
        """,
        damage={"A": 2, "B": 2},
        power={"A": "down", "B": "down"},
        archive={"A": "C1", "B": "C1"},
    )
    play_turn(race, chance="option=brakes")
    assert race.flags[A] == 1
    assert race.floor.name(race.archive[A]) == "A1"
    assert race.floor.name(race.archive[B]) == "A2"
    assert (race.damage[A], race.damage[B]) == (1, 1)
    assert options(race, "B") == "brakes"


@pytest.mark.rule("RR-56")
def test_if_no_robot_is_active_the_five_registers_are_still_played() -> None:
    race = raced(
        """
         →A^ →   →   →   →   →   .
        >.   .B> .  |.   .   .   .
        """,
        power={"A": "down", "B": "down"},
    )
    events = play_turn(race)
    assert told("register", events) == [f"register register={number}" for number in range(1, 6)]
    assert drawn(race) == Picture("""
         →   →   →   →   →   →A^ .
        >.   .B> .  |.   .   .   .
    """)
    assert race.damage[B] == 5


@pytest.mark.rule("RR-56", "RR-5")
def test_if_no_robot_is_active_nobody_is_dealt_cards_and_the_turn_runs_by_itself() -> None:
    race = raced(".A^ .B^", power={"A": "down", "B": "down"})
    events = run(race, "end-of-turn")
    assert not told("dealt", events)
    assert len(told("register", events)) == 5
    assert choices(race, seat="A") == {"power-down", "power-on"}

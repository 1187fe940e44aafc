"""One test for each file of rules, and for the kit that they are written with."""

import pytest

from botyard.games.roborally import GAME

from .race import (
    A,
    B,
    act,
    asked,
    choices,
    drawn,
    hand,
    new_race,
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


@pytest.mark.rule("RR-3", "RR-5")
def test_dealing_is_nine_cards_less_the_damage() -> None:
    race = new_race(2, chance="first=2 deal:2=move3-840")
    assert list(race.owner) == [1, 0]
    assert [race.held[A], race.held[B]] == [9, 9]
    assert hand(race, "A").endswith("move3-840")
    damaged = raced(".A^ .B^", damage={"B": 4})
    events = run(damaged, "deal")
    assert told("dealt", events) == ["dealt seat=1 count=9", "dealt seat=2 count=5"]


@pytest.mark.rule("RR-6", "RR-7", "RR-35", "RR-9")
def test_programming_fills_free_registers_from_the_hand() -> None:
    race = new_race(1, chance="deal:1=back-430 deal:1=move3-840")
    assert refused(race, "A ready") == "registers-empty RR-6"
    act(race, "A program:2=move3-840")
    assert refused(race, "A program:2=back-430") == "register-full RR-6"
    assert refused(race, "A program:1=move3-840") == "placed-already RR-7"
    assert refused(race, "A program:1=move3-790") == "not-in-hand RR-6"
    act(race, "A unprogram:2")
    events = run_out(race, "A", chance="fill:1=move3-840")
    assert "revealed seat=1 card=move3-840" in events


@pytest.mark.rule("RR-10", "RR-11", "RR-13")
def test_power_down_is_announced_and_drops_all_damage_in_clean_up() -> None:
    race = raced(".A^ .", damage={"A": 5}, cards={"A": "- - - - left-70"}, locked={"A": "5"})
    run(race, "announce")
    assert asked(race) == "A"
    act(race, "A power-down")
    events = play_turn(race)
    assert told("powered-down", events) == ["powered-down seat=1"]
    assert (race.damage[A], program(race, "A")) == (0, "- - - - -")
    play_turn(race)
    assert choices(race, seat="A") == {"power-down", "power-on"}
    assert told("powered-up", act(race, "A power-on")) == ["powered-up seat=1"]


@pytest.mark.rule("RR-1", "RR-16")
def test_revealed_cards_run_by_priority() -> None:
    race = raced(".A^ .B^", cards={"A": "left-70", "B": "u-turn-60"})
    events = play_register(race, 1)
    assert told("revealed", events) == [
        "revealed seat=1 card=left-70",
        "revealed seat=2 card=u-turn-60",
    ]
    assert told("turned", events)[0] == "turned seat=1 facing=west by=card"


@pytest.mark.rule("RR-19", "RR-21")
def test_moves_push_a_row_and_go_on_into_the_same_pit() -> None:
    race = raced("""
        .A> .   .B^ .Cv @   .
    """)
    events = play_register(race, 1, A="move3-790")
    assert (
        drawn(race)
        == """
        .   .   .   .A> @   .
    """
    )
    assert told("fell", events) == [
        "fell seat=3 space=E1 how=pit",
        "fell seat=2 space=E1 how=pit",
    ]


@pytest.mark.rule("RR-25")
def test_a_belt_that_curves_turns_the_robot_it_carries() -> None:
    race = raced("""
        →A^ ↓
        .   .
    """)
    run(race, "belts")
    assert (
        drawn(race)
        == """
        →   ↓A>
        .   .
    """
    )


@pytest.mark.rule("RR-24")
def test_belts_move_a_full_ring_and_stop_who_would_meet() -> None:
    ring = raced("""
        →A^ ↓B^
        ↑D^ ←C^
    """)
    run(ring, "belts")
    assert (
        drawn(ring)
        == """
        →D> ↓A>
        ↑C> ←B>
    """
    )
    meeting = raced("→C^ →A^ .   ←B^")
    run(meeting, "belts")
    assert drawn(meeting) == "→C^ →A^ .   ←B^"


@pytest.mark.rule("RR-28", "RR-58")
def test_pushers_that_would_push_onto_the_same_space_both_fail() -> None:
    drawing = "▶A^ .   ◀B^"
    race = raced(drawing)
    run(race, "pushers", register=1)
    assert drawn(race) == drawing
    alone = raced("▶A^ .B^ .   ◀")
    run(alone, "pushers", register=3)
    assert drawn(alone) == "▶   .A^ .B^ ◀"


@pytest.mark.rule("RR-29")
def test_gears_turn_the_robot_on_them() -> None:
    race = raced("↻A^ ↺B^ .C^")
    run(race, "gears")
    assert drawn(race) == "↻A> ↺B< .C^"


@pytest.mark.rule("RR-31", "RR-32")
def test_lasers_hit_the_first_robot_only() -> None:
    race = raced("""
        ».   .A> .B> .
    """)
    events = run(race, "lasers")
    assert [race.damage[A], race.damage[B]] == [2, 1]
    assert told("beam", events) == ["beam space=A1 seat=1 hits=2"]
    assert told("shot", events) == ["shot seat=1 target=2"]


@pytest.mark.rule("RR-31")
def test_lasers_hit_however_many_there_are() -> None:
    rows = [">.   ."] * 35 + [">.   .A^"]
    race = raced("\n".join(rows))
    assert told("beam", run(race, "lasers")) == ["beam space=A36 seat=1 hits=1"]


@pytest.mark.rule("RR-34", "RR-35", "RR-12")
def test_damage_is_canceled_token_by_token_and_locks_registers() -> None:
    race = raced("».A^ .", damage={"A": 4}, options={"A": "brakes recompile"}, power={"A": "down"})
    run(race, "lasers")
    assert choices(race, seat="A") == {"take-damage", "discard:brakes", "discard:recompile"}
    act(race, "A discard:brakes")
    events = act(race, "A take-damage", chance="lock:1=move1-490")
    assert told("locked", events) == ["locked seat=1 register=5"]
    assert program(race, "A") == "- - - - move1-490"


@pytest.mark.rule("RR-37", "RR-38")
def test_destruction_costs_a_life_and_an_option_card_of_the_owners_choice() -> None:
    race = raced(
        ".A> .   .B^",
        damage={"B": 9},
        options={"B": "brakes recompile"},
        cards={"B": "left " * 5},
        locked={"B": "1 2 3 4 5"},
    )
    run(race, "lasers")
    assert asked(race) == "B"
    act(race, "B take-damage")
    assert (race.lives[B], race.is_on_floor(B)) == (2, False)
    act(race, "B discard:recompile")
    assert options(race, "B") == "brakes"


@pytest.mark.rule("RR-42", "RR-43")
def test_touch_credits_the_next_flag_and_archives_on_any() -> None:
    race = raced("①A^ ②B^ +C^ 1D^", archive=dict.fromkeys("ABCD", "D1"))
    events = run(race, "touch")
    assert told("touched", events) == ["touched seat=1 flag=1"]
    assert told("archived", events) == [
        "archived seat=1 space=A1",
        "archived seat=2 space=B1",
        "archived seat=3 space=C1",
    ]


@pytest.mark.rule("RR-46")
def test_the_first_with_all_flags_wins_at_the_end_of_the_register() -> None:
    race = raced("①A^ .B^")
    events = play_register(race, 1)
    assert events[-3:] == ["finished seat=1", "won seat=1", "ended"]
    assert race.standing() == [1, 2]


@pytest.mark.rule("RR-66", "RR-69")
def test_a_simulated_race_ends_after_150_turns() -> None:
    race = raced("①   .A^ .B^", table=GAME.simulation_options({}))
    race.turn = 150
    assert told("limit", run(race, "end-of-turn")) == ["limit turn=150"]
    assert race.standing() == [1, 1]


@pytest.mark.rule("RR-44", "RR-36", "RR-45")
def test_clean_up_repairs_before_registers_are_cleared() -> None:
    race = raced(
        "*A^ .", damage={"A": 6}, cards={"A": "- - - left-70 left-90"}, locked={"A": "4 5"}
    )
    events = play_turn(race, chance="option=brakes")
    assert told("unlocked", events) == ["unlocked seat=1 register=4"]
    assert program(race, "A") == "- - - - left-90"
    assert options(race, "A") == "brakes"


@pytest.mark.rule("RR-39", "RR-40", "RR-41")
def test_returning_beside_a_taken_archive_faces_nobody_near() -> None:
    race = raced(
        """
        .   .   .A^
        .   .B> @
        .   .   .
    """,
        archive={"B": "C1"},
    )
    play_turn(race, B="move1-490")
    assert choices(race, seat="B") == {"at:B1", "at:B2"}
    act(race, "B at:B1")
    assert refused(race, "B face:east") == "robot-in-sight RR-40"
    act(race, "B face:west")
    act(race, "B power-on")
    assert (
        drawn(race)
        == """
        .   .B< .A^
        .   .   @
        .   .   .
    """
    )
    assert race.damage[B] == 2

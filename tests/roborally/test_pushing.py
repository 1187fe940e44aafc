"""A robot that moves pushes who stands in its way. RR-19 … RR-21."""

import pytest

from .race import A, B, C, Picture, act, asked, drawn, play_register, raced, told


@pytest.mark.rule("RR-19")
def test_a_robot_in_the_way_is_pushed_and_keeps_its_facing() -> None:
    race = raced("""
        .A> .B^ .   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> .B^ .
    """)


@pytest.mark.rule("RR-19")
def test_every_step_pushes_one_space() -> None:
    race = raced("""
        .A> .   .B^ .   .   .
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .   .   .A> .B^ .
    """)
    assert told("pushed", events) == [
        "pushed seat=2 space=D1 direction=east",
        "pushed seat=2 space=E1 direction=east",
    ]


@pytest.mark.rule("RR-19")
def test_a_back_up_pushes_backwards() -> None:
    race = raced("""
        .   .B^ .A> .
    """)
    play_register(race, 1, A="back")
    assert drawn(race) == Picture("""
        .B^ .A> .   .
    """)


@pytest.mark.rule("RR-19")
def test_a_chain_is_pushed_likewise() -> None:
    race = raced("""
        .A> .B^ .C< .Dv .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> .B^ .C< .Dv
    """)


@pytest.mark.rule("RR-19")
def test_a_gap_in_the_chain_is_closed_first() -> None:
    race = raced("""
        .A> .B^ .   .C^ .   .
    """)
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   .   .A> .B^ .C^ .
    """)


@pytest.mark.rule("RR-19")
def test_pushing_does_no_damage() -> None:
    race = raced("""
        .A> .B^ .C^ .   .   .
        .   .   .   .   .   .
    """)
    play_register(race, 1, A="move2", C="u-turn")
    assert (race.damage[A], race.damage[C]) == (0, 0)
    assert race.damage[B] == 1  # by the laser of A alone


@pytest.mark.rule("RR-19")
def test_a_pushed_robot_still_runs_its_own_card_from_where_it_is_then() -> None:
    race = raced("""
        .A> .B^ .   .
        .   .   .   .
    """)
    play_register(race, 1, A="move2", B="back")
    assert drawn(race) == Picture("""
        .   .   .A> .
        .   .   .   .B^
    """)


@pytest.mark.rule("RR-19", "RR-12")
def test_a_powered_down_robot_is_pushed() -> None:
    race = raced(
        """
        .A> .B^ .
        """,
        power={"B": "down"},
    )
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> .B^
    """)


@pytest.mark.rule("RR-20")
def test_nobody_moves_if_the_pushed_robot_would_cross_a_wall() -> None:
    race = raced("""
        .A> .B^|.   .
    """)
    events = play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .A> .B^|.   .
    """)
    assert not told("pushed", events)
    assert not told("moved", events)


@pytest.mark.rule("RR-20")
def test_nobody_moves_if_the_last_of_the_chain_would_cross_a_wall() -> None:
    race = raced("""
        .A> .B^ .C^|.
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .A> .B^ .C^|.
    """)


@pytest.mark.rule("RR-20")
def test_a_wall_within_the_chain_stops_everybody() -> None:
    race = raced("""
        .A> .B^|.C^ .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .A> .B^|.C^ .
    """)


@pytest.mark.rule("RR-20")
def test_a_wall_before_the_mover_pushes_nobody() -> None:
    race = raced("""
        .A>|.B^ .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .A>|.B^ .
    """)


@pytest.mark.rule("RR-20")
def test_the_rest_of_the_move_is_lost_when_a_later_step_is_blocked() -> None:
    race = raced("""
        .A> .B^ .  |.   .
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .A> .B^|.   .
    """)
    assert len(told("blocked", events)) == 1


@pytest.mark.rule("RR-20")
def test_a_border_wall_saves_the_chain() -> None:
    race = raced("""
        .A> .B^ .C^|
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .A> .B^ .C^|
    """)


@pytest.mark.rule("RR-20")
def test_a_back_up_against_a_blocked_robot_is_lost() -> None:
    race = raced("""
        |.B^ .A> .
    """)
    play_register(race, 1, A="back")
    assert drawn(race) == Picture("""
        |.B^ .A> .
    """)


@pytest.mark.rule("RR-21")
def test_a_robot_is_pushed_into_a_pit_and_the_mover_stops_before_it() -> None:
    race = raced("""
        .A> .B^ @   .
    """)
    events = play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> @   .
    """)
    assert told("fell", events) == ["fell seat=2 space=C1 how=pit"]


@pytest.mark.rule("RR-21")
def test_the_mover_goes_on_into_the_same_pit_if_it_lies_ahead() -> None:
    race = raced("""
        .A> .B^ @   .
    """)
    events = play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   .   @   .
    """)
    assert told("destroyed", events) == ["destroyed seat=2 lives=2", "destroyed seat=1 lives=2"]


@pytest.mark.rule("RR-21")
def test_a_robot_is_pushed_off_the_floor_and_the_mover_may_follow() -> None:
    race = raced("""
        .A> .   .B^
    """)
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   .   .A>
    """)
    play_register(race, 2, A="move1")
    assert drawn(race) == Picture("""
        .   .   .
    """)


@pytest.mark.rule("RR-21")
def test_only_the_first_of_a_chain_falls_and_the_others_close_up() -> None:
    race = raced("""
        .A> .B^ .C^ @   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> .B^ @   .
    """)
    assert (race.lives[B], race.lives[C]) == (3, 2)


@pytest.mark.rule("RR-21")
def test_a_move_3_pushes_a_whole_chain_into_a_pit_one_after_the_other() -> None:
    race = raced("""
        .A> .B^ .C^ .D^ @   .
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .   .   .A> @   .
    """)
    assert told("destroyed", events) == [
        "destroyed seat=4 lives=2",
        "destroyed seat=3 lives=2",
        "destroyed seat=2 lives=2",
    ]


@pytest.mark.rule("RR-21")
def test_who_stands_behind_a_pit_is_not_pushed() -> None:
    race = raced("""
        .A> .B^ @   .C^ .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> @   .C^ .
    """)


@pytest.mark.rule("RR-21")
def test_a_wall_behind_a_pit_stops_nobody_from_being_pushed_into_it() -> None:
    race = raced("""
        .A> .B^ @  |.
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> @  |.
    """)


@pytest.mark.rule("RR-20", "RR-21")
def test_a_wall_before_a_pit_stops_the_push() -> None:
    race = raced("""
        .A> .B^|@   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .A> .B^|@   .
    """)


@pytest.mark.rule("RR-21", "RR-25")
def test_a_robot_pushed_onto_a_curve_is_not_turned_by_it_but_carried_on() -> None:
    race = raced("""
        .A> .B^ ↓   .
        .   .   .   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> ↓   .
        .   .   .B^ .
    """)


@pytest.mark.rule("RR-21", "RR-38")
def test_the_mover_waits_for_the_choice_of_who_fell_and_then_goes_on() -> None:
    race = raced(
        """
        .A> .B^ @   .
        """,
        options={"B": "brakes flywheel"},
    )
    play_register(race, 1, A="move2")
    assert asked(race) == "B"
    assert drawn(race) == Picture("""
        .   .A> @   .
    """)
    act(race, "B discard:flywheel")
    assert drawn(race) == Picture("""
        .   .   @   .
    """)


@pytest.mark.rule("RR-16", "RR-19")
def test_robots_that_push_each_other_do_so_one_after_the_other() -> None:
    race = raced("""
        .   .   .A> .B< .   .
    """)
    play_register(race, 1, A="move1-500", B="move2-670")
    assert drawn(race) == Picture("""
        .   .A> .B< .   .   .
    """)

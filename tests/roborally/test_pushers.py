"""Pushers push in their registers, all at once. RR-28, RR-58."""

import pytest

from .race import A, B, Picture, drawn, play_register, raced, run, told


@pytest.mark.rule("RR-28")
@pytest.mark.parametrize("register", [1, 2, 3, 4, 5])
def test_a_pusher_acts_only_in_its_printed_registers(register: int) -> None:
    race = raced("""
        |▶A^ .   .
        |▷B^ .   .
    """)
    run(race, "pushers", register=register)
    odd = register in (1, 3, 5)
    assert race.floor.name(race.space[A]) == ("B1" if odd else "A1")
    assert race.floor.name(race.space[B]) == ("A2" if odd else "B2")


@pytest.mark.rule("RR-28")
def test_a_pusher_pushes_the_robot_on_its_space_one_space_away() -> None:
    race = raced("""
        .   .   .   .   .
        .   ▲A> ▼B< ▶C^ .
        .   ◀D^ .   .   .
    """)
    run(race, "pushers", register=3)
    assert drawn(race) == Picture("""
        .   .A> .   .   .
        .   ▲   ▼   ▶   .C^
        .D^ ◀   .B< .   .
    """)


@pytest.mark.rule("RR-28")
def test_a_pusher_leaves_alone_who_stands_before_it() -> None:
    race = raced("""
        |▶   .A^ .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶   .A^ .
    """)


@pytest.mark.rule("RR-28")
def test_a_pusher_pushes_chains() -> None:
    race = raced("""
        |▶A^ .B> .Cv .
    """)
    events = run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶   .A^ .B> .Cv
    """)
    assert len(told("pushed", events)) == 3


@pytest.mark.rule("RR-28")
def test_a_pusher_stops_at_a_wall() -> None:
    race = raced("""
        |▶A^|.   .
        |▶B^ .C^|.
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶A^|.   .
        |▶B^ .C^|.
    """)


@pytest.mark.rule("RR-28", "RR-18")
def test_a_pusher_pushes_into_pits_and_off_the_floor() -> None:
    race = raced("""
        |▶A^ @
        |▶B^ .C^
    """)
    events = run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶   @
        |▶   .B^
    """)
    assert told("fell", events) == [
        "fell seat=1 space=B1 how=pit",
        "fell seat=3 space=B2 how=edge",
    ]


@pytest.mark.rule("RR-28", "RR-12")
def test_a_pusher_pushes_a_powered_down_robot() -> None:
    race = raced("|▶A^ .", power={"A": "down"})
    run(race, "pushers", register=1)
    assert drawn(race) == "|▶   .A^"


@pytest.mark.rule("RR-28", "RR-19")
def test_a_pusher_does_no_damage() -> None:
    race = raced("|▶Av .Bv .")
    run(race, "pushers", register=1)
    assert list(race.damage) == [0, 0]


@pytest.mark.rule("RR-28")
def test_who_moves_onto_a_pusher_by_card_is_pushed_in_the_same_register() -> None:
    race = raced("""
        .A> ▼   .
        .   .   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   ▼   .
        .   .A> .
    """)


@pytest.mark.rule("RR-28")
def test_who_moves_over_a_pusher_is_not_pushed() -> None:
    race = raced("""
        .A> ▼   .
        .   .   .
    """)
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   ▼   .A>
        .   .   .
    """)


@pytest.mark.rule("RR-58")
def test_pushes_that_would_end_on_the_same_space_all_fail() -> None:
    race = raced("""
        |▶A^ .   ◀B^|
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶A^ .   ◀B^|
    """)


@pytest.mark.rule("RR-58")
def test_three_pushes_to_the_same_space_all_fail() -> None:
    race = raced("""
        .   ▼C^ .
        ▶A^ .   ◀B^
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        .   ▼C^ .
        ▶A^ .   ◀B^
    """)


@pytest.mark.rule("RR-58")
def test_pushes_that_would_move_the_same_robot_all_fail() -> None:
    race = raced("""
        .   ▼B^ .
        ▶A^ .C^ .
        .   .   .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        .   ▼B^ .
        ▶A^ .C^ .
        .   .   .
    """)


@pytest.mark.rule("RR-58")
def test_a_chain_onto_an_active_pusher_would_move_the_same_robot_and_both_fail() -> None:
    race = raced("""
        .   .   .
        ▶A^ ▲B^ .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        .   .   .
        ▶A^ ▲B^ .
    """)


@pytest.mark.rule("RR-58")
def test_two_pushers_in_a_row_that_push_the_same_way_move_the_same_robot_and_fail() -> None:
    race = raced("""
        |▶A^ ▶B^ .   .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶A^ ▶B^ .   .
    """)


@pytest.mark.rule("RR-58")
def test_robots_on_pushers_that_face_each_other_stay() -> None:
    race = raced("""
        .   ▶A^ ◀B^ .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        .   ▶A^ ◀B^ .
    """)


@pytest.mark.rule("RR-58")
def test_the_ends_of_two_chains_collide_and_both_chains_stay() -> None:
    race = raced("""
        |▶A^ .C^ .   .D^ ◀B^|
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶A^ .C^ .   .D^ ◀B^|
    """)


@pytest.mark.rule("RR-58")
def test_a_chain_onto_a_pusher_that_rests_is_pushed_on() -> None:
    race = raced("""
        .   .   .
        ▶A^ △B^ .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        .   .   .
        ▶   △A^ .B^
    """)


@pytest.mark.rule("RR-58")
def test_who_is_pushed_onto_another_active_pusher_is_not_pushed_again() -> None:
    race = raced("""
        ▶A^ ▼   .
        .   .   .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        ▶   ▼A^ .
        .   .   .
    """)


@pytest.mark.rule("RR-58")
def test_pushers_that_are_not_in_each_others_way_all_push() -> None:
    race = raced("""
        |▶A^ .   ◀B^|
        |▶C^ .   .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶A^ .   ◀B^|
        |▶   .C^ .
    """)


@pytest.mark.rule("RR-58")
def test_a_push_that_a_wall_stops_does_not_stop_another() -> None:
    race = raced("""
        |▶A^ .  |◀B^
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶   .A^|◀B^
    """)


@pytest.mark.rule("RR-58")
def test_a_chain_that_a_wall_stops_does_not_stop_the_other_pusher_of_its_robot() -> None:
    race = raced("""
        .   ▼B^ .
        ▶A^ .C^|.
        .   .   .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        .   ▼   .
        ▶A^ .B^|.
        .   .C^ .
    """)


@pytest.mark.rule("RR-58")
def test_from_the_same_positions_nobody_is_pushed_into_a_space_that_is_only_now_left() -> None:
    race = raced("""
        ▶A^ .   .
        .   ▲B^ .
        .   ▲C^ .
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        ▶A^ .   .
        .   ▲B^ .
        .   ▲C^ .
    """)


@pytest.mark.rule("RR-58", "RR-27")
def test_two_pushed_off_the_floor_at_different_places_both_fall() -> None:
    race = raced("""
        ◀A^ .   ▶B^
    """)
    run(race, "pushers", register=5)
    assert drawn(race) == Picture("""
        ◀   .   ▶
    """)


@pytest.mark.rule("RR-58")
def test_two_pushes_that_would_end_on_the_same_pit_fail_too() -> None:
    race = raced("""
        |▶A^ @   ◀B^|
    """)
    run(race, "pushers", register=1)
    assert drawn(race) == Picture("""
        |▶A^ @   ◀B^|
    """)


@pytest.mark.rule("RR-58", "RR-53")
def test_two_pushed_off_the_floor_into_the_same_hole_both_fall_for_a_hole_is_no_space() -> None:
    race = raced("""
        |▶A^ x   ◀B^|
    """)
    run(race, "pushers", register=1)
    assert list(race.lives) == [2, 2]

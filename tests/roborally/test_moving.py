"""Robots move by their cards. RR-17, RR-18."""

import pytest

from .race import A, B, Picture, drawn, play_register, raced, told

ROOM = """
    .   .   .   .   .
    .   .   .   .   .
    .   .   .A> .   .
    .   .   .   .   .
    .   .   .   .   .
"""


@pytest.mark.rule("RR-17")
def test_a_move_1_goes_one_space_forward() -> None:
    race = raced("""
        .A> .   .   .   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        .   .A> .   .   .
    """)


@pytest.mark.rule("RR-17")
def test_a_move_2_goes_two_spaces_forward() -> None:
    race = raced("""
        .A> .   .   .   .
    """)
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   .   .A> .   .
    """)


@pytest.mark.rule("RR-17")
def test_a_move_3_goes_three_spaces_forward_step_by_step() -> None:
    race = raced("""
        .A> .   .   .   .
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .   .   .A> .
    """)
    assert told("moved", events) == [
        "moved seat=1 space=B1 direction=east",
        "moved seat=1 space=C1 direction=east",
        "moved seat=1 space=D1 direction=east",
    ]


@pytest.mark.rule("RR-17")
@pytest.mark.parametrize(("facing", "ahead"), [("^", "C2"), (">", "D3"), ("v", "C4"), ("<", "B3")])
def test_forward_is_where_the_robot_faces(facing: str, ahead: str) -> None:
    race = raced(ROOM.replace("A>", f"A{facing}"))
    play_register(race, 1, A="move1")
    assert race.floor.name(race.space[A]) == ahead


@pytest.mark.rule("RR-17")
@pytest.mark.parametrize(("facing", "behind"), [("^", "C4"), (">", "B3"), ("v", "C2"), ("<", "D3")])
def test_a_back_up_goes_one_step_back_without_turning(facing: str, behind: str) -> None:
    race = raced(ROOM.replace("A>", f"A{facing}"))
    before = race.facing[A]
    play_register(race, 1, A="back")
    assert race.floor.name(race.space[A]) == behind
    assert race.facing[A] == before


@pytest.mark.rule("RR-17")
@pytest.mark.parametrize(
    ("card", "turned"), [("left", "<^>v"), ("right", ">v<^"), ("u-turn", "v<^>")]
)
def test_rotations_turn_on_the_spot(card: str, turned: str) -> None:
    for before, after in zip("^>v<", turned, strict=True):
        race = raced(ROOM.replace("A>", f"A{before}"))
        play_register(race, 1, A=card)
        assert drawn(race) == ROOM.replace("A>", f"A{after}")


@pytest.mark.rule("RR-17")
def test_a_rotation_against_a_wall_or_beside_a_robot_moves_nobody() -> None:
    race = raced("""
        .A>|.B^
    """)
    play_register(race, 1, A="u-turn")
    assert drawn(race) == Picture("""
        .A<|.B^
    """)


@pytest.mark.rule("RR-18")
def test_a_wall_stops_the_rest_of_the_move_without_damage() -> None:
    race = raced("""
        .A> .  |.   .
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .A>|.   .
    """)
    assert race.damage[A] == 0
    assert told("blocked", events) == ["blocked seat=1 direction=east"]


@pytest.mark.rule("RR-18")
def test_a_wall_between_rows_stops_too() -> None:
    race = raced("""
        .   .
        --- ---
        .A^ .
    """)
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .   .
        --- ---
        .A^ .
    """)


@pytest.mark.rule("RR-18")
def test_a_wall_behind_stops_a_back_up() -> None:
    race = raced("""
        .  |.A> .
    """)
    play_register(race, 1, A="back")
    assert drawn(race) == Picture("""
        .  |.A> .
    """)


@pytest.mark.rule("RR-18")
def test_a_wall_beside_the_way_does_not_stop() -> None:
    race = raced("""
        .A> .   .   .
        --- --- --- ---
        .   .   .   .
    """)
    play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .   .   .A>
        --- --- --- ---
        .   .   .   .
    """)


@pytest.mark.rule("RR-18")
def test_a_pit_destroys_at_once_in_mid_move() -> None:
    race = raced("""
        .A> @   .   .
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   @   .   .
    """)
    assert told("fell", events) == ["fell seat=1 space=B1 how=pit"]
    assert race.lives[A] == 2
    assert not told("moved", events)


@pytest.mark.rule("RR-18")
def test_the_edge_of_the_floor_destroys_at_once() -> None:
    race = raced("""
        .   .A>
    """)
    events = play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   .
    """)
    assert told("fell", events) == ["fell seat=1 space=B1 how=edge"]
    assert told("destroyed", events) == ["destroyed seat=1 lives=2"]


@pytest.mark.rule("RR-18")
def test_a_back_up_over_the_edge_or_into_a_pit_destroys() -> None:
    race = raced("""
        .A> .   @   .B>
    """)
    play_register(race, 1, A="back", B="back")
    assert drawn(race) == Picture("""
        .   .   @   .
    """)


@pytest.mark.rule("RR-18")
def test_a_wall_before_a_pit_saves_the_robot() -> None:
    race = raced("""
        .A>|@   .
    """)
    play_register(race, 1, A="move2")
    assert drawn(race) == Picture("""
        .A>|@   .
    """)


@pytest.mark.rule("RR-18")
def test_no_space_is_jumped() -> None:
    race = raced("""
        .A> .   @   .
        .B> .  |.   .
    """)
    play_register(race, 1, A="move3", B="move3")
    assert drawn(race) == Picture("""
        .   .   @   .
        .   .B>|.   .
    """)


@pytest.mark.rule("RR-18", "RR-38")
def test_who_falls_before_its_card_comes_up_does_not_move() -> None:
    race = raced("""
        .A> .B^ @   .
        .   .   .   .
    """)
    events = play_register(race, 1, A="move1-500", B="move1-490")
    assert not race.is_on_floor(B)
    assert told("moved", events) == ["moved seat=1 space=B1 direction=east"]


@pytest.mark.rule("RR-17", "RR-33")
def test_belts_and_gears_do_nothing_to_who_moves_over_them() -> None:
    race = raced("""
        .A> ↻   ↑   .
        .   .   .   .
    """)
    play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
        .   ↻   ↑   .A>
        .   .   .   .
    """)

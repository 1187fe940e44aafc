"""Destroyed robots return on their archive markers, or near them. RR-39 … RR-41."""

import pytest

from .kit_more import seen
from .race import (
    A,
    B,
    Picture,
    act,
    asked,
    choices,
    drawn,
    play_register,
    play_turn,
    raced,
    refused,
    run,
    run_out,
    told,
)

FACINGS = {"face:north", "face:east", "face:south", "face:west"}
ROOM = """
    .   .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    .   .   .   .   .
    .Av .Bv .   .   .
"""
AROUND = {"at:B2", "at:C2", "at:D2", "at:B3", "at:D3", "at:B4", "at:C4", "at:D4"}


@pytest.mark.rule("RR-39")
def test_a_destroyed_robot_returns_on_its_archive_marker_with_two_damage() -> None:
    race = raced(".   .   .   .A>", archive={"A": "B1"})
    play_turn(race, A="move1")
    events = act(race, "A face:west")
    assert told("returned-with", events) == ["returned-with seat=1 damage=2"]
    assert seen(race, "A")["args"] == [2]
    act(race, "A power-on")
    assert drawn(race) == Picture("""
        .   .A< .   .
    """)
    assert race.damage[A] == 2


@pytest.mark.rule("RR-39")
def test_its_player_chooses_the_facing() -> None:
    race = raced(".   .   .   .A>", archive={"A": "B1"})
    play_turn(race, A="move1")
    assert asked(race) == "A"
    assert choices(race, seat="A") == FACINGS


@pytest.mark.rule("RR-39")
def test_it_returns_at_the_end_of_the_turn_and_not_before() -> None:
    race = raced(".   .   .   .A>", archive={"A": "B1"})
    for register in range(1, 6):
        play_register(race, register, A="move1")
        assert not race.is_on_floor(A)
        assert asked(race) == ""


@pytest.mark.rule("RR-39")
def test_two_damage_replaces_what_it_had() -> None:
    race = raced(".   .   .   .A>", archive={"A": "B1"}, damage={"A": 6})
    play_turn(race, A="move1")
    act(race, "A face:west")
    act(race, "A power-on")
    assert race.damage[A] == 2
    assert race.locked[A] == 0


@pytest.mark.rule("RR-39")
@pytest.mark.parametrize(("cards", "order"), [((510, 500), "AB"), ((500, 510), "BA")])
def test_robots_return_in_the_order_of_destruction(cards: tuple[int, int], order: str) -> None:
    race = raced(ROOM, archive={"A": "A1", "B": "E1"})
    play_register(race, 1, A=f"move1-{cards[0]}", B=f"move1-{cards[1]}")
    run(race, "return")
    found = ""
    while asked(race):
        found += asked(race)
        act(race, f"{asked(race)} face:south")
        act(race, f"{asked(race)} power-on")
    assert found == order


@pytest.mark.rule("RR-39")
def test_who_was_destroyed_in_an_earlier_register_returns_first() -> None:
    race = raced(ROOM, archive={"A": "A1", "B": "E1"})
    play_register(race, 1, B="move1")
    play_register(race, 2, A="move1")
    run(race, "return")
    assert asked(race) == "B"


@pytest.mark.rule("RR-39")
def test_who_fell_returns_before_who_was_destroyed_by_lasers_in_the_same_register() -> None:
    race = raced(
        """
        >.   .A^ .  |
         .   .   .B>
        """,
        damage={"A": 9},
    )
    play_register(race, 1, B="move1")
    run(race, "return")
    assert asked(race) == "B"


@pytest.mark.rule("RR-39", "RR-4", "RR-27")
def test_of_the_same_moment_dock_order_decides() -> None:
    race = raced(
        """
        →B^ @   ←A^
        .   .   .
        """,
        archive={"A": "A2", "B": "A2"},
    )
    play_register(race, 1)
    run(race, "return")
    assert asked(race) == "A"
    act(race, "A face:north")
    act(race, "A power-on")
    assert asked(race) == "B"
    assert "at:A2" not in choices(race, seat="B")


@pytest.mark.rule("RR-39", "RR-37")
def test_the_tenth_damage_of_several_in_one_step_is_the_same_moment() -> None:
    race = raced(
        """
        >.   .B> .  |
        >.   .A> .  |
         .   .   .
        """,
        damage={"A": 9, "B": 9},
        archive={"A": "A3", "B": "A3"},
    )
    play_register(race, 1)
    run(race, "return")
    assert asked(race) == "A"


# A space that is taken


@pytest.mark.rule("RR-40")
def test_the_first_back_gets_the_archive_space_and_the_second_a_neighbor() -> None:
    race = raced(ROOM, archive={"A": "C3", "B": "C3"})
    play_register(race, 1, A="move1-500", B="move1-510")
    run(race, "return")
    act(race, "B face:north")
    act(race, "B power-on")
    assert choices(race, seat="A") == AROUND
    act(race, "A at:D4")
    act(race, "A face:east")
    act(race, "A power-on")
    assert drawn(race) == Picture("""
        .   .   .   .   .
        .   .   .   .   .
        .   .   .B^ .   .
        .   .   .   .A> .
        .   .   .   .   .
    """)


@pytest.mark.rule("RR-40")
def test_the_archive_marker_stays() -> None:
    race = raced(
        """
        .   .   .
        .   .B^ .
        .   .Av .
        """,
        archive={"A": "B2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:A1")
    act(race, "A face:north")
    act(race, "A power-on")
    assert race.floor.name(race.archive[A]) == "B2"


@pytest.mark.rule("RR-40")
def test_only_spaces_of_the_floor_without_robot_and_without_pit_are_offered() -> None:
    race = raced(
        """
        @   .   .   .
        .B^ .C^ .   .
        .   .   .   .Av
        """,
        archive={"A": "A2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {"at:B1", "at:A3", "at:B3"}
    assert refused(race, "A at:A1") == "space-is-pit RR-40"
    assert refused(race, "A at:B2") == "space-taken RR-40"
    assert refused(race, "A at:C1") == "not-nearest RR-40"
    assert refused(race, "A at:A4") == "off-the-floor RR-40"
    assert refused(race, "A at:A2").split()[1] == "RR-40"


@pytest.mark.rule("RR-40", "RR-53")
def test_a_hole_is_no_space_to_return_to() -> None:
    race = raced(
        """
        x   .   .
        .B^ x   .
        .   .   .Av
        """,
        archive={"A": "A2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {"at:B1", "at:A3", "at:B3"}


@pytest.mark.rule("RR-40")
def test_walls_and_other_elements_do_not_matter() -> None:
    race = raced(
        """
            ---
        ↻   →   ①  |
        ⇓  |.B^|+
            ---
        *   1   .Av
        """,
        archive={"A": "B2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {
        "at:A1", "at:B1", "at:C1", "at:A2", "at:C2", "at:A3", "at:B3", "at:C3",
    }  # fmt: skip


@pytest.mark.rule("RR-40")
def test_an_archive_space_that_has_become_a_pit_counts_as_taken() -> None:
    race = raced(
        """
        .   .   .   .
        .   @   .   .
        .   .   .   .Av
        """,
        archive={"A": "B2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {
        "at:A1", "at:B1", "at:C1", "at:A2", "at:C2", "at:A3", "at:B3", "at:C3",
    }  # fmt: skip


@pytest.mark.rule("RR-40")
def test_its_facing_may_not_have_a_robot_in_sight_within_three_spaces() -> None:
    race = raced(
        """
        .B^ .   .   .   .C^ .
        .   .   .   .   .   .Av
        """,
        archive={"A": "A1"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:B1")
    assert choices(race, seat="A") == {"face:north", "face:south"}
    assert refused(race, "A face:east") == "robot-in-sight RR-40"
    assert refused(race, "A face:west") == "robot-in-sight RR-40"


@pytest.mark.rule("RR-40")
def test_a_robot_four_spaces_away_does_not_matter() -> None:
    race = raced(
        """
        .B^ .   .   .   .   .C^
        .   .   .   .   .   .Av
        """,
        archive={"A": "A1"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:B1")
    assert choices(race, seat="A") == {"face:north", "face:south", "face:east"}


@pytest.mark.rule("RR-40", "RR-60")
def test_a_robot_behind_a_wall_is_not_in_sight() -> None:
    race = raced(
        """
        .B^|.   .  |.C^
        .   .   .   .Av
        """,
        archive={"A": "A1"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:B1")
    assert choices(race, seat="A") == FACINGS


@pytest.mark.rule("RR-40", "RR-60")
def test_a_robot_beyond_a_pit_is_in_sight_whatever_its_power() -> None:
    race = raced(
        """
        .B^ .   @   .C^ .
        .   .   .   .   .Av
        """,
        archive={"A": "A1"},
        power={"C": "down"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:B1")
    assert choices(race, seat="A") == {"face:north", "face:south"}


@pytest.mark.rule("RR-40")
def test_a_diagonal_neighbor_does_not_see_the_robot_on_the_archive_space() -> None:
    race = raced(
        """
        .   .   .
        .   .B^ .
        .   .   .Av
        """,
        archive={"A": "B2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:C3")
    assert choices(race, seat="A") == FACINGS


@pytest.mark.rule("RR-40")
def test_a_robot_that_gets_its_archive_space_may_face_anywhere() -> None:
    race = raced(
        """
        .   .B^ .
        .C^ .   .D^
        .   .E^ .Av
        """,
        archive={"A": "B2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == FACINGS


@pytest.mark.rule("RR-40")
def test_a_neighbor_without_a_legal_facing_is_not_offered() -> None:
    race = raced(
        """
        .   .   .C^ .   .
        .   .E^ .   .D^ .
        .   @   .B^ @   .
        .   .   @   .   .
        .   .   .   .   .Av
        """,
        archive={"A": "C3"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {"at:B4", "at:D4"}
    assert refused(race, "A at:C2") == "no-safe-facing RR-40"


@pytest.mark.rule("RR-40")
def test_if_no_neighbor_offers_a_legal_facing_the_next_ring_outwards_does() -> None:
    race = raced(
        """
        .   .   .C^ .   .   .
        .   .E^ .   .D^ .   .
        .   @   .B^ @   .   .
        .   @   @   @   .   .
        .   .   @   .   .   .Av
        """,
        archive={"A": "C3"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {
        "at:A1", "at:B1", "at:D1", "at:E1", "at:A2", "at:E2", "at:A3",
        "at:E3", "at:A4", "at:E4", "at:A5", "at:B5", "at:D5", "at:E5",
    }  # fmt: skip


@pytest.mark.rule("RR-40")
def test_if_there_is_no_neighbor_at_all_the_next_ring_is_offered_and_so_on() -> None:
    race = raced(
        """
        .B^ @   @   .   .
        @   @   @   .   .
        @   @   @   .   .
        .   .   .   .   .Av
        """,
        archive={"A": "A1"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {
        "at:D1", "at:D2", "at:D3", "at:A4", "at:B4", "at:C4", "at:D4",
    }  # fmt: skip


@pytest.mark.rule("RR-40")
def test_the_facing_limit_holds_in_outer_rings() -> None:
    race = raced(
        """
        .B^ @   .   .   .C^
        @   @   .   .   .
        .   .   .   .   .Av
        """,
        archive={"A": "A1"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    act(race, "A at:C1")
    assert choices(race, seat="A") == {"face:north", "face:south"}


@pytest.mark.rule("RR-40", "RR-54")
def test_where_one_space_alone_is_legal_nobody_is_asked_for_it() -> None:
    race = raced(
        """
        .B^ .   .   .   .   .   .A>
        """,
        archive={"A": "A1"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {"face:north", "face:south", "face:east"}


@pytest.mark.rule("RR-40", "RR-54")
def test_where_one_facing_alone_is_legal_nobody_is_asked_for_it() -> None:
    race = raced(
        """
        @   .D^ .   .   .
        .B^ .   .C^ .   .
        @   @   .   .   .Av
        """,
        archive={"A": "A2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    assert choices(race, seat="A") == {"power-down", "power-on"}
    assert drawn(race) == Picture("""
        @   .D^ .   .   .
        .B^ .Av .C^ .   .
        @   @   .   .   .
    """)


@pytest.mark.rule("RR-40")
def test_robots_that_returned_before_are_in_the_way_of_the_next() -> None:
    race = raced(
        """
        .   .   .   .   .
        .   .   .   .   .
        .Av .Bv .Cv .   .
        """,
        archive={"A": "A1", "B": "A1", "C": "A1"},
    )
    play_register(race, 1, A="move1-530", B="move1-520", C="move1-510")
    run(race, "return")
    for choice in ("face:north", "power-on"):
        act(race, f"A {choice}")
    for choice in ("at:B1", "face:south", "power-on"):
        act(race, f"B {choice}")
    assert choices(race, seat="C") == {"at:A2", "at:B2"}
    act(race, "C at:A2")
    assert choices(race, seat="C") == {"face:east", "face:south", "face:west"}


@pytest.mark.rule("RR-40", "RR-54")
def test_if_time_runs_out_a_random_space_and_facing_are_taken() -> None:
    race = raced(
        """
        .   .   .
        .   .B^ .
        .   .   .Av
        """,
        archive={"A": "B2"},
    )
    play_register(race, 1, A="move1")
    run(race, "return")
    run_out(race, "A", chance="place:1=A3")
    run_out(race, "A", chance="turn-to:1=west")
    run_out(race, "A")
    assert drawn(race) == Picture("""
        .   .   .
        .   .B^ .
        .A< .   .
    """)
    assert race.damage[A] == 2


# Powered down


@pytest.mark.rule("RR-41")
def test_each_returning_robot_may_return_powered_down() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"})
    play_turn(race, A="move1")
    act(race, "A face:east")
    assert choices(race, seat="A") == {"power-down", "power-on"}


@pytest.mark.rule("RR-41", "RR-11")
def test_returning_powered_down_takes_the_two_damage_away() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"})
    play_turn(race, A="move1")
    act(race, "A face:east")
    act(race, "A power-down")
    assert race.damage[A] == 0
    assert not race.is_active(A)


@pytest.mark.rule("RR-41")
def test_returning_with_power_keeps_the_two_damage() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"})
    play_turn(race, A="move1")
    act(race, "A face:east")
    act(race, "A power-on")
    assert race.damage[A] == 2
    assert race.is_active(A)


@pytest.mark.rule("RR-41", "RR-10")
def test_an_announcement_before_the_destruction_is_void_and_the_choice_is_free() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"}, power={"A": "announced"}, damage={"A": 1})
    play_turn(race, A="move1")
    act(race, "A face:east")
    act(race, "A power-on")
    assert race.is_active(A)
    assert race.damage[A] == 2


@pytest.mark.rule("RR-41")
def test_a_robot_destroyed_while_powered_down_may_return_with_power() -> None:
    race = raced(".   →A^", archive={"A": "A1"}, power={"A": "down"})
    play_turn(race)
    act(race, "A face:east")
    act(race, "A power-on")
    assert race.is_active(A)


@pytest.mark.rule("RR-41", "RR-54")
def test_if_time_runs_out_the_robot_returns_with_power() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"})
    play_turn(race, A="move1")
    act(race, "A face:east")
    run_out(race, "A")
    assert race.is_active(A)


@pytest.mark.rule("RR-39", "RR-41")
def test_one_robot_is_all_the_way_back_before_the_next_decides() -> None:
    race = raced(ROOM, archive={"A": "A1", "B": "E1"})
    play_register(race, 1, A="move1-510", B="move1-500")
    run(race, "return")
    act(race, "A face:south")
    assert asked(race) == "A"
    act(race, "A power-down")
    assert asked(race) == "B"
    act(race, "B face:south")
    events = act(race, "B power-on")
    assert (race.damage[A], race.damage[B]) == (2, 2)
    assert not told("powered-down", events)


@pytest.mark.rule("RR-39")
def test_who_is_destroyed_in_the_fifth_register_returns_in_the_same_turn() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"})
    play_turn(race, A="left left left left move1")
    assert not race.is_on_floor(A)
    act(race, "A face:west")
    act(race, "A power-on")
    assert drawn(race) == Picture("""
        .A< .   .
    """)


@pytest.mark.rule("RR-39")
def test_the_order_of_destruction_counts_anew_each_turn() -> None:
    race = raced(ROOM, archive={"A": "A5", "B": "B5"})
    for first, second in ("BA", "AB"):
        play_turn(race, **{first: "move1-510", second: "move1-500"})
        for letter in (first, second):
            assert asked(race) == letter
            act(race, f"{letter} face:south")
            act(race, f"{letter} power-on")

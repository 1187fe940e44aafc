"""Board lasers and robot lasers, all from the same positions. RR-30 … RR-33, RR-60, RR-61."""

import pytest

from .race import A, B, C, Picture, drawn, play_register, raced, told

# Board lasers


@pytest.mark.rule("RR-31")
@pytest.mark.parametrize(("emitter", "damage"), [(">", 1), ("»", 2), ("⋙", 3)])
def test_a_board_laser_does_one_damage_for_each_beam(emitter: str, damage: int) -> None:
    race = raced(f"{emitter}.   .   .A^ .  |")
    play_register(race, 1)
    assert race.damage[A] == damage


@pytest.mark.rule("RR-31")
@pytest.mark.parametrize(
    "drawing",
    [
        ">.   .A^ .  |",
        "|.   .A^ .  <",
        " v--\n .   \n .A> \n .   \n ---",
        " ---\n .   \n .A> \n .   \n ^--",
    ],
)
def test_a_board_laser_fires_in_each_direction(drawing: str) -> None:
    race = raced(drawing)
    play_register(race, 1)
    assert race.damage[A] == 1


@pytest.mark.rule("RR-31")
def test_a_board_laser_hits_the_first_robot_from_its_emitter_alone() -> None:
    race = raced("""
        >.   .B^ .A^ .C^|
    """)
    play_register(race, 1)
    assert list(race.damage) == [0, 1, 0]


@pytest.mark.rule("RR-31")
def test_the_space_of_the_emitter_is_included() -> None:
    race = raced("""
        ».A^ .B^ .  |
    """)
    play_register(race, 1)
    assert list(race.damage) == [2, 0]


@pytest.mark.rule("RR-31")
def test_the_last_space_before_the_wall_is_included() -> None:
    race = raced("""
        >.   .   .A^|
    """)
    play_register(race, 1)
    assert race.damage[A] == 1


@pytest.mark.rule("RR-31")
def test_a_wall_stops_a_board_laser() -> None:
    race = raced("""
        >.   .  |.A^ .
    """)
    play_register(race, 1)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-31")
def test_nobody_behind_the_emitter_is_hit() -> None:
    race = raced("""
        .A^>.   .  |
    """)
    play_register(race, 1)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-31")
def test_nobody_beside_the_beam_is_hit() -> None:
    race = raced("""
         .A^ .B^ .
        >.   .   .  |
         .   .Cv .
    """)
    play_register(race, 1)
    assert list(race.damage) == [0, 0, 0]


@pytest.mark.rule("RR-31")
def test_who_stands_where_two_beams_cross_is_hit_by_both() -> None:
    race = raced("""
             vv-
         .   .   .
        >.   .A^ .  |
         .   .   .
             ---
    """)
    play_register(race, 1)
    assert race.damage[A] == 3


@pytest.mark.rule("RR-31")
def test_two_emitters_that_face_each_other_hit_from_both_sides() -> None:
    race = raced("""
        >.   .A^ .   .B^ .  «
    """)
    play_register(race, 1)
    assert list(race.damage) == [1, 2]


@pytest.mark.rule("RR-31", "RR-60")
def test_a_board_laser_passes_over_pits_belts_and_flags() -> None:
    race = raced("""
        >.   @   ↑   ①   ↻   +   .A^|
    """)
    play_register(race, 1)
    assert race.damage[A] == 1


@pytest.mark.rule("RR-31")
def test_board_lasers_fire_in_every_register() -> None:
    race = raced("""
        >.   .A^ .  |
    """)
    for register in range(1, 6):
        play_register(race, register)
        assert race.damage[A] == register


@pytest.mark.rule("RR-31", "RR-12")
def test_a_board_laser_hits_a_powered_down_robot() -> None:
    race = raced(">.   .A^ .  |", power={"A": "down"})
    play_register(race, 1)
    assert race.damage[A] == 1


# Robot lasers


@pytest.mark.rule("RR-32")
def test_each_active_robot_fires_forward_at_the_first_robot() -> None:
    race = raced("""
        .A> .   .B^ .C^
    """)
    events = play_register(race, 1)
    assert list(race.damage) == [0, 1, 0]
    assert told("shot", events) == ["shot seat=1 target=2"]


@pytest.mark.rule("RR-32")
@pytest.mark.parametrize(("facing", "hit"), [("^", "B"), (">", "C"), ("v", "D"), ("<", "E")])
def test_a_robot_fires_only_where_it_faces(facing: str, hit: str) -> None:
    race = raced(f"""
        .   .B^ .
        .E< .A{facing} .C>
        .   .Dv .
    """)
    play_register(race, 1)
    assert [letter for letter, damage in zip("ABCDE", race.damage, strict=True) if damage] == [hit]


@pytest.mark.rule("RR-32", "RR-60")
def test_a_shot_goes_any_distance() -> None:
    row = ".A> " + ".   " * 34 + ".B^"
    race = raced(row)
    play_register(race, 1)
    assert race.damage[B] == 1


@pytest.mark.rule("RR-32", "RR-60")
def test_a_shot_goes_over_pits_belts_gears_flags_docks_and_sites() -> None:
    race = raced("""
        .A> @   ↑   ⇓   ↻   ①   1   +   *   ▲   .B^
    """)
    play_register(race, 1)
    assert race.damage[B] == 1


@pytest.mark.rule("RR-60")
def test_a_wall_ends_the_line_of_sight() -> None:
    race = raced("""
        .A> .  |.B^ .
    """)
    events = play_register(race, 1)
    assert race.damage[B] == 0
    assert not told("shot", events)


@pytest.mark.rule("RR-60")
def test_a_wall_right_before_the_shooter_ends_it_too() -> None:
    race = raced("""
        .A>|.B^ .
    """)
    play_register(race, 1)
    assert race.damage[B] == 0


@pytest.mark.rule("RR-60")
def test_the_wall_of_an_emitter_ends_the_line_of_sight() -> None:
    race = raced("""
        .A> .  >.B^ .  |
    """)
    play_register(race, 1)
    assert race.damage[B] == 1  # the beam alone


@pytest.mark.rule("RR-60", "RR-53")
def test_a_hole_in_the_floor_ends_the_line_of_sight() -> None:
    race = raced("""
        .A> x   .B^
    """)
    play_register(race, 1)
    assert race.damage[B] == 0


@pytest.mark.rule("RR-60")
def test_the_edge_of_the_floor_ends_the_line_of_sight() -> None:
    race = raced("""
        .   .A>
        .B< .
    """)
    events = play_register(race, 1)
    assert not told("shot", events)


@pytest.mark.rule("RR-60")
def test_the_first_robot_ends_the_line_of_sight_whatever_its_power() -> None:
    race = raced(".A> .B^ .C^", power={"B": "down"})
    play_register(race, 1)
    assert list(race.damage) == [0, 1, 0]


@pytest.mark.rule("RR-32")
def test_two_robots_that_face_each_other_hit_each_other() -> None:
    race = raced("""
        .A> .   .B<
    """)
    play_register(race, 1)
    assert list(race.damage) == [1, 1]


@pytest.mark.rule("RR-32")
def test_several_robots_hit_the_same_target() -> None:
    race = raced("""
        .   .Bv .
        .A> .D^ .C<
        .   .   .
    """)
    play_register(race, 1)
    assert list(race.damage) == [0, 1, 0, 3]


@pytest.mark.rule("RR-32", "RR-14")
def test_a_powered_down_robot_does_not_fire() -> None:
    race = raced(".A> .B^", power={"A": "down"})
    play_register(race, 1)
    assert race.damage[B] == 0


@pytest.mark.rule("RR-32", "RR-10")
def test_a_robot_that_has_announced_power_down_still_fires() -> None:
    race = raced(".A> .B^", power={"A": "announced"}, damage={"A": 1})
    play_register(race, 1)
    assert race.damage[B] == 1


@pytest.mark.rule("RR-32")
def test_nobody_is_asked_whether_to_fire() -> None:
    race = raced("""
        .A> .B^
    """)
    play_register(race, 1)
    assert race.waiting() == 0
    assert race.damage[B] == 1


@pytest.mark.rule("RR-32")
def test_a_robot_without_a_card_in_this_register_fires_all_the_same() -> None:
    race = raced("""
        .A> .   .B^
    """)
    play_register(race, 4, B="left")
    assert race.damage[B] == 1


# The same positions


@pytest.mark.rule("RR-30")
def test_a_robot_destroyed_in_this_step_has_still_fired() -> None:
    race = raced(".A> .   .B<", damage={"A": 9, "B": 9})
    events = play_register(race, 1)
    assert list(race.lives) == [2, 2]
    assert told("shot", events) == ["shot seat=1 target=2", "shot seat=2 target=1"]


@pytest.mark.rule("RR-30")
def test_who_is_destroyed_in_this_step_has_still_shielded_who_stands_behind() -> None:
    race = raced("⋙.   .A^ .B^ .  |", damage={"A": 8})
    play_register(race, 1)
    assert not race.is_on_floor(A)
    assert race.damage[B] == 0


@pytest.mark.rule("RR-30")
def test_who_is_destroyed_by_a_board_laser_has_still_fired() -> None:
    race = raced(">.A> .   .B^ .  |", damage={"A": 9})
    play_register(race, 1)
    assert not race.is_on_floor(A)
    assert race.damage[B] == 1


@pytest.mark.rule("RR-30", "RR-18")
def test_who_fell_in_this_register_does_not_fire() -> None:
    race = raced("""
        .A> .   @
        .   .   .
        .   .   .B^
    """)
    play_register(race, 1, A="move2")
    assert list(race.damage) == [0, 0]


@pytest.mark.rule("RR-33")
def test_who_moves_through_a_beam_takes_no_damage() -> None:
    race = raced("""
         .   .Av .
         .   .   .
        ⋙.   .   .  |
         .   .   .
    """)
    play_register(race, 1, A="move3")
    assert drawn(race) == Picture("""
         .   .   .
         .   .   .
        ⋙.   .   .  |
         .   .Av .
    """)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-33")
def test_who_ends_its_move_in_a_beam_is_hit_once() -> None:
    race = raced("""
         .   .Av .
         .   .   .
        >.   .   .  |
    """)
    play_register(race, 1, A="move2")
    assert race.damage[A] == 1


@pytest.mark.rule("RR-33")
def test_who_is_carried_out_of_a_beam_takes_no_damage() -> None:
    race = raced("""
         .   .   .
        >.   ↑A^ .  |
    """)
    play_register(race, 1)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-33")
def test_lasers_fire_from_where_robots_stand_after_everything_has_moved() -> None:
    race = raced("""
        .   .   .C^
        →A^ ↓   .E>
        .   .   .
        .   .B> .Dv
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        .   .   .C^
        →   ↓A> .E>
        .   .   .
        .   .B> .Dv
    """)
    assert list(race.damage) == [0, 0, 0, 1, 1]


# The order of hits


@pytest.mark.rule("RR-61")
def test_hits_count_board_lasers_first_and_then_shots_in_dock_order_of_the_shooter() -> None:
    race = raced("""
         .   .Cv .
        >.   .B^ .A<
         .   .   .
    """)
    events = play_register(race, 1)
    hits = [event for event in events if event.startswith(("beam", "shot"))]
    assert [hit.split(" ")[0] for hit in hits] == ["beam", "shot", "shot", "shot"]
    assert hits[1:] == ["shot seat=1 target=2", "shot seat=2 target=3", "shot seat=3 target=2"]


@pytest.mark.rule("RR-61")
def test_each_beam_is_one_hit() -> None:
    race = raced("⋙.   .A^ .  |", damage={"A": 4}, cards={"A": "left left left left left"})
    events = play_register(race, 1)
    assert told("damaged", events)[-1] == "damaged seat=1 damage=7"
    assert race.locked[A] == 0b11100


@pytest.mark.rule("RR-30", "RR-61")
def test_all_damage_of_the_step_is_worked_out_for_everybody() -> None:
    race = raced("""
        .A> .   .B<
        .   .C^ .
    """)
    play_register(race, 1)
    assert [race.damage[robot] for robot in (A, B, C)] == [1, 1, 0]

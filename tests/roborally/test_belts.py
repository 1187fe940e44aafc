"""Conveyor belts carry robots, all at once. RR-22 … RR-27, RR-59."""

import pytest

from .race import A, Picture, drawn, play_register, raced, run, told

# The order of board elements


@pytest.mark.rule("RR-22")
def test_express_belts_run_alone_at_first() -> None:
    race = raced("""
        ⇒A^ ⇒   ⇒   .
        →B^ →   →   .
    """)
    run(race, "express-belts")
    assert drawn(race) == Picture("""
        ⇒   ⇒A^ ⇒   .
        →B^ →   →   .
    """)


@pytest.mark.rule("RR-22")
def test_then_express_and_normal_belts_run_together() -> None:
    race = raced("""
        ⇒A^ ⇒   ⇒   .
        →B^ →   →   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        ⇒   ⇒A^ ⇒   .
        →   →B^ →   .
    """)


@pytest.mark.rule("RR-22", "RR-26")
def test_in_a_register_an_express_belt_carries_two_spaces_and_a_normal_one_one() -> None:
    race = raced("""
        ⇒A^ ⇒   ⇒   .
        →B^ →   →   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   ⇒   ⇒A^ .
        →   →B^ →   .
    """)


@pytest.mark.rule("RR-22")
def test_belts_run_before_pushers_and_pushers_before_gears() -> None:
    race = raced("""
        .   →A^|▶   ↻   .
        →B^ ▼   .   .   .
        .   ↻   .   .   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        .   →A^|▶   ↻   .
        →   ▼   .   .   .
        .   ↻B> .   .   .
    """)


@pytest.mark.rule("RR-22")
def test_a_pusher_pushes_onto_a_belt_that_has_run_already() -> None:
    race = raced("""
        |▶A^ →   →   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        |▶   →A^ →   .
    """)


@pytest.mark.rule("RR-22")
def test_a_gear_that_a_belt_leads_to_turns_in_the_same_register() -> None:
    race = raced("""
        →A^ ↺   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        →   ↺A< .
    """)


# All at once


@pytest.mark.rule("RR-23")
def test_belts_never_push() -> None:
    race = raced("""
        →A^ .B^ .
    """)
    events = run(race, "belts")
    assert drawn(race) == Picture("""
        →A^ .B^ .
    """)
    assert not told("pushed", events)


@pytest.mark.rule("RR-23")
@pytest.mark.parametrize("drawing", ["→A^ →B^ →C^ .", "→C^ →B^ →A^ .", "→B^ →A^ →C^ ."])
def test_a_row_of_robots_moves_at_once_whatever_their_order(drawing: str) -> None:
    race = raced(drawing)
    run(race, "belts")
    first, second, third = (word[1:] for word in drawing.split()[:3])
    assert drawn(race) == f"→   →{first} →{second} .{third}"


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize("drawing", ["→A^ .   ←B^", "⇒A^ .   ←B^", "⇒A^ .   ⇐B^"])
def test_head_on_both_stay(drawing: str) -> None:
    race = raced(drawing)
    run(race, "belts")
    assert drawn(race) == drawing


@pytest.mark.rule("RR-24")
def test_three_belts_to_one_space_carry_nobody() -> None:
    race = raced("""
        .   ↓A^ .
        →B^ .   ←C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        .   ↓A^ .
        →B^ .   ←C^
    """)


@pytest.mark.rule("RR-24")
def test_of_two_that_merge_both_stay() -> None:
    race = raced("""
        .   ↓A^ .
        →B^ →   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        .   ↓A^ .
        →B^ →   .
    """)


@pytest.mark.rule("RR-24")
def test_of_two_that_merge_both_stay_although_the_robot_ahead_leaves() -> None:
    race = raced("""
        .   ↓A^ .
        →B^ →C^ .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        .   ↓A^ .
        →B^ →   .C^
    """)


@pytest.mark.rule("RR-24")
def test_who_is_queued_behind_a_contested_space_stays_too() -> None:
    race = raced("""
        →D^ →A^ .   ←B^ ←C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →D^ →A^ .   ←B^ ←C^
    """)


@pytest.mark.rule("RR-24")
def test_a_robot_whose_target_stays_occupied_stays_and_so_does_the_queue() -> None:
    race = raced("""
        →A^ →B^ →C^ .D^ .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^ →B^ →C^ .D^ .
    """)


@pytest.mark.rule("RR-24")
def test_a_queue_round_a_corner_stays_and_nobody_turns() -> None:
    race = raced("""
        →A^ ↓B^
        .   ↓C^
        .   .D^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^ ↓B^
        .   ↓C^
        .   .D^
    """)


@pytest.mark.rule("RR-24")
def test_who_stays_does_not_hold_up_who_wanted_the_same_space_as_nobody() -> None:
    race = raced("""
        →A^ .B^ .
        →C^ .   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^ .B^ .
        →   .C^ .
    """)


@pytest.mark.rule("RR-24")
def test_a_space_whose_robot_leaves_in_the_same_sub_step_is_free() -> None:
    race = raced("""
        →B^ ↓A^
        .   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   ↓B>
        .   .A^
    """)


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize("drawing", ["→A^ ←B^", "⇒A^ ⇐B^", "→A> ←B<"])
def test_robots_on_opposing_belts_do_not_swap(drawing: str) -> None:
    race = raced(drawing)
    run(race, "belts")
    assert drawn(race) == drawing


@pytest.mark.rule("RR-24")
def test_who_is_queued_behind_opposing_belts_stays() -> None:
    race = raced("""
        →C^ →A^ ←B^ ←D^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →C^ →A^ ←B^ ←D^
    """)


@pytest.mark.rule("RR-24", "RR-25")
def test_a_full_ring_moves_on() -> None:
    race = raced("""
        →A^ ↓B^
        ↑D^ ←C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →D> ↓A>
        ↑C> ←B>
    """)


@pytest.mark.rule("RR-24", "RR-25")
def test_a_full_express_ring_moves_on_twice() -> None:
    race = raced("""
        ⇒A^ ⇓B^
        ⇑D^ ⇐C^
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒Cv ⇓Dv
        ⇑Bv ⇐Av
    """)


@pytest.mark.rule("RR-24", "RR-25")
def test_a_full_ring_of_eight_turns_only_at_its_corners() -> None:
    race = raced("""
        →A^ →B^ ↓C^
        ↑H^ .   ↓D^
        ↑G^ ←F^ ←E^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →H> →A^ ↓B>
        ↑G^ .   ↓C^
        ↑F> ←E^ ←D>
    """)


@pytest.mark.rule("RR-24")
def test_a_ring_with_a_gap_moves_on() -> None:
    race = raced("""
        →A^ ↓B^
        ↑   ←C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   ↓A>
        ↑C> ←B>
    """)


@pytest.mark.rule("RR-24")
def test_a_full_ring_stops_when_a_robot_from_outside_wants_the_same_space() -> None:
    race = raced("""
        .   ↓E^ .
        →A^ ↓B^ .
        ↑D^ ←C^ .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        .   ↓E^ .
        →A^ ↓B^ .
        ↑D^ ←C^ .
    """)


@pytest.mark.rule("RR-24", "RR-59")
def test_a_full_ring_stops_at_a_wall() -> None:
    race = raced("""
        →A^|↓B^
        ↑D^ ←C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^|↓B^
        ↑D^ ←C^
    """)


@pytest.mark.rule("RR-24")
def test_while_express_belts_run_alone_who_is_on_a_normal_belt_is_in_the_way() -> None:
    race = raced("""
        ⇒A^ →B^ .
    """)
    run(race, "express-belts")
    assert drawn(race) == Picture("""
        ⇒A^ →B^ .
    """)


@pytest.mark.rule("RR-24", "RR-26")
def test_a_ring_of_both_kinds_of_belt_stands_first_and_moves_once() -> None:
    race = raced("""
        ⇒A^ ⇓B^
        ↑D^ ⇐C^
    """)
    run(race, "express-belts")
    assert drawn(race) == Picture("""
        ⇒A^ ⇓B^
        ↑D^ ⇐C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        ⇒D> ⇓A>
        ↑C> ⇐B>
    """)


# Curves


@pytest.mark.rule("RR-25")
def test_a_belt_that_meets_an_opposite_one_does_not_turn_the_robot() -> None:
    race = raced("""
        →A^ ←   .
    """)
    events = run(race, "belts")
    assert told("turned", events) == []
    assert drawn(race) == Picture("""
        →   ←A^ .
    """)


@pytest.mark.rule("RR-25")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("→A^ ↓  \n.   .", "→   ↓A>\n.   ."),
        ("↓   ←A^\n.   .", "↓A< ←  \n.   ."),
        (".   .  \n→A^ ↑", ".   .  \n→   ↑A<"),
        (".   .  \n↑   ←A^", ".   .  \n↑A> ←"),
        ("→   .  \n↑A^ .", "→A> .  \n↑   ."),
        (".   ←  \n.   ↑A^", ".   ←A<\n.   ↑"),
        ("↓A^ .  \n→   .", "↓   .  \n→A< ."),
        (".   ↓A^\n.   ←", ".   ↓  \n.   ←A>"),
    ],
)
def test_a_curve_turns_the_robot_that_a_belt_carries_onto_it(before: str, after: str) -> None:
    race = raced(before)
    run(race, "belts")
    assert drawn(race) == after


@pytest.mark.rule("RR-25")
def test_a_robot_turns_by_the_angle_of_the_curve_wherever_it_faces() -> None:
    for facing, turned in zip("^>v<", ">v<^", strict=True):
        race = raced(f"→A{facing} ↓\n.   .")
        run(race, "belts")
        assert drawn(race) == f"→   ↓A{turned}\n.   ."


@pytest.mark.rule("RR-25")
def test_a_straight_belt_does_not_turn() -> None:
    race = raced("""
        →A^ →   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   →A^ .
    """)


@pytest.mark.rule("RR-25")
def test_leaving_a_curve_does_not_turn() -> None:
    race = raced("""
        →   ↓A^
        .   ↓
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   ↓
        .   ↓A^
    """)


@pytest.mark.rule("RR-25")
def test_a_belt_that_ends_on_plain_floor_does_not_turn() -> None:
    race = raced("""
        ↓A> .
        .   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        ↓   .
        .A> .
    """)


@pytest.mark.rule("RR-25")
def test_at_a_merge_only_the_curved_entry_turns() -> None:
    straight = raced("""
        .   ↓   .
        →A^ →   .
    """)
    curved = raced("""
        .   ↓A^ .
        →   →   .
    """)
    run(straight, "belts")
    run(curved, "belts")
    assert drawn(straight) == Picture("""
        .   ↓   .
        →   →A^ .
    """)
    assert drawn(curved) == Picture("""
        .   ↓   .
        →   →A< .
    """)


@pytest.mark.rule("RR-25")
def test_an_express_belt_turns_at_both_curves_it_carries_through() -> None:
    race = raced("""
        ⇒A^ ⇓   .
        .   ⇒   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   ⇓   .
        .   ⇒A^ .
    """)
    race = raced("""
        ⇒A^ ⇓
        .   ⇐
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   ⇓
        .   ⇐Av
    """)


@pytest.mark.rule("RR-25")
def test_a_normal_belt_turns_at_a_curve_of_an_express_belt_and_the_other_way_round() -> None:
    race = raced("""
        →A^ ⇓
        .   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   ⇓A>
        .   .
    """)
    race = raced("""
        ⇒A^ ↓
        .   .
    """)
    run(race, "express-belts")
    assert drawn(race) == Picture("""
        ⇒   ↓A>
        .   .
    """)


@pytest.mark.rule("RR-25")
def test_entering_a_curve_by_card_never_turns() -> None:
    race = raced("""
        →A> ↓
        .   .
    """)
    play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        →   ↓
        .   .A>
    """)


@pytest.mark.rule("RR-25")
def test_entering_a_curve_by_a_pusher_never_turns() -> None:
    race = raced("""
        |▶A^ ↓
         .   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        |▶   ↓A^
         .   .
    """)


@pytest.mark.rule("RR-25")
def test_a_robot_that_stays_does_not_turn() -> None:
    race = raced("""
        →A^ ↓B^
        .   .C^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^ ↓B^
        .   .C^
    """)


@pytest.mark.rule("RR-25")
def test_the_turn_is_told_as_one_by_a_belt() -> None:
    race = raced("""
        →A^ ↓
        .   .
    """)
    events = run(race, "belts")
    assert told("turned", events) == ["turned seat=1 facing=east by=belt"]
    assert told("carried", events) == ["carried seat=1 space=B1 direction=east"]


# Two sub-steps


@pytest.mark.rule("RR-26")
def test_a_robot_blocked_while_express_belts_run_is_tried_again() -> None:
    race = raced("""
        ⇒A^ →B^ .   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   →A^ .B^ .
    """)


@pytest.mark.rule("RR-26")
def test_head_on_express_robots_are_tried_again_and_stay_again() -> None:
    race = raced("""
        ⇒A^ .   ⇐B^
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒A^ .   ⇐B^
    """)


@pytest.mark.rule("RR-26")
def test_who_was_blocked_by_a_merge_passes_in_the_second_sub_step() -> None:
    race = raced("""
        .   ⇓A^ .   .
        →B^ →   →   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        .   ⇓   .   .
        →   →B^ →A< .
    """)


@pytest.mark.rule("RR-26")
def test_a_robot_carried_from_an_express_to_a_normal_belt_is_carried_again() -> None:
    race = raced("""
        ⇒A^ →   →   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   →   →A^ .
    """)


@pytest.mark.rule("RR-26")
def test_a_robot_on_a_normal_belt_moves_once_also_onto_an_express_belt() -> None:
    race = raced("""
        →A^ ⇒   ⇒   .
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        →   ⇒A^ ⇒   .
    """)


@pytest.mark.rule("RR-26")
def test_a_robot_that_leaves_the_belts_in_the_first_sub_step_stands_in_the_second() -> None:
    race = raced("""
        ⇒A^ .   →
    """)
    play_register(race, 1)
    assert drawn(race) == Picture("""
        ⇒   .A^ →
    """)


# Pits, edges and walls


@pytest.mark.rule("RR-27")
def test_a_belt_carries_into_a_pit() -> None:
    race = raced("""
        →A^ @   .
    """)
    events = run(race, "belts")
    assert drawn(race) == Picture("""
        →   @   .
    """)
    assert told("fell", events) == ["fell seat=1 space=B1 how=pit"]
    assert race.lives[A] == 2


@pytest.mark.rule("RR-27")
def test_a_belt_carries_off_the_floor() -> None:
    race = raced("""
        .   →A^
    """)
    events = run(race, "belts")
    assert drawn(race) == Picture("""
        .   →
    """)
    assert told("fell", events) == ["fell seat=1 space=B1 how=edge"]


@pytest.mark.rule("RR-27")
def test_several_robots_carried_into_the_same_pit_all_fall() -> None:
    race = raced("""
        .   ↓A^ .
        →B^ @   ←C^
    """)
    events = run(race, "belts")
    assert drawn(race) == Picture("""
        .   ↓   .
        →   @   ←
    """)
    assert list(race.lives) == [2, 2, 2]
    assert len(told("destroyed", events)) == 3


@pytest.mark.rule("RR-27", "RR-53")
def test_several_robots_carried_into_the_same_hole_all_fall() -> None:
    race = raced("""
        →A^ x   ←B^
    """)
    run(race, "belts")
    assert list(race.lives) == [2, 2]


@pytest.mark.rule("RR-27", "RR-24")
def test_who_falls_leaves_its_space_free_for_the_next() -> None:
    race = raced("""
        →A^ →B^ @   ←C^ ←D^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   →A^ @   ←D^ ←
    """)


@pytest.mark.rule("RR-27", "RR-26")
def test_an_express_belt_carries_two_robots_into_the_pit_in_two_sub_steps() -> None:
    race = raced("""
        ⇒A^ ⇒B^ @
    """)
    events = play_register(race, 1)
    assert told("destroyed", events) == ["destroyed seat=2 lives=2", "destroyed seat=1 lives=2"]


@pytest.mark.rule("RR-59")
def test_a_belt_carries_nobody_across_a_wall() -> None:
    race = raced("""
        →A^|→   .
    """)
    events = run(race, "belts")
    assert drawn(race) == Picture("""
        →A^|→   .
    """)
    assert not told("carried", events)


@pytest.mark.rule("RR-59")
def test_who_is_stopped_by_a_wall_blocks_the_queue() -> None:
    race = raced("""
        →A^ →B^|.
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^ →B^|.
    """)


@pytest.mark.rule("RR-59")
def test_a_wall_saves_from_the_pit_and_from_the_edge() -> None:
    race = raced("""
        →A^|@   →B^|
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^|@   →B^|
    """)


@pytest.mark.rule("RR-59", "RR-24")
def test_who_is_stopped_by_a_wall_does_not_contest_the_space_behind_it() -> None:
    race = raced("""
        →A^ .  |←B^
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   .A^|←B^
    """)


@pytest.mark.rule("RR-59", "RR-25")
def test_a_wall_before_a_curve_leaves_the_facing() -> None:
    race = raced("""
        →A^|↓
        .   .
    """)
    run(race, "belts")
    assert drawn(race) == Picture("""
        →A^|↓
        .   .
    """)


@pytest.mark.rule("RR-12", "RR-23")
def test_a_powered_down_robot_is_carried_and_turned() -> None:
    race = raced("→A^ ↓\n.   .", power={"A": "down"})
    run(race, "belts")
    assert drawn(race) == Picture("""
        →   ↓A>
        .   .
    """)

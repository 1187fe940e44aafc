"""The order of play within a register. RR-15, RR-16, RR-57."""

import pytest

from .race import A, B, Picture, drawn, play_register, play_turn, raced, told


def kinds(events: list[str]) -> list[str]:
    """The kinds of events in the order in which each is told first."""
    return list(dict.fromkeys(event.split(" ")[0] for event in events))


@pytest.mark.rule("RR-15", "RR-22")
def test_a_register_is_reveal_moves_elements_lasers_destruction_touch() -> None:
    race = raced(
        """
        .A> .   .   .   .   .
        ⇒B^ →   →   .   .   .
        ▶C^ .   .   .   .   .
        ↻D^ .   .   .   .   .
        ①E> .   .   .   .F^ ②
        """,
        damage={"F": 9},
        archive={"E": "F1"},
    )
    events = play_register(race, 1, A="move1")
    order = [
        "register",
        "revealed",
        "moved",
        "belts",
        "pushers",
        "gears",
        "lasers",
        "destroyed",
        "touched",
        "archived",
    ]
    assert [kind for kind in kinds(events) if kind in order] == order


@pytest.mark.rule("RR-15")
def test_all_cards_are_revealed_before_anybody_moves() -> None:
    race = raced("""
        .A> .   .
        .B> .   .
    """)
    events = play_register(race, 1, A="move1", B="move1")
    assert [event.split(" ")[0] for event in events[1:5]] == ["revealed"] * 2 + ["moved"] * 2


@pytest.mark.rule("RR-15")
def test_only_the_cards_of_this_register_are_revealed() -> None:
    race = raced(".A> .   .", cards={"A": "left-70 right-80"})
    events = play_register(race, 2)
    assert told("revealed", events) == ["revealed seat=1 card=right-80"]


@pytest.mark.rule("RR-15")
def test_five_registers_run_from_the_first_to_the_fifth() -> None:
    race = raced("""
        .A> .   .   .   .
    """)
    events = play_turn(race, A="move1-490 move1-500 left-70 left-90 right-80")
    assert told("revealed", events) == [
        "revealed seat=1 card=move1-490",
        "revealed seat=1 card=move1-500",
        "revealed seat=1 card=left-70",
        "revealed seat=1 card=left-90",
        "revealed seat=1 card=right-80",
    ]
    assert drawn(race) == Picture("""
        .   .   .A^ .   .
    """)


@pytest.mark.rule("RR-15", "RR-18")
def test_pits_destroy_at_once_so_that_later_steps_find_the_space_empty() -> None:
    race = raced("""
        .A> @   .   .
        .   .B^ .   .
    """)
    events = play_register(race, 1, A="move1-660", B="move1-490")
    assert told("destroyed", events) == ["destroyed seat=1 lives=2", "destroyed seat=2 lives=2"]


@pytest.mark.rule("RR-16")
def test_the_highest_priority_moves_first() -> None:
    race = raced("""
        .   .A> .   .   .
        .   .   .B^ .   .
    """)
    events = play_register(race, 1, A="move1-490", B="move1-660")
    assert [event.split(" ")[1] for event in told("moved", events)] == ["seat=2", "seat=1"]
    assert drawn(race) == Picture("""
        .   .   .A> .B^ .
        .   .   .   .   .
    """)


@pytest.mark.rule("RR-16")
def test_with_the_priorities_the_other_way_round_it_ends_differently() -> None:
    race = raced("""
        .   .A> .   .   .
        .   .   .B^ .   .
        .   .   .   .   .
    """)
    play_register(race, 1, A="move1-660", B="move1-490")
    assert race.floor.name(race.space[B]) == "C1"
    assert not race.is_on_floor(A)


@pytest.mark.rule("RR-16")
def test_rotations_have_their_turn_by_priority_too() -> None:
    race = raced("""
        .A> .   .   .
        .B> .   .   .
        .C> .   .   .
        .D> .   .   .
    """)
    events = play_register(race, 1, A="u-turn-10", B="move3-840", C="back-480", D="right-80")
    acted = [
        event.split(" ")[1] for event in events if event.startswith(("moved", "turned", "fell"))
    ]
    assert list(dict.fromkeys(acted)) == ["seat=2", "seat=3", "seat=4", "seat=1"]


@pytest.mark.rule("RR-16")
def test_each_robot_moves_to_the_end_of_its_move_before_the_next() -> None:
    race = raced("""
        .A> .   .   .
        .B> .   .   .
    """)
    events = play_register(race, 1, A="move2-680", B="move2-670")
    assert [event.split(" ")[1] for event in told("moved", events)] == ["seat=1"] * 2 + [
        "seat=2"
    ] * 2


@pytest.mark.rule("RR-16", "RR-4")
def test_dock_order_does_not_matter_for_who_moves_first() -> None:
    race = raced("""
        .A> .   .   .
        .B> .   .   .
    """)
    events = play_register(race, 1, A="move1-490", B="move1-500")
    assert [event.split(" ")[1] for event in told("moved", events)] == ["seat=2", "seat=1"]


@pytest.mark.rule("RR-50")
def test_a_register_without_a_card_is_skipped() -> None:
    race = raced("""
        .A> .   .   .
        .B> .   .   .
    """)
    events = play_register(race, 3, B="move1")
    assert drawn(race) == Picture("""
        .A> .   .   .
        .   .B> .   .
    """)
    assert [event.split(" ")[1] for event in told("revealed", events)] == ["seat=2"]


@pytest.mark.rule("RR-57")
def test_without_options_nobody_is_asked_anything_during_the_registers() -> None:
    race = raced("""
        .A> .   .   .   .
        .B> .   .   .   .
    """)
    play_turn(race, A="move1 left left left left", B="move1 right right right right")
    assert race.waiting() == 0

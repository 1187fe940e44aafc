"""Day of the SuperBot: one robot alone collects flags. RR-C9, RR-C23, RR-C24."""

import pytest

from botyard.games.roborally.boards.courses import DAY_OF_THE_SUPERBOT
from botyard.games.roborally.play import Play
from botyard.games.roborally.specials.superbot import note_chaser

from ..race import A, B, C, D, Numbers, Words, act, new_race, play_register, raced, run, told


def day(
    drawing: str,
    superbot: int = A,
    damage: Numbers | None = None,
    options: Words | None = None,
) -> Play:
    race = raced(drawing, damage=damage, options=options)
    race.special, race.superbot = DAY_OF_THE_SUPERBOT, superbot
    return race


@pytest.mark.rule("RR-C9")
def test_dock_1_starts_as_superbot() -> None:
    assert new_race(5, {"course": "day-of-the-superbot"}).superbot == A


@pytest.mark.rule("RR-C9")
def test_only_the_superbot_is_credited_others_archive() -> None:
    race = day("①B> .A<")
    run(race, "touch")
    assert race.flags[B] == 0
    assert race.archive[B] == race.floor.space("A1")
    race = day("①A> .B<")
    run(race, "touch")
    assert race.flags[A] == 1


@pytest.mark.rule("RR-C9", "RR-C4")
def test_its_shots_count_double_and_it_is_repaired() -> None:
    race = day(".A> .B>", damage={"A": 5})
    race.locked[A] = 16
    run(race, "lasers")
    assert race.damage[B] == 2
    run(race, "repairs", register=0)
    assert (race.damage[A], race.locked[A]) == (0, 0)


@pytest.mark.rule("RR-C23")
def test_who_pushed_it_last_follows_at_once() -> None:
    race = day(".B> .A^ @")
    events = play_register(race, 1, B="move1")
    assert told("superbot", events) == ["superbot seat=2"]
    assert race.superbot == B


@pytest.mark.rule("RR-C23")
def test_of_several_shots_the_lowest_card_is_last() -> None:
    race = day(".B< .A^ .C>", damage={"A": 8})
    race.locked[A] = 30
    events = play_register(race, 1, B="u-turn-10", C="u-turn-20")
    assert told("superbot", events) == ["superbot seat=2"]


@pytest.mark.rule("RR-C23", "RR-O19")
def test_by_radio_two_shots_are_of_one_card_and_the_higher_dock_is_last() -> None:
    race = day(".B< .A^ .C>", damage={"A": 8})
    race.locked[A] = 30
    race.controller, race.controlled = B, 1 << C
    events = play_register(race, 1, B="u-turn-10", C="u-turn-20")
    assert told("superbot", events) == ["superbot seat=3"]


@pytest.mark.rule("RR-C24")
def test_if_nobody_chased_it_it_stays_superbot() -> None:
    race = day(".A> @   .   .B^")
    play_register(race, 1, A="move1")
    assert race.superbot == A


@pytest.mark.rule("RR-C24")
def test_if_it_is_out_the_lowest_dock_takes_over() -> None:
    race = day(".A> @   .   .B^ .C^")
    race.lives[A] = 1
    play_register(race, 1, A="move1")
    assert race.superbot == B


@pytest.mark.rule("RR-C24", "RR-C23")
def test_a_successor_that_is_out_is_passed_over() -> None:
    race = day(".A> @   .   .B^ .C^")
    note_chaser(race, B)
    note_chaser(race, C)
    race.fate[C] = 2
    play_register(race, 1, A="move1")
    assert race.superbot == B


def chased_by_d_then_c(drawing: str) -> Play:
    """C has one life left, and with it the SuperBot A is destroyed."""
    race = day(drawing)
    note_chaser(race, D)
    note_chaser(race, C)
    race.lives[C] = 1
    return race


@pytest.mark.rule("RR-C24", "RR-37")
def test_of_two_shot_at_the_same_moment_the_one_that_is_out_is_passed_over() -> None:
    race = chased_by_d_then_c(".A^ .B^ .C^ .D^")
    race.damage[A] = race.damage[C] = 10
    events = run(race, "destruction")
    assert told("superbot", events) == ["superbot seat=4"]
    assert race.superbot == D


@pytest.mark.rule("RR-C24", "RR-27")
def test_of_two_that_fall_at_the_same_moment_the_one_that_is_out_is_passed_over() -> None:
    race = chased_by_d_then_c("""
        →A^ @   ←C^
        .   .B^ .D^
    """)
    events = run(race, "belts")
    assert told("superbot", events) == ["superbot seat=4"]
    assert list(race.chasers) == []


@pytest.mark.rule("RR-C24")
def test_a_successor_that_is_destroyed_at_the_same_moment_but_not_out_follows() -> None:
    race = chased_by_d_then_c(".A^ .B^ .C^ .D^")
    race.lives[C] = 2
    race.damage[A] = race.damage[C] = 10
    events = run(race, "destruction")
    assert told("superbot", events) == ["superbot seat=3"]


@pytest.mark.rule("RR-C23")
def test_a_push_by_a_weapon_counts() -> None:
    race = day(".B> .   .A^ .", options={"B": "pressor-beam"})
    note_chaser(race, C)
    play_register(race, 1)
    act(race, "B use:pressor-beam")
    assert list(race.chasers) == [C, B]


@pytest.mark.rule("RR-C23", "RR-O18")
def test_a_push_by_a_weapon_that_a_wall_stops_is_none() -> None:
    race = day(".B> .   .A^|.", options={"B": "pressor-beam"})
    note_chaser(race, C)
    play_register(race, 1)
    act(race, "B use:pressor-beam")
    assert list(race.chasers) == [C]


@pytest.mark.rule("RR-C23", "RR-O18")
def test_whoever_pushes_it_into_a_pit_by_a_weapon_follows() -> None:
    race = day(".B> .   .A^ @", options={"B": "pressor-beam"})
    play_register(race, 1)
    events = act(race, "B use:pressor-beam")
    assert told("superbot", events) == ["superbot seat=2"]


@pytest.mark.rule("RR-C23")
def test_who_follows_in_the_middle_of_the_moves_is_chased_from_then_on() -> None:
    race = day("""
        .   .C^ .
        .B> .A^ @
        .   .   .
    """)
    play_register(race, 1, B="move1-660", C="back-430")
    assert (race.superbot, list(race.chasers)) == (B, [C])

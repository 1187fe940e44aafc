"""The last player has thirty seconds. RR-8, RR-9."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.play import Play

from .race import act, asked, hand, new_race, play_turn, program, raced, run, run_out, told

PROGRAM = "left-70 right-80 left-90 right-100 left-110"


def hurries(race: Play) -> list[int]:
    """The seconds that the rules leave each seat."""
    return [GAME.hurry(race, seat) for seat in range(len(race.owner))]


def make_ready(race: Play, letter: str) -> None:
    for register, card in enumerate(hand(race, letter).split()[:5], start=1):
        act(race, f"{letter} program:{register}={card}")
    act(race, f"{letter} ready")


@pytest.mark.rule("RR-8")
def test_while_two_players_are_not_ready_nobody_is_in_a_hurry() -> None:
    race = new_race(3)
    assert hurries(race) == [0, 0, 0]
    make_ready(race, "B")
    assert hurries(race) == [0, 0, 0]


@pytest.mark.rule("RR-8")
def test_when_only_one_player_is_not_ready_thirty_seconds_are_left() -> None:
    race = new_race(3)
    make_ready(race, "B")
    make_ready(race, "A")
    assert hurries(race) == [0, 0, 30]


@pytest.mark.rule("RR-8")
def test_a_full_program_that_is_not_declared_ready_does_not_start_the_timer() -> None:
    race = new_race(2)
    for register, card in enumerate(hand(race, "A").split()[:5], start=1):
        act(race, f"A program:{register}={card}")
    assert hurries(race) == [0, 0]


@pytest.mark.rule("RR-8")
def test_if_only_one_player_programs_this_turn_the_timer_runs_from_the_deal() -> None:
    race = raced(".A^ .B^ .C^", power={"A": "down", "C": "down"})
    run(race, "end-of-turn")
    assert hurries(race) == [0, 30, 0]


@pytest.mark.rule("RR-8", "RR-55")
def test_a_player_with_all_registers_locked_is_none_that_programs() -> None:
    race = raced(".A^ .   .B^", damage={"A": 9}, cards={"A": PROGRAM}, locked={"A": "1 2 3 4 5"})
    run(race, "end-of-turn")
    assert hurries(race) == [0, 30]


@pytest.mark.rule("RR-8")
def test_robots_that_are_out_do_not_count() -> None:
    race = raced(".B^ .C^ .")
    run(race, "end-of-turn")
    assert hurries(race) == [0, 0, 0]
    make_ready(race, "B")
    assert hurries(race) == [0, 0, 30]


@pytest.mark.rule("RR-8")
def test_a_table_option_switches_the_timer_off() -> None:
    race = new_race(2, {"timer": False})
    make_ready(race, "A")
    assert hurries(race) == [0, 0]
    assert new_race(2).options["timer"] is True


@pytest.mark.rule("RR-8")
def test_other_decisions_have_no_timer() -> None:
    race = raced(".A^ .B^", damage={"A": 1})
    run(race, "announce")
    assert asked(race) == "A"
    assert hurries(race) == [0, 0]


@pytest.mark.rule("RR-8")
def test_seats_are_meant_and_not_docks() -> None:
    race = new_race(2, chance="first=2")
    make_ready(race, "B")  # seat 1
    assert hurries(race) == [0, 30]


# The time is up


def alone() -> Play:
    return new_race(1, {"timer": False})


@pytest.mark.rule("RR-9")
def test_cards_already_placed_stay_and_empty_registers_are_filled_at_random() -> None:
    race = new_race(2)
    first, second, third, *rest = hand(race, "A").split()
    act(race, f"A program:2={first}")
    act(race, f"A program:5={second}")
    chance = " ".join(f"fill:1={card}" for card in reversed(rest[-3:]))
    run_out(race, "A", chance=chance)
    assert program(race, "A") == f"{rest[-1]} {first} {rest[-2]} {rest[-3]} {second}"
    assert third in hand(race, "A").split()


@pytest.mark.rule("RR-9")
def test_then_the_player_is_ready() -> None:
    race = new_race(2)
    events = run_out(race, "A")
    assert told("ran-out", events) == ["ran-out seat=1"]
    assert told("ready", events) == ["ready seat=1"]
    assert asked(race) == "B"


@pytest.mark.rule("RR-9")
def test_only_unused_cards_are_taken_and_none_twice() -> None:
    race = new_race(2)
    before = hand(race, "A").split()
    act(race, f"A program:1={before[0]}")
    run_out(race, "A")
    placed = program(race, "A").split()
    assert len(set(placed)) == 5
    assert set(placed) <= set(before)
    assert sorted(placed + hand(race, "A").split()) == sorted(before)


@pytest.mark.rule("RR-9")
def test_locked_registers_keep_their_cards_when_time_runs_out() -> None:
    race = raced(".A^ .   .B^", damage={"A": 7}, cards={"A": PROGRAM}, locked={"A": "3 4 5"})
    play_turn(race)
    run(race, "end-of-turn")
    first, second = hand(race, "A").split()
    run_out(race, "A", chance=f"fill:1={second}")
    assert program(race, "A") == f"{second} {first} left-90 right-100 left-110"


@pytest.mark.rule("RR-9")
def test_a_full_program_is_just_declared_ready() -> None:
    race = new_race(2)
    cards = hand(race, "A").split()[:5]
    for register, card in enumerate(cards, start=1):
        act(race, f"A program:{register}={card}")
    run_out(race, "A")
    assert program(race, "A").split() == cards
    assert asked(race) == "B"


@pytest.mark.rule("RR-9")
def test_when_the_last_player_runs_out_of_time_the_registers_begin() -> None:
    race = alone()
    events = run_out(race, "A")
    assert told("register", events)[0] == "register register=1"


@pytest.mark.rule("RR-9")
def test_the_rules_themselves_say_what_happens_when_a_clock_runs_out() -> None:
    assert GAME.own_timer

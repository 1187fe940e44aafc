"""Who is asked, when, and what a table chooses. RR-54, RR-67."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import COURSES
from botyard.kernel.errors import BotyardError

from .race import (
    A,
    Picture,
    act,
    asked,
    choices,
    drawn,
    new_race,
    options,
    play_register,
    play_turn,
    raced,
    refused,
    run,
    run_out,
)


@pytest.mark.rule("RR-54")
def test_only_programming_is_simultaneous() -> None:
    race = new_race(4)
    assert asked(race) == "ABCD"
    for robot in range(4):
        race.damage[robot] = 1
    for letter in "DBAC":
        run_out(race, letter)
    assert asked(race) == "A"


@pytest.mark.rule("RR-54")
def test_one_opportunity_each() -> None:
    race = raced(".A^ .B^", damage={"A": 1, "B": 1})
    run(race, "announce")
    act(race, "A power-on")
    act(race, "B power-down")
    assert asked(race) == ""
    assert refused(race, "A power-down").split()[1].startswith("RR-")


@pytest.mark.rule("RR-54")
def test_a_player_who_is_not_asked_cannot_act() -> None:
    race = raced(".A^ .B^", damage={"A": 1, "B": 1})
    run(race, "announce")
    assert refused(race, "B power-on") == "not-asked RR-54"
    assert choices(race, seat="B") == set()


@pytest.mark.rule("RR-54")
def test_who_is_asked_has_more_than_one_legal_answer() -> None:
    race = new_race(6, {"turn-limit": 6})
    while race.waiting():
        for letter in asked(race):
            assert len(choices(race, seat=letter)) > 1
        run_out(race, asked(race)[-1])


@pytest.mark.rule("RR-54")
def test_if_time_runs_out_an_option_is_not_used() -> None:
    race = raced(">.   .A^ .  |", options={"A": "brakes"})
    play_register(race, 1)
    run_out(race, "A")
    assert (race.damage[A], options(race, "A")) == (1, "brakes")


@pytest.mark.rule("RR-54")
def test_where_something_must_be_chosen_a_random_legal_choice_is_taken() -> None:
    race = raced(".   .   .A>", archive={"A": "A1"}, options={"A": "extra-memory flywheel"})
    play_turn(race, A="move1")
    run_out(race, "A", chance="lose:1=flywheel")
    assert options(race, "A") == "extra-memory"
    run_out(race, "A", chance="turn-to:1=south")
    run_out(race, "A")
    assert drawn(race) == Picture("""
        .Av .   .
    """)


# What a table chooses


@pytest.mark.rule("RR-67")
def test_a_table_chooses_course_timer_playing_on_and_limit_of_turns() -> None:
    assert GAME.read_options({}) == {
        "course": "risky-exchange",
        "timer": True,
        "play-on": False,
        "turn-limit": 0,
        "teams": [],
        "war-zone-options": True,
    }


@pytest.mark.rule("RR-67", "RR-C1")
@pytest.mark.parametrize("name", COURSES.names)
def test_every_course_of_ours_can_be_chosen(name: str) -> None:
    race = new_race(4, {"course": name})
    assert race.course.floor.width >= 12
    everybody = {"interference": "ABCDEFGH", "capture-the-flag": "A"}
    assert asked(race) == everybody.get(name, "ABCD")


@pytest.mark.rule("RR-67", "RR-C35")
def test_a_built_course_can_be_chosen() -> None:
    boards = [
        {"board": "chess", "at": "A1", "turned": 1},
        {"board": "dock-plain", "at": "A13", "turned": 0},
    ]
    race = new_race(2, {"course": {"name": "Ours", "boards": boards, "flags": ["B2", "F3"]}})
    assert [race.floor.name(flag) for flag in race.floor.flags] == ["B2", "F3"]
    assert (race.floor.width, race.floor.height) == (12, 16)


@pytest.mark.rule("RR-67")
@pytest.mark.parametrize(
    "wrong",
    [
        {"course": "no-such-course"},
        {"timer": 3},
        {"play-on": "yes"},
        {"turn-limit": -1},
        {"speed": 2},
    ],
)
def test_anything_else_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BotyardError):
        GAME.read_options(wrong)

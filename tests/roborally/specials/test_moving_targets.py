"""Moving Targets: belts carry the flags. RR-C3, RR-C21, RR-C22."""

import pytest

from botyard.games.roborally.boards.courses import MOVING_TARGETS, course_named
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.specials.moving_targets import carry_flags, ride
from botyard.kernel.dealer import FirstDealer

from ..race import A, raced, run, told


@pytest.mark.rule("RR-C3")
def test_belts_carry_flags_and_nothing_blocks_them() -> None:
    race = raced("""
        →   →A^ .
        ①   .   .
    """)
    race.special = MOVING_TARGETS
    race.flag_at = race.flag_at[:]
    race.flag_at[0] = race.floor.space("A1")
    events = run(race, "belts")
    assert told("flag-moved", events) == ["flag-moved flag=1 space=B1 direction=east"]
    race.flag_at[0] = race.floor.space("A1")
    carry_flags(race, True, FirstDealer())
    assert race.flag_at[0] == race.floor.space("A1")


@pytest.mark.rule("RR-C21")
def test_a_flag_in_a_pit_is_away_until_the_next_register() -> None:
    race = raced("""
        →   @   .
        ①   .   .
    """, robots=1)
    race.special = MOVING_TARGETS
    race.flag_at = race.flag_at[:]
    race.flag_at[0] = race.floor.space("A1")
    assert told("flag-away", run(race, "belts")) == ["flag-away flag=1"]
    assert race.flag_at[0] == 0
    events = run(race, "register", 2)
    assert told("flag-back", events) == ["flag-back flag=1 space=A2"]


@pytest.mark.rule("RR-C22")
def test_an_archive_marker_rides_on_it() -> None:
    race = raced("""
        →A^ →   @
        ①   .   .
    """)
    race.special = MOVING_TARGETS
    race.flag_at = race.flag_at[:]
    race.flag_at[0] = race.floor.space("A1")
    ride(race, A, race.floor.space("A1"))
    carry_flags(race, False, FirstDealer())
    assert race.archive[A] == race.floor.space("B1")
    carry_flags(race, False, FirstDealer())
    assert race.archive[A] == race.floor.space("A2")


@pytest.mark.rule("RR-C3", "RR-C21")
def test_the_flags_of_the_course_fall_when_the_manual_says() -> None:
    course = course_named("moving-targets")
    race = lay_out(course, {"timer": True, "play-on": False, "turn-limit": 0}, 1, 0)
    fallen: dict[int, int] = {}
    for register in range(1, 60):
        for express in (True, False):
            carry_flags(race, express, FirstDealer())
        for flag, space in enumerate(race.flag_at):
            if space == 0:
                fallen.setdefault(flag, register)
    assert list(dict(sorted(fallen.items())).values()) == [49, 25, 36, 18]

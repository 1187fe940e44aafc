"""The whole contract with Options, and on every course with a special rule, at all its tables."""

import pytest

from botyard.contract import CHECKS, play_and_check
from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.kernel.game import Json

SPECIAL = [name for name in COURSES.names if course_named(name).special]
MANY = 4  # seats from which on one turn is enough
OF_A_GAME = ("order", "seed")  # they play games of their own, without these options
TABLES = [
    (name, seats)
    for number, name in enumerate(SPECIAL)
    for place, seats in enumerate(course_named(name).seats())
    if name == "interference" or course_named(name).category == "team" or place % 4 == number % 4
]


def test_every_count_of_seats_is_among_them() -> None:
    assert {seats for _, seats in TABLES} >= set(range(2, 9))
    assert {seats for name, seats in TABLES if name == "interference"} == {2, 3, 4}
    for name in ("tandem-carnage", "all-for-one", "capture-the-flag", "toggle-boggle", "war-zone"):
        assert {seats for course, seats in TABLES if course == name} == {4, 6, 8}


@pytest.mark.parametrize(("course", "seats"), TABLES)
def test_a_special_course_keeps_the_contract(course: str, seats: int) -> None:
    checks = [check for check in CHECKS if check not in OF_A_GAME]
    table: Json = {"course": course, "turn-limit": 1 if seats > MANY else 2}
    play_and_check(GAME, seats, 7, only=checks, every=80, options=table, rich=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_races_with_options_keep_the_contract(seats: int) -> None:
    checks = [check for check in CHECKS if check not in OF_A_GAME]
    table: Json = {"course": "chop-shop-challenge", "turn-limit": 6}
    play_and_check(GAME, seats, 9, only=checks, every=60, options=table, rich=True)

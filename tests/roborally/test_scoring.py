"""Scores, score lines and places, each number of them. RR-65, RR-68."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.play import Play
from botyard.games.roborally.scoring import places
from botyard.games.roborally.state import HAS_FINISHED, OUT_OF_RACE

from .race import A, B, new_race, raced


def lines(race: Play, seat: int = 0) -> list[tuple[str, int, dict[str, object]]]:
    """The lines of a score."""
    return [(line.name, line.points, line.args) for line in GAME.score_lines(race, seat)]


@pytest.mark.rule("RR-65")
def test_the_score_of_a_seat_is_the_flags_of_its_own_robot() -> None:
    race = new_race(3, chance="first=2")
    assert list(race.owner) == [1, 2, 0]
    race.flags[A], race.flags[B] = 2, 1
    assert race.scores() == [0, 2, 1]


@pytest.mark.rule("RR-65", "RR-68", "RR-42")
def test_only_flags_are_points_and_the_rest_is_told() -> None:
    race = raced(".A> .B>\n①   ②", flags={"A": 2}, lives={"A": 1}, damage={"A": 4})
    race.turn = 7
    assert lines(race) == [
        ("flags", 2, {"count": 2}),
        ("lives", 0, {"count": 1}),
        ("damage", 0, {"count": 4}),
        ("turns", 0, {"count": 7}),
    ]


@pytest.mark.rule("RR-65")
def test_a_single_flag_is_a_line_too() -> None:
    race = raced(".A> .B>\n①   .", flags={"B": 1})
    assert lines(race, 1)[0] == ("flags", 1, {"count": 1})


@pytest.mark.rule("RR-65")
@pytest.mark.parametrize(
    ("fate", "since", "told"),
    [
        (HAS_FINISHED, 9, ("finished", 0, {"turn": 2, "register": 3})),
        (OUT_OF_RACE, 6, ("out", 0, {"turn": 2, "register": 0})),  # while programming
        (OUT_OF_RACE, 5, ("out", 0, {"turn": 1, "register": 5})),
    ],
)
def test_who_finished_or_is_out_is_told_when(
    fate: int, since: int, told: tuple[str, int, dict[str, object]]
) -> None:
    race = raced(".A> .B>\n①   .", flags={"A": 1})
    race.fate[A], race.since[A] = fate, since
    assert lines(race)[1] == told
    assert GAME.score_lines(race, 0)[1].clause == "RR-65"


@pytest.mark.rule("RR-C20")
def test_a_team_is_told_and_gives_no_points() -> None:
    race = new_race(6, {"course": "tandem-carnage"}, chance="first=1")
    assert lines(race, 4)[0] == ("team", 0, {"team": 2})


@pytest.mark.rule("RR-C20", "RR-65")
def test_a_team_ranks_by_its_best_robot_though_it_sits_first() -> None:
    race = new_race(6, {"course": "tandem-carnage"}, chance="first=1")
    for robot, flags in enumerate((2, 1, 0, 0, 1, 0)):
        race.flags[robot] = flags
    assert places(race) == [1, 2, 3, 1, 2, 3]


@pytest.mark.rule("RR-C26", "RR-65")
def test_a_blocker_does_not_count_for_the_place_of_its_seat() -> None:
    race = new_race(2, {"course": "interference"}, chance="first=1")
    race.damage[A], race.damage[B] = 5, 3
    assert places(race) == [2, 1]

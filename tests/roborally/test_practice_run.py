"""One seat alone. RR-68."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.play import Play

from .kit_more import places
from .race import A, act, asked, new_race, play_register, play_turn, raced, run, told


def result(race: Play) -> dict[str, object]:
    return {line.name: line.args["count"] for line in GAME.score_lines(race, 0)}


@pytest.mark.rule("RR-68")
def test_one_seat_may_play_alone() -> None:
    assert 1 in GAME.seats
    race = new_race(1)
    assert asked(race) == "A"
    assert race.held[A] == 9


@pytest.mark.rule("RR-68", "RR-47")
def test_the_only_robot_does_not_win_by_being_the_last() -> None:
    race = raced("""
        ①   .A> .   ②
    """)
    events = play_turn(race, A="move1 left left left left")
    assert places(race, events) is None
    events = run(race, "end-of-turn")
    assert places(race, events) is None
    assert asked(race) == "A"


@pytest.mark.rule("RR-68", "RR-46")
def test_it_wins_with_all_flags() -> None:
    race = raced(
        """
        ①   .A> ②   .
        """,
        flags={"A": 1},
    )
    events = play_register(race, 1, A="move1")
    assert places(race, events) == [1, 2]
    assert told("won", events) == ["won seat=1"]


@pytest.mark.rule("RR-68", "RR-46")
def test_playing_on_changes_nothing_for_one_seat() -> None:
    race = raced(
        """
        ①   .A> ②   .
        """,
        table={"play-on": True},
    )
    events = play_register(race, 1, A="left")
    assert places(race, events) is None


@pytest.mark.rule("RR-68")
def test_it_ends_when_the_robot_is_out_without_a_win() -> None:
    race = raced(
        """
        ①   ②   .   .A>
        """,
        lives={"A": 1},
    )
    events = play_register(race, 1, A="move1")
    assert race.waiting() == 0
    assert places(race, events) == [2, 1]
    assert not told("won", events)


@pytest.mark.rule("RR-68")
def test_a_destroyed_robot_with_lives_goes_on() -> None:
    race = raced(
        """
        .   .   .   .A>
        """,
        archive={"A": "A1"},
    )
    play_turn(race, A="move1")
    act(race, "A face:east")
    events = act(race, "A power-on")
    assert places(race, events) is None


@pytest.mark.rule("RR-68")
def test_the_result_is_the_number_of_turns_and_the_lives_left() -> None:
    race = raced(
        """
        ①   .A> ②   .
        """,
        flags={"A": 1},
        lives={"A": 2},
    )
    race.turn = 6
    play_register(race, 1, A="move1")
    found = result(race)
    assert (found["turns"], found["lives"]) == (6, 2)


@pytest.mark.rule("RR-68", "RR-8")
def test_alone_a_player_has_thirty_seconds_from_the_deal() -> None:
    assert GAME.hurry(new_race(1), 0) == 30
    assert GAME.hurry(new_race(1, {"timer": False}), 0) == 0


@pytest.mark.rule("RR-68", "RR-46")
def test_playing_on_alone_ends_with_the_finish() -> None:
    race = raced(
        """
        ①   .A> ②   .
        """,
        flags={"A": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, A="move1")
    assert places(race, events) == [1, 2]


@pytest.mark.rule("RR-68", "RR-66")
def test_a_limit_of_turns_ends_it_without_a_win() -> None:
    race = raced(
        """
        ①   .A> ②   .
        """,
        table={"turn-limit": 1},
    )
    race.turn = 1
    events = run(race, "end-of-turn")
    assert places(race, events) == [2, 1]
    assert not told("won", events)

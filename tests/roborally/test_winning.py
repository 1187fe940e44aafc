"""How a race ends. RR-46, RR-47, RR-66, RR-69."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.state import HAS_FINISHED

from .kit_more import places
from .race import (
    A,
    B,
    Picture,
    act,
    asked,
    drawn,
    new_race,
    play_register,
    play_turn,
    raced,
    refused,
    run,
    run_out,
    told,
)


@pytest.mark.rule("RR-46")
def test_the_first_robot_to_touch_all_flags_in_order_wins() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        """,
        flags={"A": 1},
    )
    events = play_register(race, 1, A="move1")
    assert places(race, events) == [1, 2]
    assert told("won", events) == ["won seat=1"]
    assert told("ended", events)


@pytest.mark.rule("RR-46")
def test_the_last_flag_alone_does_not_win() -> None:
    race = raced("""
        ①   .A> ②   .
        .B> .   .   .
    """)
    events = play_register(race, 1, A="move1")
    assert places(race, events) is None


@pytest.mark.rule("RR-46")
def test_a_robot_wins_at_the_end_of_that_register_and_nothing_more_is_played() -> None:
    race = raced(
        """
        ①   .A> ②   .   .
        .B> .   .   .   .
        """,
        flags={"A": 1},
    )
    events = play_turn(race, A="move1-490 left left left left", B="move1-500 move1 left left left")
    assert told("register", events) == ["register register=1"]
    assert race.floor.name(race.space[B]) == "B2"
    assert places(race, events) == [1, 2]


@pytest.mark.rule("RR-46", "RR-37")
def test_who_is_destroyed_on_the_last_flag_does_not_win() -> None:
    race = raced(
        """
        >①   .A> ②   .  |
         .B> .   .   .
        """,
        flags={"A": 1},
        damage={"A": 9},
    )
    events = play_register(race, 1, A="move1")
    assert places(race, events) is None


@pytest.mark.rule("RR-46")
def test_nobody_acts_after_the_end() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        """,
        flags={"A": 1},
    )
    play_register(race, 1, A="move1")
    assert race.waiting() == 0
    assert refused(race, "B ready").split()[0] == "game-over"


# Playing on


@pytest.mark.rule("RR-46")
def test_playing_on_a_robot_that_has_finished_leaves_the_floor() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        .C> .   .   .
        """,
        flags={"A": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, A="move1")
    assert drawn(race) == Picture("""
        ①   .   ②   .
        .B> .   .   .
        .C> .   .   .
    """)
    assert places(race, events) is None
    assert told("finished", events) == ["finished seat=1"]
    assert race.fate[A] == HAS_FINISHED


@pytest.mark.rule("RR-46")
def test_playing_on_the_turn_goes_on_after_a_finish() -> None:
    race = raced(
        """
        ①   .A> ②   .   .
        .B> .   .   .   .
        .C> .   .   .   .
        """,
        flags={"A": 1},
        table={"play-on": True},
    )
    events = play_turn(race, A="move1 left left left left", B="move1 move1 left left left")
    assert len(told("register", events)) == 5
    assert race.floor.name(race.space[B]) == "C2"
    revealed = [event for event in told("revealed", events) if "seat=1" in event]
    assert len(revealed) == 1


@pytest.mark.rule("RR-46", "RR-5")
def test_playing_on_a_robot_that_has_finished_is_dealt_nothing() -> None:
    race = raced(
        """
        ①   .A> ②   .   .
        .B> .   .   .   .
        .C> .   .   .   .
        """,
        flags={"A": 1},
        table={"play-on": True},
    )
    play_turn(race, A="move1")
    run(race, "end-of-turn")
    assert race.held[A] == 0
    assert asked(race) == "BC"


@pytest.mark.rule("RR-46")
def test_playing_on_ends_when_at_most_one_robot_is_still_racing() -> None:
    race = raced(
        """
        ①   .A> ②   .   .B<
        .C> .   .   .   .
        """,
        flags={"A": 1, "B": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, A="move1")
    assert places(race, events) is None
    events = play_register(race, 2, B="move2")
    assert places(race, events) == [1, 2, 3]


@pytest.mark.rule("RR-46")
def test_playing_on_with_two_robots_ends_with_the_first_finish() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        """,
        flags={"A": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, A="move1")
    assert places(race, events) == [1, 2]


@pytest.mark.rule("RR-46")
def test_playing_on_a_robot_that_is_out_races_no_longer() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        .   .   .   .C>
        """,
        flags={"A": 1},
        lives={"C": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, C="move1")
    assert places(race, events) is None
    events = play_register(race, 2, A="move1")
    assert places(race, events) == [1, 2, 3]


@pytest.mark.rule("RR-46")
def test_playing_on_a_destroyed_robot_with_lives_is_still_racing() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        .   .   .   .C>
        """,
        flags={"A": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, A="move1", C="move1")
    assert places(race, events) is None


@pytest.mark.rule("RR-46")
def test_playing_on_ends_also_when_the_last_but_one_goes_out() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        .   .   .   .C>
        """,
        flags={"A": 1},
        lives={"C": 1},
        table={"play-on": True},
    )
    play_register(race, 1, A="move1")
    events = play_register(race, 2, C="move1")
    assert places(race, events) == [1, 2, 3]


@pytest.mark.rule("RR-46", "RR-65")
def test_two_that_finish_in_the_same_register_share() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        .C> .   .   .
        """,
        flags={"A": 1, "B": 2},
    )
    race.turn, race.register = 1, 1
    race.fate[B], race.since[B] = HAS_FINISHED, race.moment()
    events = play_register(race, 1, A="move1")
    assert places(race, events) == [1, 1, 3]


# The last one in the race


@pytest.mark.rule("RR-47")
def test_the_only_player_with_a_robot_in_the_race_wins_at_the_end_of_the_register() -> None:
    race = raced(
        """
        .A> .   .   .
        .   .   .   .B>
        """,
        lives={"B": 1},
    )
    events = play_register(race, 1, B="move1")
    assert places(race, events) == [1, 2]
    assert told("won", events) == ["won seat=1"]


@pytest.mark.rule("RR-47")
def test_that_register_is_played_to_its_end() -> None:
    race = raced(
        """
        .A> →   →   .
        .   .   .   .B>
        """,
        lives={"B": 1},
    )
    events = play_register(race, 1, B="move1-660", A="move1-490")
    assert drawn(race) == Picture("""
        .   →   →A> .
        .   .   .   .
    """)
    assert places(race, events) == [1, 2]


@pytest.mark.rule("RR-47")
def test_a_destroyed_robot_with_lives_is_still_in_the_race() -> None:
    race = raced("""
        .A> .   .   .
        .   .   .   .B>
    """)
    events = play_register(race, 1, B="move1")
    assert places(race, events) is None


@pytest.mark.rule("RR-47")
def test_a_destroyed_robot_wins_when_the_others_are_out() -> None:
    race = raced(
        """
        .   .   .   .A>
        .   .   .   .B>
        """,
        lives={"B": 1},
    )
    events = play_register(race, 1, A="move1", B="move1")
    assert places(race, events) == [1, 2]


@pytest.mark.rule("RR-47", "RR-65")
def test_if_the_last_ones_go_out_in_the_same_register_the_standings_decide() -> None:
    race = raced(
        """
        ①   ②   .   .A>
        .   .   .   .B>
        """,
        lives={"A": 1, "B": 1},
        flags={"B": 1},
    )
    events = play_register(race, 1, A="move1", B="move1")
    assert places(race, events) == [2, 1]


@pytest.mark.rule("RR-47", "RR-65")
def test_if_the_last_ones_are_equal_they_share() -> None:
    race = raced(
        """
        .   .   .   .A>
        .   .   .   .B>
        """,
        lives={"A": 1, "B": 1},
    )
    events = play_register(race, 1, A="move1-500", B="move1-490")
    assert places(race, events) == [1, 1]


@pytest.mark.rule("RR-46", "RR-47")
def test_a_finish_counts_before_the_last_one_in_the_race() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .   .   .   .B>
        .C> .   .   .
        """,
        lives={"B": 1, "C": 1},
        flags={"A": 1},
    )
    events = play_register(race, 1, A="move1", B="move1", C="back")
    assert places(race, events) == [1, 2, 2]


@pytest.mark.rule("RR-47")
def test_playing_on_does_not_keep_a_last_robot_racing_alone() -> None:
    race = raced(
        """
        .A> .   .   .
        .   .   .   .B>
        """,
        lives={"B": 1},
        table={"play-on": True},
    )
    events = play_register(race, 1, B="move1")
    assert places(race, events) == [1, 2]


# A limit of turns


@pytest.mark.rule("RR-66")
def test_there_is_no_limit_of_turns_by_default() -> None:
    assert new_race(2).options["turn-limit"] == 0
    race = raced(".A> .B> .")
    race.turn = 1000
    events = run(race, "end-of-turn")
    assert places(race, events) is None
    assert race.turn == 1001


@pytest.mark.rule("RR-66")
def test_when_the_limit_is_reached_without_a_winner_the_standings_rank() -> None:
    race = raced(
        """
        ①   .A> ②   .
        .B> .   .   .
        """,
        flags={"B": 1},
        table={"turn-limit": 2},
    )
    race.turn = 2
    events = run(race, "end-of-turn")
    assert places(race, events) == [2, 1]
    assert told("limit", events) == ["limit turn=2"]


@pytest.mark.rule("RR-66")
def test_before_the_limit_the_next_turn_begins() -> None:
    race = raced(".A> .B> .", table={"turn-limit": 2})
    race.turn = 1
    events = run(race, "end-of-turn")
    assert places(race, events) is None
    assert race.turn == 2
    assert asked(race) == "AB"


@pytest.mark.rule("RR-66")
def test_the_last_turn_is_played_with_its_clean_up() -> None:
    race = raced(
        """
        +A> .   .   .B>
        """,
        damage={"A": 1},
        archive={"B": "B1"},
        table={"turn-limit": 1},
    )
    play_turn(race, B="move1")
    act(race, "B face:north")
    act(race, "B power-on")
    events = run(race, "end-of-turn")
    assert race.damage[A] == 0
    assert places(race, events) == [1, 2]


@pytest.mark.rule("RR-69")
def test_simulation_stops_after_150_turns() -> None:
    assert GAME.simulation_options({})["turn-limit"] == 150
    assert GAME.simulation_options({"turn-limit": 7})["turn-limit"] == 7


@pytest.mark.rule("RR-66")
@pytest.mark.parametrize("limit", [1, 3])
def test_a_race_with_a_limit_takes_no_more_turns(limit: int) -> None:
    race = new_race(2, {"turn-limit": limit, "course": "checkmate"})
    while race.waiting():
        run_out(race, asked(race)[0])
    assert race.turn <= limit
    assert race.standing() is not None

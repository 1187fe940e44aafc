"""Who is placed where. RR-65."""

import pytest

from botyard.games.roborally.play import Play
from botyard.games.roborally.state import HAS_FINISHED, OUT_OF_RACE

from .kit_more import places
from .race import A, B, C, D, act, new_race, play_register, raced, run

FOUR = ".A> .B> .C> .D>\n①   ②   ③   ."


def limited(**more: dict[str, int]) -> list[int] | None:
    """The places when the limit of turns ends a race."""
    race = raced(FOUR, table={"turn-limit": 1}, **more)  # type: ignore[arg-type]
    return ended(race)


def ended(race: Play) -> list[int] | None:
    race.turn = 1
    events = run(race, "end-of-turn")
    return places(race, events)


@pytest.mark.rule("RR-65")
def test_robots_in_the_race_rank_by_more_flags() -> None:
    assert limited(flags={"A": 0, "B": 2, "C": 1, "D": 0}) == [3, 1, 2, 3]


@pytest.mark.rule("RR-65")
def test_of_equal_flags_more_lives_rank_first() -> None:
    assert limited(lives={"A": 1, "B": 3, "C": 2, "D": 2}) == [4, 1, 2, 2]


@pytest.mark.rule("RR-65")
def test_of_equal_flags_and_lives_less_damage_ranks_first() -> None:
    assert limited(damage={"A": 4, "B": 0, "C": 9, "D": 4}) == [2, 1, 4, 2]


@pytest.mark.rule("RR-65")
def test_one_flag_outweighs_all_lives_and_damage() -> None:
    assert limited(flags={"A": 1}, lives={"A": 1}, damage={"A": 9}) == [1, 2, 2, 2]


@pytest.mark.rule("RR-65")
def test_one_life_outweighs_all_damage() -> None:
    assert limited(lives={"A": 2, "B": 1, "C": 1, "D": 1}, damage={"A": 9}) == [1, 2, 2, 2]


@pytest.mark.rule("RR-65")
def test_equal_in_all_share_the_place_and_the_next_place_is_skipped() -> None:
    assert limited(flags={"A": 1, "B": 1}) == [1, 1, 3, 3]


@pytest.mark.rule("RR-65")
def test_neither_dock_order_nor_seat_breaks_a_tie() -> None:
    assert limited() == [1, 1, 1, 1]


@pytest.mark.rule("RR-65")
def test_finishers_rank_by_the_register_of_finishing() -> None:
    race = raced(FOUR, flags={"A": 3, "B": 3, "C": 2}, table={"turn-limit": 1})
    race.fate[A], race.since[A] = HAS_FINISHED, 7
    race.fate[B], race.since[B] = HAS_FINISHED, 4
    assert ended(race) == [2, 1, 3, 4]


@pytest.mark.rule("RR-65")
def test_a_finisher_ranks_before_everybody_else_whatever_lives_and_damage() -> None:
    race = raced(FOUR, flags={"A": 3}, lives={"A": 1}, damage={"A": 9}, table={"turn-limit": 1})
    race.fate[A], race.since[A] = HAS_FINISHED, 700
    assert ended(race) == [1, 2, 2, 2]


@pytest.mark.rule("RR-65", "RR-64")
def test_robots_that_are_out_rank_behind_all_that_race() -> None:
    race = raced(FOUR, flags={"A": 2}, table={"turn-limit": 1})
    race.fate[A], race.since[A], race.lives[A] = OUT_OF_RACE, 500, 0
    assert ended(race) == [4, 1, 1, 1]


@pytest.mark.rule("RR-65")
def test_of_robots_that_are_out_the_later_register_ranks_first() -> None:
    race = raced(FOUR, flags={"A": 2, "B": 0, "C": 1}, table={"turn-limit": 1})
    for robot, register in ((A, 3), (B, 9), (C, 3)):
        race.fate[robot], race.since[robot], race.lives[robot] = OUT_OF_RACE, register, 0
    assert ended(race) == [3, 2, 4, 1]


@pytest.mark.rule("RR-65")
def test_the_register_of_going_out_counts_from_the_start_of_the_race() -> None:
    race = raced(
        """
        .   .   .A>
        .   .   .B>
        .C^ .   .D^
        """,
        lives={"A": 1, "B": 1},
    )
    race.turn = 1
    play_register(race, 5, A="move1")
    race.turn = 2
    play_register(race, 1, B="move1")
    assert race.since[B] > race.since[A]


@pytest.mark.rule("RR-65", "RR-O22")
def test_going_out_while_programming_lies_between_two_turns() -> None:
    race = raced(
        """
        .   .   .A>
        .B^ .   .C>
        .   .   .D^
        """,
        lives={"A": 1, "B": 1, "C": 1},
        damage={"B": 9},
        options={"B": "recompile"},
        cards={"B": "left left left left left"},
        locked={"B": "1 2 3 4 5"},
        hand={"B": "right"},
    )
    race.turn = 1
    play_register(race, 5, A="move1")
    race.turn, race.ready = 2, 0b1101
    run(race, "program", register=0)
    act(race, "B use:recompile")
    act(race, "B take-damage")
    events = play_register(race, 1, C="move1")
    assert places(race, events) == [4, 3, 2, 1]


@pytest.mark.rule("RR-65")
def test_equals_that_went_out_in_the_same_register_share_whoever_fell_first() -> None:
    race = raced(
        """
        .   .   .A>
        .   .   .B>
        .C^ .   .D^
        """,
        lives={"A": 1, "B": 1},
        table={"turn-limit": 1},
    )
    play_register(race, 1, A="move1-500", B="move1-490")
    assert ended(race) == [3, 3, 1, 1]


@pytest.mark.rule("RR-65")
def test_a_player_ranks_by_the_own_robot_whatever_its_dock() -> None:
    race = new_race(3, {"turn-limit": 1}, chance="first=2")
    assert list(race.owner) == [1, 2, 0]
    race.flags[A] = 2
    race.flags[B] = 1
    assert ended(race) == [3, 1, 2]


@pytest.mark.rule("RR-65", "RR-39")
def test_a_destroyed_robot_that_has_returned_ranks_with_its_lives_and_two_damage() -> None:
    race = raced(FOUR, lives={"D": 2}, damage={"D": 2, "A": 3}, table={"turn-limit": 1})
    assert race.fate[D] != OUT_OF_RACE
    assert ended(race) == [3, 1, 1, 4]

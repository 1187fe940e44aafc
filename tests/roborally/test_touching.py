"""Flags and archive markers at the end of a register. RR-42, RR-43."""

import pytest

from botyard.games.roborally.play import Play

from .race import A, B, Picture, drawn, play_register, play_turn, raced, told


def archive(race: Play, robot: int) -> str:
    return race.floor.name(race.archive[robot])


@pytest.mark.rule("RR-42")
def test_a_robot_on_its_next_flag_is_credited_with_it() -> None:
    race = raced("""
        .A> ①   .   ②
    """)
    events = play_register(race, 1, A="move1")
    assert race.flags[A] == 1
    assert told("touched", events) == ["touched seat=1 flag=1"]


@pytest.mark.rule("RR-42")
def test_a_flag_that_is_not_the_next_one_is_not_credited() -> None:
    race = raced("""
        .A> ②   .   ①
    """)
    events = play_register(race, 1, A="move1")
    assert race.flags[A] == 0
    assert not told("touched", events)


@pytest.mark.rule("RR-42")
def test_a_flag_counts_once() -> None:
    race = raced("""
        .A> ①   .   ②
    """)
    play_register(race, 1, A="move1")
    events = play_register(race, 2, A="left")
    assert race.flags[A] == 1
    assert not told("touched", events)


@pytest.mark.rule("RR-42")
def test_who_only_moves_over_a_flag_is_not_credited() -> None:
    race = raced("""
        .A> ①   .   ②
    """)
    play_register(race, 1, A="move2")
    assert race.flags[A] == 0


@pytest.mark.rule("RR-42")
def test_who_is_carried_away_before_the_end_of_the_register_is_not_credited() -> None:
    race = raced("""
        →①  .   ②   .
        .A^ .   .   .
    """)
    play_register(race, 1, A="move1")
    assert race.flags[A] == 0


@pytest.mark.rule("RR-42")
def test_who_is_carried_or_pushed_onto_a_flag_is_credited() -> None:
    race = raced(
        """
        →A^ ①   .   .   ③
        .C> .B^ ②   .   .
        """,
        flags={"B": 1},
    )
    play_register(race, 1, C="move1")
    assert (race.flags[A], race.flags[B]) == (1, 2)


@pytest.mark.rule("RR-42")
def test_the_flag_after_it_can_be_credited_from_the_next_register_on() -> None:
    race = raced("""
        .A> ①   ②   ③
    """)
    play_register(race, 1, A="move1")
    play_register(race, 2, A="move1")
    assert race.flags[A] == 2


@pytest.mark.rule("RR-42")
def test_a_robot_that_does_not_survive_the_lasers_is_not_credited() -> None:
    race = raced(">.A> ①   ②  |", damage={"A": 9})
    play_register(race, 1, A="move1")
    assert race.flags[A] == 0


@pytest.mark.rule("RR-42", "RR-14")
def test_a_powered_down_robot_touches_flags() -> None:
    race = raced("→A^ ①   ②", power={"A": "down"})
    play_register(race, 1)
    assert race.flags[A] == 1


@pytest.mark.rule("RR-42")
def test_robots_touch_different_flags_in_the_same_register() -> None:
    race = raced(
        """
        .A> ①   .
        .B> ②   ③
        """,
        flags={"B": 1},
    )
    events = play_register(race, 1, A="move1", B="move1")
    assert told("touched", events) == ["touched seat=1 flag=1", "touched seat=2 flag=2"]


@pytest.mark.rule("RR-42")
def test_a_robot_returning_on_a_flag_touches_it_only_in_the_next_register() -> None:
    race = raced("②   ①   .A>", archive={"A": "B1"})
    play_turn(race, A="move1")
    assert race.flags[A] == 0


@pytest.mark.rule("RR-43")
@pytest.mark.parametrize("site", ["①", "②", "+", "*"])
def test_a_robot_on_any_flag_or_repair_site_moves_its_archive_marker_there(site: str) -> None:
    rest = {"①": "②   .", "②": "①   ."}.get(site, "①   ②")
    race = raced(f".A> {site}   {rest}")
    events = play_register(race, 1, A="move1")
    assert archive(race, A) == "B1"
    assert told("archived", events) == ["archived seat=1 space=B1"]


@pytest.mark.rule("RR-43")
def test_a_flag_touched_long_ago_still_archives() -> None:
    race = raced(".A> ①   ②   ③", flags={"A": 2})
    play_register(race, 1, A="move1")
    assert archive(race, A) == "B1"


@pytest.mark.rule("RR-43", "RR-3")
@pytest.mark.parametrize("place", ["1", ".", "→", "↻", "△"])
def test_docks_and_other_spaces_archive_nothing(place: str) -> None:
    race = raced(f".A> {place}   .   .   .")
    play_register(race, 1, A="move1")
    assert archive(race, A) == "A1"


@pytest.mark.rule("RR-43")
def test_who_only_moves_over_a_site_archives_nothing() -> None:
    race = raced("""
        .A> +   .
    """)
    play_register(race, 1, A="move2")
    assert archive(race, A) == "A1"


@pytest.mark.rule("RR-43")
def test_a_marker_moves_at_the_end_of_each_register() -> None:
    race = raced("""
        .A> +   .   *   .
    """)
    play_register(race, 1, A="move1")
    play_register(race, 2, A="move1")
    assert archive(race, A) == "B1"
    play_register(race, 3, A="move1")
    assert archive(race, A) == "D1"


@pytest.mark.rule("RR-43")
def test_a_robot_that_does_not_survive_archives_nothing() -> None:
    race = raced(">.A> +   .  |", damage={"A": 9})
    play_register(race, 1, A="move1")
    assert archive(race, A) == "A1"


@pytest.mark.rule("RR-43", "RR-14")
def test_a_powered_down_robot_archives() -> None:
    race = raced("→A^ +   .", power={"A": "down"})
    play_register(race, 1)
    assert archive(race, A) == "B1"


@pytest.mark.rule("RR-43")
def test_two_markers_may_lie_on_one_space() -> None:
    race = raced(
        """
        .A> +   .B<
        .   .   .
        """,
        archive={"B": "B1"},
    )
    play_register(race, 1, A="move1")
    assert archive(race, A) == archive(race, B) == "B1"


@pytest.mark.rule("RR-43", "RR-39")
def test_who_falls_later_returns_where_it_has_archived() -> None:
    race = raced("""
        .A> +   @
    """)
    play_turn(race, A="move1 move1")
    assert drawn(race) == Picture("""
        .   +   @
    """)
    assert archive(race, A) == "B1"

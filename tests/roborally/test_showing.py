"""What a view shows of Options, teams and special rules."""

from typing import cast

import pytest

from botyard.games.roborally import GAME
from botyard.kernel.game import Json

from .kit_more import robot_seen, seen
from .race import act, new_race, raced, run

FULL = "left-70 left-90 left-110 left-130 left-150"


@pytest.mark.rule("RR-C20")
def test_everybody_sees_who_plays_with_whom() -> None:
    race = new_race(4, {"course": "war-zone"}, chance="first=1")
    assert [robot_seen(race, letter)["team"] for letter in "ABCD"] == [1, 2, 1, 2]
    alone = new_race(2, {"course": "checkmate"}, chance="first=1")
    assert robot_seen(alone, "A")["team"] == 0


@pytest.mark.rule("RR-C10")
def test_a_seat_with_two_robots_is_told_which_one_it_programs() -> None:
    race = new_race(2, {"course": "interference"}, chance="first=1")
    assert [robot_seen(race, letter)["blocker"] for letter in "ABCD"] == [False, False, True, True]
    assert (seen(race, "A")["asked"], seen(race, "B")["asked"], seen(race)["asked"]) == (1, 2, 0)
    race.ready |= 1
    assert seen(race, "A")["asked"] == 3


@pytest.mark.rule("RR-C17")
def test_flags_are_shown_with_the_team_that_claimed_them() -> None:
    race = new_race(4, {"course": "toggle-boggle"}, chance="first=1")
    race.claims = 0b100100
    flags = cast("list[Json]", seen(race)["flags"])
    assert [flag["team"] for flag in flags] == [0, 1, 2]
    assert [flag["space"] for flag in flags] == [race.floor.name(flag) for flag in race.flag_at]


@pytest.mark.rule("RR-C30")
def test_a_flag_is_shown_with_its_carrier() -> None:
    race = new_race(4, {"course": "capture-the-flag"}, chance="first=1")
    race.west = 1
    race.carriers = race.carriers[:]
    race.flag_at = race.flag_at[:]
    race.carriers[0], race.flag_at[0] = 2, 0
    flags = cast("list[Json]", seen(race)["flags"])
    assert flags[0] == {"space": None, "carrier": 3, "team": 2}
    assert (flags[1]["carrier"], flags[1]["team"]) == (0, 1)


@pytest.mark.rule("RR-52")
def test_a_card_on_an_option_is_seen_by_its_owner_alone() -> None:
    race = raced(
        ".A> .B>", options={"A": "flywheel"}, cards={"A": FULL}, hand={"A": "move3-790 move1-490"}
    )
    race.ready = 0
    run(race, "program", register=0)
    act(race, "A store:flywheel=move3-790")
    assert robot_seen(race, "A", "A")["stored"] == {"flywheel": "move3-790"}
    assert robot_seen(race, "A", "B")["stored"] == {"flywheel": "?"}
    assert robot_seen(race, "B", "A")["stored"] == {}


@pytest.mark.rule("RR-O28")
def test_second_cards_are_seen_by_their_owner_alone() -> None:
    cards = "move1-490 left-70 left-90 left-110 left-130 left-150"
    race = raced(".A> .B>", options={"A": "crab-legs"}, hand={"A": cards})
    race.ready = 0
    run(race, "program", register=0)
    act(race, "A program:1=left-70")
    assert robot_seen(race, "A")["seconds"] == []
    act(race, "A program:1=move1-490")
    assert robot_seen(race, "A", "A")["seconds"] == ["left-70", None, None, None, None]
    assert robot_seen(race, "A", "B")["seconds"] == ["?", None, None, None, None]
    assert robot_seen(race, "A", "A")["dealt"] == 6


@pytest.mark.rule("RR-O16")
def test_shots_and_tokens_are_counted() -> None:
    race = raced(".A> .B<", options={"A": "mini-howitzer", "B": "ablative-coat"})
    race.shells, race.coat = 2, 1
    assert robot_seen(race, "A")["counts"] == {"mini-howitzer": 3}
    assert robot_seen(race, "B")["counts"] == {"ablative-coat": 1}


@pytest.mark.rule("RR-O19")
def test_who_is_controlled_is_shown_with_who_controls() -> None:
    race = raced(".A> .B<", options={"A": "radio-control"})
    race.controller, race.controlled = 0, 2
    assert (robot_seen(race, "A")["controller"], robot_seen(race, "B")["controller"]) == (0, 1)


@pytest.mark.rule("RR-C20")
def test_the_score_of_a_team_names_it_and_leaves_flags_out_where_none_are_collected() -> None:
    race = new_race(4, {"course": "war-zone"}, chance="first=1")
    lines = GAME.score_lines(race, 1)
    assert [line.name for line in lines] == ["team", "lives", "damage", "turns"]
    assert lines[0].args == {"team": 2}
    tandem = new_race(4, {"course": "tandem-carnage"}, chance="first=1")
    assert [line.name for line in GAME.score_lines(tandem, 0)][:2] == ["team", "flags"]

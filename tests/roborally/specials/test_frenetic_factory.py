"""Frenetic Factory: boards turn. RR-C12, RR-C27."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.boards.floor import PIT
from botyard.games.roborally.components import OPTIONS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import give_option
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.games.roborally.state import HAS_FINISHED
from botyard.kernel.game import Json

from ..kit_more import places
from ..race import A, act, asked, new_race, run, told


def factory() -> Play:
    race = new_race(5, {"course": "frenetic-factory"}, chance="first=1")
    put(race, A, race.flag_at[0])
    return race


def put(race: Play, robot: int, space: int) -> None:
    race.occupant[race.space[robot]] = -1
    race.space[robot], race.occupant[space] = space, robot


@pytest.mark.rule("RR-C12")
def test_on_heads_the_board_under_the_robot_turns() -> None:
    race = factory()
    before = race.floor
    events = run(race, "touch", chance="coin=heads")
    assert told("board-turned", events) == ["board-turned board=1 quarters=1"]
    assert race.floor is not before
    assert list(race.floor.flags) == list(before.flags)
    assert race.space[A] == race.flag_at[0]


@pytest.mark.rule("RR-C12")
def test_on_tails_and_without_credit_it_does_not() -> None:
    race = factory()
    assert told("board-turned", run(race, "touch", chance="coin=tails")) == []
    assert told("coin-fell", run(race, "touch")) == []


@pytest.mark.rule("RR-C27")
def test_who_stands_on_a_pit_then_is_destroyed() -> None:
    race = factory()
    run(race, "touch", chance="coin=heads")
    turned = race.floor
    race = factory()
    pits = [
        space
        for space in range(race.floor.spaces)
        if turned.element[space] & PIT and not race.floor.element[space] & PIT
    ]
    put(race, 1, pits[0])
    events = run(race, "touch", chance="coin=heads")
    assert told("destroyed", events) == ["destroyed seat=2 lives=3"]
    assert race.flags[A] == 1


def touch_last_flag_and_fall(lives: int, table: Json) -> tuple[Play, list[str]]:
    """A reaches its last flag from a space that is a pit when the board has turned."""
    race = new_race(5, {"course": "frenetic-factory", **table}, chance="first=1")
    race.ready = 31
    put(race, A, race.floor.space("V3"))
    race.flags[A], race.lives[A] = len(race.flag_at) - 1, lives
    give_option(race, A, OPTIONS.number("mechanical-arm"))
    run(race, "touch")
    events = act(race, "A reach:north", chance="coin=heads")
    assert told("destroyed", events) == [f"destroyed seat=1 lives={lives - 1}"]
    return race, run(race, "end-of-register")


@pytest.mark.rule("RR-C27", "RR-46")
@pytest.mark.parametrize("lives", [1, 3])
def test_who_touched_its_last_flag_has_won_though_it_falls(lives: int) -> None:
    race, events = touch_last_flag_and_fall(lives, {})
    assert told("won", events) == ["won seat=1"]
    assert places(race, events) == [1, 2, 2, 2, 2]
    assert GAME.invariants(race) == []
    assert GAME.read_position(GAME.position(race)).standing() == [1, 2, 2, 2, 2]


@pytest.mark.rule("RR-C27", "RR-46")
@pytest.mark.parametrize("lives", [1, 3])
def test_and_it_does_not_return_where_the_others_play_on(lives: int) -> None:
    race, events = touch_last_flag_and_fall(lives, {"play-on": True})
    assert told("finished", events) == ["finished seat=1"]
    assert asked(race) == ""
    run(race, "return", register=0)
    assert (asked(race), race.fate[A], race.archive[A]) == ("", HAS_FINISHED, 0)
    assert told("finished", run(race, "end-of-register", register=2)) == []


@pytest.mark.rule("RR-C12")
def test_no_flag_ever_lies_on_a_pit() -> None:
    race = factory()
    for board in range(4):
        for quarters in range(4):
            turned = [0] * 5
            turned[board] = quarters
            floor = floor_turned(race.course, turned)
            assert not any(floor.element[flag] & PIT for flag in floor.flags)

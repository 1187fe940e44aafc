"""Scrambler: the next card of its target is any card. RR-O24."""

from typing import cast

import pytest

from botyard.games.roborally.rules.piles import is_unseen

from ..kit_more import robot_seen
from ..race import B, act, asked, place, play_register, play_turn, program, raced, refused, told


@pytest.mark.rule("RR-O24", "RR-52", "RR-50")
def test_the_next_register_gets_a_card_that_nobody_has_seen() -> None:
    race = raced(".A> .   .Bv", options={"A": "scrambler"}, cards={"B": "left-70 left-90"})
    play_register(race, 1)
    events = act(race, "A use:scrambler", chance="scramble:2=move3-790")
    assert told("scrambled", events) == ["scrambled seat=1 target=2 register=2"]
    assert program(race, "B").split()[1] == "move3-790"
    assert is_unseen(race, B, 2)
    for watcher in ("A", "B", ""):
        registers = cast(list[str], robot_seen(race, "B", watcher)["registers"])
        assert registers[1] == "?"


@pytest.mark.rule("RR-O24", "RR-52")
@pytest.mark.parametrize("register", [1, 2, 3, 4])
@pytest.mark.parametrize("target", "BCDEFGH")
def test_that_card_and_no_other_is_hidden_at_every_dock(target: str, register: int) -> None:
    cards = ["left-70", "left-90", "left-110", "left-130", "left-150"]
    race = raced(f".A> .   .{target}v", robots=8, options={"A": "scrambler"},
                 cards={target: " ".join(cards)})
    play_register(race, register)
    act(race, "A use:scrambler", chance=f"scramble:{ord(target) - ord('A') + 1}=move3-790")
    unseen = [(robot, number) for robot in range(8) for number in range(1, 6)
              if is_unseen(race, robot, number)]
    assert unseen == [(ord(target) - ord("A"), register + 1)]
    cards[register] = "?"
    assert robot_seen(race, target, target)["registers"] == cards


@pytest.mark.rule("RR-O24")
def test_it_is_revealed_and_run() -> None:
    race = raced(".A> .   .Bv", options={"A": "scrambler"})
    play_turn(race, B="left-70 left-90 left-110 left-130 left-150")
    events = act(race, "A use:scrambler", chance="scramble:2=u-turn-10")
    assert "revealed seat=2 card=u-turn-10" in events
    assert told("turned", events)[0] == "turned seat=2 facing=west by=card"


@pytest.mark.rule("RR-O24", "RR-62")
def test_not_on_a_locked_register_nor_in_the_fifth() -> None:
    held = {"A": "scrambler pressor-beam"}
    race = raced(
        ".A> .   .B^",
        options=held,
        damage={"B": 5},
        cards={"B": "- - - - left-70"},
        locked={"B": "5"},
    )
    play_register(race, 4)
    assert refused(race, "A use:scrambler") == "next-locked RR-O24"
    play_register(race, 5)
    assert refused(race, "A use:scrambler") == "scrambles-no-more RR-O24"


@pytest.mark.rule("RR-O24", "RR-O32", "RR-52")
def test_lost_in_the_step_it_fires_its_card_is_still_revealed() -> None:
    race = raced(".A> .   .B<", options={"A": "scrambler"})
    play_turn(race, B="- left-70 left-90 left-110 left-130")
    act(race, "A use:scrambler")
    assert asked(race) == "A"
    events = act(race, "A discard:scrambler", chance="scramble:2=u-turn-10")
    assert "revealed seat=2 card=u-turn-10" in events
    assert race.unseen == 0
    place(race, "B", "move1-490 move1-500")
    assert robot_seen(race, "B", "B")["registers"] == ["move1-490", "move1-500", None, None, None]

"""Conditional Program: another card at the last moment. RR-O5."""

from typing import cast

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.boards.drawing import ROBOTS
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.invariants import broken_invariants
from botyard.games.roborally.rules.piles import bury, deck_of, gather_discards
from botyard.games.roborally.view.known import read_known
from botyard.kernel.dealer import FirstDealer
from botyard.kernel.game import Json

from ..kit_more import seen
from ..race import (
    B,
    act,
    asked,
    choices,
    drawn,
    hand,
    play_register,
    play_turn,
    raced,
    refused,
    run,
    told,
)


def stored(card: str, cards: str = "", locked: str = "") -> Play:
    held = {"A": "conditional-program"}
    race = raced(".A> .   .   .", options=held, cards={"A": cards}, locked={"A": locked})
    race.stored = CARDS.number(card)
    return race


@pytest.mark.rule("RR-O5", "RR-52")
def test_a_leftover_card_is_stored_before_ready() -> None:
    cards = "left-70 left-90 left-110 left-130 left-150"
    race = raced(".A>", options={"A": "conditional-program"}, cards={"A": cards},
                 hand={"A": "move1-490 move2-670"})
    race.ready = 0
    run(race, "program", register=0)
    act(race, "A store:conditional-program=move1-490")
    assert hand(race, "A") == "move2-670"
    assert refused(race, "A store:conditional-program=move2-670") == "card-on-it RR-O5"
    assert "unstore:conditional-program" in choices(race, seat="A")
    events = act(race, "A ready")
    assert told("stored", events) == ["stored seat=1 option=conditional-program"]
    assert race.stored == CARDS.number("move1-490")


@pytest.mark.rule("RR-O5")
def test_it_goes_into_a_register_before_the_reveal() -> None:
    race = stored("move2-670")
    play_register(race, 2, A="left-70")
    assert choices(race, seat="A") == {"pass", "use:conditional-program"}
    events = act(race, "A use:conditional-program")
    assert told("revealed", events) == ["revealed seat=1 card=move2-670"]
    assert hand(race, "A") == "left-70"
    assert drawn(race) == """
        .   .   .A> .
    """


@pytest.mark.rule("RR-O5", "RR-62")
def test_not_into_a_locked_register() -> None:
    race = stored("move2-670", "- - - - left-70", "5")
    play_register(race, 5)
    assert asked(race) == ""


@pytest.mark.rule("RR-O5", "RR-45")
def test_unused_it_is_discarded_in_clean_up() -> None:
    race = stored("move2-670")
    play_turn(race)
    for _ in range(5):
        act(race, "A pass")
    assert race.stored == -1
    assert "move2-670" in hand(race, "A")


@pytest.mark.rule("RR-O5", "RR-52", "RR-50", "RR-51")
def test_what_scrambler_put_there_is_discarded_and_nobody_sees_it() -> None:
    held = {"A": "scrambler", "B": "conditional-program"}
    race = raced(".A> .   .Bv", options=held, cards={"B": "left-70 left-90"})
    race.stored = CARDS.number("move2-670")
    play_register(race, 1)
    act(race, "B pass")
    act(race, "A use:scrambler", chance="scramble:2=move3-790")
    play_register(race, 2)
    act(race, "B use:conditional-program")
    assert "move3-790" not in [CARDS.name(card) for card in deck_of(race).items()]
    assert hand(race, "A") + hand(race, "B") == "left-90"
    known = GAME.position(race)
    assert known["buried"] == ["move3-790"]
    assert GAME.position(GAME.read_position(known)) == known
    for watcher in ("A", "B", ""):
        shown = seen(race, watcher)
        assert cast(Json, shown["position"])["buried"] == ["?"]
        if watcher:
            position = cast(Json, shown["position"])
            again = GAME.known(read_known(position), race.owner[ROBOTS.index(watcher)])
            assert again == position
    before = seen(race, "B")
    race.redeal(race.owner[B], FirstDealer())
    assert list(race.buried) != [CARDS.number("move3-790")]
    assert seen(race, "B") == before
    assert not broken_invariants(race)


@pytest.mark.rule("RR-50", "RR-52")
def test_from_there_it_comes_back_with_the_other_discards() -> None:
    race = stored("move2-670")
    bury(race, CARDS.number("left-90"))
    bury(race, CARDS.number("left-70"))
    assert list(race.buried) == sorted(race.buried)
    assert deck_of(race).size() == 81
    gather_discards(race)
    assert deck_of(race).size() == 83

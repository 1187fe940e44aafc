"""Abort Switch: from now on the deck decides. RR-O2."""

import pytest

from botyard.games.roborally.components import CARDS
from botyard.games.roborally.rules.piles import CRAB, put_second

from ..race import (
    A,
    act,
    asked,
    choices,
    drawn,
    play_register,
    play_turn,
    program,
    raced,
    run,
    told,
)


@pytest.mark.rule("RR-O2")
def test_after_the_reveal_the_deck_may_take_over() -> None:
    race = raced(".A> .   .   .", options={"A": "abort-switch"})
    play_register(race, 1, A="left-70")
    assert choices(race, seat="A") == {"pass", "use:abort-switch"}
    events = act(race, "A use:abort-switch", chance="abort:1=move2-670")
    assert told("replaced", events) == ["replaced seat=1 card=move2-670"]
    assert (
        drawn(race)
        == """
        .   .   .A> .
    """
    )


@pytest.mark.rule("RR-O2")
def test_every_later_register_is_replaced_without_a_choice() -> None:
    race = raced(".A> .   .   .   .", options={"A": "abort-switch"})
    play_turn(race, A="left-70 left-90 left-110 left-130 left-150")
    cards = ("move1-490", "right-80", "left-170", "move1-500", "u-turn-10")
    chance = " ".join(f"abort:1={card}" for card in cards)
    events = act(race, "A use:abort-switch", chance=chance)
    assert told("replaced", events) == [f"replaced seat=1 card={card}" for card in cards]
    assert asked(race) == ""


@pytest.mark.rule("RR-O32", "RR-O2")
def test_once_it_is_on_it_goes_on_though_the_card_is_lost() -> None:
    race = raced(".A> .   .   .B<", options={"A": "abort-switch"})
    play_turn(race, A="left-70 left-90 left-110 left-130 left-150")
    cards = ("u-turn-10", "u-turn-20", "u-turn-30", "u-turn-40")
    act(race, "A use:abort-switch", chance="abort:1=left-170")
    chance = " ".join(f"abort:1={card}" for card in cards)
    events = act(race, "A discard:abort-switch", chance=chance)
    assert told("replaced", events) == [f"replaced seat=1 card={card}" for card in cards]


@pytest.mark.rule("RR-O2")
def test_with_the_next_turn_it_is_off_again() -> None:
    race = raced(".A> .   .   .   .", options={"A": "abort-switch"})
    play_turn(race, A="left-70 left-90 left-110 left-130 left-150")
    act(race, "A use:abort-switch")
    run(race, "end-of-turn", register=0)
    assert race.aborting == -1


@pytest.mark.rule("RR-O2", "RR-62")
def test_a_locked_register_is_left_as_it_is() -> None:
    race = raced(
        ".A> .   .",
        damage={"A": 5},
        cards={"A": "- - - - left-70"},
        locked={"A": "5"},
        options={"A": "abort-switch"},
    )
    play_register(race, 5)
    assert asked(race) == ""
    race.aborting = A
    assert told("replaced", play_register(race, 5)) == []
    assert program(race, "A").endswith("left-70")


@pytest.mark.rule("RR-O2", "RR-38")
def test_a_robot_that_was_destroyed_draws_no_more_cards() -> None:
    race = raced(".   .   .A>", options={"A": "abort-switch brakes"})
    play_turn(race, A="left-70 left-90 left-110 left-130 left-150")
    events = act(race, "A use:abort-switch", chance="abort:1=move2-670")
    assert told("destroyed", events) == ["destroyed seat=1 lives=2"]
    events += act(race, "A discard:brakes")
    assert told("replaced", events) == ["replaced seat=1 card=move2-670"]


@pytest.mark.rule("RR-O2", "RR-O31")
def test_not_while_powered_down_or_controlled() -> None:
    race = raced(".A> .   .B^", options={"A": "abort-switch"})
    race.controlled, race.controller = 1, 1
    play_register(race, 1, A="left-70", B="right-80")
    assert asked(race) == ""
    race = raced(".A> .   .B^", options={"A": "abort-switch"}, power={"A": "down"})
    play_register(race, 1, A="left-70", B="right-80")
    assert asked(race) == ""


@pytest.mark.rule("RR-O2", "RR-O28")
def test_two_cards_are_replaced_by_the_one() -> None:
    race = raced(".A> .   .", options={"A": "abort-switch"}, cards={"A": "move1-490"})
    put_second(race, 0, CARDS.number("left-70"), CRAB)
    play_register(race, 1)
    act(race, "A use:abort-switch", chance="abort:1=move1-500")
    assert program(race, "A") == "move1-500 - - - -"
    assert (
        drawn(race)
        == """
        .   .A> .
    """
    )


@pytest.mark.rule("RR-O2")
def test_or_the_card_stays() -> None:
    race = raced(".A> .   .", options={"A": "abort-switch"})
    play_register(race, 1, A="left-70")
    assert told("replaced", act(race, "A pass")) == []
    assert race.aborting == -1

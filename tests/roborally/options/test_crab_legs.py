"""Crab Legs: one step to the side. RR-O6."""

import pytest

from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.piles import CRAB, put_second

from ..race import act, asked, choices, drawn, play_register, program, raced, refused, run


def programming(hand: str, held: str = "crab-legs") -> Play:
    race = raced(".A>", options={"A": held}, hand={"A": hand})
    race.ready = 0
    run(race, "program", register=0)
    return race


@pytest.mark.rule("RR-O6", "RR-6")
def test_a_move_1_and_a_rotation_share_a_register() -> None:
    race = programming("move1-490 left-70 left-90 left-110 left-130 left-150")
    act(race, "A program:1=left-70")
    assert "program:1=move1-490" in choices(race, seat="A")
    act(race, "A program:1=move1-490")
    assert program(race, "A").startswith("move1-490")
    assert refused(race, "A program:1=left-90") == "register-holds-two RR-6"


@pytest.mark.rule("RR-O6", "RR-6")
def test_enough_cards_must_be_left_for_the_others() -> None:
    race = programming("move1-490 left-70 left-90 left-110 left-130")
    act(race, "A program:1=left-70")
    assert refused(race, "A program:1=move1-490") == "too-few-cards RR-6"


@pytest.mark.rule("RR-O6")
def test_no_other_cards() -> None:
    race = programming("move2-670 left-70 left-90 left-110 left-130 u-turn-10")
    act(race, "A program:1=left-70")
    assert refused(race, "A program:1=move2-670") == "no-side-step RR-O6"


@pytest.mark.rule("RR-O6")
def test_one_step_to_the_side_without_turning_pushes() -> None:
    race = raced("""
        .   .
        .B^ .
        .A> .
    """, options={"A": "crab-legs"}, cards={"A": "move1-490"})
    put_second(race, 0, CARDS.number("left-70"), CRAB)
    play_register(race, 1, B="right-80")
    assert asked(race) == ""
    assert drawn(race) == """
        .B> .
        .A> .
        .   .
    """

"""Brakes: a Move 1 goes nowhere. RR-O3."""

import pytest

from ..race import act, asked, choices, drawn, play_register, raced


@pytest.mark.rule("RR-O3", "RR-57")
def test_a_move_1_goes_nowhere() -> None:
    race = raced(".A> .   .", options={"A": "brakes"})
    play_register(race, 1, A="move1")
    assert choices(race, seat="A") == {"pass", "use:brakes"}
    act(race, "A use:brakes")
    assert drawn(race) == """
        .A> .   .
    """


@pytest.mark.rule("RR-O3")
def test_or_goes_as_it_is() -> None:
    race = raced(".A> .   .", options={"A": "brakes"})
    play_register(race, 1, A="move1")
    act(race, "A pass")
    assert drawn(race) == """
        .   .A> .
    """


@pytest.mark.rule("RR-O3")
@pytest.mark.parametrize("card", ["move2", "back", "left"])
def test_only_a_move_1(card: str) -> None:
    race = raced(".   .A> .   .", options={"A": "brakes"})
    play_register(race, 1, A=card)
    assert asked(race) == ""

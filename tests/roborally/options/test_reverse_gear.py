"""Reverse Gear: a Back Up goes two spaces. RR-O23."""

import pytest

from ..race import act, asked, choices, drawn, play_register, raced, refused


@pytest.mark.rule("RR-O23", "RR-57")
def test_further_if_its_owner_wants() -> None:
    race = raced(".   .   .A> .   .", options={"A": "reverse-gear"})
    play_register(race, 1, A="back")
    assert choices(race, seat="A") == {"pass", "use:reverse-gear"}
    act(race, "A use:reverse-gear")
    assert drawn(race) == """
        .A> .   .   .   .
    """


@pytest.mark.rule("RR-O23")
def test_or_as_it_is() -> None:
    race = raced(".   .   .A> .   .", options={"A": "reverse-gear brakes"})
    play_register(race, 1, A="back")
    assert refused(race, "A use:brakes") == "not-this-moment RR-57"
    act(race, "A pass")
    assert drawn(race) == """
        .   .A> .   .   .
    """


@pytest.mark.rule("RR-O23")
@pytest.mark.parametrize("card", ["move1", "move2", "left"])
def test_no_other_card(card: str) -> None:
    race = raced(".   .   .A> .   .", options={"A": "reverse-gear"})
    play_register(race, 1, A=card)
    assert asked(race) == ""

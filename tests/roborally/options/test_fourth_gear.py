"""Fourth Gear: a Move 3 goes four spaces. RR-O12."""

import pytest

from ..race import act, asked, choices, drawn, play_register, raced, refused


@pytest.mark.rule("RR-O12", "RR-57")
def test_further_if_its_owner_wants() -> None:
    race = raced(".A> .   .   .   .", options={"A": "fourth-gear"})
    play_register(race, 1, A="move3")
    assert choices(race, seat="A") == {"pass", "use:fourth-gear"}
    act(race, "A use:fourth-gear")
    assert drawn(race) == """
        .   .   .   .   .A>
    """


@pytest.mark.rule("RR-O12")
def test_or_as_it_is() -> None:
    race = raced(".A> .   .   .   .", options={"A": "fourth-gear brakes"})
    play_register(race, 1, A="move3")
    assert refused(race, "A use:brakes") == "not-this-moment RR-57"
    act(race, "A pass")
    assert drawn(race) == """
        .   .   .   .A> .
    """


@pytest.mark.rule("RR-O12")
@pytest.mark.parametrize("card", ["move1", "move2", "left"])
def test_no_other_card(card: str) -> None:
    race = raced(".A> .   .   .   .", options={"A": "fourth-gear"})
    play_register(race, 1, A=card)
    assert asked(race) == ""

"""Mini Howitzer: damage and a push, five times. RR-O16."""

import pytest

from ..race import B, C, act, choices, drawn, options, play_register, raced, told


@pytest.mark.rule("RR-O16", "RR-O27", "RR-O30")
def test_one_damage_and_a_push() -> None:
    race = raced(".A> .   .B^ .C^ .", options={"A": "mini-howitzer"})
    play_register(race, 1)
    assert choices(race, seat="A") == {"pass", "use:mini-howitzer"}
    events = act(race, "A use:mini-howitzer")
    assert told("fired", events) == ["fired seat=1 target=2 option=mini-howitzer"]
    assert told("shot", events) == []
    assert (race.damage[B], race.damage[C], race.shells) == (1, 0, 1)
    assert drawn(race) == """
        .A> .   .   .B^ .C^
    """


@pytest.mark.rule("RR-O16", "RR-34")
def test_the_damage_can_be_canceled_the_push_cannot() -> None:
    race = raced(".A> .B^ .", options={"A": "mini-howitzer", "B": "brakes"})
    play_register(race, 1)
    act(race, "A use:mini-howitzer")
    act(race, "B discard:brakes")
    assert race.damage[B] == 0
    assert drawn(race) == """
        .A> .   .B^
    """


@pytest.mark.rule("RR-O16")
def test_also_into_pits_and_not_through_walls() -> None:
    race = raced(".A> .B^ @", options={"A": "mini-howitzer"})
    play_register(race, 1)
    assert "destroyed seat=2 lives=2" in act(race, "A use:mini-howitzer")
    race = raced(".A> .B^|.", options={"A": "mini-howitzer"})
    play_register(race, 1)
    act(race, "A use:mini-howitzer")
    assert drawn(race) == ".A> .B^|."


@pytest.mark.rule("RR-O16", "RR-O32")
def test_after_the_fifth_shot_it_is_discarded() -> None:
    race = raced(".A> .B^ .", options={"A": "mini-howitzer"})
    race.shells = 4
    play_register(race, 1)
    events = act(race, "A use:mini-howitzer")
    assert told("spent", events) == ["spent seat=1 option=mini-howitzer"]
    assert (options(race, "A"), race.shells) == ("", 0)
    assert drawn(race) == ".A> .   .B^"

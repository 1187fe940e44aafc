"""Recompile: a new hand for one damage. RR-O22."""

import pytest

from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.piles import discard_face_down
from botyard.games.roborally.play import Play

from ..kit_more import seen
from ..race import A, act, asked, choices, hand, options, program, raced, refused, run, told

NEW = "recompile:1=move1-490 recompile:1=move1-500 recompile:1=move1-510"

DEALT = "left-70 left-90 left-110"


def programming(held: str = "recompile", damage: int = 0, dealt: str = DEALT) -> Play:
    race = raced(".A>", options={"A": held}, damage={"A": damage}, hand={"A": dealt})
    race.ready = 0
    run(race, "program", register=0)
    return race


@pytest.mark.rule("RR-O22", "RR-50")
def test_all_dealt_cards_placed_or_not_are_changed() -> None:
    race = programming()
    act(race, "A", "program:1=left-70")
    events = act(race, "A", "use:recompile", chance=NEW)
    assert told("recompiled", events) == ["recompiled seat=1 count=3"]
    assert hand(race, "A") == "move1-490 move1-500 move1-510"
    assert program(race, "A") == "- - - - -"


@pytest.mark.rule("RR-O22", "RR-52")
def test_what_is_discarded_has_no_order() -> None:
    race = programming()
    act(race, "A", "program:1=left-70")
    act(race, "A", "use:recompile", chance=NEW)
    assert [CARDS.name(card) for card in race.cast_off] == ["left-70", "left-90", "left-110"]
    discard_face_down(race, A, CARDS.number("left-90") - 1)
    assert list(race.cast_off) == sorted(race.cast_off)


@pytest.mark.rule("RR-O22", "RR-34", "RR-63")
def test_its_damage_is_decided_at_once_also_with_itself() -> None:
    race = programming()
    act(race, "A", "use:recompile")
    assert choices(race, "A") == {"take-damage", "discard:recompile"}
    assert seen(race, "A")["args"] == [1]
    assert refused(race, "A", "ready") == ("damage-first", "RR-O22")
    act(race, "A", "discard:recompile")
    assert (race.damage[A], options(race, "A")) == (0, "")


@pytest.mark.rule("RR-O22")
def test_once_a_turn() -> None:
    race = programming()
    act(race, "A", "use:recompile")
    act(race, "A", "take-damage")
    assert race.damage[A] == 1
    assert refused(race, "A", "use:recompile") == ("recompiled-already", "RR-O22")


@pytest.mark.rule("RR-O22")
def test_a_register_that_locks_is_still_programmed() -> None:
    race = programming(damage=4)
    act(race, "A", "use:recompile", chance=NEW)
    act(race, "A", "take-damage")
    assert race.is_locked(A, 5)
    act(race, "A", "program:5=move1-490")
    assert program(race, "A").endswith("move1-490")


@pytest.mark.rule("RR-O22")
def test_as_tenth_damage_it_destroys() -> None:
    race = programming(damage=9, held="recompile brakes")
    race.locked[A] = 31
    act(race, "A", "use:recompile")
    events = act(race, "A", "take-damage")
    assert told("destroyed", events) == ["destroyed seat=1 lives=2"]
    assert asked(race) == "A"
    act(race, "A", "discard:brakes")


@pytest.mark.rule("RR-O22", "RR-O11")
def test_a_card_from_flywheel_is_not_discarded() -> None:
    race = programming(held="recompile flywheel")
    race.flywheel = CARDS.number("move3-790")
    act(race, "A", "use:flywheel")
    act(race, "A", "use:recompile", chance=NEW)
    assert hand(race, "A") == "move1-490 move1-500 move1-510 move3-790"


@pytest.mark.rule("RR-O22", "RR-O1")
def test_ablative_coat_may_take_it() -> None:
    race = programming(held="recompile ablative-coat")
    act(race, "A", "use:recompile")
    assert (race.damage[A], race.coat) == (0, 1)
    assert "ready" not in choices(race, "A")

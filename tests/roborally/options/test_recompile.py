"""Recompile: a new hand for one damage. RR-O22."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.components import CARDS, OPTIONS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import give_option
from botyard.games.roborally.rules.piles import discard_face_down
from botyard.games.roborally.state import NO_CARD

from ..kit_more import seen
from ..race import (
    A,
    act,
    asked,
    choices,
    hand,
    new_race,
    options,
    place,
    program,
    raced,
    refused,
    run,
    told,
)

NEW = "recompile:1=move1-490 recompile:1=move1-500 recompile:1=move1-510"

DEALT = "left-70 left-90 left-110"


def programming(
    held: str = "recompile", damage: int = 0, dealt: str = DEALT, *, locked: bool = False
) -> Play:
    """A writes its program; with all registers locked every card of the hand is left over."""
    race = raced(".A>", options={"A": held}, damage={"A": damage}, hand={"A": dealt})
    race.ready = 0
    if locked:
        place(race, "A", "right right right right right")
        race.damage[A], race.locked[A], race.face_up[A] = 9, 31, 31
    run(race, "program", register=0)
    return race


@pytest.mark.rule("RR-O22", "RR-50")
def test_all_dealt_cards_placed_or_not_are_changed() -> None:
    race = programming()
    act(race, "A program:1=left-70")
    events = act(race, "A use:recompile", chance=NEW)
    assert told("recompiled", events) == ["recompiled seat=1 count=3"]
    assert hand(race, "A") == "move1-490 move1-500 move1-510"
    assert program(race, "A") == "- - - - -"


@pytest.mark.rule("RR-O22", "RR-52")
def test_what_is_discarded_has_no_order() -> None:
    race = programming()
    act(race, "A program:1=left-70")
    act(race, "A use:recompile", chance=NEW)
    assert [CARDS.name(card) for card in race.cast_off] == ["left-70", "left-90", "left-110"]
    discard_face_down(race, A, CARDS.number("left-90") - 1)
    assert list(race.cast_off) == sorted(race.cast_off)


@pytest.mark.rule("RR-O22", "RR-34", "RR-63")
def test_its_damage_is_decided_at_once_also_with_itself() -> None:
    race = programming()
    act(race, "A use:recompile")
    assert choices(race, seat="A") == {"take-damage", "discard:recompile"}
    assert seen(race, "A")["args"] == [1]
    assert refused(race, "A ready") == "damage-first RR-O22"
    act(race, "A discard:recompile")
    assert (race.damage[A], options(race, "A")) == (0, "")


@pytest.mark.rule("RR-O22")
def test_once_a_turn() -> None:
    race = programming()
    act(race, "A use:recompile")
    act(race, "A take-damage")
    assert race.damage[A] == 1
    assert refused(race, "A use:recompile") == "recompiled-already RR-O22"


@pytest.mark.rule("RR-O22")
def test_a_register_that_locks_is_still_programmed() -> None:
    race = programming(damage=4)
    act(race, "A use:recompile", chance=NEW)
    act(race, "A take-damage")
    assert race.is_locked(A, 5)
    act(race, "A program:5=move1-490")
    assert program(race, "A").endswith("move1-490")


@pytest.mark.rule("RR-O22")
def test_as_tenth_damage_it_destroys() -> None:
    race = programming(damage=9, held="recompile brakes")
    race.locked[A] = 31
    act(race, "A use:recompile")
    events = act(race, "A take-damage")
    assert told("destroyed", events) == ["destroyed seat=1 lives=2"]
    assert asked(race) == "A"
    act(race, "A discard:brakes")


@pytest.mark.rule("RR-O22", "RR-O11")
def test_a_card_from_flywheel_is_not_discarded() -> None:
    race = programming(held="recompile flywheel")
    race.flywheel = CARDS.number("move3-790")
    act(race, "A use:flywheel")
    act(race, "A use:recompile", chance=NEW)
    assert hand(race, "A") == "move1-490 move1-500 move1-510 move3-790"


@pytest.mark.rule("RR-O22", "RR-O11")
def test_a_card_from_flywheel_counts_as_such_in_a_register_too() -> None:
    race = programming(held="recompile flywheel dual-processor", dealt="left-70", locked=True)
    race.damage[A], race.locked[A], race.registers[0] = 8, 30, NO_CARD
    race.flywheel = CARDS.number("move3-790")
    act(race, "A use:flywheel")
    act(race, "A program:1=move3-790")
    act(race, "A program:1=left-70")
    events = act(race, "A use:recompile", chance="recompile:1=move1-490")
    assert told("recompiled", events) == ["recompiled seat=1 count=1"]
    assert hand(race, "A") == "move1-490 move3-790"


@pytest.mark.rule("RR-O22", "RR-O11")
@pytest.mark.parametrize("option", ["flywheel", "conditional-program"])
def test_a_dealt_card_that_lies_on_an_option_is_changed_too(option: str) -> None:
    race = programming(held="recompile flywheel conditional-program", dealt="", locked=True)
    race.hands[0], race.held[A] = CARDS.number("left-70"), 1
    act(race, f"A store:{option}=left-70")
    events = act(race, "A use:recompile", chance="recompile:1=move1-490")
    assert told("recompiled", events) == ["recompiled seat=1 count=1"]
    assert hand(race, "A") == "move1-490"
    assert (race.flywheel, race.stored) == (NO_CARD, NO_CARD)
    assert [CARDS.name(card) for card in race.cast_off] == ["left-70"]
    assert GAME.invariants(race) == []


@pytest.mark.rule("RR-O22", "RR-O11")
@pytest.mark.parametrize("option", ["flywheel", "conditional-program"])
@pytest.mark.parametrize("back", [False, True])
def test_a_card_from_flywheel_that_lies_on_an_option_is_not(option: str, back: bool) -> None:
    race = programming(held="recompile flywheel conditional-program", locked=True)
    race.flywheel = CARDS.number("move3-790")
    act(race, "A use:flywheel")
    act(race, f"A store:{option}=move3-790")
    if back:
        act(race, f"A unstore:{option}")
    where = race.taken, race.flywheel, race.stored
    events = act(race, "A use:recompile", chance=NEW)
    assert told("recompiled", events) == ["recompiled seat=1 count=3"]
    assert where == (CARDS.number("move3-790"), race.flywheel, race.stored)
    assert ("move3-790" in hand(race, "A")) == back
    assert [CARDS.name(card) for card in race.cast_off] == DEALT.split()
    assert GAME.invariants(race) == []


@pytest.mark.rule("RR-O11", "RR-O22")
@pytest.mark.parametrize("option", ["flywheel", "conditional-program"])
def test_a_position_knows_which_card_came_from_flywheel(option: str) -> None:
    race = new_race(1, chance="deal:1=left-70")
    for name in ("recompile", "flywheel", "conditional-program"):
        give_option(race, A, OPTIONS.number(name))
    race.flywheel = CARDS.number("move3-790")
    act(race, "A use:flywheel")
    for register, card in enumerate(hand(race, "A").split()[:5], start=1):
        act(race, f"A program:{register}={card}")
    act(race, f"A store:{option}=move3-790")
    copy = GAME.read_position(GAME.position(race))
    assert isinstance(copy, Play)
    assert act(copy, "A use:recompile") == act(race, "A use:recompile")
    assert GAME.position(copy) == GAME.position(race)


@pytest.mark.rule("RR-O22", "RR-O11")
def test_with_nothing_but_a_card_from_flywheel_there_is_nothing_to_recompile() -> None:
    race = programming(held="recompile flywheel conditional-program", dealt="", locked=True)
    race.flywheel = CARDS.number("move3-790")
    act(race, "A use:flywheel")
    assert refused(race, "A use:recompile") == "nothing-dealt RR-O22"
    act(race, "A store:conditional-program=move3-790")
    assert refused(race, "A use:recompile") == "nothing-dealt RR-O22"


@pytest.mark.rule("RR-O22", "RR-O1")
def test_ablative_coat_may_take_it() -> None:
    race = programming(held="recompile ablative-coat")
    act(race, "A use:recompile")
    assert (race.damage[A], race.coat) == (0, 1)
    assert "ready" not in choices(race, seat="A")

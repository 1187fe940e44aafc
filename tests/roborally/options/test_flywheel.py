"""Flywheel: a card is kept for a later turn. RR-O11."""

from typing import cast

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.kernel.dealer import FirstDealer
from botyard.kernel.game import Json
from botyard.kernel.knowledge import item_at

from ..kit_more import seen
from ..race import B, act, choices, hand, options, play_turn, raced, refused, run, run_out, told

FULL = "left-70 left-90 left-110 left-130 left-150"


def programming(hand: str, cards: str = FULL) -> Play:
    race = raced(".A>", options={"A": "flywheel"}, cards={"A": cards}, hand={"A": hand})
    race.ready = 0
    run(race, "program", register=0)
    return race


@pytest.mark.rule("RR-O11")
def test_a_leftover_card_is_kept_and_not_dealt() -> None:
    race = programming("move3-790 move1-490")
    act(race, "A store:flywheel=move3-790")
    events = act(race, "A ready")
    assert told("stored", events) == ["stored seat=1 option=flywheel"]
    run(race, "deal", register=0)
    assert "move3-790" not in hand(race, "A")
    run(race, "program", register=0)
    assert "use:flywheel" in choices(race, seat="A")


@pytest.mark.rule("RR-O11")
def test_later_it_comes_into_the_hand() -> None:
    race = raced(".A>", options={"A": "flywheel"}, hand={"A": "left-70 left-90"})
    race.flywheel, race.ready = CARDS.number("move3-790"), 0
    run(race, "program", register=0)
    events = act(race, "A use:flywheel")
    assert told("took", events) == ["took seat=1"]
    assert hand(race, "A") == "left-70 left-90 move3-790"
    assert refused(race, "A use:flywheel") == "no-card-on-flywheel RR-O11"


@pytest.mark.rule("RR-O11", "RR-52")
def test_for_others_it_is_then_a_card_of_the_hand_like_any() -> None:
    race = raced(".A> .B^", options={"A": "flywheel"}, hand={"A": FULL})
    race.flywheel, race.ready = CARDS.number("move1-490"), 1 << B
    run(race, "program", register=0)
    act(race, "A use:flywheel")
    known = GAME.position(race)
    assert known["gear"] == {"taken_at": 16}
    before = cast(Json, seen(race, "B")["position"])
    assert "gear" not in before
    assert cast("list[list[str]]", before["hands"])[race.owner[0]] == ["?"] * 6
    hidden = GAME.knowledge.hidden_slots(known, race.owner[B], [0, 1])
    race.redeal(race.owner[B], FirstDealer())
    assert seen(race, "B")["position"] == before
    for slots in hidden.values():
        assert all(item_at(GAME.position(race), slot.keys) for slot in slots)


@pytest.mark.rule("RR-O11")
def test_only_once_all_registers_are_full_and_it_is_empty() -> None:
    race = programming("move3-790 move1-490", "left-70")
    assert refused(race, "A store:flywheel=move3-790") == "fill-before-flywheel RR-O11"
    race.flywheel = CARDS.number("move2-670")
    assert refused(race, "A store:flywheel=move3-790") == "card-on-flywheel RR-O11"


@pytest.mark.rule("RR-O11", "RR-9")
def test_when_time_runs_out_nothing_is_stored() -> None:
    race = programming("move3-790 move1-490")
    act(race, "A store:flywheel=move3-790")
    run_out(race, "A")
    assert race.flywheel == -1


@pytest.mark.rule("RR-O11", "RR-O32")
def test_it_stays_through_destruction_unless_the_option_is_lost() -> None:
    race = raced(".   .A>", options={"A": "flywheel brakes"}, archive={"A": "A1"})
    race.flywheel = CARDS.number("move3-790")
    play_turn(race, A="move2-670")
    act(race, "A discard:brakes")
    assert race.flywheel == CARDS.number("move3-790")
    race = raced(".   .A>", options={"A": "flywheel brakes"}, archive={"A": "A1"})
    race.flywheel = CARDS.number("move3-790")
    play_turn(race, A="move2-670")
    act(race, "A discard:flywheel")
    assert (race.flywheel, options(race, "A")) == (-1, "brakes")

"""Tricksy: everybody keeps one of three Options. RR-C2."""

from typing import Any, cast

import pytest

from botyard.contract.games import check_undo
from botyard.contract.walk import new_match
from botyard.games.roborally import GAME
from botyard.games.roborally.components import OPTIONS
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.write import option_names
from botyard.games.roborally.rules.option_cards import draw_option, drawn_last
from botyard.games.roborally.state import count_of
from botyard.kernel.dealer import SeededDealer

from ..kit_more import seen
from ..race import act, asked, choices, new_race, options, refused, run_out, told

DEAL = (
    "offer:1=brakes offer:2=flywheel offer:1=scrambler offer:2=recompile "
    "offer:1=crab-legs offer:2=fire-control"
)


@pytest.mark.rule("RR-C2")
def test_all_keep_one_at_the_same_time_and_show_it() -> None:
    race = new_race(2, {"course": "tricksy"}, chance=f"first=1 {DEAL}")
    assert asked(race) == "AB"
    assert choices(race, seat="A") == {"keep:brakes", "keep:scrambler", "keep:crab-legs"}
    assert refused(race, "A keep:flywheel") == "not-offered RR-C2"
    act(race, "A keep:brakes")
    assert options(race, "A") == ""
    assert refused(race, "A keep:crab-legs") == "kept-already RR-C2"
    events = act(race, "B keep:recompile")
    shown = ["drew-option seat=1 option=brakes", "drew-option seat=2 option=recompile"]
    assert told("drew-option", events) == shown
    assert (race.turn, options(race, "B")) == (1, "recompile")


@pytest.mark.rule("RR-C2")
def test_until_all_have_chosen_one_may_choose_anew() -> None:
    match = new_match(GAME, 2, seed=5, options={"course": "tricksy"})
    first, second, third = match.state.legal(0)
    match.act(0, first)
    assert match.undoable(0)
    check_undo(match)
    match.undo(0)
    assert match.state.legal(0) == [first, second, third]


@pytest.mark.rule("RR-C2", "RR-54")
def test_nobody_else_sees_what_is_offered() -> None:
    race = new_race(2, {"course": "tricksy"}, chance=f"first=1 {DEAL}")
    assert cast(dict[str, Any], seen(race, "B")["position"])["offered"] == [
        ["?"] * 3, ["fire-control", "flywheel", "recompile"]
    ]


@pytest.mark.rule("RR-C2", "RR-52")
def test_who_put_options_under_the_deck_knows_them_and_nobody_else() -> None:
    race = new_race(2, {"course": "tricksy"}, chance=f"first=1 {DEAL}")
    act(race, "A keep:brakes")
    own = ["crab-legs", "scrambler"]
    assert _under(race, "A") == [own, []]
    assert _under(race, "B") == [["?"] * 2, []]
    act(race, "B keep:recompile")
    assert _under(race, "A") == [own, ["?"] * 2]
    assert _under(race) == [["?"] * 2, ["?"] * 2]
    others = set()
    for seed in range(20):
        race.redeal(race.owner[0], SeededDealer(seed, 200))
        assert _under(race, "A") == [own, ["?"] * 2]
        others.update(option_names(race.under[1]))
    assert len(others) > 2
    assert not others & {*own, "brakes", "recompile"}


def _under(race: Play, by: str = "") -> list[list[str]]:
    return cast("list[list[str]]", cast(dict[str, Any], seen(race, by)["position"])["under"])


@pytest.mark.rule("RR-C2")
def test_the_others_go_under_the_deck_and_are_drawn_last() -> None:
    race = new_race(2, {"course": "tricksy"}, chance=f"first=1 {DEAL}")
    act(race, "A keep:brakes")
    run_out(race, "B", chance="kept:2=flywheel")
    under = drawn_last(race)
    assert count_of(under) == 4
    dealer = SeededDealer(1, 200)
    for _ in range(20):
        assert drawn_last(race) == under
        draw_option(race, 0, dealer)
    draw_option(race, 0, dealer)
    assert drawn_last(race) == 0
    assert race.in_play >> OPTIONS.number("brakes") & 1

"""The Part Production board: credits, the wheel, bonuses, the exchange, Sandra and Vilela."""

from typing import cast

import pytest

from botyard.games.bot_factory import GAME
from botyard.kernel.game import Json

from .floor import (
    act,
    allowed,
    asked,
    choices,
    drawn,
    explained,
    listed,
    play,
    refused,
    rows,
    table,
    told,
)


@pytest.mark.rule("BF-63", "BF-Q45")
def test_p1_gives_a_token_as_the_first_step_of_its_action_and_three_credits() -> None:
    factory = table("""
        turn   2 A act
        floor  A=P1 sandra=F3
        wheel  rH yH bH gH rT yT bT gT
    """)
    events = act(factory, "rotate")
    assert events == ["gained seat=1 count=1 source=space", "rotated seat=1 credits=2"]
    play(factory, "rotate", "rotate")
    assert refused(factory, "rotate") == "no-credit-on-p1 BF-63"
    assert drawn(factory, "speech") == ["speech A=1 B=0"]


@pytest.mark.rule("BF-Q45", "BF-63")
def test_the_token_of_p1_can_be_taken_without_using_a_credit_and_only_once() -> None:
    factory = table("""
        turn   2 A act
        floor  A=P1 sandra=F3
        wheel  rH yH bH gH rT yT bT gT
    """)
    play(factory, "gain")
    assert drawn(factory, "speech", "left") == rows("""
        speech  A=1 B=0
        left    3
    """)
    assert refused(factory, "gain") == "gained-already BF-Q45"
    assert allowed(factory, "done")


@pytest.mark.rule("BF-63")
def test_other_spaces_give_no_token() -> None:
    factory = table("""
        turn   2 A act
        floor  A=P2 sandra=F3
    """)
    assert refused(factory, "gain") == "no-speech-here BF-63"


@pytest.mark.rule("BF-64", "BF-65")
@pytest.mark.parametrize(("space", "credit", "clause"), [("P2", 4, "BF-64"), ("P3", 6, "BF-65")])
def test_credits_are_up_to_four_on_p2_and_six_on_p3_and_lapse(
    space: str, credit: int, clause: str
) -> None:
    factory = table(f"""
        turn   2 A act
        floor  A={space} sandra=F3
        wheel  rH yH bH gH rT yT bT gT
    """)
    for _ in range(credit):
        assert allowed(factory, "done")
        play(factory, "rotate")
    assert refused(factory, "rotate") == f"no-credit-on-{space.lower()} {clause}"
    assert explained(factory, "rotate")["most"] == credit
    play(factory, "done")
    assert drawn(factory, "left") == ["left 0"]


@pytest.mark.rule("BF-66")
def test_the_wheel_turns_a_quarter_clockwise() -> None:
    factory = table("""
        turn   2 A act
        floor  A=P2 sandra=F3
        wheel  rH yH bH gH rT yT bT gT
    """)
    play(factory, "rotate")
    assert drawn(factory, "wheel", "left", "turned") == rows("""
        wheel   bT gT rH yH bH gH rT yT
        left    3
        turned  1
    """)


@pytest.mark.rule("BF-67", "BF-68", "BF-D6")
def test_empty_inputs_are_filled_after_a_turn_from_stacks_of_ones_choice() -> None:
    factory = table("""
        turn    2 A act
        floor   A=P2 sandra=F3
        wheel   rH yH bH gH rT yT . .
        tops    rL yL bL gL
        marker  "blue"
    """)
    play(factory, "rotate")
    assert asked(factory) == "A feed"
    assert choices(factory) == {"feed:red", "feed:yellow", "feed:blue", "feed:green"}
    events = act(factory, "feed:green", ["stack-green=green-legs"])
    assert events[0] == "fed place=left-input part=green-legs"
    assert asked(factory) == "A feed 1"
    play(factory, "feed:green")
    assert drawn(factory, "wheel", "marker", "left") == rows("""
        wheel   gL gL rH yH bH gH rT yT
        marker  "blue"
        left    3
    """)
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-67")
def test_only_an_empty_input_is_filled() -> None:
    factory = table("""
        turn    2 A act
        floor   A=P2 sandra=F3
        wheel   rH yH . gH rT yT bT .
    """)
    play(factory, "rotate")
    assert asked(factory) == "A feed 1"
    play(factory, "feed:red")
    assert drawn(factory, "wheel") == ["wheel bT rH rH yH . gH rT yT"]


@pytest.mark.rule("BF-Q17")
def test_filling_an_input_is_compulsory_and_comes_before_anything_else() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH rH rH
        wheel    rT yH bH gH rT yT . .
    """)
    play(factory, "rotate")
    assert refused(factory, "done") == "feed-first BF-Q17"
    assert refused(factory, "rotate") == "feed-first BF-Q17"
    assert refused(factory, "discard:red-head") == "feed-first BF-Q17"


@pytest.mark.rule("BF-Q16", "BF-Q17", "BF-67")
def test_an_input_is_not_filled_from_a_stack_that_has_nothing_to_give() -> None:
    factory = table("""
        turn     2 A feed 0
        floor    A=P2 sandra=F3
        left     3
        green    gH gT .
        wheel    . . gH gH gT gT gL gL
        parts B  gH gL gL gT
    """)
    assert refused(factory, "feed:green") == "stack-empty BF-Q16"


@pytest.mark.rule("BF-69")
def test_one_credit_dispenses_the_part_of_an_output() -> None:
    factory = table("""
        turn    2 A act
        floor   A=P2 sandra=F3
        wheel   rH yH bH gH rT . bT gT
        turned  1
    """)
    assert refused(factory, "dispense:left") == "output-empty BF-69"
    events = act(factory, "dispense:right")
    assert events == ["dispensed seat=1 part=red-torso output=right"]
    assert drawn(factory, "wheel", "parts A", "left") == rows("""
        wheel    rH yH bH gH . . bT gT
        parts A  rT
        left     3
    """)


@pytest.mark.rule("BF-70", "BF-71", "BF-Q47")
def test_a_part_from_a_space_with_icons_lets_one_place_a_part_for_a_token() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  yH
        wheel    rH yH bH gH rT yT bT gT
        spares   gH gT
        speech   A=2
    """)
    events = act(factory, "dispense:right")
    assert asked(factory) == "A place-part 1"
    assert choices(factory) == {"place:red-torso@red", "place:yellow-head@yellow", "done"}
    assert refused(factory, "swap:yellow-head@left") == "bonus-first BF-Q42"
    events = act(factory, "place:yellow-head@yellow")
    assert events == [
        "spent seat=1 count=1 purpose=bonus",
        "placed seat=1 part=yellow-head colour=yellow",
        "gained seat=1 count=2 source=part",
    ]
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-70", "BF-8")
@pytest.mark.parametrize(("turned", "bonus"), [(0, True), (1, False), (2, True), (3, False)])
def test_outputs_have_the_icons_after_an_even_number_of_quarter_turns(
    turned: int, bonus: bool
) -> None:
    factory = table(f"""
        turn     2 A act
        floor    A=P2 sandra=F3
        wheel    rH yH bH gH rT yT bT gT
        speech   A=2
        turned   {turned}
    """)
    play(factory, "dispense:left")
    assert (asked(factory) == "A place-part 1") == bonus
    wheel = cast(list[Json], GAME.view(factory, 0)["wheel"])
    assert [place["bonus"] for place in wheel] == [bonus, bonus, not bonus, not bonus] * 2


@pytest.mark.rule("BF-72", "BF-73")
def test_credits_go_on_after_a_bonus_and_it_can_be_had_several_times() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P3 sandra=F3
        wheel    rH yH bH gH rL yL bL gL
        speech   A=1
    """)
    play(factory, "dispense:left", "place:yellow-legs@yellow", "dispense:right")
    play(factory, "place:red-legs@red", "rotate", "rotate")
    assert drawn(factory, "left", "speech", "red", "yellow") == rows("""
        left    2
        speech  A=3 B=0
        red     . . rL
        yellow  . . yL
    """)


@pytest.mark.rule("BF-Q9", "BF-Q8", "BF-57")
def test_an_icon_covered_by_a_bonus_placement_is_used_right_after_it() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        wheel    rH yH bH gH rT yT bT gT
        tops     rL yL bL gL
        speech   A=1
    """)
    play(factory, "dispense:right", "place:red-torso@red")
    assert asked(factory) == "A take-part"
    events = act(factory, "take:green", ["stack-green=green-head"])
    assert events[:2] == [
        "spent seat=1 count=1 purpose=icon",
        "took-part seat=1 part=green-legs",
    ]
    assert drawn(factory, "speech", "left", "icons") == rows("""
        speech  A=1 B=0
        left    3
        icons   0
    """)


@pytest.mark.rule("BF-Q42")
def test_a_bonus_that_is_declined_is_lost() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        wheel    rH yH bH gH rT yT bT gT
        speech   A=1
    """)
    play(factory, "dispense:right")
    assert refused(factory, "rotate") == "bonus-first BF-Q42"
    events = act(factory, "done")
    assert events == ["bonus-lapsed seat=1 bonus=place-part"]
    assert refused(factory, "place:red-torso@red") == "other-board BF-39"


@pytest.mark.rule("BF-Q44")
@pytest.mark.parametrize(
    "means",
    [
        "speech A=0",
        "speech A=1\nred rH . rL",
    ],
)
def test_a_bonus_without_the_means_lapses(means: str) -> None:
    """No token, or no part that fits: the third part needs a project."""
    factory = table(f"""
        turn     2 A act
        floor    A=P2 sandra=F3
        wheel    rH yH bH gH rT yT bT gT
        {means}
    """)
    events = act(factory, "dispense:right")
    assert told("bonus-open bonus-lapsed", events) == ["bonus-lapsed seat=1 bonus=place-part"]
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-74", "BF-Q49", "BF-Q12")
def test_three_parts_of_any_kind_are_exchanged_for_the_top_part_of_a_stack() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH rT uL yH
        tops     rL yL bL gL
    """)
    play(factory, "discard:red-head", "discard:red-torso", "discard:universal-legs")
    assert asked(factory) == "A exchange-part"
    assert refused(factory, "done") == "exchange-first BF-74"
    play(factory, "take:blue")
    assert drawn(factory, "parts A", "discards", "supply", "left") == rows("""
        parts A   yH bL
        discards  rH rT
        supply    uH uH uT uT uL uL
        left      4
    """)


@pytest.mark.rule("BF-74")
def test_an_exchange_needs_three_parts() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH rT
    """)
    assert refused(factory, "discard:red-head") == "too-few-parts BF-74"
    assert explained(factory, "discard:red-head")["need"] == 3
    assert explained(factory, "discard:red-head")["have"] == 2
    assert refused(factory, "discard:blue-head") == "no-part-to-exchange BF-74"


@pytest.mark.rule("BF-Q6", "BF-74")
def test_the_exchange_is_possible_once_a_turn() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH rT rL yH yT
    """)
    play(factory, "discard:red-head", "discard:red-torso", "discard:red-legs", "take:red")
    assert refused(factory, "discard:yellow-head") == "executive-used BF-Q6"


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-74")
def test_a_thinking_player_picks_the_lowest_first_and_a_person_in_any_order() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH rT yH yT
        wheel    . . . . . . . .
    """)
    assert [name for name in listed(factory) if name.startswith("discard")] == [
        "discard:red-head",
        "discard:red-torso",
    ]
    names = [GAME.vocabulary.name(action) for action in factory.offered(0)]
    assert names[-2:] == ["discard:yellow-head", "discard:yellow-torso"]
    play(factory, "discard:yellow-torso")
    assert listed(factory) == ["discard:red-head", "discard:red-torso"]
    play(factory, "discard:red-torso")
    assert listed(factory) == ["discard:yellow-head"]
    play(factory, "discard:red-head", "take:red")
    assert drawn(factory, "parts A") == ["parts A rH yH"]


@pytest.mark.rule("BF-75", "BF-Q39")
def test_sandra_fills_every_empty_place_of_the_wheel_from_the_marked_stacks() -> None:
    factory = table("""
        turn    2 A act
        floor   A=P1 B^J1 sandra^P2
        wheel   . yH bH . rT . bT gT
        tops    rL yL bL gL
        marker  "blue"
    """)
    events = act(factory, "done")
    assert told("wheel-filled", events) == [
        "wheel-filled place=left-input part=blue-legs",
        "wheel-filled place=lower-right part=green-legs",
        "wheel-filled place=left-output part=red-legs",
    ]
    assert drawn(factory, "wheel", "marker", "turned") == rows("""
        wheel   bL yH bH gL rT rL bT gT
        marker  "yellow"
        turned  0
    """)


@pytest.mark.rule("BF-76", "BF-Q64")
def test_vilela_discards_his_color_from_the_wheel_and_the_places_stay_empty() -> None:
    factory = table("""
        turn    5 A act
        seats   A
        floor   A=P1 sandra_F3 vilela^P2
        wheel   rH yH bH rT rT yT bT gT
        vilela_board  "production"
        vilela_bot    "red"
    """)
    events = act(factory, "done")
    assert told("wheel-discarded", events) == [
        "wheel-discarded place=left-input part=red-head",
        "wheel-discarded place=lower-right part=red-torso",
        "wheel-discarded place=right-output part=red-torso",
    ]
    assert drawn(factory, "wheel", "discards") == rows("""
        wheel     . yH bH . . yT bT gT
        discards  rH rT rT
    """)


@pytest.mark.rule("BF-76")
def test_vilela_does_nothing_at_the_wheel_without_his_color() -> None:
    factory = table("""
        turn    5 A act
        seats   A
        floor   A=P1 sandra_F3 vilela^P2
        wheel   yH yH bH yT . yT bT gT
        vilela_board  "production"
        vilela_bot    "red"
    """)
    events = act(factory, "done")
    assert not told("wheel-discarded", events)


@pytest.mark.rule("BF-63", "BF-Q45", "BF-70")
def test_dispensing_first_gains_the_token_of_p1_in_time_for_the_bonus() -> None:
    factory = table("""
        turn    2 A act
        floor   A=P1 sandra=F3
        wheel   rH yH bH gH rT yT bT gT
        speech  A=0
    """)
    events = act(factory, "dispense:left")
    assert told("gained dispensed bonus-open", events) == [
        "gained seat=1 count=1 source=space",
        "dispensed seat=1 part=yellow-torso output=left",
        "bonus-open seat=1 bonus=place-part",
    ]
    assert drawn(factory, "speech", "left") == rows("""
        speech  A=1 B=0
        left    2
    """)
    events = act(factory, "place:yellow-torso@yellow")
    assert events[0] == "spent seat=1 count=1 purpose=bonus"
    events = act(factory, "done")  # the icon
    events = act(factory, "dispense:right")
    assert not told("gained", events)


@pytest.mark.rule("BF-74")
def test_exactly_three_parts_are_given_though_there_are_more() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=F3
        parts A  rH rT rL yH yT
    """)
    steps = []
    for part in ("red-head", "red-torso", "red-legs"):
        play(factory, f"discard:{part}")
        steps.append(asked(factory))
    assert steps == ["A exchange 2", "A exchange 1 1", "A exchange-part"]
    assert refused(factory, "discard:yellow-head") == "exchange-first BF-74"
    play(factory, "take:green")
    assert asked(factory) == "A act"
    assert len(drawn(factory, "parts A")[0].split()) == 2 + 3  # the row's name, and three parts

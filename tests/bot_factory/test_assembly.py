"""The Assembly board: placing, rewards, icons, spare parts, Sandra and Vilela."""

import pytest

from botyard.games.bot_factory import GAME

from .floor import act, allowed, asked, choices, drawn, explained, play, refused, rows, table, told


@pytest.mark.rule("BF-46", "BF-47")
def test_a_part_fits_the_empty_space_of_its_body_in_the_column_of_its_color() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A1 sandra=F3
        red      rH . .
        parts A  rH rL yT
    """)
    assert refused(factory, "place:red-head@red") == "space-filled BF-46"
    assert explained(factory, "place:red-head@red")["parts"] == ["red-head"]
    assert refused(factory, "place:yellow-torso@red") == "wrong-column BF-47"
    assert refused(factory, "place:green-legs@green") == "no-part-for-a1 BF-48"
    assert choices(factory, "place") == {"place:red-legs@red", "place:yellow-torso@yellow"}


@pytest.mark.rule("BF-46")
def test_parts_come_in_any_order() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rL rH
    """)
    play(factory, "place:red-legs@red", "place:red-head@red")
    assert drawn(factory, "red") == ["red rH . rL"]


@pytest.mark.rule("BF-47", "BF-83")
def test_a_universal_part_fits_its_body_in_any_column() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A1 sandra=F3
        blue     . bT .
        parts A  uT
    """)
    assert choices(factory, "place") == {
        "place:universal-torso@red",
        "place:universal-torso@yellow",
        "place:universal-torso@green",
    }
    play(factory, "place:universal-torso@green")
    assert drawn(factory, "green") == ["green . uT ."]


@pytest.mark.rule("BF-48")
def test_a1_allows_one_part() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A1 sandra=F3
        parts A  rH yH
    """)
    play(factory, "place:red-head@red")
    assert refused(factory, "place:yellow-head@yellow") == "all-placed-on-a1 BF-48"
    assert explained(factory, "place:yellow-head@yellow")["most"] == 1


@pytest.mark.rule("BF-49", "BF-51")
def test_a2_allows_two_parts_in_different_columns() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rH yH bH
    """)
    play(factory, "place:red-head@red", "place:yellow-head@yellow")
    assert refused(factory, "place:blue-head@blue") == "all-placed-on-a2 BF-49"
    assert allowed(factory, "done")


@pytest.mark.rule("BF-50", "BF-Q46")
def test_a3_allows_three_parts_and_one_token_is_paid_with_the_first() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A3 sandra=F3
        parts A  rH yH bH gH
        speech   A=1
    """)
    events = act(factory, "place:red-head@red")
    assert events == [
        "spent seat=1 count=1 purpose=space",
        "placed seat=1 part=red-head colour=red",
        "gained seat=1 count=2 source=part",
    ]
    play(factory, "place:yellow-head@yellow", "place:blue-head@blue")
    assert drawn(factory, "speech", "left") == rows("""
        speech  A=6 B=0
        left    0
    """)


@pytest.mark.rule("BF-50")
def test_without_a_token_nothing_is_placed_on_a3_and_the_executive_action_stays_open() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A3 sandra=F3
        parts A  rH
        spares   yH yT
        speech   A=0
    """)
    assert refused(factory, "place:red-head@red") == "cannot-pay-space BF-50"
    assert refused(factory, "swap:red-head@left") == "cannot-pay-swap BF-59"
    paying = table("""
        turn     2 A act
        floor    A=A3 sandra=F3
        parts A  rH
        spares   yH yT
        speech   A=1
    """)
    play(paying, "swap:red-head@left")
    assert drawn(paying, "parts A") == ["parts A yH"]


@pytest.mark.rule("BF-52", "BF-53")
def test_the_first_and_the_second_part_of_a_bot_give_two_tokens_each() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rH rL
    """)
    events = act(factory, "place:red-head@red")
    assert told("gained", events) == ["gained seat=1 count=2 source=part"]
    events = act(factory, "place:red-legs@red")
    assert told("gained", events) == ["gained seat=1 count=2 source=part"]
    assert drawn(factory, "speech") == ["speech A=4 B=0"]


@pytest.mark.rule("BF-54", "BF-56")
def test_the_third_part_completes_a_project_whoever_placed_the_others() -> None:
    factory = table("""
        turn        2 A act
        floor       A=A1 sandra=F3
        red         rH uT .
        parts A     rL
        projects A  r r y
    """)
    events = act(factory, "place:red-legs@red")
    assert events == ["placed seat=1 part=red-legs colour=red", "completed seat=1 colour=red"]
    assert drawn(factory, "projects A", "bots A", "meeples", "speech") == rows("""
        projects A  r y
        bots A      r
        meeples     red=2 yellow=3 blue=3 green=3
        speech      A=0 B=0
    """)


@pytest.mark.rule("BF-55")
def test_the_third_part_needs_an_own_unoccupied_project_of_the_columns_color() -> None:
    factory = table("""
        turn        2 A act
        floor       A=A1 sandra=F3
        red         rH uT .
        parts A     rL uL
        projects A  y
        bots A      r
        projects B  r
    """)
    assert refused(factory, "place:red-legs@red") == "no-open-project BF-55"
    assert refused(factory, "place:universal-legs@red") == "no-open-project BF-55"
    assert explained(factory, "place:red-legs@red")["need"] == 1


@pytest.mark.rule("BF-Q10")
def test_the_third_part_needs_a_meeple_on_the_board() -> None:
    factory = table("""
        turn        9 A act
        seats       A
        floor       A=A1 sandra=F3 vilela=P1
        red         rH uT .
        parts A     rL
        projects A  r
        meeples     red=0
    """)
    assert refused(factory, "place:red-legs@red") == "no-meeple BF-Q10"


@pytest.mark.rule("BF-57", "BF-Q8")
def test_for_a_covered_icon_one_token_takes_the_top_part_of_any_stack() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rT yH
        tops     rH yL bL gL
    """)
    play(factory, "place:red-torso@red")
    assert drawn(factory, "icons", "speech") == rows("""
        icons   1
        speech  A=2 B=0
    """)
    assert choices(factory, "take") == {"take:red", "take:yellow", "take:blue", "take:green"}
    events = act(factory, "take:blue", ["stack-blue=blue-head"])
    assert events == [
        "spent seat=1 count=1 purpose=icon",
        "took-part seat=1 part=blue-legs",
        "top-shown part=blue-head",
    ]
    assert drawn(factory, "parts A", "icons") == rows("""
        parts A  yH bL
        icons    0
    """)
    assert refused(factory, "take:blue") == "no-icon BF-57"


@pytest.mark.rule("BF-Q8")
def test_after_a_part_is_taken_for_an_icon_nothing_more_is_placed() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rT
    """)
    play(factory, "place:red-torso@red", "take:yellow")
    assert refused(factory, "place:yellow-head@yellow") == "all-placed-on-a2 BF-49"


@pytest.mark.rule("BF-57")
def test_every_covered_icon_counts_and_each_is_optional() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A3 sandra=F3
        parts A  rT yT bT
        speech   A=1
    """)
    play(factory, "place:red-torso@red", "place:yellow-torso@yellow", "place:blue-torso@blue")
    assert drawn(factory, "icons") == ["icons 3"]
    play(factory, "take:red", "take:red", "done")
    assert drawn(factory, "icons", "speech") == rows("""
        icons   0
        speech  A=4 B=0
    """)


@pytest.mark.rule("BF-57")
def test_an_icon_costs_a_token() -> None:
    factory = table("""
        turn        2 A act
        floor       A=A1 sandra=F3
        red         rH . rL
        parts A     rT
        projects A  r
        speech      A=0
    """)
    play(factory, "place:red-torso@red")
    assert refused(factory, "take:red") == "cannot-pay-icon BF-57"
    assert explained(factory, "take:red")["have"] == 0


@pytest.mark.rule("BF-58")
def test_a_completed_column_stays_full_until_maintenance() -> None:
    factory = table("""
        turn        2 A act
        floor       A=A1 B^P1 sandra=F3
        red         rH rT .
        parts A     rL
        projects A  r
    """)
    play(factory, "place:red-legs@red", "done")
    assert drawn(factory, "red") == ["red rH rT rL"]
    play(factory, "done")
    assert drawn(factory, "red") == ["red . . ."]


@pytest.mark.rule("BF-59", "BF-Q13")
def test_swapping_with_spare_parts_costs_a_token_each_time_as_often_as_one_likes() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A1 sandra=F3
        parts A  rH uL
        spares   yH gT
        speech   A=3
    """)
    events = act(factory, "swap:red-head@left")
    assert events == [
        "spent seat=1 count=1 purpose=swap",
        "swapped seat=1 part=red-head pallet=left",
        "took-spare seat=1 part=yellow-head pallet=left",
    ]
    play(factory, "swap:universal-legs@right", "swap:yellow-head@left")
    assert drawn(factory, "parts A", "spares", "speech") == rows("""
        parts A  rH gT
        spares   yH uL
        speech   A=0 B=0
    """)
    assert refused(factory, "swap:red-head@left") == "cannot-pay-swap BF-59"
    assert refused(factory, "swap:blue-head@left") == "no-part-to-swap BF-59"


@pytest.mark.rule("BF-Q50")
def test_a_swap_needs_a_tile_on_the_pallet() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A1 sandra=F3
        parts A  rH
        spares   . gT
        speech   A=3
    """)
    assert refused(factory, "swap:red-head@left") == "no-spare-part BF-Q50"
    assert allowed(factory, "swap:red-head@right")


@pytest.mark.rule("BF-60", "BF-Q39", "BF-Q12")
def test_sandra_replaces_both_spare_parts_from_the_marked_stacks() -> None:
    factory = table("""
        turn    2 A act
        floor   A=A1 B^P1 sandra^A2
        spares  uH gT
        tops    rL yL bL gL
        marker  "green"
    """)
    events = act(factory, "done", ["stack-green=green-head", "stack-red=red-head"])
    assert told("spare-discarded spare-laid marker-moved", events) == [
        "spare-discarded pallet=left part=universal-head",
        "spare-discarded pallet=right part=green-torso",
        "spare-laid pallet=left part=green-legs",
        "marker-moved colour=red",
        "spare-laid pallet=right part=red-legs",
        "marker-moved colour=yellow",
    ]
    assert drawn(factory, "spares", "discards", "supply", "marker") == rows("""
        spares    gL rL
        discards  gT
        supply    uH uH uT uT uL uL
        marker    "yellow"
    """)


@pytest.mark.rule("BF-61", "BF-Q37")
def test_a_tile_from_an_empty_stack_comes_from_its_shuffled_discards() -> None:
    """All green parts lie elsewhere but three, which are discarded."""
    factory = table("""
        turn      2 A act
        floor     A=A2 sandra=F3
        parts A   rT
        green     gH gT .
        wheel     gH gH gT gT gL gL gL .
        parts B   gH
        discards  {"green": ["green-torso", "green-legs"]}
    """)
    play(factory, "place:red-torso@red")
    assert drawn(factory, "tops") == ["tops rH yH bH ."]
    events = act(factory, "take:green", "stack-green=green-legs stack-green=green-torso")
    assert told("stack-renewed took-part top-shown", events) == [
        "stack-renewed colour=green",
        "top-shown part=green-legs",
        "took-part seat=1 part=green-legs",
        "top-shown part=green-torso",
    ]
    assert drawn(factory, "discards", "tops") == rows("""
        discards
        tops      rH yH bH gT
    """)


@pytest.mark.rule("BF-Q16")
def test_a_stack_without_tiles_and_discards_cannot_be_chosen() -> None:
    factory = table("""
        turn      2 A act
        floor     A=A2 sandra=F3
        parts A   rT
        green     gH gT .
        wheel     gH gH gT gT gL gL gL gT
        parts B   gH gL
    """)
    play(factory, "place:red-torso@red")
    assert refused(factory, "take:green") == "stack-empty BF-Q16"
    assert choices(factory, "take") == {"take:red", "take:yellow", "take:blue"}


@pytest.mark.rule("BF-Q16", "BF-60")
def test_the_marker_skips_a_stack_that_has_nothing_to_give() -> None:
    factory = table("""
        turn      2 A act
        floor     A=A1 B^P1 sandra^A2
        spares    rH yH
        green     gH gT .
        wheel     gH gH gT gT gL gL gL gT
        parts B   gH gL
        marker    "green"
    """)
    events = act(factory, "done")
    assert told("marker-moved", events) == [
        "marker-moved colour=yellow",
        "marker-moved colour=blue",
    ]
    assert drawn(factory, "spares") == ["spares rH yH"]


def vilela_acts(drawing: str) -> tuple[list[str], list[str]]:
    """What Vilela does on the Assembly board, and the rows after that."""
    factory = table(f"""
        turn    5 A act
        seats   A
        floor   A=A1 sandra_F3 vilela^A2
        vilela_board  "assembly"
        {drawing}
    """)
    events = act(factory, "done")
    return events, drawn(factory, "red", "meeples", "discards", "supply", "values")


@pytest.mark.rule("BF-62", "BF-Q12")
def test_vilela_discards_both_parts_of_a_column_with_exactly_two() -> None:
    events, after = vilela_acts("""
        red     uH . rL
        vilela_bot  "red"
    """)
    assert told("vilela-acted column-discarded meeple-removed", events) == [
        "vilela-acted board=assembly colour=red",
        "column-discarded colour=red part=universal-head",
        "column-discarded colour=red part=red-legs",
    ]
    assert after == rows("""
        red       . . .
        meeples   red=3 yellow=3 blue=3 green=3
        discards  rL
        supply    uH uH uT uT uL uL
        values    red=6 yellow=6 blue=6 green=6
    """)


@pytest.mark.rule("BF-62")
def test_vilela_removes_a_meeple_where_a_column_has_not_two_parts() -> None:
    events, after = vilela_acts("""
        red     uH . .
        vilela_bot  "red"
    """)
    assert told("meeple-removed", events) == ["meeple-removed colour=red"]
    assert after[:2] == rows("""
        red      uH . .
        meeples  red=2 yellow=3 blue=3 green=3
    """)
    assert after[4] == "values red=6 yellow=6 blue=6 green=6"


@pytest.mark.rule("BF-Q11")
def test_three_parts_are_not_two_for_vilela() -> None:
    events, _ = vilela_acts("""
        red     rH rT rL
        vilela_bot  "red"
    """)
    assert told("meeple-removed", events) == ["meeple-removed colour=red"]


@pytest.mark.rule("BF-Q53")
def test_vilela_removes_nothing_where_no_meeple_is_left() -> None:
    events, _ = vilela_acts("""
        meeples  red=0
        vilela_bot  "red"
    """)
    assert not told("meeple-removed column-discarded", events)


@pytest.mark.rule("BF-116", "BF-Q53", "BF-D16")
def test_vilela_ends_the_game_with_the_last_meeple_of_a_color() -> None:
    factory = table("""
        turn    5 A act
        seats   A
        floor   A=A1 sandra_F3 vilela^A2
        meeples  red=1
        vilela_board  "assembly"
        vilela_bot  "red"
    """)
    events = act(factory, "done")
    assert told("end-nears ended", events) == ["end-nears ending=colour", "ended round=5"]
    assert asked(factory) == "over"
    assert [int(factory.removed_meeples(color)) for color in range(4)] == [3, 0, 0, 0]
    assert GAME.score_lines(factory, 0)[-1].args == {"review": "fired"}

"""Phase 2: turns, Sandra's fee, the end of a turn."""

import pytest

from .floor import (
    act,
    asked,
    choices,
    copy,
    drawn,
    explained,
    listed,
    play,
    refused,
    rows,
    table,
    told,
)


@pytest.mark.rule("BF-38", "BF-30")
def test_who_stands_leftmost_acts_and_lies_down() -> None:
    factory = table("""
        turn   2 B act
        seats  ABC
        floor  A^J1 B^A1 C^P1 sandra^F3
    """)
    assert refused(factory, "A done") == "not-your-turn BF-30"
    events = act(factory, "done")
    assert "laid-down seat=2" in events
    assert drawn(factory, "turn", "floor") == rows("""
        turn   2 C act
        floor  A^J1 B_A1 C^P1 sandra^F3
    """)


@pytest.mark.rule("BF-39", "BF-Q7")
def test_the_executive_action_goes_before_between_and_after_steps_of_the_main_action() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rH rT rL
        spares   yH yT
        speech   A=5
    """)
    order = ["swap:red-legs@left", "place:red-head@red", "swap:yellow-head@left"]
    play(factory, *order, "place:red-torso@red", "swap:red-legs@right")
    assert drawn(factory, "parts A", "spares", "red", "left") == rows("""
        parts A  yT
        spares   yH rL
        red      rH rT .
        left     0
    """)


@pytest.mark.rule("BF-39", "BF-91")
def test_only_the_board_of_the_own_worker_can_be_used() -> None:
    factory = table("""
        turn     2 A act
        floor    A=F2 sandra=P1
        parts A  rH rH rH
        board    r r r r r r
        speech   A=5
    """)
    for action in ("place:red-head@red", "rotate", "project:top-left", "discard:red-head"):
        assert refused(factory, action) == "other-board BF-39"
    assert refused(factory, "swap:red-head@left") == "other-board BF-39"
    assert explained(factory, "rotate")["board"] == "finance"


@pytest.mark.rule("BF-40")
@pytest.mark.parametrize("space", ["A1", "A3", "P1", "P3", "J2", "F3"])
def test_main_and_executive_action_are_optional(space: str) -> None:
    sandra = "A2" if space == "F3" else "F1"
    factory = table(f"""
        turn        2 A act
        floor       A={space} sandra={sandra}
        parts A     rH rT rL
        projects A  r y
        board       r y b g r y
        speech      A=5
    """)
    play(factory, "done")
    assert not factory.stands(0)
    assert drawn(factory, "parts A", "speech") == rows("""
        parts A  rH rT rL
        speech   A=5 B=0
    """)


@pytest.mark.rule("BF-40", "BF-50")
def test_who_cannot_do_the_main_action_can_still_do_the_executive_one() -> None:
    factory = table("""
        turn        2 A act
        floor       A=J2 sandra=F3
        projects A  r y
    """)
    assert listed(factory) == ["drop:red", "done"]
    play(factory, "drop:red", "drop:yellow", "universal:legs")
    assert drawn(factory, "parts A") == ["parts A uL"]


@pytest.mark.rule("BF-41", "BF-Q2")
@pytest.mark.parametrize("sandra", ["sandra^A3", "sandra_A3", "sandra_A1"])
def test_under_sandra_one_token_is_spent_or_the_turn_passed(sandra: str) -> None:
    factory = table(f"""
        turn     2 A fee
        floor    A=A2 {sandra}
        parts A  rH
        speech   A=1
    """)
    assert choices(factory) == {"pay", "pass"}
    paid, passed = copy(factory), factory
    events = act(paid, "pay")
    assert events == ["spent seat=1 count=1 purpose=sandra"]
    assert drawn(paid, "turn", "speech") == rows("""
        turn    2 A act
        speech  A=0 B=0
    """)
    events = act(passed, "pass")
    assert told("passed laid-down", events) == ["passed seat=1", "laid-down seat=1"]
    assert drawn(passed, "speech", "parts A") == rows("""
        speech   A=1 B=0
        parts A  rH
    """)


@pytest.mark.rule("BF-41")
def test_without_a_token_the_turn_under_sandra_is_passed() -> None:
    factory = table("""
        turn     2 A fee
        floor    A=A2 sandra=A1
        speech   A=0
    """)
    assert refused(factory, "pay") == "cannot-pay-sandra BF-41"
    assert explained(factory, "pay")["need"] == 1
    assert explained(factory, "pay")["have"] == 0
    assert choices(factory) == {"pass"}


@pytest.mark.rule("BF-Q2", "BF-Q3", "BF-63")
def test_the_token_of_p1_comes_after_the_fee_and_not_at_all_for_who_passes() -> None:
    factory = table("""
        turn     2 A fee
        floor    A=P1 sandra=P2
        speech   A=0
    """)
    assert refused(factory, "pay") == "cannot-pay-sandra BF-41"
    assert refused(factory, "gain") == "fee-first BF-41"
    play(factory, "pass")
    assert drawn(factory, "speech") == ["speech A=0 B=0"]


@pytest.mark.rule("BF-Q4", "BF-41")
def test_the_fee_is_due_in_round_1_too() -> None:
    factory = table("""
        turn   1 C move
        seats  ABC
        floor  A^F1 B^A1 C=.
        speech A=1 B=1 C=1
    """)
    play(factory, "move:P1", "done", "done")
    assert asked(factory) == "A fee"


@pytest.mark.rule("BF-Q5", "BF-50")
def test_a3_under_sandra_costs_two_tokens_the_fee_first() -> None:
    factory = table("""
        turn     2 A fee
        floor    A=A3 sandra=A1
        parts A  rH
        speech   A=1
    """)
    play(factory, "pay")
    assert refused(factory, "place:red-head@red") == "cannot-pay-space BF-50"


@pytest.mark.rule("BF-Q41")
def test_sandra_on_the_board_where_a_bonus_works_does_not_matter() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P2 sandra=A1
        parts A  rH
        wheel    . . . . rT . . .
        speech   A=1
    """)
    events = act(factory, "dispense:right")
    assert "bonus-open seat=1 bonus=place-part" in events
    play(factory, "place:red-head@red")
    assert drawn(factory, "speech", "red") == rows("""
        speech  A=2 B=0
        red     rH . .
    """)


@pytest.mark.rule("BF-42")
def test_sandra_does_the_action_of_her_board_whatever_space_she_is_on() -> None:
    for space in ("F1", "F2", "F3"):
        factory = table(f"""
            turn    2 A act
            floor   A=A1 sandra^{space}
            values  red=5
        """)
        events = act(factory, "done")
        assert told("sandra-acted raised", events) == [
            "sandra-acted board=finance",
            "raised colour=red value=6",
        ]


@pytest.mark.rule("BF-44", "BF-Q12")
def test_exactly_the_excess_over_five_parts_is_discarded_at_the_end_of_the_turn() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P3 sandra=F3
        parts A  rH rH rT yH yT bL uL
    """)
    play(factory, "done")
    assert asked(factory) == "A excess-parts 2"
    assert refused(factory, "done") == "excess-first BF-44"
    assert refused(factory, "discard:green-head") == "no-part-to-discard BF-44"
    events = act(factory, "discard:yellow-torso")
    assert events == ["discarded seat=1 part=yellow-torso"]
    play(factory, "discard:universal-legs")
    assert drawn(factory, "parts A", "discards", "supply") == rows("""
        parts A   rH rH rT yH bL
        discards  yT
        supply    uH uH uT uT uL uL
    """)
    assert not factory.stands(0)


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-44")
def test_during_a_turn_there_is_no_limit() -> None:
    factory = table("""
        turn     2 A act
        floor    A=P3 sandra=F3
        parts A  rH rH rT yH yT
        wheel    . . . . bT bL . .
    """)
    play(factory, "dispense:left", "dispense:right")
    assert int(factory.parts_of(0)) == 7
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-44", "BF-45")
def test_completed_projects_count_and_cannot_be_discarded() -> None:
    factory = table("""
        turn        2 A act
        floor       A=J2 sandra=F3
        projects A  r y b g
        bots A      r r
    """)
    play(factory, "done")
    assert asked(factory) == "A excess-projects 1"
    assert choices(factory) == {"drop:red", "drop:yellow", "drop:blue", "drop:green"}
    play(factory, "drop:blue")
    assert drawn(factory, "projects A", "bots A", "dropped") == rows("""
        projects A  r y g
        bots A      r r
        dropped     b
    """)


@pytest.mark.rule("BF-45")
def test_a_completed_project_is_no_project_to_discard() -> None:
    factory = table("""
        turn        2 A act
        floor       A=J2 sandra=F3
        projects A  r y
        bots A      b
    """)
    assert refused(factory, "drop:blue") == "project-complete BF-45"


@pytest.mark.rule("BF-Q28", "BF-45")
def test_six_bots_force_out_all_incomplete_projects_and_no_more() -> None:
    factory = table("""
        turn        2 A act
        seats       ABC
        floor       A=F1 sandra=A1
        projects A  r y
        bots A      r r y y b b
    """)
    play(factory, "done")
    assert asked(factory) == "A excess-projects 2"
    play(factory, "drop:red", "drop:yellow")
    assert drawn(factory, "projects A", "bots A") == rows("""
        projects A
        bots A      r r y y b b
    """)


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-Q38")
def test_parts_and_projects_cannot_be_thrown_away_at_will() -> None:
    factory = table("""
        turn        2 A act
        floor       A=A1 sandra=F3
        parts A     rH rT rL rL rL
        projects A  r y
    """)
    assert refused(factory, "discard:red-head") == "other-board BF-39"
    assert refused(factory, "drop:red") == "other-board BF-39"
    play(factory, "done")
    assert not factory.stands(0)
    assert int(factory.parts_of(0)) == 5


@pytest.mark.rule("BF-145", "BF-104")
def test_maintenance_begins_when_every_meeple_lies_and_all_stay_where_they_are() -> None:
    factory = table("""
        turn   2 A act
        floor  A=A1 B^P1 sandra_F3
    """)
    events = act(factory, "done")
    assert not told("phase", events)
    events = act(factory, "done")
    assert told("phase", events)[0] == "phase phase=maintenance"
    assert drawn(factory, "turn", "floor") == rows("""
        turn   3 A move
        floor  A_A1 B_P1 sandra_F3
    """)


@pytest.mark.rule("BF-22", "BF-Q1", "BF-4", "BF-143")
def test_a_seat_never_has_more_than_nine_tokens_those_on_contracts_included() -> None:
    factory = table("""
        turn       2 A act
        floor      A=A1 sandra=F3
        parts A    rH
        speech     A=7
        contracts  1 2 3 4 5 6 7 8 9
        tokens     top-left=A
    """)
    events = act(factory, "place:red-head@red")
    assert "gained seat=1 count=1 source=part" in events
    assert drawn(factory, "speech") == ["speech A=8 B=0"]


@pytest.mark.rule("BF-22", "BF-143")
def test_with_all_nine_in_use_none_is_gained_and_a_spent_one_can_be_gained_again() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A2 sandra=F3
        parts A  rH rT
        spares   yH yT
        speech   A=9
    """)
    events = act(factory, "place:red-head@red")
    assert not told("gained", events)
    play(factory, "swap:red-torso@left")
    events = act(factory, "place:yellow-head@yellow")
    assert told("gained", events) == ["gained seat=1 count=1 source=part"]

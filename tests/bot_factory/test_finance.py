"""The Finance board: values, lines, contracts, Sandra and Vilela."""

import pytest

from .floor import act, allowed, asked, choices, drawn, explained, play, refused, rows, table, told


@pytest.mark.rule("BF-86", "BF-88")
@pytest.mark.parametrize(("space", "most"), [("F1", 2), ("F2", 3), ("F3", 4)])
def test_a_space_allows_so_many_tokens_to_be_spent(space: str, most: int) -> None:
    factory = table(f"""
        turn    2 A act
        floor   A={space} sandra=A1
        speech  A=9
        values  red=1
    """)
    for _ in range(most):
        play(factory, "raise:red")
    assert refused(factory, "raise:red") == "spent-enough BF-86"
    assert explained(factory, "raise:red")["most"] == most
    assert drawn(factory, "speech", "values") == rows(f"""
        speech  A={9 - most} B=0
        values  red={1 + most} yellow=6 blue=6 green=6
    """)


@pytest.mark.rule("BF-88", "BF-D4")
def test_one_token_raises_one_color_by_one_space() -> None:
    factory = table("""
        turn    2 A act
        floor   A=F1 sandra=A1
        speech  A=1
    """)
    events = act(factory, "raise:blue")
    assert events == ["spent seat=1 count=1 purpose=raise", "raised colour=blue value=7"]
    assert refused(factory, "raise:blue") == "cannot-pay-raise BF-88"


@pytest.mark.rule("BF-87", "BF-90")
def test_tokens_gained_during_the_turn_may_be_spent_too() -> None:
    factory = table("""
        turn     2 A act
        floor    A=F2 sandra=A1
        speech   A=1
        values   red=7
        parts A  yH
    """)
    play(factory, "raise:red", "place:yellow-head@yellow", "raise:red")
    assert drawn(factory, "speech", "left", "values") == rows("""
        speech  A=1 B=0
        left    1
        values  red=9 yellow=6 blue=6 green=6
    """)


@pytest.mark.rule("BF-89")
def test_a_value_never_exceeds_15() -> None:
    factory = table("""
        turn    2 A act
        floor   A=F1 sandra=A1
        speech  A=5
        values  red=15 blue=14
    """)
    assert refused(factory, "raise:red") == "value-at-top BF-89"
    assert explained(factory, "raise:red")["value"] == 15
    assert allowed(factory, "raise:blue")


@pytest.mark.rule("BF-90", "BF-71")
def test_crossing_a_line_upwards_gives_a_free_placement_at_once() -> None:
    factory = table("""
        turn     2 A act
        floor    A=F1 sandra=P1
        speech   A=1
        values   red=7
        parts A  yH
        spares   bH bT
    """)
    events = act(factory, "raise:red")
    assert told("line-crossed bonus-open", events) == [
        "line-crossed colour=red value=8 bonus=place-part",
        "bonus-open seat=1 bonus=place-part",
    ]
    assert asked(factory) == "A place-part"
    assert refused(factory, "swap:yellow-head@left") == "bonus-first BF-Q42"
    events = act(factory, "place:yellow-head@yellow")
    assert not told("spent", events)
    assert drawn(factory, "speech", "left") == rows("""
        speech  A=2 B=0
        left    1
    """)


@pytest.mark.rule("BF-90")
def test_another_line_gives_a_project() -> None:
    factory = table("""
        turn    2 A act
        floor   A=F1 sandra=A1
        speech  A=1
        values  red=9
        board   r y b g r y
    """)
    play(factory, "raise:red")
    assert asked(factory) == "A take-project"
    assert refused(factory, "drop:red") == "bonus-first BF-Q42"
    events = act(factory, "project:bottom-right")
    assert events == [
        "took-project seat=1 colour=yellow slot=bottom-right",
        "gained seat=1 count=1 source=project",
    ]


@pytest.mark.rule("BF-90", "BF-Q42")
def test_a_bonus_of_a_line_that_is_not_used_at_once_is_lost() -> None:
    factory = table("""
        turn    2 A act
        floor   A=F1 sandra=A1
        speech  A=2
        values  red=9
        board   r y b g r y
    """)
    play(factory, "raise:red")
    assert refused(factory, "raise:red") == "bonus-first BF-Q42"
    events = act(factory, "done")
    assert events == ["bonus-lapsed seat=1 bonus=take-project"]
    assert refused(factory, "project:top-left") == "other-board BF-39"


@pytest.mark.rule("BF-Q43")
def test_a_bonus_inside_a_bonus_is_finished_first() -> None:
    """A raise gives a project, that a placement, that a part; then the raises go on."""
    factory = table("""
        turn     2 A act
        floor    A=F2 sandra=A1
        speech   A=3
        values   red=9
        board    r y b g r y
        parts A  yT
        tops     rL yL bL gL
    """)
    play(factory, "raise:red")
    assert asked(factory) == "A take-project"
    play(factory, "project:bottom-left")
    assert asked(factory) == "A place-part 1"
    play(factory, "place:yellow-torso@yellow")
    assert asked(factory) == "A take-part"
    play(factory, "take:green")
    assert asked(factory) == "A act"
    assert drawn(factory, "left", "speech", "parts A", "projects A") == rows("""
        left        2
        speech      A=2 B=0
        parts A     gL
        projects A  r
    """)


@pytest.mark.rule("BF-Q44")
def test_a_line_without_a_project_on_the_board_gives_nothing() -> None:
    factory = table("""
        turn    2 A act
        floor   A=F1 sandra=A1
        speech  A=1
        values  red=9
    """)
    events = act(factory, "raise:red")
    assert events[-1] == "bonus-lapsed seat=1 bonus=take-project"


@pytest.mark.rule("BF-Q19", "BF-101")
def test_a_line_gives_its_bonus_again_after_a_drop() -> None:
    factory = table("""
        turn     2 A act
        floor    A=A1 B_P1 sandra_A2
        red      rH rT rL
        speech   A=1
        values   red=8
        parts A  yH
    """)
    play(factory, "done", "move:F1", "move:J1", "done")
    assert drawn(factory, "turn", "values") == rows("""
        turn    3 A act
        values  red=7 yellow=6 blue=6 green=6
    """)
    events = act(factory, "raise:red")
    assert "line-crossed colour=red value=8 bonus=place-part" in events


@pytest.mark.rule("BF-91")
def test_finance_has_no_executive_action() -> None:
    factory = table("""
        turn        2 A act
        floor       A=F1 sandra=A1
        speech      A=0
        parts A     rH rH rH
        projects A  r y
    """)
    assert choices(factory) == {"done"}


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-92", "BF-93", "BF-143")
def test_a_reservation_costs_the_price_of_its_row_and_leaves_one_token_on_the_tile() -> None:
    factory = table("""
        turn       2 A act
        floor      A=F3 sandra=A1
        speech     A=9
        contracts  5 2 3 4 1 6 7 8 9
    """)
    events = act(factory, "reserve:top-left")
    assert events == [
        "spent seat=1 count=3 purpose=contract",
        "reserved seat=1 spot=top-left points=5",
    ]
    events = act(factory, "reserve:bottom-right")
    assert events[0] == "spent seat=1 count=1 purpose=contract"
    assert drawn(factory, "tokens", "contracts", "speech", "left") == rows("""
        tokens     top-left=A bottom-right=A
        contracts  5 2 3 4 1 6 7 8 9
        speech     A=5 B=0
        left       0
    """)
    assert int(factory.pledged(0)) == 2


@pytest.mark.rule("BF-92")
def test_the_second_player_gets_the_less_valuable_space() -> None:
    factory = table("""
        turn       2 A act
        floor      A=F3 sandra=A1
        speech     A=2
        contracts  . . . 11 . . . . .
        tokens     middle-left=B
    """)
    events = act(factory, "reserve:middle-left")
    assert events[-1] == "reserved seat=1 spot=middle-left points=7"
    assert drawn(factory, "tokens") == ["tokens middle-left=BA"]


@pytest.mark.rule("BF-94")
def test_nobody_reserves_a_tile_twice() -> None:
    factory = table("""
        turn       2 A act
        floor      A=F3 sandra=A1
        speech     A=4
        contracts  . . . . . . 1 2 .
        tokens     bottom-left=A bottom-middle=BA
    """)
    for spot in ("bottom-left", "bottom-middle"):
        assert refused(factory, f"reserve:{spot}") == "reserved-by-you BF-94"


@pytest.mark.rule("BF-95")
def test_two_players_at_most_reserve_a_tile() -> None:
    factory = table("""
        turn       2 A act
        seats      ABC
        floor      A=F3 sandra=A1
        speech     A=4
        contracts  . . . . . . 1 2 .
        tokens     bottom-left=BC bottom-middle=B
    """)
    assert refused(factory, "reserve:bottom-left") == "contract-full BF-95"
    assert explained(factory, "reserve:bottom-left")["owners"] == [2, 3]
    assert allowed(factory, "reserve:bottom-middle")


@pytest.mark.rule("BF-96")
def test_the_whole_price_must_fit_into_what_the_space_still_allows() -> None:
    factory = table("""
        turn       2 A act
        floor      A=F2 sandra=A1
        speech     A=9
        contracts  1 2 3 4 5 6 7 8 9
    """)
    play(factory, "raise:red")
    assert refused(factory, "reserve:top-left") == "over-the-maximum BF-96"
    explanation = explained(factory, "reserve:top-left")
    assert (explanation["need"], explanation["have"]) == (3, 2)
    assert allowed(factory, "reserve:middle-left")


@pytest.mark.rule("BF-92")
def test_a_reservation_must_be_paid() -> None:
    factory = table("""
        turn       2 A act
        floor      A=F3 sandra=A1
        speech     A=1
        contracts  1 2 3 4 5 6 7 8 .
    """)
    assert refused(factory, "reserve:middle-left") == "cannot-pay-contract BF-92"
    explanation = explained(factory, "reserve:middle-left")
    assert (explanation["need"], explanation["have"]) == (2, 1)
    assert refused(factory, "reserve:bottom-right") == "no-contract-there BF-99"


@pytest.mark.rule("BF-Q40", "BF-86")
def test_payments_for_bonuses_do_not_count_toward_the_maximum() -> None:
    factory = table("""
        turn     2 A act
        floor    A=F1 sandra=A1
        speech   A=4
        values   red=9
        board    r y b g r y
        parts A  yT
    """)
    play(factory, "raise:red", "project:bottom-left", "place:yellow-torso@yellow")
    play(factory, "take:red")
    assert drawn(factory, "left", "speech") == rows("""
        left    1
        speech  A=3 B=0
    """)
    assert allowed(factory, "raise:blue")


def sandra_raises(values: str) -> list[str]:
    """What Sandra does at Finance."""
    factory = table(f"""
        turn    2 A act
        floor   A=A1 B^A2 sandra^F1
        values  {values}
    """)
    act(factory, "done")
    events = act(factory, "done")
    return [event for event in events if not event.startswith("project")]


@pytest.mark.rule("BF-97", "BF-D3")
@pytest.mark.parametrize(
    ("values", "raised"),
    [
        ("red=5", ["red"]),
        ("yellow=5", ["yellow"]),
        ("green=5", ["green"]),
        ("red=5 blue=5", ["red", "blue"]),
        ("red=9", ["yellow", "blue", "green"]),
        ("red=6", []),
    ],
)
def test_sandra_raises_the_lowest_colors_unless_all_four_are_tied(
    values: str, raised: list[str]
) -> None:
    found = [event.split()[1].split("=")[1] for event in told("raised", sandra_raises(values))]
    assert found == raised


@pytest.mark.rule("BF-Q18", "BF-97")
def test_sandras_raise_gives_nobody_the_bonus_of_a_line() -> None:
    events = sandra_raises("red=7 yellow=9 blue=9 green=9")
    assert told("raised", events) == ["raised colour=red value=8"]
    assert not told("line-crossed bonus-open bonus-lapsed", events)


VILELA = """
    turn          5 A act
    seats         A
    floor         A=F1 sandra_A1 vilela^F2
    vilela_board  "finance"
    vilela_bot    "blue"
"""


@pytest.mark.rule("BF-98", "BF-Q54")
def test_vilela_lowers_his_color_and_the_player_chooses_which_of_three_contracts_stays() -> None:
    factory = table(f"{VILELA}    contracts  1 2 3 4 5 6 7 8 9")
    events = act(factory, "done", ["inspection=2"])
    assert told("lowered inspected", events) == [
        "lowered colour=blue value=5",
        "inspected number=2",
    ]
    assert asked(factory) == "A inspection 1"
    assert choices(factory) == {"keep:middle-left", "keep:middle-middle", "keep:middle-right"}
    assert refused(factory, "keep:top-left") == "not-marked BF-98"
    assert refused(factory, "done") == "inspection-first BF-Q54"
    events = act(factory, "keep:middle-right")
    assert told("contract-removed", events) == [
        "contract-removed spot=middle-left number=4",
        "contract-removed spot=middle-middle number=5",
    ]
    assert drawn(factory, "contracts") == ["contracts 1 2 3 . . 6 7 8 9"]


@pytest.mark.rule("BF-99", "BF-98")
@pytest.mark.parametrize(
    ("contracts", "tokens", "after"),
    [
        ("1 2 3 4 5 6 7 8 9", "top-left=A", "1 . . 4 5 6 7 8 9"),
        (". 2 3 4 5 6 7 8 9", "top-middle=A", ". 2 . 4 5 6 7 8 9"),
        (". 2 . 4 5 6 7 8 9", "top-middle=A", ". 2 . 4 5 6 7 8 9"),
    ],
)
def test_contracts_with_a_token_stay_and_what_is_left_of_the_marked_ones_goes(
    contracts: str, tokens: str, after: str
) -> None:
    """The first inspection tile marks the top row."""
    factory = table(f"{VILELA} contracts {contracts}\n tokens {tokens}")
    events = act(factory, "done")
    assert "inspected number=1" in events
    assert drawn(factory, "contracts") == [f"contracts {after}"]


@pytest.mark.rule("BF-98", "BF-Q20")
def test_the_lowest_value_is_1_and_stays_there() -> None:
    factory = table(f"{VILELA}    values blue=1")
    events = act(factory, "done")
    assert not told("lowered", events)
    assert drawn(factory, "values") == ["values red=6 yellow=6 blue=1 green=6"]

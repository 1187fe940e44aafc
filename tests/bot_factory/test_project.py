"""The Project board: taking projects, universal parts, Sandra and Vilela."""

import pytest

from .floor import act, allowed, asked, choices, drawn, explained, play, refused, rows, table, told


@pytest.mark.rule("BF-77", "BF-79")
def test_j1_allows_one_project_from_any_space_and_its_space_stays_empty() -> None:
    factory = table("""
        turn   2 A act
        floor  A=J1 sandra=F3
        board  r y b g r y
    """)
    events = act(factory, "project:middle-left")
    assert events == ["took-project seat=1 colour=blue slot=middle-left"]
    assert drawn(factory, "board", "projects A") == rows("""
        board       r y . g r y
        projects A  b
    """)
    assert refused(factory, "project:top-left") == "all-taken-on-j1 BF-77"
    assert explained(factory, "project:top-left")["most"] == 1


@pytest.mark.rule("BF-78", "BF-D1")
def test_j2_allows_two_projects_from_either_column() -> None:
    factory = table("""
        turn   2 A act
        floor  A=J2 sandra=F3
        board  r y b g r y
    """)
    play(factory, "project:top-left", "project:top-right")
    assert drawn(factory, "board", "projects A") == rows("""
        board       . . b g r y
        projects A  r y
    """)
    assert refused(factory, "project:bottom-left") == "all-taken-on-j2 BF-78"


@pytest.mark.rule("BF-79")
def test_an_emptied_space_has_nothing_to_take() -> None:
    factory = table("""
        turn   2 A act
        floor  A=J2 sandra=F3
        board  r y b g r y
    """)
    play(factory, "project:top-left")
    assert refused(factory, "project:top-left") == "no-project-there BF-79"


@pytest.mark.rule("BF-80", "BF-71", "BF-Q47")
def test_the_bottom_tile_on_the_left_lets_one_place_a_part_for_a_token() -> None:
    """The project just taken counts for the third part."""
    factory = table("""
        turn     2 A act
        floor    A=J2 sandra=F3
        board    r y b g r y
        red      rH rT .
        parts A  rL
        spares   yH yT
        speech   A=2
    """)
    play(factory, "project:bottom-left")
    assert asked(factory) == "A place-part 1"
    assert refused(factory, "swap:red-legs@left") == "bonus-first BF-Q42"
    events = act(factory, "place:red-legs@red")
    assert told("spent completed", events) == [
        "spent seat=1 count=1 purpose=bonus",
        "completed seat=1 colour=red",
    ]
    assert asked(factory) == "A act"
    assert drawn(factory, "left") == ["left 1"]


@pytest.mark.rule("BF-81")
def test_the_bottom_tile_on_the_right_gives_a_token() -> None:
    factory = table("""
        turn   2 A act
        floor  A=J1 sandra=F3
        board  r y b g r y
    """)
    events = act(factory, "project:bottom-right")
    assert events == [
        "took-project seat=1 colour=yellow slot=bottom-right",
        "gained seat=1 count=1 source=project",
    ]


@pytest.mark.rule("BF-Q14")
def test_the_bonus_belongs_to_the_bottom_space_and_not_to_the_lowest_tile() -> None:
    factory = table("""
        turn     2 A act
        floor    A=J2 sandra=F3
        board    r y b g . .
        parts A  rH
        speech   A=2
    """)
    events = act(factory, "project:middle-left")
    assert not told("bonus-open gained", events)
    events = act(factory, "project:middle-right")
    assert not told("bonus-open gained", events)


@pytest.mark.rule("BF-82", "BF-Q48")
def test_two_incomplete_projects_buy_a_universal_part_of_ones_choice() -> None:
    """The one just taken may be one of them."""
    factory = table("""
        turn        2 A act
        floor       A=J1 sandra=F3
        board       r y b g r y
        projects A  g
    """)
    play(factory, "project:top-left", "drop:red", "drop:green")
    assert asked(factory) == "A trade-part"
    assert refused(factory, "done") == "trade-first BF-82"
    events = act(factory, "universal:torso")
    assert events == ["took-universal seat=1 part=universal-torso"]
    assert drawn(factory, "parts A", "projects A", "dropped", "supply") == rows("""
        parts A     uT
        projects A
        dropped     r g
        supply      uH uH uT uL uL
    """)


@pytest.mark.rule("BF-82")
def test_one_project_is_not_enough_for_a_universal_part() -> None:
    factory = table("""
        turn        2 A act
        floor       A=J1 sandra=F3
        projects A  g
        bots A      r
    """)
    assert refused(factory, "drop:green") == "too-few-projects BF-82"
    assert explained(factory, "drop:green")["need"] == 2
    assert explained(factory, "drop:green")["have"] == 1


@pytest.mark.rule("BF-Q6", "BF-82")
def test_the_trade_is_possible_once_a_turn() -> None:
    factory = table("""
        turn        2 A act
        floor       A=J1 sandra=F3
        projects A  g g g g
    """)
    play(factory, "drop:green", "drop:green", "universal:head")
    assert refused(factory, "drop:green") == "executive-used BF-Q6"


@pytest.mark.rule("BF-Q48")
def test_a_universal_part_that_is_out_of_supply_cannot_be_taken() -> None:
    factory = table("""
        turn        2 A trade-part
        floor       A=J1 sandra=F3
        parts B     uH uH
        executive   true
    """)
    assert refused(factory, "universal:head") == "no-universal-part BF-Q48"
    assert choices(factory) == {"universal:torso", "universal:legs"}


@pytest.mark.rule("BF-Q48")
def test_without_any_universal_part_the_trade_is_closed() -> None:
    factory = table("""
        turn        2 A act
        seats       ABC
        floor       A=J1 sandra=F3
        parts B     uH uH uT
        parts C     uT uL uL
        projects A  r y
    """)
    assert refused(factory, "drop:red") == "no-universal-parts BF-Q48"


@pytest.mark.rule("BF-83")
def test_a_universal_part_completes_a_bot_of_any_color() -> None:
    factory = table("""
        turn        2 A act
        floor       A=A1 sandra=F3
        green       gH gT .
        parts A     uL
        projects A  g
    """)
    play(factory, "place:universal-legs@green")
    assert drawn(factory, "bots A") == ["bots A g"]


@pytest.mark.rule("BF-84", "BF-Q39", "BF-103")
def test_sandra_discards_the_bottom_row_slides_and_refills() -> None:
    factory = table("""
        turn     2 A act
        floor    A=J1 B^F1 sandra^J2
        board    r . . g y b
    """)
    chance = ["project=red", "project=yellow", "project=blue", "project=green"]
    events = act(factory, "done", chance)
    assert told("project-discarded project-slid project-laid", events) == [
        "project-discarded slot=bottom-left colour=yellow",
        "project-slid slot=top-left to=bottom-left colour=red",
        "project-discarded slot=bottom-right colour=blue",
        "project-slid slot=middle-right to=bottom-right colour=green",
        "project-laid slot=middle-left colour=red",
        "project-laid slot=middle-right colour=yellow",
        "project-laid slot=top-left colour=blue",
        "project-laid slot=top-right colour=green",
    ]
    assert drawn(factory, "board", "dropped") == rows("""
        board    b g r y r g
        dropped  y b
    """)


@pytest.mark.rule("BF-84")
def test_an_empty_bottom_space_discards_nothing() -> None:
    factory = table("""
        turn     2 A act
        floor    A=J1 B^F1 sandra^J2
        board    r y b g . y
    """)
    events = act(factory, "done")
    assert told("project-discarded", events) == [
        "project-discarded slot=bottom-right colour=yellow"
    ]
    assert drawn(factory, "board")[0].split()[5:] == ["b", "g"]


@pytest.mark.rule("BF-85")
def test_vilela_discards_his_color_from_the_board_and_nothing_slides() -> None:
    factory = table("""
        turn          5 A act
        seats         A
        floor         A=J1 sandra_F3 vilela^J2
        board         r y r g b y
        vilela_board  "project"
        vilela_bot    "red"
    """)
    events = act(factory, "done")
    before_maintenance = events[: events.index("phase phase=maintenance")]
    assert told("project-discarded project-slid project-laid", before_maintenance) == [
        "project-discarded slot=top-left colour=red",
        "project-discarded slot=middle-left colour=red",
    ]


@pytest.mark.rule("BF-85")
def test_vilela_does_nothing_at_the_projects_without_his_color() -> None:
    factory = table("""
        turn          5 A act
        seats         A
        floor         A=J1 sandra_F3 vilela^J2
        board         y y g g b y
        vilela_board  "project"
        vilela_bot    "red"
    """)
    events = act(factory, "done")
    assert "project-discarded" not in events[: events.index("phase phase=maintenance")]


@pytest.mark.rule("BF-Q63")
def test_a_project_of_a_color_without_meeples_may_be_taken() -> None:
    factory = table("""
        turn     9 A act
        seats    A
        floor    A=J1 sandra=F3 vilela=P1
        board    r y b g r y
        meeples  red=0
    """)
    assert allowed(factory, "project:top-left")

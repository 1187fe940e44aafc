"""Phase 3, and the end of the game."""

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.play import Play
from botyard.kernel.game import Json

from .floor import act, asked, drawn, play, rows, table, told

LAST_TURN = """
    turn   4 A act
    floor  A=A1 sandra_F3
"""


@pytest.mark.rule("BF-100", "BF-101", "BF-145", "BF-58", "BF-Q12")
def test_full_columns_are_cleared_and_each_lowers_its_value() -> None:
    factory = table(f"""{LAST_TURN}
        red     rH uT rL
        green   gH gT gL
        blue    bH bT .
    """)
    events = act(factory, "done")
    assert told("column-cleared lowered", events) == [
        "column-cleared colour=red",
        "lowered colour=red value=5",
        "column-cleared colour=green",
        "lowered colour=green value=5",
    ]
    assert drawn(factory, "red", "green", "blue", "discards", "supply", "values") == rows("""
        red       . . .
        green     . . .
        blue      bH bT .
        discards  rH rL gH gT gL
        supply    uH uH uT uT uL uL
        values    red=5 yellow=6 blue=6 green=5
    """)


@pytest.mark.rule("BF-102", "BF-145", "BF-Q39")
def test_then_the_bottom_row_of_projects_is_discarded_and_the_board_refilled() -> None:
    factory = table(f"""{LAST_TURN}
        red     rH rT rL
        board   r y b g r y
    """)
    events = act(factory, "done", ["project=green", "project=blue"])
    kinds = [event.split()[0] for event in events]
    assert kinds.index("lowered") < kinds.index("project-discarded")
    assert drawn(factory, "board", "dropped") == rows("""
        board    g b r y b g
        dropped  r y
    """)


@pytest.mark.rule("BF-103", "BF-Q37")
def test_an_empty_project_deck_is_renewed_from_its_discards_at_the_draw() -> None:
    factory = table("""
        turn        4 A act
        seats       ABCD
        floor       A=A1 sandra_F3
        projects A  r r r r r
        projects B  r y y y y
        projects C  y y b b b
        projects D  b b b g g
        board       . . . . . .
        dropped     g g g
    """)
    events = act(factory, "done", ["project=green"] * 4)
    assert told("projects-renewed project-laid", events)[:2] == [
        "project-laid slot=bottom-left colour=green",
        "projects-renewed",
    ]
    assert drawn(factory, "board", "dropped") == rows("""
        board    . . g g g g
        dropped
    """)


@pytest.mark.rule("BF-Q15")
def test_without_deck_and_discards_spaces_stay_empty() -> None:
    factory = table("""
        turn        4 A act
        seats       ABCD
        floor       A=A1 sandra_F3
        projects A  r r r r r
        projects B  r y y y y
        projects C  y y b b b
        projects D  b b b g g
        board       g g g g . .
    """)
    act(factory, "done", [])
    assert drawn(factory, "board") == ["board . . g g g g"]


@pytest.mark.rule("BF-104", "BF-25")
def test_all_meeples_stay_lying_and_the_next_round_begins() -> None:
    factory = table(LAST_TURN)
    play(factory, "done")
    assert drawn(factory, "turn", "floor") == rows("""
        turn   5 A move
        floor  A_A1 B_P1 sandra_F3
    """)


def end_of(factory: Play) -> str:
    """What happens after the last turn of a round."""
    events = act(factory, "done")
    return "over" if told("ended", events) and asked(factory) == "over" else "goes on"


@pytest.mark.rule("BF-118", "BF-120", "BF-25", "BF-D16")
def test_the_game_ends_after_maintenance_when_a_color_has_no_meeple_left() -> None:
    factory = table("""
        turn        4 A act
        floor       A=A1 B^P1 sandra^F3
        red         rH rT .
        parts A     rL
        projects A  r
        bots B      r r
    """)
    events = act(factory, "place:red-legs@red")
    assert told("end-nears", events) == ["end-nears ending=colour"]
    events = act(factory, "done")
    assert not told("ended", events)
    events = act(factory, "done")
    assert told("sandra-acted phase lowered ended", events) == [
        "sandra-acted board=finance",
        "phase phase=maintenance",
        "lowered colour=red value=5",
        "ended round=4",
    ]
    assert asked(factory) == "over"
    assert GAME.why_not(factory, 0, 0) is not None


@pytest.mark.rule("BF-119", "BF-120")
def test_the_game_ends_when_somebody_has_five_bots() -> None:
    factory = table("""
        turn        4 A act
        seats       ABC
        floor       A=A1 sandra_F3
        red         rH rT .
        parts A     rL
        projects A  r
        bots A      r y b g
    """)
    events = act(factory, "place:red-legs@red")
    assert told("end-nears", events) == ["end-nears ending=five-bots"]
    assert end_of(factory) == "over"


@pytest.mark.rule("BF-25", "BF-118", "BF-119")
def test_four_bots_and_a_meeple_of_each_color_go_on() -> None:
    factory = table(f"""{LAST_TURN}
        bots A  r r y b
    """)
    assert end_of(factory) == "goes on"


@pytest.mark.rule("BF-149")
@pytest.mark.parametrize(
    ("limit", "end"), [(0, "goes on"), (5, "goes on"), (4, "over"), (3, "over")]
)
def test_a_table_may_set_a_limit_of_rounds(limit: int, end: str) -> None:
    options: Json = {"round-limit": limit}
    assert end_of(table(LAST_TURN, options)) == end


@pytest.mark.rule("BF-149")
def test_simulations_end_after_300_rounds() -> None:
    assert GAME.simulation == {"round-limit": 300}
    assert end_of(table(LAST_TURN.replace("4 A", "300 A"), GAME.simulation)) == "over"
    assert GAME.bound(4) > 300


@pytest.mark.rule("BF-120")
def test_nothing_is_done_after_the_end() -> None:
    factory = table(LAST_TURN, {"round-limit": 4})
    play(factory, "done")
    refusal = GAME.why_not(factory, 0, GAME.vocabulary.action("move:P2"))
    assert refusal is not None
    assert (refusal[0].name, refusal[0].clause) == ("game-over", "BF-120")
    assert end_of(table(LAST_TURN, {"round-limit": 4})) == "over"

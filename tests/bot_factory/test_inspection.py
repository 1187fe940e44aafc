"""The solo game: how Vilela moves and what he does."""

import pytest

from botyard.games.bot_factory import GAME
from botyard.kernel.dealer import SeededDealer

from .floor import (
    act,
    allowed,
    asked,
    choices,
    dealt,
    drawn,
    listed,
    play,
    refused,
    rows,
    table,
    told,
)


@pytest.mark.rule("BF-110", "BF-33")
def test_one_seat_may_not_move_to_sandras_board() -> None:
    factory = table("""
        turn   3 A move
        seats  A
        floor  A=A1 sandra=F3 vilela=P1
    """)
    assert refused(factory, "move:F1") == "sandra-is-there BF-33"
    assert refused(factory, "move:P1") == "space-taken BF-27"


@pytest.mark.rule("BF-Q25")
def test_vilela_bans_no_board_and_costs_nothing() -> None:
    factory = table("""
        turn   3 A move
        seats  A
        floor  A_A1 sandra^F3 vilela^P1
    """)
    assert allowed(factory, "move:P2")
    play(factory, "move:P2")
    assert asked(factory) == "A act"


@pytest.mark.rule("BF-112", "BF-34")
def test_in_round_1_vilela_neither_moves_nor_acts() -> None:
    factory = dealt(1)
    play(factory, "take:red")
    events = act(factory, "move:A1")
    assert told("sandra-stayed vilela-stayed", events) == ["sandra-stayed", "vilela-stayed"]
    events = act(factory, "done")
    assert told("vilela-rested vilela-acted round", events) == [
        "vilela-rested",
        "round round=2",
    ]
    assert drawn(factory, "vilela") == ['vilela "F1"']


MOVES = """
    turn   3 A move
    seats  A
    floor  A_A1 sandra_P3 vilela_J2
"""


@pytest.mark.rule("BF-113", "BF-148")
def test_vilela_goes_to_the_leftmost_empty_space_of_the_board_on_his_tile() -> None:
    factory = table(MOVES)
    events = act(factory, "move:F1", ["vilela-board=assembly", "vilela-bot=green", "…"])
    assert told("sandra-walked vilela-board-shown vilela-bot-shown vilela-walked", events) == [
        "sandra-walked space=J1",
        "vilela-board-shown board=assembly",
        "vilela-bot-shown colour=green",
        "vilela-walked space=A1",
    ]
    assert drawn(factory, "vilela_board", "vilela_bot", "board_deck", "bot_deck") == rows("""
        vilela_board  "assembly"
        vilela_bot    "green"
        board_deck    ["production", "project", "finance"]
        bot_deck      ["red", "yellow", "blue"]
    """)


@pytest.mark.rule("BF-114", "BF-Q24")
def test_a_tile_of_his_own_board_is_discarded_and_another_drawn() -> None:
    factory = table(MOVES)
    chance = ["vilela-board=project", "vilela-board=finance", "vilela-bot=green", "…"]
    events = act(factory, "move:F2", chance)
    assert told("vilela-board-rejected vilela-bot-shown vilela-walked", events) == [
        "vilela-board-rejected board=project",
        "vilela-bot-shown colour=green",
        "vilela-walked space=F1",
    ]
    assert drawn(factory, "board_deck", "board_discards") == rows("""
        board_deck      ["assembly", "production"]
        board_discards  ["project"]
    """)


@pytest.mark.rule("BF-Q23")
def test_a_board_without_an_empty_space_is_as_his_own() -> None:
    factory = table("""
        turn   3 A move
        seats  A
        floor  A_A1 sandra_P3 vilela_F2
    """)
    chance = ["vilela-board=project", "vilela-board=assembly", "vilela-bot=green", "…"]
    events = act(factory, "move:J2", chance)
    assert told("sandra-walked vilela-board-rejected vilela-walked", events) == [
        "sandra-walked space=J1",
        "vilela-board-rejected board=project",
        "vilela-walked space=A1",
    ]


@pytest.mark.rule("BF-111", "BF-Q52")
def test_an_empty_deck_is_renewed_with_all_its_tiles_the_last_one_included() -> None:
    factory = table(f"""{MOVES}
        vilela_board  "project"
        vilela_bot    "red"
        board_deck    []
        bot_deck      []
    """)
    chance = ["vilela-board=assembly", "vilela-bot=red", "…"]
    act(factory, "move:F1", chance)
    assert drawn(factory, "board_deck", "bot_deck") == rows("""
        board_deck  ["production", "project", "finance"]
        bot_deck    ["yellow", "blue", "green"]
    """)


@pytest.mark.rule("BF-111")
def test_an_empty_inspection_deck_is_renewed() -> None:
    factory = table("""
        turn          5 A act
        seats         A
        floor         A=F1 sandra_A1 vilela^F2
        vilela_board  "finance"
        vilela_bot    "blue"
        contracts     1 2 3 4 5 6 7 8 9
        inspection_deck  []
    """)
    act(factory, "done", ["inspection=5"])
    assert drawn(factory, "inspection_deck") == ["inspection_deck [1, 2, 3, 4, 6]"]
    assert choices(factory) == {"keep:top-middle", "keep:middle-middle", "keep:bottom-middle"}


@pytest.mark.rule("BF-115")
@pytest.mark.parametrize(
    ("place", "board"),
    [("A2", "assembly"), ("P2", "production"), ("J2", "project"), ("F2", "finance")],
)
def test_vilela_does_the_action_of_his_board_with_his_bot_tile_and_lies_down(
    place: str, board: str
) -> None:
    factory = table(f"""
        turn          5 A act
        seats         A
        floor         A=A1 sandra_F3 vilela^{place}
        vilela_board  "{board}"
        vilela_bot    "yellow"
    """)
    events = act(factory, "done")
    assert told("vilela-acted", events) == [f"vilela-acted board={board} colour=yellow"]
    assert not factory.stands(5)


@pytest.mark.rule("BF-148", "BF-144")
def test_his_tiles_stay_visible_until_his_next_move_and_the_task_from_the_start() -> None:
    factory = dealt(1, SeededDealer(3, len(GAME.outcomes)))
    assert GAME.position(factory)["task"] is not None
    factory = table(MOVES)
    act(factory, "move:F1", ["vilela-board=assembly", "vilela-bot=green", "…"])
    while asked(factory) != "over" and int(factory.round) == 3:
        assert drawn(factory, "vilela_bot") == ['vilela_bot "green"']
        assert drawn(factory, "vilela_board") == ['vilela_board "assembly"']
        play(factory, listed(factory)[-1])


@pytest.mark.rule("BF-114")
def test_he_changes_boards_though_his_own_has_an_empty_space() -> None:
    factory = table("""
        turn   3 A move
        seats  A
        floor  A_A1 sandra_J1 vilela_P3
    """)
    chance = ["vilela-board=production", "vilela-board=finance", "vilela-bot=red", "…"]
    events = act(factory, "move:F1", chance)
    assert told("vilela-board-rejected vilela-walked", events) == [
        "vilela-board-rejected board=production",
        "vilela-walked space=F2",
    ]

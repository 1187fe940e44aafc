"""Phase 1: who goes where, and in which order."""

import pytest

from .floor import act, allowed, asked, choices, drawn, explained, play, refused, rows, table, told


@pytest.mark.rule("BF-24", "BF-26", "BF-32", "BF-38")
def test_a_round_is_moving_acting_and_maintenance() -> None:
    factory = table("""
        turn   2 A move
        floor  A_A1 B_P1 sandra_F3
    """)
    events = act(factory, "move:J1")
    assert told("moved", events) == ["moved seat=1 space=J1"]
    assert drawn(factory, "floor") == ["floor A^J1 B_P1 sandra_F3"]
    events = act(factory, "move:A1")
    assert told("phase sandra-walked turn", events) == [
        "sandra-walked space=A2",
        "phase phase=act",
        "turn seat=2 space=A1",
    ]
    play(factory, "pass")
    assert asked(factory) == "A act"
    events = act(factory, "done")
    assert told("phase round", events) == [
        "phase phase=maintenance",
        "round round=3",
        "phase phase=move",
    ]


@pytest.mark.rule("BF-27")
def test_a_space_with_any_meeple_on_it_is_not_available() -> None:
    factory = table("""
        turn   3 A move
        seats  ABC
        floor  A=A1 B=P2 C=J1 sandra=F3
    """)
    assert refused(factory, "move:P2") == "space-taken BF-27"
    assert refused(factory, "move:F3") == "space-taken BF-27"
    assert explained(factory, "move:P2")["owner"] == 2
    assert explained(factory, "move:F3")["meeple"] == "sandra"
    assert choices(factory) == {"move:P1", "move:P3", "move:J2", "move:F1", "move:F2"}


@pytest.mark.rule("BF-27")
def test_a_space_that_was_left_earlier_in_the_phase_is_available() -> None:
    factory = table("""
        turn   3 A move
        seats  ABC
        floor  A_A2 B_P2 C_J1 sandra_F3
    """)
    play(factory, "move:J2", "move:A2")
    assert drawn(factory, "floor") == ["floor A^J2 B^A2 C_J1 sandra_F3"]


@pytest.mark.rule("BF-28")
def test_a_worker_must_go_to_another_board() -> None:
    factory = table("""
        turn   3 A move
        floor  A=P2 B=A1 sandra=F3
    """)
    assert refused(factory, "move:P1") == "same-board BF-28"
    assert refused(factory, "done") == "must-move BF-28"
    assert explained(factory, "move:P1")["board"] == "production"


@pytest.mark.rule("BF-29", "BF-20")
def test_in_round_1_workers_come_onto_any_free_space_in_initial_order() -> None:
    factory = table("""
        turn   1 B move
        seats  ABC
        floor  A=. B=. C=.
        first  2
    """)
    play(factory, "move:P2")
    assert asked(factory) == "C move"
    play(factory, "move:A1")
    assert asked(factory) == "A move"
    assert refused(factory, "move:A1") == "space-taken BF-27"
    play(factory, "move:F1")
    assert drawn(factory, "turn", "floor") == rows("""
        turn   1 C act
        floor  A^F1 B^P2 C^A1 sandra^F3
    """)


@pytest.mark.rule("BF-30", "BF-31", "BF-26")
def test_from_round_2_on_the_leftmost_meeple_that_lies_moves_next() -> None:
    factory = table("""
        turn   2 C move
        seats  ABC
        floor  A_J1 B_F2 C_A3 sandra_P1
    """)
    assert refused(factory, "A move:J2") == "not-your-turn BF-30"
    events = act(factory, "move:F1")
    assert told("sandra-walked", events) == ["sandra-walked space=J2"]
    assert asked(factory) == "A move"
    play(factory, "move:A1")
    assert asked(factory) == "B move"


@pytest.mark.rule("BF-33", "BF-105")
def test_with_two_players_nobody_moves_to_the_board_that_sandra_is_on() -> None:
    factory = table("""
        turn   3 A move
        floor  A=A1 B=F1 sandra=J1
    """)
    assert refused(factory, "move:J2") == "sandra-is-there BF-33"
    assert explained(factory, "move:J2")["board"] == "project"
    assert choices(factory) == {"move:P1", "move:P2", "move:P3", "move:F2", "move:F3"}


@pytest.mark.rule("BF-33")
def test_sandra_may_move_to_a_board_with_workers() -> None:
    factory = table("""
        turn   3 A move
        floor  A_A1 B^P2 sandra_A3
    """)
    play(factory, "move:F1")
    assert drawn(factory, "turn", "floor") == rows("""
        turn   3 B fee
        floor  A^F1 B^P2 sandra_P1
    """)


@pytest.mark.rule("BF-33")
def test_with_three_players_sandras_board_is_open() -> None:
    factory = table("""
        turn   3 A move
        seats  ABC
        floor  A=A1 B=P1 C=P2 sandra=J1
    """)
    assert allowed(factory, "move:J2")


@pytest.mark.rule("BF-Q22", "BF-33")
def test_with_two_players_finance_is_closed_in_round_1() -> None:
    factory = table("""
        turn   1 A move
        floor  A=. B=.
    """)
    assert refused(factory, "move:F1") == "sandra-is-there BF-33"
    assert len(choices(factory)) == 8


@pytest.mark.rule("BF-34", "BF-43")
def test_in_round_1_sandra_neither_moves_nor_acts() -> None:
    factory = table("""
        turn   1 B move
        floor  A^A1 B=.
    """)
    events = act(factory, "move:P1")
    assert told("sandra-stayed", events) == ["sandra-stayed"]
    assert drawn(factory, "floor") == ["floor A^A1 B^P1 sandra^F3"]
    play(factory, "done")
    events = act(factory, "done")
    assert told("sandra-rested sandra-acted", events) == ["sandra-rested"]


def sandra_walks(floor: str, seats: str = "ABC") -> str:
    """Where Sandra goes when A, the only other who lies, has moved to F1."""
    factory = table(f"""
        turn   3 A move
        seats  {seats}
        floor  {floor}
    """)
    events = act(factory, "move:F1")
    return told("sandra-walked", events)[0].removeprefix("sandra-walked space=")


@pytest.mark.rule("BF-35")
def test_sandra_goes_to_the_first_free_space_of_the_board_right_of_hers() -> None:
    assert sandra_walks("A_A1 B^J2 C^A2 sandra_A3") == "P1"
    assert sandra_walks("A_A1 B^P1 C^A2 sandra_A3") == "P2"


@pytest.mark.rule("BF-36")
def test_sandra_skips_a_board_without_a_free_space() -> None:
    assert sandra_walks("A_A1 B^J1 C^J2 sandra_P3") == "F2"


@pytest.mark.rule("BF-37")
def test_from_finance_sandra_goes_on_at_the_left_end() -> None:
    assert sandra_walks("A_A1 B^J1 C^J2 sandra_F2") == "A1"
    assert sandra_walks("A_J1 B^A1 C^A2 sandra_F2") == "A3"


@pytest.mark.rule("BF-37", "BF-Q21")
def test_with_nothing_free_to_her_right_she_goes_on_at_the_left_end() -> None:
    assert sandra_walks("A_A1 B^F2 C^F3 sandra_J1") == "A1"


@pytest.mark.rule("BF-37", "BF-36")
def test_sandra_never_stays_on_the_board_she_leaves() -> None:
    floor = "A_J1 B^F2 C^F3 D^A1 sandra_J2"
    assert sandra_walks(floor, "ABCD") == "A2"


@pytest.mark.rule("BF-Q36")
def test_leftmost_first_is_the_order_at_the_start_of_the_phase() -> None:
    """Who has moved stands, so that going far right or left makes no difference."""
    factory = table("""
        turn   2 A move
        seats  ABC
        floor  A_A1 B_P1 C_P2 sandra_F3
    """)
    play(factory, "move:F1")
    assert asked(factory) == "B move"
    play(factory, "move:A1")
    assert asked(factory) == "C move"

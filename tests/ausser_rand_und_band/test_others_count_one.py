"""The edge action that makes all dice of opponents count one."""

import pytest

from .board import act, drawn, play, redrawn, table, told


@pytest.mark.rule("RB-41", "RB-U31")
def test_opponents_dice_count_one_each_and_own_dice_roll_as_usual() -> None:
    line = table("""
        turn    3 A place
        seats   ABC
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AABBBC
    """)
    events = play(line, "place:others-count-one", "shove stack=yellow-head fall:1=2 fall:1=2")
    assert drawn(line) == redrawn("""
        turn    4 B roll
        seats   ABC
        tile    yH   rH   bT   yL   rT
        edge    others-count-one=A
        won A   bL
    """)
    assert told("totalled", events) == [
        "totalled seat=1 total=4",
        "totalled seat=2 total=3",
        "totalled seat=3 total=1",
    ]


@pytest.mark.rule("RB-41", "RB-U31", "RB-18")
def test_an_opponent_with_more_dice_can_still_win() -> None:
    line = table("""
        turn    3 B shove ones
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AAAB
    """)
    act(line, "shove", ["stack=yellow-head", "fall:2=2"])
    assert drawn(line) == redrawn("""
        turn    4 A roll
        tile    yH   rH   bT   yL   rT
        won A   bL
    """)


@pytest.mark.rule("RB-U31", "RB-19")
def test_an_own_single_one_ties_with_a_single_die_of_an_opponent() -> None:
    line = table("""
        turn    3 A shove ones
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AB
    """)
    events = act(line, "shove", ["stack=yellow-head", "fall:1=1"])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yH   rH   bT   yL   rT
        stored  bL
    """)
    assert told("totalled", events) == ["totalled seat=1 total=1", "totalled seat=2 total=1"]


@pytest.mark.rule("RB-U31", "RB-19", "RB-53")
def test_two_opponents_tie_by_the_number_of_their_dice() -> None:
    line = table("""
        turn    3 A shove ones
        seats   ABC
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    BBCC
    """)
    act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        seats   ABC
        tile    yH   rH   bT   yL   rT
        stored  bL
    """)


@pytest.mark.rule("RB-U31", "RB-21")
def test_an_opponent_who_wins_by_ones_gets_the_stored_tiles() -> None:
    line = table("""
        turn    3 A shove ones
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    B
        stored  rL
    """)
    act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yH   rH   bT   yL   rT
        won B   rL bL
    """)


@pytest.mark.rule("RB-41")
def test_in_the_next_turn_all_dice_roll_again() -> None:
    line = table("""
        turn    3 A shove ones
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    AB   .
        edge    others-count-one=A
    """)
    play(
        line,
        "shove stack=yellow-head",
        "roll throw:2=1 throw:2=1",
        "place:use-taken",
        "copy:others-count-one",
        "shove stack=yellow-torso fall:2=4",
        "roll throw:1=4 throw:1=4",
        "place:other-back",
        "other:2@2",
        "shove stack=red-legs",
    )
    assert drawn(line) == redrawn("""
        turn    6 B roll
        tile    rL   yT   yH   rH   bT
        dice    .    B    B    .    AA
        edge    others-count-one=A use-taken=B other-back=A
        stored  yL
        won B   rT bL
    """)
    events = play(
        line,
        "roll throw:2=1 throw:2=1",
        "place:own-back",
        "own:2",
        "own:3",
        "shove stack=blue-legs fall:1=4 fall:1=3",
    )
    assert told("totalled", events) == ["totalled seat=1 total=7"]

"""End of work: the stack is empty, the edge is swept, the belt is pushed empty, the game ends."""

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.actions import SPACES
from botyard.games.ausser_rand_und_band.components import TILES

from .board import act, choices, drawn, play, redrawn, refused, table, told


@pytest.mark.rule("RB-24", "RB-26", "RB-27", "RB-29")
def test_with_an_empty_stack_the_turn_ends_with_the_end_of_work() -> None:
    line = table("""
        turn    23 A shove
        tile    rH   bT   yL   rT   bL
        dice    A    B    A    B    A
        won B   *
        stack
    """)
    events = act(line, "shove", ["fall:1=1", "fall:2=1", "fall:1=1", "fall:2=1", "fall:1=1"])
    assert drawn(line) == redrawn("""
        turn    23 A over
        supply  A=10 B=10
        won A   rH yL bL
        won B   *
    """)
    assert told("work-ended", events) == ["work-ended"]
    assert not told("shoved", events)


@pytest.mark.rule("RB-26", "RB-D10")
def test_the_tiles_leave_in_the_order_of_fields_5_to_1() -> None:
    line = table("""
        turn    23 A shove
        tile    rH   bT   yL   rT   bL
        won B   *
    """)
    events = act(line, "shove")
    assert told("dropped", events) == [
        "dropped tile=blue-legs",
        "dropped tile=red-torso",
        "dropped tile=yellow-legs",
        "dropped tile=blue-torso",
        "dropped tile=red-head",
    ]


@pytest.mark.rule("RB-25", "RB-52", "RB-E10", "RB-D12")
def test_first_all_dice_of_all_players_go_from_the_edge_onto_the_tiles_beside_them() -> None:
    line = table("""
        turn    23 A shove
        seats   ABC
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    C
        edge    shove-twice=A own-back=B extra-die=C others-count-one=A other-forward=B
        won C   *
    """)
    events = act(
        line,
        "shove",
        ["fall:2=2", "fall:3=1", "fall:1=1", "fall:3=1", "fall:2=1", "fall:1=1"],
    )
    assert drawn(line) == redrawn("""
        turn    23 A over
        seats   ABC
        supply  A=10 B=10 C=10
        won A   rT rH
        won B   bL bT
        won C   *
    """)
    kinds = [event.split()[0] for event in events]
    assert kinds.count("swept") == 5
    assert max(i for i, kind in enumerate(kinds) if kind == "swept") < kinds.index("dropped")
    assert not told("rolled", events)


@pytest.mark.rule("RB-27", "RB-19", "RB-20", "RB-21")
def test_each_tile_is_awarded_by_itself_and_stored_ones_go_to_the_next_winner() -> None:
    line = table("""
        turn    23 A shove
        tile    rH   bT   yL   rT   bL
        dice    A    AB   BB   .    AB
        stored  yT
        won B   *
    """)
    tied = ["fall:1=3", "fall:2=3"]
    events = act(line, "shove", [*tied, "fall:2=1", "fall:2=2", "fall:1=4", "fall:2=2", "fall:1=1"])
    assert drawn(line) == redrawn("""
        turn    23 A over
        won A   bT rH
        won B   *
    """)
    assert told("stored", events) == ["stored tile=blue-legs", "stored tile=red-torso"]
    assert sorted(told("won", events)) == [
        "won seat=1 tile=blue-torso",
        "won seat=1 tile=red-head",
        "won seat=2 tile=blue-legs",
        "won seat=2 tile=red-torso",
        "won seat=2 tile=yellow-legs",
        "won seat=2 tile=yellow-torso",
    ]


@pytest.mark.rule("RB-28", "RB-U14")
def test_a_tie_for_the_last_tile_leaves_it_to_nobody_with_all_that_is_stored() -> None:
    line = table("""
        turn    23 A shove
        tile    rH   bT   yL   rT   bL
        dice    AB   .    .    B    .
        won B   *
    """)
    act(line, "shove", ["fall:2=1", "fall:1=2", "fall:2=2"])
    assert drawn(line) == redrawn("""
        turn    23 A over
        stored  rH bT yL
        won B   *
    """)
    assert line.scores()[0] == 0


@pytest.mark.rule("RB-U14", "RB-20")
def test_a_last_tile_without_dice_goes_to_nobody_with_all_that_is_stored() -> None:
    line = table("""
        turn    23 A shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    AB   A    .
        stored  yT
        won B   *
    """)
    act(line, "shove", ["fall:1=1", "fall:1=2", "fall:2=2"])
    assert drawn(line) == redrawn("""
        turn    23 A over
        stored  yL bT rH
        won A   yT bL rT
        won B   *
    """)
    assert line.scores()[0] == 3


@pytest.mark.rule("RB-29")
def test_after_the_end_of_work_nothing_can_be_done() -> None:
    line = table("""
        turn    23 A shove
        won B   *
    """)
    assert line.standing() is None
    events = act(line, "shove")
    assert line.waiting() == 0
    assert choices(line) == set()
    for action in ("roll", "shove", *(f"place:{space}" for space in SPACES.names)):
        assert refused(line, f"A {action}") == "game-over RB-29"
        assert refused(line, f"B {action}") == "game-over RB-29"
    assert line.standing() == [2, 1]
    assert told("ended", events) == ["ended"]
    assert not told("turn", events)


@pytest.mark.rule("RB-55", "RB-D6")
def test_the_end_of_work_tile_is_one_and_nobody_wins_it() -> None:
    line = table("""
        turn    23 A shove
        dice    A    A    A    A    A
        edge    shove-twice=A use-taken=A
        won A   *
    """)
    faces = ["fall:1=4"] * 7
    events = act(line, "shove", faces)
    assert drawn(line) == redrawn("""
        turn    23 A over
        won A   *
    """)
    assert line.tiles_won(0) == 27
    assert len(told("work-ended", events)) == 1
    assert len(told("dropped", events)) == len(told("won", events)) == 5
    dropped = [event.removeprefix("dropped tile=") for event in told("dropped", events)]
    assert set(dropped) <= set(TILES.names)


@pytest.mark.rule("RB-U11", "RB-24", "RB-25", "RB-38")
def test_shoving_twice_with_one_tile_left_pushes_it_and_then_ends_work_six_tiles_drop() -> None:
    line = table("""
        turn    20 A shove twice
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    B    A
        edge    shove-twice=A own-forward=B
        stack   yH
        won B   *
    """)
    first = ["stack=yellow-head", "fall:1=1"]
    at_5_3_and_1 = ["fall:2=1", "fall:2=3", "fall:1=2"]
    events = act(line, "shove", [*first, *at_5_3_and_1])
    assert drawn(line) == redrawn("""
        turn    20 A over
        won A   bL yH rH
        won B   *
    """)
    assert told("dropped", events) == [
        "dropped tile=blue-legs",
        "dropped tile=red-torso",
        "dropped tile=yellow-legs",
        "dropped tile=blue-torso",
        "dropped tile=red-head",
        "dropped tile=yellow-head",
    ]
    assert events.index("won seat=1 tile=blue-legs") < events.index("work-ended")
    assert told("swept", events) == [
        "swept seat=1 space=shove-twice field=1",
        "swept seat=2 space=own-forward field=3",
    ]


@pytest.mark.rule("RB-U12", "RB-24", "RB-38")
def test_shoving_twice_with_an_empty_stack_ends_work_once() -> None:
    line = table("""
        turn    23 A shove twice
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    B
        edge    shove-twice=A
        won B   *
    """)
    events = act(line, "shove", ["fall:2=1", "fall:1=1"])
    assert drawn(line) == redrawn("""
        turn    23 A over
        won A   rT yL bT rH
        won B   *
    """)
    assert len(told("work-ended", events)) == 1
    assert len(told("dropped", events)) == 5


@pytest.mark.rule("RB-U13", "RB-41", "RB-E9")
def test_opponents_dice_count_one_for_all_five_tiles_of_the_end_of_work() -> None:
    line = table("""
        turn    23 A shove ones
        tile    rH   bT   yL   rT   bL
        dice    AB   AB   AB   ABB  AB
        edge    others-count-one=A own-back=B
        won B   *
    """)
    own = [f"fall:1={face}" for face in (2, 1, 1, 1, 3, 1)]
    events = act(line, "shove", own)
    assert drawn(line) == redrawn("""
        turn    23 A over
        stored  rH
        won A   bL bT yL rT
        won B   *
    """)
    totals_of_b = [event for event in told("totalled", events) if "seat=2" in event]
    assert [event[-1] for event in totals_of_b] == ["1", "2", "1", "2", "1"]


@pytest.mark.rule("RB-U23", "RB-24")
def test_the_player_after_the_last_robot_tile_has_a_turn_before_the_end_of_work() -> None:
    line = table("""
        turn    22 B shove
        tile    rH   bT   yL   rT   bL
        stack   yH
        won B   *
    """)
    events = act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    23 A roll
        tile    yH   rH   bT   yL   rT
        stored  bL
        stack
        won B   *
    """)
    assert not told("work-ended", events)
    events = play(line, "roll throw:1=1 throw:1=1", "place:shove-twice")
    assert line.waiting() == 1
    events = act(line, "shove", ["fall:1=1", "fall:1=1", "fall:1=1"])
    assert drawn(line) == redrawn("""
        turn    23 A over
        won A   yH rH bT yL rT bL
        won B   *
    """)
    assert told("work-ended", events) == ["work-ended"]


@pytest.mark.rule("RB-U22")
def test_the_game_ends_though_others_had_fewer_turns() -> None:
    line = table("""
        turn    22 A shove
        seats   ABC
        won B   *
    """)
    act(line, "shove")
    assert line.waiting() == 0
    assert GAME.position(line)["turn"] == 22

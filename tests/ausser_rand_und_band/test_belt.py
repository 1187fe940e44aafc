"""Course of the game, step 3: the belt moves, a tile drops, its dice fall, somebody wins it."""

from typing import cast

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.kernel.game import SPECTATOR, Json

from .board import act, copy, drawn, play, redrawn, table, told


@pytest.mark.rule("RB-15", "RB-16", "RB-50", "RB-D10")
def test_every_tile_moves_one_field_forward_with_its_dice_and_the_front_tile_drops() -> None:
    line = table("""
        turn    3 A shove
        field   1    2    3    4    5
        tile    rH   bT   yL   rT   bL
        dice    A    BB   .    AB   .
    """)
    events = act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        field   1    2    3    4    5
        tile    yH   rH   bT   yL   rT
        dice    .    A    BB   .    AB
        stored  bL
    """)
    assert told("shoved", events) == ["shoved tile=yellow-head"]
    assert told("dropped", events) == ["dropped tile=blue-legs"]


@pytest.mark.rule("RB-16", "RB-U16", "RB-17", "RB-22")
def test_dice_that_fall_are_rolled_one_by_one_and_go_back_to_the_supplies() -> None:
    line = table("""
        turn    3 A shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AAABB
        supply  A=7 B=8
    """)
    fallen = ["fall:1=1", "fall:1=4", "fall:1=2", "fall:2=3", "fall:2=1"]
    events = act(line, "shove", ["stack=yellow-head", *fallen])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yH   rH   bT   yL   rT
        supply  A=10 B=10
        won A   bL
    """)
    assert told("fell", events) == [
        "fell seat=1 face=1",
        "fell seat=1 face=4",
        "fell seat=1 face=2",
        "fell seat=2 face=3",
        "fell seat=2 face=1",
    ]
    assert told("totalled", events) == ["totalled seat=1 total=7", "totalled seat=2 total=4"]


@pytest.mark.rule("RB-U16", "RB-52")
def test_a_die_that_falls_does_not_keep_the_face_it_was_placed_with() -> None:
    line = table("""
        turn    3 A roll
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    B    .
    """)
    play(line, "roll throw:1=4 throw:1=1", "place:shove-twice")
    events = act(line, "shove", ["stack=yellow-head", "stack=yellow-torso", "fall:1=2", "fall:2=3"])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yT   yH   rH   bT   yL
        dice    .    .    A    .    .
        edge    shove-twice=A
        won B   rT bL
    """)
    assert told("fell", events) == ["fell seat=1 face=2", "fell seat=2 face=3"]


@pytest.mark.rule("RB-17", "RB-18")
def test_the_highest_total_wins_not_the_highest_die() -> None:
    line = table("""
        turn    3 A shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AABB
    """)
    fallen = ["fall:1=4", "fall:1=1", "fall:2=3", "fall:2=3"]
    events = act(line, "shove", ["stack=yellow-head", *fallen])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yH   rH   bT   yL   rT
        won B   bL
    """)
    assert told("won", events) == ["won seat=2 tile=blue-legs"]


@pytest.mark.rule("RB-18")
def test_many_dice_can_be_beaten_by_one() -> None:
    line = table("""
        turn    3 A shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AAAB
    """)
    fallen = ["fall:1=1", "fall:1=1", "fall:1=1", "fall:2=4"]
    act(line, "shove", ["stack=yellow-head", *fallen])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yH   rH   bT   yL   rT
        won B   bL
    """)


@pytest.mark.rule("RB-19")
def test_a_tie_for_the_highest_total_stores_the_tile() -> None:
    line = table("""
        turn    3 A shove
        seats   ABC
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AABC
        won A   bH
    """)
    fallen = ["fall:1=3", "fall:1=1", "fall:2=4", "fall:3=3"]
    events = act(line, "shove", ["stack=yellow-head", *fallen])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        seats   ABC
        tile    yH   rH   bT   yL   rT
        supply  A=10 B=10 C=10
        stored  bL
        won A   bH
    """)
    assert told("stored", events) == ["stored tile=blue-legs"]
    assert not told("won", events)


@pytest.mark.rule("RB-E7", "RB-18", "RB-19")
@pytest.mark.parametrize(
    ("faces", "winner"), [((4, 2, 2), "A"), ((2, 4, 2), "B"), ((2, 2, 4), "C")]
)
def test_a_tie_for_a_lower_total_does_not_matter(faces: tuple[int, int, int], winner: str) -> None:
    line = table("""
        turn    3 A shove
        seats   ABC
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    ABC
    """)
    fallen = [f"fall:{seat}={face}" for seat, face in enumerate(faces, start=1)]
    act(line, "shove", ["stack=yellow-head", *fallen])
    assert drawn(line) == redrawn(f"""
        turn    4 B roll
        seats   ABC
        tile    yH   rH   bT   yL   rT
        won {winner}   bL
    """)


@pytest.mark.rule("RB-53")
def test_whoever_has_the_only_dice_on_a_tile_wins_it_whatever_they_show() -> None:
    line = table("""
        turn    3 A shove
        tile    rH   bT   yL   rT   bL
        dice    A    AA   .    A    B
    """)
    events = act(line, "shove", ["stack=yellow-head", "fall:2=1"])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yH   rH   bT   yL   rT
        dice    .    A    AA   .    A
        won B   bL
    """)
    assert told("totalled", events) == ["totalled seat=2 total=1"]


@pytest.mark.rule("RB-20", "RB-54")
def test_tiles_without_dice_are_stored_any_number_of_them() -> None:
    line = table("""
        turn    9 A shove
        tile    rH   bT   yL   rT   bL
        stored  rH ryH bH bH rbT ryT byT yT
    """)
    events = act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    10 B roll
        tile    yH   rH   bT   yL   rT
        stored  rH ryH bH bH rbT ryT byT yT bL
    """)
    assert told("stored", events) == ["stored tile=blue-legs"]


@pytest.mark.rule("RB-21", "RB-54")
def test_the_next_to_win_a_tile_gets_all_stored_tiles_too() -> None:
    line = table("""
        turn    9 A shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    B
        stored  rH bL byT
        won B   ryL
    """)
    events = act(line, "shove", ["stack=yellow-head", "fall:2=2"])
    assert drawn(line) == redrawn("""
        turn    10 B roll
        tile    yH   rH   bT   yL   rT
        won B   ryL bL rH bL byT
    """)
    assert len(told("won", events)) == 4


@pytest.mark.rule("RB-21", "RB-19")
def test_stored_tiles_wait_while_nobody_wins() -> None:
    line = table("""
        turn    9 A shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    AB
        stored  rH byT
    """)
    act(line, "shove", ["stack=yellow-head", "fall:1=2", "fall:2=2"])
    assert drawn(line) == redrawn("""
        turn    10 B roll
        tile    yH   rH   bT   yL   rT
        stored  rH byT bL
    """)


@pytest.mark.rule("RB-54", "RB-U33")
def test_won_and_stored_tiles_and_all_dice_are_open_to_everybody() -> None:
    line = table("""
        turn    9 A place
        tile    rH   bT   yL   rT   bL
        dice    A    .    .    B    AB
        edge    own-back=B
        stored  rH
        won A   bL
        won B   byT ryH
    """)
    seen = GAME.view(line, 0)
    assert GAME.view(line, 1) == GAME.view(line, SPECTATOR) == seen
    assert GAME.known(line, 1) == GAME.known(line, SPECTATOR) == GAME.position(line)
    assert seen["stored"] == ["red-head"]
    won = [cast(Json, seat)["tiles"] for seat in cast("list[object]", seen["seats"])]
    assert won == [["blue-legs"], ["red-yellow-head", "blue-yellow-torso"]]
    assert seen["dice"] == [[1, 0], [0, 0], [0, 0], [0, 1], [1, 1]]
    assert seen["left"] == 18


@pytest.mark.rule("RB-U33", "RB-15")
def test_the_next_tile_is_revealed_after_the_action_was_chosen() -> None:
    line = table("""
        turn    9 A place
        tile    rH   bT   yL   rT   bL
    """)
    events = act(line, "place:others-count-one")
    assert not told("shoved", events)
    assert GAME.view(line, 0)["left"] == 22
    one, other = copy(line), copy(line)
    act(one, "shove", "stack=yellow-head")
    act(other, "shove", "stack=blue-torso")
    assert [GAME.view(after, 0)["left"] for after in (one, other)] == [21, 21]
    assert drawn(one) != drawn(other)


@pytest.mark.rule("RB-38", "RB-E13", "RB-22")
def test_shoving_twice_awards_the_first_tile_before_the_second_push() -> None:
    line = table("""
        turn    3 A place
        tile    rH   bT   yL   rT   bL
        dice    A    .    B    AB   BB
        supply  A=8 B=6
    """)
    act(line, "place:shove-twice")
    first = ["stack=yellow-head", "fall:2=2", "fall:2=1"]
    second = ["stack=yellow-torso", "fall:1=4", "fall:2=1"]
    events = act(line, "shove", [*first, *second])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yT   yH   rH   bT   yL
        dice    .    .    A    .    B
        edge    shove-twice=A
        supply  A=8 B=9
        won A   rT
        won B   bL
    """)
    order = [event for event in events if event.split()[0] in ("shoved", "dropped", "won")]
    assert order == [
        "shoved tile=yellow-head",
        "dropped tile=blue-legs",
        "won seat=2 tile=blue-legs",
        "shoved tile=yellow-torso",
        "dropped tile=red-torso",
        "won seat=1 tile=red-torso",
    ]


@pytest.mark.rule("RB-U15", "RB-38", "RB-21")
def test_the_winner_of_the_second_tile_gets_the_first_one_that_was_tied() -> None:
    line = table("""
        turn    3 A shove twice
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    B    AB
        edge    shove-twice=A
    """)
    first = ["stack=yellow-head", "fall:1=2", "fall:2=2"]
    second = ["stack=yellow-torso", "fall:2=1"]
    act(line, "shove", [*first, *second])
    assert drawn(line) == redrawn("""
        turn    4 B roll
        tile    yT   yH   rH   bT   yL
        edge    shove-twice=A
        won B   rT bL
    """)


@pytest.mark.rule("RB-21")
def test_stored_tiles_of_the_same_kind_all_go_to_the_winner() -> None:
    line = table("""
        turn    9 A shove
        tile    yH   bT   yL   rT   bL
        dice    .    .    .    .    B
        stored  rH rH
    """)
    events = act(line, "shove", ["stack=yellow-head", "fall:2=2"])
    assert drawn(line) == redrawn("""
        turn    10 B roll
        tile    yH   yH   bT   yL   rT
        won B   bL rH rH
    """)
    assert told("won", events).count("won seat=2 tile=red-head") == 2

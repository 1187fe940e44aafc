"""Edge actions that move dice along the belt: two own dice, or one of an opponent."""

from collections.abc import Callable

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.play import Play

from .board import act, choices, considered, copy, drawn, play, redrawn, refused, table, told

NOT_NOW = "not-now RB-51"


@pytest.mark.rule("RB-39")
def test_two_own_dice_move_one_field_back() -> None:
    line = table("""
        turn    3 A place
        dice    .    B    A    A    AB
    """)
    events = play(line, "place:own-back", "own:3", "own:5")
    assert drawn(line) == redrawn("""
        turn    3 A shove
        dice    .    AB   .    AA   B
        edge    own-back=A
    """)
    assert told("moved", events) == [
        "moved seat=1 field=3 to=2",
        "moved seat=1 field=5 to=4",
    ]


@pytest.mark.rule("RB-45")
def test_two_own_dice_move_one_field_forward() -> None:
    line = table("""
        turn    3 A place
        dice    A    AB   .    A    .
    """)
    events = play(line, "place:own-forward", "own:1", "own:4")
    assert drawn(line) == redrawn("""
        turn    3 A shove
        dice    .    AAB  .    .    A
        edge    own-forward=A
    """)
    assert told("moved", events) == [
        "moved seat=1 field=1 to=2",
        "moved seat=1 field=4 to=5",
    ]


@pytest.mark.rule("RB-39", "RB-45", "RB-U27")
@pytest.mark.parametrize(("space", "after"), [("own-back", "AA A ."), ("own-forward", ". A AA")])
def test_two_dice_of_one_field_may_both_be_picked(space: str, after: str) -> None:
    line = table(f"""
        turn    3 A {space} 2
        dice    .    .    AAA  .    .
        edge    {space}=A
    """)
    play(line, "own:3", "own:3")
    back, stays, forward = after.split()
    assert drawn(line) == redrawn(f"""
        turn    3 A shove
        dice    .    {back}  {stays}  {forward} .
        edge    {space}=A
    """)


@pytest.mark.rule("RB-E1", "RB-U27")
def test_what_the_dice_showed_when_they_were_rolled_does_not_matter() -> None:
    line = table("turn 3 A roll")
    play(line, "roll throw:1=3 throw:1=3", "place:own-forward", "own:3", "own:3")
    assert drawn(line) == redrawn("""
        turn    3 A shove
        dice    .    .    .    AA   .
        edge    own-forward=A
    """)


@pytest.mark.rule("RB-E1", "RB-U27")
def test_one_die_is_never_picked_twice() -> None:
    line = table("""
        turn    3 A own-back 2
        dice    .    .    A    .    A
        edge    own-back=A
    """)
    act(line, "own:5")
    assert refused(line, "own:5") == "picked-already RB-U27"
    assert choices(line) == {"own:3"}


@pytest.mark.rule("RB-U27")
def test_the_first_die_cannot_be_picked_again_where_it_moves_to() -> None:
    line = table("""
        turn    3 A own-back 2
        dice    .    .    A    .    A
        edge    own-back=A
    """)
    act(line, "own:5")
    assert refused(line, "own:4").split()[0] == "no-own-die"
    act(line, "own:3")
    assert drawn(line) == redrawn("""
        turn    3 A shove
        dice    .    A    .    A    .
        edge    own-back=A
    """)


@pytest.mark.rule("RB-U27")
@pytest.mark.parametrize("picks", [("own:3", "own:4"), ("own:4", "own:3")])
def test_dice_of_neighboring_fields_are_picked_where_they_stand_in_either_order(
    picks: tuple[str, str],
) -> None:
    line = table("""
        turn    3 A own-forward 2
        dice    .    .    A    A    .
        edge    own-forward=A
    """)
    play(line, *picks)
    assert drawn(line) == redrawn("""
        turn    3 A shove
        dice    .    .    .    A    A
        edge    own-forward=A
    """)


@pytest.mark.rule("RB-U27", "RB-U6")
def test_two_dice_must_move_if_two_can() -> None:
    line = table("""
        turn    3 A place
        dice    A    .    A    A    .
    """)
    act(line, "place:own-back")
    assert refused(line, "shove") == NOT_NOW
    assert choices(line) == {"own:3", "own:4"}
    act(line, "own:3")
    assert refused(line, "shove") == NOT_NOW
    assert choices(line) == {"own:4"}
    act(line, "own:4")
    assert choices(line) == {"shove"}


@pytest.mark.rule("RB-U6", "RB-E12", "RB-E1")
@pytest.mark.parametrize(
    ("space", "before", "pick", "after"),
    [
        ("own-back", "AAA . . A .", "own:4", "AAA . A . ."),
        ("own-forward", "A . . . AAA", "own:1", ". A . . AAA"),
        ("own-back", ". . . . A", "own:5", ". . . A ."),
    ],
)
def test_if_only_one_own_die_can_move_it_moves_once(
    space: str, before: str, pick: str, after: str
) -> None:
    line = table(f"""
        turn    3 A place
        dice    {before}
    """)
    act(line, f"place:{space}")
    assert choices(line) == {pick}
    act(line, pick)
    assert drawn(line) == redrawn(f"""
        turn    3 A shove
        dice    {after}
        edge    {space}=A
    """)


@pytest.mark.rule("RB-48", "RB-E4", "RB-U6", "RB-U36")
@pytest.mark.parametrize(
    ("space", "dice"),
    [
        ("own-back", "AAB B . . BB"),
        ("own-forward", "BB . . B AAB"),
        ("other-back", "BBA A . . A"),
        ("other-forward", "A . . A BBA"),
    ],
)
def test_dice_at_the_end_of_the_belt_never_leave_it(space: str, dice: str) -> None:
    line = table(f"""
        turn    3 A place
        dice    {dice}
    """)
    events = act(line, f"place:{space}")
    assert drawn(line) == redrawn(f"""
        turn    3 A shove
        dice    {dice}
        edge    {space}=A
    """)
    assert told("lapsed", events) == [f"lapsed seat=1 space={space}"]


@pytest.mark.rule("RB-48", "RB-E4")
@pytest.mark.parametrize(
    ("step", "action", "reason"),
    [
        ("own-back 2", "own:1", "at-the-back"),
        ("own-forward 2", "own:5", "at-the-front"),
        ("other-back", "other:2@1", "at-the-back"),
        ("other-forward", "other:2@5", "at-the-front"),
    ],
)
def test_a_die_that_would_leave_the_belt_is_refused(step: str, action: str, reason: str) -> None:
    line = table(f"""
        turn    3 A {step}
        dice    AB   .    AABB .    AB
    """)
    assert refused(line, action) == f"{reason} RB-48"


@pytest.mark.rule("RB-U7")
@pytest.mark.parametrize("space", ["own-back", "own-forward", "other-back", "other-forward"])
def test_dice_of_the_edge_are_never_moved(space: str) -> None:
    line = table("""
        turn    8 A place
        edge    extra-die=A others-count-one=B add-to-five=B shove-twice=A
    """)
    events = act(line, f"place:{space}")
    assert drawn(line) == redrawn(f"""
        turn    8 A shove
        edge    extra-die=A others-count-one=B add-to-five=B shove-twice=A {space}=A
    """)
    assert told("lapsed", events) == [f"lapsed seat=1 space={space}"]


@pytest.mark.rule("RB-U7")
def test_a_field_with_an_own_die_only_on_its_edge_cannot_be_picked() -> None:
    line = table("""
        turn    8 A own-forward 2
        dice    A    .    B    A    .
        edge    own-back=A
    """)
    assert refused(line, "own:2") == "no-own-die RB-U7"
    assert refused(line, "own:3") == "no-own-die RB-U7"


@pytest.mark.rule("RB-46")
def test_one_die_of_an_opponent_moves_one_field_back() -> None:
    line = table("""
        turn    3 A place
        seats   ABC
        dice    .    C    B    ABB  .
    """)
    events = play(line, "place:other-back", "other:2@4")
    assert drawn(line) == redrawn("""
        turn    3 A shove
        seats   ABC
        dice    .    C    BB   AB   .
        edge    other-back=A
    """)
    assert told("moved", events) == ["moved seat=2 field=4 to=3"]


@pytest.mark.rule("RB-47")
def test_one_die_of_an_opponent_moves_one_field_forward() -> None:
    line = table("""
        turn    3 A place
        seats   ABC
        dice    .    C    B    ABB  .
    """)
    events = play(line, "place:other-forward", "other:3@2")
    assert drawn(line) == redrawn("""
        turn    3 A shove
        seats   ABC
        dice    .    .    BC   ABB  .
        edge    other-forward=A
    """)
    assert told("moved", events) == ["moved seat=3 field=2 to=3"]


@pytest.mark.rule("RB-U28", "RB-U36", "RB-48")
def test_an_opponents_die_is_chosen_by_its_owner_and_field() -> None:
    line = table("""
        turn    3 B other-back
        seats   ABC
        dice    AC   ABB  .    AACC B
    """)
    assert choices(line) == {"other:1@2", "other:1@4", "other:3@4"}
    assert refused(line, "other:3@2") == "no-die-of-theirs RB-U36"


@pytest.mark.rule("RB-46", "RB-47", "RB-U36")
@pytest.mark.parametrize(("step", "fields", "by"), [("back", "2345", -1), ("forward", "1234", 1)])
def test_any_die_of_any_opponent_that_can_move_may_be_chosen(
    step: str, fields: str, by: int
) -> None:
    line = table(f"""
        turn    3 B other-{step}
        seats   ABCD
        dice    ABCD ABCD ABCD ABCD ABCD
    """)
    dice = [(seat, int(field)) for seat in (1, 3, 4) for field in fields]
    assert choices(line) == {f"other:{seat}@{field}" for seat, field in dice}
    for seat, field in dice:
        events = act(copy(line), f"other:{seat}@{field}")
        assert events == [f"moved seat={seat} field={field} to={field + by}"]


@pytest.mark.rule("RB-U36")
@pytest.mark.parametrize("step", ["other-back", "other-forward"])
def test_an_own_die_is_not_an_opponents(step: str) -> None:
    line = table(f"""
        turn    3 A {step}
        dice    .    A    AB   .    .
    """)
    assert refused(line, "other:1@3") == "your-own-die RB-U36"
    assert refused(line, "own:3") == NOT_NOW
    assert choices(line) == {"other:2@3"}


@pytest.mark.rule("RB-49")
def test_nobody_moves_dice_of_a_color_that_is_not_played() -> None:
    line = table("""
        turn    3 A other-back
        dice    .    .    AB   .    .
    """)
    assert refused(line, "other:3@3") == "nobody-there RB-49"


@pytest.mark.rule("RB-U28", "RB-U25", "RB-U27")
@pytest.mark.parametrize(
    ("step", "pairs"), [("take-to-roll 2", 12), ("own-back 2", 8), ("own-forward 2", 7)]
)
def test_a_thinking_player_reaches_every_pair_of_dice(step: str, pairs: int) -> None:
    line = table(f"""
        turn    9 A {step}
        dice    A    AA   A    A    AA
        edge    own-back=A shove-twice=A extra-die=A
        supply  A=0 B=10
    """)
    every_way = {GAME.fingerprint(after) for after in _after_two(line, choices)}
    assert {GAME.fingerprint(after) for after in _after_two(line, considered)} == every_way
    assert len(every_way) == pairs


def _after_two(line: Play, ways: Callable[[Play], set[str]]) -> list[Play]:
    return [twice for once in _after_one(line, ways) for twice in _after_one(once, ways)]


def _after_one(line: Play, ways: Callable[[Play], set[str]]) -> list[Play]:
    after = [(copy(line), way) for way in sorted(ways(line))]
    for once, way in after:
        act(once, way)
    return [once for once, _ in after]


@pytest.mark.rule("RB-U25", "RB-U27")
@pytest.mark.parametrize(
    ("step", "dice", "action", "back"),
    [
        ("take-to-roll 2", "A . . A .", "take", 1),
        ("own-back 2", ". A . A .", "own", 2),
        ("own-forward 2", "A . . A .", "own", 1),
    ],
)
def test_the_die_further_back_can_be_picked_last(
    step: str, dice: str, action: str, back: int
) -> None:
    line = table(f"""
        turn    9 A {step}
        dice    {dice}
        edge    own-back=A own-forward=A other-back=A other-forward=A add-to-five=A \
                shove-twice=A extra-die=A others-count-one=A
        supply  A=0 B=10
    """)
    act(line, f"{action}:4")
    assert considered(line) == {f"{action}:{back}"}


@pytest.mark.rule("RB-U25", "RB-U27")
@pytest.mark.parametrize(
    ("step", "dice", "first", "second"),
    [
        ("take-to-roll 2", "A A . . A", "take:1 take:2", "take:5"),
        ("own-back 2", ". A A . A", "own:2 own:3", "own:5"),
        ("own-forward 2", "A A . A .", "own:1 own:2", "own:4"),
    ],
)
def test_a_thinking_player_picks_the_die_further_back_first(
    step: str, dice: str, first: str, second: str
) -> None:
    line = table(f"""
        turn    9 A {step}
        dice    {dice}
        edge    own-back=A own-forward=A other-back=A other-forward=A add-to-five=A \
                shove-twice=A extra-die=A
        supply  A=0 B=10
    """)
    assert considered(line) == set(first.split())
    act(line, first.split()[1])
    assert considered(line) == {second}


@pytest.mark.rule("RB-U3", "RB-U25", "RB-U27")
@pytest.mark.parametrize(
    ("step", "action"),
    [("take-to-roll 2", "take"), ("own-back 2", "own"), ("own-forward 2", "own")],
)
def test_a_person_is_offered_every_die_for_the_second_pick(step: str, action: str) -> None:
    line = table(f"""
        turn    9 A {step}
        dice    .    AAA  A    AAA  .
        edge    own-back=A shove-twice=A extra-die=A
        supply  A=0 B=10
    """)
    act(line, f"{action}:3")
    names = sorted(GAME.vocabulary.name(choice) for choice in line.offered(0))
    assert names == sorted(choices(line)) == [f"{action}:2", f"{action}:4"]

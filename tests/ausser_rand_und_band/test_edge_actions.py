"""Edge actions: an extra die, clean-up, a copied action, a die added to field 5."""

from fractions import Fraction

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.actions import SPACES
from botyard.games.ausser_rand_und_band.play import Play
from botyard.kernel.exploring import explore

from .board import act, choices, drawn, play, redrawn, refused, table, told

NOT_NOW = "not-now RB-51"


@pytest.mark.rule("RB-40")
def test_an_extra_die_of_the_supply_is_rolled_onto_its_field() -> None:
    line = table("""
        turn    3 A place
        dice    A    .    B    .    .
        supply  A=9 B=9
    """)
    events = act(line, "place:extra-die", ["throw:1=3"])
    assert drawn(line) == redrawn("""
        turn    3 A shove
        dice    A    .    AB   .    .
        edge    extra-die=A
        supply  A=7 B=9
    """)
    assert events == ["placed seat=1 space=extra-die", "rolled seat=1 field=3"]


@pytest.mark.rule("RB-40", "RB-D8", "RB-D9")
def test_an_extra_die_falls_on_fields_1_to_4_with_the_odds_of_its_six_sides() -> None:
    line = table("turn 3 A place")
    odds = dict.fromkeys(range(1, 6), Fraction(0))
    for probability, after in explore(line, 0, GAME.vocabulary.action("place:extra-die")):
        assert isinstance(after, Play)
        odds[next(field for field in odds if after.dice_at(field, 0))] += probability
    assert [str(odds[field]) for field in odds] == ["1/6", "1/3", "1/3", "1/6", "0"]


@pytest.mark.rule("RB-42", "RB-U1", "RB-E10")
def test_clean_up_sweeps_all_own_dice_from_the_edge_with_the_one_just_placed() -> None:
    line = table("""
        turn    5 A place
        dice    .    B    .    .    A
        edge    own-back=A other-back=A use-taken=A own-forward=B
        supply  A=6 B=8
    """)
    events = act(line, "place:clean-up")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        dice    A    AB   .    A    AA
        edge    own-forward=B
        supply  A=5 B=8
    """)
    assert sorted(told("swept", events)) == [
        "swept seat=1 space=clean-up field=5",
        "swept seat=1 space=other-back field=4",
        "swept seat=1 space=own-back field=2",
        "swept seat=1 space=use-taken field=1",
    ]


@pytest.mark.rule("RB-42", "RB-U35")
def test_clean_up_with_no_other_own_die_moves_the_one_just_placed() -> None:
    line = table("""
        turn    5 A place
        edge    own-back=B
        supply  A=10 B=9
    """)
    events = act(line, "place:clean-up")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        dice    .    .    .    .    A
        edge    own-back=B
        supply  A=9 B=9
    """)
    assert not told("lapsed", events)


@pytest.mark.rule("RB-U1", "RB-11")
def test_the_clean_up_space_is_free_again_for_the_next_player() -> None:
    line = table("""
        turn    5 A place
        tile    rH   bT   yL   rT   bL
    """)
    play(
        line,
        "place:clean-up",
        "shove stack=yellow-head fall:1=1",
        "roll throw:2=1 throw:2=2",
        "place:clean-up",
    )
    assert drawn(line) == redrawn("""
        turn    6 B shove
        tile    yH   rH   bT   yL   rT
        dice    B    B    .    .    B
        won A   bL
    """)


@pytest.mark.rule("RB-43", "RB-E2", "RB-U10")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_an_occupied_space_is_carried_out_again_whoever_lies_there(owner: str) -> None:
    line = table(f"""
        turn    5 A place
        dice    .    .    .    .    B
        edge    add-to-five={owner}
    """)
    events = play(line, "place:use-taken", "copy:add-to-five")
    assert drawn(line) == redrawn(f"""
        turn    5 A shove
        dice    .    .    .    .    AB
        edge    add-to-five={owner} use-taken=A
    """)
    assert told("copied", events) == ["copied seat=1 space=add-to-five"]


@pytest.mark.rule("RB-U10", "RB-43")
def test_a_copied_action_works_for_the_active_player() -> None:
    line = table("""
        turn    5 A place
        dice    .    .    ABB  .    A
        edge    own-back=B
    """)
    play(line, "place:use-taken", "copy:own-back")
    assert refused(line, "shove") == NOT_NOW
    play(line, "own:3", "own:5")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        dice    .    A    BB   A    .
        edge    own-back=B use-taken=A
    """)


@pytest.mark.rule("RB-U30", "RB-U10", "RB-43")
@pytest.mark.parametrize(
    ("space", "step"),
    [
        ("shove-twice", "shove twice"),
        ("own-back", "own-back 2"),
        ("others-count-one", "shove ones"),
        ("own-forward", "own-forward 2"),
        ("other-back", "other-back"),
        ("other-forward", "other-forward"),
    ],
)
def test_a_copied_action_goes_on_as_if_the_die_had_been_put_there(space: str, step: str) -> None:
    line = table(f"""
        turn    5 A place
        dice    .    .    AABB .    .
        edge    {space}=B
    """)
    play(line, "place:use-taken", f"copy:{space}")
    assert drawn(line) == redrawn(f"""
        turn    5 A {step}
        dice    .    .    AABB .    .
        edge    {space}=B use-taken=A
    """)


@pytest.mark.rule("RB-U30", "RB-40")
def test_a_copied_extra_die_is_rolled() -> None:
    line = table("""
        turn    5 A place
        edge    extra-die=B
    """)
    play(line, "place:use-taken", "copy:extra-die throw:1=2")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        dice    .    A    .    .    .
        edge    extra-die=B use-taken=A
    """)


@pytest.mark.rule("RB-43", "RB-U30")
def test_all_occupied_spaces_may_be_copied_and_no_free_one() -> None:
    line = table("""
        turn    5 A place
        edge    shove-twice=A other-back=B others-count-one=B
    """)
    act(line, "place:use-taken")
    assert choices(line) == {"copy:shove-twice", "copy:other-back", "copy:others-count-one"}
    for space in ("own-back", "extra-die", "add-to-five", "own-forward", "other-forward"):
        assert refused(line, f"copy:{space}") == "space-free RB-43"


@pytest.mark.rule("RB-U9", "RB-E2")
def test_the_copying_space_cannot_copy_itself() -> None:
    line = table("""
        turn    5 A place
        edge    other-back=B
    """)
    act(line, "place:use-taken")
    assert refused(line, "copy:use-taken") == "not-itself RB-U9"


@pytest.mark.rule("RB-U9", "RB-13")
def test_copying_lapses_when_no_other_space_is_occupied() -> None:
    line = table("turn 5 A place")
    events = act(line, "place:use-taken")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        edge    use-taken=A
    """)
    assert told("lapsed", events) == ["lapsed seat=1 space=use-taken"]


@pytest.mark.rule("RB-U1", "RB-U30")
def test_clean_up_is_never_copied() -> None:
    line = table("""
        turn    5 A place
        edge    other-back=B
    """)
    act(line, "place:use-taken")
    assert refused(line, "copy:clean-up") == "never-copied RB-U30"


@pytest.mark.rule("RB-U30")
def test_a_space_must_be_copied_even_if_its_action_then_lapses() -> None:
    line = table("""
        turn    5 A place
        dice    B    .    .    .    A
        edge    other-back=B
    """)
    act(line, "place:use-taken")
    assert refused(line, "shove") == NOT_NOW
    assert choices(line) == {"copy:other-back"}
    events = act(line, "copy:other-back")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        dice    B    .    .    .    A
        edge    other-back=B use-taken=A
    """)
    assert told("lapsed", events) == ["lapsed seat=1 space=other-back"]


@pytest.mark.rule("RB-43", "RB-U9")
def test_an_occupied_copying_space_is_not_free_for_another_copy() -> None:
    line = table("""
        turn    5 A place
        edge    use-taken=B other-back=B
    """)
    assert refused(line, "place:use-taken") == "space-taken RB-11"
    assert all(refused(line, f"copy:{space}") == NOT_NOW for space in SPACES.names)


@pytest.mark.rule("RB-44", "RB-E3", "RB-U8")
@pytest.mark.parametrize("dice", ["A", "B", "C", "ABBC"])
def test_a_die_is_added_to_field_5_if_anyones_die_lies_there(dice: str) -> None:
    line = table(f"""
        turn    5 A place
        seats   ABC
        dice    .    .    .    .    {dice}
    """)
    events = act(line, "place:add-to-five")
    assert drawn(line) == redrawn(f"""
        turn    5 A shove
        seats   ABC
        dice    .    .    .    .    A{dice}
        edge    add-to-five=A
    """)
    assert told("added", events) == ["added seat=1"]


@pytest.mark.rule("RB-44", "RB-E3")
def test_no_die_is_added_to_field_5_if_only_a_tile_lies_there() -> None:
    line = table("""
        turn    5 A place
        dice    A    B    B    A    .
    """)
    events = act(line, "place:add-to-five")
    assert drawn(line) == redrawn("""
        turn    5 A shove
        dice    A    B    B    A    .
        edge    add-to-five=A
    """)
    assert told("lapsed", events) == ["lapsed seat=1 space=add-to-five"]

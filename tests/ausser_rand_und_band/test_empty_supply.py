"""Special case: dice for steps 1 and 2 are taken back from the belt when the supply is empty."""

import pytest

from .board import act, choices, copy, drawn, play, redrawn, refused, table, told

NOT_NOW = "not-now RB-51"


@pytest.mark.rule("RB-14", "RB-E14", "RB-U25")
def test_an_empty_supply_makes_taking_two_dice_back_a_duty() -> None:
    line = table("""
        turn    9 B shove
        tile    rH   bT   yL   rT   bL
        dice    AAA  AAA  AA   A    B
        edge    own-back=A
        supply  A=0 B=9
    """)
    act(line, "shove", ["stack=yellow-head", "fall:2=3"])
    assert drawn(line) == redrawn("""
        turn    10 A take-to-roll 2
        tile    yH   rH   bT   yL   rT
        dice    .    AAA  AAA  AA   A
        edge    own-back=A
        supply  A=0 B=10
        won B   bL
    """)
    assert choices(line) == {"take:2", "take:3", "take:4", "take:5"}
    assert refused(line, "roll") == NOT_NOW


@pytest.mark.rule("RB-14", "RB-U3", "RB-U25")
def test_both_dice_are_chosen_before_either_is_rolled() -> None:
    line = table("""
        turn    9 A take-to-roll 2
        dice    AAAA B    AAAA .    AA
        supply  A=0 B=9
    """)
    events = play(line, "take:5", "take:1")
    assert drawn(line) == redrawn("""
        turn    9 A roll
        dice    AAA  B    AAAA .    A
        supply  A=2 B=9
    """)
    assert events == ["took seat=1 field=5", "took seat=1 field=1"]
    act(line, "roll", ["throw:1=2", "throw:1=4"])
    assert drawn(line) == redrawn("""
        turn    9 A take-to-place
        dice    AAA  AB   AAAA A    A
        supply  A=0 B=9
    """)


@pytest.mark.rule("RB-U25", "RB-U28")
def test_two_dice_may_be_taken_from_one_field_but_one_die_not_twice() -> None:
    line = table("""
        turn    9 A take-to-roll 2
        dice    .    .    A    AA   .
        edge    own-back=A own-forward=A other-back=A other-forward=A add-to-five=A \
                shove-twice=A extra-die=A
        supply  A=0 B=10
    """)
    once, twice = copy(line), line
    play(twice, "take:4", "take:4")
    assert drawn(twice) == redrawn("""
        turn    9 A roll
        dice    .    .    A    .    .
        edge    own-back=A own-forward=A other-back=A other-forward=A add-to-five=A \
                shove-twice=A extra-die=A
        supply  A=2 B=10
    """)
    act(once, "take:3")
    assert refused(once, "take:3").split()[0] == "no-die-to-take"
    assert choices(once) == {"take:4"}


@pytest.mark.rule("RB-14", "RB-U3", "RB-U25")
def test_the_last_die_of_the_supply_is_used_before_one_is_taken_back() -> None:
    line = table("""
        turn    9 B shove
        tile    rH   bT   yL   rT   bL
        dice    AAAA AAAA A    .    .
        supply  A=1 B=10
    """)
    act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    10 A take-to-roll 1
        tile    yH   rH   bT   yL   rT
        dice    .    AAAA AAAA A    .
        supply  A=1 B=10
        stored  bL
    """)
    act(line, "take:4")
    assert refused(line, "take:3") == NOT_NOW
    act(line, "roll", ["throw:1=1", "throw:1=1"])
    assert drawn(line) == redrawn("""
        turn    10 A take-to-place
        tile    yH   rH   bT   yL   rT
        dice    AA   AAAA AAAA .    .
        supply  A=0 B=10
        stored  bL
    """)


@pytest.mark.rule("RB-14", "RB-U3")
@pytest.mark.parametrize(
    ("dice", "step"), [("AAAAAAAA", "take-to-place"), ("AAAAAAA", "place"), ("AAAAAA", "place")]
)
def test_nothing_is_taken_back_while_the_supply_is_enough(dice: str, step: str) -> None:
    line = table(f"""
        turn    9 A roll
        dice    .    {dice} .  .    .
    """)
    assert choices(line) == {"roll"}
    assert refused(line, "take:2") == NOT_NOW
    act(line, "roll", ["throw:1=1", "throw:1=1"])
    assert drawn(line) == redrawn(f"""
        turn    9 A {step}
        dice    AA   {dice} .  .    .
    """)


@pytest.mark.rule("RB-14", "RB-E14", "RB-U3")
def test_the_edge_die_may_be_one_that_was_rolled_in_this_turn() -> None:
    line = table("""
        turn    9 A roll
        dice    .    .    AAAAAAAA .   B
        supply  A=2 B=9
    """)
    act(line, "roll", ["throw:1=1", "throw:1=4"])
    assert choices(line) == {"take:1", "take:3", "take:4"}
    assert refused(line, "place:extra-die") == NOT_NOW
    play(line, "take:1", "place:others-count-one")
    assert drawn(line) == redrawn("""
        turn    9 A shove ones
        dice    .    .    AAAAAAAA A   B
        edge    others-count-one=A
        supply  A=0 B=9
    """)


@pytest.mark.rule("RB-E5", "RB-14", "RB-52")
@pytest.mark.parametrize("step", ["take-to-roll 2", "take-to-place"])
def test_only_own_dice_on_the_belt_are_taken_back_never_from_the_edge(step: str) -> None:
    line = table(f"""
        turn    9 A {step}
        dice    .    B    AAAA AAAA B
        edge    own-back=A other-forward=A
        supply  A=0 B=8
    """)
    assert choices(line) == {"take:3", "take:4"}
    for field in (1, 2, 5):
        assert refused(line, f"take:{field}").split()[0] == "no-die-to-take"


@pytest.mark.rule("RB-E5", "RB-14")
def test_the_refusal_to_take_a_die_back_names_a_clause_about_taking_dice_back() -> None:
    line = table("""
        turn    9 A take-to-place
        dice    .    B    AAAA AAAA B
        edge    own-back=A other-forward=A
        supply  A=0 B=8
    """)
    assert refused(line, "take:2").split()[1] in ("RB-14", "RB-E5")


@pytest.mark.rule("RB-U4", "RB-U2")
def test_with_nine_dice_on_the_edge_the_one_in_the_supply_is_rolled_alone() -> None:
    line = table("""
        turn    20 B shove
        tile    rH   bT   yL   rT   bL
        edge    shove-twice=A own-back=A extra-die=A others-count-one=A use-taken=A \
                add-to-five=A own-forward=A other-back=A other-forward=A
        supply  A=1 B=10
    """)
    play(line, "shove stack=yellow-head", "roll throw:1=3")
    assert choices(line) == {"take:3"}
    act(line, "take:3")
    assert choices(line) == {"place:clean-up"}
    act(line, "place:clean-up")
    assert drawn(line) == redrawn("""
        turn    21 A shove
        tile    yH   rH   bT   yL   rT
        dice    AA   AA   AA   AA   AA
        supply  A=0 B=10
        stored  bL
    """)


@pytest.mark.rule("RB-U4", "RB-U25")
def test_with_nine_dice_on_the_edge_the_one_on_the_belt_is_taken_back_and_rolled_alone() -> None:
    line = table("""
        turn    20 B shove
        tile    rH   bT   yL   rT   bL
        dice    A    .    .    .    .
        edge    shove-twice=A own-back=A extra-die=A others-count-one=A use-taken=A \
                add-to-five=A own-forward=A other-back=A other-forward=A
        supply  A=0 B=10
    """)
    act(line, "shove", ["stack=yellow-head"])
    assert choices(line) == {"take:2"}
    play(line, "take:2", "roll throw:1=4", "take:4", "place:clean-up")
    assert drawn(line) == redrawn("""
        turn    21 A shove
        tile    yH   rH   bT   yL   rT
        dice    AA   AA   AA   AA   AA
        supply  A=0 B=10
        stored  bL
    """)


@pytest.mark.rule("RB-U26", "RB-48")
def test_the_die_is_taken_and_placed_before_anybody_looks_whether_the_action_is_possible() -> None:
    line = table("""
        turn    15 A take-to-place
        dice    A    .    A    .    .
        edge    shove-twice=A extra-die=A others-count-one=A use-taken=A \
                add-to-five=A own-forward=A other-back=A other-forward=A
        supply  A=0 B=10
    """)
    events = play(line, "take:3", "place:own-back")
    assert drawn(line) == redrawn("""
        turn    15 A shove
        dice    A    .    .    .    .
        edge    shove-twice=A own-back=A extra-die=A others-count-one=A use-taken=A \
                add-to-five=A own-forward=A other-back=A other-forward=A
        supply  A=0 B=10
    """)
    assert told("lapsed", events) == ["lapsed seat=1 space=own-back"]


@pytest.mark.rule("RB-U26")
def test_taking_the_die_that_cannot_move_leaves_the_action_to_the_other() -> None:
    line = table("""
        turn    15 A take-to-place
        dice    A    .    A    .    .
        edge    shove-twice=A extra-die=A others-count-one=A use-taken=A \
                add-to-five=A own-forward=A other-back=A other-forward=A
        supply  A=0 B=10
    """)
    events = play(line, "take:1", "place:own-back", "own:3")
    assert [line.dice_at(field, 0) for field in (1, 2, 3)] == [0, 1, 0]
    assert not told("lapsed", events)


@pytest.mark.rule("RB-U5", "RB-40", "RB-44")
@pytest.mark.parametrize("space", ["extra-die", "add-to-five"])
def test_an_extra_die_lapses_when_the_edge_die_was_the_last_of_the_supply(space: str) -> None:
    line = table("""
        turn    9 A place
        dice    AAAA AAAA .    .    AB
        supply  A=1 B=9
    """)
    events = act(line, f"place:{space}")
    assert drawn(line) == redrawn(f"""
        turn    9 A shove
        dice    AAAA AAAA .    .    AB
        edge    {space}=A
        supply  A=0 B=9
    """)
    assert told("lapsed", events) == [f"lapsed seat=1 space={space}"]


@pytest.mark.rule("RB-U5", "RB-U10", "RB-U30")
@pytest.mark.parametrize("space", ["extra-die", "add-to-five"])
def test_a_copied_extra_die_lapses_too_with_an_empty_supply(space: str) -> None:
    line = table(f"""
        turn    9 A place
        dice    AAAA AAAA .    .    AB
        edge    {space}=B
        supply  A=1 B=8
    """)
    events = play(line, "place:use-taken", f"copy:{space}")
    assert drawn(line) == redrawn(f"""
        turn    9 A shove
        dice    AAAA AAAA .    .    AB
        edge    {space}=B use-taken=A
        supply  A=0 B=8
    """)
    assert told("lapsed", events) == [f"lapsed seat=1 space={space}"]

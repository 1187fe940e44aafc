"""Course of the game, steps 1 and 2: two dice onto the belt, one die onto the edge."""

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.actions import SPACES

from .board import act, choices, copy, drawn, play, redrawn, refused, table, told

NOT_NOW = "not-now RB-51"


@pytest.mark.rule("RB-8")
def test_step_1_rolls_two_dice_of_the_supply_onto_the_fields_of_their_results() -> None:
    line = table("""
        turn    2 A roll
        dice    AB   .    A    .    B
        supply  A=8 B=8
    """)
    events = act(line, "roll", ["throw:1=1", "throw:1=4"])
    assert drawn(line) == redrawn("""
        turn    2 A place
        dice    AAB  .    A    A    B
        supply  A=6 B=8
    """)
    assert events == ["rolled seat=1 field=1", "rolled seat=1 field=4"]


@pytest.mark.rule("RB-8", "RB-U24")
def test_the_order_of_the_two_rolled_dice_has_no_effect() -> None:
    line = table("turn 2 A roll")
    one_way, the_other = copy(line), copy(line)
    act(one_way, "roll", "throw:1=1 throw:1=3")
    act(the_other, "roll", "throw:1=3 throw:1=1")
    assert GAME.fingerprint(one_way) == GAME.fingerprint(the_other)


@pytest.mark.rule("RB-9")
def test_a_tile_may_carry_any_number_of_dice_of_any_players() -> None:
    line = table("""
        turn    8 A roll
        seats   ABCD
        dice    .    .    AAAAAAABBBBBBBBBBCCCCCCCCCCDDDDDDDDDD . .
        supply  A=3 B=0 C=0 D=0
    """)
    act(line, "roll", ["throw:1=3", "throw:1=3"])
    assert drawn(line) == redrawn("""
        turn    8 A place
        seats   ABCD
        dice    .    .    AAAAAAAAABBBBBBBBBBCCCCCCCCCCDDDDDDDDDD . .
        supply  A=1 B=0 C=0 D=0
    """)


@pytest.mark.rule("RB-10")
def test_step_2_puts_one_die_of_the_supply_unrolled_on_an_edge_space() -> None:
    line = table("""
        turn    2 A place
        dice    A    B    .    .    .
        supply  A=9 B=9
    """)
    events = act(line, "place:shove-twice")
    assert drawn(line) == redrawn("""
        turn    2 A shove twice
        dice    A    B    .    .    .
        edge    shove-twice=A
        supply  A=8 B=9
    """)
    assert events[0] == "placed seat=1 space=shove-twice"
    assert not told("rolled", events)


@pytest.mark.rule("RB-10", "RB-D11", "RB-U29")
def test_any_free_edge_space_may_be_chosen_even_if_its_action_cannot_be_done() -> None:
    line = table("turn 2 A place")
    assert choices(line) == {f"place:{space}" for space in SPACES.names}
    assert len(choices(line)) == 10


@pytest.mark.rule("RB-11")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_an_edge_space_holds_one_die(owner: str) -> None:
    line = table(f"""
        turn    4 A place
        edge    own-back={owner}
    """)
    assert refused(line, "place:own-back") == "space-taken RB-11"
    assert choices(line) == {f"place:{space}" for space in SPACES.names if space != "own-back"}


@pytest.mark.rule("RB-12")
def test_the_action_of_the_space_is_carried_out_at_once() -> None:
    line = table("""
        turn    4 A place
        dice    .    .    .    .    B
    """)
    events = act(line, "place:add-to-five")
    assert drawn(line) == redrawn("""
        turn    4 A shove
        dice    .    .    .    .    AB
        edge    add-to-five=A
    """)
    assert events == ["placed seat=1 space=add-to-five", "added seat=1"]


@pytest.mark.rule("RB-12", "RB-E12", "RB-U6")
def test_an_action_that_can_be_done_in_part_is_done_in_part() -> None:
    line = table("""
        turn    4 A place
        dice    A    B    .    A    .
    """)
    play(line, "place:own-back", "own:4")
    assert drawn(line) == redrawn("""
        turn    4 A shove
        dice    A    B    A    .    .
        edge    own-back=A
    """)


@pytest.mark.rule("RB-13", "RB-E12", "RB-U29")
@pytest.mark.parametrize(
    "space",
    ["own-back", "own-forward", "other-back", "other-forward", "add-to-five", "use-taken"],
)
def test_an_action_that_cannot_be_done_at_all_lapses_and_its_die_stays(space: str) -> None:
    line = table("turn 4 A place")
    events = act(line, f"place:{space}")
    assert drawn(line) == redrawn(f"""
        turn    4 A shove
        edge    {space}=A
    """)
    assert told("lapsed", events) == [f"lapsed seat=1 space={space}"]


@pytest.mark.rule("RB-13")
def test_an_action_that_was_carried_out_does_not_lapse() -> None:
    line = table("""
        turn    4 A place
        dice    .    .    .    .    B
    """)
    for space in ("add-to-five", "other-back", "shove-twice", "clean-up", "others-count-one"):
        events = act(copy(line), f"place:{space}")
        assert not told("lapsed", events)


@pytest.mark.rule("RB-51")
def test_the_three_steps_come_in_their_order_and_none_may_be_passed() -> None:
    line = table("turn 1 A roll")
    assert choices(line) == {"roll"}
    assert refused(line, "place:clean-up") == refused(line, "shove") == NOT_NOW
    act(line, "roll", ["throw:1=1", "throw:1=2"])
    assert refused(line, "roll") == refused(line, "shove") == NOT_NOW
    act(line, "place:others-count-one")
    assert refused(line, "roll") == refused(line, "place:own-back") == NOT_NOW
    assert choices(line) == {"shove"}
    act(line, "shove", ["stack=yellow-head"])
    assert choices(line) == {"roll"}


@pytest.mark.rule("RB-U17", "RB-51")
def test_the_edge_die_is_not_optional() -> None:
    line = table("turn 2 A place")
    assert refused(line, "shove") == NOT_NOW
    assert all(choice.startswith("place:") for choice in choices(line))
    act(line, "place:shove-twice")
    assert choices(line) == {"shove"}


@pytest.mark.rule("RB-51")
@pytest.mark.parametrize("step", ["own-back 2", "own-forward 2", "other-back", "other-forward"])
def test_a_choice_that_an_action_asks_for_may_not_be_passed(step: str) -> None:
    line = table(f"""
        turn    2 A {step}
        dice    .    .    AABB .    .
    """)
    assert refused(line, "shove") == refused(line, "place:clean-up") == NOT_NOW


@pytest.mark.rule("RB-51", "RB-43", "RB-U30")
@pytest.mark.parametrize(
    ("copied", "step"), [("shove-twice", "shove twice"), ("others-count-one", "shove ones")]
)
def test_a_copied_action_is_the_one_action_of_the_turn(copied: str, step: str) -> None:
    line = table("""
        turn    6 A place
        edge    shove-twice=A others-count-one=B
    """)
    play(line, "place:use-taken", f"copy:{copied}")
    assert drawn(line) == redrawn(f"""
        turn    6 A {step}
        edge    shove-twice=A others-count-one=B use-taken=A
    """)


@pytest.mark.rule("RB-52", "RB-D11")
def test_dice_on_the_edge_neither_move_with_the_belt_nor_fall() -> None:
    line = table("""
        turn    6 A shove
        tile    rH   bT   yL   rT   bL
        dice    A    .    .    .    .
        edge    shove-twice=A own-back=B other-forward=A
        supply  A=7 B=9
    """)
    events = act(line, "shove", ["stack=yellow-head"])
    assert drawn(line) == redrawn("""
        turn    7 B roll
        tile    yH   rH   bT   yL   rT
        dice    .    A    .    .    .
        edge    shove-twice=A own-back=B other-forward=A
        supply  A=7 B=9
        stored  bL
    """)
    assert not told("fell", events)


@pytest.mark.rule("RB-52")
def test_dice_of_the_edge_are_swept_onto_the_tiles_unrolled() -> None:
    line = table("""
        turn    6 A place
        edge    shove-twice=A own-back=A own-forward=B
        supply  A=8 B=9
    """)
    events = act(line, "place:clean-up")
    assert drawn(line) == redrawn("""
        turn    6 A shove
        dice    A    A    .    .    A
        edge    own-forward=B
        supply  A=7 B=9
    """)
    assert not told("rolled", events)


@pytest.mark.rule("RB-23")
def test_after_the_belt_has_moved_the_next_turn_begins_with_its_first_step() -> None:
    line = table("""
        turn    9 B shove
        tile    rH   bT   yL   rT   bL
        dice    .    .    .    .    B
    """)
    events = act(line, "shove", ["stack=yellow-head", "fall:2=3"])
    assert drawn(line) == redrawn("""
        turn    10 A roll
        tile    yH   rH   bT   yL   rT
        won B   bL
    """)
    assert events[-1] == "turn seat=1"

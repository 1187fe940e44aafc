"""Dual Processor: a shorter move, then a rotation. RR-O8."""

import pytest

from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.damage import repair
from botyard.games.roborally.rules.piles import CRAB, DUAL, EITHER, put_second
from botyard.kernel.dealer import FirstDealer

from ..race import A, act, choices, drawn, play_register, program, raced, refused


def paired(
    drawing: str, move: str, rotation: str, way: int = DUAL, held: str = "dual-processor"
) -> Play:
    race = raced(drawing, options={"A": held}, cards={"A": move})
    put_second(race, 0, CARDS.number(rotation), way)
    return race


@pytest.mark.rule("RR-O8")
@pytest.mark.parametrize(
    ("move", "rotation", "after"),
    [
        ("move3-790", "left-70", ".   .   .A^ ."),
        ("move2-670", "right-80", ".   .Av .   ."),
        ("move3-790", "u-turn-10", ".   .A< .   ."),
        ("move1-490", "u-turn-10", ".A< .   .   ."),
        ("back-430", "left-70", ".A^ .   .   ."),
    ],
)
def test_the_move_is_shorter_and_the_rotation_follows(move: str, rotation: str, after: str) -> None:
    race = paired(".A> .   .   .", move, rotation)
    play_register(race, 1)
    assert drawn(race) == f"\n{after}\n"


@pytest.mark.rule("RR-O8", "RR-O12")
def test_fourth_gear_lengthens_first() -> None:
    race = paired(".A> .   .   .", "move3-790", "left-70", held="dual-processor fourth-gear")
    play_register(race, 1)
    act(race, "A use:fourth-gear")
    assert drawn(race) == """
        .   .   .   .A^
    """


@pytest.mark.rule("RR-O8", "RR-O6", "RR-O28")
def test_with_crab_legs_the_owner_chooses_when_it_comes_up() -> None:
    held = "dual-processor crab-legs"
    race = paired("""
        .   .
        .A> .
    """, "move1-490", "left-70", EITHER, held)
    play_register(race, 1)
    assert choices(race, seat="A") == {"use:crab-legs", "use:dual-processor"}
    assert refused(race, "A pass") == "must-choose RR-O8"
    act(race, "A use:crab-legs")
    assert drawn(race) == """
        .A> .
        .   .
    """


@pytest.mark.rule("RR-O28", "RR-O32")
def test_two_cards_keep_working_without_the_option_and_lock_as_one() -> None:
    race = paired(".A> .   .", "move2-670", "left-70", held="brakes")
    play_register(race, 1)
    assert drawn(race) == """
        .   .A^ .
    """
    race = paired(".A> .   .", "move1-490", "left-70", CRAB, held="brakes")
    race.damage[A], race.locked[A] = 9, 31
    repair(race, A, FirstDealer())
    assert program(race, "A").startswith("-")
    assert len(race.seconds) == 0

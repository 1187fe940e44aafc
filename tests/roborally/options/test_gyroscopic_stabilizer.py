"""Gyroscopic Stabilizer: gears and curves do not turn its robot. RR-O13."""

import pytest

from botyard.games.roborally.components import GYROSCOPIC_STABILIZER
from botyard.games.roborally.rules.option_cards import discard_option

from ..race import A, act, asked, choices, drawn, play_register, raced, run


@pytest.mark.rule("RR-O13")
def test_gears_and_curves_do_not_turn_it() -> None:
    race = raced(
        """
        →A> ↓
        .   .
    """,
        options={"A": "gyroscopic-stabilizer"},
    )
    play_register(race, 1)
    assert choices(race, seat="A") == {"pass", "use:gyroscopic-stabilizer"}
    act(race, "A use:gyroscopic-stabilizer")
    assert (
        drawn(race)
        == """
        →   ↓A>
        .   .
    """
    )
    race = raced("↻A>", options={"A": "gyroscopic-stabilizer"})
    race.stabilized = A
    run(race, "gears")
    assert drawn(race) == "↻A>"


@pytest.mark.rule("RR-O13")
def test_off_it_turns_as_ever() -> None:
    race = raced("↻A>", options={"A": "gyroscopic-stabilizer"})
    play_register(race, 1)
    act(race, "A pass")
    assert drawn(race) == "↻Av"


@pytest.mark.rule("RR-O13")
def test_it_is_asked_before_register_1_alone() -> None:
    race = raced("↻A>", options={"A": "gyroscopic-stabilizer"})
    play_register(race, 2)
    assert asked(race) == ""


@pytest.mark.rule("RR-O13", "RR-O31", "RR-O32")
def test_also_while_powered_down_and_to_the_end_of_the_turn() -> None:
    race = raced("↻A>", options={"A": "gyroscopic-stabilizer"}, power={"A": "down"})
    play_register(race, 1)
    act(race, "A use:gyroscopic-stabilizer")
    discard_option(race, A, GYROSCOPIC_STABILIZER)
    for register in range(2, 6):
        play_register(race, register)
        assert drawn(race) == "↻A>"
    run(race, "end-of-turn", register=0)  # all five registers of the next turn follow, RR-56
    assert drawn(race) == "↻Av"

"""The table of decisions, copies on which they are tried, and the table of fields."""

from collections import Counter

from botyard.contract.copies import attributes
from botyard.games.ausser_rand_und_band.decisions import ORDER
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.positions.write import fields

from .board import table


def test_no_two_choices_of_a_step_offer_the_same_action() -> None:
    for step in ORDER:
        offered = Counter(
            action for choice in step.choices for action in range(choice.first, choice.end)
        )
        assert set(offered.values()) <= {1}


def test_copying_forgets_no_attribute() -> None:
    line = table("""
        turn    4 B place
        dice    AB   .    .    .    .
        edge    own-back=A
        stored  rH
        won A   yL
    """)
    copied = Play(line.kit, line.options, line.seats)
    before = attributes(copied)
    copied.copy_from(line)
    after = attributes(copied)
    assert after == attributes(line)
    assert {name for name in after if after[name] == before[name]} == {"kit", "options", "seats"}


def test_positions_forget_no_attribute() -> None:
    line = table("turn 4 B place")
    assert fields(line.seats).forgotten(attributes(line)) == []

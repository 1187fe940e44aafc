"""The table of decisions, and the copies on which they are tried."""

from collections import Counter

from botyard.contract.copies import attributes
from botyard.games.fantastic_factories.decisions import ORDER
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.write import fields

from .board import table


def test_no_two_choices_of_a_step_offer_the_same_action() -> None:
    for step in ORDER:
        offered = Counter(
            action for choice in step.choices for action in range(choice.first, choice.end)
        )
        assert set(offered.values()) <= {1}


def test_copying_forgets_no_attribute() -> None:
    works = table("""
        seats           A
        turn            3 A work
        last            4
        machine-goods   5
        A cleared       yes
    """)
    works.first = 1  # no seat, but a number to be copied
    copied = Play(works.kit, works.options, works.seats)
    before = attributes(copied)
    copied.copy_from(works)
    after = attributes(copied)
    assert after == attributes(works)
    assert {name for name in after if after[name] == before[name]} == {"kit", "options", "seats"}


def test_positions_forget_no_attribute() -> None:
    works = table("turn 3 A work")
    assert fields(works.seats).forgotten(attributes(works)) == []

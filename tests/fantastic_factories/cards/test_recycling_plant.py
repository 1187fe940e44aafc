"""Recycling Plant."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-32j", "FF-69")
def test_2_cards_and_2_energy_make_1_good_and_draw_1_card() -> None:
    works = table("""
        turn     3 A work
        A        3 energy
        A hand   dojo golem biolab
        A built  recycling-plant
    """)
    play(works, "use:recycling-plant", "discard:golem", "discard:biolab draw:1=robot")
    check(
        works,
        """
        A        1 energy, 1 goods
        A hand   robot dojo
        discard  golem biolab
    """,
    )


@pytest.mark.rule("FF-68", "FF-69")
def test_the_card_it_draws_cannot_pay_for_it() -> None:
    works = table("""
        turn     3 A work
        A        3 energy
        A hand   dojo
        A built  recycling-plant
    """)
    assert (
        refused(works, "use:recycling-plant", "need", "have") == "needs-cards FF-69 need 2 have 1"
    )


@pytest.mark.rule("FF-69")
def test_two_copies_of_one_card_may_be_discarded() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A hand   dojo dojo
        A built  recycling-plant
    """)
    play(works, "use:recycling-plant", "discard:dojo", "discard:dojo draw:1=robot")
    check(works, "discard dojo dojo")

"""Trash Compactor."""

import pytest

from ..board import check, choices, play, table


@pytest.mark.rule("FF-32k", "FF-69")
def test_two_equal_dice_and_2_cards_make_2_goods() -> None:
    works = table("""
        turn     3 A work
        A hand   dojo golem robot
        A built  trash-compactor
        A dice   5 5
    """)
    play(works, "use:trash-compactor", "die:5", "discard:golem", "discard:dojo")
    check(
        works,
        """
        A        2 goods
        A hand   robot
        A used   trash-compactor=5,5
        discard  golem dojo
    """,
    )


@pytest.mark.rule("FF-68", "FF-69")
def test_cards_may_be_chosen_in_any_order_and_one_can_go_back() -> None:
    works = table("""
        turn     3 A work
        A hand   dojo golem robot
        A built  trash-compactor
        A dice   5 5
    """)
    play(works, "use:trash-compactor", "die:5", "discard:robot")
    assert choices(works) == {"discard:golem", "discard:dojo", "back"}
    play(works, "back")
    check(
        works,
        """
        A        .
        A hand   golem robot dojo
        A dice   5 5
        A used   .
        discard  .
    """,
    )

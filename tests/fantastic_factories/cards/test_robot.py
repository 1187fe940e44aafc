"""Robot."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-31b", "FF-31")
def test_1_metal_rolls_an_extra_die() -> None:
    works = table("""
        turn     3 A work
        A        1 metal
        A built  robot
        A dice   2
    """)
    play(works, "use:robot extra:1=5", "place:research@5 draw:1=dojo")
    check(
        works,
        """
        A          .
        A dice     2
        A research 5
    """,
    )


@pytest.mark.rule("FF-31b")
def test_without_metal_it_cannot_be_used() -> None:
    works = table("""
        turn     3 A work
        A        9 energy
        A built  robot
    """)
    assert refused(works, "use:robot", "need", "have") == "needs-metal FF-68 need 1 have 0"

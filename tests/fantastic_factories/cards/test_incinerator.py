"""Incinerator."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-33d", "FF-69")
def test_a_card_and_1_metal_give_6_energy() -> None:
    works = table("""
        turn     3 A work
        A        2 metal
        A hand   dojo golem
        A built  incinerator
    """)
    play(works, "use:incinerator")
    assert refused(works, "discard:robot") == "not-held-to-use FF-69"
    play(works, "discard:golem")
    check(
        works,
        """
        A        1 metal, 6 energy
        A hand   dojo
        discard  golem
    """,
    )


@pytest.mark.rule("FF-33d")
def test_the_metal_is_needed() -> None:
    works = table("""
        turn     3 A work
        A hand   dojo
        A built  incinerator
    """)
    assert refused(works, "use:incinerator", "need", "have") == "needs-metal FF-68 need 1 have 0"

"""Harvester."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-33c", "FF-33")
@pytest.mark.parametrize(("gain", "stock"), [("metal", "4 metal"), ("energy", "7 energy")])
def test_two_equal_dice_give_4_metal_or_7_energy(gain: str, stock: str) -> None:
    works = table("""
        turn     3 A work
        A built  harvester
        A dice   1 1 2
    """)
    play(works, "use:harvester", "die:1")
    assert choices(works, "gain") == {"gain:metal", "gain:energy"}
    assert refused(works, "gain:cards") == "no-such-gain FF-28"
    play(works, f"gain:{gain}")
    check(
        works,
        f"""
        A        {stock}
        A dice   2
        A used   harvester=1,1
    """,
    )

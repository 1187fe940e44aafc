"""Power Plant."""

import pytest

from ..board import check, play, table


@pytest.mark.rule("FF-33f", "FF-33")
@pytest.mark.parametrize("value", [1, 4, 6])
def test_a_die_gives_as_much_energy(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A built  power-plant
        A dice   {value}
    """)
    play(works, "use:power-plant", f"die:{value}")
    check(
        works,
        f"""
        A        {value} energy
        A used   power-plant={value}
    """,
    )

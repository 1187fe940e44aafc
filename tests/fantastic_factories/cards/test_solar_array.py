"""Solar Array."""

import pytest

from ..board import check, play, table


@pytest.mark.rule("FF-36", "FF-36b")
def test_the_first_build_of_a_round_gives_2_energy() -> None:
    works = table("""
        turn     3 A work
        A        2 metal
        A hand   fitness-center refinery gymnasium motherlode
        A built  solar-array
    """)
    play(works, "build:fitness-center", "discard:refinery")
    play(works, "build:gymnasium", "discard:motherlode")
    check(
        works,
        """
        A        2 energy
        A used   solar-array
    """,
    )


@pytest.mark.rule("FF-36")
def test_scrap_yard_and_solar_array_set_each_other_off() -> None:
    works = table("""
        turn     3 A work
        A        1 metal, 2 energy
        A hand   solar-array dojo
        A built  scrap-yard
    """)
    play(works, "build:solar-array", "discard:dojo")
    check(
        works,
        """
        A        1 metal
        A used   scrap-yard
    """,
    )

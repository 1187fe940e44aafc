"""Megalith."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-20", "FF-17")
@pytest.mark.parametrize(
    ("monuments", "metal"),
    [("", 5), ("obelisk", 4), ("obelisk obelisk beacon", 2)],
)
def test_each_monument_makes_it_1_metal_cheaper(monuments: str, metal: int) -> None:
    works = table(f"""
        turn     3 A work
        row      . . . .
        A        {metal} metal, 2 energy
        A hand   megalith refinery
        A built  {monuments}
    """)
    play(works, "build:megalith", "discard:refinery")
    check(works, "A .")


@pytest.mark.rule("FF-20")
def test_never_below_0_and_the_energy_stays() -> None:
    works = table("""
        turn     3 A work
        row      . . . .
        A        1 energy
        A hand   megalith refinery
        A built  obelisk obelisk obelisk obelisk beacon beacon
    """)
    assert (
        refused(works, "build:megalith", "need", "have") == "build-needs-energy FF-17 need 2 have 1"
    )


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-18", "FF-20")
def test_only_one_may_stand_and_it_is_worth_3() -> None:
    works = table("""
        turn     3 A work
        row      . . . .
        A        9 metal, 9 energy
        A hand   megalith megalith
        A built  megalith
    """)
    assert refused(works, "build:megalith", "have") == "built-already FF-18 have 1"
    assert works.scores()[0] == 3


@pytest.mark.rule("FF-20")
def test_it_costs_5_metal_alone() -> None:
    works = table("""
        turn     3 A work
        row      . . . .
        A        4 metal, 9 energy
        A hand   megalith megalith
    """)
    assert (
        refused(works, "build:megalith", "need", "have") == "build-needs-metal FF-17 need 5 have 4"
    )

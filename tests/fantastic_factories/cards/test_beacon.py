"""Beacon."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-19", "FF-18")
@pytest.mark.parametrize(("beacons", "points"), [(1, 2), (2, 5), (3, 9), (4, 14)])
def test_each_beacon_is_worth_more_than_the_one_before(beacons: int, points: int) -> None:
    works = table(f"""
        turn     3 A work
        row      . . . .
        A built  {"beacon " * beacons}
    """)
    assert works.scores()[0] == points


@pytest.mark.rule("FF-18", "FF-17")
def test_several_may_be_built() -> None:
    works = table("""
        turn     3 A work
        row      . . . .
        A        2 metal, 4 energy
        A hand   beacon dojo gymnasium
        A built  beacon
    """)
    play(works, "build:beacon", "discard:gymnasium")
    check(
        works,
        """
        A        .
        A hand   dojo
        A built  beacon beacon
        discard  gymnasium
    """,
    )


@pytest.mark.rule("FF-29")
def test_it_cannot_be_activated() -> None:
    works = table("""
        turn     3 A work
        row      . . . .
        A built  beacon
    """)
    assert refused(works, "use:beacon") == "monument-only-stands FF-29"

"""Obelisk."""

import pytest

from ..board import check, play, table


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-66", "FF-18")
@pytest.mark.parametrize("obelisks", [1, 2, 5])
def test_each_is_worth_2(obelisks: int) -> None:
    works = table(f"""
        turn     3 A work
        A built  {"obelisk " * obelisks}
    """)
    assert works.scores()[0] == 2 * obelisks


@pytest.mark.rule("FF-66", "FF-17")
def test_any_number_may_be_built() -> None:
    works = table("""
        turn     3 A work
        A        6 metal, 2 energy
        A hand   obelisk obelisk robot golem
        A built  obelisk obelisk obelisk
    """)
    play(works, "build:obelisk", "discard:robot", "build:obelisk", "discard:golem")
    check(
        works,
        """
        A        .
        A hand   .
        A built  obelisk obelisk obelisk obelisk obelisk
    """,
    )

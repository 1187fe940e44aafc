"""Rules hold for every seat: rule tests run once more with A on seat 2 and B on seat 1."""

from collections.abc import Iterator

import pytest

from .board import KIT


@pytest.fixture(autouse=True)
def mirrored(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whether two players sit the other way round."""
    KIT.mirrored = getattr(request, "param", False)
    yield
    KIT.mirrored = False


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Two tests of each that names a clause, unless it speaks of seats by number."""
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if "rule" in marks and "seats_by_number" not in marks:
        metafunc.parametrize("mirrored", [False, True], ids=["", "mirrored"], indirect=True)

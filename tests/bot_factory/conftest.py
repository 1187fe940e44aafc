"""Rules hold for every seat: rule tests run once more with A on seat 2 and B on seat 1."""

from collections.abc import Iterator

import pytest

from kit import run_mirrored

from .floor import KIT


@pytest.fixture(autouse=True)
def mirrored(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whether two players sit the other way round."""
    yield from KIT.mirroring(request)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Two tests of each that names a clause, unless it speaks of seats by number."""
    run_mirrored(metafunc)

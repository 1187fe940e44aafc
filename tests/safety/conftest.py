"""A real server for the tests of safety, and a PostgreSQL where one is needed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.conftest import postgres
from tools.served import Served

__all__ = ["postgres"]  # a fixture
collect_ignore = ["watched"]  # imported here, it would change the event loops of all tests


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a file."""
    yield from running(tmp_path_factory.mktemp("served"))


@pytest.fixture
def own_served(tmp_path: Path) -> Iterator[Served]:
    """A server for one test alone."""
    yield from running(tmp_path)


def running(folder: Path, **chosen: str) -> Iterator[Served]:
    """A server that must still run, and have met nothing unforeseen, in the end."""
    with Served(folder, **chosen) as server:
        yield server
        assert server.is_alive()
        assert "server-trouble" not in server.logged(), server.logged()
        assert "botyard/server" not in server.logged(), server.logged()  # a file in a traceback

"""Two nodes on one PostgreSQL."""

from collections.abc import Iterator

import pytest

from nodes.node import Node, running
from server.conftest import postgres
from server.postgres import Postgres

__all__ = ["postgres"]


@pytest.fixture(scope="session")
def shared_url(postgres: Postgres) -> str:
    """The database of the nodes that all tests share."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def pair(shared_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    """Two nodes that no test kills."""
    folder = tmp_path_factory.mktemp("pair")
    notes = {"BOTYARD_TEST_NOTES": str(folder / "notes")}
    one, two = (Node(folder, shared_url, name, **notes) for name in ("one", "two"))
    with running(one, two):
        yield one, two

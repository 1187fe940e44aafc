"""Two nodes on one PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from nodes.node import Node, running
from server.conftest import postgres
from server.postgres import Postgres

__all__ = ["postgres"]
collect_ignore = ["bots"]  # pytest would put them where tests of other things find them


@pytest.fixture(scope="session")
def shared_url(postgres: Postgres) -> str:
    """The database of the nodes that all tests share."""
    return postgres.new_database()


@pytest.fixture(scope="session")
def pair_notes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the bots of these nodes note who has let them think."""
    return tmp_path_factory.mktemp("pair") / "notes"


@pytest.fixture(scope="session")
def pair(shared_url: str, pair_notes: Path) -> Iterator[tuple[Node, Node]]:
    """Two nodes that no test kills."""
    notes = {"BOTYARD_TEST_NOTES": str(pair_notes)}
    one, two = (Node(pair_notes.parent, shared_url, name, **notes) for name in ("one", "two"))
    with running(one, two):
        yield one, two

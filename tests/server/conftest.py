"""Databases for the tests of the server: files of SQLite, and a PostgreSQL for the whole run."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from outside import installed
from server.frame import Client, client
from server.postgres import Postgres
from server.yard import Yard


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="botyard-pg-", dir="/tmp"))  # a short path, for sockets
    server = Postgres(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'botyard.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        path: str = request.getfixturevalue("sqlite_url")
        return path
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all tests that leave nothing behind."""
    with client(tmp_path_factory.mktemp("server")) as somebody:
        yield somebody


@pytest.fixture
def asking(shared: Client) -> Client:
    """Somebody who asks that server, and is nobody yet."""
    shared.cookies.clear()
    return shared


@pytest.fixture(scope="session")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Yard]:
    """A server for all tests that want nothing special of it."""
    with Yard(tmp_path_factory.mktemp("yard") / "botyard.db") as running:
        yield running


@pytest.fixture
def more_bots() -> Iterator[None]:
    """Bots of ``bad_bots.py`` for the probe, found as if they were installed."""
    with installed(Path(__file__).parent / "bad"):
        yield

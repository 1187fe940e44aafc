"""A server without a port: what tests of the frame ask."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from litestar import Litestar
from litestar.testing import TestClient

from botyard.kernel.game import Json
from botyard.server.app import create_app
from botyard.server.settings import Settings, read_settings

Client = TestClient[Litestar]

HOST = "http://testserver.local"  # as the test client calls the server


def chosen(folder: Path, **settings: object) -> Settings:
    """Settings with a database of their own."""
    return read_settings({"database": str(folder / "test.db"), **settings}, {})


@contextmanager
def client(folder: Path, **settings: object) -> Iterator[Client]:
    """Somebody who asks a server with these settings."""
    with TestClient(create_app(chosen(folder, **settings))) as asking:
        yield asking


def guest(asking: Client, nickname: str = "Ida") -> Json:
    """Come in, and keep the cookie."""
    answer = asking.post("/api/me", json={"nickname": nickname})
    assert answer.status_code == 201
    return dict(answer.json())

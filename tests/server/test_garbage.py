"""Garbage in cycles is looked for while nobody plays."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest
from litestar import WebSocket
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.server import ServerProtocol

from botyard.server import driver, garbage
from server.persons import PROBE, Person, begin, play
from server.yard import PATIENCE, Yard


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_old_garbage_stays_until_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "YOUNG", 10)
    garbage.look_rarely()
    knot = Knot()
    seen = weakref.ref(knot)
    _ = [[number] for number in range(10_000)]  # the knot grows old
    del knot
    _ = [[number] for number in range(10_000)]
    assert not garbage.look_if_quiet(is_quiet=False)
    assert seen() is not None
    assert garbage.look_if_quiet(is_quiet=True)
    assert seen() is None
    assert not garbage.look_if_quiet(is_quiet=True)  # there is nothing new


def test_what_is_in_use_is_not_looked_at_twice_until_nobody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "YOUNG", 10)
    garbage.look_rarely()
    knot = Knot()
    seen = weakref.ref(knot)
    _ = [[number] for number in range(10_000)]
    assert garbage.look_if_quiet(is_quiet=True)
    del knot
    _ = [[number] for number in range(10_000)]
    assert garbage.look_if_quiet(is_quiet=True)
    assert seen() is not None
    garbage.look_at_everything()
    assert seen() is None


@pytest.mark.parametrize(("is_there", "seconds", "found"), [(0, 4000, 1), (1, 4000, 0), (0, 9, 0)])
def test_everything_is_looked_at_once_an_hour_if_nobody_is_there(
    yard: Yard, monkeypatch: pytest.MonkeyPatch, is_there: int, seconds: int, found: int
) -> None:
    looks: list[None] = []
    monkeypatch.setattr(driver, "look_at_everything", lambda: looks.append(None))
    live_tables = yard.parts.tables
    monkeypatch.setattr(live_tables, "is_empty", lambda: not is_there)
    mind = driver.Driver(yard.parts.store, live_tables, yard.parts.pool)
    live_tables.on_change.pop()
    mind._tidy -= seconds
    for _ in range(2):
        mind._look_for_garbage()
    assert len(looks) == found


def test_at_last_it_is_looked_for_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "YOUNG", 10)
    monkeypatch.setattr(garbage, "AT_LAST", 500)
    garbage.look_rarely()
    _ = [[number] for number in range(10_000)]
    assert garbage.look_if_quiet(is_quiet=False)


def test_a_connection_that_ends_leaves_no_garbage_in_cycles(yard: Yard) -> None:
    kinds = (WebSocket, HttpToolsProtocol, ServerProtocol)

    def there() -> dict[int, object]:
        return {id(one): one for one in gc.get_objects() if issubclass(type(one), kinds)}

    def left() -> set[int]:
        return there().keys() - before.keys()

    gc.collect()
    gc.disable()
    before = there()
    try:
        ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
        table = ida.opens(PROBE, "person", "link")
        bob.takes(table)
        devices = begin(table, ida, bob)
        play(*devices, moves=5)
        assert len(left()) >= len(devices)
        for device in devices:
            device.closes()
        until = time.monotonic() + PATIENCE
        while left() and time.monotonic() < until:
            time.sleep(0.05)
        assert not left()
    finally:
        gc.enable()

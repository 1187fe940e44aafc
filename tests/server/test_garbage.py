"""Garbage in cycles is looked for while nobody plays."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from botyard.server import garbage


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


def test_at_last_it_is_looked_for_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "YOUNG", 10)
    monkeypatch.setattr(garbage, "AT_LAST", 500)
    garbage.look_rarely()
    _ = [[number] for number in range(10_000)]
    assert garbage.look_if_quiet(is_quiet=False)

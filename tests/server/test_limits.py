"""How often somebody may ask."""

import pytest

from botyard.server import limits as module
from botyard.server.limits import Limits, TooMany
from botyard.server.settings import LimitSettings, Rate


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(count: int, seconds: int, factor: int = 3) -> tuple[Limits, Clock]:
    clock = Clock()
    return Limits(LimitSettings({"order": Rate(count, seconds)}, factor), clock), clock


def spent(limits: Limits, person: str | None, address: str, most: int = 100) -> int:
    """How often it goes before it is too often."""
    for times in range(most):
        try:
            limits.spend("order", person, address)
        except TooMany:
            return times
    return most


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    limits, clock = limited(10, 60)
    assert spent(limits, "ida", "a") == 10
    clock.now += 6
    assert spent(limits, "ida", "a") == 1
    clock.now += 60
    assert spent(limits, "ida", "a") == 10


def test_it_is_said_how_long_to_wait() -> None:
    limits, _ = limited(2, 60)
    assert spent(limits, "ida", "a") == 2
    with pytest.raises(TooMany) as wrong:
        limits.spend("order", "ida", "a")
    assert wrong.value.params == {"seconds": 30}
    assert wrong.value.status == 429


def test_a_family_shares_an_address() -> None:
    limits, _ = limited(10, 60, factor=3)
    assert [spent(limits, name, "home") for name in ("ida", "noor", "mia")] == [10, 10, 10]
    assert spent(limits, "ben", "home") == 0
    assert spent(limits, "ben", "school") == 10


def test_a_network_of_many_ipv6_addresses_counts_as_four() -> None:
    limits, _ = limited(10, 60, factor=3)
    homes = [f"2001:db8:1:{number}::/64" for number in range(5)]
    assert [spent(limits, None, home) for home in homes] == [30, 30, 30, 30, 0]
    assert spent(limits, None, "2001:db8:2:1::/64") == 30


def test_some_things_cost_more_than_one() -> None:
    limits, _ = limited(10, 60)
    limits.spend("order", "ida", "home", 9)
    with pytest.raises(TooMany):
        limits.spend("order", "ida", "home", 2)
    limits.spend("order", "ida", "home", 1)


def test_a_stranger_without_a_name_is_limited_by_address() -> None:
    limits, _ = limited(10, 60, factor=3)
    assert spent(limits, None, "home") == 30


def test_who_is_refused_has_spent_nothing() -> None:
    limits, _ = limited(10, 60, factor=3)
    assert spent(limits, "ida", "home") == 10
    assert spent(limits, "ida", "home") == 0
    assert spent(limits, None, "home") == 20


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_REMEMBERED", 50)
    limits, _ = limited(1, 60)
    assert spent(limits, "ida", "home") == 1
    for number in range(30):
        limits.spend("order", f"person {number}", f"address {number}")
    assert len(limits._full_at) == 50
    assert spent(limits, "ida", "elsewhere") == 1

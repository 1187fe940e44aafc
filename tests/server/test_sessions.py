"""Where somebody is signed in, and how that ends."""

import time
from pathlib import Path

import httpx
import pytest

from botyard.server.guessing import FREE, SLOWEST, Guesses
from botyard.server.identity import Keys
from botyard.server.sessions import device_of
from server.frame import client
from server.persons import Nobody, Person, begin, refused
from server.yard import Yard

PASSWORD = "correct horse"


def with_account(yard: Yard) -> Person:
    """Somebody whose account has the name of the person, which nobody else has."""
    ida = Person(yard, "Ida")
    ida.asks("post", "/api/me/account", {"name": ida.me, "password": PASSWORD})
    return ida


def elsewhere(ida: Person, password: str = PASSWORD) -> Nobody:
    """The same person on another device."""
    other = Nobody(ida.yard)
    other.asks("post", "/api/login", {"name": ida.me, "password": password})
    return other


def is_known(person: Person) -> bool:
    return person.request("get", "/api/me").status_code == 200


def test_sessions_are_listed(yard: Yard) -> None:
    ida = with_account(yard)
    elsewhere(ida)
    listed = ida.asks("get", "/api/me/sessions")
    assert [one["current"] for one in listed].count(True) == 1
    assert {one["device"] for one in listed} == {"python-httpx"}
    assert all(one["created"] <= one["seen"] <= time.time() for one in listed)


def test_one_device_is_signed_out(yard: Yard) -> None:
    ida = with_account(yard)
    other = elsewhere(ida)
    (there,) = [one["id"] for one in ida.asks("get", "/api/me/sessions") if not one["current"]]
    ida.asks("delete", f"/api/me/sessions/{there}")
    assert (is_known(ida), is_known(other)) == (True, False)
    with refused("session-missing", 404):
        ida.asks("delete", f"/api/me/sessions/{there}")


def test_nobody_ends_a_strangers_session(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    (there,) = [one["id"] for one in ida.asks("get", "/api/me/sessions")]
    with refused("session-missing", 404):
        bob.asks("delete", f"/api/me/sessions/{there}")
    bob.asks("delete", "/api/me/sessions")
    assert is_known(ida)


def test_everywhere_else_is_signed_out_and_live_connections_are_closed(yard: Yard) -> None:
    ida = with_account(yard)
    table = ida.opens("probe", "person", "person")
    others = [elsewhere(ida) for _ in range(2)]
    (here,) = begin(table, ida)
    there = others[0].connects(table)
    ida.asks("delete", "/api/me/sessions")
    assert there.is_closed() == 1012
    assert [is_known(one) for one in (ida, *others)] == [True, False, False]
    here.orders()
    back = others[0].connects(table)
    assert back.seats == []
    back.closes()
    here.closes()


def test_logging_out_ends_the_session_and_not_only_the_cookie(yard: Yard) -> None:
    ida = with_account(yard)
    cookie = ida.cookie
    ida.request("post", "/api/logout")
    ida.cookie = cookie  # somebody has copied it
    assert not is_known(ida)


def test_a_new_password_signs_out_everywhere_else(yard: Yard) -> None:
    ida = with_account(yard)
    other = elsewhere(ida)
    change = {"name": ida.me, "password": "battery staple", "current": PASSWORD}
    ida.asks("post", "/api/me/account", change)
    assert (is_known(ida), is_known(other)) == (True, False)
    assert is_known(elsewhere(ida, "battery staple"))


def test_a_session_that_is_not_used_expires(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    year = 365 * 86400.0

    async def age() -> None:
        store = yard.parts.store
        for person, days in ((ida, 1.0), (bob, -1.0)):
            (session,) = await store.sessions_of(person.me)
            await store.session_seen(session, time.time() - year - days * 86400)
            yard.parts.signed_in.forget([session.id])

    yard.call(age)
    assert (is_known(ida), is_known(bob)) == (False, True)
    (seen,) = [one["seen"] for one in bob.asks("get", "/api/me/sessions")]
    assert seen > time.time() - 60, "its use is noted, so that it goes on"


def test_a_signed_cookie_without_a_session_is_nobodys(yard: Yard) -> None:
    ida = Person(yard, "Ida")

    async def signed() -> list[str]:
        keys: Keys = yard.parts.keys
        return [keys.sign(ida.me, "nowhere"), f"{ida.me}.{keys._signature(ida.me)}"]

    for token in yard.call(signed):  # the second is as before there were sessions
        ida.cookie = token
        assert not is_known(ida)


def test_a_stranger_does_not_lock_out_the_owner(tmp_path: Path) -> None:
    """Wrong passwords of one address do not count for another."""
    proxies = {"proxies": ["0.0.0.0/0", "::/0"], "limits": {"login": "2/day"}}
    with Yard(tmp_path / "test.db", **proxies) as yard:
        ida = with_account(yard)

        def login(address: str, password: str) -> int:
            body = {"name": ida.me, "password": password}
            headers = {"x-forwarded-for": address}
            url = f"{yard.url}/api/login"
            return httpx.post(url, json=body, headers=headers, timeout=30).status_code

        guesses = [login("192.0.2.66", "a wrong guess") for _ in range(4)]
        assert guesses == [401, 401, 429, 429]
        assert login("192.0.2.7", PASSWORD) == 200


def test_guesses_from_everywhere_are_slow_and_never_refused() -> None:
    now = 0.0
    guesses = Guesses(lambda: now)
    for _ in range(FREE):
        guesses.note("ida")
    assert guesses.delay("ida") == guesses.delay("noor") == 0
    guesses.note("ida")
    assert 0 < guesses.delay("ida") < 1
    for _ in range(1000):
        guesses.note("ida")
    assert (guesses.delay("ida"), guesses.delay("noor")) == (SLOWEST, 0)
    now = 3600 * 24
    assert guesses.delay("ida") == 0


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) AppleWebKit/605 Version/18.5 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0",
            "Edge, Windows",
        ),
        ("curl/8.5.0", "curl"),
        ("", ""),
    ],
)
def test_a_device_is_called_by_browser_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_sessions_are_part_of_what_one_takes_along(tmp_path: Path) -> None:
    with client(tmp_path) as asking:
        asking.post("/api/me", json={})
        assert len(asking.get("/api/me/export").json()["sessions"]) == 1

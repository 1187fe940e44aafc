"""Connections: how many there may be, and how long they may keep the server waiting."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_network
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from botyard.server import http
from botyard.server import messages as frames
from botyard.server.connection_limits import ConnectionLimits
from botyard.server.settings import ConnectionSettings
from server.persons import Person
from server.yard import PATIENCE, Yard

PATIENT = {
    "most": 100,
    "per_address": 50,
    "header_seconds": 60,
    "body_seconds": 60,
    "idle_seconds": 60,
}
HEAD = b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
WHOLE = b"GET /api/rules/BY-1 HTTP/1.1\r\nhost: here\r\n\r\n"


def limits(most: int, per_address: int, *proxies: str) -> ConnectionLimits:
    settings = ConnectionSettings(most, per_address, 1, 1, 1)
    return ConnectionLimits(settings, [ip_network(proxy) for proxy in proxies])


def let_in(counting: ConnectionLimits, *addresses: str) -> list[bool]:
    return [counting.enter(address) is not None for address in addresses]


def test_so_many_are_let_in_from_one_address_and_in_all() -> None:
    counting = limits(4, 2)
    assert let_in(counting, *["192.0.2.1"] * 3) == [True, True, False]
    assert let_in(counting, *["192.0.2.2"] * 3) == [True, True, False]
    assert let_in(counting, "192.0.2.3") == [False]


def test_whoever_leaves_makes_room() -> None:
    counting = limits(4, 1)
    entered = counting.enter("192.0.2.1")
    assert entered is not None
    assert counting.enter("192.0.2.1") is None
    counting.leave(entered)
    assert counting.enter("192.0.2.1") is not None


def test_an_ipv6_network_counts_as_one_address_and_its_neighbors_as_four() -> None:
    counting = limits(100, 1)
    assert let_in(counting, "2001:db8:1:1::1", "2001:db8:1:1::2") == [True, False]
    others = [f"2001:db8:1:{number}::1" for number in range(2, 7)]
    assert let_in(counting, *others) == [True, True, True, False, False]
    assert let_in(counting, "2001:db8:2:1::1") == [True]


def test_a_proxy_brings_everybody() -> None:
    counting = limits(4, 1, "10.0.0.0/8")
    assert let_in(counting, *["10.1.2.3"] * 5) == [True, True, True, True, False]


@contextmanager
def line(yard: Yard, sent: bytes = b"") -> Iterator[socket.socket]:
    """A connection that has sent something."""
    address = ("127.0.0.1", int(yard.url.rpartition(":")[2]))
    with socket.create_connection(address, PATIENCE) as opened:
        opened.sendall(sent)
        yield opened


def said(opened: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    told = b""
    try:
        while piece := opened.recv(1 << 16):
            told += piece
    except ConnectionError:
        pass
    return told


@pytest.mark.parametrize("sent", [b"", b"GET", WHOLE[:-2], b"GET / HTTP/1.1\r\nx: y"])
def test_a_request_that_does_not_go_on_is_ended(sent: bytes, tmp_path: Path) -> None:
    patience = PATIENT | {"header_seconds": 1}
    with Yard(tmp_path / "x.db", connections=patience) as yard, line(yard, sent) as slow:
        assert said(slow).startswith(b"HTTP/1.1 408 ")


def is_cut_off(opened: socket.socket, drop: bytes) -> bool:
    """Whether the server hangs up on somebody who goes on sending the same."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            opened.sendall(drop)
        except ConnectionError:
            return True
        time.sleep(0.1)
    return False


def test_drops_of_headers_do_not_keep_a_connection_open(tmp_path: Path) -> None:
    patience = PATIENT | {"header_seconds": 1}
    with Yard(tmp_path / "x.db", connections=patience) as yard, line(yard, WHOLE[:-2]) as slow:
        assert is_cut_off(slow, b"x: y\r\n")


def test_a_body_that_does_not_go_on_is_ended(tmp_path: Path) -> None:
    patience = PATIENT | {"body_seconds": 1}
    sent = HEAD + b"content-length: 100\r\n\r\n{"
    with Yard(tmp_path / "x.db", connections=patience) as yard, line(yard, sent) as slow:
        assert said(slow) in (b"", b"HTTP/1.1 400 Bad Request\r\n")


def test_a_connection_without_another_request_is_ended(tmp_path: Path) -> None:
    patience = PATIENT | {"idle_seconds": 1}
    with Yard(tmp_path / "x.db", connections=patience) as yard, line(yard, WHOLE) as idle:
        assert said(idle).startswith(b"HTTP/1.1 200 ")


def test_who_does_not_read_the_answer_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "LOOK_AT_READERS", 0.3)
    ask = b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n"
    with Yard(tmp_path / "x.db", connections=PATIENT) as yard, line(yard) as deaf:
        assert is_cut_off(deaf, ask * 20)  # the answers fill every buffer on the way


def test_who_keeps_up_is_timed_no_more(tmp_path: Path) -> None:
    patience = PATIENT | {"header_seconds": 1, "body_seconds": 1}
    with Yard(tmp_path / "x.db", connections=patience) as yard:
        ida = Person(yard, "Ida")
        here = ida.connects(ida.opens("probe", "person", "person"))
        with line(yard, WHOLE) as kept:
            time.sleep(1.5)
            kept.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
            assert said(kept).count(b"HTTP/1.1 200 ") == 2
        here.tells(frames.Ping("still"))
        here.waits_for(frames.Pong)
        here.closes()


def test_too_many_connections_are_turned_away_until_some_leave(tmp_path: Path) -> None:
    with Yard(tmp_path / "x.db", connections=PATIENT | {"per_address": 3}) as yard:
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(line(yard, b"GET "))
            time.sleep(0.2)
            with line(yard, WHOLE) as late:
                assert said(late)[:12] in (b"HTTP/1.1 503", b"")
        until = time.monotonic() + PATIENCE
        while True:
            with line(yard, WHOLE) as again:
                if again.recv(12) == b"HTTP/1.1 200":
                    return
            assert time.monotonic() < until
            time.sleep(0.05)


def test_live_connections_are_counted_until_they_are_closed(tmp_path: Path) -> None:
    limits = PATIENT | {"per_address": 2}
    with Yard(tmp_path / "x.db", connections=limits, proxies=["127.0.0.1"]) as yard:
        ida = Person(yard, "Ida")
        url = (
            yard.url.replace("http", "ws")
            + f"/api/tables/{ida.opens('probe', 'person', 'link').id}/live"
        )
        for round_ in range(3):
            with ExitStack() as stack:
                for _ in range(2):
                    stack.enter_context(connect(url, additional_headers=via("192.0.2.7")))
                with pytest.raises(InvalidStatus) as wrong:
                    connect(url, additional_headers=via("192.0.2.7"))
                assert wrong.value.response.status_code == 429, round_
                stack.enter_context(connect(url, additional_headers=via("192.0.2.8")))
            time.sleep(0.3)  # the server hears of it


def via(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}

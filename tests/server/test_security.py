"""The gate: who may come in, and what browsers are told."""

import asyncio
import socket
from pathlib import Path

import pytest
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from botyard.server.address import origin_of, place
from botyard.server.app import create_app
from botyard.server.body import MOST_BYTES
from botyard.server.settings import read_settings
from server.frame import HOST, Client, chosen, client, guest

PAGES = ["/api/games", "/api/docs", "/api/nothing", "/nothing", "/api/rules/XX-1"]


@pytest.mark.parametrize("page", PAGES)
def test_every_answer_keeps_browsers_strict(page: str, asking: Client) -> None:
    headers = asking.get(page).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert ("no-store" in headers.get("cache-control", "")) == page.startswith("/api/")
    assert "server" not in headers


def coming(asking: Client, **headers: str) -> int:
    return asking.post("/api/me", json={}, headers=headers).status_code


def test_a_foreign_site_cannot_act(asking: Client) -> None:
    assert coming(asking) == 201
    assert coming(asking, origin=HOST) == 201
    assert coming(asking, origin=HOST.replace("http", "https")) == 201
    for origin in ("http://evil.example", "null", "", f"{HOST}.evil.example", f"{HOST}:81"):
        assert coming(asking, origin=origin) == 403, origin
    assert asking.get("/api/games", headers={"origin": "http://evil.example"}).status_code == 200


def test_the_public_address_is_ours_whatever_the_proxy_calls_us(tmp_path: Path) -> None:
    with client(tmp_path, public_url="https://play.example.org") as asking:
        proxied = "127.0.0.1:8000"
        assert coming(asking, host=proxied, origin="https://play.example.org") == 201
        assert coming(asking, host=proxied, origin="http://play.example.org") == 403


OWN = ["play.example.org", "PLAY.example.org:443", "localhost:8000", "192.168.1.7", "[::1]:8000"]


def test_only_our_own_name_is_answered_where_we_know_it(tmp_path: Path) -> None:
    """Otherwise a foreign name that leads here could be used to ask us things from a browser."""
    with client(tmp_path, public_url="https://play.example.org") as asking:
        for host in (*OWN, socket.gethostname()):
            assert asking.get("/api/rules/BY-1", headers={"host": host}).status_code == 200, host
        for host in ("evil.example", "play.example.org.evil.example", "example.org"):
            answer = asking.get("/api/rules/BY-1", headers={"host": host})
            assert (answer.status_code, answer.json()["error"]) == (421, "host-foreign"), host
            assert "https://play.example.org" in answer.json()["text"]


HEADS = [
    "/",
    "/api/games",
    "/api/rules/BY-1",
    "/api/rules/XX-1",
    "/api/docs",
    "/api/me",
    "/nothing",
]


@pytest.mark.parametrize("path", HEADS)
def test_head_says_what_get_would_without_the_body(path: str, asking: Client) -> None:
    got, head = asking.get(path), asking.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers.get(name) == got.headers.get(name), name


def test_head_does_nothing_where_there_is_no_get(asking: Client) -> None:
    assert asking.head("/api/login").status_code == 405


@pytest.mark.parametrize("host", ["", "a b", "a/b", "a@b", "a:b", "[::1", "x" * 300])
def test_a_host_that_is_none_is_refused(host: str, asking: Client) -> None:
    answer = asking.get("/api/games", headers={"host": host})
    assert (answer.status_code, answer.json()["error"]) == (400, "host-wrong")


@pytest.mark.parametrize("host", ["localhost", "192.168.1.7:8000", "[::1]:8000", "my_pi.local"])
def test_a_host_of_a_home_network_is_good(host: str, asking: Client) -> None:
    assert asking.get("/api/rules/BY-1", headers={"host": host}).status_code == 200


@websocket("/api/echo")
async def echo(socket: WebSocket[object, object, object]) -> None:  # type: ignore[type-var]
    await socket.accept()
    await socket.send_text(await socket.receive_text())


def live(folder: Path, **settings: object) -> Litestar:
    app = create_app(chosen(folder, **settings))
    app.register(echo)
    return app


def test_a_foreign_site_cannot_connect(tmp_path: Path) -> None:
    with TestClient(live(tmp_path)) as asking:
        for origin in (None, HOST):
            headers = {"origin": origin} if origin else {}
            with asking.websocket_connect("/api/echo", headers=headers) as socket:
                socket.send_text("hello")
                assert socket.receive_text() == "hello"
        with (
            pytest.raises(WebSocketDisconnect),
            asking.websocket_connect("/api/echo", headers={"origin": "http://evil.example"}),
        ):
            pass


def test_who_comes_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = {"request": "3/hour", "address_factor": 1}
    with client(tmp_path, limits=limits) as asking:
        answers = [asking.get("/api/rules/BY-1?lang=fr") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].headers["retry-after"] == "1200"
    assert answers[3].json()["text"].startswith("C’était trop souvent")


def test_a_large_body_is_refused_whether_it_is_announced_or_not(asking: Client) -> None:
    large = b'{"nickname": "' + b"x" * MOST_BYTES + b'"}'
    pieces = [large[start : start + 5000] for start in range(0, len(large), 5000)]
    json = {"content-type": "application/json"}
    guest(asking)
    announced = asking.post("/api/me", content=large, headers=json)
    chunked = asking.post("/api/me", content=iter(pieces), headers=json)
    for answer in (announced, chunked):
        assert (answer.status_code, answer.json()["error"]) == (413, "body-too-large")


def test_the_cookie_is_secure_where_the_connection_is(tmp_path: Path) -> None:
    app = create_app(chosen(tmp_path))
    with TestClient(app, base_url="https://testserver.local") as asking:
        assert "Secure" in asking.post("/api/me", json={}).headers["set-cookie"]
    with client(tmp_path) as asking:
        assert "Secure" not in asking.post("/api/me", json={}).headers["set-cookie"]


def test_a_cookie_that_we_have_not_signed_is_nobody(tmp_path: Path) -> None:
    with client(tmp_path) as asking:
        person = guest(asking)["person"]
        good = asking.cookies["botyard"]
        asking.cookies.clear()
        for token, status in ((good, 200), (f"{person}.x", 401), ("", 401), ("\xff.\xff", 401)):
            headers = [(b"cookie", f"other=1; botyard={token}".encode("latin-1"))]
            assert asking.get("/api/me", headers=headers).status_code == status


def where(client: str, proxies: list[str], **headers: str) -> tuple[str, bool]:
    scope = {"type": "http", "scheme": "http", "client": (client, 1234)}
    raw = {name.replace("_", "-").encode(): value.encode() for name, value in headers.items()}
    trusted = read_settings({"proxies": proxies}, {}).proxies
    return origin_of(scope, raw, trusted)  # type: ignore[arg-type]


def test_headers_of_strangers_say_nothing_about_where_they_are() -> None:
    told = {"x_forwarded_for": "1.2.3.4", "x_forwarded_proto": "https"}
    assert where("9.9.9.9", [], **told) == ("9.9.9.9", False)
    assert where("9.9.9.9", ["10.0.0.1"], **told) == ("9.9.9.9", False)
    assert where("10.0.0.1", ["10.0.0.1"], **told) == ("1.2.3.4", True)


def test_what_a_stranger_told_the_proxy_does_not_count() -> None:
    told = {"x_forwarded_for": "6.6.6.6, 1.2.3.4, 10.0.0.2"}
    assert where("10.0.0.1", ["10.0.0.0/8"], **told) == ("1.2.3.4", False)
    assert where("10.0.0.1", ["10.0.0.0/8"]) == ("10.0.0.1", False)
    assert where("10.0.0.1", ["10.0.0.0/8"], x_forwarded_for="rubbish") == ("?", False)


def test_one_home_is_one_place() -> None:
    assert place("2001:db8::1") == place("2001:db8::ffff:2") == "2001:db8::/64"
    assert place("::ffff:1.2.3.4") == place("1.2.3.4") == "1.2.3.4"
    assert place("testclient") == "?"


def refused_before_it_is_one(app: Litestar) -> list[dict[str, object]]:
    """What a WebSocket from elsewhere is sent, where the server can say more than no."""
    sent: list[dict[str, object]] = []

    async def connect() -> None:
        async def receive() -> dict[str, object]:
            return {"type": "websocket.connect"}

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": "/api/echo",
            "query_string": b"lang=de",
            "headers": [(b"host", b"here"), (b"origin", b"http://evil.example")],
            "client": ("1.2.3.4", 5),
            "extensions": {"websocket.http.response": {}},
        }
        async with app.lifespan():
            await app(scope, receive, send)  # type: ignore[arg-type]

    asyncio.run(connect())
    return sent


def test_a_program_is_told_why_it_cannot_connect(tmp_path: Path) -> None:
    start, body = refused_before_it_is_one(live(tmp_path))
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    assert "origin-foreign" in str(body["body"])

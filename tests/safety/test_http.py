"""What keeps browsers strict, and what a stranger can find out over HTTP: nothing."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from botyard.server.app import create_app
from botyard.server.page import document_of
from botyard.server.settings import read_settings
from safety.conftest import running
from tools.served import Json, Person, Served

DOCUMENT = document_of(create_app(read_settings({}, {})))
READ = [path for path, item in DOCUMENT["paths"].items() if "get" in item]
STRICT = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ADDRESSES = ["/", "/nowhere", "/api/nowhere", "/api/docs", "/api/docs.css", "/api/openapi.json"]
NOWHERE = "AAAAAAAAAAAAAAAA"  # as long as the name of a table


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that trusts a proxy on this computer."""
    folder = tmp_path_factory.mktemp("proxied")
    yield from running(folder, settings='proxies = ["127.0.0.1"]')


def is_strict(answer: httpx.Response) -> bool:
    """Whether an answer has all headers that keep browsers strict, each of them once."""
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "permissions-policy" in answer.headers
    assert "server" not in answer.headers
    return {name: answer.headers.get(name) for name in STRICT} == STRICT


def test_every_answer_has_the_headers_that_keep_browsers_strict(served: Served) -> None:
    async def test() -> None:
        ida = await Person(served).come_in("Ida")
        table, _ = await ida.open("probe", "person", "link")
        paths = [*ADDRESSES, *[filled(path, table) for path in READ], "/api/tables/%00%ff"]
        for path in paths:
            for method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PROPFIND"):
                if (method, path) != ("DELETE", "/api/me"):
                    answer = await ida.http.request(method, served.url + path)
                    assert is_strict(answer), (method, path)
                    assert answer.status_code < 500, (method, path)
                    if path.startswith("/api/"):
                        assert answer.headers["cache-control"] == "no-store", (method, path)
        await ida.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "a b"}, 400),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({}, 401),
    ],
)
def test_refusals_at_the_gate_are_as_strict(
    headers: dict[str, str], status: int, served: Served
) -> None:
    sent = {"Content-Type": "application/json"} | headers
    wish = {"game": "probe", "seats": [{"kind": "person"}]}
    answer = httpx.post(f"{served.url}/api/tables", content=json.dumps(wish), headers=sent)
    assert answer.status_code == status, answer.text
    assert is_strict(answer)
    assert answer.json()["text"]


def filled(path: str, table: str) -> str:
    """An address with everything in it."""
    names = {"table_id": table, "record_id": table, "seat": "2", "clause": "BY-1"}
    names |= {"game": "fantastic-factories", "puzzle": "first-shift"}
    return re.sub(r"\{(\w+)\}", lambda found: names[found[1]], path)


def test_a_get_never_takes_a_seat(served: Served) -> None:
    async def test() -> None:
        ida = await Person(served).come_in("Ida")
        noor = await Person(served).come_in("Noor")
        table, links = await ida.open("probe", "person", "link", "link")
        before = await ida.ask("GET", f"/api/tables/{table}")
        said = {"secret": links["2"], "seat": "2", "table": table, "bot": "random", "lang": "en"}
        for path in [*READ, "/api/seats", "/api/login", f"/api/tables/{table}/seats/2/link"]:
            for known in (said, {}):
                for method in ("GET", "HEAD"):
                    address = f"{served.url}{filled(path, table)}"
                    body = json.dumps(said).encode()
                    sent = {"content-type": "application/json", "x-http-method-override": "POST"}
                    answer = await noor.http.request(
                        method, address, params=known, content=body, headers=sent
                    )
                    assert answer.status_code < 500, (method, path)
        assert await ida.ask("GET", f"/api/tables/{table}") == before
        assert await noor.ask("GET", "/api/me/tables") == []
        assert await noor.sit(links["2"]) == 2  # nothing has used the link up
        await ida.close()
        await noor.close()

    asyncio.run(test())


def test_no_address_has_a_place_for_a_secret() -> None:
    for path, item in DOCUMENT["paths"].items():
        for operation in item.values():
            names = {parameter["name"] for parameter in operation.get("parameters", [])}
            assert names <= {
                "game",
                "clause",
                "puzzle",
                "lang",
                "table_id",
                "record_id",
                "session_id",  # worth nothing without the signature in the cookie
                "seat",
                "since",
                "alone",
                "step",  # of a lesson, which is the same for everybody
                "action",
            }
            where = {parameter["in"] for parameter in operation.get("parameters", [])}
            assert where <= {"path", "query"}
        assert not re.search("secret|link/|token|password", path)


@pytest.mark.parametrize(
    ("protocol", "is_secure"), [(None, False), ("http", False), ("https", True)]
)
def test_cookies_are_secure_under_https_and_work_without(
    protocol: str | None, is_secure: bool, proxied: Served
) -> None:
    headers = {} if protocol is None else {"X-Forwarded-Proto": protocol}
    answer = httpx.post(f"{proxied.url}/api/me", json={}, headers=headers)
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert ("secure" in flags) == is_secure
    assert not any(flag.startswith("domain") for flag in flags)


def test_a_stranger_cannot_say_that_a_connection_is_secure(served: Served) -> None:
    answer = httpx.post(f"{served.url}/api/me", json={}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_a_foreign_page_opens_no_live_connection(origin: str, served: Served) -> None:
    async def test() -> None:
        ida = await Person(served).come_in("Ida")
        table, _ = await ida.open("probe", "person", "link")
        with pytest.raises(InvalidStatus) as refused:
            async with ida.at(table, Origin=origin):
                pass
        assert refused.value.response.status_code == 403
        async with ida.at(table, Origin=served.url) as line:
            assert (await line.hear())["type"] == "welcome"
        await ida.close()

    asyncio.run(test())


def chunks(size: int) -> Iterator[bytes]:
    """A body whose length nobody says."""
    yield b'{"nickname": "'
    for _ in range(size // 1024):
        yield b"a" * 1024
    yield b'"}'


@pytest.mark.parametrize("size", [100 * 1024, 1024 * 1024])
def test_a_body_that_is_too_large_is_refused(size: int, served: Served) -> None:
    """A server may hang up on somebody who goes on to send; it need not read it all."""
    for content in (b"".join(chunks(size)), chunks(size)):
        try:
            sent = {"content-type": "application/json"}
            answer = httpx.post(f"{served.url}/api/me", content=content, headers=sent)
        except httpx.TransportError:
            continue
        assert answer.status_code == 413
        assert answer.json()["error"] in ("body-anonymous", "body-too-large")


def test_a_body_that_is_too_deep_is_refused(served: Served) -> None:
    for deep in ("[" * 16_000, '{"a":' * 3_000, '{"nickname":' + "[" * 200 + "]" * 200 + "}"):
        sent = {"content-type": "application/json"}
        answer = httpx.post(f"{served.url}/api/me", content=deep, headers=sent)
        assert (answer.status_code, answer.json()["error"]) == (400, "json-too-deep")


def test_a_table_that_is_not_for_somebody_is_not_there_for_them(served: Served) -> None:
    async def answers(who: Person, table: str) -> list[tuple[int, Json]]:
        asked: list[tuple[str, str, object]] = [
            ("GET", "", None),
            ("GET", "/log", None),
            ("GET", "/log?seat=1", None),
            ("POST", "/numbers", {"numbers": {"1": "n"}}),
            ("POST", "/rematch", None),
            ("POST", "/seats/1/link", None),
            ("DELETE", "/seats/1/devices", None),
            ("DELETE", "/seats/1/persons", None),
            ("PUT", "/seats/1/bot", {"bot": "random"}),
        ]
        told = [
            await who.send(how, f"/api/tables/{table}{path}", body) for how, path, body in asked
        ]
        for path in ("", "/film", "/check"):
            told.append(await who.send("GET", f"/api/records/{table}{path}"))
        wish = {"game": "probe", "seats": [{"kind": "person"}] * 2}
        told.append(await who.send("POST", "/api/tables", wish | {"start": {"record": table}}))
        async with who.at(table) as line:
            frame = await line.hear()
            await line.socket.wait_closed()
            live = (line.socket.close_code or 0, frame)
        return [*[(answer.status_code, answer.json()) for answer in told], live]

    async def test() -> None:
        ida, noor = [await Person(served).come_in(name) for name in ("Ida", "Noor")]
        closed = {"allowed": False, "delay": 0}
        table, _ = await ida.open("probe", "person", "link", spectators=closed)
        for who in (noor, Person(served)):
            hidden, missing = await answers(who, table), await answers(who, NOWHERE)
            assert hidden == missing
            assert all(code >= 400 for code, _ in hidden)
        forgotten, _ = await ida.open("probe", "person", "link", spectators=closed)
        await ida.ask("DELETE", "/api/me")
        for who in (noor, Person(served)):  # a table that is nobody's is not everybody's
            assert await answers(who, forgotten) == await answers(who, NOWHERE)

    asyncio.run(test())


def test_whoever_is_forgotten_sits_nowhere_any_more(served: Served) -> None:
    async def test() -> None:
        ida, noor = [await Person(served).come_in(name) for name in ("Ida", "Noor")]
        table, links = await ida.open("probe", "person", "link")
        await noor.sit(links["2"])
        cookie = noor.cookie()
        async with noor.at(table) as line:
            await line.until("situation")
            await noor.ask("DELETE", "/api/me")
            await line.socket.wait_closed()
        shown = await ida.ask("GET", f"/api/tables/{table}")
        assert "Noor" not in json.dumps(shown)
        noor.http.cookies.set("botyard", cookie)
        async with noor.at(table) as line:
            assert (await line.until("welcome"))["seats"] == []
            await line.say(type="undo", id="a", seat=2)
            assert (await line.until("refused"))["error"] == "seat-not-yours"

    asyncio.run(test())


def test_passwords_and_names_are_not_told_apart_and_not_told(served: Served) -> None:
    async def test() -> None:
        ida = await Person(served).come_in("Ida")
        account = {"name": "ida-the-first", "password": "correct horse"}
        await ida.ask("POST", "/api/me/account", account)
        stranger = Person(served)
        wrong = await stranger.send("POST", "/api/login", account | {"password": "wrong horse"})
        nobody = await stranger.send("POST", "/api/login", account | {"name": "nobody-at-all"})
        assert (wrong.status_code, wrong.json()) == (nobody.status_code, nobody.json())
        exported = (await ida.send("GET", "/api/me/export")).text
        assert "argon2" not in exported
        assert "correct horse" not in exported + served.logged()

    asyncio.run(test())


def test_the_log_keeps_its_mouth_shut_at_every_level(tmp_path: Path) -> None:
    """Cookies, links, passwords, the key and the dice's secret are not for the log."""

    async def play(server: Served) -> list[str]:
        ida, noor = [await Person(server).come_in(name) for name in ("Ida", "Noor")]
        account = {"name": "ida", "password": "correct horse"}
        await ida.ask("POST", "/api/me/account", account)
        await Person(server).send("POST", "/api/login", account | {"password": "wrong horse"})
        table, links = await ida.open("probe", "person", "link")
        await noor.send("POST", "/api/seats", {"secret": "x" * 22})
        await noor.sit(links["2"])
        async with noor.at(table) as line:
            await line.until("situation")
            await line.socket.send('{"type": "order", "password": "correct horse"}')
            await line.until("refused")
        return [ida.cookie(), noor.cookie(), *links.values(), "correct horse", "wrong horse"]

    for server in running(tmp_path, settings='log = "debug"'):
        told = asyncio.run(play(server))
        found = [secret for secret in [*told, *kept(server.database)] if secret in server.logged()]
        assert not found


def kept(database: str) -> list[str]:
    """What the database keeps and nobody else should have."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        queries = (
            "SELECT value FROM meta",
            "SELECT secret FROM tables",
            "SELECT hash FROM links",
            "SELECT password FROM persons WHERE password IS NOT NULL",
        )
        found = [str(value) for query in queries for (value,) in connection.execute(query)]
    assert len(found) >= 4
    return found

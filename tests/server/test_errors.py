"""What goes wrong is told in one form, in words that the reader understands."""

import logging
from pathlib import Path

import pytest
from litestar import get
from litestar.testing import TestClient
from litestar.types import HTTPScope

from botyard.kernel.errors import BadData, BotyardError, IllegalAction, UnknownName
from botyard.server.app import create_app
from botyard.server.body import DEEPEST, check_json
from botyard.server.errors import ServerError, error_body, status_of
from botyard.server.fair_queue import PoolTrouble
from botyard.server.language import accepted
from botyard.server.store import NameTaken, StoreTrouble
from botyard.words import LANGUAGES
from server.frame import Client, chosen

JSON = {"content-type": "application/json"}
BODIES = {
    "broken": (b"{", JSON, 400, "json-broken"),
    "no text": (b'{"nickname": "\xff"}', JSON, 400, "json-broken"),
    "half a character": (rb'{"nickname": "\ud800"}', JSON, 400, "json-broken"),
    "a list": (b"[]", JSON, 400, "request-invalid"),
    "wrong type": (b'{"nickname": 3}', JSON, 400, "request-invalid"),
    "unknown key": (b'{"nick": "x"}', JSON, 400, "request-invalid"),
    "too deep": (b'{"nickname":' + b"[" * 9999, JSON, 400, "json-too-deep"),
    "a form": (b"nickname=x", {"content-type": "text/plain"}, 415, "json-wanted"),
    "nothing": (b"", JSON, 400, "request-invalid"),
}


@pytest.mark.parametrize("case", BODIES)
def test_a_body_that_cannot_be_read_is_told_so(case: str, asking: Client) -> None:
    body, headers, status, key = BODIES[case]
    answer = asking.post("/api/me", content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (status, key)
    assert set(answer.json()) == {"error", "clause", "params", "text"}


def test_the_place_of_a_wrong_value_is_named(asking: Client) -> None:
    answer = asking.post("/api/me", json={"nickname": ["x"]})
    assert answer.json()["params"]["path"] == "nickname"


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/nothing", 404, "page-missing"),
        ("GET", "/api/games/nothing/rules", 404, "unknown-game"),
        ("GET", "/api/games?lang=xx", 400, "unknown-language"),
        ("DELETE", "/api/games", 405, "method-not-allowed"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_said_in_every_language(
    method: str, path: str, status: int, key: str, language: str, asking: Client
) -> None:
    answer = asking.request(method, path, headers={"accept-language": language})
    assert (answer.status_code, answer.json()["error"]) == (status, key)
    assert "⟨" not in answer.json()["text"]


@get("/api/broken", sync_to_thread=False)
def broken() -> None:
    raise RuntimeError("the password is swordfish")


def test_what_nobody_foresaw_is_logged_and_not_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(chosen(tmp_path))
    app.register(broken)
    with TestClient(app, raise_server_exceptions=False) as asking, caplog.at_level(logging.ERROR):
        answer = asking.get("/api/broken")
    assert (answer.status_code, answer.json()["error"]) == (500, "server-trouble")
    assert "swordfish" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.json()["params"]["reference"] in caplog.text
    assert "swordfish" in caplog.text


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        (StoreTrouble("store-full"), 503),
        (PoolTrouble("pool-busy"), 503),
        (NameTaken("store-name-taken", name="ida"), 409),
        (IllegalAction("reason-no-such-seat", seat=7), 409),
        (BadData("read-missing", path="x"), 400),
        (UnknownName("unknown-game", name="x", known="y"), 400),
    ],
)
def test_what_happens_further_below_has_its_status_too(wrong: BotyardError, status: int) -> None:
    scope: HTTPScope = {"path_params": {"table": "z"}}  # type: ignore[typeddict-item]
    assert status_of(wrong, scope) == status


def test_the_clause_stands_beside_the_parameters() -> None:
    body = error_body(IllegalAction("reason-no-such-seat", clause="BY-1", seat=7), "en")
    assert (body.clause, body.params) == ("BY-1", {"seat": 7})
    assert body.text == "This game has no seat 7."


def test_an_error_of_a_game_is_worded_by_the_game() -> None:
    body = error_body(IllegalAction("reason-space-taken", space="clean-up"), "en")
    assert "⟨" not in body.text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-CH", "de"),
        ("nl, fr;q=0.5, it;q=0.7", "it"),
        ("*", "en"),
        ("de;q=rubbish, fr;q=0.1", "fr"),
        ("x" * 10000, "en"),
    ],
)
def test_the_best_language_we_speak_is_taken(header: str, language: str) -> None:
    assert accepted(header) == language


def test_brackets_in_texts_are_not_depth() -> None:
    check_json(b'["' + b"[" * 1000 + rb"\"" + b"[" * 1000 + b'"]')
    check_json(b"[]" * 1000)
    check_json(b"[" * DEEPEST + b"]" * DEEPEST)
    with pytest.raises(ServerError):
        check_json(b"[" * (DEEPEST + 1))

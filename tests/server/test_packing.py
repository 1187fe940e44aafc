"""Answers of the API that are packed, and those that never are."""

import gzip

import pytest

from botyard.server.packing import LEAST, LONG
from server.frame import Client, guest

PACKED = {"accept-encoding": "gzip, deflate, br, zstd"}
PLAIN = {"accept-encoding": "identity"}
GAME = "/api/games/roborally"


def _raw(asking: Client, path: str, headers: dict[str, str]) -> tuple[dict[str, str], bytes]:
    with asking.stream("GET", path, headers=headers) as answer:
        return dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", [f"{GAME}?lang=de", f"{GAME}/rules", "/api/openapi.json"])
def test_a_long_answer_is_packed_for_who_accepts_that(path: str, asking: Client) -> None:
    told, body = _raw(asking, path, PACKED)
    plainly, plain = _raw(asking, path, PLAIN)
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 3
    assert (told["content-encoding"], told["content-length"]) == ("gzip", str(len(body)))
    assert "content-encoding" not in plainly
    assert plainly["content-length"] == str(len(plain))
    assert told["vary"] == plainly["vary"] == "accept-encoding"
    assert told["content-type"] == plainly["content-type"]


@pytest.mark.parametrize("accepted", ["gzip;q=0", "br", "*;q=0", "gzip;q=0.0, br"])
def test_what_is_not_accepted_is_not_sent(accepted: str, asking: Client) -> None:
    told, _ = _raw(asking, GAME, {"accept-encoding": accepted})
    assert "content-encoding" not in told


def test_head_tells_the_length_of_what_get_sends(asking: Client) -> None:
    told, body = _raw(asking, GAME, PACKED)
    head = asking.head(GAME, headers=PACKED)
    assert head.headers["content-length"] == str(len(body)) == told["content-length"]
    assert head.headers["content-encoding"] == "gzip"


def test_a_short_answer_is_sent_as_it_is(asking: Client) -> None:
    told, body = _raw(asking, "/api/rules/BY-2", PACKED)
    assert len(body) <= LEAST
    assert "content-encoding" not in told


def test_a_long_answer_is_packed_once(asking: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from botyard.server import packing

    _, first = _raw(asking, GAME, PACKED)
    monkeypatch.setattr(packing, "_LEVEL", 0)  # packed again, it would be longer
    _, again = _raw(asking, GAME, PACKED)
    assert len(gzip.decompress(again)) > LONG
    assert again == first


def test_an_answer_with_the_secrets_of_links_is_never_packed(asking: Client) -> None:
    guest(asking)
    wish = {"game": "roborally", "seats": [{"kind": "person"}, {"kind": "link"}]}
    answer = asking.post("/api/tables", json=wish, headers=PACKED)
    assert len(answer.content) > LEAST
    assert answer.json()["links"]
    assert "content-encoding" not in answer.headers
    table = answer.json()["table"]["id"]
    shown = asking.get(f"/api/tables/{table}", headers=PACKED)
    assert shown.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/api/me", "/api/me/sessions", "/api/me/export"])
def test_what_is_about_a_person_is_never_packed(
    path: str, asking: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("botyard.server.packing.LEAST", 10)
    guest(asking)
    told, body = _raw(asking, path, PACKED)
    assert len(body) > 10
    assert "content-encoding" not in told

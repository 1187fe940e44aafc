"""Bodies that were made to hurt: refused before anything is built of them, in milliseconds."""

import logging
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from botyard.server.body import (
    DEEPEST,
    MOST_ANONYMOUS,
    MOST_BYTES,
    MOST_ENCODED,
    MOST_ESCAPES,
    MOST_VALUES,
    check_json,
    read_json,
)
from botyard.server.errors import ServerError
from server.frame import client, guest
from server.yard import PATIENCE, Yard

TRIES = 5  # of which the quickest counts: others may have the core meanwhile
MOST_SECONDS = 0.010  # of the event loop

SIZE = MOST_ENCODED - 100
SOME = b'{"a":[' + b"[]," * 40 + b'0],"record":"'  # enough to have everything looked at


def _with(escape: bytes, number: int) -> bytes:
    """A text of the whole size, with so many escapes and else what is counted outside of texts."""
    plain = SIZE - number * len(escape)
    return b"[," * (plain // 4) + escape * number + b",]" * (plain // 4)


BOMBS = {
    "brackets": (b"[" + b"[]," * (SIZE // 3) + b"0]", "json-too-full"),
    "depth": (b"[" * SIZE, "json-too-full"),
    "depth below texts": (b'["",' * (DEEPEST + 1), "json-too-deep"),
    "texts": (b'["' + b'","' * (SIZE // 3) + b'"]', "json-too-full"),
    "keys": (b'{"' + b'":0,"' * (SIZE // 5) + b'":0}', "json-too-full"),
    "ends that are none": (b"[" * (DEEPEST - 1) + rb'"\"' * MOST_ESCAPES + b"[[", "json-too-full"),
    "quotes": (SOME + rb"\"" * (SIZE // 2) + b'"}', "json-too-escaped"),
    "backslashes": (SOME + rb"\\" * (SIZE // 2) + b'"}', "json-too-escaped"),
    "both": (SOME + rb"\\\"" * (SIZE // 4) + b'"}', "json-too-escaped"),
    "all quotes that may be": (SOME + _with(rb"\"", MOST_ESCAPES) + b'"}', ""),
    "all backslashes that may be": (SOME + _with(rb"\\", MOST_ESCAPES // 2) + b'"}', ""),
    "all of both that may be": (SOME + _with(rb"\\\"", MOST_ESCAPES // 3) + b'"}', ""),
    "brackets in a text": (SOME + b"[," * (SIZE // 2) + b'"}', ""),
    "a number": (b"[" + b"1" * SIZE + b"]", "json-broken"),
    "nothing": (b" " * SIZE, "json-broken"),
}


def refusal(function: Callable[[], object]) -> str:
    """The key of a refusal; empty if there is none."""
    try:
        function()
    except ServerError as wrong:
        return wrong.key
    return ""


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_costs_less_than_10_milliseconds(name: str) -> None:
    raw, key = BOMBS[name]
    took = []
    for _ in range(TRIES):
        begun = time.thread_time()
        assert refusal(lambda: read_json(raw)) == key
        took.append(time.thread_time() - begun)
    assert min(took) < MOST_SECONDS


def test_values_are_counted_outside_of_texts() -> None:
    check_json(b"[" + b"1," * (MOST_VALUES - 2) + b"1]")
    check_json(b'["' + b",[" * MOST_VALUES + rb"\"" + b",[" * MOST_VALUES + b'"]')
    check_json(rb'["\\","' + b",[" * MOST_VALUES + b'"]')
    for full in (b"[" + b"1," * MOST_VALUES + b"1]", rb'["\\",' + b"1," * MOST_VALUES + b"1]"):
        assert refusal(lambda: check_json(full)) == "json-too-full"  # noqa: B023 - called at once


def test_who_is_nobody_sends_little_whether_it_is_announced_or_not(tmp_path: Path) -> None:
    large = b'{"record": "' + b"x" * MOST_ANONYMOUS + b'"}'
    pieces = [large[start : start + 5000] for start in range(0, len(large), 5000)]
    json = {"content-type": "application/json"}
    with client(tmp_path) as asking:
        for content in (large, iter(pieces)):
            answer = asking.post("/api/check", content=content, headers=json)
            assert (answer.status_code, answer.json()["error"]) == (413, "body-anonymous")
        guest(asking)
        assert asking.post("/api/check", content=large, headers=json).status_code == 200


def test_a_large_body_is_refused_by_its_announcement_alone(tmp_path: Path) -> None:
    announced = {"content-type": "application/json", "content-length": str(MOST_ANONYMOUS + 1)}
    with client(tmp_path) as asking:
        answer = asking.post("/api/check", content=b'{"record": "x"}', headers=announced)
        assert (answer.status_code, answer.json()["error"]) == (413, "body-anonymous")


def test_large_bodies_of_a_guest_count_as_bytes(tmp_path: Path) -> None:
    large = {"record": "x" * (2 * MOST_BYTES)}
    limits = {"bytes": f"{5 * MOST_BYTES}/hour"}
    with client(tmp_path, limits=limits) as asking:
        guest(asking)
        answers = [asking.post("/api/check", json=large) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert asking.post("/api/check", json={"record": "x"}).status_code == 200


def test_limits_are_charged_before_a_body_is_read(tmp_path: Path) -> None:
    limits = {"table": "2/hour", "ask": "2/hour", "order": "2/hour", "upload": "2/hour"}
    puzzle = "/api/games/fantastic-factories/puzzles/first-shift"
    paths = ["/api/tables", "/api/check", puzzle, "/api/records"]
    with client(tmp_path, limits=limits) as asking:
        guest(asking)
        for path in paths:
            json = {"content-type": "application/json"}
            answers = [asking.post(path, content=b"[[", headers=json) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [400, 400, 429], path


def test_a_request_that_is_cut_off_logs_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
    with caplog.at_level(logging.INFO), Yard(tmp_path / "x.db") as yard:
        port = int(yard.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(head + b"content-length: 100\r\n\r\n{")
            time.sleep(0.2)  # so that it is being read
        until = time.monotonic() + PATIENCE
        while not cut_off(caplog):
            assert time.monotonic() < until
            time.sleep(0.02)
    assert [record.exc_info for record in cut_off(caplog)] == [None]
    assert not [record for record in caplog.records if record.exc_info]


def cut_off(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if "request-cut-off" in record.message]

"""What those who watch over a server can see."""

import logging
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from botyard.server.metrics import Histogram
from botyard.server.store import store as stores
from botyard.server.store.trouble import _logged
from server.frame import client
from server.persons import BELT, Person, begin, play
from server.yard import Yard


def metrics(yard: Yard, **headers: str) -> str:
    answer = httpx.get(f"{yard.url}/metrics", headers=headers, timeout=30)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return answer.text


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_a_server_that_works_is_healthy(yard: Yard) -> None:
    answer = httpx.get(f"{yard.url}/health", timeout=30)
    assert (answer.status_code, answer.json()) == (200, {"ok": True, "error": ""})
    assert httpx.head(f"{yard.url}/health", timeout=30).status_code == 200


def test_store_trouble_is_shown_counted_and_logged_until_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stores, "CHECKED", 0.0)
    _logged.clear()
    with Yard(tmp_path / "test.db") as yard, caplog.at_level(logging.WARNING, "botyard"):
        before = metrics(yard).count("store-locked")
        with closing(sqlite3.connect(yard.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = httpx.post(f"{yard.url}/api/me", json={}, timeout=30)
            assert (answer.status_code, answer.json()["error"]) == (503, "store-locked")
            sick = httpx.get(f"{yard.url}/health", timeout=30)
            assert (sick.status_code, sick.json()["error"]) == (503, "store-locked")
            other.execute("ROLLBACK")
        assert httpx.get(f"{yard.url}/health", timeout=30).status_code == 200
        counted = value(metrics(yard), 'botyard_store_errors_total{error="store-locked"}')
    assert counted >= 2 - before
    logged = [
        record.getMessage()
        for record in caplog.records
        if "store-locked" in record.msg % record.args
    ]
    assert len(logged) == 1, "not once for every request"


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with Yard(tmp_path / "test.db") as yard:  # where nobody else moves
        ida = Person(yard, "Ida")
        table = ida.opens(BELT, "person", "person")
        (device,) = begin(table, ida)
        before = metrics(yard)
        play(device, moves=5)
        after = metrics(yard)
        device.closes()
    moved = [value(text, "botyard_moves_total") for text in (before, after)]
    assert moved[1] - moved[0] == 5
    orders = [value(text, "botyard_order_seconds_count") for text in (before, after)]
    assert orders[1] - orders[0] == 5
    assert value(after, "botyard_tables") >= 1
    assert value(after, "botyard_connections") >= 1
    assert value(after, 'botyard_jobs_waiting{kind="urgent"}') == 0
    assert value(after, "botyard_commit_seconds_count") > 0


def test_the_event_loop_is_felt(yard: Yard) -> None:
    async def stall() -> None:
        time.sleep(0.8)

    time.sleep(0.1)
    before = value(metrics(yard), "botyard_loop_lag_seconds_sum")
    yard.call(stall)
    time.sleep(0.6)
    assert value(metrics(yard), "botyard_loop_lag_seconds_sum") > before + 0.2


def test_metrics_are_for_this_computer_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    for chosen, codes in (("local", (200, 404)), ("everybody", (200, 200)), ("nobody", (404, 404))):
        with Yard(tmp_path / f"{chosen}.db", metrics=chosen) as yard:
            got = tuple(
                httpx.get(f"{yard.url}/metrics", headers=headers, timeout=30).status_code
                for headers in ({}, {"x-forwarded-for": "127.0.0.1"})
            )
        assert got == codes, chosen


def test_what_comes_from_elsewhere_is_not_local(tmp_path: Path) -> None:
    with client(tmp_path) as asking:  # whose address is a name
        assert asking.get("/metrics").status_code == 404


def test_a_histogram_counts_what_is_below_each_bound() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        histogram.observe(seconds)
    assert list(histogram.lines("x")) == [
        'x_bucket{le="0.1"} 2',
        'x_bucket{le="1.0"} 3',
        'x_bucket{le="+Inf"} 4',
        "x_sum 7.650000",
        "x_count 4",
    ]

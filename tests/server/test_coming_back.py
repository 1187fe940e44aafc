"""Tables that left the memory, servers that were stopped, rules that changed: play goes on."""

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest

from botyard.kernel.errors import BadRecord
from botyard.server import messages as frames
from botyard.tables import table as tables
from botyard_probe import GAME
from server.persons import (
    BELT,
    PROBE,
    Device,
    Person,
    TableHere,
    begin,
    events_of,
    play,
)
from server.yard import PATIENCE, Yard
from tools.served import Served

NEW_RULES = replace(GAME, rules_version=2)


def two(yard: Yard) -> tuple[TableHere, Person, Person, list[Device]]:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link")
    bob.takes(table)
    return table, ida, bob, begin(table, ida, bob)


def close(devices: list[Device]) -> None:
    for device in devices:
        device.closes()


def test_a_table_that_was_evicted_comes_back(yard: Yard) -> None:
    table, ida, bob, devices = two(yard)
    play(*devices, moves=5)
    receipt = next(
        frame for frame in reversed(devices[0].frames) if isinstance(frame, frames.Receipt)
    )
    before = {seat: now for device in devices for seat, now in device.now.items()}
    close(devices)
    yard.evict(table.id)
    back = [ida.connects(table), bob.connects(table)]
    for device in back:
        for seat, now in device.now.items():
            then = before[seat]
            assert (now.view, now.version, now.undo) == (then.view, then.version, then.undo)
            assert now.question == then.question
    again = back[0].orders(receipt.action, receipt.seat, receipt.question)
    assert (again.again, again.version) == (True, receipt.version)
    play(*back)


def test_a_game_goes_on_where_the_server_stopped(tmp_path: Path) -> None:
    """The bots are to move when it stops, and nobody is there when it starts again."""
    with Served(tmp_path) as yard:
        ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
        table = ida.opens(BELT, "person", "link", "greedy", deputy="random")
        bob.takes(table)
        here, there = begin(table, ida, bob)
        play(here, there, moves=5)
        known = {seat: now.version for device in (here, there) for seat, now in device.now.items()}
        here.does(frames.Leave)
        there.does(frames.Leave)  # only bots are left
        assert yard.stop() == 0
        assert here.is_closed() in (1001, 1012)
        yard.start()
        until = time.monotonic() + PATIENCE
        while ida.looks_at(table).status != "over":
            assert time.monotonic() < until, "nobody minds the bots"
            time.sleep(0.05)
        told = ida.connects(table, since=known[1]).now[1].happened
        assert [one.version for one in told] == list(
            range(known[1] + 1, ida.looks_at(table).version + 1)
        )
        assert ida.asks("get", f"/api/records/{table.id}/check")["ok"]
        assert yard.stop() == 0


def test_a_game_goes_on_under_new_rules(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ida, bob, devices = two(yard)
    play(*devices, moves=3)
    before = {seat: now for device in devices for seat, now in device.now.items()}
    close(devices)
    yard.evict(table.id)
    monkeypatch.setattr(tables, "game_named", lambda _: NEW_RULES)
    back = [ida.connects(table, since=before[1].version), bob.connects(table)]
    assert [one.kind for one in back[0].now[1].happened] == ["rebase"]
    for device in back:
        for seat, now in device.now.items():
            assert now.version == before[seat].version + 1
            assert now.view == before[seat].view
    play(*back, moves=2)
    close(back)
    yard.evict(table.id)
    back = [ida.connects(table), bob.connects(table)]
    play(*back)
    assert "revealed" in {event.kind for event in events_of(ida.log(table, 1))}
    lines = ida.request("get", f"/api/records/{table.id}").text.splitlines()
    assert [line for line in lines if "rules" in json.loads(line)]
    close(back)


def test_a_finished_game_is_there_for_ever(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after its rules have changed: it is shown as it ended."""
    table, ida, _, devices = two(yard)
    play(*devices)
    close(devices)
    yard.evict(table.id)
    text = ida.request("get", f"/api/records/{table.id}").text
    yard.evict(table.id)
    monkeypatch.setattr(tables, "game_named", lambda _: NEW_RULES)
    assert ida.looks_at(table).status == "over"
    back = ida.connects(table)
    assert back.now[1].standing == devices[0].now[1].standing
    assert ida.request("get", f"/api/records/{table.id}").text == text
    back.closes()
    yard.evict(table.id)


def test_a_delayed_table_comes_back_under_new_rules(
    yard: Yard, monkeypatch: pytest.MonkeyPatch
) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person", "person", spectators={"allowed": True, "delay": 3600})
    (here,) = begin(table, ida)
    play(here, moves=2)
    close([here])
    for _ in range(2):  # it is rebased, and then read again
        yard.evict(table.id)
        monkeypatch.setattr(tables, "game_named", lambda _: NEW_RULES)
        back = ida.connects(table)
        play(back, moves=1)
        assert Person(yard, "Eve").looks_at(table).version == 1
        close([back])
    yard.evict(table.id)


def test_only_other_rules_are_forgiven(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that is wrong otherwise is not played on."""
    table, ida, _, devices = two(yard)
    close(devices)
    yard.evict(table.id)

    def broken(*_: object) -> None:
        raise BadRecord("record-chance", line=2)

    with monkeypatch.context() as patch:
        patch.setattr(tables, "replaying", broken)
        assert ida.request("get", f"/api/tables/{table.id}").status_code >= 400
    assert ida.looks_at(table).status == "playing"

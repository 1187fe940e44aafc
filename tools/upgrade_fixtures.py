"""
Play on a server and keep what it stored, for the tests of upgrades in ``tests/upgrades``.

    git checkout 468df19 && make setup
    python tools/upgrade_fixtures.py tests/upgrades/468df19

That is how the fixtures there were made, with the engine of that commit, the last one before
rules, dice and the database changed. Do not make them again: a newer commit cannot write what
an older one did. For the next great change, take its own commit and another folder. Secrets are
random, so no two runs are alike. The folder gets

- ``botyard.db.gz``: the whole database,
- ``records/*.jsonl.gz``: the records of the finished games, as players download them,
- ``manifest.json``: what is in it, and the cookies of the people.
"""

import gzip
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "probe")]

from botyard.server import messages as frames  # noqa: E402 - helpers of the tests
from server.persons import Device, Person, TableHere, begin  # noqa: E402
from server.yard import Yard  # noqa: E402

Json = dict[str, Any]

PASSWORD = "a password of the fixtures"
PATIENCE = 300.0  # seconds for bots to end a game
RACE, FACTORY, WORKS, BELT = (
    "roborally",
    "bot-factory",
    "fantastic-factories",
    "ausser-rand-und-band",
)


@dataclass
class Plan:
    """A table: who sits there, what is chosen, how far it is played."""

    name: str
    game: str
    seats: list[str]
    options: Json = field(default_factory=dict)
    moves: int = 40
    undo: bool = False
    wish: Json = field(default_factory=dict)


def race(name: str, course: str, *seats: str, moves: int = 40, **options: object) -> Plan:
    """A race whose robots are not hurried while nobody is there."""
    chosen = {"course": course, "timer": False, **options}
    return Plan(name, RACE, list(seats), chosen, moves)


RUNNING = [
    race("race-options", "option-world", "person", "link", "greedy", "random", moves=90),
    race("race-flags", "capture-the-flag", "person", "link", "greedy", "random"),
    race("race-superbot", "day-of-the-superbot", "person", "link", "greedy", "random"),
    race("race-war", "war-zone", "person", "link", "greedy", "random"),
    race("race-targets", "moving-targets", "person", "greedy", "random"),
    race("race-rejects", "factory-rejects", "person", "link", "greedy", moves=60),
    race("race-teams", "tandem-carnage", "person", "link", "greedy", "random"),
    race("race-ball", "ball-lightning", "person", "person", "greedy"),
    race("race-eight", "risky-exchange", "person", "link", *["greedy", "random"] * 3),
    race("race-practice", "dizzy-dash", "person", moves=25),
    Plan("race-timer", RACE, ["person", "link", "greedy"], moves=12),
    Plan("factory-alone", FACTORY, ["person"], moves=60, undo=True),
    Plan("factory-three", FACTORY, ["person", "link", "greedy"], {"variant": "variant-2"}, 60),
    Plan("factory-one", FACTORY, ["person", "link"], {"variant": "variant-1"}, 45, undo=True),
    Plan("works-alone", WORKS, ["person"], {"level": "hard"}, 50, undo=True),
    Plan("works-four", WORKS, ["person", "link", "greedy", "random"], moves=60),
    Plan("works-in-turn", WORKS, ["person", "link"], {"work-order": "in-turn"}, 45, undo=True),
    Plan("belt-two", BELT, ["person", "link"], moves=18, undo=True),
    Plan("belt-four", BELT, ["person", "link", "greedy", "random"], moves=15),
    Plan(
        "belt-days", BELT, ["person", "link"], moves=9, wish={"clock": {"kind": "days", "days": 3}}
    ),
]
FINISHED = [
    race("over-race", "risky-exchange", "person", "link", "greedy", moves=30),
    race(
        "over-options", "option-world", "person", "link", "greedy", moves=60, **{"turn-limit": 12}
    ),
    race(
        "over-flags", "capture-the-flag", "person", "link", "greedy", "random", **{"turn-limit": 9}
    ),
    race("over-practice", "dizzy-dash", "person", moves=15),
    Plan("over-factory-alone", FACTORY, ["person"], moves=15, undo=True),
    Plan("over-factory", FACTORY, ["person", "link", "greedy"], moves=30),
    Plan("over-works-alone", WORKS, ["person"], moves=20),
    Plan("over-works", WORKS, ["person", "link", "greedy"], moves=30, undo=True),
    Plan("over-belt", BELT, ["person", "link", "greedy"], moves=15, undo=True),
]


def main() -> int:
    """Play everything, and write the folder."""
    folder = Path(sys.argv[1])
    (folder / "records").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "botyard.db"
        with Yard(database) as yard:
            manifest = {"commit": _commit(), **_play_all(yard, folder / "records")}
        _keep_database(database, folder / "botyard.db.gz")
    text = json.dumps(manifest, indent=1, ensure_ascii=False)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8")
    return 0


def _play_all(yard: Yard, records: Path) -> Json:
    ida, bob, guest = (Person(yard, name) for name in ("Ida", "Bob", "Gästin"))
    ida.asks("post", "/api/me/account", {"name": "ida", "password": PASSWORD})
    tables = {plan.name: _running(plan, ida, bob) for plan in RUNNING}
    tables["paused"] = _paused(ida, bob)
    tables["left"] = _left(ida, bob)
    tables["gathering"] = _gathering(ida)
    for plan in FINISHED:
        tables[plan.name] = _finished(plan, ida, bob)
    tables["over-agreed"] = _agreed(ida, bob)
    for name in [name for name in tables if name.startswith("over-")]:
        _keep_record(ida, tables[name], records / f"{name}.jsonl.gz")
    uploads = {}
    for name in ("over-belt", "over-works-alone"):
        text = _record(ida, tables[name])
        uploads[name] = guest.asks("post", "/api/records", {"record": text})["id"]
    people = {person.nickname: person for person in (ida, bob, guest)}
    return {
        "people": {name: {"person": one.me, "cookie": one.cookie} for name, one in people.items()},
        "account": {"name": "ida", "password": PASSWORD},
        "tables": {name: _described(ida, table) for name, table in tables.items()},
        "uploads": uploads,
    }


def _begun(plan: Plan, ida: Person, bob: Person) -> tuple[TableHere, list[Device]]:
    table = ida.opens(plan.game, *plan.seats, options=plan.options, **plan.wish)
    persons = [ida]
    for seat in table.links:
        bob.takes(table, seat)
        persons = [ida, bob]
    devices = begin(table, *persons)
    _play(devices, plan.moves)
    return table, devices


def _play(devices: list[Device], moves: int) -> None:
    """Give so many orders at random; where a bot was quicker, another one instead."""
    chance = random.Random(1)
    while moves > 0 and not any(device.is_over() for device in devices):
        for device in devices:
            device.catches_up()
        asked = [(device, seat) for device in devices for seat in device.asked()]
        for device, seat in asked[:moves]:
            question = device.now[seat].question
            if question is not None:
                action = chance.choice(device.choices(seat))
                given = device.asks(frames.Order, seat, question=question.number, action=action)
                moves -= isinstance(given, frames.Receipt)
        if not asked:
            _hear(devices)


def _hear(devices: list[Device]) -> None:
    """Wait a moment for whatever comes next, whoever hears of it."""
    for device in devices:
        with suppress(TimeoutError):
            device.hears(0.05)


def _running(plan: Plan, ida: Person, bob: Person) -> TableHere:
    """A table that waits for a person; one that was over too soon is left, and played again."""
    table, devices = _begun(plan, ida, bob)
    if plan.undo:
        _take_something_back(devices)
    _wait(ida, table, lambda shown: shown.status == "over" or _persons_asked(shown))
    for device in devices:
        device.closes()
    if ida.looks_at(table).status == "over":
        return _running(replace(plan, moves=plan.moves - 5), ida, bob)
    print(f"{plan.name}: {ida.looks_at(table).version} entries", flush=True)
    return table


def _take_something_back(devices: list[Device]) -> None:
    """Play on until somebody can take something back, and does."""
    while not any(device.is_over() for device in devices):
        for device in devices:
            device.catches_up()
            for seat, now in device.now.items():
                if now.undo:
                    device.does(frames.Undo, seat)
                    return
        _play(devices, 1)


def _paused(ida: Person, bob: Person) -> TableHere:
    table, devices = _begun(Plan("paused", WORKS, ["person", "link"], moves=20), ida, bob)
    for device in devices:
        device.does(frames.Propose, what="pause")
        device.closes()
    return table


def _left(ida: Person, bob: Person) -> TableHere:
    """Bob leaves; a bot plays for him, and Ida is asked."""
    table, devices = _begun(Plan("left", FACTORY, ["person", "link"], moves=20), ida, bob)
    devices[1].does(frames.Leave)
    _wait(ida, table, _persons_asked)
    for device in devices:
        device.closes()
    return table


def _gathering(ida: Person) -> TableHere:
    table = ida.opens(RACE, "person", "link", "link", options={"course": "option-world"})
    ida.numbers(table, 1)
    return table


def _finished(plan: Plan, ida: Person, bob: Person) -> TableHere:
    """Everybody leaves, and bots play to the end."""
    table, devices = _begun(plan, ida, bob)
    if plan.undo:
        _take_something_back(devices)
    for device in devices:
        if not device.is_over():
            device.does(frames.Leave)
    _wait(ida, table, lambda shown: shown.status == "over")
    for device in devices:
        device.closes()
    print(f"{plan.name}: {ida.looks_at(table).version} entries", flush=True)
    return table


def _agreed(ida: Person, bob: Person) -> TableHere:
    table, devices = _begun(Plan("over-agreed", WORKS, ["person", "link"], moves=25), ida, bob)
    for device in devices:
        device.does(frames.Propose, what="end")
        device.closes()
    return table


def _persons_asked(shown: frames.TableShown) -> bool:
    asked = [seat for seat in shown.seats if seat.seat in shown.waiting]
    return bool(asked) and all(not seat.bot and not seat.left for seat in asked)


def _wait(person: Person, table: TableHere, condition: Any) -> None:  # noqa: ANN401
    until = time.monotonic() + PATIENCE
    while not condition(person.looks_at(table)):
        assert time.monotonic() < until, table.id
        time.sleep(0.2)


def _described(ida: Person, table: TableHere) -> Json:
    shown = ida.looks_at(table)
    return {
        "id": table.id,
        "game": shown.game,
        "status": shown.status,
        "version": shown.version,
        "waiting": shown.waiting,
        "links": table.links,
    }


def _record(ida: Person, table: TableHere) -> str:
    return ida.request("get", f"/api/records/{table.id}").text


def _keep_record(ida: Person, table: TableHere, file: Path) -> None:
    ida.request("get", f"/api/records/{table.id}/film")
    file.write_bytes(gzip.compress(_record(ida, table).encode(), mtime=0))


def _keep_database(database: Path, file: Path) -> None:
    """The database as one file, without what is still in its log."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    file.write_bytes(gzip.compress(database.read_bytes(), mtime=0))


def _commit() -> str:
    git = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main())

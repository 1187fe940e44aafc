"""Nothing keeps the event loop of a server for longer than 10 ms, whatever people do there."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from botyard.server.store import Append, Store
from botyard.tables import orders
from botyard.tables.entries import Entry, read_entry, write_entry
from botyard.tables.table import Table
from server.stores import entries
from tools.served import Json, Line, Person, Served

WATCHED = str(Path(__file__).parent / "watched")
COMPILED = {"PYTHONPATH": WATCHED, "BOTYARD_PURE": ""}  # nobody else promises anything
LONGEST: Final = 10.0  # milliseconds of the loop's own processor time
LONG: Final = 4000  # entries
SETTINGS = "[tables]\nidle_seconds = 1"  # tables leave the memory, and wake again
GAMES = ("roborally", "bot-factory", "fantastic-factories", "ausser-rand-und-band")
MOVES: Final = 25

Part = Callable[["Evening"], Awaitable[None]]


class Evening:
    """A watched server and somebody who uses it."""

    def __init__(self, folder: Path) -> None:
        self.notes = folder / "notes"
        self.notes.touch()
        self.served = Served(folder, SETTINGS, BOTYARD_TEST_LOOP=str(self.notes), **COMPILED)
        self.ida = Person(self.served)
        self.long = ""  # the name of a table of many undos
        self.busy = ""  # of a table of many events

    async def begin(self) -> None:
        """Start the server; what it does until it listens keeps nobody waiting."""
        await asyncio.to_thread(self.served.start)
        await self.ida.send("GET", "/health")
        self._read = len(self.notes.read_bytes())

    def long_ones(self) -> list[str]:
        """The callbacks that took too long since the last look."""
        noted = self.notes.read_bytes()[self._read :]
        self._read += len(noted)
        found = [line.split("\t") for line in noted.decode().splitlines()]
        own = str(self.served.pid())
        return [f"{ms} ms: {name}" for pid, ms, name in found if pid == own and float(ms) > LONGEST]


async def long_tables(evening: Evening) -> None:
    """Two tables of Ida's: one of undos, and one where eight robots race on and on."""
    options = {"course": "option-world", "timer": False}
    seats = ["person"] * 8
    evening.long, _ = await evening.ida.open("roborally", "person", "person")
    evening.busy, _ = await evening.ida.open("roborally", *seats, options=options)
    await asyncio.to_thread(evening.served.stop)
    store = await Store.open(evening.served.database, "test")
    await _grow(store, evening.long, _undo)
    await _grow(store, evening.busy, _race)
    await store.close()
    await evening.begin()


async def _grow(store: Store, name: str, act: Callable[[Table, random.Random], Entry]) -> None:
    """Let a table grow long, as the server would have stored it."""
    row = await store.table(name)
    assert row is not None
    texts = [text for _, text in await entries(store, name)]
    table = Table.read([read_entry(text) for text in texts], bytes.fromhex(row.secret), None)
    chance = random.Random(7)
    appends: list[Append] = []
    while table.ledger.version < LONG and table.ledger.status == "playing":
        entry = act(table, chance)
        position, version = json.dumps(table.position()), table.ledger.version
        text = write_entry(entry)
        appends.append(Append(name, version, entry.at, text, entry.status, None, position))
    for chunk in range(0, len(appends), 200):
        await asyncio.gather(*map(store.append, appends[chunk : chunk + 200]))


def _undo(table: Table, chance: random.Random) -> Entry:
    """The first seat puts a card down and waits; the second puts one down and takes it back."""
    assert table.match is not None
    if table.match.undoable(1):
        return orders.undo(table, 1, 1.0)
    return _order(table, 1 if table.match.undoable(0) else 0, chance)


def _race(table: Table, chance: random.Random) -> Entry:
    """Anybody who is asked does anything."""
    return _order(table, chance.choice(list(table.ledger.questions)), chance)


def _order(table: Table, seat: int, chance: random.Random) -> Entry:
    action, question = chance.choice(table.choices_of_bot(seat)), table.ledger.questions[seat]
    return orders.order(table, seat, question, action, 1.0)


async def refusals(evening: Evening) -> None:
    """The first that anybody reads in a language is what went wrong."""
    for language in ("en", "de", "fr", "it"):
        reader = Person(evening.served, **{"accept-language": language})
        await reader.send("POST", "/api/seats", {"secret": "nothing"})
        wish = {"game": "roborally", "seats": [], "options": {"course": "nowhere"}}
        await reader.send("POST", "/api/tables", wish)
        await reader.send("POST", "/api/games/bot-factory/still", {"options": {"x": 1}})
        await reader.http.aclose()
        for game in GAMES:
            table, _ = await evening.ida.open(game, "person", "person")
            async with evening.ida.at(table, hello=False) as line:
                await line.say(type="hello", protocol=2, language=language)
                for seat in (1, 2):
                    await line.say(type="undo", id=f"u{seat}", seat=seat)
                    await line.until("refused", id=f"u{seat}")
                await line.say(type="why", id="w", seat=1, action="no such thing")
                await line.until("refused", id="w")


async def play(line: Line, moves: int, chance: random.Random) -> Json:
    """Answer questions, and ask about them before; the last situation."""
    situation: Json = {}
    while moves > 0:
        frame = await line.hear()
        situation = frame.get("situation", situation)
        if situation.get("status") == "over":
            break
        question = situation.get("question")
        if "situation" in frame and question:
            seat, chosen = situation["seat"], chance.choice(question["choices"])["action"]
            if moves % 3 == 0:
                await line.say(type="why", id="w", seat=seat, action=chosen)
                asked = {"actions": [chosen], "odds": True, "foresee": True}
                await line.say(type="preview", id="p", seat=seat, **asked)
                await line.say(type="hint", id="h", seat=seat)
            if moves % 5 == 0 and situation.get("undo"):
                await line.say(type="undo", id="u", seat=seat)
            await line.say(
                type="order", id="o", seat=seat, question=question["number"], action=chosen
            )
            moves -= 1
    return situation


async def all_games(evening: Evening) -> None:
    """A person and as many bots as can be play each game, and somebody watches."""
    chance = random.Random(7)
    for game in GAMES:
        shown = await evening.ida.ask("GET", f"/api/games/{game}")
        bots = ["bot:random"] * (max(shown["seats"]) - 1)
        options = {"course": "option-world"} if game == "roborally" else {}
        table, _ = await evening.ida.open(game, "person", *bots, hints=True, options=options)
        watcher = Person(evening.served)
        async with watcher.at(table) as watching, evening.ida.at(table) as line:
            await watching.until("welcome")
            situation = await play(line, MOVES, chance)
            if situation.get("status") != "over":
                await line.say(type="propose", id="end", seat=1, what="end")
                while (await line.hear()).get("id") != "end":  # done, or over before
                    pass
        await evening.ida.ask("GET", f"/api/tables/{table}/log?seat=1")
        await records_of(evening, table)
        await evening.ida.ask("POST", f"/api/tables/{table}/rematch", {})
        await watcher.http.aclose()


async def records_of(evening: Evening, table: str) -> None:
    """Everything that can be had of a finished game."""
    record = (await evening.ida.send("GET", f"/api/records/{table}")).text
    for path in (f"/api/records/{table}/film", f"/api/records/{table}/check"):
        assert (await evening.ida.send("GET", path)).status_code == 200
    for path in ("/api/check", "/api/records"):
        assert (await evening.ida.send("POST", path, {"record": record})).status_code < 300
    broken = {"record": record[:-3]}  # the end of its last line is missing
    assert (await evening.ida.send("POST", "/api/records", broken)).status_code == 400
    start = {"record": table, "line": 5}
    game = json.loads(record.split("\n", 1)[0])
    seats = [{"kind": "person"} for _ in game["seats"]]
    wish: Json = {"game": game["game"], "seats": seats, "start": start}
    assert (await evening.ida.send("POST", "/api/tables", wish)).status_code < 300
    wish["start"] = {"record": table}
    assert (await evening.ida.send("POST", "/api/tables", wish)).status_code < 300


async def long_table(evening: Evening) -> None:
    """It wakes, is looked at in every way, sleeps, wakes again, goes on and ends."""
    for _ in range(2):
        await look_at(evening, evening.long)
        async with evening.ida.at(evening.long) as line:
            while (now := (await line.until("situation"))["situation"])["seat"] != 2:
                pass
            question = now["question"]
            order = {"question": question["number"], "action": question["choices"][0]["action"]}
            await line.say(type="order", id="o", seat=2, **order)
            await line.until("receipt", id="o")
            await line.say(type="undo", id="u", seat=2)
            await line.until("done", id="u")
        await asyncio.sleep(2.5)  # until it has left the memory
    await end(evening, evening.long, 2)
    await records_of(evening, evening.long)


async def busy_table(evening: Evening) -> None:
    """The same with many events."""
    await look_at(evening, evening.busy)
    await asyncio.sleep(2.5)
    await look_at(evening, evening.busy)
    await end(evening, evening.busy, 8)
    await records_of(evening, evening.busy)


async def look_at(evening: Evening, table: str) -> None:
    """Everything that has happened at a table, in all ways in which that is told."""
    path = f"/api/tables/{table}"
    version = (await evening.ida.ask("GET", path))["version"]
    assert version > 500
    assert len(await evening.ida.ask("GET", f"{path}/log")) == version
    assert len(await evening.ida.ask("GET", f"{path}/log?seat=2")) == version
    async with evening.ida.at(table, hello=False) as line:
        await line.say(type="hello", protocol=2, since=0)
        situation = (await line.until("situation"))["situation"]
        assert len(situation["happened"]) == version


async def end(evening: Evening, table: str, seats: int) -> None:
    async with evening.ida.at(table) as line:
        for seat in range(1, seats + 1):
            await line.say(type="propose", id=f"end{seat}", seat=seat, what="end")
            while (await line.hear()).get("id") != f"end{seat}":  # done, or over before
                pass


async def every_page(evening: Evening) -> None:
    """What somebody reads, in every language; much of it for the first time."""
    paths = ["/", "/api/protocol", "/metrics", "/health", "/api/tables", "/api/openapi.json"]
    paths += ["/api/docs.css", "/api/me", "/api/me/tables", "/api/me/export", "/api/me/sessions"]
    for language in ("en", "de", "fr", "it"):
        paths += [f"/api/games?lang={language}", f"/api/docs?lang={language}"]
        for game in GAMES:
            about = f"/api/games/{game}"
            paths += [f"{about}{page}?lang={language}" for page in ("", "/rules", "/texts")]
        paths += [f"/api/rules/{one}?lang={language}" for one in ("RR-8", "BF-59", "FF-43", "BY-3")]
    for game in GAMES:
        paths += [f"/api/games/{game}/lesson", f"/api/games/{game}/puzzles"]
    for path in paths:
        await evening.ida.send("GET", path)
    for game in GAMES:
        await evening.ida.send("POST", f"/api/games/{game}/still", {"options": {}})


async def what_is_not_there(evening: Evening) -> None:
    """Names that nobody knows, each with a suggestion to be found."""
    for name in ("robborally", "x" * 200, "fantastic", "bot" * 60, "Ausser Rand und Band"):
        for page in ("", "/rules", "/texts", "/lesson", "/puzzles", "/puzzles/nothing"):
            await evening.ida.send("GET", f"/api/games/{name}{page}")
        await evening.ida.send("GET", f"/api/rules/{name}")
        await evening.ida.send("GET", f"/api/tables/{name}")
        await evening.ida.send("GET", f"/api/records/{name}/film")
        await evening.ida.send("GET", f"/{name}.js")
        wish: Json = {"game": name, "seats": [{"kind": "person"}] * 2}
        await evening.ida.send("POST", "/api/tables", wish)
        wish = {"game": "roborally", "seats": [{"kind": "bot", "bot": name}] * 2}
        await evening.ida.send("POST", "/api/tables", wish)
        wish = {"game": "roborally", "seats": [{"kind": "person"}] * 2, "options": {"course": name}}
        await evening.ida.send("POST", "/api/tables", wish)


async def much_at_once(evening: Evening) -> None:
    """Bodies as large, deep and full as they may be, and more."""
    full = {"options": {str(number): number for number in range(9_000)}}
    deep: object = []
    for _ in range(28):
        deep = [deep]
    for body in (full, {"options": {"course": deep}}, {"options": {"course": "x" * 60_000}}):
        for game in GAMES:
            await evening.ida.send("POST", f"/api/games/{game}/still", body)
            wish = {"game": game, "seats": [{"kind": "person"}] * 2, **body}
            await evening.ida.send("POST", "/api/tables", wish)
    for record in ("x" * 1_000_000, "{}\n" * 300_000, "[" * 1_000_000):
        await evening.ida.send("POST", "/api/records", {"record": record})
        await evening.ida.send("POST", "/api/check", {"record": record})


async def puzzles(evening: Evening) -> None:
    """Every puzzle that comes with a game."""
    for game in GAMES:
        answer = await evening.ida.send("GET", f"/api/games/{game}/puzzles")
        for puzzle in answer.json().get("puzzles", [])[:4]:
            path = f"/api/games/{game}/puzzles/{puzzle['name']}"
            await evening.ida.ask("GET", path)
            solution = (await evening.ida.ask("GET", f"{path}/solution"))["actions"]
            await evening.ida.ask("POST", path, {"actions": solution[:3]})
            await evening.ida.ask("POST", f"{path}/why", {"action": solution[0], "actions": []})
            await evening.ida.ask("POST", f"{path}/preview", {"then": solution[:1]})


async def an_account(evening: Evening) -> None:
    """Somebody makes an account, is forgotten and comes back."""
    account = {"name": "somebody", "password": "a password of this test"}
    noor = await Person(evening.served).come_in("Noor")
    await noor.ask("POST", "/api/me/account", account)
    await noor.send("POST", "/api/logout", {})
    await noor.send("POST", "/api/login", {**account, "password": "not this one at all"})
    await noor.ask("POST", "/api/login", account)
    await noor.send("DELETE", "/api/me", {})
    await noor.http.aclose()


PARTS: list[Part] = [
    refusals,
    all_games,
    every_page,
    what_is_not_there,
    much_at_once,
    puzzles,
    an_account,
    long_table,
    busy_table,
]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.served.kill()


def test_nothing_keeps_the_loop_for_long(evening: Evening) -> None:
    """Each part is named with the callbacks that took too long there."""

    async def use() -> dict[str, list[str]]:
        await evening.begin()
        await evening.ida.come_in("Ida")
        await long_tables(evening)
        found: dict[str, list[str]] = {}
        for part in PARTS:
            await part(evening)
            if too_long := evening.long_ones():
                found[part.__name__] = too_long
        return found

    assert asyncio.run(use()) == {}

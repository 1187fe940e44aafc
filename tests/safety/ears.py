"""People who keep every byte that they are sent, and what each of them may know when."""

import asyncio
import gzip
import json
import random
import sqlite3
from dataclasses import dataclass, field

from tools.served import Json, Line, Person, Served

AFTER = 1_000_000  # a version that no game reaches


@dataclass
class Heard:
    """Some text, and how far the table was when it was sent."""

    version: int
    text: str


@dataclass
class Ear:
    """Somebody at a table; seat 0 only watches."""

    person: Person
    table: str
    seat: int
    heard: list[Heard] = field(default_factory=list)
    version: int = 0
    has_looked: bool = False  # while playing

    def listen(self, text: str) -> Json:
        """Keep what was sent; what it says itself of the version counts."""
        told = {} if "\n" in text else json.loads(text)
        self.version = max(self.version, newest(told))
        self.heard.append(Heard(self.version, text))
        return told if isinstance(told, dict) else {}

    async def look_around(self) -> None:
        """Ask for all that might tell something."""
        table, record = f"/api/tables/{self.table}", f"/api/records/{self.table}"
        paths = [table, f"{table}/log", record, f"{record}/film", f"{record}/check"]
        paths += [f"{table}/log?seat={seat}" for seat in range(1, 5)]
        paths += ["/api/me", "/api/me/export", "/api/me/tables", "/api/tables"]
        for path in paths:
            answer = await self.person.send("GET", path)
            if path.startswith("/api/records/") and answer.status_code == 200:
                assert '"end"' in answer.text or path.endswith("/check")  # the game is over
                self.version = AFTER
            self.listen(answer.text)
            self.heard.append(Heard(self.version, str(answer.headers)))

    async def play(self, chance: random.Random) -> None:
        """Play the seat, or watch, to the end."""
        async with self.person.at(self.table) as line:
            asking: dict[str, None] = {}
            situation: Json = {}
            while True:
                frame = self.listen(json.dumps(await line.hear(), ensure_ascii=False))
                asking.pop(frame.get("id", ""), None)
                situation = frame.get("situation", situation)
                if situation.get("status") == "over":
                    return
                if situation.get("question") and not asking:
                    await self._answer(line, situation, chance, asking)
                elif "situation" in frame and not self.seat and chance.random() < 0.08:
                    await self.look_around()

    async def _answer(
        self, line: Line, situation: Json, chance: random.Random, asking: dict[str, None]
    ) -> None:
        """Ask about some choices, and take one."""
        choices = [choice["action"] for choice in situation["question"]["choices"]]
        if not self.has_looked or chance.random() < 0.12:
            self.has_looked = True
            await self.look_around()
        frames: list[Json] = []
        if chance.random() < 0.5:
            frames.append({"type": "preview", "actions": chance.sample(choices, 1)})
            frames.append({"type": "why", "action": chance.choice(choices)})
            frames.append({"type": "hint"})
        order = {"question": situation["question"]["number"], "action": chance.choice(choices)}
        frames.append({"type": "order"} | order)
        for number, frame in enumerate(frames):
            name = f"{situation['version']}-{number}"
            asking[name] = None
            await line.say(id=name, seat=self.seat, **frame)


def newest(told: object) -> int:
    """The highest version that is named anywhere."""
    if isinstance(told, dict):
        here = told.get("version", 0)
        return max([here if isinstance(here, int) else 0, *map(newest, told.values())])
    return max(map(newest, told), default=0) if isinstance(told, list) else 0


@dataclass
class Stored:
    """What the database holds of a table after the game."""

    entries: list[Json]
    secret: str
    signing_key: str

    def lines(self) -> list[str]:
        """The record."""
        return [line for entry in self.entries for line in entry.get("lines", [])]

    def lines_at(self, version: int) -> int:
        """How many lines the record had at a version."""
        return sum(len(entry.get("lines", [])) for entry in self.entries[:version])


def stored(database: str, table: str) -> Stored:
    """Read the truth about a table."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        entries = connection.execute(
            "SELECT entry FROM lines WHERE table_id = ? ORDER BY version", [table]
        )
        read = [json.loads(entry) for (entry,) in entries]
        (secret,) = connection.execute("SELECT secret FROM tables WHERE id = ?", [table]).fetchone()
        (key,) = connection.execute("SELECT value FROM meta WHERE key = 'signing-key'").fetchone()
    return Stored(read, secret, key)


@dataclass
class Game:
    """A whole game: who heard what, what is stored, and its film."""

    ears: list[Ear]
    truth: Stored
    film: Json
    links: list[str]


SHORT = {  # random players would take long to find an end
    "bot-factory": {"round-limit": 6},
    "fantastic-factories": {"round-limit": 3},
    "roborally": {"turn-limit": 3},
}


async def played(served: Served, game: str, seats: int, seed: int) -> Game:
    """Two persons, bots, somebody who watches and somebody nobody knows play and look around."""
    chance = random.Random(seed)
    ida, noor, sam = [await Person(served).come_in(name) for name in ("Ida", "Noor", "Sam")]
    bots = ["bot:random"] * (seats - 2)
    wishes = {"hints": True, "public": True, "options": SHORT.get(game, {})}
    table, links = await ida.open(game, "person", "link", *bots, **wishes)
    ears = [Ear(ida, table, 1), Ear(noor, table, 2), Ear(sam, table, 0)]
    ears.append(Ear(Person(served), table, 0))
    for ear in ears:
        await ear.look_around()
    watching = [asyncio.create_task(ear.play(chance)) for ear in ears if not ear.seat]
    await noor.sit(links["2"])
    await asyncio.gather(*watching, *[ear.play(chance) for ear in ears if ear.seat])
    film = (await ida.send("GET", f"/api/records/{table}/film")).content
    told = json.loads(gzip.decompress(film) if film[:2] == b"\x1f\x8b" else film)
    for ear in ears:
        await ear.person.close()
    return Game(ears, stored(served.database, table), told, [*links.values()])

"""boardgame.io: matches from its lobby, moves over socket.io."""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from bench.running import Trouble
from bench.server.process import Api
from bench.server.tables import Seat, Table

FOLDER: Final = Path(__file__).parent / "boardgame.io"
GAME: Final = "counting"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
OPEN: Final = b"0"  # of engine.io
PING: Final = b"2"
PONG: Final = b"3"
CONNECT: Final = f"40/{GAME},".encode()  # of socket.io
EVENT: Final = f"42/{GAME},".encode()
REFUSED: Final = f"44/{GAME},".encode()


class Context(msgspec.Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What the generator needs of a state."""

    ctx: Context
    version: int = msgspec.field(name="_stateID")


class Whole(msgspec.Struct):
    """What the first message carries."""

    state: State


class Update(msgspec.Struct, array_like=True):
    """After a move."""

    event: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    """After connecting."""

    event: str
    match: str
    whole: Whole


class Player(Seat):
    """A seat of a match."""

    def __init__(self, match: str, player: str, credentials: str) -> None:
        super().__init__(PATH)
        self._match = match
        self._player = player
        self._credentials = credentials

    def hear(self, text: bytes) -> None:
        if text.startswith(EVENT):
            body = text[len(EVENT) :]
            if body.startswith(b'["update"'):
                self._read(_UPDATE.decode(body).state)
            elif body.startswith(b'["sync"'):
                self._read(_SYNC.decode(body).whole.state)
        elif text == PING:
            self.connection.send(PONG)
        elif text.startswith(OPEN):
            self.connection.send(CONNECT)
        elif text.startswith(CONNECT):
            self._say("sync", self._match, self._player, self._credentials, 2)
        elif text.startswith(REFUSED):
            raise Trouble(f"boardgame.io: {text.decode()}")

    def _read(self, state: State) -> None:
        self.version = state.version
        self.order = self._move() if state.ctx.current == self._player else b""
        self.table.told()

    def _move(self) -> bytes:
        payload = {
            "type": "add",
            "args": [],
            "playerID": self._player,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _event("update", action, self.version, self._match, self._player)

    def _say(self, *event: object) -> None:
        self.connection.send(_event(*event))


def _event(*event: object) -> bytes:
    return EVENT + msgspec.json.encode(event)


_UPDATE: Final = msgspec.json.Decoder(Update)
_SYNC: Final = msgspec.json.Decoder(Sync)


class BoardgameIo:
    """Its server from npm with a game that only counts, its matches kept in memory."""

    name = "boardgame.io"
    up = "/games"
    idle: float | None = None  # a match stays in memory
    syncs = False
    kept = "in memory"

    def title(self) -> str:
        package = json.loads((FOLDER / "package.json").read_text())
        return f"boardgame.io {package['dependencies']['boardgame.io']}, {self.kept}"

    def install(self) -> None:
        """Install the packages of the lock file, the first time and when it has changed."""
        if not (npm := shutil.which("npm")):
            raise Trouble("boardgame.io needs Node.js with npm; --only botyard leaves it out")
        modules = FOLDER / "node_modules"
        marker = modules / ".installed"
        digest = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
        if marker.exists() and marker.read_text() == digest:
            return
        print("bench: installing boardgame.io", file=sys.stderr)
        command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel", "error"]
        if subprocess.run(command, cwd=FOLDER, check=False).returncode:
            raise Trouble("boardgame.io could not be installed; --only botyard leaves it out")
        marker.write_text(digest)

    def command(self, port: int, folder: Path) -> list[str]:
        return ["env", *self.settings(folder), "node", str(FOLDER / "server.mjs"), str(port)]

    def settings(self, folder: Path) -> list[str]:
        """Environment variables that the server is started with."""
        return ["NODE_ENV=production"]

    def open_tables(self, api: Api, count: int) -> list[Table]:
        return [Table(_match(api)) for _ in range(count)]


class BoardgameIoFiles(BoardgameIo):
    """The same with its file storage, which writes every move but never syncs it to the disk."""

    name = "boardgame.io-files"
    kept = "files, not synced"

    def settings(self, folder: Path) -> list[str]:
        return [*super().settings(folder), f"FLATFILE_DIR={folder}"]


def _match(api: Api) -> list[Player]:
    match = api.ask("POST", f"/games/{GAME}/create", {"numPlayers": 2})["matchID"]
    players = []
    for player in ("0", "1"):
        body = {"playerID": player, "playerName": "bench"}
        joined = api.ask("POST", f"/games/{GAME}/{match}/join", body)
        players.append(Player(match, player, joined["playerCredentials"]))
    return players

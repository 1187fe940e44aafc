"""Opening a game for the terminal: a new one, or one that was broken off."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from botyard import MADE
from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.cli.files import FileTrouble
from botyard.cli.saving import Save, check_writable, read_secret, reopen
from botyard.cli.seats import Seat
from botyard.kernel.dealer import MAX_SEED, fresh_secret, fresh_seed, seed_of_game
from botyard.kernel.dice import committed_dice, seeded_dice
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game, Json
from botyard.kernel.match import Match
from botyard.kernel.record import Record, header_of
from botyard.kernel.registry import game_named
from botyard.tables.entries import Entry
from botyard.tables.table import Table


@dataclass
class Opened:
    """A game at a table in this process, with its bots."""

    table: Table
    seats: list[Seat]
    bots: list[Player | None]  # None where a person sits
    save: Save | None = None

    @property
    def match(self) -> Match:
        """The game at the table."""
        assert self.table.match is not None
        return self.table.match


@dataclass(frozen=True)
class Wishes:
    """What a person asked for before the game."""

    seats: list[Seat]
    seed: int | None = None  # dice by a seed; without, host and seats decide them together
    options: Json = field(default_factory=dict)


def open_new(game: Game, wishes: Wishes, path: Path | None) -> Opened:
    """A new game, dealt and saved."""
    options = game.read_options(wishes.options)
    if wishes.seed is not None and not 0 <= wishes.seed <= MAX_SEED:
        raise BadData("seed-range", value=wishes.seed, most=MAX_SEED)
    bots = seat_bots(game, wishes.seats, wishes.seed)
    secret = b"" if wishes.seed is not None else fresh_secret()
    dice = seeded_dice(wishes.seed) if wishes.seed is not None else _shared_dice(wishes, secret)
    record = Record(header_of(game, options, [seat.text() for seat in wishes.seats], dice, MADE))
    opened = Opened(_table(record, wishes.seats, secret)[0], wishes.seats, bots)
    if path is not None:
        opened.save = Save.begin(path, opened.match.record, secret)
    return opened


def open_again(path: Path) -> Opened:
    """A game that was broken off, in the same file."""
    record = reopen(path)
    if record.is_finished():
        raise FileTrouble("resume-finished", where=str(path))
    game = game_named(record.header.game)
    secret = read_secret(path)
    if "seed" not in record.header.dice and not secret:
        raise FileTrouble("secret-missing", where=str(path))
    check_writable(path)
    seats = [Seat.read(text) for text in record.header.seats]
    table, entry = _table(record, seats, secret)
    save = Save(path)
    save.keep(entry.lines)
    return Opened(table, seats, seat_bots(game, seats, None), save)


def _table(record: Record, seats: Sequence[Seat], secret: bytes) -> tuple[Table, Entry]:
    return Table.at_screen(record, [seat.bot for seat in seats], secret, time.time())


def seat_bots(game: Game, seats: Sequence[Seat], seed: int | None) -> list[Player | None]:
    """The bots at their seats; the same seed seats the same bots."""
    bots: list[Player | None] = []
    for number, seat in enumerate(seats):
        own = fresh_seed() if seed is None else seed_of_game(seed, number)
        bots.append(Player(bot_named(game, seat.bot, own), seat.bot) if seat.bot else None)
    return bots


def _shared_dice(wishes: Wishes, secret: bytes) -> Json:
    """Every seat adds a number of its own to the secret, drawn for it here."""
    return committed_dice(secret, [secrets.token_hex(8) for _ in wishes.seats])

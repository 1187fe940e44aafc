"""Opening a game for the terminal: a new one, or one that was broken off."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from botyard import MADE
from botyard.bots import Bot, bot_named
from botyard.cli.files import FileTrouble
from botyard.cli.saving import Save, check_writable, read_secret, reopen
from botyard.cli.seats import Seat
from botyard.kernel.dealer import MAX_SEED, fresh_secret, fresh_seed, seed_of_game
from botyard.kernel.dice import committed_dice, dealer_of, dealing_of, seeded_dice
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game, Json
from botyard.kernel.match import Match
from botyard.kernel.record import Header, Record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import replay


@dataclass
class Opened:
    """A game that can be played on."""

    match: Match
    seats: list[Seat]
    bots: list[Bot | None]
    secret: bytes
    save: Save | None = None


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
    header = Header(
        game.name,
        game.rules_version,
        game.digest(options),
        game.chosen_options(options),
        [seat.text() for seat in wishes.seats],
        seeded_dice(wishes.seed) if wishes.seed is not None else _shared_dice(wishes, secret),
        MADE,
    )
    match = Match(game, header, dealer_of(game, Record(header), secret))
    match.deal()
    save = Save.begin(path, match.record, secret) if path is not None else None
    return Opened(match, wishes.seats, bots, secret, save)


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
    match = replay(game, record, dealing_of(game, record, secret))
    save = Save(path, match.record)
    if not match.record.lines:
        match.deal()
        save.keep(match.record)
    seats = [Seat.read(text) for text in record.header.seats]
    return Opened(match, seats, seat_bots(game, seats, None), secret, save)


def seat_bots(game: Game, seats: Sequence[Seat], seed: int | None) -> list[Bot | None]:
    """The bots at their seats; the same seed seats the same bots."""
    bots: list[Bot | None] = []
    for number, seat in enumerate(seats):
        own = fresh_seed() if seed is None else seed_of_game(seed, number)
        bots.append(bot_named(game, seat.bot, own) if seat.bot else None)
    return bots


def _shared_dice(wishes: Wishes, secret: bytes) -> Json:
    """Every seat adds a number of its own to the secret, drawn for it here."""
    return committed_dice(secret, [secrets.token_hex(8) for _ in wishes.seats])

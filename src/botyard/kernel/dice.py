"""Which dealer deals a game: what a record's header says of its dice, and checking them."""

from collections.abc import Callable
from dataclasses import dataclass

from botyard.kernel.committed import CommittedDealer, commitment
from botyard.kernel.dealer import MAX_SEED, Dealer, SeededDealer
from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game, Json
from botyard.kernel.reading import Reader
from botyard.kernel.record import END, REBASE, Record
from botyard.kernel.replay import first_line, replay


def seeded_dice(seed: int) -> Json:
    """Dice that a seed decides: for simulations and tests."""
    return {"seed": seed}


def committed_dice(secret: bytes, numbers: list[str]) -> Json:
    """Dice that host and seats decide together: for people."""
    return {"commitment": commitment(secret), "numbers": numbers}


def dealer_of(game: Game, record: Record, secret: bytes = b"") -> Dealer:
    """The dealer that deals the game of a record on, from its last rebase or from the start."""
    rebases = [number for number, line in enumerate(record.lines) if line.kind == REBASE]
    return dealing_of(game, record, secret)(record.number(rebases[-1]) if rebases else 0)


def dealing_of(game: Game, record: Record, secret: bytes = b"") -> Callable[[int], Dealer]:
    """All dealers of a record, by the number of the rebase line they began at; 0 is the first."""
    dice = Reader(record.header.dice, "dice", BadRecord)
    streams = [game.outcomes.stream_name(stream) for stream in range(len(game.outcomes))]
    if dice.has("seed"):
        seed = dice.integer("seed", 0, MAX_SEED)
        return lambda line: SeededDealer((seed + line) & MAX_SEED, len(streams))
    if commitment(secret) != dice.text("commitment"):
        raise BadRecord("dice-other-secret", line=1)
    numbers = dice.texts("numbers")
    return lambda line: CommittedDealer(secret, numbers, streams, f"rebase {line}" if line else "")


@dataclass(frozen=True)
class Checked:
    """How dice were checked, and from which line of the record on."""

    how: str  # seed or commitment
    first: int


def check_dice(game: Game, record: Record) -> Checked:
    """
    Deal a record again and compare everything that came out.

    What was dealt under other rules, before a rebase, is not dealt again.
    """
    dice = Reader(record.header.dice, "dice", BadRecord)
    first = record.number(first_line(game, record))
    if dice.has("seed"):
        replay(game, record, dealing_of(game, record))
        return Checked("seed", first)
    if not record.lines or record.lines[-1].kind != END:
        raise BadRecord("dice-not-revealed", line=len(record.texts))
    end = Reader(record.lines[-1].content, f"line {len(record.texts)}", BadRecord)
    try:
        secret = bytes.fromhex(end.text("secret"))
    except ValueError:
        raise BadRecord("dice-other-secret", line=len(record.texts)) from None
    replay(game, record, dealing_of(game, record, secret))
    return Checked("commitment", first)

"""Which dealer deals a game: what a record's header says of its dice, and checking them."""

from collections.abc import Callable
from dataclasses import dataclass

from botyard.kernel.committed import CommittedDealer, commitment
from botyard.kernel.dealer import MAX_SEED, Dealer, SeededDealer
from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game, Json
from botyard.kernel.reading import Reader
from botyard.kernel.record import END, REBASE, Record
from botyard.kernel.replay import first_line, is_of_other_rules, replay, replay_as_far


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
    last: int = (
        0  # the line after which other rules were played, and nothing is checked; 0 for none
    )


def check_dice(game: Game, record: Record) -> Checked:
    """
    Deal a record again and compare everything that came out.

    What was dealt under other rules, before a rebase, is not dealt again. A record that other
    rules were played by to its end is dealt again as far as the rules of today lead the same way.
    """
    how, secret = _secret_of(record)
    dealing = dealing_of(game, record, secret)
    try:
        first = record.number(first_line(game, record))
    except BadRecord as wrong:
        if not is_of_other_rules(wrong):
            raise
        match, differs = replay_as_far(game, record, dealing)
        last = 0 if differs is None else len(match.record.texts)
        return Checked(how, record.number(0), last)
    replay(game, record, dealing)
    return Checked(how, first)


def _secret_of(record: Record) -> tuple[str, bytes]:
    """How a record was dealt, and the secret that its end shows."""
    if Reader(record.header.dice, "dice", BadRecord).has("seed"):
        return "seed", b""
    if not record.lines or record.lines[-1].kind != END:
        raise BadRecord("dice-not-revealed", line=len(record.texts))
    end = Reader(record.lines[-1].content, f"line {len(record.texts)}", BadRecord)
    try:
        secret = bytes.fromhex(end.text("secret"))
    except ValueError:
        raise BadRecord("dice-other-secret", line=len(record.texts)) from None
    return "commitment", secret

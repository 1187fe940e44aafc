"""Which dealer deals a game: what a record's header says of its dice, and checking them."""

from botyard.kernel.committed import CommittedDealer, commitment
from botyard.kernel.dealer import MAX_SEED, Dealer, SeededDealer
from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game, Json
from botyard.kernel.match import replay
from botyard.kernel.reading import Reader
from botyard.kernel.record import END, REBASE, Record


def seeded_dice(seed: int) -> Json:
    """Dice that a seed decides: for simulations and tests."""
    return {"seed": seed}


def committed_dice(secret: bytes, numbers: list[str]) -> Json:
    """Dice that host and seats decide together: for people."""
    return {"commitment": commitment(secret), "numbers": numbers}


def dealer_of(game: Game, record: Record, secret: bytes = b"") -> Dealer:
    """The dealer that dealt a record, or that deals its game on from the last rebase."""
    rebases = [number for number, line in enumerate(record.lines) if line.kind == REBASE]
    dice = Reader(record.header.dice, "dice", BadRecord)
    streams = [game.outcomes.stream_name(stream) for stream in range(len(game.outcomes))]
    if dice.has("seed"):
        seed = dice.integer("seed", 0, MAX_SEED)
        return SeededDealer((seed + len(rebases)) & MAX_SEED, len(streams))
    if commitment(secret) != dice.text("commitment"):
        raise BadRecord("dice-other-secret", line=1)
    salt = f"rebase {record.number(rebases[-1])}" if rebases else ""
    return CommittedDealer(secret, dice.texts("numbers"), streams, salt)


def check_dice(game: Game, record: Record) -> str:
    """
    Deal a record again and compare everything that came out; how it was checked is returned.

    Chance that was dealt under other rules, before a rebase, is not dealt again.
    """
    dice = Reader(record.header.dice, "dice", BadRecord)
    if dice.has("seed"):
        replay(game, record, dealer_of(game, record))
        return "seed"
    if not record.lines or record.lines[-1].kind != END:
        raise BadRecord("dice-not-revealed", line=len(record.texts))
    end = Reader(record.lines[-1].content, f"line {len(record.texts)}", BadRecord)
    try:
        secret = bytes.fromhex(end.text("secret"))
    except ValueError:
        raise BadRecord("dice-other-secret", line=len(record.texts)) from None
    replay(game, record, dealer_of(game, record, secret))
    return "commitment"

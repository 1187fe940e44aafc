"""Which dealer deals a game: what a record's header says of its dice, and checking them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from botyard.kernel.committed import (
    CommittedDealer,
    commitment,
    first_key,
    seat_commitment,
    second_key,
)
from botyard.kernel.dealer import MAX_SEED, Dealer, SeededDealer
from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game, Json
from botyard.kernel.reading import Reader
from botyard.kernel.record import END, POSITION, REBASE, Record
from botyard.kernel.replay import first_line, is_of_other_rules, replay, replay_as_far

FIRST: Final = 1  # numbers without commitments
SECOND: Final = 2  # everybody commits to a number before any is shown

SAME_DEAL: Final = "deal"  # the deal of an earlier game is played again
FROM_POSITION: Final = "position"  # play goes on from a position
STARTS: Final = (SAME_DEAL, FROM_POSITION)  # of which nothing is claimed


def seeded_dice(seed: int) -> Json:
    """Dice that a seed decides: for simulations and tests."""
    return {"seed": seed}


def committed_dice(secret: bytes, numbers: list[str]) -> Json:
    """Dice of version 1: fixed before play, by whoever gave the last number at the latest."""
    return {"commitment": commitment(secret), "numbers": numbers}


def agreed_dice(host: str, commitments: list[str], numbers: list[str]) -> Json:
    """Dice of version 2, which host and persons decide together."""
    return {
        "version": SECOND,
        "commitment": host,
        "commitments": commitments,
        "numbers": numbers,
    }


def dealer_of(game: Game, record: Record, secret: bytes = b"") -> Dealer:
    """The dealer that deals the game of a record on, from its last rebase or from the start."""
    rebases = [number for number, line in enumerate(record.lines) if line.kind == REBASE]
    return dealing_of(game, record, secret)(record.number(rebases[-1]) if rebases else 0)


def dealing_of(game: Game, record: Record, secret: bytes = b"") -> Callable[[int], Dealer]:
    """All dealers of a record, by the number of the rebase line they began at; 0 is the first."""
    dice = _reader(record.header.dice)
    streams = [game.outcomes.stream_name(stream) for stream in range(len(game.outcomes))]
    if dice.has("seed"):
        seed = dice.integer("seed", 0, MAX_SEED)
        return lambda line: SeededDealer((seed + line) & MAX_SEED, len(streams))
    key_of(record.header.dice, secret)  # refused now, not when the game goes on
    return lambda line: CommittedDealer(
        key_of(record.header.dice, secret, f"rebase {line}" if line else ""), streams, line
    )


def key_of(header: Json, secret: bytes, salt: str = "") -> bytes:
    """The key that follows from the dice of a header and the secret they were committed to."""
    dice = _reader(header)
    if commitment(secret) != dice.text("commitment"):
        raise BadRecord("dice-other-secret", line=1)
    numbers = dice.texts("numbers")
    if _version(dice) == FIRST:
        return first_key(secret, numbers, salt)
    commitments = dice.texts("commitments")
    if len(commitments) != len(numbers):
        raise BadRecord("dice-seats", line=1)
    return second_key(secret, commitments, numbers, salt)


@dataclass(frozen=True)
class Checked:
    """
    How dice were checked, from which line of the record on, and whose numbers are not in them.

    ``how`` is ``agreed``, ``commitment`` for version 1, ``seed``, or how the game started if
    nothing is claimed of its dice.
    """

    how: str
    first: int
    last: int = 0  # the line after which rules of today lead elsewhere; 0 if they never do
    given_up: list[int] = field(default_factory=list)  # seats from 1


def check_dice(game: Game, record: Record) -> Checked:
    """
    Deal a record again and compare everything that came out.

    What was dealt under other rules, before a rebase, is not dealt again. A record that other
    rules were played by to its end is dealt again as far as the rules of today lead the same way.
    """
    how, secret, given_up = _claimed(record)
    dealing = dealing_of(game, record, secret)
    try:
        first = record.number(first_line(game, record))
    except BadRecord as wrong:
        if not is_of_other_rules(wrong):
            raise
        match, differs = replay_as_far(game, record, dealing)
        last = 0 if differs is None else len(match.record.texts)
        return Checked(how, record.number(0), last, given_up)
    replay(game, record, dealing)
    return Checked(how, first, 0, given_up)


def _claimed(record: Record) -> tuple[str, bytes, list[int]]:
    """How a record says it was dealt, the secret that its end shows, and which seats gave up."""
    dice = _reader(record.header.dice)
    if dice.has("seed"):
        return "seed", b"", []
    last = len(record.texts)
    if not record.lines or record.lines[-1].kind != END:
        raise BadRecord("dice-not-revealed", line=last)
    end = Reader(record.lines[-1].content, f"line {last}", BadRecord)
    secret, start = _secret(end, last), start_of(record)
    if _version(dice) == FIRST:
        return start or "commitment", secret, []
    if end.text("key") != key_of(record.header.dice, secret).hex():
        raise BadRecord("dice-other-key", line=last)
    given_up = _check_numbers(dice, record.header.seats, again=start == SAME_DEAL)
    return start or "agreed", secret, given_up


def start_of(record: Record) -> str:
    """How a game started if not from a deal of its own; empty if it did."""
    dice = _reader(record.header.dice)
    if dice.has("start"):
        start = dice.text("start")
        if start not in STARTS:
            raise BadRecord("dice-start", line=1, start=start, known=", ".join(STARTS))
        return start
    is_position = bool(record.lines) and POSITION in record.lines[0].content
    return FROM_POSITION if is_position else ""


def _check_numbers(dice: Reader, seats: list[str], *, again: bool) -> list[int]:
    """
    Refuse a number that is not the one its seat committed to; who gave up before showing theirs.

    A deal that is played again has the numbers of those who played it first.
    """
    host, commitments, numbers = (
        dice.text("commitment"),
        dice.texts("commitments"),
        dice.texts("numbers"),
    )
    if not again and len(numbers) != len(seats):
        raise BadRecord("dice-seats", line=1)
    given_up: list[int] = []
    for seat, (promised, number) in enumerate(zip(commitments, numbers, strict=True)):
        is_bot = again or seats[seat].startswith("bot:")
        if number and promised != seat_commitment(host, seat, number):
            raise BadRecord("dice-other-number", line=1, seat=seat + 1)
        if not number and not is_bot:
            raise BadRecord("dice-no-number", line=1, seat=seat + 1)
        if promised and not number:
            given_up.append(seat + 1)
    return given_up


def _secret(end: Reader, line: int) -> bytes:
    try:
        return bytes.fromhex(end.text("secret"))
    except ValueError:
        raise BadRecord("dice-other-secret", line=line) from None


def _version(dice: Reader) -> int:
    return dice.integer("version", FIRST, SECOND) if dice.has("version") else FIRST


def _reader(dice: Json) -> Reader:
    return Reader(dice, "dice", BadRecord)

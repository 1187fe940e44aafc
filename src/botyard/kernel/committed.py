"""
Fair dice: a dealer whose chance was fixed before play and can be checked by anybody.

The host publishes the hash of a secret, every person the hash of a number, and only then the
numbers are shown. All together key the streams, so nobody decides what is dealt. After the game
the secret is published, and everything can be dealt again. ``docs/fair-dice.md`` has the words,
``tests/kernel/fair_dice.json`` the test vectors.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer

_FIRST: Final = "botyard fair dice 1"
_SECOND: Final = "botyard fair dice 2"
_SEAT: Final = "botyard fair dice 2 seat"
_WORD: Final = 1 << 64


def commitment(secret: bytes) -> str:
    """
    What is published before play.

    >>> commitment(b"secret")[:16]
    '2bb80d537b1da3e3'
    """
    return hashlib.sha256(secret).hexdigest()


def seat_commitment(host: str, seat: int, number: str) -> str:
    """
    What a seat publishes before any number is shown, bound to the host's commitment and the seat.

    >>> seat_commitment("00", 0, "17")[:16]
    '433f96f80ee3852c'
    """
    return commitment("\n".join([_SEAT, host, str(seat + 1), number]).encode())


def first_key(secret: bytes, numbers: Sequence[str], salt: str = "") -> bytes:
    """The key of version 1, where numbers were given without a commitment."""
    return _key(secret, [_FIRST, salt, *numbers])


def second_key(
    secret: bytes, commitments: Sequence[str], numbers: Sequence[str], salt: str = ""
) -> bytes:
    """The key of version 2; a seat without a commitment or a number has an empty line for it."""
    seats = [line for both in zip(commitments, numbers, strict=True) for line in both]
    return _key(secret, [_SECOND, salt, *seats])


def _key(secret: bytes, lines: list[str]) -> bytes:
    return hmac.digest(secret, "\n".join(lines).encode(), "sha256")


class CommittedDealer(Dealer):
    """
    Draws 64-bit words by HMAC-SHA256 over stream and counter, and rejects what would bias.

    >>> a = CommittedDealer(first_key(b"secret", ["12", "7"]), ["stack"])
    >>> b = CommittedDealer(first_key(b"secret", ["12", "7"]), ["stack"])
    >>> [a.pick(0, 6) for _ in range(5)] == [b.pick(0, 6) for _ in range(5)]
    True
    """

    def __init__(self, key: bytes, streams: Sequence[str], since: int = 0) -> None:
        self._key = key
        self._streams = list(streams)
        self.since = since  # the line of the record that it deals from; 0 for the first
        self.counters = [0] * len(self._streams)  # words that each stream has used up

    def index(self, stream: i64, n: i64) -> i64:
        size: int = n
        fair = _WORD - _WORD % size
        while True:
            word = self._word(stream)
            if word < fair:
                return word % size

    def draw(self, stream: i64, bag: Bag) -> i64:
        bag.settle()
        return super().draw(stream, bag)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _committed_dealer_at, (self._key, self._streams, self.since, self.counters)

    def _word(self, stream: int) -> int:
        text = f"{self._streams[stream]}\n{self.counters[stream]}"
        self.counters[stream] += 1
        return int.from_bytes(hmac.digest(self._key, text.encode(), "sha256")[:8], "big")


def _committed_dealer_at(
    key: bytes, streams: list[str], since: int, counters: list[int]
) -> CommittedDealer:
    dealer = CommittedDealer(key, streams, since)
    dealer.counters = list(counters)
    return dealer

"""
Fair dice: a dealer whose chance was fixed before play and can be checked by anybody.

The host publishes the hash of a secret, then every seat adds a number of its own. Both
together key the streams, so neither side alone decides what is dealt. After the game the
secret is published, and everything can be dealt again. ``docs/fair-dice.md`` has the words,
``tests/kernel/fair_dice.json`` the test vectors.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer

_PURPOSE: Final = "botyard fair dice 1"
_WORD: Final = 1 << 64


def commitment(secret: bytes) -> str:
    """
    What is published before play.

    >>> commitment(b"secret")[:16]
    '2bb80d537b1da3e3'
    """
    return hashlib.sha256(secret).hexdigest()


class CommittedDealer(Dealer):
    """
    Draws 64-bit words by HMAC-SHA256 over stream and counter, and rejects what would bias.

    >>> a = CommittedDealer(b"secret", ["12", "7"], ["stack"])
    >>> b = CommittedDealer(b"secret", ["12", "7"], ["stack"])
    >>> [a.pick(0, 6) for _ in range(5)] == [b.pick(0, 6) for _ in range(5)]
    True
    """

    def __init__(
        self, secret: bytes, numbers: Sequence[str], streams: Sequence[str], salt: str = ""
    ) -> None:
        agreed = "\n".join([_PURPOSE, salt, *numbers])
        self._key = hmac.digest(secret, agreed.encode(), "sha256")
        self._streams = list(streams)
        self._counters = [0] * len(self._streams)

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

    def _word(self, stream: int) -> int:
        text = f"{self._streams[stream]}\n{self._counters[stream]}"
        self._counters[stream] += 1
        return int.from_bytes(hmac.digest(self._key, text.encode(), "sha256")[:8], "big")

"""
Chance is outside: rules ask a dealer, and each request names a stream.

This is the one module of kernel and games that may touch a source of randomness.
"""

import secrets
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from botyard.kernel.bag import Bag
from botyard.kernel.events import EVERYBODY
from botyard.kernel.vectors import filled


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Answers every request for chance, and hears what happens."""

    @abstractmethod
    def index(self, stream: i64, n: i64) -> i64:
        """A number below ``n``, each equally likely."""

    def roll(self, stream: i64, faces: list[int]) -> i64:
        """Roll a die; faces may repeat."""
        return faces[self.index(stream, len(faces))]

    def draw(self, stream: i64, bag: Bag) -> i64:
        """Draw an item out of a bag."""
        return bag.take_at(self.index(stream, bag.size()))

    def pick(self, stream: i64, n: i64) -> i64:
        """Pick one of ``n`` things."""
        return self.index(stream, n)

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, seen_by: i64 = EVERYBODY) -> None:
        """Hear of an event. Nobody listens unless a subclass does."""
        return


_LOW: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 1791398085  # Marsaglia: _MULTIPLIER * 2**32 - 1 is a safe prime
MAX_SEED: Final = (1 << 62) - 1


def _mix(word: i64) -> i64:
    """Spread every bit of a 32-bit word over all others; products stay below 2**63."""
    word = (word ^ word >> 16) * 0x7FEB352D & _LOW
    word = (word ^ word >> 15) * 0x31848BAB & _LOW
    return word ^ word >> 14


def _first_state(seed: i64, stream: i64) -> i64:
    """Where the generator of a stream starts."""
    key = _mix(_mix((seed & _LOW) ^ 0x5BD1E995) ^ (seed >> 32))
    carry = _mix(key ^ (stream + 1))
    low = _mix(carry ^ key ^ 0x2545F491)
    return (carry % (_MULTIPLIER - 2) + 1) * (_LOW + 1) + low


def _next_state(state: i64) -> i64:
    """Marsaglia's multiply-with-carry: period above 2**61, no overflow of 63 bits."""
    return _MULTIPLIER * (state & _LOW) + (state >> 32)


def _below(state: i64, n: i64) -> i64:
    """A number below ``n`` from a state; its bias is below ``n`` in 2**32."""
    return ((state ^ state >> 32) & _LOW) * n >> 32


class Generator:
    """
    A small, fast generator for choices that are not chance of the game: playouts, bots.

    >>> generator = Generator(7)
    >>> [generator.below(6) for _ in range(8)] == [Generator(7).below(6)] * 8
    False
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.state: i64 = _first_state(seed, stream)

    def below(self, n: i64) -> i64:
        """A number below ``n``."""
        self.state = _next_state(self.state)
        return _below(self.state, n)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _generator_at, (int(self.state),)


def _generator_at(state: int) -> Generator:
    generator = Generator(0)
    generator.state = state
    return generator


class SeededDealer(Dealer):
    """
    The same seed deals the same game, in every build and on every machine.

    >>> SeededDealer(7, 2).pick(1, 6) == SeededDealer(7, 2).pick(1, 6)
    True
    """

    def __init__(self, seed: i64, streams: i64) -> None:
        self.seed = seed
        self.states = filled(streams, 0)

    def index(self, stream: i64, n: i64) -> i64:
        state = self.states[stream]
        if state == 0:
            state = _first_state(self.seed, stream)
        state = _next_state(state)
        self.states[stream] = state
        return _below(state, n)

    def restart(self, seed: i64) -> None:
        """Deal another game from here on."""
        self.seed = seed
        for stream in range(len(self.states)):
            self.states[stream] = 0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _seeded_dealer_at, (int(self.seed), [int(state) for state in self.states])


def _seeded_dealer_at(seed: int, states: list[int]) -> SeededDealer:
    dealer = SeededDealer(seed, len(states))
    for stream, state in enumerate(states):
        dealer.states[stream] = state
    return dealer


class FirstDealer(Dealer):
    """
    Always deals the first outcome in canonical order: for counting, not for playing.

    >>> FirstDealer().roll(0, [3, 1, 2])
    3
    """

    def index(self, stream: i64, n: i64) -> i64:
        return 0

    def draw(self, stream: i64, bag: Bag) -> i64:
        bag.settle()
        return bag.take_at(0)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return FirstDealer, ()


class RecordingDealer(Dealer):
    """Passes every request on to another dealer, and keeps what came out and what was told."""

    def __init__(self, inner: Dealer) -> None:
        self.inner = inner
        self.outcomes: list[tuple[int, int]] = []
        self.told: list[tuple[int, int, int, int, int]] = []

    def index(self, stream: i64, n: i64) -> i64:
        return self.pick(stream, n)

    def roll(self, stream: i64, faces: list[int]) -> i64:
        face = self.inner.roll(stream, faces)
        self.outcomes.append((stream, face))
        return face

    def draw(self, stream: i64, bag: Bag) -> i64:
        item = self.inner.draw(stream, bag)
        self.outcomes.append((stream, item))
        return item

    def pick(self, stream: i64, n: i64) -> i64:
        picked = self.inner.pick(stream, n)
        self.outcomes.append((stream, picked))
        return picked

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, seen_by: i64 = EVERYBODY) -> None:
        self.told.append((kind, a, b, c, seen_by))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _recording_dealer_of, (self.inner, self.outcomes, self.told)


def _recording_dealer_of(
    inner: Dealer, outcomes: list[tuple[int, int]], told: list[tuple[int, int, int, int, int]]
) -> RecordingDealer:
    dealer = RecordingDealer(inner)
    dealer.outcomes, dealer.told = list(outcomes), list(told)
    return dealer


def seed_of_game(seed: int, number: int) -> int:
    """
    The seed of one game of a series, so that each can be dealt again by itself.

    >>> seed_of_game(7, 0) != seed_of_game(7, 1)
    True
    """
    return _first_state(seed, number) & MAX_SEED


def fresh_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbelow(MAX_SEED + 1)


def fresh_secret() -> bytes:
    """A secret for a committed dealer."""
    return secrets.token_bytes(32)

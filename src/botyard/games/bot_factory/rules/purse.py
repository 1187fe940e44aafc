"""Speech tokens: nine a seat, in hand, on contracts or in the pool. BF-4, BF-22, BF-143."""

from mypy_extensions import i64

from botyard.games.bot_factory.declared import GAINED, SPENT
from botyard.games.bot_factory.state import SPEECH_TOKENS, Factory
from botyard.kernel.dealer import Dealer


def gain(factory: Factory, seat: i64, count: i64, source: i64, dealer: Dealer) -> None:
    """
    Tokens from the pool, as far as any of this seat are left there.

    Clauses: BF-4, BF-22, BF-143, BF-Q1.
    """
    left = SPEECH_TOKENS - factory.speech[seat] - factory.pledged(seat)
    if count > left:
        count = left
    if count > 0:
        factory.speech[seat] += count
        dealer.tell(GAINED, seat, count, source)


def spend(factory: Factory, seat: i64, count: i64, purpose: i64, dealer: Dealer) -> None:
    """
    Tokens back to the pool.

    Clauses: BF-143.
    """
    factory.speech[seat] -= count
    dealer.tell(SPENT, seat, count, purpose)

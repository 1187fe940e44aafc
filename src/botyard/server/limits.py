"""How often somebody may ask: per person, and per address for all behind it together."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from botyard.server.address import wider_place
from botyard.server.errors import ServerError
from botyard.server.settings import LimitSettings, Rate

MOST_REMEMBERED: Final = 100_000  # buckets; the one that was used longest ago is forgotten
NETWORK_FACTOR: Final = 4  # all addresses of an IPv6 /48 together: so many times as often as one


class TooMany(ServerError):
    """Too often; ``params["seconds"]`` says how long to wait."""

    status = 429


class Limits:
    """
    Buckets of tokens, one for each kind of thing and each who does it.

    A bucket is one number: when it will be full again. Spending a token moves that moment
    into the future; further than the bucket is large, it cannot go.
    """

    def __init__(
        self, settings: LimitSettings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock = clock
        self._of_person = settings.rates
        self._of_address = _times(settings.rates, settings.address_factor)
        self._of_network = _times(settings.rates, settings.address_factor * NETWORK_FACTOR)
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def spend(self, kind: str, person: str | None, address: str, tokens: int = 1) -> None:
        """
        Take tokens of the person and of the address, or none and say how long to wait.

        An IPv6 address is a network, and whoever has one often has all those beside it: they
        have tokens together, too.
        """
        now = self._clock()
        spent = [self._spent((kind, f"@{address}"), self._of_address[kind], now, tokens)]
        if (wider := wider_place(address)) is not None:
            spent.append(self._spent((kind, f"@{wider}"), self._of_network[kind], now, tokens))
        if person is not None:
            spent.append(self._spent((kind, person), self._of_person[kind], now, tokens))
        for key, full_at in spent:
            self._full_at[key] = full_at
            self._full_at.move_to_end(key)
        while len(self._full_at) > MOST_REMEMBERED:
            self._full_at.popitem(last=False)

    def _spent(
        self, key: tuple[str, str], rate: Rate, now: float, tokens: int
    ) -> tuple[tuple[str, str], float]:
        """When a bucket would be full again if tokens were taken."""
        full_at = max(self._full_at.get(key, now), now) + tokens * rate.seconds / rate.count
        too_late = full_at - now - rate.seconds
        if too_late > 1e-6:
            raise TooMany("too-many", seconds=math.ceil(too_late))
        return key, full_at


def _times(rates: Mapping[str, Rate], factor: int) -> dict[str, Rate]:
    return {kind: Rate(rate.count * factor, rate.seconds) for kind, rate in rates.items()}

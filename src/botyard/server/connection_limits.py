"""How many connections there may be: in all, and from one place."""

import logging
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from botyard.server.address import among, place, wider_place
from botyard.server.limits import NETWORK_FACTOR
from botyard.server.settings import ConnectionSettings, Network

OTHER_FILES: Final = 128  # that a server has open besides its connections
LOGGED_EVERY: Final = 60.0  # seconds: whoever is turned away comes again at once

log = logging.getLogger(__name__)

Entered = tuple[str, ...]  # what a connection counts for


class ConnectionLimits:
    """
    Counts connections from their first moment to their last.

    A trusted proxy brings everybody: there, only the number in all counts, and the gate counts
    live connections by the address that the proxy names.
    """

    def __init__(self, settings: ConnectionSettings, proxies: Sequence[Network]) -> None:
        self._settings = settings
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self._all = 0
        self._logged = -LOGGED_EVERY

    def enter(self, address: str) -> Entered | None:
        """Let a connection in, or not; what it counts for is given back to ``leave``."""
        return self._enter(() if among(address, self._proxies) else _around(place(address)))

    def enter_from(self, place: str) -> Entered | None:
        """The same for a connection whose place is known."""
        return self._enter(_around(place))

    def _enter(self, places: Entered) -> Entered | None:
        if self._all >= self._settings.most or self._is_full(places):
            self._log()
            return None
        self._inside.update(places)
        self._all += 1
        return places

    def leave(self, entered: Entered) -> None:
        """A connection is over."""
        self._all -= 1
        for one in entered:
            self._inside[one] -= 1
            if not self._inside[one]:
                del self._inside[one]

    def _is_full(self, places: Entered) -> bool:
        most = self._settings.per_address
        return any(
            self._inside[one] >= (most if number == 0 else NETWORK_FACTOR * most)
            for number, one in enumerate(places)
        )

    def _log(self) -> None:
        if time.monotonic() - self._logged >= LOGGED_EVERY:
            self._logged = time.monotonic()
            log.warning("connections are turned away: %d are open", self._all)


def _around(own: str) -> Entered:
    """A place, and the network around it."""
    wider = wider_place(own)
    return (own,) if wider is None else (own, wider)

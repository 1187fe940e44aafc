"""A dealer that deals what is written: replays, scenes, tests."""

from collections.abc import Sequence

from mypy_extensions import i64

from botyard.kernel.bag import Bag
from botyard.kernel.dealer import Dealer
from botyard.kernel.errors import BotyardError


class ScriptBroken(BotyardError):
    """The rules asked for something else than the script holds."""


class ScriptedDealer(Dealer):
    """
    Deals the given outcomes in their order, each for the stream it is written for.

    >>> ScriptedDealer([(0, 3)]).roll(0, [1, 2, 3])
    3
    """

    def __init__(self, script: Sequence[tuple[int, int]]) -> None:
        self.script = list(script)
        self.used = 0

    def index(self, stream: i64, n: i64) -> i64:
        return self.pick(stream, n)

    def roll(self, stream: i64, faces: list[int]) -> i64:
        face = self._next(stream)
        if face not in faces:
            raise ScriptBroken("script-impossible", number=self.used, stream=stream)
        return face

    def draw(self, stream: i64, bag: Bag) -> i64:
        item = self._next(stream)
        if not bag.take(item):
            raise ScriptBroken("script-impossible", number=self.used, stream=stream)
        return item

    def pick(self, stream: i64, n: i64) -> i64:
        picked = self._next(stream)
        if not 0 <= picked < n:
            raise ScriptBroken("script-impossible", number=self.used, stream=stream)
        return picked

    def finish(self) -> None:
        """Nothing of the script may be left."""
        if self.used < len(self.script):
            raise ScriptBroken("script-left-over", left=len(self.script) - self.used)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _scripted_dealer_at, (self.script, self.used)

    def _next(self, stream: int) -> int:
        if self.used == len(self.script):
            raise ScriptBroken("script-ended", number=self.used + 1, stream=stream)
        written, outcome = self.script[self.used]
        self.used += 1
        if written != stream:
            raise ScriptBroken("script-stream", number=self.used, stream=stream, written=written)
        return outcome


def _scripted_dealer_at(script: list[tuple[int, int]], used: int) -> ScriptedDealer:
    dealer = ScriptedDealer(script)
    dealer.used = used
    return dealer
